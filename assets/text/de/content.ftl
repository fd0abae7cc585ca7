# Was an Inhaltsdateien falsch ist. Wörter der Dateien bleiben, wie sie sind: Namen von Feldern, Action, Wipe, .SCRIPT.

## Wo etwas falsch ist; $wrong ist einer der Sätze unten

content-field = { $field }: { $wrong }
content-of = { $field } von „{ $name }“: { $wrong }
ad-content-of = { $field } von Karte { $card }: { $wrong }

## Inhalt aller Spiele

content-unfit = Die eingebaute Datei { $file } passt nicht mehr zu dieser: { $error } Behalte den Namen oder ersetze auch { $file }.
content-no-folder = Diesen Ordner gibt es nicht.
content-range =
    { $rule ->
        [none] Das muss { $least } bis { $most } sein, nicht { $value }.
       *[other] Das muss { $least } bis { $most } sein, nicht { $value } ({ $rule }).
    }
content-entries = Das müssen 1 bis { $most } Einträge sein, nicht { $count }.
content-taken =
    { $rule ->
        [none] Das hat schon ein anderer Eintrag.
       *[other] Das hat schon ein anderer Eintrag ({ $rule }).
    }
content-name = „{ $name }“ geht nicht: 1 bis 24 Buchstaben, Ziffern, Leerzeichen und { $signs }, aber keine Leerzeichen am Rand.
content-id = „{ $name }“ kann keine ID sein: Nimm 1 bis 32 Kleinbuchstaben (a–z), Ziffern und Bindestriche.
content-unknown =
    { $kind ->
        [card] Es gibt keine Karte „{ $name }“.
        [drive] Es gibt kein fertiges Laufwerk „{ $name }“.
        [faction] Es gibt keine Fraktion „{ $name }“.
        [operation] Es gibt keine Operation „{ $name }“.
        [program] Es gibt kein Programm „{ $name }“.
       *[schema] Es gibt kein Schema „{ $name }“.
    }
content-known = { $unknown } Es gibt: { $known }.
content-color = „{ $text }“ ist keine Farbe. Schreibe sie wie #1A2B3C.

## Szenen der Tische

scene-zoom = Das müssen zwei Entfernungen über 0 sein, die nächste zuerst, nicht { $zoom }.
scene-plays = Braucht mindestens 3 Punkte.
scene-built-in = { $error } Die eingebaute Szene wird verwendet.

## Terminal Dispute

td-content-ports = Ein Raster hat 6 Ports, nicht { $count } (TD-30).
td-content-circles = Ein Raster hat 4 Kreise, nicht { $count } (TD-35).
td-content-port = Port { $port } bei { $cell } muss auf dem Raster liegen und nicht dort, wo ein anderer liegt (TD-30).
td-content-port-lines = An Port { $port } beginnen zu viele Linien. Setze ihn an den Rand des Rasters (TD-33).
td-content-circle = { $cell } ist kein Hexfeld des Rasters oder steht zweimal da (TD-35).
td-content-ranks = Die Ränge müssen mit der höchsten Summe beginnen und bis zu einem mit 0 absteigen (TD-61).

## Access Denied

ad-content-cards = Das müssen { $cards } Karten sein, nicht { $count } (AD-2).
ad-content-copies = { $cards } Karten müssen den Code { $code } haben, nicht { $count } (AD-2).
ad-content-most =
    { $most ->
        [one] Nur 1 Karte kann „{ $what }“ haben, nicht { $count }.
       *[other] Nur { $most } Karten können „{ $what }“ haben, nicht { $count }.
    }
ad-content-title = Eine Karte braucht einen Titel.
ad-content-text = Der Text muss aus Sätzen bestehen und mit einem Punkt enden.
ad-content-effects = Eine Karte hat höchstens 15 Effekte.
ad-content-level = Die Stufe muss User, Oper oder Root sein (AD-42).
ad-content-code = Nur ein Upgrade kann einen Code voraussetzen (AD-42).
ad-content-no-abilities = Ein Upgrade braucht mindestens eine Fähigkeit (AD-43).
ad-content-abilities = Nur ein Upgrade kann Fähigkeiten haben (AD-43).
ad-content-upgrade = Ein Upgrade hat Fähigkeiten statt Effekten (AD-43).
ad-content-no-penalty = Eine heiße Kartoffel braucht eine Strafe (AD-44).
ad-content-penalty = Nur eine heiße Kartoffel kann eine Strafe haben (AD-44).
ad-content-potato = Eine heiße Kartoffel wird nie ausgespielt, also hat sie keine Effekte und setzt nichts voraus (AD-44).
ad-content-no-effects = Eine Karte, die ausgespielt wird, braucht mindestens einen Effekt.
ad-content-any-time = Eine Karte, die in jedem Zug ausgespielt werden kann, hat als Ziel das, worauf sie reagiert, oder nichts: Lass „aim“ weg (AD-41).
ad-content-standing = Nur eine Reaktion kann „standing“ haben (AD-41).
ad-content-standing-loss = Ein Verlust gehört zu keinem Sektor, also hat eine Reaktion darauf kein „standing“.
ad-content-lying = Eine Karte, die auf einen Sektor gelegt wird, braucht when: Action und aim: OwnAccess (AD-43).
ad-content-lying-effect = „{ $effect }“ geht nicht bei einer Karte, die auf einem Sektor liegt.
ad-content-needs = „{ $effect }“ braucht { $needed }.
ad-content-gain = „{ $effect }“ braucht als „aim“ einen Sektor, in dem die Person eine niedrigere Zugriffsstufe hat.

## Data.Warriors

dw-content-commands = Alle Karten zusammen können { $most } Befehle haben, nicht { $count } (DW-82).
dw-content-no-drives = Es muss mindestens ein fertiges Laufwerk geben (DW-81).
dw-content-drive-name = Nimm Kleinbuchstaben (a–z), Ziffern und Bindestriche, aber nicht „{ $usual }“ (DW-81).
dw-content-script-in-play = Ein .SCRIPT ist nie im Spiel, also hat es kein commands, lends oder always (DW-33).
dw-content-script-placed = Ein .SCRIPT kommt nie auf einen Desktop: Lass „placed“ weg (DW-33).
dw-content-own-text = Nur ein .SCRIPT hat ein eigenes targets, does oder either. Nimm effects oder commands.
dw-content-most = Eine Karte hat höchstens 4 commands, 2 lends, 4 effects und 6 always.
dw-content-command-twice = Der Befehl { $command } steht zweimal da.
dw-content-script-effect = Ein .SCRIPT ist nie im Spiel, also gehen bei ihm nur ThisWiped und ThisDiscarded (DW-33).
dw-content-no-state = Nenne mindestens einen Zustand: Loading, Idle oder Running.
dw-content-daemon-idle = Ein .DAEMON ist immer Idle (DW-31).
dw-content-never-issued = { $command } kann nie abgesetzt werden (DW-20, DW-34, DW-51).
dw-content-command-name = „{ $command }“ kann kein Befehl sein. Schreibe „--“ und dann 1 bis 20 Kleinbuchstaben (a–z), Ziffern, „-“ und „=“ (DW-22).
dw-content-either-alone = Bei einem either gehören targets und does in seine Teile.
dw-content-either-parts = Ein either hat 2 bis 4 Teile, nicht { $count }.
dw-content-targets = Ein Text hat höchstens { $most } Ziele, und jedes „count“ ist mindestens 1.
dw-content-does = Ein Text bewirkt 1 bis 8 Dinge, nicht { $count }.
dw-content-copy-target = Ein Text, der kopiert, hat genau ein Ziel: einen Eintrag auf dem Stack.
dw-content-copy-effect = Nur ein Befehl oder ein Skript kann kopieren.
dw-content-guard = Auf If und Unless muss ein Verb folgen.
dw-content-inject = Eine Karte wird auf einen Desktop eingeschleust, nicht auf mehrere.
dw-content-subject-item = Nur Issued und IssuedFrom betreffen einen Eintrag.
dw-content-while-in-play = Ein .SCRIPT ist nie im Spiel, also kann bei ihm nichts WhileInPlay gelten (DW-33).
dw-content-no-target =
    { $count ->
        [0] Es gibt kein Ziel { $target }: Dieser Text hat keins.
       *[other] Es gibt kein Ziel { $target }: Dieser Text hat { $count }, gezählt ab 0.
    }
dw-content-target-kind = Ziel { $target } ist dafür von der falschen Art.
dw-content-script-desktop = Ein .SCRIPT liegt auf keinem Desktop, also hat es kein Here (DW-33).
dw-content-subject-player = Nur ein Effekt betrifft eine Person.
dw-content-them = Them kann nur in einer Anzahl stehen.
dw-content-script-never = Ein .SCRIPT ist nie im Spiel (DW-33).
dw-content-host = Nur ein .CONF hat ein Wirtsprogramm (DW-32).
dw-content-subject-card = Nur Enters, Becomes, Issued, IssuedFrom und Resolved betreffen eine Karte im Spiel.
dw-content-at-here = Schreibe at: You für den Desktop, auf dem die Karte liegt, nicht at: Here (DW-35).
dw-content-amount = Eine Anzahl muss 1 bis 40 sein, nicht { $count }.
dw-content-times = Eine Anzahl kann höchstens mit 8 multipliziert werden, nicht mit { $times }.
dw-content-change = Kosten und gelöschte Karten können sich um -8 bis 8 ändern, nicht um { $more }.
dw-content-variable = Nur ein Befehl mit Variable-Kosten hat ein □ (DW-22).
dw-content-event = Nur Wiped, Drew, Discarded und Throttled betreffen eine Anzahl.

## Aetherium: Programme

ae-content-id-program = Diese ID hat schon ein Programm.
ae-content-no-ram = Nur ein Avatar hat RAM (AE-6).
ae-content-omni = Nur eine Funktion kann Omni sein (AE-113).
ae-content-form = Nur eine Subroutine kann segmentiert oder verknüpft sein.
ae-content-models = Ein segmentiertes oder verknüpftes Programm hat 2 bis { $most } Modelle, nicht { $models } (AE-110, AE-111).
ae-content-colours = Ein verknüpftes Programm hat für jedes seiner { $models } Modelle eine Farbe, nicht { $colours } (AE-112).
ae-content-grid = Ein Stabilitätsraster hat 1 bis { $colours } Farben mit je mindestens 1 Kästchen, zusammen höchstens { $boxes }, nicht { $grid } (AE-54).
ae-content-profile = Ein Angriffsprofil nennt 3 oder 4 Symbole, nicht { $count } (AE-6).
ae-content-damage = Leichter, mittlerer und schwerer Schaden sind je 1 bis 8 Kästchen und nehmen nicht ab, anders als { $damage } (AE-52).
ae-content-exes = Eine Datenkarte hat höchstens { $most } .EXE, nicht { $count }.
ae-content-exe-twice = Zwei .EXE dieser Karte heißen „{ $name }“.
ae-content-exe-cost = „{ $name }“ muss 1 bis { $most } CS kosten, also höchstens CS und OC zusammen, nicht { $cost } (AE-21, AE-70).
ae-content-exe-range = Die Reichweite von „{ $name }“ muss 1 bis { $most } sein, nicht { $range }.
ae-content-exe-target = „{ $name }“ hat ein Ziel, aber keinen Effekt darauf.
ae-content-does = „{ $name }“ muss 1 bis 6 Dinge bewirken, nicht { $count }.
ae-content-no-target = „{ $name }“ hat kein Ziel, aber einer der Effekte braucht es.
ae-content-gone = „{ $name }“ wirkt auf das eigene Modell, das dann schon weg ist (AE-55).
ae-content-changes-damage = „{ $name }“ ändert Schaden. Das kann nur eine Störung (AE-58).
ae-content-no-attack = „{ $name }“ betrifft einen Angriff, aber das Programm hat keinen (AE-50).
ae-content-next-attack = „{ $name }“ hilft beim nächsten Angriff. Das kann nur eine .EXE.
ae-content-attack-again = „{ $name }“ greift noch einmal an. Das kann nur eine .EXE oder eine Störung (AE-50).
ae-content-firewall = „{ $name }“ setzt eine Firewall auf das eigene Feld. Das kann nur ein Löscheffekt (AE-104).
ae-content-no-uplink = „{ $name }“ nimmt etwas ein, aber das Programm hat No Uplink (AE-103).
ae-content-materialize-several = „{ $name }“ materialisiert mehrere Modelle. Nimm This oder Target.
ae-content-beside-itself = „{ $name }“ kann ein Modell nicht neben sich selbst materialisieren.
ae-content-omni-moved = „{ $name }“ bewegt ein Omni-Modell außerhalb seiner Aktivierung (AE-113).
ae-content-omni-swapped = „{ $name }“ kann ein Omni-Modell nicht tauschen (AE-113).
ae-content-push-itself = „{ $name }“ kann das eigene Modell nicht wegschieben oder heranziehen.
ae-content-turn-several = „{ $name }“ dreht mehrere Modelle. Nimm This oder Target.
ae-content-condition = „{ $name }“ hat ein If, auf das kein Effekt folgt.
ae-content-asks-attack = „{ $name }“ fragt nach dem Angriff. Das kann nur eine Störung.
ae-content-number = „{ $name }“ hat eine Zahl, die nicht 1 bis { $most } ist.

## Aetherium: Schemata

ae-content-rows =
    { $size ->
        [Small] Ein kleines Schema hat { $side } Zeilen, nicht { $count } (AE-2).
        [Medium] Ein mittleres Schema hat { $side } Zeilen, nicht { $count } (AE-2).
       *[Large] Ein großes Schema hat { $side } Zeilen, nicht { $count } (AE-2).
    }
ae-content-row =
    { $size ->
        [Small] Zeile { $row } eines kleinen Schemas hat { $side } Felder, nicht { $count } (AE-2).
        [Medium] Zeile { $row } eines mittleren Schemas hat { $side } Felder, nicht { $count } (AE-2).
       *[Large] Zeile { $row } eines großen Schemas hat { $side } Felder, nicht { $count } (AE-2).
    }
ae-content-sign = „{ $sign }“ in Zeile { $row } bedeutet nichts. Nimm . o r f # N P.
ae-content-uplinks = Ein Schema hat höchstens einen Knoten oder Pylon, nicht { $count } (AE-3).
ae-content-node = Nur ein großes Schema kann einen Knoten haben (AE-3).
ae-content-standing-room = Ein Schema braucht mindestens ein Feld, auf dem ein Modell stehen kann: o, r oder f.
ae-content-middle = Die Felder müssen rund um die Mitte der Zeichnung liegen.

## Aetherium: Operationen

ae-content-file-name = Der Name der Datei ist die ID der Operation. In { $folder } kann „{ $name }“ keine sein: Nimm Kleinbuchstaben (a–z), Ziffern und Bindestriche.
ae-content-placed-by = Entweder sagt jedes Schema, wer es platziert, oder keins: Hier sagen es { $placed } von { $schemas }.
ae-content-schema = „{ $schema }“ bei { $centre }: { $wrong }
ae-content-off-server = Es liegt nicht ganz auf dem Server (AE-1).
ae-content-overlap = Es liegt auf einem anderen Schema (AE-1).
ae-content-order = Es ist größer als das davor. Große Schemata werden zuerst platziert.
ae-content-start-uplink = Es hat keinen Knoten oder Pylon, mit dem jemand beginnen kann (AE-61).
ae-content-start-placed = Wer damit beginnt, muss es auch platzieren.
ae-content-starts = Beide müssen mit gleich vielen Knoten und Pylonen beginnen, nicht mit { $first } und { $second }.
ae-content-no-edge = Beide brauchen einen Rand (AE-14).
ae-content-edge-twice = Ein Rand kann nicht beiden gehören (AE-14).
ae-content-cache = Ein Cache braucht genau 1 Knoten, nicht { $nodes } (AE-122).
ae-content-tokens = Plättchen brauchen mindestens 4 Pylonen, nicht { $pylons } (AE-123).
ae-content-score-nothing = „{ $score }“ gibt Punkte für etwas, das es in dieser Operation nicht gibt.
ae-content-score-points = „{ $score }“ muss 1 bis 20 Punkte bringen.
ae-content-score-end = „{ $score }“ zählt nur am Ende, nicht AtRecalibration.
ae-content-score-twice = „{ $score }“ steht zweimal da, vielleicht mit anderen Punkten.
ae-content-no-scoring = Irgendetwas muss Punkte bringen.
ae-content-holds = „{ $end }“ muss mindestens einen Knoten oder Pylon verlangen und nicht mehr, als die Operation hat (Knoten: { $nodes }, Pylonen: { $pylons }).
ae-content-end-once = Es muss genau ein { $end } geben, nicht { $count } ({ $rule }).
ae-content-end-twice = Es kann nur ein { $end } geben, nicht { $count }.
ae-content-recalibrations = Recalibrated(n) muss 1 bis { $most } Rekalibrierungen haben, nicht { $count } (AE-81).
ae-content-end-points = Nach der letzten Rekalibrierung entscheiden Punkte: Schreibe Recalibrated(n) mit then: Points.
