# Aetherium: der Tisch im Fenster.

## Teile anderer Texte

ae-table-a-model = ein Modell
ae-table-facing =
    { $facing ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
ae-table-uplink =
    { $kind ->
        [node] Knoten
       *[pylon] Pylon
    }
ae-table-noise-die = ein Kampfwürfel, Ping 1, Spike 1, Breach 2, Crash 4 Kästchen (AE-92)

## Hauptschaltfläche

ae-main-ready = Reihenfolge bestätigen
ae-main-continue = Weiter
ae-main-not-there = Dort nicht
ae-main-wait = Draußen warten
    .tip = Kein Platz: Das Programm wartet auf seine nächste Aktivierung (AE-14)
ae-main-end = Aktivierung beenden
    .tip =
        { $lost ->
            [0] Danach ist die Gegenseite dran (AE-11)
           *[other] { $lost } übrige CS verfallen (AE-20)
        }
ae-ends-unspent = Noch { $cs } CS sind nicht ausgegeben.
ae-ends-in-noise = { $model } bliebe im Rauschen und würde Schaden erleiden.
ae-missing-schema =
    .tip = Klicke ein Schema an (Tasten: { $next }, Pfeiltasten), dann wähle seinen neuen Platz.
ae-missing-target = Wähle ein Ziel
    .tip = Klicke ein umrandetes gegnerisches Modell an oder gehe sie mit { $next } durch.
ae-missing-square = Wähle ein Feld
    .tip = Klicke ein Feld mit Zahl an oder nimm die Pfeiltasten. { $end } beendet die Aktivierung.
ae-missing-place =
    .tip = Klicke ein leuchtendes Feld an. Ziehe, um die Blickrichtung zu wählen.
    .other = Wähle einen leuchtenden Platz oder einen Eintrag der Liste.

## Anstelle der Aufforderung

ae-prompt-place-schema = Platziere das nächste Schema. Lass zwischen zwei Schemata mindestens ein Feld Rauschen frei; { $left } und { $right } rotieren es.
ae-prompt-schema = { $schema }: Wähle den neuen Platz seiner Mitte. { $left } und { $right } rotieren es, { $take } bestätigt, { $back } legt es zurück.
ae-prompt-order = Ordne dein PAD: Ziehe Karten oder klicke zwei an, um sie zu tauschen. Zuerst kommt das Programm, das am schnellsten einnehmen oder angreifen kann.
ae-prompt-schemas = Klicke ein Schema an, um es zu verschieben oder zu rotieren, oder drücke { $next }.
ae-prompt-act =
    { $model } hat noch { $cs } CS{ $more ->
        [0] .
       *[more] , durch Übertakten { $more } mehr.
    }

## Was sich tun lässt, ohne auf den Server zu zeigen, und was es kostet

ae-row-free = kostenlos
ae-row-free-twice = kostenlos, zweimal
ae-row-cs = { $cost } CS
ae-row-cs-ram = { $cost } CS + { $ram } RAM
ae-row-cs-per-square = 1 CS pro Feld
ae-row-all-cs = alle CS
ae-row-ram = { $ram } RAM
ae-row-from-ram = ab 1 RAM
ae-row-place = Platzieren
    .tip = Wähle ein leuchtendes Feld zum Betreten des Servers, Blickrichtung beliebig (AE-14)
ae-row-end-move = Bewegung beenden
    .tip = Die anderen Modelle folgen; in dieser Aktivierung keine weitere Bewegung (AE-111)
ae-row-move = Bewegen
    .tip = Zeige auf ein Feld: Du siehst den günstigsten Weg und seine Kosten (AE-30)
ae-row-attack = Angreifen
    .tip = Einmal pro Aktivierung, ohne CS; zeige auf ein Ziel für die Wahrscheinlichkeiten (AE-50)
ae-row-exe = .EXE { $name }
    .tip =
        { $repeats ->
            [yes] { $text }; beliebig oft (AE-21)
           *[no] { $text }; einmal pro Aktivierung (AE-21)
        }
    .tip-at =
        { $repeats ->
            [yes] Auf { $target }: { $text }; beliebig oft (AE-21)
           *[no] Auf { $target }: { $text }; einmal pro Aktivierung (AE-21)
        }
ae-row-exe-at = { $name } auf { $target }
ae-row-capture = { ae-table-uplink } einnehmen
    .tip =
        { $held ->
            [yes] Du kontrollierst ihn sofort, für 1 CS mehr, weil der Gegner ihn hält. Sein RAM kommt bei deiner nächsten Rekalibrierung (AE-22)
           *[no] Du kontrollierst ihn sofort. Sein RAM kommt bei deiner nächsten Rekalibrierung (AE-22)
        }
ae-row-overclock = Übertakten ({ $used } von { $oc })
    .tip = 1 RAM für 1 CS, höchstens { $oc }-mal pro Aktivierung; lange Wege übertakten von selbst (AE-70)
ae-row-schemas = Schemata bewegen
    .tip = 1 RAM pro Feld; Rotieren je nach Größe 3, 5 oder 7 RAM; alles darauf kommt mit (AE-71)
ae-row-rotate-left = Nach links rotieren
ae-row-rotate-right = Nach rechts rotieren
ae-row-turn-left = Nach links drehen
ae-row-turn-right = Nach rechts drehen
ae-row-turn =
    .tip = Eine Drehung auf der Stelle. Für eine halbe Drehung ziehe vom Modell weg (AE-31)
ae-row-download = Cache herunterladen
    .tip = Die ganze Aktivierung; unbewegt hat das Modell in der nächsten den Cache (AE-122)
ae-row-pick-up = Cache aufheben
    .tip = Vom eigenen oder einem angrenzenden Feld (AE-122)
ae-row-leave = Mit dem Cache gehen
    .tip = Über den Rand des Servers, endgültig: Der Cache ist in Sicherheit (AE-122)
ae-row-token =
    .tip = Auf { $faces } von 12 Seiten: So oft betreten deine Programme den Server an diesem Pylon (AE-123)
ae-row-face = Nach { ae-table-facing } blicken
ae-row-use = Einsetzen
ae-row-skip = Überspringen

## Was an einer Stelle geschehen würde: Hauptschaltfläche und Zeilen neben dem Zeiger

ae-aim-take = { $model } nehmen
    .tip = Mit { $model } handeln
ae-aim-occupied = { $model } ist im Weg.
ae-aim-capture =
    { ae-table-uplink } einnehmen: { $cost } CS{ $ram ->
        [0] {""}
       *[more] {" + "}{ $ram } RAM
    }
    .tip = { ae-table-uplink } einnehmen: { $cost } von { $cs } CS (AE-22)
ae-aim-capture-enemy = davon 1 CS, weil die Gegenseite ihn kontrolliert
ae-aim-capture-brings =
    { $kind ->
        [node] Bringt 2 RAM bei jeder Rekalibrierung (AE-80)
       *[pylon] Bringt 1 RAM bei jeder Rekalibrierung (AE-80)
    }
ae-walk = Nach { $square } bewegen: { $cost } CS
    .tip = { $model } bewegt sich nach { $square }: { $cost } von { $cs } CS
ae-walk-squares =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }{ $fast ->
        [yes] {" "}(Fast: 2 pro CS)
       *[no] {""}
    }
ae-walk-evasive = +{ $cost } Ausweichkosten (AE-32)
ae-walk-rough = +{ $cost } Gelände (AE-33)
ae-walk-overclock = Übertaktet um { $cost } CS: { $cost } von { $ram } RAM (AE-70)
ae-walk-noise =
    { $noise ->
        [hurt] Im Rauschen, aber es hat in dieser Aktivierung schon Schaden dadurch erlitten (AE-90)
        [enters] Betritt das Rauschen: { ae-table-noise-die }
       *[ends] Im Rauschen, falls es dort bleibt: { ae-table-noise-die }
    }
ae-walk-watched = Neben einem Gegner: Wer von hier weitergeht, zahlt Ausweichkosten (AE-32)
ae-walk-faces = Blickt nach { ae-table-facing }. Ziehe oder drücke { $left } oder { $right }, um es zu drehen
ae-walk-blocked = Dort steht ein Hindernis, ein Knoten, ein Pylon oder eine Firewall.
ae-walk-far =
    { $more ->
        [0] Dorthin kommt es nicht: { $cs } CS übrig.
       *[other] Dorthin kommt es nicht: { $cs } CS übrig und { $more } weitere durch Übertakten.
    }
ae-walk-turn = Drehen: 1 CS
    .tip = { $model } dreht sich nach { ae-table-facing }: 1 von { $cs } CS (AE-31)
ae-slide-about =
    { $size ->
        [small] Ein kleines Schema: verschieben 1 RAM pro Feld, rotieren { $ram } RAM (AE-71)
        [medium] Ein mittleres Schema: verschieben 1 RAM pro Feld, rotieren { $ram } RAM (AE-71)
       *[large] Ein großes Schema: verschieben 1 RAM pro Feld, rotieren { $ram } RAM (AE-71)
    }
ae-slide-take = Schema nehmen
    .tip = Nimm es und wähle seinen neuen Platz. { $left } und { $right } rotieren es
ae-slide-catches = Erfasst { $models }: von da an auf dem Schema (AE-74)
ae-slide-shift =
    { $price ->
        [free] Verschieben: kostenlos
       *[ram] Verschieben: { $count } RAM
    }
    .tip =
        { $price ->
            [free] { $count ->
                [one] { $count } Feld verschieben: kostenlos (AE-71)
               *[other] { $count } Felder verschieben: kostenlos (AE-71)
            }
           *[ram] { $count ->
                [one] { $count } Feld verschieben: { $count } von { $ram } RAM (AE-71)
               *[other] { $count } Felder verschieben: { $count } von { $ram } RAM (AE-71)
            }
        }
ae-slide-far = Bis dorthin kostet es { $cost } RAM: Du hast { $ram }.
ae-slide-no-way = Mit deinem RAM führt kein Weg durchs Rauschen dorthin.
ae-slide-rotate = Rotieren: { $cost } RAM
    .tip =
        { $turn ->
            [clockwise] Um 90° im Uhrzeigersinn rotieren: { $cost } von { $ram } RAM (AE-71)
            [half] Um 180° rotieren: { $cost } von { $ram } RAM (AE-71)
           *[counterclockwise] Um 90° gegen den Uhrzeigersinn rotieren: { $cost } von { $ram } RAM (AE-71)
        }
ae-place-on = Auf { $square } platzieren
ae-place-at = Bei { $square } platzieren
ae-place-noise = Im Rauschen: { ae-table-noise-die }
ae-place-omni = Auf { $square } und den Feldern nördlich und östlich davon
ae-place-rotate = { $left } und { $right } rotieren es
ae-place-choose = { $what } wählen
ae-place-choose-uplink =
    { $kind ->
        [node] Diesen Knoten wählen
        [pylon] Diesen Pylon wählen
       *[schema] Dieses Schema wählen
    }
ae-place-delete = { $model } löschen
ae-place-activate = { $model } aktivieren
ae-place-token = { $symbol } hier platzieren

## Die Wahrscheinlichkeiten eines Angriffs

ae-odds-attack = { $target } angreifen
ae-odds-attacks = { $model } greift { $target } an
ae-odds-no-enemy = Auf dem Server ist kein gegnerisches Modell.
ae-odds-percent = { $percent } %
ae-odds-small = { $whole },{ $tenth } %
ae-odds-tiny = < 0,1 %
ae-odds-modifier = { $dice } { $what } ({ $rule })
ae-odds-dice = { $count } Würfel: { $modifiers }
ae-odds-light = kein Treffer { $none } · leicht ({ $boxes }) { $light }
ae-odds-heavy = mittel ({ $boxes }) { $medium } · schwer ({ $most }) { $heavy }
ae-odds-disruption = { $name } ({ $symbol }): { $percent }
ae-odds-deleted =
    { $linked ->
        [yes] Mit { $count } Kästchen geht dieses Modell verloren: { $percent }
       *[no] Mit { $count } Kästchen gelöscht: { $percent }
    }
ae-odds-deleted-by-disruption = Mit der Störung: { $percent }

## Ablage: das PAD und die Konsole

ae-tray-pad =
    { $whose ->
        [own] Dein PAD: noch { $left }
       *[any] PAD: noch { $left }
    }
    .short = PAD: { $left }

## Datenkarten

ae-faction = Seine Fraktion: Ein Kollektiv hat nur Programme einer Fraktion (AE-5)
ae-figures-no-attack = kein Angriff
ae-figures-reach =
    { $reach ->
        [melee] Nahkampf { $light }/{ $medium }/{ $heavy }
       *[ranged] Fernkampf { $range } · { $light }/{ $medium }/{ $heavy }
    }
ae-figures-stands =
    { $place ->
        [server] auf dem Server
        [waiting] kommt noch
        [left] mit dem Cache gegangen
       *[deleted] gelöscht
    }
ae-card-pad = PAD: { $place }
ae-figures-cs = CS pro Aktivierung für Bewegung, .EXE und Einnehmen (AE-20)
ae-figures-oc = Höchste Zahl von CS durch Übertakten pro Aktivierung (AE-70)
ae-figures-ram = RAM durch den Avatar zu Beginn und bei jeder Rekalibrierung (AE-61, AE-80)
ae-figures-grid = Stabilitätsraster: { $filled } von { $boxes } Kästchen gefüllt, eine Farbe nach der anderen. Mit dem letzten wird das Modell gelöscht (AE-54)
ae-figures-lent = Erhalten: { $code }

## Detailansicht

ae-look-stands = Auf { $square }, Blick nach { ae-table-facing }
ae-look-in-noise = Im Rauschen: Schaden, wenn es seine Aktivierung dort beendet (AE-90)
ae-look-in-cover = Auf fragmentierten Feldern: in Deckung (AE-43)
ae-look-carries = Trägt den Cache (AE-122)
ae-look-downloads = Lädt den Cache herunter: fertig bei der nächsten Aktivierung, wenn es nicht bewegt wird (AE-122)
ae-look-threatens = Punkte: wo es von hier aus angreifen könnte
ae-look-firewall = Firewall
    .tip = Ein Hindernis. Alle Felder daneben sind Widerstände (AE-104).
ae-look-schema =
    { $size ->
        [small] Kleines Schema, Feld { $square }
        [medium] Mittleres Schema, Feld { $square }
       *[large] Großes Schema, Feld { $square }
    }
ae-look-schema-ram = verschieben 1 RAM   rotieren { $ram } RAM
    .tip = In deiner Aktivierung, mit oder ohne Modelle darauf (AE-71)
ae-look-token =
    { $symbol ->
        [hidden] Plättchen von { $player }: verdeckt (AE-123)
       *[other] Plättchen von { $player }: { $symbol } (AE-123)
    }
ae-look-cache-lies = Hier liegt der Cache. Ihn von diesem oder einem angrenzenden Feld aufzuheben kostet 1 CS (AE-122).
ae-look-cache-inside = Der Cache liegt darin (AE-122).
ae-look-stuck = Du kannst dieses Schema nicht bewegen: Die Gegenseite kontrolliert seinen Knoten oder Pylon (AE-71).
ae-look-uplink =
    { $kind ->
        [node] Knoten auf { $square }
       *[pylon] Pylon auf { $square }
    }
ae-look-holder =
    { $whose ->
        [own] Du kontrollierst ihn
        [enemy] Die Gegenseite kontrolliert ihn
        [first] Platz 1 kontrolliert ihn
        [second] Platz 2 kontrolliert ihn
       *[nobody] Niemand kontrolliert ihn
    }
ae-look-capture = Ihn einzunehmen kostet dich { $cost } CS (AE-22).
ae-look-brings =
    { $kind ->
        [node] Bringt 2 RAM bei jeder Rekalibrierung (AE-80). Programme betreten den Server neben deinen Startknoten und Startpylonen, ohne solche neben anderen von dir (AE-14).
       *[pylon] Bringt 1 RAM bei jeder Rekalibrierung (AE-80). Programme betreten den Server neben deinen Startknoten und Startpylonen, ohne solche neben anderen von dir (AE-14).
    }
ae-look-side = RAM { $ram }, Knoten { $nodes }, Pylonen { $pylons }, Rekalibrierungen { $times }
ae-look-sum = RAM bei der nächsten Rekalibrierung
    .tip = RAM wird nicht angespart; mehr als { $most } geht nicht (AE-60, AE-80)
ae-look-sum-avatar = Avatar
ae-look-sum-nodes = Knoten: { $count } × 2
ae-look-sum-pylons = Pylonen: { $count } × 1
ae-look-sum-functions = Eigene gelöschte Funktionen: { $count } × 2
ae-look-sum-subroutines = Eigene gelöschte Subroutinen: { $count } × 1
ae-look-sum-total = Summe
ae-look-sum-over = Summe { $sum }, höchstens { $most } (AE-60)

## Rahmen und Ergebnis

ae-result-programs = { $alive } von { $count }
ae-result-deleted = { $program } (gelöscht)
ae-result-left = { $program } (gegangen)

## Was über einem Modell aufleuchtet

ae-flash-evasive = Ausweichkosten +{ $cost }
ae-flash-terrain = Gelände +{ $cost }
ae-flash-cs = +1 CS

## Wörter, die in Texten erklärt werden: alle Formen mit Kommas dazwischen, und was sie bedeuten

ae-word-avatar = Avatar, Avatare, Avatars
    .tip = Avatar: bringt RAM zu Beginn und bei jeder Rekalibrierung, einer pro Kollektiv (AE-5, AE-61, AE-80)
ae-word-function = Funktion, Funktionen
    .tip = Funktion: Wird sie gelöscht, erhält ihre Seite 2 RAM (AE-73)
ae-word-subroutine = Subroutine, Subroutinen
    .tip = Subroutine: Wird sie gelöscht, erhält ihre Seite 1 RAM (AE-73)
ae-word-single = einzeln
    .tip = Einzeln: ein Modell auf einem Feld (AE-4)
ae-word-segmented = segmentiert
    .tip = Segmentiert: Modelle handeln nacheinander, jedes mit eigenen Werten und eigenem Angriff (AE-110)
ae-word-linked = verknüpft
    .tip = Verknüpft: Die Modelle teilen CS, OC und Raster. Eines bewegt sich, die anderen folgen (AE-111, AE-112)
ae-word-omni = Omni
    .tip = Omni: steht auf 2×2 Feldern, bewegt sich nur gerade, ohne Zusatzkosten (AE-113)
ae-word-airborne = Airborne
    .tip = Airborne: bewegt sich über alles hinweg, auf Schemata ohne Zusatzkosten (AE-100)
ae-word-burnout = Burnout
    .tip = Burnout: Würfle zu Beginn der Aktivierung mit einem Kampfwürfel. Ping 0, Spike 1: Der Marker verschwindet. Breach 2, Crash 4 Kästchen: Er bleibt (AE-92, AE-101)
ae-word-capacitor-purge = Capacitor Purge
    .tip = Capacitor Purge: kann in der nächsten Aktivierung nicht übertaktet werden (AE-102)
ae-word-inefficiency = Inefficiency
    .tip = Inefficiency: 2 CS weniger in der nächsten Aktivierung (AE-102)
ae-word-interference = Interference
    .tip = Interference: kann in der nächsten Aktivierung keine .EXE einsetzen (AE-102)
ae-word-lag = Lag
    .tip = Lag: kann in der nächsten Aktivierung keine CS für Bewegen oder Drehen ausgeben (AE-102)
ae-word-rattled = Rattled
    .tip = Rattled: kann in der nächsten Aktivierung seine Störung nicht einsetzen (AE-102)
ae-word-stun = Stun
    .tip = Stun: kann in der nächsten Aktivierung nicht angreifen (AE-102)
ae-word-cover = Cover, Deckung
    .tip = Cover (Deckung): Angriffe darauf haben einen Würfel weniger, nie mehr als einen (AE-43, AE-103)
ae-word-dodge = Dodge
    .tip = Dodge: zahlt keine Ausweichkosten (AE-103)
ae-word-fast = Fast
    .tip = Fast: bewegt sich zwei Felder pro CS (AE-103)
ae-word-no-uplink = No Uplink
    .tip = No Uplink: kann weder Knoten noch Pylonen einnehmen (AE-103)
ae-word-forward-deployment = Forward Deployment
    .tip = Forward Deployment: kann den Server auch an unkontrollierten Knoten und Pylonen betreten (AE-105)
ae-word-voltaic-aegis = Voltaic Aegis
    .tip = Voltaic Aegis: Gegnerische Störungen haben es nicht als Ziel und wirken nicht darauf (AE-106)
ae-word-firewall = Firewall, Firewalls
    .tip = Firewall: ein Hindernis. Alle Felder daneben sind Widerstände (AE-104)
ae-word-disruption = Störung, Störungen
    .tip = Störung: beim Angriff einsetzbar, wenn ihr Symbol fällt, mit oder ohne Treffer (AE-57)
ae-word-safeguard = Abwehr
    .tip = Abwehr: wirkt nach einem gegnerischen Angriff mit Schaden, wenn das Ziel noch im Spiel ist (AE-56)
ae-word-deletion = Löscheffekt, Löscheffekte
    .tip = Löscheffekt: wirkt, sobald das ganze Programm gelöscht ist (AE-55)
ae-word-exe = .EXE
    .tip = .EXE: eine Fähigkeit für CS, einmal pro Aktivierung, wenn die Karte nichts anderes sagt (AE-21)
ae-word-ping = Ping
    .tip = Ping: auf 5 der 12 Seiten eines Kampfwürfels; trifft, wenn der Angriff das Symbol auch hat (AE-51, AE-52)
ae-word-spike = Spike
    .tip = Spike: auf 4 der 12 Seiten eines Kampfwürfels; trifft, wenn der Angriff das Symbol auch hat (AE-51, AE-52)
ae-word-breach = Breach
    .tip = Breach: auf 2 der 12 Seiten eines Kampfwürfels; trifft, wenn der Angriff das Symbol auch hat (AE-51, AE-52)
ae-word-crash = Crash
    .tip = Crash: auf 1 der 12 Seiten eines Kampfwürfels; trifft, wenn der Angriff das Symbol auch hat (AE-51, AE-52)
ae-word-melee = Nahkampf
    .tip = Nahkampf: reicht bis zu angrenzenden Modellen, auch diagonal (AE-44)
ae-word-ranged = Fernkampf
    .tip = Fernkampf: reicht diese Zahl von Feldern weit, aber nicht neben einem gegnerischen Modell (AE-44)
ae-word-front-arc = Frontbereich
    .tip = Frontbereich: alle Felder neben und vor dem Modell (AE-40)
ae-word-materialize = materialisiert, materialisieren
    .tip = Sich materialisieren: auf ein freies Feld, ohne Bewegungskosten. Das Rauschen zählt (AE-34)
ae-word-push = schiebe, ziehe
    .tip = Wegschieben, heranziehen: gerade, bis etwas im Weg ist. Das Rauschen zählt (AE-34, AE-90)
ae-word-noise-damage = Schaden durch das Rauschen
    .tip = Schaden durch das Rauschen: ein Kampfwürfel. Ping 1, Spike 1, Breach 2, Crash 4 Kästchen (AE-92)
ae-word-noise = Rauschen, Rauschens
    .tip = Rauschen: verursacht einmal pro Aktivierung Schaden, beim Betreten oder am Ende, nicht beim Weitergehen darin (AE-90, AE-91)
ae-word-resistor = Widerstand, Widerstände
    .tip = Widerstand: Das Betreten kostet 1 CS mehr (AE-33)
ae-word-fragmented = fragmentiert, fragmentierten
    .tip = Fragmentiert: Das Betreten kostet 1 CS mehr, und Modelle darauf sind in Deckung (AE-33, AE-43)
ae-word-obstruction = Hindernis, Hindernisse
    .tip = Hindernis: gilt als besetzt und versperrt die Sicht (AE-3)
ae-word-evasive-cost = Ausweichkosten
    .tip = Ausweichkosten: 1 CS mehr beim Verlassen eines Feldes neben einem gegnerischen Modell (AE-32)
ae-word-node = Knoten
    .tip = Knoten: Einnehmen kostet 4 CS, von der Gegenseite 5. 2 RAM je Rekalibrierung (AE-22, AE-80)
ae-word-pylon = Pylon, Pylonen
    .tip = Pylon: Einnehmen kostet 3 CS, von der Gegenseite 4. 1 RAM je Rekalibrierung (AE-22, AE-80)
ae-word-marker = Marker, Markern
    .tip = Marker: bleibt auf einem Modell, bis dessen nächste Aktivierung endet (AE-107)
ae-word-overclock = übertakten, Übertakten, übertaktet, Übertaktung
    .tip = Übertakten: 1 RAM für 1 CS, pro Aktivierung höchstens OC-mal (AE-70)
ae-word-ram = RAM
    .tip = RAM: 0 bis 10, für Übertakten und Schemata. Jede Rekalibrierung setzt ihn neu (AE-60, AE-80)
ae-word-schema = Schema, Schemas, Schemata
    .tip = Schema: fester Boden im Rauschen. 1 RAM verschiebt es, 3, 5 oder 7 RAM rotieren es (AE-71)

## Was zum Sieg führt, über den Plätzen

ae-aim =
    { $what ->
        [avatar] Lösche den gegnerischen Avatar
        [node] Kontrolliere am Ende den Knoten
       *[points] Sammle die meisten Punkte
    }
ae-unit =
    { $what ->
        [node] Knoten
       *[points] Punkte
    }
ae-alarm-last =
    { $who ->
        [you] Letzte Rekalibrierung: Du führst
        [one] Letzte Rekalibrierung: { $player } führt
       *[nobody] Letzte Rekalibrierung: noch unentschieden
    }
ae-alarm-program =
    { $who ->
        [you] Du hast noch ein Programm
       *[one] { $player } hat noch ein Programm
    }

## Die Karte zu Beginn einer Partie

ae-start-turn = Zieh die oberste Karte deines PADs. Dieses Programm gibt CS für Bewegung, .EXE und Einnehmen aus und greift einmal an.
ae-start-end =
    { $times ->
        [one] Sobald beide Seiten rekalibriert haben. { ae-start-empty } Je weniger Programme eine Seite hat, desto früher rekalibriert sie.
       *[other] Sobald beide Seiten { $times }-mal rekalibriert haben. { ae-start-empty } Je weniger Programme eine Seite hat, desto früher rekalibriert sie.
    }
ae-start-empty =
    { $empty ->
        [points] Hat eine Seite kein Programm mehr, endet die Partie sofort.
       *[wins] Hat eine Seite kein Programm mehr, verliert sie sofort.
    }
