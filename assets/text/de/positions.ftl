# Was an Vorbereitungen, vorgegebenen Ergebnissen, Laufwerken und Kollektiven falsch ist, und an Zuständen von außen.
#
# Was an einem Zustand falsch ist, steht hinter dem Pfad eines Felds und einem Doppelpunkt (content-field):
# „table.players[2].upgrades: …“. Stellen in Pfaden zählen ab 0, $seat zählt ab 1 wie am Bildschirm. $rule ist die Nummer
# einer Regel.

## Vorbereitung

dw-setup-no-seat =
    { $seats ->
        [one] Die Partie hat nur 1 Platz (DW-1).
       *[other] Die Partie hat nur { $seats } Plätze (DW-1).
    }
ae-setup-no-ready =
    { $size ->
        [learning] Es gibt kein fertiges Kollektiv für den Einstieg (AE-5). Zähle seine Programme auf.
       *[full] Es gibt kein fertiges volles Kollektiv (AE-5). Zähle seine Programme auf.
    }
ae-setup-fixed = In { $operation } liegen die Schemata fest: Ihr könnt sie nicht selbst platzieren. Nimm placement=fixed (AE-120).

## Laufwerke und Kollektive

dw-list-copies = { $card } ist { $count }-mal da, aber höchstens { $most }-mal erlaubt (DW-2).
dw-list-cards = Ein Laufwerk hat { $wanted } Karten, nicht { $count } (DW-2).
ae-list-kind =
    { $size ->
        [learning]
            { $kind ->
                [Avatar] Ein Kollektiv für den Einstieg hat { $wanted } Avatar, nicht { $count } (AE-5).
                [Function] Ein Kollektiv für den Einstieg hat { $wanted } Funktion, nicht { $count } (AE-5).
               *[Subroutine] Ein Kollektiv für den Einstieg hat { $wanted } Subroutine, nicht { $count } (AE-5).
            }
       *[full]
            { $kind ->
                [Avatar] Ein volles Kollektiv hat { $wanted } Avatar, nicht { $count } (AE-5).
                [Function] Ein volles Kollektiv hat { $wanted } Funktionen, nicht { $count } (AE-5).
               *[Subroutine] Ein volles Kollektiv hat { $wanted } Subroutinen, nicht { $count } (AE-5).
            }
    }
ae-list-most =
    { $size ->
        [learning]
            { $kind ->
                [Avatar] Ein Kollektiv für den Einstieg hat höchstens { $most } Avatar, nicht { $count } (AE-5).
                [Function] Ein Kollektiv für den Einstieg hat höchstens { $most } Funktion, nicht { $count } (AE-5).
               *[Subroutine] Ein Kollektiv für den Einstieg hat höchstens { $most } Subroutine, nicht { $count } (AE-5).
            }
       *[full]
            { $kind ->
                [Avatar] Ein volles Kollektiv hat höchstens { $most } Avatar, nicht { $count } (AE-5).
                [Function] Ein volles Kollektiv hat höchstens { $most } Funktionen, nicht { $count } (AE-5).
               *[Subroutine] Ein volles Kollektiv hat höchstens { $most } Subroutinen, nicht { $count } (AE-5).
            }
    }
ae-list-empty = Ein Kollektiv braucht mindestens ein Programm (AE-5).
ae-list-omnis = Ein Kollektiv hat höchstens 1 Omni-Programm, nicht { $count }: { $omnis } (AE-5).
ae-list-faction = { $program } gehört zu einer anderen Fraktion als { $other } (AE-5).
ae-list-twice = { $program } ist zweimal da, aber jedes Programm hat nur eine Karte (AE-5).
ae-list-unknown = „{ $name }“ ist weder ein fertiges Kollektiv noch ein Programm.

## Vorgegebene Ergebnisse

position-queue-full =
    { $free ->
        [0] Es sind schon { $most } Ergebnisse vorgegeben, mehr passen nicht.
        [one] Nur noch 1 Ergebnis kann vorgegeben werden, nicht { $count }.
       *[other] Nur noch { $free } Ergebnisse können vorgegeben werden, nicht { $count }.
    }
position-queue-none = { $result } ist in keinem Spiel ein Ergebnis.
ad-queue-card = Karten gibst du mit ihrer Nummer vor, 1 bis { $most }, nicht als { $card }.
dw-queue-card = Die Stellen in der Liste eines Laufwerks zählen von 0 bis { $last }: { $place } gibt es nicht.
ae-queue-die = Kampfwürfel gibst du als 0 (Ping), 1 (Spike), 2 (Breach) oder 3 (Crash) vor, nicht als { $result }.

## Was nicht gelesen werden kann. Der Satz geht danach weiter: kein Punkt am Ende

position-number =
    { $kind ->
        [card] Es gibt keine Karte { $number }: Karten haben die Nummern { $least } bis { $most }
        [hex] Es gibt kein Hexfeld { $number }: Hexfelder haben die Nummern { $least } bis { $most }
        [program] Es gibt kein Programm { $number }: Programme haben die Nummern { $least } bis { $most }
       *[model] Es gibt kein Modell { $number }: Modelle haben die Nummern { $least } bis { $most }
    }
position-list = Diese Liste hat { $count } Einträge, aber höchstens { $most } passen hinein
position-seed = Ein Seed wird mit 64 hexadezimalen Ziffern geschrieben
td-position-row = Zeile { $row } einer Matrix muss { $boxes } Felder haben, nicht „{ $text }“
td-position-box = Ein Feld ist „.“, „x“ oder 1 bis 6, nicht „{ $letter }“
td-position-line = Diese Hexfelder sind keine Linie, die an einem Port beginnt (TD-32)
ad-position-marks = Ein Effekt steht zweimal da: Fasse Effekte einer Art zusammen
dw-position-twice = Karte { $card } ist zweimal im Spiel
ae-position-square = „{ $text }“ ist kein Feld: Felder sind A1 (Südwesten) bis R18 (Nordosten)

## Zustände aller Spiele

position-empty-seat =
    { $seats ->
        [one] Die Partie hat nur 1 Platz, also muss das leer sein ({ $rule }).
       *[other] Die Partie hat nur { $seats } Plätze, also muss das leer sein ({ $rule }).
    }
position-nobody-asked =
    { $rule ->
        [none] Die Partie läuft noch, aber niemand kann handeln.
       *[other] Die Partie läuft noch, aber niemand kann handeln ({ $rule }).
    }
position-stuck =
    { $rule ->
        [none] Platz { $seat } muss handeln, aber keine Aktion ist erlaubt.
       *[other] Platz { $seat } muss handeln, aber keine Aktion ist erlaubt ({ $rule }).
    }
position-goes-on = Hier kann die Partie nicht stehen: Sie läuft von selbst weiter ({ $rule }).
position-repeated = Ein Eintrag steht zweimal da ({ $rule }).

## Terminal Dispute

td-position-all-written = Alle haben alles eingetragen, also muss die Runde vorbei sein (TD-11).
td-position-not-over = Die Partie ist nach Runde { $rounds } vorbei, nicht in Runde { $round } (TD-4).
td-position-by-chance = In Runde { $round } teilt der Zufall die Würfel zu, keine Person (TD-60).
td-position-dice =
    { $rolled ->
        [yes] Die Würfel sind geworfen, also muss jeder 1 bis 6 sein, nicht { $dice } (TD-10).
       *[no] Die Würfel sind noch nicht geworfen, also muss jeder 0 sein, nicht { $dice } (TD-10).
    }
td-position-allocation = Auf den Würfelplätzen müssen die Würfel { $dice } liegen, in jedem Paar der niedrigere Wert zuerst (TD-10).
td-position-no-allocation = In der Phase { $phase } sind keine Würfel zugeteilt, also muss jeder Würfelplatz 0 sein (TD-10).
td-position-off-grid = Es gibt kein Hexfeld { $hex }: Hexfelder haben die Nummern 0 bis { $last } (TD-30).
td-position-tracker =
    { $circles ->
        [one] 1 Hexfeld mit Kreis ist ausgemalt, also muss „unlocked“ 1 sein und „used“ höchstens 1, nicht { $unlocked } und { $used } (TD-40).
       *[other] { $circles } Hexfelder mit Kreis sind ausgemalt, also muss „unlocked“ { $circles } sein und „used“ höchstens { $circles }, nicht { $unlocked } und { $used } (TD-40).
    }
td-position-boxes =
    { $whole ->
        [yes]
            { $rounds ->
                [one] Nach 1 Runde sind { $boxes } Felder voll, nicht { $filled } (TD-4).
               *[other] Nach { $rounds } Runden sind { $boxes } Felder voll, nicht { $filled } (TD-4).
            }
       *[no]
            { $rounds ->
                [one] Nach 1 Runde sind höchstens { $boxes } Felder voll, nicht { $filled } (TD-4).
               *[other] Nach { $rounds } Runden sind höchstens { $boxes } Felder voll, nicht { $filled } (TD-4).
            }
    }
td-position-crossed =
    { $rounds ->
        [one] Nach 1 Runde können höchstens { $most } Felder durchgestrichen sein, nicht { $crossed } (TD-22, TD-23).
       *[other] Nach { $rounds } Runden können höchstens { $most } Felder durchgestrichen sein, nicht { $crossed } (TD-22, TD-23).
    }
td-position-nothing-to-write = In der Phase { $phase } trägt niemand etwas ein, also kann es keine Würfel zum Eintragen geben (TD-11).
td-position-between-rounds = Zwischen den Runden muss hier dasselbe stehen wie in { $shown } (TD-11).
td-position-kept = Alles aus { $shown } muss auch hier stehen: Was eingetragen ist, bleibt (TD-20).
td-position-navigation = Der Schritt { $step } und die Navigationswürfel { $dice } passen nicht zu den Feldern dieser Runde (TD-20–TD-23).
td-position-phone = Die Handywürfel { $dice } passen nicht zu den Hexfeldern, die in dieser Runde ausgemalt wurden (TD-31–TD-34).
td-position-turn-dice = Eingetragen oder nicht: Das müssen die Würfel der gemeinsamen Ablage sein; nur eine Fähigkeit kann sie tauschen (TD-10, TD-41).

## Access Denied: $cards sind Nummern von Karten

ad-position-cancel-level = Das muss User oder Oper sein, nicht { $level } (AD-C43).
ad-position-controls =
    { $each ->
        [one] Platz { $seat } muss 1 Sektor kontrollieren, nicht { $count } (AD-10).
       *[other] Platz { $seat } muss { $each } Sektoren kontrollieren, nicht { $count } (AD-82).
    }
ad-position-root = Diese Person kontrolliert { $sector } und muss dort Root haben (AD-10).
ad-position-upgrades = Diese Karten sind keine Upgrades: { $cards } (AD-43).
ad-position-upgrades-off = Diese Person ist in { $sector } schon Oper, also wirken ihre Upgrades (AD-C27).
ad-position-now = Diese Person ist nicht am Zug, also muss das leer sein (AD-R9).
ad-position-won = Platz { $seat } hat mit Root in { $roots } Sektoren gewonnen, also muss die Partie vorbei sein (AD-80).
ad-position-lying = Karte { $card } kann nicht auf einem Sektor liegen (AD-43).
ad-position-potatoes = Diese Karten sind keine heißen Kartoffeln: { $cards } (AD-44).
ad-position-twice = Diese Karten sind an mehr als einem Ort: { $cards } (AD-2).
ad-position-missing = Diese Karten fehlen: { $cards } (AD-2).
ad-position-password =
    { $wanted ->
        [none] Niemand kontrolliert { $sector }, also gibt es dort kein Passwort (AD-10).
        [begun] Im Passwort von { $sector } müssen die Codes verschieden sein (AD-12).
       *[whole] Das Passwort von { $sector } muss drei verschiedene Codes haben (AD-12).
    }
ad-position-boot-hand = Mit diesen Karten kann diese Person ihre Passwörter nicht vollständig festlegen (AD-12).
ad-position-seen-by-all = Diese Karten liegen in Passwörtern, also haben nicht alle sie gesehen: { $cards } (AD-13).
ad-position-codes-shown = Das müssen Codes aus Passwörtern dieser Person sein und vor dem ersten Zug keine (AD-92).
ad-position-seen = Das müssen alle Karten sein, die offen liegen oder die diese Person hat oder kennt, keine aus einem Passwort und vor dem ersten Zug keine anderen (AD-13, AD-90).
ad-position-known = Das können nur Karten in anderen Händen sein (AD-91).
ad-position-clue = Das passt nicht zum Passwort von { $sector } (AD-91).
ad-position-aside-held = Diese Karten sind in keiner Hand, also können sie nicht beiseitegelegt sein: { $cards } (AD-31).
ad-position-no-attempt = Es gibt keinen Versuch, also kann nichts übergeben werden (AD-31).
ad-position-aside =
    { $count ->
        [0] Für das, was gerade läuft, muss Platz { $seat } Karten beiseitegelegt haben (AD-31, AD-50).
       *[other] Zu dem, was gerade läuft, passen die beiseitegelegten Karten von Platz { $seat } nicht: { $cards } (AD-31, AD-50).
    }
ad-position-not-over = Niemand hat gewonnen, und Runde { $round } ist nicht die letzte von { $rounds } (AD-80, AD-83).
ad-position-quiet = Vor dem ersten und nach dem letzten Zug läuft nichts (AD-20).
ad-position-frame = Das passt nicht zum Schritt oder zu dem, was auf dem Stack darunter liegt (AD-40).

## Data.Warriors

dw-position-exits = Das muss das höchste „out“ von allen sein, { $latest }, nicht { $exits } (DW-3).
dw-position-sorted = Die Karten müssen in der Reihenfolge der Kartendatei stehen (DW-2).
dw-position-memory = { $points } Memory Points sind belegt, aber jede Person hat nur { $most } (DW-1).
dw-position-throttled = Jeder Eintrag muss mindestens 1 Punkt haben und von einer Person stammen, die nicht ausgeschieden ist (DW-60).
dw-position-throttled-twice = Einträge direkt hintereinander müssen von verschiedenen Personen stammen (DW-60).
dw-position-shields = Nur wer nicht ausgeschieden ist, kann Schilde setzen (DW-60).
dw-position-out = Diese Person ist ausgeschieden, also kann nichts von ihr übrig sein (DW-4).
dw-position-count =
    { $place ->
        [drive] Das muss die Zahl der Karten auf dem Laufwerk sein, { $count }, nicht { $value } (DW-1).
       *[hand] Das muss die Zahl der Handkarten sein, { $count }, nicht { $value } (DW-1).
    }
dw-position-places = Jede Karte einer Person, die nicht ausgeschieden ist, muss an genau einem Ort liegen (DW-1, DW-35).
dw-position-known = Das können nur Karten in Laufwerken und in anderen Händen sein, und keine, wenn diese Person ausgeschieden ist (DW-60).
dw-position-card = Karte { $card } ({ $title }): { $wrong }
dw-position-with-nobody = Wer sie kontrolliert und auf wessen Desktop sie liegt, darf nicht ausgeschieden sein (DW-35).
dw-position-script = Ein .SCRIPT ist nie im Spiel (DW-33).
dw-position-daemon = Ein .DAEMON ist immer Idle (DW-31).
dw-position-no-host = Ein .CONF braucht ein .PRG auf demselben Desktop als Wirtsprogramm (DW-32).
dw-position-host = Nur ein .CONF hat ein Wirtsprogramm (DW-32).
dw-position-bench = Auf einem Daemon-Platz ist nur für einen .DAEMON Platz (DW-31).
dw-position-lasting = Das muss Karten im Spiel, Personen dieser Partie und eine Änderung von -8 bis 8 betreffen (DW-60).
dw-position-source = Die Karte, mit der die Dauer endet, muss im Spiel sein (DW-60).
dw-position-command = Diesen Befehl gibt es nicht (DW-34).
dw-position-item = So kann nichts abgesetzt werden (DW-40).
dw-position-number = Einträge müssen aufsteigende Nummern von 1 bis { $issues } haben, nicht { $number } (DW-40).
dw-position-choosing = Das kann hier niemand wählen (DW-40).
dw-position-no-choice = Es gibt nichts, zwischen dem du wählen kannst (DW-40).
dw-position-discarding = Dafür kann hier niemand Karten abwerfen (DW-60).
dw-position-pending = Diesen Effekt gibt es nicht (DW-52).
dw-position-winners =
    { $over ->
        [yes] Die Partie ist vorbei, also muss jemand gewonnen haben (DW-3).
       *[no] Die Partie läuft noch, also kann niemand gewonnen haben (DW-3).
    }
dw-position-winners-out = Nur wer nicht ausgeschieden ist, kann gewinnen (DW-3).
dw-position-passed = Kein Effekt wartet oder läuft, also muss das leer sein (DW-53).
dw-position-over = Die Partie ist vorbei, also kann nichts mehr laufen (DW-3).
dw-position-last-player = Nur noch eine Person ist dabei, also muss die Partie vorbei sein (DW-3).
dw-position-seat-out = Diese Person ist ausgeschieden (DW-4).
dw-position-stack = Außerhalb von Run muss der Stack leer sein (DW-13).
dw-position-decided = Der erste Zug hat begonnen, also müssen alle über ihren Mulligan entschieden haben (DW-2).

## Aetherium

ae-position-models = Das müssen { $wanted } Einträge sein, nicht { $count }.
ae-position-schemas = Das muss ein Eintrag für jedes der { $schemas } Schemata der Operation sein (AE-120).
ae-position-shape = Das muss die Form von „{ $schema }“ sein, wie in der Operation (AE-120).
ae-position-off-server = Dieses Schema liegt nicht ganz auf dem Server (AE-1).
ae-position-overlap = Dieses Schema liegt auf einem anderen (AE-1).
ae-position-holder = Nur ein Schema mit Knoten oder Pylon kann kontrolliert werden, und nur von 0 oder 1 (AE-22).
ae-position-firewall = { $square } ist besetzt, also kann dort keine Firewall stehen (AE-104).
ae-position-nowhere =
    { $counts ->
        [yes] Das Programm hat dieses Modell, also kann es nicht Nowhere sein (AE-110, AE-111).
       *[no] Das Programm hat dieses Modell nicht, also muss es Nowhere sein (AE-110, AE-111).
    }
ae-position-place = Das Modell muss ganz auf dem Server stehen, auf freien Feldern, die es betreten kann (AE-4).
ae-position-omni = Ein Omni-Modell steht auf höchstens einem Schema (AE-113).
ae-position-entry = Dieses Schema gibt es nicht: Auf dem Server liegen { $schemas }, gezählt ab 0 (AE-123).
ae-position-linked =
    { $full ->
        [0] Keine Farbe ist voll, also müssen { $wanted } Modelle übrig sein, nicht { $found } (AE-112).
        [one] 1 Farbe ist voll, also müssen { $wanted } Modelle übrig sein, nicht { $found } (AE-112).
       *[other] { $full } Farben sind voll, also müssen { $wanted } Modelle übrig sein, nicht { $found } (AE-112).
    }
ae-position-moment = Das muss Choose, Enter oder Act sein, wo jemand handelt, nicht { $moment }.
ae-position-active = „slot“ und „unit“ müssen dasselbe Programm sein, eins von der Person am Zug (AE-11).
ae-position-movement = Nur ein Modell des aktiven verknüpften Programms kann sich gerade bewegen (AE-111).
ae-position-about-nothing = Das betrifft etwas, das es nicht gibt.
ae-position-strike = Das muss ein Modell mit Angriffsprofil sein, das ein gegnerisches angreift (AE-50).
ae-position-lifted = Ein Modell ist aufgenommen, aber niemand wählt ein Feld dafür (AE-74, AE-111).
ae-position-ordering = Ein PAD wird nur vor dem ersten Zug und bei Rekalibrierungen geordnet (AE-10).
ae-position-pad = Das müssen die Karten des PADs sein, jede einmal (AE-10).
ae-position-pad-card = In einem PAD können nur Karten von Programmen liegen, die im Spiel sind (AE-13).
ae-position-tokens = Die Plättchen müssen dort liegen, wo table.tokens.at es sagt, an jedem Pylon eins (AE-123).
ae-position-token-shown = Ein gezeigtes Plättchen muss das sein, das dort liegt (AE-123).
ae-position-cache = Ohne Cache in der Operation muss das None sein; sonst kann nur ein Modell im Spiel ihn tragen (AE-122).
ae-position-over = Nach den Regeln der Operation ist die Partie vorbei (AE-13).
