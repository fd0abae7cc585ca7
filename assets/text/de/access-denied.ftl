# Access Denied.

## Teile anderer Sätze

ad-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
ad-seat = Platz { $seat }
ad-a-card = eine Karte
ad-nothing = nichts
ad-codes =
    { $count ->
        [one] Code { $codes }
       *[other] die Codes { $codes }
    }
ad-requirement =
    { $code ->
        [none] { $level ->
            [root] Root in { $sector }
            [oper] Oper oder Root in { $sector }
           *[user] Zugriff auf { $sector }
        }
       *[other] { $level ->
            [root] Root in { $sector } und Code { $code } in deinem Passwort
            [oper] Oper oder Root in { $sector } und Code { $code } in deinem Passwort
           *[user] Zugriff auf { $sector } und Code { $code } in deinem Passwort
        }
    }

## Aktionen: die kurze Form ist eine Schaltfläche

ad-do-pass =
    { $asked ->
        [government] Den Ablagestapel liegen lassen
        [news] Diesen Zug spielen
        [free-attempt] Den freien Versuch überspringen
        [act] Deine Aktionen beenden
        [discard] Nicht mehr abwerfen
        [draw] Deinen Zug beenden
        [swap] Die gewählten Karten tauschen
        [no-gifts] Keine geben
        [gifts] Die gewählten Karten geben
        [flood-draw] Nicht mehr ziehen
        [backup] Den Verlust hinnehmen
        [lay-upgrade] Kein Upgrade ins Spiel bringen
       *[other] Passen
    }
    .short =
        { $asked ->
            [government] Karte liegen lassen
            [news] Diesen Zug spielen
            [free-attempt] Freien Versuch überspringen
            [act] Aktionen beenden
            [discard] Nicht mehr abwerfen
            [draw] Zug beenden
            [swap] Diese tauschen
            [no-gifts] Keine geben
            [gifts] Diese geben
            [flood-draw] Nicht mehr ziehen
            [backup] Verlust hinnehmen
            [lay-upgrade] Überspringen
           *[other] Passen
        }
ad-do-take-top = { $card } vom Ablagestapel nehmen
    .short = { $card } nehmen
ad-do-skip-turn = Diesen Zug überspringen und 6 Karten ziehen
    .short = Zug überspringen, 6 ziehen
ad-do-attempt =
    { $count ->
        [one] { $level } in { $sector } versuchen: { $count } Karte übergeben
       *[other] { $level } in { $sector } versuchen: { $count } Karten übergeben
    }
    .short = { $level } in { $sector } versuchen
ad-do-gain =
    { $count ->
        [one] { $level } in { $sector } erhalten: { $count } Karte abwerfen
       *[other] { $level } in { $sector } erhalten: { $count } Karten abwerfen
    }
    .short = { $level } in { $sector } erhalten
ad-do-enter = Ohne Code User in { $sector } erhalten
    .short = { $sector } betreten
    .tip = Root-Bonus oder War Dialer: User statt des freien Versuchs, unaufhaltsam (AD-76, AD-C28)
ad-do-play =
    { $target ->
        [none] { $card } ausspielen
        [sector] { $card } auf { $sector } ausspielen
        [player] { $card } auf { $player } ausspielen
        [marker] { $card } auf den Marker von { $player } in { $sector } ausspielen
        [lying] { $card } auf { $other } in { $sector } ausspielen
        [upgrade] { $card } auf { $other } von { $player } ausspielen
       *[card] { $card } auf { $other } ausspielen
    }
ad-do-play-backdoor =
    { $target ->
        [none] { $card } mit Backdoor ausspielen
        [sector] { $card } mit Backdoor auf { $sector } ausspielen
        [player] { $card } mit Backdoor auf { $player } ausspielen
        [marker] { $card } mit Backdoor auf den Marker von { $player } in { $sector } ausspielen
        [lying] { $card } mit Backdoor auf { $other } in { $sector } ausspielen
        [upgrade] { $card } mit Backdoor auf { $other } von { $player } ausspielen
       *[card] { $card } mit Backdoor auf { $other } ausspielen
    }
ad-do-pass-on = { $card } an { $player } geben, für eine Aktion
ad-do-trade = { $player } eine Karte anbieten
    .short = Mit { $player } handeln
    .tip = Deine Karte gegen das, was dafür kommt; nur ein Tausch kostet eine Aktion (AD-50)
ad-do-ask-code = Eine Karte mit Code { $code } verlangen
    .short = Code { $code }
ad-do-ask-title = { $card } verlangen
ad-do-trades = Handeln …
    .tip = Jemandem eine deiner Karten anbieten; wem, bestimmst du (AD-50)
ad-do-ask-titles = Karte nach Titel …
    .tip = Eine Karte mit ihrem Titel verlangen (AD-50)
ad-do-send-offer = Das Angebot zeigen
    .short = Angebot zeigen
ad-do-accept =
    { $cards ->
        [0] Annehmen und nichts geben
       *[other] Annehmen und die gewählten Karten geben
    }
    .short = Annehmen
    .tip = { $act }. { $player } sieht, was kommt, und bestätigt dann den Tausch oder sagt ihn ab (AD-50).
ad-do-confirm = Den Tausch bestätigen
    .short = Bestätigen
ad-do-decline = Das Angebot ausschlagen
    .short = Ausschlagen
ad-do-call-off = Den Tausch absagen
    .short = Absagen
ad-do-withdraw = Das Angebot zurückziehen
    .short = Zurückziehen
ad-do-buy = 2 Karten für eine weitere Aktion abwerfen
    .short = Aktion kaufen
    .tip = Dein Root-Bonus in TeleComm: 2 Karten für eine weitere Aktion, einmal pro Zug (AD-75)
ad-do-choose =
    { $asked ->
        [password] { $card } ins Passwort legen
        [hand-over] { $card } übergeben
        [keep] { $card } behalten
        [take-from] { $card } nehmen
        [lose-upgrade] { $card } abwerfen
        [lay-upgrade] { $card } ins Spiel bringen
        [offer-card] { $card } anbieten
        [swap] { $card } wählen
        [discard] { $card } abwerfen
       *[give] { $card } geben
    }
ad-do-several =
    { $asked ->
        [password] { $codes } festlegen
        [hand-over] { $codes } übergeben
        [give] { $codes } geben
        [swap] { $codes } wählen
        [reply] { $codes } wählen
        [gifts] { $codes } wählen
       *[discard] { $codes } abwerfen
    }{ $rest ->
        [0] {""}
       *[more] , dann noch { $rest }
    }
ad-do-discard = { $card } abwerfen
ad-do-draw = Eine Karte ziehen
ad-do-draw-all = { $count } Karten ziehen

## Aufforderungen

ad-ask-over = Die Partie ist vorbei.
ad-ask-others =
    { $asked ->
        [password] Warten auf { $players }: Passwort festlegen.
        [begin] Warten auf { $players }: Zug beginnen.
        [free-attempt] Warten auf { $players }: freier Versuch.
        [act] Warten auf { $players }: Aktionen.
        [discard] Warten auf { $players }: abwerfen.
        [draw] Warten auf { $players }: ziehen.
        [answer] Warten auf { $players }: reagieren oder passen.
        [backup] Warten auf { $players }: reagieren und die Karten behalten oder passen.
        [give] Warten auf { $players }: Karten geben.
        [choose] Warten auf { $players }: eine Karte wählen.
        [offer] Warten auf { $players }: ein Angebot machen.
        [reply] Warten auf { $players }: das Angebot annehmen oder ausschlagen.
       *[confirm] Warten auf { $players }: den Tausch bestätigen.
    }
ad-ask-password =
    { $left ->
        [one] Lege das Passwort von { $sector } fest: Wähle noch { $left } Karte mit einem anderen Code. Sie bleibt dort und verlässt deine Hand.
       *[other] Lege das Passwort von { $sector } fest: Wähle { $left } Karten mit verschiedenen Codes. Sie bleiben dort und verlassen deine Hand.
    }
ad-ask-password-done = Dein Passwort steht fest.
ad-ask-government = Government: Nimm { $card } vom Ablagestapel oder lass die Karte liegen.
ad-ask-news = NewsMedia: Spiele diesen Zug oder überspringe ihn und ziehe 6 Karten.
ad-ask-free-attempt = Freier Versuch: Wähle einen Sektor oder überspringe den Versuch.
ad-ask-free-attempt-enter = In diesem Zug sind keine Versuche möglich, du kannst aber noch ohne Code User bekommen: Wähle einen Sektor oder überspringe den Schritt.
ad-ask-free-attempt-only = Freier Versuch: Wähle einen Sektor oder überspringe den Versuch. Aktionen hast du in diesem Zug keine.
ad-ask-act =
    { $left ->
        [0] Keine Aktionen übrig: Spiele eine Karte aus, die keine braucht, oder beende deine Aktionen.
        [one] { $left } Aktion übrig: Mache einen Versuch, spiele eine Karte aus oder handle.
       *[other] { $left } Aktionen übrig: Mache einen Versuch, spiele eine Karte aus oder handle.
    }
ad-ask-discard =
    { $over ->
        [0] Wirf Karten ab, wenn du willst, oder höre auf (Handkartenlimit { $limit }). Die letzte liegt oben.
        [one] Wirf { $over } Karte ab, gern auch mehr (Handkartenlimit { $limit }). Die letzte liegt oben.
       *[other] Wirf { $over } Karten ab, gern auch mehr (Handkartenlimit { $limit }). Die letzte liegt oben.
    }
ad-ask-discard-unlimited = Du hast kein Handkartenlimit: Wirf Karten ab, wenn du willst, oder höre auf.
ad-ask-draw =
    { $left ->
        [one] Ziehe 1 Karte oder beende deinen Zug.
       *[other] Ziehe bis zu { $left } Karten oder beende deinen Zug.
    }
ad-ask-draw-full = Deine Hand ist voll ({ $limit } Karten): Beende deinen Zug.
ad-ask-drawn = Du hast deine Karten gezogen: Beende deinen Zug.
ad-ask-draw-down =
    { $over ->
        [one] Wirf { $over } Karte ab (Handkartenlimit { $limit }).
       *[other] Wirf { $over } Karten ab (Handkartenlimit { $limit }). Die letzte liegt oben.
    }
ad-ask-before-attempt = { $player } versucht { $level } in { $sector }. Spiele vor dem Übergeben eine Karte aus oder passe.
ad-ask-answer-attempt = { $player } versucht { $level } in { $sector } mit { $cards }. Reagiere oder passe.
ad-ask-answer-card = { $card } wurde ausgespielt. Reagiere oder passe.
ad-ask-backup = { $card } kostet dich Karten. Rette sie oder nimm den Verlust hin.
ad-ask-hand-over =
    { $left ->
        [one] Wähle { $left } Karte, die du für { $level } in { $sector } übergibst.
       *[other] Wähle { $left } Karten, die du für { $level } in { $sector } übergibst. Jeder Code zählt einmal.
    }
ad-ask-pay =
    { $left ->
        [one] Wirf { $left } Karte für diesen Sektor ab.
       *[other] Wirf { $left } Karten für diesen Sektor ab. Die letzte liegt oben.
    }
ad-ask-keep = Wähle die Karte des Versuchs, die du behältst.
ad-ask-lose-cards =
    { $left ->
        [one] Wirf { $left } Karte ab.
       *[other] Wirf { $left } Karten ab. Die letzte liegt oben.
    }
ad-ask-give-cards =
    { $left ->
        [one] Gib { $player } { $left } Karte.
       *[other] Gib { $player } { $left } Karten.
    }
ad-ask-take-from = Nimm eine Handkarte von { $player }.
ad-ask-lose-upgrade = Wähle ein Upgrade, das du abwirfst.
ad-ask-swap = Wähle die Karten, die du { $player } gibst.
ad-ask-lay-upgrade = Wähle ein Upgrade, das du ins Spiel bringst.
ad-ask-price =
    { $left ->
        [one] Wirf { $left } Karte für eine weitere Aktion ab.
       *[other] Wirf { $left } Karten für eine weitere Aktion ab. Die letzte liegt oben.
    }
ad-ask-offer-card = Wähle die Karte, die du { $player } anbietest.
ad-ask-offer-wish = Du bietest { $player } { $cards }. Verlange etwas, wenn du willst, dann zeige das Angebot.
ad-ask-offer-wished = Du bietest { $player } { $cards } und verlangst { $wish }. Verlange mehr, wenn du willst, dann zeige das Angebot.
ad-ask-reply = { $player } bietet { $cards }. Wähle, was du dafür gibst, und nimm an, oder schlage das Angebot aus.
ad-ask-reply-wish = { $player } bietet { $cards } und verlangt { $wish }. Wähle, was du dafür gibst, und nimm an, oder schlage das Angebot aus.
ad-ask-confirm = { $player } gibt { $cards } für { $offered }. Bestätige den Tausch oder sage ihn ab.
ad-ask-gifts = Wähle Karten, die du { $player } gibst, oder keine.
ad-ask-flood-draw = Ziehe bis zu deinem Handkartenlimit oder höre auf.

## Verlauf

ad-event-draws = { $player } zieht { $card }.
ad-event-discards = { $player } wirft { $card } ab.
ad-event-loses = { $player } verliert { $card }.
ad-event-sets-aside = { $player } legt { $card } zur Seite.
ad-event-takes-back = { $player } nimmt { $card } zurück.
ad-event-gives = { $from } gibt { $card } an { $player }.
ad-event-into-password = { $player } legt { $card } ins Passwort von { $sector }.
ad-event-takes-top = { $player } hat Root in Government und nimmt { $card } vom Ablagestapel.
ad-event-takes = { $player } nimmt { $card }.
ad-event-shows-card = { $player } spielt { $card } aus.
ad-event-upgrade = { $player } bringt { $card } ins Spiel.
ad-event-on-sector = { $card } liegt jetzt auf { $sector }.
ad-event-discarded = { $card } kommt auf den Ablagestapel.
ad-event-into-deck = { $card } kommt in den Nachziehstapel.
ad-event-shuffled =
    { $count ->
        [one] Der Ablagestapel wird zum neuen Nachziehstapel: { $count } Karte.
       *[other] Der Ablagestapel wird zum neuen Nachziehstapel: { $count } Karten.
    }
ad-event-password-set = { $player } hat ein Passwort festgelegt.
ad-event-turn = Runde { $round }: { $player } ist am Zug.
ad-event-potato = { $player } beginnt den Zug mit { $card }.
ad-event-turn-skipped = { $player } überspringt diesen Zug.
ad-event-passed = { $player } passt.
ad-event-attempted = { $player } versucht { $level } in { $sector }.
ad-event-attempt-ended =
    { $granted ->
        [yes] Zugriff gewährt: { $player } bekommt in { $sector } { $back } von { $handed } zurück.
        [stopped] Versuch gestoppt: { $player } bekommt aus { $sector } alle Karten zurück.
       *[no] Zugriff verweigert: { $player } bekommt in { $sector } { $back } von { $handed } zurück.
    }
ad-event-gained = { $player } erhält { $level } in { $sector }.
ad-event-marker-removed = { $player } verliert den Zugriff auf { $sector }.
ad-event-played =
    { $target ->
        [none] { $player } spielt { $card } aus.
        [sector] { $player } spielt { $card } auf { $sector } aus.
        [player] { $player } spielt { $card } auf { $whose } aus.
        [marker] { $player } spielt { $card } auf den Marker von { $whose } in { $sector } aus.
       *[card] { $player } spielt { $card } auf { $other } aus.
    }
ad-event-played-backdoor =
    { $target ->
        [none] { $player } spielt { $card } mit Backdoor aus.
        [sector] { $player } spielt { $card } mit Backdoor auf { $sector } aus.
        [player] { $player } spielt { $card } mit Backdoor auf { $whose } aus.
        [marker] { $player } spielt { $card } mit Backdoor auf den Marker von { $whose } in { $sector } aus.
       *[card] { $player } spielt { $card } mit Backdoor auf { $other } aus.
    }
ad-event-cancelled = { $card } von { $player } wird annulliert.
ad-event-triggered = { $player } löst { $card } in { $sector } aus.
ad-event-code-seen = { $player } zeigt { $to } einen Code von { $sector }: { $code }.
ad-event-code-shown = { $player } zeigt { $to } einen Code von { $sector }.
ad-event-hand-seen = { $player } sieht die Handkarten von { $of }: { $cards }.
ad-event-hand-looked = { $player } sieht sich die Handkarten von { $of } an.
ad-event-tapped = { $player } beobachtet den Versuch.
ad-event-lasts = Nächster Zug von { $player }: { $effect }.
ad-event-no-limit = { $player } hat bis zum nächsten eigenen Zug kein Handkartenlimit.
ad-event-upgrades-off = Die Upgrades von { $player } sind wirkungslos bis Oper in { $sector }.
ad-event-actions =
    { $more ->
        [one] { $player } hat { $more } weitere Aktion.
       *[other] { $player } hat { $more } weitere Aktionen.
    }
ad-event-buys = { $player } kauft für 2 Karten eine Aktion.
ad-event-spared = { $player } bleibt verschont.
ad-event-offer-begun = { $player } macht { $to } ein Angebot.
ad-event-asked = { $player } verlangt { $wish }.
ad-event-offer-seen = { $player } zeigt { $to }: { $cards }.
ad-event-offer-shown = { $player } zeigt { $to } die Karten.
ad-event-offer-off = { $player } beendet das Angebot.
ad-event-traded =
    { $back ->
        [0] { $player } gibt { $to } 1 Karte für nichts.
        [one] { $player } tauscht mit { $to } 1 Karte gegen { $back } Karte.
       *[other] { $player } tauscht mit { $to } 1 Karte gegen { $back } Karten.
    }
ad-event-won = { $player } hat Root in genug Sektoren und gewinnt.
ad-event-over = Die letzte Runde ist vorbei. Die Partie endet.

## Verlauf: mehrere Ereignisse in einer Zeile

ad-log-turn = Runde { $round }: { $player }
ad-log-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
ad-log-draws = { $player } zieht { $cards }.
ad-log-discards = { $player } wirft { $cards } ab.
ad-log-attempt =
    { $result ->
        [granted] { $player } versucht { $level } in { $sector } mit { $cards }: Zugriff gewährt.
        [denied] { $player } versucht { $level } in { $sector } mit { $cards }: { $kept ->
            [0] gestoppt, alle Karten kommen zurück.
           *[other] Zugriff verweigert, { $keeper } behält { $kept } von { $count }.
        }
        [paid] { $player } wirft { $cards } ab und erhält { $level } in { $sector }.
       *[open]
            { $count ->
                [0] { $player } versucht { $level } in { $sector }.
               *[other] { $player } versucht { $level } in { $sector } mit { $cards }.
            }
    }
ad-log-attempt-ended =
    { $result ->
        [granted] { $player } erhält { $level } in { $sector }: Zugriff gewährt.
       *[denied]
            { $kept ->
                [0] Der Versuch in { $sector } ist gestoppt: { $player } bekommt alle Karten zurück.
               *[other] { $keeper } behält in { $sector } { $kept } von { $count }: Zugriff verweigert.
            }
    }
ad-log-passwords =
    { $count ->
        [one] { $players } hat ein Passwort festgelegt.
       *[other] { $players } haben Passwörter festgelegt.
    }
ad-log-skips = { $player } überspringt diesen Zug und zieht { $cards }.
ad-log-lasts =
    { $count ->
        [one] Nächster Zug von { $players }: { $effects }.
       *[other] Nächste Züge von { $players }: { $effects }.
    }
ad-log-makes-offer = { $player } macht { $to } ein Angebot
ad-log-offers = { $player } bietet { $to } { $cards } an
ad-log-asks = {" und verlangt"} { $wish }
ad-log-replies = { $to } bietet { $cards }
ad-log-replies-hidden = { $to } antwortet
ad-log-traded = { $to } gibt dafür { $cards }
ad-log-offer-withdrawn = { $player } zieht das Angebot zurück
ad-log-and-withdraws = {", zieht es dann aber zurück"}
ad-log-offer-declined = { $to } schlägt es aus
ad-log-then = { $first }; { $then }
ad-log-line = { $text }.

## Was einen Zug lang gilt

ad-lasting-no-free-attempt = kein freier Versuch
    .tip = Der Schritt Freier Versuch entfällt; Aktionen können weiter Versuche sein
ad-lasting-no-attempts = keine Versuche
    .tip = Keine Versuche, auch kein freier
ad-lasting-no-actions = keine Aktionen
    .tip = Keine Aktionen; freier Versuch und Reaktionen bleiben (AD-22)
ad-lasting-off = Root-Boni und Upgrades wirkungslos
    .tip = Root-Boni und Upgrades sind wirkungslos
ad-lasting-no-draws = kein Ziehen
    .tip = Keine Karten im Schritt Ziehen
ad-lasting-no-limit = kein Handkartenlimit
    .tip = Beliebig viele Karten können behalten werden
ad-lasting-actions =
    { $count ->
        [one] { $signed } Aktion
       *[other] { $signed } Aktionen
    }
    .tip = Mehr oder weniger Aktionen
ad-lasting-draws =
    { $count ->
        [one] +{ $count } Karte beim Ziehen
       *[other] +{ $count } Karten beim Ziehen
    }
    .tip = Mehr Karten im Schritt Ziehen
ad-lasting-next = nächster Zug: { $effect }

## Root-Boni

ad-bonus-banking = Ziehe im Schritt Ziehen 3 Karten, egal wie hoch dein Handkartenlimit ist, dann wirf bis auf das Limit ab.
ad-bonus-government = Zu Beginn deines Zuges darfst du die oberste Karte des Ablagestapels nehmen.
ad-bonus-micronopoly = Dein Handkartenlimit ist um 2 höher.
ad-bonus-news = Du darfst deinen ganzen Zug überspringen und dafür 6 Karten ziehen.
ad-bonus-telecomm = Einmal pro Zug: Wirf 2 Karten für eine weitere Aktion ab.
ad-bonus-universities = Dein freier Versuch darf überall ohne Code User erhalten.

## Ablehnungen

ad-refuse-over = Die Partie ist vorbei.
ad-refuse-no-seat = Diesen Platz gibt es nicht.
ad-refuse-not-you = Du bist nicht am Zug.
ad-refuse-not-asked = Warte, bis du gefragt wirst: Alle reagieren im Uhrzeigersinn, nacheinander.
ad-refuse-uncontrolled = { $card } hält diesen Versuch nicht auf: Niemand kontrolliert den Sektor.
ad-refuse-not-held = { $card } ist nicht auf deiner Hand.
ad-refuse-in-password = { $card } gehört zu deinem Passwort und bleibt dort.
ad-refuse-no-room = Zu viele Karten laufen gleichzeitig. Warte, bis eine davon abgehandelt ist.
ad-refuse-many-plays = In diesem Zug wurden { $count } Karten ausgespielt, mehr sind nicht möglich.
ad-refuse-requires = { $card } setzt { $requirement } voraus.
ad-refuse-no-backdoor = Backdoor hilft bei { $card } nicht: Spiele es für eine Voraussetzung aus, die dir fehlt, aber nie für ein Upgrade.
ad-refuse-standing =
    { $standing ->
        [control] { $card }: Nur wer den Sektor kontrolliert, kann die Karte ausspielen.
        [oper] { $card }: Du brauchst erst Oper oder Root in dem Sektor.
       *[access] { $card }: Du brauchst erst Zugriff auf den Sektor.
    }
ad-refuse-target =
    { $aim ->
        [none] { $card } hat kein Ziel.
        [own-access] Wähle für { $card } einen Sektor, auf den du Zugriff hast.
        [controlled-without-access] Wähle für { $card } einen kontrollierten Sektor, auf den du keinen Zugriff hast.
        [without-access] Wähle für { $card } einen Sektor, auf den du keinen Zugriff hast.
        [here] { $card } wirkt nur in { $sector } und nur, wenn du dort keinen Zugriff hast.
        [own-user] Wähle für { $card } einen Sektor, in dem du genau User bist.
        [other] Wähle für { $card } eine andere Person.
        [other-with-cards] Wähle für { $card } eine andere Person mit Handkarten.
        [other-with-user] Wähle für { $card } eine andere Person, die in { $sector } genau User ist.
        [other-with-upgrade] Wähle für { $card } eine andere Person, die { $other } im Spiel hat.
        [others-upgrade] Wähle für { $card } ein Upgrade einer anderen Person.
        [others-marker] Wähle für { $card } den Marker einer anderen Person in einem User-Bereich.
        [marker-under-oper] Wähle für { $card } einen User-Marker in einem Sektor, in dem du Oper oder Root bist.
        [lying-card] Wähle für { $card } eine Karte, die auf einem Sektor liegt.
       *[controller] { $card } trifft die Person, die { $sector } kontrolliert, wenn du es nicht selbst bist.
    }
ad-refuse-nothing =
    { $lacks ->
        [discard] { $card }: Auf dem Ablagestapel liegt keine Karte, die du nehmen kannst.
        [upgrade] { $card }: Du hast kein Upgrade auf der Hand.
        [cards] { $card }: Du hast keine Karte zum Geben.
       *[room] { $card }: Auf Sektoren ist kein Platz für weitere Karten.
    }
ad-refuse-no-actions = Du hast keine Aktionen übrig.
ad-refuse-no-attempts = Du kannst in diesem Zug keine Versuche machen.
ad-refuse-root-already = Du hast schon Root in { $sector }.
ad-refuse-access-already = Du hast schon Zugriff auf { $sector }.
ad-refuse-few-cards =
    { $need ->
        [one] { $level } in { $sector } braucht { $need } Karte zum Übergeben: Du hast { $have }.
       *[other] { $level } in { $sector } braucht { $need } Karten zum Übergeben: Du hast { $have }.
    }
ad-refuse-few-discards = { $level } in { $sector } kostet { $need } Karten (niemand kontrolliert den Sektor): Du hast { $have }.
ad-refuse-no-entry = Um ohne Code User zu erhalten, brauchst du Root in Universities oder War Dialer.
ad-refuse-same-code = Code { $code } ist schon in diesem Passwort. Alle drei Codes sind verschieden.
ad-refuse-other-password = Behalte diese Karte: Ohne sie bleibt dein anderes Passwort unvollständig.
ad-refuse-no-potato = { $card } kannst du nicht weitergeben: Das geht nur mit einer heißen Kartoffel, mit der du diesen Zug begonnen hast.
ad-refuse-no-partner = Wähle eine andere Person.
ad-refuse-offers-made = Du kannst nur 2 Angebote pro Zug machen.
ad-refuse-nothing-to-offer = Du hast keine Karte zum Anbieten.
ad-refuse-asked-already = Das hast du schon verlangt, oder niemand könnte es dir geben.
ad-refuse-no-purchase = Um eine Aktion zu kaufen, brauchst du Root in TeleComm.
ad-refuse-bought = Du hast in diesem Zug schon eine Aktion gekauft.
ad-refuse-two-cards = Eine Aktion kostet 2 Karten. Du hast weniger.
ad-refuse-no-choice = { $card } kannst du hier nicht wählen.
ad-refuse-over-limit =
    { $limit ->
        [one] Wirf zuerst Karten ab: Dein Limit beträgt { $limit } Karte.
       *[other] Wirf zuerst Karten ab: Dein Limit beträgt { $limit } Karten.
    }
ad-refuse-over-limit-by =
    { $limit ->
        [one] Wirf zuerst Karten ab: Wegen { $card } beträgt dein Limit { $limit } Karte.
       *[other] Wirf zuerst Karten ab: Wegen { $card } beträgt dein Limit { $limit } Karten.
    }
ad-refuse-off = Wegen { $card } ist der Bonus oder das Upgrade dafür wirkungslos.
ad-refuse-no-draw = Du hast in diesem Schritt alle deine Karten gezogen.
ad-refuse-hand-full =
    { $limit ->
        [one] Deine Hand ist voll: Das Limit beträgt { $limit } Karte.
       *[other] Deine Hand ist voll: Das Limit beträgt { $limit } Karten.
    }
ad-refuse-no-deck = Es sind keine Karten zum Ziehen übrig.
ad-refuse-choose-first = Wähle zuerst mindestens eine Karte.
ad-refuse-must-choose = Hier kannst du nicht passen. Wähle.
ad-refuse-not-now =
    { $asked ->
        [nothing] Die Partie ist vorbei.
        [password] Lege zuerst dein Passwort fest.
        [government] Nimm zuerst die oberste Karte des Ablagestapels oder lass sie liegen.
        [news] Spiele oder überspringe zuerst diesen Zug.
        [free-attempt] Das ist der Schritt Freier Versuch: Wähle einen Sektor oder überspringe den Versuch.
        [act] Das ist der Schritt Aktionen: Mache einen Versuch, spiele eine Karte aus, handle oder beende deine Aktionen.
        [discard] Das ist der Schritt Abwerfen: Wirf ab oder höre auf.
        [draw] Das ist der Schritt Ziehen: Ziehe oder beende deinen Zug.
        [draw-down] Wirf zuerst bis auf dein Handkartenlimit ab.
        [before-attempt] Reagiere oder passe zuerst.
        [answer-attempt] Reagiere oder passe zuerst.
        [answer-card] Reagiere oder passe zuerst.
        [hand-over] Übergib zuerst die Karten deines Versuchs.
        [pay] Wirf zuerst die Karten ab, die dieser Sektor kostet.
        [keep] Wähle die Karte des Versuchs, die du behältst.
        [backup] Rette zuerst deine Karten oder passe.
        [lose-cards] Wirf zuerst ab.
        [give-cards] Gib zuerst Karten.
        [take-from] Wähle die Karte, die du nimmst.
        [lose-upgrade] Wähle das Upgrade, das du abwirfst.
        [swap] Wähle die Karten, die du gibst, dann tausche.
        [lay-upgrade] Wähle das Upgrade, das du ins Spiel bringst.
        [price] Wirf zuerst die Karten für die Aktion ab.
        [offer-card] Wähle die Karte, die du anbietest, oder ziehe das Angebot zurück.
        [offer-wish] Verlange etwas, zeige dein Angebot oder ziehe es zurück.
        [reply] Antworte auf das Angebot: Wähle, was du gibst, und nimm an, oder schlage es aus.
        [confirm] Bestätige den Tausch oder sage ihn ab.
        [gifts] Wähle die Karten, die du gibst, und beende die Wahl.
       *[flood-draw] Ziehe oder höre auf.
    }
ad-refuse-timing =
    { $when ->
        [action] { $card } spielst du als Aktion aus, in deinem Schritt Aktionen.
        [potato] { $card } ist eine heiße Kartoffel und wird nie ausgespielt.
        [joined] { $card } spielst du mit einer anderen Karte aus, nicht allein.
        [any-time] { $card } spielst du zwischen zwei Schritten, Aktionen oder Reaktionen aus.
        [draw-step] { $card } spielst du in deinem eigenen Schritt Ziehen aus.
        [before-attempt] { $card } spielst du aus, wenn eine andere Person einen kontrollierten Sektor für einen Versuch wählt.
        [attempt] { $card } ist eine Reaktion auf den Versuch einer anderen Person.
        [virus] { $card } ist eine Reaktion auf ein Virus.
        [root-card] { $card } ist eine Reaktion auf eine Karte, die Root voraussetzt.
        [requiring-card] { $card } ist eine Reaktion auf eine Karte, die Zugriff auf einen Sektor voraussetzt.
       *[loss] { $card } spielst du aus, wenn dich die Karte einer anderen Person Karten kostet.
    }

## Optionen

ad-option-sectors = Sektoren zum Sieg
    .help = In wie vielen Sektoren du zum Sieg Root brauchst: meist 3, zu zweit 5. Sind es mehr Sektoren als Personen, zählen auch unkontrollierte (AD-80, AD-81).
ad-option-rounds = Rundenlimit
    .help = Nach dieser Runde gewinnt, wer am meisten Zugriff hat (AD-83). Ohne Limit endet eine Partie nach 150 Runden.
ad-option-cancelbot = CancelBot
    .help = Was CancelBot in dem Sektor braucht, den die andere Karte voraussetzt: Oper oder Root, oder irgendeinen Zugriff.
ad-setup-two = Zu zweit spielt ihr auf 5 oder 6 Sektoren, nicht auf 4: Ihr beginnt mit je zwei (AD-82).

## Der Tisch

ad-doing-password =
    { $who ->
        [you] Lege dein Passwort fest
        [one] { $player } wählt ein Passwort
       *[many] { $count } Personen wählen Passwörter
    }
ad-doing-asked =
    { $who ->
        [you] Reagiere oder passe
        [one] { $player } wird gefragt
       *[many] { $count } Personen werden gefragt
    }
ad-doing-decide =
    { $who ->
        [you] Wähle
        [one] { $player } wählt
       *[many] { $count } Personen wählen
    }
ad-step-boot = Boot: Passwörter festlegen
    .tip = Drei deiner Karten mit drei verschiedenen Codes werden dein Passwort (AD-12)
ad-step-free-attempt = Freier Versuch
    .tip = Ein Zugriffsversuch, der keine Aktion kostet (AD-21)
ad-step-actions = Aktionen
    .tip = Versuche, Karten und Tausch: eine Aktion, mehr oder weniger durch Boni und Karten (AD-22)
ad-step-discard = Abwerfen
    .tip = Bis auf dein Handlimit, auf Wunsch weiter (AD-23)
ad-step-draw = Ziehen
    .tip = Bis zu 2 Karten, soweit dein Handlimit reicht (AD-24)
ad-round = Runde { $round }
ad-round-of = Runde { $round } von { $rounds }
ad-over = Vorbei
ad-plate-cards = Handkarten, auch die zur Seite gelegten
ad-plate-levels = Sektoren mit Oper und mit User
ad-plate-upgrades = Upgrades im Spiel
ad-plate-actions = Übrige Aktionen in diesem Zug
ad-plate-no-limit = Kein Handkartenlimit bis zum nächsten eigenen Zug
ad-plate-upgrades-off = Upgrades wirkungslos
    .tip = Upgrades sind wirkungslos bis Oper in TeleComm (S.O.L.)
ad-standing-goal = Root in { $goal } Sektoren, in Runde { $round } ({ $rule })
ad-standing-rounds = { $rounds } Runden sind vorbei: Es zählt, wer am häufigsten Root hat, dann Oper, dann User (AD-83)
ad-column-roots = Root, gewertet
ad-question-before = { $player } versucht { $level } in { $sector }. Greift jemand vor dem Übergeben ein?
ad-question-attempt = { $player } versucht { $level } in { $sector }. Reagiert jemand?
ad-question-card = { $player } spielt { $card } aus. Reagiert jemand?
ad-question-loss = { $card } kostet Karten. Rettet jemand welche?
ad-ask-less = Weniger fragen
    .tip = Nur noch fragen, wenn ich reagieren kann (Menü → Personen und Bots)
ad-asked-anyway = { $prompt } Du wirst auch ohne Reaktion gefragt, damit niemand erfährt, was du hast.
ad-missing =
    { $asked ->
        [password] Wähle eine Karte für das Passwort: Klicke sie an oder nimm die Pfeiltasten.
        [hand-over] Wähle eine Karte zum Übergeben.
        [discard] Wähle eine Karte zum Abwerfen.
        [keep] Wähle die Karte, die du behältst.
        [take-from] Wähle die Karte, die du nimmst.
        [offer-card] Wähle die Karte, die du anbietest.
        [free-attempt] Wähle einen Sektor: Klicke ihn an oder nimm die Pfeiltasten.
        [act] Wähle einen Sektor oder eine Karte: per Klick oder mit den Pfeiltasten.
       *[other] Wähle eine Karte.
    }
ad-which-title = Welcher Titel?
ad-tray =
    { $asked ->
        [take-from] Nimm eine davon
        [lose-upgrade] Deine Upgrades
        [keep] Übergeben
       *[other] Zur Auswahl
    }
ad-needs = Braucht { $requirement }
ad-waste-code = { $code } ist nicht im Passwort von { $sector }: Du würdest { $card } verlieren.
ad-waste-twice = Nur eine Karte mit { $code } kann passen: Du würdest { $card } verlieren.

## Arten von Karten

ad-kind-upgrade = Upgrade
    .tip = Bleibt offen vor dir liegen und wirkt von da an (AD-43).
ad-kind-potato = Heiße Kartoffel
    .tip = Wird nie ausgespielt: Beginnt dein Zug mit ihr auf der Hand, gilt ihre Strafe für diesen Zug. Gib sie für eine Aktion weiter, nimm sie für einen Versuch, tausche sie oder wirf sie ab (AD-44).
ad-kind-joined = Begleitkarte
    .tip = Du spielst sie mit einer anderen Karte aus; sie kostet keine eigene Aktion (AD-C19).
ad-kind-any-time = Jederzeit
    .tip = Du spielst sie zwischen zwei beliebigen Schritten aus, egal in wessen Zug, ohne Aktion (AD-41).
ad-kind-draw-step = Beim Ziehen
    .tip = Du spielst sie in deinem eigenen Schritt Ziehen aus, ohne Aktion (AD-41).
ad-kind-action = Aktion
    .tip = Sie auszuspielen kostet eine Aktion (AD-40).
ad-kind-answer = Reaktion
    .tip = Du spielst sie in dem Moment aus, den ihr Text nennt, egal in wessen Zug, ohne Aktion (AD-41).
ad-kind-virus = Virus
    .tip = Counter-Virus und Anti-Virus sind Reaktionen darauf, und ICE hält es ab (AD-R1).
ad-kind-sector-card = Sektorkarte
    .tip = Liegt offen auf einem Sektor, bis sie ausgelöst wird (AD-43).
ad-kind-unstoppable = Unaufhaltsam
    .tip = Auf sie kann keine Karte reagieren (AD-46).
ad-level-user = User: die erste von drei Stufen. Ein Versuch braucht 1 Karte; in einem unkontrollierten Sektor wirfst du 2 ab (AD-1, AD-31, AD-37).
ad-level-oper = Oper: die zweite Stufe. Ein Versuch braucht 2 Karten; in einem unkontrollierten Sektor wirfst du 3 ab (AD-1, AD-31, AD-37).
ad-level-root = Root: die höchste Stufe. Sie gibt den Bonus des Sektors, und in kontrollierten Sektoren zählt sie für den Sieg (AD-70, AD-80).

## Detailansicht

ad-unknown-to-others = Niemand sonst weiß, dass du sie hast.
ad-known-to = Das wissen: { $players }.
ad-rounds-meaning = Nach der letzten Runde gewinnt, wer den meisten Zugriff hat (AD-83)
ad-lamps = Eine Lampe leuchtet, wo du die Stufe hast.
ad-you-know = Du weißt, dass { $player } sie hat.
ad-yours = deiner
ad-uncontrolled = unkontrolliert
ad-root-bonus = Root-Bonus: { $text } ({ $rule })
ad-your-password =
    { $whose ->
        [you] Dein Passwort: { $codes }
       *[other] Passwort: { $codes }
    }
ad-clue =
    { $kind ->
        [both] kennt { $within } und schließt { $out } aus
        [within] kennt { $within }
       *[out] schließt { $out } aus
    }
ad-deck =
    { $count ->
        [one] Nachziehstapel: { $count } Karte
       *[other] Nachziehstapel: { $count } Karten
    }
    .tip = Ist er leer, wird der Ablagestapel zum neuen Nachziehstapel gemischt (AD-26).
ad-you = Du
ad-controls = Kontrolle: { $sectors } · Root: { $roots } von { $goal }
ad-level-in = { $level } in { $sectors }
ad-no-upgrades = Keine Upgrades
ad-this-turn = { $effect } (dieser Zug)
ad-next-turn = { $effect } (nächster Zug)
ad-no-limit = kein Handkartenlimit bis zum nächsten eigenen Zug
    .tip = Das Handkartenlimit gilt erst wieder ab dem nächsten eigenen Zug
ad-upgrades-off = Upgrades wirkungslos bis Oper in { $sector }
    .tip = S.O.L.: Bis dahin sind Upgrades wirkungslos (AD-C27)
ad-known-hand = Bekannte Handkarten: { $cards }

## Checkliste

ad-checklist = Checkliste
ad-checklist-code = { $count } der 63 Karten haben Code { $code } (AD-2).
ad-checklist-cell =
    { $mark ->
        [yes] { $code } in { $sector }: bekannt, im Passwort. Klicke für eine eigene Vermutung: ?, ✓, ✗.
        [no] { $code } in { $sector }: bekannt, nicht im Passwort. Klicke für eine eigene Vermutung: ?, ✓, ✗.
        [logic-yes] { $code } in { $sector }: Der Code muss im Passwort sein. Klicke für eine eigene Vermutung: ?, ✓, ✗.
        [logic-no] { $code } in { $sector }: Der Code kann nicht im Passwort sein. Klicke für eine eigene Vermutung: ?, ✓, ✗.
       *[unknown] { $code } in { $sector }: unbekannt. Klicke für eine eigene Vermutung: ?, ✓, ✗.
    }

## Was zum Sieg führt, über den Plätzen

# $counts is all or controlled: which sectors count.
ad-aim =
    { $counts ->
        [all] Hol dir als Erstes Root in { $goal } Sektoren
       *[controlled] Hol dir als Erstes Root in { $goal } kontrollierten Sektoren
    }
ad-unit = Root
ad-alarm-root =
    { $who ->
        [you] Dir fehlt noch ein Root
        [one] { $player } fehlt noch ein Root
       *[many] { $count } Personen fehlt noch ein Root
    }

## Die Karte zu Beginn einer Partie

ad-start-turn = Mach einen freien Versuch in einem Sektor: Deine Karten müssen zum Passwort passen, ohne Passwort gelten alle. Dann tu noch eines: ein Versuch, eine Karte oder ein Handel.
ad-start-end =
    Sobald jemand Root in { $goal } { $counts ->
        [all] Sektoren hat, ob kontrolliert oder nicht
       *[controlled] kontrollierten Sektoren hat
    }. { $own ->
        [one] Dein eigener Sektor ist dein erster, und sein Root-Bonus gilt von Anfang an: { $bonus }
       *[other] Deine eigenen { $own } Sektoren sind deine ersten, und ihre Root-Boni gelten von Anfang an: { $bonus }
    }
