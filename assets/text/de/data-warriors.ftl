# Data.Warriors: Aktionen, Aufforderungen, Ablehnungen, Verlauf, Optionen.

## Teile anderer Sätze

# Ein Befehl: sein Name und seine Karte.
dw-command-of = { $command } von { $card }
# Was Kosten ändert: „+2“ und der Titel einer Karte.
dw-reason = { $more } durch { $source }
dw-reason-effect = einen Effekt

## Dinge am Tisch, im Akkusativ

dw-thing-copy = { $card } ({ $number } von { $count })
dw-thing-yourself = dich
dw-thing-seat = Platz { $seat }
# Card: Titel, und welche von mehreren Kopien. Whose: you oder other, mit der Nummer des Platzes.
dw-thing-in-play =
    { $whose ->
        [you] { $card } auf deinem Desktop ({ $state })
       *[other] { $card } auf dem Desktop von Platz { $seat } ({ $state })
    }
dw-thing-in-trash =
    { $whose ->
        [you] { $card } in deinem Papierkorb
       *[other] { $card } im Papierkorb von Platz { $seat }
    }
dw-thing-item =
    { $whose ->
        [you] deinen Eintrag { $what } (Nummer { $number } auf dem Stack)
       *[other] { $what } von Platz { $seat } (Eintrag { $number } auf dem Stack)
    }

## Aktionen: Die kurze Form ist ein Knopf

dw-do-pass = Passen, ohne zu reagieren
dw-do-end-step = Den Schritt beenden
dw-do-end = { $step } beenden
dw-do-keep = Deine Handkarten behalten
dw-do-mulligan = Einen Mulligan nehmen: Handkarten zurückmischen und 5 ziehen
dw-do-draw =
    { $count ->
        [one] { $count } Karte ziehen
       *[other] { $count } Karten ziehen
    }
dw-do-play = { $card } für { $price } ausspielen
dw-do-issue-script = { $card } für { $price } absetzen
dw-do-issue = { $command } von { $card } für { $price } absetzen
dw-do-either = Teil { $part } wählen: { $text }
    .short = Teil { $part } wählen
dw-do-amount = □ auf { $x } setzen
dw-do-amount-for = □ für { $cost } MP auf { $x } setzen
dw-do-choose = Wählen: { $what }
dw-do-discard = { $card } abwerfen
dw-do-discard-daemon = Deinen Daemon { $card } aus dem Spiel abwerfen
dw-do-first = Effekt { $effect } von { $card } zuerst eintreten lassen
dw-do-resign = Aufgeben und die Partie mit deinen Karten verlassen

# Base ist −1, wo es den Kosten gleicht.
dw-price =
    { $variable ->
        [yes] { $cost } MP oder mehr
       *[no] { $cost } MP
    }{ $base ->
        [-1] {""}
       *[other] {" "}(Grundkosten { $base })
    }
dw-price-none = 0 MP

## Aufforderungen

dw-ask-mulligan = Behalte deine Starthand oder nimm einen Mulligan: Mische sie zurück und ziehe 5 Karten.
dw-ask-mulligan-of = Du spielst { $drive }: { $plan } Behalte deine Starthand oder nimm einen Mulligan.
dw-ask-draw =
    { $most ->
        [1] Init: Ziehe 1 Karte.
       *[other] Init: Wähle, wie viele Karten du ziehst: 1–{ $most }.
    }
dw-ask-setup = Setup: Spiele Karten aus oder beende den Schritt.
dw-ask-run = Run: Setze einen Befehl oder ein Skript ab oder beende den Schritt.
dw-ask-respond = Reagiere mit einem Befehl oder Skript auf { $card } oder passe.
dw-ask-respond-to-stack = Reagiere mit einem Befehl oder Skript auf den Stack oder passe.
dw-ask-place = Wähle, wohin { $card } kommt.
dw-ask-either = Wähle, was { $card } tut.
dw-ask-amount = Wähle, wie viele MP du für { $card } belegst.
dw-ask-target = Wähle { $target } für { $card }.
dw-ask-copy = Wähle ein Ziel für die Kopie, die { $card } anlegt.
dw-ask-discard =
    { $then ->
        [out] { $count ->
            [one] Wirf { $count } Karte ab, dann scheidet aus, wessen Laufwerk leer ist.
           *[other] Wirf { $count } Karten ab, dann scheidet aus, wessen Laufwerk leer ist.
        }
       *[nothing] { $count ->
            [one] Wirf { $count } Karte ab.
           *[other] Wirf { $count } Karten ab, eine nach der anderen.
        }
    }
dw-ask-order = Mehrere deiner Effekte warten: Wähle den, der zuerst eintritt.
dw-waste-drive = Das leert dein Laufwerk: Du scheidest am Ende dieses Zugs aus.
dw-waste-memory = Das braucht deinen letzten MP: Danach endet dein Zug, ohne Run.

dw-wait = Warten auf { $player }.
dw-wait-mulligan = { $player } überlegt, ob die Handkarten bleiben.
dw-wait-draw = { $player } zieht Karten.
dw-wait-setup = { $player } ist im Setup-Schritt.
dw-wait-run = { $player } ist im Run-Schritt.
dw-wait-respond = Warten auf { $player }: reagieren oder passen.
dw-wait-choose = { $player } wählt für einen Effekt.
dw-wait-discard = { $player } wirft Karten ab.
dw-wait-order = { $player } wählt, welcher Effekt zuerst eintritt.

dw-over-won = Die Partie ist vorbei: { $player } gewinnt.
dw-over-tie = Die Partie ist vorbei: { $players } teilen sich den ersten Platz.

## Ablehnungen

dw-refuse-over = Die Partie ist vorbei.
dw-refuse-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
dw-refuse-out = Du bist aus der Partie ausgeschieden.
dw-refuse-asked-first = Warte: Eine andere Person wird zuerst gefragt.
dw-refuse-decided = Du hast über deine Handkarten entschieden. Warte auf die anderen.
dw-refuse-deciding = Warte: Eine andere Person entscheidet über ihre Handkarten.
dw-refuse-not-your-step = Eine andere Person ist im Schritt { $step }. Warte auf deinen Zug.
dw-refuse-no-response-in-setup = Eine andere Person ist im Setup-Schritt. Reagieren kannst du im Run-Schritt.
dw-refuse-script-later = Warte, bis du gefragt wirst. Dann kannst du ein Skript absetzen.
dw-refuse-respond-later = Warte, bis du gefragt wirst.
dw-refuse-mulligan-first = Entscheide zuerst: Behalte deine Handkarten oder nimm einen Mulligan.
dw-refuse-draw-first = Das ist der Init-Schritt: Zieh zuerst Karten.
dw-refuse-no-commands-in-setup = Befehle kannst du nur in einem Run-Schritt absetzen, nicht im Setup-Schritt.
dw-refuse-no-pass-in-setup = Es gibt nichts, worauf du reagieren kannst: Spiele Karten aus oder beende den Schritt.
dw-refuse-in-setup = Das ist der Setup-Schritt: Spiele Karten aus oder beende den Schritt.
dw-refuse-no-pass-in-run = Es gibt nichts, worauf du reagieren kannst: Setze etwas ab oder beende den Schritt.
dw-refuse-in-run = Das ist der Run-Schritt: Setze einen Befehl oder ein Skript ab oder beende den Schritt.
dw-refuse-end-later = Reagiere oder passe: Beenden kannst du den Schritt, wenn der Stack leer ist.
dw-refuse-respond = Reagiere mit einem Befehl oder Skript oder passe.
dw-refuse-place-first = Wähle zuerst den Desktop oder das Wirtsprogramm für deine Karte.
dw-refuse-either-first = Wähle zuerst, was die Karte tut.
dw-refuse-amount-first = Wähle zuerst den Wert für □.
dw-refuse-target-first = Wähle zuerst ein Ziel.
dw-refuse-discard-first =
    { $count ->
        [one] Wirf zuerst { $count } Karte ab.
       *[other] Wirf zuerst { $count } Karten ab, eine nach der anderen.
    }
dw-refuse-order-first = Wähle zuerst den Effekt, der als Erster eintritt.
dw-refuse-draws = Wähle eine Zahl von 1 bis { $most }.
dw-refuse-not-in-hand = Du hast { $card } nicht auf der Hand.
dw-refuse-setup-only = { $card } ist ein { $kind }: Spiele die Karte in deinem eigenen Setup-Schritt aus.
# $place ist own, others oder any.
dw-refuse-no-host =
    { $place ->
        [own] { $card } braucht ein .PRG auf deinem eigenen Desktop als Wirtsprogramm.
        [others] { $card } braucht ein .PRG auf einem fremden Desktop als Wirtsprogramm.
       *[any] { $card } braucht ein .PRG als Wirtsprogramm.
    }
dw-refuse-no-bench =
    { $place ->
        [own] { $card } braucht einen leeren Daemon-Platz auf deinem eigenen Desktop.
        [others] { $card } braucht einen leeren Daemon-Platz auf einem fremden Desktop.
       *[any] { $card } braucht einen leeren Daemon-Platz.
    }
dw-refuse-no-place =
    { $place ->
        [own] { $card } kommt auf deinen eigenen Desktop.
        [others] { $card } kommt auf einen fremden Desktop.
       *[any] { $card } kommt auf einen Desktop.
    }
# What: der Titel einer Karte oder ein Befehl einer Karte. Requirement: „du am Zug bist“.
dw-refuse-requires = { $what } geht nur, wenn { $requirement }.
dw-refuse-no-target = { $what } hat kein erlaubtes Ziel. Nötig: { $targets }.
# Reasons: die Liste dessen, was die Kosten ändert, oder none.
dw-refuse-memory =
    { $reasons ->
        [none] { $what } kostet { $need } MP. Du hast { $free } MP frei.
       *[other] { $what } kostet { $need } MP (Grundkosten { $base }, { $reasons }). Du hast { $free } MP frei.
    }
dw-refuse-many-issues = In diesem Zug ist das Limit von { $limit } Befehlen und Skripten erreicht.
dw-refuse-stack-full = Der Stack ist voll: Er fasst { $limit } Einträge.
dw-refuse-not-in-play = Befehle kannst du nur von Karten im Spiel absetzen.
dw-refuse-no-control = Du kontrollierst { $card } nicht.
dw-refuse-not-idle = { $card } ist { $state }. Nur von Idle-Karten kannst du Befehle absetzen.
dw-refuse-locked = Ein Effekt hindert { $card } daran, Befehle abzusetzen.
dw-refuse-no-command = { $card } hat keinen solchen Befehl.
dw-refuse-spent = Für 0 MP kannst du { $what } nur einmal pro Zug absetzen und insgesamt höchstens { $limit } solche Befehle.
dw-refuse-too-little = □ muss mindestens { $least } sein.
dw-refuse-too-much = □ kann höchstens { $most } sein.
dw-refuse-wrong-state = { $card } ist { $state }. Wähle { $target }.
dw-refuse-bad-target = Das ist kein erlaubtes Ziel. Wähle { $target }.
dw-refuse-no-choice = Diese Wahl gibt es nicht.
dw-refuse-no-daemon = Du hast keinen solchen Daemon auf deinem Desktop.
dw-refuse-no-effect = Von dir wartet kein solcher Effekt.
dw-refuse-no-resigning = Aufgeben ist in dieser Partie ausgeschaltet (siehe die Optionen der Partie).

## Verlauf

# Ereignisse sind Phrasen ohne Punkt: Mehrere können in einer Zeile stehen.
dw-line = { $text }.
dw-thing-issued = { $what } ({ $player })
dw-thing-card = { $card } ({ $player })
dw-event-kept = { $player } behält die Handkarten
dw-event-redrew = { $player } nimmt einen Mulligan
dw-event-step-began = Runde { $round }: { $player } beginnt { $step }
dw-event-step-ended = { $player } beendet { $step }
dw-event-passed = { $player } passt
# Seen: ob die Karte bekannt ist.
dw-event-drew =
    { $seen ->
        [yes] { $player } zieht { $card }
       *[no] { $player } zieht eine Karte
    }
dw-event-wiped = Vom Laufwerk von { $player } wird 1 Karte gelöscht: { $card }
dw-event-discarded = { $player } wirft { $card } ab
dw-event-attached = { $player } fügt { $card } an { $host } an
dw-event-played = { $player } spielt { $card } aus
dw-event-injected = { $player } spielt { $card } auf den Desktop von { $other } aus
dw-event-put-on-stack = { $player } legt { $card } auf den Stack
dw-event-trashed = In den Papierkorb kommt { $card } von { $player }
dw-event-restored =
    { $seen ->
        [yes] { $player } stellt { $card } wieder her
       *[no] { $player } stellt eine Karte wieder her
    }
dw-event-recovered = { $player } holt { $card } zurück
dw-event-shuffled-back =
    { $seen ->
        [yes] { $player } mischt { $card } zurück
       *[no] { $player } mischt eine Karte zurück
    }
dw-event-left =
    { $seen ->
        [yes] Mit { $player } verlässt { $card } die Partie
       *[no] Mit { $player } verlässt eine Karte die Partie
    }
# To: drive, hand, desktop (einer anderen Person), host oder stack.
dw-event-moved =
    { $to ->
        [drive] Auf das Laufwerk von { $player } kommt
        [hand] Auf die Hand von { $player } kommt
        [desktop] Auf den Desktop von { $other } kommt
        [host] Mit dem Wirtsprogramm bewegt sich
       *[stack] Auf den Stack kommt
    }{ $seen ->
        [yes] {" "}{ $card }
       *[no] {" "}eine Karte
    }
# What: der Titel einer Karte oder ein Befehl einer Karte.
dw-event-choosing = { $player } wählt für { $what }
dw-event-chose = { $player } wählt { $what }
dw-event-chose-nothing = { $player } hat gewählt
# Part ist 0 und x −1, wo es nichts gibt; targets ist eine Liste von $count Zielen.
dw-event-issued =
    { $player } setzt { $what } ab{ $part ->
        [0] {""}
       *[other] , Teil { $part }
    }{ $x ->
        [-1] {""}
       *[other] , □ = { $x }
    }{ $count ->
        [0] {""}
        [one] , Ziel: { $targets }
       *[other] , Ziele: { $targets }
    }
dw-event-copied =
    { $count ->
        [0] { $player } kopiert { $what }
        [one] { $player } kopiert { $what }, Ziel: { $targets }
       *[other] { $player } kopiert { $what }, Ziele: { $targets }
    }
dw-event-resolves = { $player } führt { $what } aus
dw-event-halted = Abgebrochen wird { $what } ({ $player })
dw-event-effect =
    Für { $player } wirkt { $card }{ $part ->
        [0] {""}
       *[other] , Teil { $part }
    }{ $count ->
        [0] {""}
        [one] , Ziel: { $targets }
       *[other] , Ziele: { $targets }
    }
dw-event-allocated = { $player } belegt { $count } MP
dw-event-freed = Bei { $player } werden { $count } MP frei
dw-event-throttled = { $by } drosselt { $count } MP von { $player }
dw-event-state = Jetzt { $state }: { $card }
dw-event-controls = { $player } kontrolliert jetzt { $card }
dw-event-shielded =
    { $count ->
        [one] Das Laufwerk von { $player } ist gegen das nächste Löschen abgeschirmt
       *[other] Das Laufwerk von { $player } ist gegen die nächsten { $count } Löschungen abgeschirmt
    }
dw-event-blocked = Ein Schild von { $player } verhindert das Löschen, keine Karte geht verloren
# Way: more oder less.
dw-event-cost =
    { $way ->
        [less] { $player } zahlt { $count } MP weniger{ $until }
       *[more] { $player } zahlt { $count } MP mehr{ $until }
    }
dw-event-command-cost =
    { $way ->
        [less] Befehle von { $card } kosten { $count } MP weniger{ $until }
       *[more] Befehle von { $card } kosten { $count } MP mehr{ $until }
    }
dw-event-read-hand = { $by } sieht die Handkarten von { $player } ein
dw-event-read-drive =
    { $count ->
        [one] { $by } sieht die oberste Karte vom Laufwerk von { $player } ein
       *[other] { $by } sieht die obersten { $count } Karten vom Laufwerk von { $player } ein
    }
dw-event-in-hand = Auf der Hand: { $card }
dw-event-in-drive = Karte { $depth } des Laufwerks: { $card }
dw-event-resigned = { $player } gibt auf
dw-event-out =
    { $count ->
        [one] { $player } scheidet aus
       *[other] { $player } scheiden aus
    }
dw-event-won = Die Partie ist vorbei: { $player } gewinnt
dw-event-tied = Die Partie ist vorbei: Der erste Platz wird geteilt
dw-thing-item-number = Eintrag { $number }

# Einträge, die mehrere Ereignisse erzählen. Cards: welche Karten, im Satz; list: dieselben danach, wenn es mehrere sind.
# Whose: own oder other, von { $player } aus gesehen; none, wenn niemand bekannt ist.
dw-log-turn = Runde { $round }: { $player }
dw-log-list =
    { $place ->
        [within] {" "}({ $cards })
       *[after] : { $cards }
    }
dw-log-told = { $what }: { $outcomes }
dw-log-next = { $first }. { $next }
dw-log-comma = { $first }, { $next }
dw-log-and = { $first } und { $next }
dw-log-in-vain = Abgebrochen wird { $what } ({ $player }), weil Ziele oder Voraussetzung fehlen
dw-log-played =
    { $count ->
        [one] { $player } spielt { $cards } aus
       *[other] { $player } spielt { $count } Karten aus{ $list }
    }
dw-log-drew =
    { $known ->
        [all] { $count ->
            [one] { $player } zieht { $cards }{ $with }
           *[other] { $player } zieht{ $with } { $count } Karten{ $list }
        }
        [some] { $player } zieht{ $with } { $count } Karten, darunter { $cards }
       *[none] { $count ->
            [one] { $player } zieht{ $with } { $count } Karte
           *[other] { $player } zieht{ $with } { $count } Karten
        }
    }
dw-log-wiped =
    { $whose ->
        [own] { $count ->
            [one] { $player } löscht { $cards } vom eigenen Laufwerk{ $with }
           *[other] { $player } löscht{ $with } { $count } Karten vom eigenen Laufwerk{ $list }
        }
        [other] { $count ->
            [one] { $player } löscht { $cards } vom Laufwerk von { $owner }{ $with }
           *[other] { $player } löscht{ $with } { $count } Karten vom Laufwerk von { $owner }{ $list }
        }
       *[none] { $count ->
            [one] Vom Laufwerk von { $owner } wird 1 Karte gelöscht: { $cards }
           *[other] Vom Laufwerk von { $owner } werden { $count } Karten gelöscht{ $list }
        }
    }
dw-log-restored =
    { $count ->
        [one] { $player } stellt { $cards }{ $with } auf dem Laufwerk wieder her
       *[other] { $player } stellt{ $with } { $count } Karten auf dem Laufwerk wieder her{ $list }
    }
dw-log-recovered =
    { $count ->
        [one] { $player } holt { $cards }{ $with } auf die Hand zurück
       *[other] { $player } holt{ $with } { $count } Karten auf die Hand zurück{ $list }
    }
dw-log-discarded =
    { $count ->
        [one] { $player } wirft { $cards } ab
       *[other] { $player } wirft { $count } Karten ab{ $list }
    }
dw-log-dismissed = { $player } wirft den Daemon { $card } ab
dw-log-killed =
    { $whose ->
        [own] { $player } zerstört { $card } aus eigenem Besitz{ $with }
        [other] { $player } zerstört { $card } von { $owner }{ $with }
       *[none] In den Papierkorb kommt { $card } von { $owner }
    }
dw-log-with = {" "}mit { $what }
dw-log-attached = { $card } und { $others }
dw-log-injected = { $player } schleust { $card }{ $with } auf den Desktop von { $other } ein
dw-log-throttled = { $player } drosselt{ $with } { $count } MP von { $other }
dw-log-control = { $player } übernimmt die Kontrolle über { $card }{ $with }
dw-log-shielded =
    { $count ->
        [one] { $player } schirmt{ $with } das eigene Laufwerk gegen das nächste Löschen ab
       *[other] { $player } schirmt{ $with } das eigene Laufwerk gegen die nächsten { $count } Löschungen ab
    }
dw-log-halted =
    { $whose ->
        [own] { $player } bricht den eigenen Eintrag { $what }{ $with } ab
        [other] { $player } bricht { $what } ({ $owner }){ $with } ab
       *[none] Abgebrochen wird { $what } ({ $owner })
    }
dw-log-read-hand = { $by } sieht{ $with } die Handkarten von { $player } ein{ $list }
dw-log-read-drive =
    { $count ->
        [one] { $by } sieht{ $with } die oberste Karte vom Laufwerk von { $player } ein{ $list }
       *[other] { $by } sieht{ $with } die obersten { $count } Karten vom Laufwerk von { $player } ein{ $list }
    }
dw-log-copied =
    { $count ->
        [0] { $player } kopiert { $what }{ $with }
        [one] { $player } kopiert { $what }{ $with }, Ziel: { $targets }
       *[other] { $player } kopiert { $what }{ $with }, Ziele: { $targets }
    }
dw-log-turned =
    { $state ->
        [Idle] { $player } weckt { $cards }{ $with }
        [Running] { $player } pausiert { $cards }{ $with }
       *[Loading] { $player } lädt { $cards }{ $with } neu
    }
dw-log-freed =
    { $whose ->
        [own] { $player } gibt{ $with } { $count } MP frei
       *[other] { $player } gibt{ $with } { $count } MP von { $owner } frei
    }
dw-log-command-cost =
    { $way ->
        [less] { $player } verbilligt Befehle von { $card }{ $with } um { $count } MP{ $until }
       *[more] { $player } verteuert Befehle von { $card }{ $with } um { $count } MP{ $until }
    }
dw-log-cost =
    { $whose ->
        [own] { $way ->
            [less] { $player } zahlt{ $with } { $count } MP weniger{ $until }
           *[more] { $player } zahlt{ $with } { $count } MP mehr{ $until }
        }
       *[other] { $way ->
            [less] { $player } lässt { $owner }{ $with } { $count } MP weniger zahlen{ $until }
           *[more] { $player } lässt { $owner }{ $with } { $count } MP mehr zahlen{ $until }
        }
    }
dw-until-cleanup = {" "}bis zum nächsten Memory Cleanup von { $player }
dw-until-card-leaves = , solange { $card } im Spiel ist

## Optionen einer Partie

dw-option-drive-1 = Laufwerk von Platz 1
dw-option-drive-2 = Laufwerk von Platz 2
dw-option-drive-3 = Laufwerk von Platz 3
dw-option-drive-4 = Laufwerk von Platz 4
dw-option-drive =
    .help = Ein fertiges Laufwerk oder eine Liste von 40 Karten, jede höchstens 3-mal: „3x grep, 2x dd, …“ (DW-2). Alle sehen die Liste.
dw-option-resigning = Aufgeben
    .help = Ob du aufgeben und die Partie mit deinen Karten verlassen kannst, wenn du gefragt wirst (DW-4).
dw-drive-usual = üblich
    .tip = Das fertige Laufwerk, das zu diesem Platz gehört
dw-drive-own = Dein eigenes Laufwerk

## Der Tisch

dw-part = Teil { $part }
dw-doing-mulligan =
    { $who ->
        [you] Deine Starthand
        [one] { $player } prüft die Starthand
       *[many] { $count } Personen wählen
    }
dw-doing-respond =
    { $who ->
        [you] Reagiere oder passe
        [one] { $player } wird gefragt
       *[many] { $count } Personen werden gefragt
    }
dw-doing-discard =
    { $who ->
        [you] Wirf ab
        [one] { $player } wirft ab
       *[many] { $count } Personen werfen ab
    }
dw-doing-choose =
    { $who ->
        [you] Wähle
        [one] { $player } wählt
       *[many] { $count } Personen wählen
    }
dw-step-boot = Boot: Starthand behalten oder Mulligan
    .tip = Fünf Karten zu Beginn, und einmal die Chance auf fünf andere (DW-2)
dw-column-drive = Laufwerk
dw-plate-out = ausgeschieden
    .short = raus
    .tip = Das Laufwerk war bei einem Exit leer, oder die Person hat aufgegeben (DW-3, DW-4)
dw-plate-cards = Handkarten
dw-plate-memory = Freie Memory Points (DW-20)
dw-plate-trash = Karten im Papierkorb
dw-plate-throttled = Memory Points, gedrosselt bis zum nächsten Memory Cleanup (DW-60)
dw-plate-shields = So viele Löschungen des Laufwerks bleiben wirkungslos, bis zum nächsten Memory Cleanup (DW-60)
dw-tray-trash = Im Papierkorb
