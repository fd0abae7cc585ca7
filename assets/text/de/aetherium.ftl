# Aetherium.

## Teile anderer Sätze

ae-a-program = ein Programm
ae-an-effect = ein Effekt
ae-whose = { $model } von { $player }
ae-model-on = { $model } auf { $square }
ae-direction =
    { $direction ->
        [north] Norden
        [north-east] Nordosten
        [east] Osten
        [south-east] Südosten
        [south] Süden
        [south-west] Südwesten
        [west] Westen
       *[north-west] Nordwesten
    }
ae-damage = { $boxes } Kästchen Schaden

## Aktionen

ae-do-queue = { $program } als Karte { $number } ins PAD legen
ae-do-ready = Die Reihenfolge deines PADs bestätigen
ae-do-place-schema = Das Schema bei { $square } platzieren, Oberkante nach { $facing }
ae-do-place-token =
    { $kind ->
        [none] Das { $symbol }-Plättchen platzieren
       *[other] Das { $symbol }-Plättchen am Pylon auf { $square } platzieren
    }
ae-do-activate = { $model } aktivieren
ae-do-place = { $model } auf { $square } platzieren, Blick nach { $facing }
ae-do-step =
    { $cost ->
        [-1] { $model } nach { $direction } bewegen, Blick nach { $facing }
        [0] { $model } nach { $direction } bewegen (aufgespartes Feld), Blick nach { $facing }
       *[other] { $model } nach { $direction } bewegen ({ $cost } CS), Blick nach { $facing }
    }
ae-do-step-noise =
    { $cost ->
        [0] { $model } nach { $direction } ins Rauschen bewegen (aufgespartes Feld), Blick nach { $facing }
       *[other] { $model } nach { $direction } ins Rauschen bewegen ({ $cost } CS), Blick nach { $facing }
    }
ae-do-turn = { $model } nach { $facing } drehen (1 CS)
ae-do-end-move = Die Bewegung beenden: Die anderen Modelle materialisieren sich
ae-do-overclock = Übertakten: 1 RAM für 1 CS
ae-do-capture =
    { $kind ->
        [none] Mit { $model } einnehmen
        [node] Den Knoten auf { $square } mit { $model } einnehmen ({ $cost } CS)
       *[pylon] Den Pylon auf { $square } mit { $model } einnehmen ({ $cost } CS)
    }
ae-do-shift =
    { $size ->
        [none] Ein Schema
        [small] Das kleine Schema bei { $square }
        [medium] Das mittlere Schema bei { $square }
       *[large] Das große Schema bei { $square }
    } nach { $direction } verschieben ({ $cost } RAM)
ae-do-rotate =
    { $size ->
        [none] Ein Schema
        [small] Das kleine Schema bei { $square }
        [medium] Das mittlere Schema bei { $square }
       *[large] Das große Schema bei { $square }
    } { $turn ->
        [clockwise] um 90° im Uhrzeigersinn
        [half] um 180°
       *[counterclockwise] um 90° gegen den Uhrzeigersinn
    } rotieren ({ $cost } RAM)
ae-do-attack =
    { $dice ->
        [0] { $target } mit { $model } angreifen
       *[other] { $target } mit { $model } angreifen: { $dice } Würfel
    }
ae-do-exe = { $exe } mit { $model } einsetzen ({ $cost } CS)
ae-do-download = Den Cache mit { $model } herunterladen (die ganze Aktivierung)
ae-do-pick-up = Den Cache mit { $model } aufheben (1 CS)
ae-do-leave = Den Server mit { $model } und dem Cache verlassen ({ $cost } CS)
ae-do-wait = Draußen warten
ae-do-end = Die Aktivierung beenden
ae-do-choose = { $what } wählen
ae-do-firewall = Eine Firewall auf { $square } setzen
ae-do-dismantle = Die Firewall auf { $square } entfernen
ae-do-target = { $model } als Ziel von { $exe } wählen
ae-do-lose =
    { $cache ->
        [yes] { $model } löschen (trägt den Cache)
       *[no] { $model } löschen
    }
ae-do-capture-by-effect =
    { $kind ->
        [node] Den Knoten auf { $square } einnehmen (0 CS)
       *[pylon] Den Pylon auf { $square } einnehmen (0 CS)
    }
ae-do-release =
    { $kind ->
        [node] Das gegnerische Plättchen vom Knoten auf { $square } nehmen
       *[pylon] Das gegnerische Plättchen vom Pylon auf { $square } nehmen
    }
ae-do-face = Nach { $facing } blicken
ae-do-noise-first = Zuerst: Schaden durch das Rauschen für { $model }
ae-do-deletion-first =
    { $whose ->
        [own] Zuerst: der Löscheffekt deines Programms { $program }
       *[enemy] Zuerst: der Löscheffekt des gegnerischen Programms { $program }
    }
ae-do-number = Effekt { $number } wählen
ae-do-accept = Annehmen
ae-do-use = { $name } einsetzen: { $text }
ae-do-skip = Überspringen
ae-do-skip-named = { $name } überspringen
ae-do-stop-shifting = Nicht weiter verschieben

## Aufforderungen

ae-ask-over = Die Partie ist vorbei.
ae-ask-others =
    { $asked ->
        [order] Warten auf { $players }: PAD ordnen.
        [schema] Warten auf { $players }: Schema platzieren.
        [token] Warten auf { $players }: Plättchen platzieren.
        [choose] Warten auf { $players }: wählen ({ $program } ist aktiv).
       *[act] Warten auf { $players }: { $program } ist aktiv.
    }
ae-ask-place-schema = Platziere das nächste Schema. Lass zwischen zwei Schemata mindestens ein Feld Rauschen frei.
ae-ask-place-token = Platziere eines deiner Plättchen verdeckt an einem Pylon.
ae-ask-order =
    { $number ->
        [1] Ordne dein PAD: Wähle Karte 1 von { $total }. Zuerst kommt das Programm, das am schnellsten einnehmen oder angreifen kann.
       *[other] Ordne dein PAD: Wähle Karte { $number } von { $total }.
    }
ae-ask-ready = Bestätige die Reihenfolge deines PADs.
ae-ask-model = Wähle das Modell von { $program }, das als Nächstes handelt.
ae-ask-enter = Platziere { $program } auf dem Server. Vorher kannst du Schemata bewegen.
ae-ask-act = { $program } hat { $cs } CS und { $ram } RAM: Bewege dich, greife an, setze eine .EXE ein, nimm Knoten und Pylonen ein, bewege Schemata oder beende die Aktivierung.
ae-ask-first = Wähle den Effekt, der zuerst eintritt.
ae-ask-caught = Ein Schema hat { $model } erfasst: Wähle ein Feld dafür.
ae-ask-without-place = Nicht alle Modelle von { $program } haben Platz: Wähle eines, das gelöscht wird.
ae-ask-lose = { $program } verliert ein Modell: Wähle, welches.
ae-ask-disruption = Setze die Störung ein oder überspringe sie.
ae-ask-disruption-named = Setze { $name } kostenlos ein oder verzichte darauf: { $text }.
ae-ask-text =
    { $wanted ->
        [target] { $name }: Wähle das Ziel.
        [firewall] { $name }: Wähle ein Feld für eine Firewall oder überspringe den Effekt.
        [dismantle] { $name }: Wähle eine Firewall, die verschwindet, oder überspringe den Effekt.
        [place] { $name }: Wähle, wo sich { $model } materialisiert, oder überspringe den Effekt.
        [facing] { $name }: Wähle, wohin { $model } blickt, oder überspringe den Effekt.
        [shift] { $name }: Verschiebe ein Schema Feld für Feld oder überspringe den Effekt.
        [capture] { $name }: Wähle einen Knoten oder Pylon, den du einnimmst, oder überspringe den Effekt.
       *[release] { $name }: Wähle einen Knoten oder Pylon, den die Gegenseite verliert, oder überspringe den Effekt.
    }
ae-ask-mates = Platziere die anderen Modelle von { $program } neben dem, das sich bewegt hat.

## Was geschieht

ae-event-schema-placed = { $player } platziert ein Schema bei { $square }.
ae-event-token-placed =
    { $symbol ->
        [hidden] { $player } platziert ein Plättchen am Pylon auf { $square }.
       *[other] { $player } platziert das { $symbol }-Plättchen am Pylon auf { $square }.
    }
ae-event-queued = { $player } legt { $program } ins PAD.
ae-event-queued-hidden = { $player } legt eine Karte ins PAD.
ae-event-ordered = { $player } hat das PAD geordnet.
ae-event-diagnostics = Diagnose: { $one } würfelt { $first }; { $other } würfelt { $second }. Mehr Crash, dann Breach, dann Spike entscheidet: { $starter } fängt an.
ae-event-diagnostics-tie = Diagnose: { $one } würfelt { $first }; { $other } würfelt { $second }. Unentschieden, beide würfeln noch einmal.
ae-event-revealed = { $player } zieht { $program }.
ae-event-began = { $model } beginnt die Aktivierung mit { $cs } CS.
ae-event-entry-rolled = { $model } würfelt { $symbol } und betritt den Server am Pylon auf { $square }.
ae-event-entered = { $model } betritt den Server auf { $square }.
ae-event-waits = { $model } hat keinen Platz auf dem Server und wartet draußen.
ae-event-stepped =
    { $extra ->
        [none] { $model } bewegt sich von { $from } nach { $to } ({ $cost } CS).
        [evasive] { $model } bewegt sich von { $from } nach { $to } ({ $cost } CS, davon 1 als Ausweichkosten).
        [rough] { $model } bewegt sich von { $from } nach { $to } ({ $cost } CS, davon 1 für das Gelände).
       *[both] { $model } bewegt sich von { $from } nach { $to } ({ $cost } CS, davon 1 als Ausweichkosten und 1 für das Gelände).
    }
ae-event-movement-ended = { $model } hat sich bewegt. Die anderen Modelle folgen.
ae-event-turned =
    { $cost ->
        [0] { $model } dreht sich nach { $facing }.
       *[other] { $model } dreht sich nach { $facing } ({ $cost } CS).
    }
ae-event-placed =
    { $why ->
        [carried] { $model } wird von einem Schema mitbewegt, von { $from } nach { $to }.
        [caught] { $model } wird von einem Schema erfasst und auf { $to } platziert.
       *[mate] { $model } materialisiert sich auf { $to }.
    }
ae-event-moved-by = { $name } von { $by } bewegt { $model }: { $from } → { $to }.
ae-event-shifted = { $player } verschiebt das Schema bei { $square } nach { $direction }.
ae-event-rotated =
    { $turn ->
        [clockwise] { $player } rotiert das Schema bei { $square } um 90° im Uhrzeigersinn.
        [half] { $player } rotiert das Schema bei { $square } um 180°.
       *[counterclockwise] { $player } rotiert das Schema bei { $square } um 90° gegen den Uhrzeigersinn.
    }
ae-event-overclocked = { $player } übertaktet { $model }: { $cs } CS.
ae-event-ram =
    { $why ->
        [overclock] { $player }: RAM { $from } → { $to } (übertaktet).
        [schema] { $player }: RAM { $from } → { $to } (Schema bewegt).
        [deletion] { $player }: RAM { $from } → { $to } (für das verlorene Programm).
        [avatar] { $player }: RAM { $from } → { $to } (Avatar mit seinem RAM verloren).
        [recalibration] { $player }: RAM { $from } → { $to } (rekalibriert).
       *[effect] { $player }: RAM { $from } → { $to } (Effekt).
    }
ae-event-captured =
    { $kind ->
        [node] { $model } nimmt den Knoten auf { $square } ein ({ $cost } CS).
       *[pylon] { $model } nimmt den Pylon auf { $square } ein ({ $cost } CS).
    }
ae-event-released =
    { $kind ->
        [node] { $model } befreit den Knoten auf { $square }. Jetzt kontrolliert ihn niemand.
       *[pylon] { $model } befreit den Pylon auf { $square }. Jetzt kontrolliert ihn niemand.
    }
ae-event-harm-rolled =
    { $harm ->
        [noise] { $model } würfelt { $symbol } für das Rauschen.
       *[burnout] { $model } würfelt { $symbol } für Burnout.
    }
ae-event-damaged =
    { $harm ->
        [noise] { $model } erleidet { $damage } durch das Rauschen ({ $filled } von { $total } gefüllt).
        [burnout] { $model } erleidet { $damage } durch Burnout ({ $filled } von { $total } gefüllt).
        [no-room] { $model } hat keinen Platz und erleidet { $damage } ({ $filled } von { $total } gefüllt).
       *[other] { $model } erleidet { $damage } ({ $filled } von { $total } gefüllt).
    }
ae-event-repaired = { $model } repariert { $boxes } Kästchen ({ $filled } von { $total } gefüllt).
ae-event-deleted =
    { $count ->
        [one] { $model } wird gelöscht.
       *[other] { $model } werden gelöscht.
    }
ae-event-program-deleted = { $program } verlässt die Konsole.
ae-event-marked =
    { $count ->
        [one] { $model } erhält { $marker }.
       *[other] { $model } erhalten { $marker }.
    }
ae-event-unmarked = { $model } verliert { $marker }.
ae-event-lent =
    { $count ->
        [one] { $model } erhält { $code }.
       *[other] { $model } erhalten { $code }.
    }
ae-event-firewall = Auf { $square } steht jetzt eine Firewall.
ae-event-dismantled = Die Firewall auf { $square } wird entfernt.
ae-event-attacks =
    { $count ->
        [one] { $model } greift { $target } mit { $count } Würfel an.
       *[other] { $model } greift { $target } mit { $count } Würfeln an.
    }
ae-event-attacks-because =
    { $count ->
        [one] { $model } greift { $target } mit { $count } Würfel an ({ $why }).
       *[other] { $model } greift { $target } mit { $count } Würfeln an ({ $why }).
    }
ae-event-attack-rolled =
    { $hits ->
        [0] { $model } würfelt { $dice }: kein Treffer.
       *[other] { $model } würfelt { $dice }: { $hits } Treffer.
    }
ae-event-executed = { $model } setzt { $exe } ein ({ $cost } CS).
ae-event-executed-on = { $model } setzt { $exe } ein ({ $cost } CS). Ziel: { $target }.
ae-event-aimed = { $model } setzt { $exe } ein. Ziel: { $target }.
ae-event-declined = { $player } überspringt einen Effekt.
ae-event-disrupts = { $model } setzt die Störung { $name } ein.
ae-event-disrupts-not = { $model } überspringt die Störung { $name }.
ae-event-safeguards = { $model } setzt die Abwehr { $name } ein.
ae-event-deletion-effect = { $program } löst den Löscheffekt { $name } aus.
ae-event-downloads = { $model } nutzt die Aktivierung zum Herunterladen.
ae-event-cache-taken = { $model } nimmt den Cache.
ae-event-cache-dropped = Der Cache fällt auf { $square }.
ae-event-left = { $model } verlässt den Server mit dem Cache.
ae-event-ended =
    { $lost ->
        [0] { $model } beendet die Aktivierung.
       *[other] { $model } beendet die Aktivierung und lässt { $lost } CS verfallen.
    }
ae-event-recalibrates = { $player } rekalibriert zum { $time }. Mal.
ae-event-scored =
    { $points ->
        [one] { $player } erhält { $points } Punkt.
       *[other] { $player } erhält { $points } Punkte.
    }
ae-event-over =
    { $why ->
        [recalibrations] Die letzte Rekalibrierung ist vorbei: { $winner } gewinnt. Punkte: { $one } { $first }, { $other } { $second }.
        [wiped-out] Eine Seite hat alle Programme verloren: { $winner } gewinnt. Punkte: { $one } { $first }, { $other } { $second }.
        [avatar] Ein Avatar ist gelöscht: { $winner } gewinnt. Punkte: { $one } { $first }, { $other } { $second }.
       *[holds] Eine Seite kontrolliert die nötigen Knoten und Pylonen: { $winner } gewinnt. Punkte: { $one } { $first }, { $other } { $second }.
    }
ae-event-over-tie =
    { $why ->
        [recalibrations] Die letzte Rekalibrierung ist vorbei: Unentschieden. Punkte: { $one } { $first }, { $other } { $second }.
        [wiped-out] Beide Seiten haben alle Programme verloren: Unentschieden. Punkte: { $one } { $first }, { $other } { $second }.
        [avatar] Beide Avatare sind gelöscht: Unentschieden. Punkte: { $one } { $first }, { $other } { $second }.
       *[holds] Beide Seiten kontrollieren die nötigen Knoten und Pylonen: Unentschieden. Punkte: { $one } { $first }, { $other } { $second }.
    }

## Der Verlauf, wo eine Zeile von mehreren Ereignissen erzählt

ae-log-activates = { $player } aktiviert { $model } ({ $cs } CS).
ae-log-reveals = { $player } aktiviert { $program }.
ae-log-recalibrates = { $player } rekalibriert zum { $time }. Mal: RAM neu gesetzt, { $from } → { $to }.
ae-log-entry = { $model } würfelt { $symbol } und betritt den Server auf { $square }.
ae-log-enter-all = Alle { $count } Modelle von { $program } betreten den Server.
ae-log-way =
    { $way ->
        [back] { $model } bewegt sich über { $steps } Felder und ist wieder auf { $to }
        [around] { $model } bewegt sich über { $steps } Felder von { $from } nach { $to }
       *[straight] { $model } bewegt sich von { $from } nach { $to }
    }
ae-log-moves =
    { $cost ->
        [0] { $moves } (0 CS: Fast).
       *[other] { $moves } ({ $cost } CS).
    }
ae-log-moves-for = { $moves } ({ $cost } CS, { $ram } RAM).
ae-log-mates = Die anderen Modelle folgen.
ae-log-overclocks = { $player } übertaktet { $model }: { $cs } CS, RAM { $before } → { $after }.
ae-log-then = { $first } { $then }
ae-log-ram = { $player }: RAM { $from } → { $to }.
ae-log-ram-for-deletion =
    { $what ->
        [avatar] { $player }: RAM { $from } → { $to } (Avatar mit seinem RAM verloren).
       *[other] { $player }: RAM { $from } → { $to } (für das verlorene Programm).
    }
ae-log-shifts =
    { $count ->
        [one] { $player } verschiebt das Schema bei { $square } nach { $direction }.
       *[other] { $player } verschiebt das Schema bei { $square } um { $count } Felder nach { $direction }.
    }
ae-log-shifts-for =
    { $count ->
        [one] { $player } verschiebt das Schema bei { $square } nach { $direction } (RAM { $from } → { $to }).
       *[other] { $player } verschiebt das Schema bei { $square } um { $count } Felder nach { $direction } (RAM { $from } → { $to }).
    }
ae-log-rotates-for =
    { $turn ->
        [clockwise] { $player } rotiert das Schema bei { $square } um 90° im Uhrzeigersinn (RAM { $from } → { $to }).
        [half] { $player } rotiert das Schema bei { $square } um 180° (RAM { $from } → { $to }).
       *[counterclockwise] { $player } rotiert das Schema bei { $square } um 90° gegen den Uhrzeigersinn (RAM { $from } → { $to }).
    }
ae-log-moves-schema = { $player } bewegt das Schema bei { $square }: { $ways }.
ae-log-way-shift =
    { $count ->
        [one] nach { $direction }
       *[other] { $count }-mal nach { $direction }
    }
ae-log-way-turn =
    { $turn ->
        [clockwise] um 90° im Uhrzeigersinn
        [half] um 180°
       *[counterclockwise] um 90° gegen den Uhrzeigersinn
    }
ae-log-carries = Es nimmt { $list } mit.
ae-log-carries-one = { $model } nach { $square }
ae-log-moves-schema-for = { $player } bewegt das Schema bei { $square }: { $ways } (RAM { $from } → { $to }).
ae-log-hits =
    { $hits ->
        [0] { $dice }: kein Treffer.
       *[other] { $dice }: { $hits } Treffer.
    }
ae-log-hits-damage = { $dice }: { $hits } Treffer, { $damage } ({ $filled } von { $total } gefüllt).
ae-log-harm =
    { $harm ->
        [noise] { $model } würfelt { $symbol } für das Rauschen: { $damage } ({ $filled } von { $total } gefüllt).
       *[burnout] { $model } würfelt { $symbol } für Burnout: { $damage } ({ $filled } von { $total } gefüllt).
    }
ae-log-harm-none =
    { $harm ->
        [noise] { $model } würfelt { $symbol } für das Rauschen: kein Schaden.
       *[burnout] { $model } würfelt { $symbol } für Burnout: kein Schaden.
    }
ae-log-burnout-gone = Der Marker verschwindet.
ae-log-damaged = { $count } Modelle erleiden Schaden: { $list }.
ae-log-damaged-one = { $model } { $boxes } Kästchen ({ $filled } von { $total } gefüllt)
ae-log-repaired = { $count } Modelle werden repariert: { $list }.
ae-log-no-room = { $model } hat keinen Platz und wird gelöscht.
ae-log-last-model =
    { $count ->
        [one] { $program } verliert das letzte Modell und wird gelöscht.
       *[other] { $program } verliert die letzten { $count } Modelle und wird gelöscht.
    }
ae-log-moved = { $name } von { $by } bewegt { $count } Modelle: { $list }.
ae-log-moved-one = { $model } { $from } → { $to }
ae-log-firewalls = Auf { $squares } stehen jetzt Firewalls.
ae-log-dismantled = Die Firewalls auf { $squares } werden entfernt.

## Woher die Würfel eines Angriffs kommen, und Kosten

ae-modifier =
    { $modifier ->
        [basic] Grundwert
        [behind] von hinten
        [cover] Deckung
        [coordination] Koordination
       *[effect] Effekt
    }
ae-price-square = um ein Feld bewegen
ae-price-fast = um ein Feld bewegen (Fast: 2 pro CS)
ae-price-evasive = ein gegnerisches Modell verlassen (Ausweichkosten)
ae-price-rough = einen Widerstand oder ein fragmentiertes Feld betreten
ae-price-turn = drehen
ae-price-overclock = für 1 CS übertakten
ae-price-capture = einnehmen
ae-price-schema = ein Schema bewegen
ae-price-exe = eine .EXE einsetzen
ae-price-pick-up = den Cache aufheben
ae-price-leave = den Server verlassen

## Ablehnungen

ae-refuse-over = Die Partie ist vorbei.
ae-refuse-no-seat = Diesen Platz gibt es nicht.
ae-refuse-not-you = Warten auf die Gegenseite.
ae-refuse-ordering = Ordne zuerst dein PAD, eine Karte nach der anderen.
ae-refuse-not-queued = Lege zuerst alle deine Karten ins PAD.
ae-refuse-not-yours = Wähle ein eigenes Programm.
ae-refuse-not-in-pad = Dieses Programm hat keine Karte in deinem PAD.
ae-refuse-queued = Diese Karte liegt schon im PAD.
ae-refuse-place-schemas = Platziere zuerst das nächste Schema.
ae-refuse-not-placing = Alle Schemata liegen schon auf dem Server.
ae-refuse-off-server = Das Schema würde über den Rand des Servers ragen.
ae-refuse-on-schema = Schemata dürfen sich nicht überlappen.
ae-refuse-too-near = Lass zwischen zwei Schemata mindestens ein Feld Rauschen frei.
ae-refuse-place-tokens = Platziere zuerst ein Plättchen an einem Pylon.
ae-refuse-token-place = Wähle einen Pylon, an dem noch keines deiner Plättchen liegt.
ae-refuse-token-placed = Dieses Plättchen hast du schon platziert.
ae-refuse-simultaneous = Wähle den Effekt, der zuerst eintritt.
ae-refuse-caught = Wähle ein Feld für das Modell, das das Schema erfasst hat.
ae-refuse-caught-place = Wähle eines der nächsten freien Felder dieses Schemas.
ae-refuse-lose = Wähle ein Modell, das das verknüpfte Programm verliert.
ae-refuse-without-place = Nicht alle Modelle des verknüpften Programms haben Platz: Wähle eines, das gelöscht wird.
ae-refuse-mates = Platziere zuerst die anderen Modelle des verknüpften Programms.
ae-refuse-other-mate = Platziere die Modelle in der Reihenfolge ihrer Nummern.
ae-refuse-mate-place = Wähle ein freies Feld neben dem Modell, das sich bewegt hat.
ae-refuse-choose-model = Wähle das Modell des segmentierten Programms, das als Nächstes handelt.
ae-refuse-has-acted = Dieses Modell hat in dieser Aktivierung schon gehandelt, oder es ist gelöscht.
ae-refuse-not-active = Nur das aktive Programm kann handeln: { $program }.
ae-refuse-other-model = Ein anderes Modell kommt zuerst.
ae-refuse-not-entering = Gerade betritt kein Programm den Server.
ae-refuse-no-room-to-enter = Für alle Modelle sind nicht genug Felder frei. Bewege Schemata oder warte draußen.
ae-refuse-entry-place = Betritt den Server neben einem Startknoten oder Startpylon, den du kontrollierst, sonst neben einem anderen Knoten oder Pylon von dir, sonst auf Rauschen an deinem Rand.
ae-refuse-must-enter = Dieses Programm hat Platz: Platziere es auf dem Server.
ae-refuse-not-entered-yet = Das Programm ist noch nicht auf dem Server. Platziere es oder bewege zuerst Schemata.
ae-refuse-half-entered = Platziere zuerst die anderen Modelle dieses Programms.
ae-refuse-not-on-server = Das Modell ist nicht auf dem Server.
ae-refuse-other-mover = Nur das Modell, das sich schon bewegt hat, kann sich weiterbewegen.
ae-refuse-movement-over = Ein verknüpftes Programm bewegt sich nur einmal pro Aktivierung.
ae-refuse-linked-moves = Beende zuerst die Bewegung des verknüpften Programms.
ae-refuse-linked-turns = Ein verknüpftes Programm kann sich nur drehen, wenn es sich auch bewegt.
ae-refuse-nothing-moves = Gerade bewegt sich kein verknüpftes Programm.
ae-refuse-must-go-on = Das Modell fliegt über etwas hinweg. Bewege es zuerst auf ein freies Feld.
ae-refuse-must-go-on-omni = Das Modell steht auf zwei Schemata. Bewege es zuerst weiter.
ae-refuse-faces-so = Es blickt schon dorthin.
ae-refuse-marker =
    { $barred ->
        [move] { $marker }: In dieser Aktivierung kann es sich nicht bewegen oder drehen.
        [attack] { $marker }: In dieser Aktivierung kann es nicht angreifen.
        [exe] { $marker }: In dieser Aktivierung kann es keine .EXE einsetzen.
        [overclock] { $marker }: In dieser Aktivierung kannst du es nicht übertakten.
       *[other] { $marker }: In dieser Aktivierung geht das nicht.
    }
ae-refuse-overclocked =
    { $most ->
        [0] Dieses Programm kannst du nicht übertakten.
       *[other] Das Programm hat OC { $most }: In dieser Aktivierung kannst du es nicht noch einmal übertakten.
    }
ae-refuse-downloading = In dieser Aktivierung lädt das Modell den Cache herunter. Du kannst nur Schemata bewegen.
ae-refuse-activation-used = Herunterladen braucht die ganze Aktivierung, und ein Teil davon ist schon verbraucht.
ae-refuse-no-cache-in-node = In keinem Knoten liegt ein Cache.
ae-refuse-not-beside-cache = Beginne zum Herunterladen die Aktivierung neben dem Knoten und bleibe dort.
ae-refuse-cache-not-lying = Auf dem Server liegt kein Cache.
ae-refuse-cache-far = Bewege dich zuerst auf den Cache oder daneben.
ae-refuse-no-cache-carried = Das Modell trägt den Cache nicht.
ae-refuse-not-at-edge = Bewege dich zuerst an den Rand des Servers.
ae-refuse-no-uplink = Auf diesem Schema steht weder ein Knoten noch ein Pylon.
ae-refuse-never-captures = No Uplink: Dieses Programm kann nichts einnehmen.
ae-refuse-capture-far =
    { $kind ->
        [node] Bewege dich zuerst neben den Knoten.
       *[pylon] Bewege dich zuerst neben den Pylon.
    }
ae-refuse-captured-already =
    { $kind ->
        [node] Diesen Knoten kontrollierst du schon.
       *[pylon] Diesen Pylon kontrollierst du schon.
    }
ae-refuse-no-schema = Ein solches Schema gibt es auf dem Server nicht.
ae-refuse-schema-held = Die Gegenseite kontrolliert den Knoten oder Pylon dieses Schemas. Nimm ihn zuerst ein.
ae-refuse-schema-in-way = Ein anderes Schema ist im Weg: Schemata bewegen sich nur durch Rauschen.
ae-refuse-firewall-in-way = Im Rauschen ist eine Firewall im Weg.
ae-refuse-omni-across = Du kannst dieses Schema nicht bewegen: Ein Omni-Modell steht nur zum Teil darauf.
ae-refuse-omni-in-noise = Im Rauschen ist ein Omni-Modell im Weg.
ae-refuse-no-attack = Dieses Programm hat keinen Angriff.
ae-refuse-has-attacked = Es hat in dieser Aktivierung schon angegriffen.
ae-refuse-no-enemy = Wähle ein gegnerisches Modell als Ziel.
ae-refuse-target-gone = Das Ziel ist nicht auf dem Server.
ae-refuse-unseen-behind = Das Ziel steht hinter deinem Modell. Drehe das Modell zuerst um.
ae-refuse-unseen-hidden = Modelle oder Gelände versperren jede Sichtlinie zum Ziel.
ae-refuse-melee-far = Der Nahkampf reicht nur bis zu angrenzenden Modellen.
ae-refuse-melee-far-omni = Der Nahkampf eines Omni-Modells reicht zwei Felder weit.
ae-refuse-enemy-beside = Neben einem gegnerischen Modell kann es nicht schießen. Bewege es zuerst weg.
ae-refuse-range-far = Das Ziel ist { $distance } Felder entfernt; die Reichweite beträgt { $range }.
ae-refuse-no-exe = Eine solche .EXE steht nicht auf der Datenkarte.
ae-refuse-exe-used = Diese .EXE hast du in dieser Aktivierung schon eingesetzt.
ae-refuse-no-target = In Reichweite ist kein Ziel. Nötig: { $target }.
ae-refuse-wrong-side =
    { $side ->
        [enemy] Das Ziel dieser .EXE ist ein gegnerisches Modell.
        [own] Das Ziel dieser .EXE ist ein anderes eigenes Modell.
       *[any] Das Ziel dieser .EXE ist ein anderes Modell.
    }
ae-refuse-exe-far =
    { $range ->
        [one] Das Ziel ist { $distance } Felder entfernt; die .EXE reicht { $range } Feld weit.
       *[other] Das Ziel ist { $distance } Felder entfernt; die .EXE reicht { $range } Felder weit.
    }
ae-refuse-omni-stays = Effekte können kein Omni-Modell bewegen.
ae-refuse-disruption = Setze zuerst die Störung ein oder überspringe sie.
ae-refuse-choose-first =
    { $wanted ->
        [target] Wähle zuerst das Ziel der .EXE.
        [firewall] Wähle zuerst ein Feld für die Firewall oder überspringe den Effekt.
        [dismantle] Wähle zuerst eine Firewall, die verschwindet, oder überspringe den Effekt.
        [place] Wähle zuerst, wo sich das Modell materialisiert, oder überspringe den Effekt.
        [facing] Wähle zuerst, wohin das Modell blickt, oder überspringe den Effekt.
        [shift] Verschiebe zuerst ein Schema oder überspringe den Effekt.
        [capture] Wähle zuerst einen Knoten oder Pylon, den du einnimmst, oder überspringe den Effekt.
       *[release] Wähle zuerst einen Knoten oder Pylon, den die Gegenseite verliert, oder überspringe den Effekt.
    }
ae-refuse-choice =
    { $wanted ->
        [target] Dieses Modell kann nicht das Ziel der .EXE sein.
        [firewall] Wähle auf einem Schema ein freies Feld, das der Effekt erreicht.
        [dismantle] Wähle eine Firewall, die der Effekt erreicht.
        [place] Wähle ein freies Feld, das der Effekt erreicht.
        [facing] Dorthin kann das Modell nicht blicken.
        [shift] Der Effekt verschiebt ein einziges Schema, Feld für Feld.
        [capture] Wähle einen Knoten oder Pylon, den der Effekt erreicht und den du nicht kontrollierst.
       *[release] Wähle einen Knoten oder Pylon, den der Effekt erreicht und den die Gegenseite kontrolliert.
    }
ae-refuse-cs = Das kostet { $need } CS: Du hast { $left }.
ae-refuse-ram = Das kostet { $need } RAM: Du hast { $left }.
ae-refuse-not-now = Das kann das aktive Modell nicht.

## Ablehnungen eines Schritts

ae-refuse-step-edge = Hier endet der Server.
ae-refuse-step-diagonal = Omni-Modelle können sich nicht diagonal bewegen.
ae-refuse-step-model = Ein anderes Modell ist im Weg.
ae-refuse-step-terrain = Ein Hindernis, ein Knoten, ein Pylon oder eine Firewall ist im Weg.
ae-refuse-step-cost =
    { $extra ->
        [none] Diese Bewegung kostet { $cost } CS: Du hast { $left }.
        [evasive] Diese Bewegung kostet { $cost } CS (davon 1 als Ausweichkosten): Du hast { $left }.
        [rough] Diese Bewegung kostet { $cost } CS (davon 1 für einen Widerstand oder ein fragmentiertes Feld): Du hast { $left }.
       *[both] Diese Bewegung kostet { $cost } CS (davon 1 als Ausweichkosten und 1 für einen Widerstand oder ein fragmentiertes Feld): Du hast { $left }.
    }
ae-refuse-step-no-landing = Dieses Feld ist besetzt, und deine CS reichen nicht, um auf ein freies weiterzufliegen.
ae-refuse-step-across = Das Modell stünde auf zwei Schemata, und deine CS reichen nicht, um es weiterzubewegen.

## Zeichnungen von Schemata, und Eingaben

## Was alle gerade tun, und der Rahmen der Partie

ae-doing-schema =
    { $who ->
        [you] Platziere ein Schema
        [one] { $player } platziert ein Schema
       *[many] { $count } Personen platzieren Schemata
    }
ae-doing-token =
    { $who ->
        [you] Platziere ein Plättchen
        [one] { $player } platziert ein Plättchen
       *[many] { $count } Personen platzieren Plättchen
    }
ae-doing-order =
    { $who ->
        [you] Ordne dein PAD
        [one] { $player } ordnet das PAD
       *[many] { $count } Personen ordnen ihre PADs
    }
ae-doing-enter =
    { $who ->
        [you] Betritt den Server
        [one] { $player } betritt den Server
       *[many] { $count } Personen betreten den Server
    }
ae-doing-choose =
    { $who ->
        [you] Wähle
        [one] { $player } wählt
       *[many] { $count } Personen wählen
    }
ae-step-schemas = Schemata
    .tip = Die Schemata kommen auf den Server (AE-120)
ae-step-tokens = Plättchen
    .tip = Jede Seite legt vier Plättchen verdeckt an die Pylonen: Dort kommen ihre Programme herein (AE-123)
ae-step-draw = Ziehen
    .tip = Die oberste Karte deines PAD sagt, welches Programm handelt (AE-11)
ae-step-enter = Betreten
    .tip = Ein Programm, das noch nicht auf dem Server ist, kommt herein (AE-14)
ae-step-act = Handeln
    .tip = Es gibt CS aus, um sich zu bewegen, für .EXE und zum Übernehmen, und greift einmal kostenlos an (AE-20)
ae-step-recalibrate = Rekalibrieren
    .tip = Nach der letzten Karte eines PAD: neu ordnen und RAM setzen (AE-80)
ae-tie = Unentschieden
ae-column-points = Punkte
ae-column-nodes = Knoten
ae-column-pylons = Pylonen
ae-column-programs = Programme
ae-column-recalibrations = Rekalibrierungen
ae-plate-ram = RAM, 0 bis 10: zum Übertakten und zum Bewegen von Schemata (AE-60, AE-70, AE-71)
ae-plate-pad = Karten im PAD bis zur Rekalibrierung (AE-11, AE-12)
ae-plate-programs = Programme, die nicht gelöscht sind (AE-55)
ae-plate-nodes = Kontrollierte Knoten (AE-22)
ae-plate-pylons = Kontrollierte Pylonen (AE-22)
ae-plate-recalibrations = Rekalibrierungen bisher: eine, sooft das PAD leer ist, also früher mit weniger Programmen. Beendet eine Anzahl davon die Partie, müssen beide Seiten sie haben (AE-12, AE-81)
ae-plate-ordering = ordnet
    .tip = Ordnet das PAD geheim (AE-10, AE-80)
## Optionen einer Partie
ae-option-operation = Operation
    .help = Worum ihr spielt: first-link (zum Lernen), system-purge, digital-download, service-denial, bandwidth, avatar-hunt oder eine eigene Operation (AE-120 bis AE-125).
ae-option-collective =
    .help = Ein Kollektiv sind die Programme eines Platzes. Der Name eines fertigen oder die Programme mit Namen: „Avatar, Funktion, Subroutine“, bei den meisten Operationen je zwei Funktionen und Subroutinen (AE-5). Üblich ist ein fertiges.
ae-option-collective-1 = Kollektiv von Platz 1
ae-option-collective-2 = Kollektiv von Platz 2
ae-option-placement = Schemata
    .help = Ob die Schemata liegen, wie die Operation es sagt, oder ob ihr sie abwechselnd platziert, von groß nach klein (AE-120).
ae-operation-learning = { $operation } · Lernspiel
ae-collective-usual = üblich
    .tip = Ein fertiges Kollektiv, für jeden Platz aus einer anderen Fraktion
ae-collective-own = Dein eigenes Kollektiv

## Was ein Schritt umsonst kosten würde

ae-waste-exe = { $exe } würde von hier aus nichts ändern.
ae-waste-wades = { $model } käme ins Rauschen und würde Schaden erleiden: { ae-table-noise-die }.
ae-waste-noise =
    { $model } käme ins Rauschen und würde Schaden erleiden. Ein trockener Weg { $more ->
        [0] kostet nicht mehr CS
       *[other] kostet { $more } CS mehr
    }.
