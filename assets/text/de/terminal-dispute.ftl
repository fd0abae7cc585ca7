# Terminal Dispute.

## Felder, Hexfelder und Würfel, als Teile anderer Sätze

td-box = Zeile { $row }, Spalte { $column }
td-line-none = nichts
td-line-row = Zeile { $row }
td-line-column = Spalte { $column }
td-waste-row = Zeile { $row } könnte noch { $most } Punkte bringen. Damit bleibt es bei { $points }.
td-waste-swap = Beide Würfel zeigen { $value }: Nichts würde sich ändern, und die Fähigkeit wäre verbraucht.
td-waste-column = Spalte { $column } könnte noch { $most } Punkte bringen. Damit bleibt es bei { $points }.
td-line-one = 1 Hexfeld bei { $hex }
td-line-between = { $count } Hexfelder von { $from } bis { $to }
td-line-from =
    { $count } Hexfelder ab { $from } { $way ->
        [right] nach rechts
        [left] nach links
        [down-right] nach rechts unten
        [down-left] nach links unten
        [up-right] nach rechts oben
       *[up-left] nach links oben
    }
td-allocation = Navigation { $navigation1 } und { $navigation2 }, Handy { $phone1 } und { $phone2 }, ungenutzt { $unused }
td-port = Port { $port }
td-ports = Port { $port } oder { $other }
td-written-in = { $value } in { $box }
td-crossed-out-in = ein Kreuz in { $box }

## Kombinationen und Summen

td-of-a-kind =
    { $count ->
        [2] Paar { td-faces }
        [3] Dreierpasch { td-faces }
        [4] Viererpasch { td-faces }
       *[other] Fünferpasch { td-faces }
    }
td-faces =
    { $value ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
       *[6] Sechsen
    }
td-straight = Straße { $from }–{ $to }
td-total = Matrix { $matrix } + Ladegerät { $charger } = { $total }

## Aktionen

td-do-roll = Mit allen fünf Würfeln würfeln
td-do-allocate = { $dice } zuteilen
td-do-write = { $value } in { $box } eintragen
td-do-cross-out = { $box } durchstreichen
td-do-shade = { $line } ausmalen
td-do-shade-from = { $line } ausmalen (Port { $port }, Länge { $length })
td-do-shade-from-either = { $line } ausmalen (Port { $port }, Länge { $length }, oder Port { $other_port }, Länge { $other_length })
td-do-swap =
    { $spot ->
        [navigation] Die ungenutzte { $unused } gegen die { $value } der Navigation tauschen
       *[phone] Die ungenutzte { $unused } gegen die { $value } des Handys tauschen
    }

## Verlauf

td-event-rolled = Runde { $round }: { $player } würfelt { $dice }.
td-event-allocated = { $player } teilt zu: { $dice }.
td-event-allocated-by-chance = Der Zufall teilt zu: { $dice }.
td-event-wrote = { $player } trägt { $value } in { $box } ein.
td-event-crossed-out = { $player } streicht { $box } durch.
td-event-shaded =
    { $circles ->
        [0] { $player } malt { $line } aus.
        [one] { $player } malt { $line } aus und schaltet eine Fähigkeit frei.
       *[other] { $player } malt { $line } aus und schaltet { $circles } Fähigkeiten frei.
    }
td-event-swapped =
    { $spot ->
        [navigation] { $player } tauscht die ungenutzte { $unused } gegen die { $value } der Navigation.
       *[phone] { $player } tauscht die ungenutzte { $unused } gegen die { $value } des Handys.
    }
td-event-finished = { $player } hat alles eingetragen.
td-event-shown =
    { $player } { $swapped }trägt { $boxes } ein und malt { $hexes ->
        [0] nichts
        [one] 1 Hexfeld
       *[other] { $hexes } Hexfelder
    } aus{ $circles ->
        [0] {""}
        [one] {" (schaltet eine Fähigkeit frei)"}
       *[other] {" (schaltet "}{ $circles } Fähigkeiten frei)
    }: bisher { $total ->
        [one] 1 Punkt.
       *[other] { $total } Punkte.
    }
td-event-round-ended = Runde { $round } ist vorbei. { $player } erhält den Startmarker.
td-event-last-round-ended = Runde { $round } ist vorbei. Die Partie endet.

## Verlauf: mehrere Ereignisse in einer Zeile

td-log-round = Runde { $round }: { $player } würfelt { $dice }
td-shown-swaps =
    { $count ->
        [one] {"tauscht die ungenutzte "}{ $from } gegen { $to }{", "}
       *[other] {"tauscht "}{ $count }-mal (ungenutzt war { $from }, jetzt { $to }{"), "}
    }

## Aufforderungen

td-ask-over = Die Partie ist vorbei.
td-ask-roll = Runde { $round } von { $rounds }: Würfle mit allen fünf Würfeln.
td-ask-roll-by-chance = Runde { $round } von { $rounds }: Würfle. Der Zufall teilt die Würfel zu.
td-ask-allocate = Lege zwei Würfel auf Navigation, zwei auf Handy und einen auf Ungenutzt.
td-wait-roll = { $player } würfelt.
td-wait-allocate = { $player } teilt die Würfel zu.
td-wait-write = Warten auf { $players }: Werte eintragen.
td-ask-write-both = Trage { $first } und { $second } in verschiedene Zeilen und Spalten ein.
td-ask-write-second = Trage { $value } in eine andere Zeile und Spalte ein als den ersten Wert.
td-ask-stuck = { $first } und { $second } passen nicht beide: Trage einen der Werte ein und streiche ein anderes Feld durch.
td-ask-cross-out = Streiche noch ein Feld durch.
td-ask-write-either = Trage { $first } oder { $second } ein.
td-ask-charge = Male eine Linie ab Port { $port } aus.
td-ask-charge-either = Male eine Linie ab Port { $port } oder { $other } aus.
td-ask-charge-or-nothing = Male eine Linie ab Port { $port } aus oder nichts: Port { $full } ist voll.
td-ask-shade-nothing = Port { $port } ist voll: Male nichts aus.
td-ask-shade-nothing-either = Port { $port } und { $other } sind voll: Male nichts aus.

## Ablehnungen

td-refuse-over = Die Partie ist vorbei.
td-refuse-no-seat = Diese Partie hat keinen Platz { $seat }.
td-refuse-not-start = Zuerst würfelt die Startperson und teilt die Würfel zu.
td-refuse-roll-first = Würfle zuerst.
td-refuse-allocate-first = Teile zuerst die fünf Würfel zu.
td-refuse-order = Nenne die zwei Werte eines Würfelplatzes in aufsteigender Reihenfolge.
td-refuse-spots = Lege jeden der fünf Würfel auf einen Würfelplatz.
td-refuse-allocated = Die Würfel sind zugeteilt. Jetzt tragen alle ein.
td-refuse-finished = Du hast in dieser Runde alles eingetragen.
td-refuse-navigation-written = Du hast in dieser Runde beide Navigationswürfel benutzt.
td-refuse-must-cross-out = Du hast einen der zwei Werte eingetragen. Streiche jetzt ein Feld durch.
td-refuse-must-write = Du hast ein Feld durchgestrichen. Trage jetzt einen der zwei Werte ein.
td-refuse-value = Du hast keinen Navigationswürfel mit einer { $value }.
td-refuse-same-line = Dieses Feld liegt in derselben Zeile oder Spalte wie das erste. Wähle eine andere Zeile und Spalte.
td-refuse-no-second = Wenn du hier einträgst, bleibt für deinen zweiten Wert kein Feld.
td-refuse-cross-out = Du kannst noch beide Werte eintragen. Durchstreichen darfst du nur, wenn das nicht geht.
td-refuse-phone-used = Du hast deine Handywürfel in dieser Runde benutzt.
td-refuse-no-ability = Du hast keine nutzbare Fähigkeit. Male ein Hexfeld mit Kreis aus, um eine freizuschalten.
td-refuse-swap = Tausche den ungenutzten Würfel gegen einen, den du noch nicht benutzt hast.
td-refuse-no-box = Es gibt kein Feld { $box }. Die Felder haben die Nummern 0 bis 24.
td-refuse-box-filled = Dieses Feld ist belegt. Trage in ein leeres ein.
td-refuse-shade-nothing = An { $ports } ist ein Hexfeld frei, also musst du eine Linie ausmalen.
td-refuse-line-over-shaded = Eine Linie endet vor einem ausgemalten Hexfeld. Sie kann nicht darüber führen.
td-refuse-line-start = Beginne die Linie auf einem freien Hexfeld an { $ports } und ziehe sie geradeaus.
td-refuse-line-too-short =
    { $length ->
        [one] Ab Port { $port } ist diese Linie 1 Hexfeld lang. Nur ein ausgemaltes Hexfeld oder der Rand macht sie kürzer.
       *[other] Ab Port { $port } ist diese Linie { $length } Hexfelder lang. Nur ein ausgemaltes Hexfeld oder der Rand macht sie kürzer.
    }
td-refuse-line-too-long = Ab Port { $port } ist die Linie so lang, wie dein anderer Handywürfel zeigt: { $length }, nicht { $given }.
td-refuse-hex-shaded = Dieses Hexfeld ist ausgemalt. Eine Linie endet davor.
td-refuse-hex-out-of-reach = Keine Linie von den Ports deiner Handywürfel erreicht dieses Hexfeld.

## Vorbereitung und vorgegebene Würfel

td-problem-start =
    { $seats ->
        [one] Platz { $seat } kann nicht anfangen (TD-3): Die Partie hat 1 Platz.
       *[other] Platz { $seat } kann nicht anfangen (TD-3): Die Partie hat { $seats } Plätze.
    }
td-problem-die = Ein Würfel zeigt 1 bis 6, nicht { $face }.

## Knöpfe und Werkzeuge

td-button-back = Zurück zu deinem Terminal
td-button-roll = Würfeln
td-button-allocate = Zuteilen
    .tip = Lege zuerst alle fünf Würfel auf Würfelplätze (TD-10).
td-button-finish = Runde beenden
td-button-shade = Ausmalen
td-button-nothing = Nichts ausmalen
td-button-results = Ergebnis
td-button-wait = Warten
td-button-aim =
    { $tool ->
        [shade] Linie wählen
       *[write] Feld wählen
    }
td-button-write = Eintragen
    .tip = Wähle zuerst ein Feld oder eine Linie.
td-tool-write = { $value } eintragen
    .tip = Diesen Navigationswürfel benutzen
td-tool-cross-out = Durchstreichen
    .tip = Deine Werte passen nicht beide (TD-23)
td-tool-shade = Linie ausmalen
    .tip = Die Handywürfel benutzen
td-tool-swap =
    { $spot ->
        [navigation] Navigation { $value } tauschen
       *[phone] Handy { $value } tauschen
    }
td-ask-lay-dice = Lege zwei Würfel auf Navigation, zwei auf Handy und einen auf Ungenutzt: Ein Klick (1 bis 5) nimmt den nächsten freien Platz, oder ziehe sie.
td-ask-laid = Alle fünf Würfel liegen: Teile sie zu, oder klicke einen an, um ihn zurückzunehmen.
td-ask-finish = Das beendet deine Runde. Klicke noch einmal, um sie zu beenden, oder wähle etwas anderes.

## Neben dem Zeiger

td-tells-die = Ein Klick legt ihn auf den nächsten freien Würfelplatz oder nimmt ihn wieder weg. Ziehe ihn auf einen Würfelplatz deiner Wahl.
td-tells-cross-out = In { $box } kann nie mehr ein Wert stehen
td-tells-shade =
    { $count ->
        [one] +1 Punkt auf dem Ladegerät
       *[other] +{ $count } Punkte auf dem Ladegerät
    }
td-tells-unlock =
    { $count ->
        [one] Schaltet 1 Fähigkeit frei
       *[other] Schaltet { $count } Fähigkeiten frei
    }
td-tells-lines = Linie { $number } von { $count } hier. Ziehe an der gewünschten entlang oder drücke Tab für die nächste.
td-tells-end = Beendet deine Runde

## Wertungsbogen und Ergebnis

td-label-row = Zeile { $row }
td-label-column = Spalte { $column }
td-label-yours = Dein Terminal
td-label-terminal = Terminal von { $player }
td-label-last-round = { $player } bei Rundenbeginn
td-label-matrix = Navigationsmatrix
    .tip = Jede Zeile und Spalte zählt das Beste: 3, 4 oder 5 gleiche Werte geben 3, 4 oder 6 Punkte, 3, 4 oder 5 in Folge 3, 5 oder 7. Ein Paar daneben gibt 1 (TD-24, TD-25, TD-26)
td-label-charger = Ladegerät
    .tip = 55 minus die freien Hexfelder (TD-36)
td-label-charger-sum = Ladegerät: 55 − { $unshaded } frei
td-label-total = Summe
    .tip = Matrix plus Ladegerät (TD-50)
td-label-rank =
    { $total ->
        [one] { $total } Punkt: { $rank }
       *[other] { $total } Punkte: { $rank }
    }
td-label-abilities = Fähigkeiten
td-label-abilities-left = { $ready } bereit, { $used } benutzt
td-label-abilities-nothing = Unbenutzte Fähigkeiten zählen nichts (TD-40).
td-label-show = Dieses Terminal zeigen
td-label-line-by-line = { $player }: Zeilen und Spalten
td-progress-over = Partie vorbei
td-progress = Runde { $round } von { $rounds }
td-progress-chance = Runde { $round } von { $rounds } · der Zufall teilt zu
td-progress-own = Runde { $round } von { $rounds } · du teilst zu
td-console-navigation = NAVIGATION
td-console-unused = UNGENUTZT
td-console-phone = HANDY
td-console-round = RUNDE
td-console-swaps = TAUSCH
td-console-this-round = DIESE RUNDE
td-console-total = SUMME

## Optionen und Schritte, und was neben einem Namen steht

td-option-start = Startperson
    .help = Wer in der ersten Runde den Startmarker hat (TD-3): der Zufall oder ein Platz.
td-step-roll = Würfeln
    .tip = Wer beginnt, würfelt mit fünf Würfeln (TD-10)
td-step-allocate = Zuteilen
    .tip = Wer beginnt, legt jeden Würfel auf ein Feld des gemeinsamen Bretts (TD-10)
td-step-write = Eintragen
    .tip = Alle schreiben gleichzeitig, jeder auf dem eigenen Terminal (TD-11, TD-12)
td-plate-matrix = Punkte der Matrix: 3, 4 oder 5 gleiche zählen 3, 4, 6; in Folge 3, 5, 7; ein Paar 1 (TD-25)
td-plate-charger = Punkte des Ladegeräts
td-plate-abilities = Freigeschaltete, noch nicht benutzte Fähigkeiten
td-plate-start = Hat in dieser Runde den Startmarker
td-plate-finished = Hat in dieser Runde alles eingetragen
## Ränge des Spiels allein, die bei Cyberdeck dabei sind
td-about-rank-90 = Dein Kurs stimmt bis auf die letzte Stelle, und das Handy zeigt hundert Prozent. Die Rettungsmannschaft schreibt mit.
td-about-rank-80 = Die Sterne draußen ziehen genau wie auf dem Bildschirm, und der Strom reicht für jedes deiner Spiele.
td-about-rank-70 = Nicht jede Linie wurde gerade, aber die Kapsel kennt ihren Weg, und die Anzeige bleibt hell.
td-about-rank-60 = Du reist mit gedimmtem Licht und einem Auge auf dem Akku. Er hält, wenn niemand anruft.
td-about-rank-50 = Die Kapsel treibt ungefähr in die richtige Richtung. Hoch über den Kopf gehalten, geht das Handy beinahe.
td-about-rank-0 = Die Matrix blinkt einen Fehler, das Ladegerät ist kalt, und die Anleitung war eine App auf dem Handy.

## Was zum Sieg führt, über den Plätzen

td-aim = Sammle in { $rounds } Runden die meisten Punkte
td-aim-alone = Sammle in { $rounds } Runden viele Punkte
td-unit = Punkte
td-alarm-last =
    { $who ->
        [you] Letzte Runde. Davor lagst du { $points } vorn
       *[one] Letzte Runde. Davor lag { $player } { $points } vorn
    }
td-alarm-writing = Letzte Runde
td-alarm-tie = Letzte Runde. Davor stand es unentschieden bei { $points }

## Die Karte zu Beginn einer Partie

td-start-turn = Eine Person würfelt mit fünf Würfeln und teilt sie zu. Dann tragen alle ein: zwei Zahlen in die Matrix, eine Linie ins Ladegerät. Zeige links auf eine Person, um die Reihen ihres Terminals zu sehen.
td-start-end = Nach Runde { $rounds }. Zeilen, Spalten und ausgemalte Hexfelder bringen Punkte.
