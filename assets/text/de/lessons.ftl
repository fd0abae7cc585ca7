# Lektionen: was in ihnen gesagt wird, und was an einer falsch sein kann.

lesson-read-first = Lies zuerst weiter.
lesson-progress-damaged = { $error } Dein Fortschritt in den Lektionen beginnt von vorn. Die beschädigte Datei heißt jetzt { $kept }.
lesson-progress-unread = { $error } Dein Fortschritt in den Lektionen beginnt von vorn.
lesson-progress-not-saved = Dein Fortschritt in den Lektionen kann nicht gespeichert werden: { $error }

## Was an einer Lektion falsch ist

check-lesson = in Ordnung, eine Lektion
lesson-problem-none = Diese Lektion gibt es nicht.
lesson-problem-format = Ihr Format ist { $format }. Diese Version von Cyberdeck liest { $known }.
lesson-problem-game = Das ist eine Lektion von { $game }, nicht von { $known }.
lesson-problem-minutes = Eine Lektion dauert 1 bis { $most } Minuten, nicht { $minutes }.
lesson-problem-position = Die Stellung kann nicht gelesen werden: { $error }
lesson-problem-move = Zug { $number } des Anfangs: { $error }
lesson-problem-twice = Auch ein anderer Schritt sagt „{ $say }“.
lesson-problem-spot = Auf dem Tisch von { $game } gibt es { $spot } nicht.
lesson-problem-no-way = Aus diesem Schritt führt kein Weg weiter.
lesson-problem-no-goal = Der letzte Schritt muss ein Ziel sein.
lesson-problem-no-cost = Sag von mindestens einem Fehler, was er kostet.
lesson-problem-not-won = Nach diesem Weg ist die Lektion zu Ende und das Ziel nicht erreicht.
lesson-problem-not-yet = Nach diesem Weg ist der Schritt nicht zu Ende: Was geschehen muss, ist nicht geschehen.
lesson-problem-mistake-wins = Dieser Fehler erreicht das Ziel.
lesson-problem-nothing-like = Eine solche Aktion gibt es hier nicht: { $pattern }.
lesson-problem-action = { $action }: { $error }
lesson-problem-then = Was dann geschieht: { $error }
lesson-problem-after = Nach diesem Weg ist der Schritt „{ $step }“ nicht spielbar: { $error }
lesson-problem-text = Die Meldung „{ $key }“ fehlt in der Sprache { $language }.
lesson-problem-long = Die Meldung „{ $key }“ hat in der Sprache { $language } { $words } Wörter; erlaubt sind { $most }.

## Terminal Dispute: eine Runde

lesson-of-td-1 = Zwei Runden vor Schluss
    .about = Eintragen, aufladen und einen Würfel nutzen, den niemand wollte.
lesson-of-td-1-aim = Deine Rettungskapsel will zweierlei: Zahlen in der Matrix und Strom im Ladegerät. Beides bringt Punkte. Nach zwölf Runden gewinnen die meisten. Zwei Runden bleiben, und Ada liegt vorn.
lesson-of-td-1-lines = Jede Zeile und jede Spalte zählt für sich: für Straßen, für gleiche Zahlen, für Paare. Sieh dir diese Spalte an: 4, 5, 1, 2. Mit einer 3 wird daraus eine Fünferstraße, in beliebiger Reihenfolge. Die bringt 7.
lesson-of-td-1-roll = Eine Runde beginnt mit fünf Würfeln für alle. Du hast den Startmarker, also würfelst du.
    .asks = Wirf die Würfel.
lesson-of-td-1-allocate = Teile sie jetzt zu, auch für Ada. Lege 3 und 6 auf Navigation: Sie kommen in die Matrix. Lege 1 und 3 auf das Handy: Sie laden auf. Die 2 bleibt ungenutzt.
    .asks = Lege 3 und 6 auf Navigation, 1 und 3 auf das Handy und die 2 auf ungenutzt.
lesson-of-td-1-three = Trage die 3 dort ein, wo sie die Spalte vollendet. Die Zahl am Feld sagt, was sie bringt.
    .asks = Trage die 3 in B2 ein.
lesson-of-td-1-six = Die 6 muss in eine andere Zeile und eine andere Spalte als die 3. Ein Feld hilft seiner Zeile und seiner Spalte. Finde es.
    .cost = Hier bringt die 6 weniger, als sie könnte. Nimm sie zurück und sieh dir die Zeile mit 2, 6, 6 an.
    .won = Ein Dreierpasch quer, eine Viererstraße hinunter. Eine Zahl, zwei Reihen: +4.
    .row = Die Zeile gewinnt 2, die Spalte nichts. Ein anderes Feld derselben Zeile bringt doppelt so viel.
    .row-none = Das sind +2, halb so viel wie im besten Feld. Sieh dir die unterste Zeile an.
    .middle = Dort steht schon eine 6. Dieses Feld braucht etwas Besseres. Merk es dir.
    .later = Das Handy kann warten. Finde zuerst ein Feld für die 6.
lesson-of-td-1-charge = Die Handywürfel gehören zusammen: Einer ist der Port, der andere die Länge. Beginne an Port 1 und male 3 Hexfelder in einer Linie aus. Jedes bringt einen Punkt. Nimm den Kreis mit: Er schaltet etwas frei.
    .asks = Male von Port 1 aus drei Hexfelder aus, durch den Kreis.
lesson-of-td-1-shown = Die Runde ist vorbei, und alle sehen, was die anderen eingetragen haben. Du hattest dieselben Würfel wie Ada und hast 14 Punkte gewonnen. Noch liegt sie vorn, 63 zu 60.
lesson-of-td-1-ada = Die letzte Runde. Ada würfelt und teilt zu: 5 und 6 für die Navigation, 2 und 5 für das Handy, 4 ungenutzt. Nichts, was du brauchst. Glaubt sie.
lesson-of-td-1-phone = Zuerst das Handy. Port 2 ist voll, also nimm die 5 als Port und die 2 als Länge. Beide Zweierlinien sind gut.
    .asks = Male von Port 5 aus zwei Hexfelder aus.
lesson-of-td-1-second = Jetzt die 6. Zwei Felder nehmen sie gern. Welches?
    .asks = Trage die 6 in A4 oder E5 ein.
    .top = Drei Sechsen in der Spalte: +2. Ein besseres Feld gibt es nicht.
    .corner = Vier Sechsen in der Zeile: +1. Die oberste Zeile hätte 2 gebracht, aber das reicht.
lesson-of-td-1-circle = Der Kreis, den du ausgemalt hast, ist eine Fähigkeit: Tausche den ungenutzten Würfel gegen einen, den du noch nicht verwendet hast. Das geht einmal, und nach dem Ende ist es nichts wert. Das Ende ist jetzt.
lesson-of-td-1-goal = Ada hatte 63 Punkte und ist fertig. Was sie eingetragen hat, siehst du am Ende der Runde; es wird mehr sein, als du jetzt hast. Du hast eine 5, eine 4 liegt ungenutzt, und ein Feld ist 7 wert. Gewinne.
    .cost = Das gewinnt die Partie nicht. Nimm es zurück und suche eine Zeile mit einem Loch in der Mitte.
    .won = 2, 3, 4, 5, 6. Sieben Punkte mit einem Würfel, den niemand wollte. Du gewinnst die Partie.
    .five = Die 5 bringt höchstens 1 Punkt, und Ada gewinnt. Deine Fähigkeit wäre mehr wert gewesen.
    .four = Der richtige Würfel im falschen Feld: Hier bringt er nichts. Ada gewinnt.
