# Rätsel: Stellungen, in denen ein Weg besser ist als alle anderen.

## Was bei einem Rätsel am Tisch steht

puzzle-grade =
    .easy = leicht
    .medium = mittel
    .hard = schwer
puzzle-again = Noch einmal
puzzle-show = Lösung zeigen
    .tip = Zeigt den besten Weg; dann zählt das Rätsel nicht als gelöst
puzzle-line = Ein Weg, der es löst
puzzle-won = Gelöst.
puzzle-missed = Das ist nicht der beste Weg.
puzzle-shown = Du hast die Lösung gesehen. Das Rätsel bleibt offen, bis du sie ein anderes Mal selbst findest.
puzzle-next = Nächstes Rätsel
puzzle-leave = Alle Rätsel
puzzle-at-start = Das ist der Anfang des Rätsels.
puzzle-over = Das Rätsel ist vorbei.

## Die Seite eines Spiels

puzzles-title = Rätsel
puzzles-of-day = Rätsel des Tages
puzzles-grade = { CAPITAL($grade) }
puzzles-number = Nr. { $number }
puzzles-solved = { $solved } von { $all } gelöst
puzzles-about = Stellungen aus Partien zwischen Bots. Jede fragt nach dem Besten, was zu holen ist. Wie schwer das ist, sagt, wie oft ein Bot es findet.
puzzles-open = Rätsel: { $solved } von { $all }
    .tip = Stellungen, in denen das Beste gefragt ist, und ein Rätsel des Tages

## Was an einer Datei mit Rätseln nicht stimmt

check-puzzles = in Ordnung, Rätsel
puzzle-problem-none = Dieses Rätsel gibt es nicht.
puzzle-problem-game = Das sind Rätsel von { $game }, nicht von { $known }.
puzzle-problem-twice = Ein anderes Rätsel heißt auch „{ $id }“.
puzzle-problem-id = „{ $id }“ ist keine Kennung der Form ART-STARTWERT-AKTION.
puzzle-problem-found = { $found } von { $tries } Versuchen können den Weg nicht gefunden haben.
puzzle-problem-not-won = Nach diesem Weg ist das Rätsel nicht gelöst.

## Was verlangt wird, nach Art

puzzle-goal = Möglich sind { $goal } Punkte.
puzzle-about = Das Ziel: { $about }.
puzzle-dice = Die nächsten Würfel: { $dice }.
puzzle-die-0 = Ping
puzzle-die-1 = Spike
puzzle-die-2 = Breach
puzzle-die-3 = Crash

puzzle-of-td-throw = Ein Wurf
    .task = Fünf Würfel liegen da, und du verteilst sie. Trage ein und male aus, sodass diese Runde mit so vielen Punkten endet wie möglich.
    .cost = Die Runde ist vorbei, und in diesem Wurf steckte mehr. Mach es rückgängig und sieh dir Zeilen, Spalten und Ladegerät zusammen an.
    .won = Mehr ging nicht. Kein anderer Weg durch diese Runde bringt so viele Punkte.
puzzle-of-td-dice = Fremde Würfel
    .task = Der Zufall hat die Würfel verteilt. Trage ein und male aus, sodass diese Runde mit so vielen Punkten endet wie möglich.
    .cost = Die Runde ist vorbei, und in diesen Würfeln steckte mehr. Mach es rückgängig und sieh dir Zeilen, Spalten und Ladegerät zusammen an.
    .won = Mehr ging nicht. Kein anderer Weg durch diese Runde bringt so viele Punkte.
puzzle-of-ad-root = Das ganze Passwort
    .task = Du weißt über ein Passwort genug, um alle drei Codes ohne jeden Zweifel zu übergeben. Hol dir dort mit deinem nächsten Versuch Root. Die anderen passen.
    .cost = Dieser Versuch kann scheitern oder bringt weniger als Root. Mach es rückgängig und zähle, was deine Checkliste und die gesehenen Karten ausschließen.
    .won = Root. Kein anderer Versuch darauf war sicher.
puzzle-of-ad-oper = Zwei sichere Codes
    .task = Du weißt über ein Passwort genug, um zwei seiner Codes ohne jeden Zweifel zu übergeben. Hol dir dort mit deinem nächsten Versuch Oper. Die anderen passen.
    .cost = Dieser Versuch kann scheitern oder bringt etwas anderes als Oper. Mach es rückgängig und zähle, was deine Checkliste und die gesehenen Karten ausschließen.
    .won = Oper. Kein anderer Versuch darauf war sicher.
puzzle-of-ad-win = Sieg in diesem Zug
    .task = Ein Root mehr gewinnt. Gewinne in diesem Zug mit nichts, was scheitern kann: mit sicheren Versuchen, mit Karten und Aktionen. Die anderen passen.
    .cost = Der Zug ist vorbei, und du hast nicht gewonnen. Mach es rückgängig und suche, was einen Versuch mehr bringt oder einen sichereren.
    .won = Das war die Partie, und nichts daran war Glück.
puzzle-of-dw-win = Sieg in diesem Zug
    .task = Leere das andere Laufwerk und gewinne in diesem Zug. Niemand reagiert, und es darf nicht von Karten abhängen, die du nicht kennen kannst.
    .cost = Der Zug ist vorbei, und im anderen Laufwerk sind noch Karten, also bleibt die Gegenseite dabei. Mach es rückgängig und rechne MP gegen gelöschte Karten.
    .won = Das andere Laufwerk ist am Ende des Zugs leer. Die Gegenseite scheidet aus, und nur du bist übrig.
puzzle-of-ae-uplink = In Reichweite
    .task = Nimm mit dieser Aktivierung einen Knoten oder Pylon ein, ohne zu würfeln. Du darfst Schemas bewegen und CS kaufen.
    .cost = Die Aktivierung ist vorbei, und nichts ist eingenommen. Mach es rückgängig und zähle CS und RAM Feld für Feld.
    .won = Er gehört dir. Ohne diese Schritte war er außer Reichweite.
puzzle-of-ae-delete = Vorhergesagt
    .task = Lösche mit dieser Aktivierung ein gegnerisches Modell.
    .cost = Die Aktivierung ist vorbei, und das Modell steht noch. Mach es rückgängig und überlege, welche Würfel wem zufallen.
    .won = Gelöscht, mit Würfeln, die du kanntest.
