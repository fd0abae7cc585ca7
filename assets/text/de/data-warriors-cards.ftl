# Data.Warriors: die Texte der Karten, aus ihren Daten gebildet. Phrasen beginnen klein; CAPITAL($text) beginnt einen Satz.
# Case ist der Fall, in dem eine Phrase steht: nom, acc, dat, gen. Nach „Wenn …:“ steht ein ganzer Satz.

## Listen

dw-comma = { $first }, { $last }
dw-or = { $first } oder { $last }
dw-and = { $first } und { $last }

## Personen

dw-player =
    { $who ->
        [you] { $case ->
            [nom] du
            [acc] dich
            [dat] dir
           *[gen] von dir
        }
        [any] { $case ->
            [dat] einer beliebigen Person
            [gen] einer beliebigen Person
           *[nom] eine beliebige Person
        }
        [somebody] { $case ->
            [dat] einer Person
            [gen] einer Person
           *[nom] eine Person
        }
        [other] { $case ->
            [dat] einer anderen Person
            [gen] einer anderen Person
           *[nom] eine andere Person
        }
        [each-other] { $case ->
            [dat] jeder anderen Person
            [gen] jeder anderen Person
           *[nom] jede andere Person
        }
        [each] { $case ->
            [dat] jeder Person
            [gen] jeder Person
           *[nom] jede Person
        }
        [here] { $case ->
            [dat] der Person an diesem Desktop
            [gen] der Person an diesem Desktop
           *[nom] die Person an diesem Desktop
        }
        [current] { $case ->
            [dat] der Person am Zug
            [gen] der Person am Zug
           *[nom] die Person am Zug
        }
        [those] { $case ->
            [dat] diesen Personen
            [gen] dieser Personen
           *[nom] diese Personen
        }
        [others] { $case ->
            [dat] den anderen
            [gen] der anderen
           *[nom] die anderen
        }
        [all] { $case ->
            [dat] allen
            [gen] aller
           *[nom] alle
        }
        [several] { $case ->
            [gen] von { $count } Personen
           *[nom] { $count } Personen
        }
        [several-others] { $case ->
            [nom] { $count } andere Personen
            [acc] { $count } andere Personen
            [dat] { $count } anderen Personen
           *[gen] von { $count } anderen Personen
        }
        [issuer] { $case ->
            [dat] der Person hinter { $of }
            [gen] der Person hinter { $of }
           *[nom] die Person hinter { $of }
        }
        [controller] { $case ->
            [dat] der Person mit der Kontrolle über { $of }
            [gen] der Person mit der Kontrolle über { $of }
           *[nom] die Person mit der Kontrolle über { $of }
        }
        [owner] { $case ->
            [dat] der Person, der { $of } gehört
            [gen] der Person, der { $of } gehört
           *[nom] die Person, der { $of } gehört
        }
       *[that] { $case ->
            [dat] dieser Person
            [gen] dieser Person
           *[nom] diese Person
        }
    }

dw-drive =
    { $case ->
        [dat] { $who ->
            [you] deinem Laufwerk
            [others] den Laufwerken { $player }
            [all] den Laufwerken { $player }
            [those] den Laufwerken { $player }
            [several] den Laufwerken { $player }
            [several-others] den Laufwerken { $player }
           *[one] dem Laufwerk { $player }
        }
       *[acc] { $who ->
            [you] dein Laufwerk
            [others] die Laufwerke { $player }
            [all] die Laufwerke { $player }
            [those] die Laufwerke { $player }
            [several] die Laufwerke { $player }
            [several-others] die Laufwerke { $player }
           *[one] das Laufwerk { $player }
        }
    }
dw-from-drive =
    { $who ->
        [you] von { $drive }
        [others] von { $drive }
        [all] von { $drive }
        [those] von { $drive }
        [several] von { $drive }
        [several-others] von { $drive }
       *[one] vom Laufwerk { $player }
    }
dw-hand =
    { $who ->
        [you] deine Handkarten
       *[one] die Handkarten { $player }
    }
dw-onto-desktop =
    { $who ->
        [you] auf deinen Desktop
        [here] auf diesen Desktop
       *[one] auf den Desktop { $player }
    }
dw-in-trash =
    { $who ->
        [you] in deinem Papierkorb
        [others] in den Papierkörben { $player }
        [all] in den Papierkörben { $player }
        [those] in den Papierkörben { $player }
        [several] in den Papierkörben { $player }
        [several-others] in den Papierkörben { $player }
       *[one] im Papierkorb { $player }
    }

## Karten

# Mehrere Arten bilden ein Wort mit „Karte“: „.PRG- oder .CONF-Karte“.
dw-kind =
    { $listed ->
        [yes] { $kind }-
       *[no] { $kind }
    }

# .PRG, .CONF, .SCRIPT sind sächlich, .DAEMON ist männlich, alles andere ist eine Karte.
dw-cards-head =
    { $number ->
        [one] { $kind ->
            [daemon] { $case ->
                [nom] ein{" "}
                [acc] einen{" "}
                [dat] einem{" "}
               *[gen] eines{" "}
            }
            [any] { $case ->
                [dat] einer{" "}
                [gen] einer{" "}
               *[nom] eine{" "}
            }
            [several] { $case ->
                [dat] einer{" "}
                [gen] einer{" "}
               *[nom] eine{" "}
            }
           *[neuter] { $case ->
                [dat] einem{" "}
                [gen] eines{" "}
               *[nom] ein{" "}
            }
        }
        [all] { $case ->
            [dat] allen{" "}
            [gen] aller{" "}
           *[nom] alle{" "}
        }
        [count] { $case ->
            [gen] von { $count }{" "}
           *[nom] { $count }{" "}
        }
       *[many] { $case ->
            [gen] von{" "}
           *[nom] {""}
        }
    }{ $injected ->
        [yes] { $number ->
            [all] eingeschleusten{" "}
            [one] { $kind ->
                [daemon] { $case ->
                    [nom] eingeschleuster{" "}
                   *[acc] eingeschleusten{" "}
                }
                [any] { $case ->
                    [dat] eingeschleusten{" "}
                    [gen] eingeschleusten{" "}
                   *[nom] eingeschleuste{" "}
                }
                [several] { $case ->
                    [dat] eingeschleusten{" "}
                    [gen] eingeschleusten{" "}
                   *[nom] eingeschleuste{" "}
                }
               *[neuter] { $case ->
                    [dat] eingeschleusten{" "}
                    [gen] eingeschleusten{" "}
                   *[nom] eingeschleustes{" "}
                }
            }
            [single] { $kind ->
                [daemon] eingeschleusten{" "}
                [any] eingeschleuste{" "}
                [several] eingeschleuste{" "}
               *[neuter] eingeschleustes{" "}
            }
           *[many] { $case ->
                [dat] eingeschleusten{" "}
                [gen] eingeschleusten{" "}
               *[nom] eingeschleuste{" "}
            }
        }
       *[no] {""}
    }{ $kind ->
        [any] { $number ->
            [one] Karte
            [single] Karte
           *[many] Karten
        }{ $in_play ->
            [yes] {" "}im Spiel
           *[no] {""}
        }
        [several] { $kinds }{ $number ->
            [one] Karte
            [single] Karte
           *[many] Karten
        }
       *[neuter] { $kinds }
    }

dw-cards =
    { $head }{ $state ->
        [yes] {" "}im Zustand { $states }
       *[no] {""}
    }{ $of ->
        [you] {" "}unter deiner Kontrolle
        [others] {" "}unter fremder Kontrolle
        [here] {" "}unter der Kontrolle der Person an diesem Desktop
       *[any] {""}
    }{ $owned ->
        [you] {" "}in deinem Besitz
        [others] {" "}in fremdem Besitz
        [here] {" "}im Besitz der Person an diesem Desktop
       *[any] {""}
    }{ $at ->
        [you] {" "}auf deinem Desktop
        [others] { $number ->
            [one] {" "}auf einem fremden Desktop
           *[many] {" "}auf fremden Desktops
        }
       *[any] {""}
    }{ $cost ->
        [-1] {""}
       *[other] {" "}mit Grundkosten von höchstens { $cost }
    }{ $besides ->
        [yes] {" "}außer dieser Karte
       *[no] {""}
    }

dw-cards-in-trash =
    { $cards } { $way ->
        [from] { $whose ->
            [you] aus deinem Papierkorb
            [others] aus einem fremden Papierkorb
            [here] aus dem Papierkorb der Person an diesem Desktop
           *[any] aus einem beliebigen Papierkorb
        }
       *[in] { $whose ->
            [you] in deinem Papierkorb
            [others] in einem fremden Papierkorb
            [here] im Papierkorb der Person an diesem Desktop
           *[any] in einem beliebigen Papierkorb
        }
    }

dw-card =
    { $card ->
        [this] { $case ->
            [dat] dieser Karte
            [gen] dieser Karte
           *[nom] diese Karte
        }
        [host] { $case ->
            [dat] dem Wirtsprogramm
            [gen] des Wirtsprogramms
           *[nom] das Wirtsprogramm
        }
        [chosen] { $number ->
            [one] { $case ->
                [dat] der gewählten Karte
                [gen] der gewählten Karte
               *[nom] die gewählte Karte
            }
           *[many] { $case ->
                [dat] den gewählten Karten
                [gen] der gewählten Karten
               *[nom] die gewählten Karten
            }
        }
       *[that] { $case ->
            [dat] der betroffenen Karte
            [gen] der betroffenen Karte
           *[nom] die betroffene Karte
        }
    }

## Befehle und Skripte

dw-items =
    { $number ->
        [all] { $by ->
            [you] { $kind ->
                [command] alle deine anderen Befehle
                [script] alle deine anderen Skripte
               *[any] alle deine anderen Befehle und Skripte
            }
           *[any] { $kind ->
                [command] alle anderen Befehle
                [script] alle anderen Skripte
               *[any] alle anderen Befehle und Skripte
            }
        }
        [count] { $by ->
            [you] { $count } { $kind ->
                [command] deiner Befehle
                [script] deiner Skripte
               *[any] deiner Befehle oder Skripte
            }
           *[any] { $case ->
                [dat] { $count } { $kind ->
                    [command] Befehlen
                    [script] Skripten
                   *[any] Befehlen oder Skripten
                }
               *[nom] { $count } { $kind ->
                    [command] Befehle
                    [script] Skripte
                   *[any] Befehle oder Skripte
                }
            }
        }
       *[one] { $by ->
            [you] { $case ->
                [acc] { $kind ->
                    [command] einen deiner Befehle
                    [script] eines deiner Skripte
                   *[any] einen deiner Befehle oder eines deiner Skripte
                }
                [dat] { $kind ->
                    [command] einem deiner Befehle
                    [script] einem deiner Skripte
                   *[any] einem deiner Befehle oder Skripte
                }
               *[nom] { $kind ->
                    [command] einer deiner Befehle
                    [script] eines deiner Skripte
                   *[any] einer deiner Befehle oder eines deiner Skripte
                }
            }
           *[any] { $case ->
                [acc] { $kind ->
                    [command] einen Befehl
                    [script] ein Skript
                   *[any] einen Befehl oder ein Skript
                }
                [dat] { $kind ->
                    [command] einem Befehl
                    [script] einem Skript
                   *[any] einem Befehl oder einem Skript
                }
               *[nom] { $kind ->
                    [command] ein Befehl
                    [script] ein Skript
                   *[any] ein Befehl oder ein Skript
                }
            }
        }
    }{ $by ->
        [you] {""}
        [others] { $number ->
            [one] {" "}einer anderen Person
           *[many] {" "}anderer Personen
        }
        [here] {" "}der Person an diesem Desktop
       *[any] {""}
    }{ $on_stack ->
        [yes] {" "}auf dem Stack
       *[no] {""}
    }
dw-item =
    { $number ->
        [one] { $kind ->
            [command] { $case ->
                [dat] diesem Befehl
                [acc] diesen Befehl
               *[nom] dieser Befehl
            }
            [script] { $case ->
                [dat] diesem Skript
               *[nom] dieses Skript
            }
           *[any] { $case ->
                [dat] diesem Eintrag
                [acc] diesen Eintrag
               *[nom] dieser Eintrag
            }
        }
       *[many] { $case ->
            [dat] diesen Einträgen
           *[nom] diese Einträge
        }
    }

## Mengen

dw-amount =
    { $unit ->
        [cards] { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }
        [top] { $count ->
            [one] die oberste Karte
           *[other] die obersten { $count } Karten
        }
        [wipes] { $count ->
            [one] das nächste Löschen
           *[other] die nächsten { $count } Löschungen
        }
       *[free] { $count } MP
    }
dw-amount-all =
    { $unit ->
        [cards] alle Karten
        [top] alle Karten
        [wipes] alle Löschungen
        [allocated] alle belegten MP
       *[free] alle freien MP
    }
dw-amount-x =
    { $unit ->
        [cards] □ Karten
        [top] die obersten □ Karten
        [wipes] die nächsten □ Löschungen
       *[free] □ MP
    }
dw-amount-half-x =
    { $unit ->
        [cards] die Hälfte von □ Karten (aufgerundet)
        [top] die Hälfte der obersten □ Karten (aufgerundet)
        [wipes] die Hälfte der nächsten □ Löschungen (aufgerundet)
       *[free] die Hälfte von □ MP (aufgerundet)
    }
dw-amount-event =
    { $unit ->
        [cards] ebenso viele Karten
        [top] ebenso viele oberste Karten
        [wipes] ebenso viele Löschungen
       *[free] ebenso viele MP
    }
dw-amount-half-event =
    { $unit ->
        [cards] halb so viele Karten (aufgerundet)
        [top] halb so viele oberste Karten (aufgerundet)
        [wipes] halb so viele Löschungen (aufgerundet)
       *[free] halb so viele MP (aufgerundet)
    }
# What: nom, ohne Artikel.
dw-amount-compared =
    { $form ->
        [half] halb so viele{" "}
        [times] { $count ->
            [2] doppelt so viele{" "}
           *[other] { $count }-mal so viele{" "}
        }
        [more] { $count }{" "}
        [fewer] { $count }{" "}
       *[count] so viele{" "}
    }{ $unit ->
        [cards] { $form ->
            [more] { $count ->
                [one] Karte
               *[other] Karten
            }
            [fewer] { $count ->
                [one] Karte
               *[other] Karten
            }
           *[count] Karten
        }
        [top] oberste Karten
        [wipes] Löschungen
       *[free] MP
    }{ $form ->
        [more] {" "}mehr, als es { $what } gibt
        [fewer] {" "}weniger, als es { $what } gibt
        [half] {" "}wie { $what } (aufgerundet)
       *[count] {" "}wie { $what }
    }
    .equal = {""}

## Zahlen des Augenblicks

dw-what-event = betroffene Karten oder MP
dw-what-cards = { $cards }
dw-what-hand = Handkarten { $player }
dw-what-drive = Karten auf { $drive }
dw-what-trash = Karten { $in_trash }
dw-what-free = freie MP { $player }
dw-what-allocated = belegte MP { $player }
dw-what-stack = Einträge auf dem Stack

## Bedingungen, als Nebensatz

dw-compare =
    { $compare ->
        [at-least] mindestens { $count }
        [at-most] höchstens { $count }
       *[none] keine
    }
dw-if-x =
    { $compare ->
        [at-least] { $x } mindestens { $count } ist
       *[at-most] { $x } höchstens { $count } ist
    }
dw-if-event =
    { $count ->
        [one] { $many } Karte oder MP betroffen ist
       *[other] { $many } Karten oder MP betroffen sind
    }
dw-if-cards = es { $many } { $cards } gibt
dw-if-control =
    { $who ->
        [you] du { $many } { $cards } kontrollierst
        [here] { $player } { $many } { $cards } kontrolliert
       *[others] { $player } { $many } { $cards } kontrollieren
    }
dw-if-hand =
    { $who ->
        [you] du { $many } { $count ->
            [one] Handkarte
           *[other] Handkarten
        } hast
        [others] die anderen { $many } { $count ->
            [one] Handkarte
           *[other] Handkarten
        } haben
        [all] alle zusammen { $many } { $count ->
            [one] Handkarte
           *[other] Handkarten
        } haben
       *[one] { $player } { $many } { $count ->
            [one] Handkarte
           *[other] Handkarten
        } hat
    }
dw-if-drive =
    { $count ->
        [one] auf { $drive } { $many } Karte ist
       *[other] auf { $drive } { $many } Karten sind
    }
dw-if-trash =
    { $count ->
        [one] { $in_trash } { $many } Karte ist
       *[other] { $in_trash } { $many } Karten sind
    }
dw-if-free =
    { $who ->
        [you] du { $many } MP frei hast
        [others] die anderen { $many } MP frei haben
        [all] alle zusammen { $many } MP frei haben
       *[one] { $player } { $many } MP frei hat
    }
dw-if-allocated =
    { $who ->
        [you] du { $many } MP belegt hast
        [others] die anderen { $many } MP belegt haben
        [all] alle zusammen { $many } MP belegt haben
       *[one] { $player } { $many } MP belegt hat
    }
dw-if-stack =
    { $count ->
        [one] auf dem Stack { $many } Eintrag liegt
       *[other] auf dem Stack { $many } Einträge liegen
    }
dw-if-control-more =
    { $who ->
        [you] du mehr { $cards } kontrollierst als { $other }
        [here] { $player } mehr { $cards } kontrolliert als { $other }
       *[others] { $player } mehr { $cards } kontrollieren als { $other }
    }
dw-if-hand-more =
    { $who ->
        [you] du mehr Handkarten hast als { $other }
        [others] die anderen mehr Handkarten haben als { $other }
        [all] alle zusammen mehr Handkarten haben als { $other }
       *[one] { $player } mehr Handkarten hat als { $other }
    }
dw-if-drive-more = auf { $drive } mehr Karten sind als auf { $other }
dw-if-free-more =
    { $who ->
        [you] du mehr MP frei hast als { $other }
        [others] die anderen mehr MP frei haben als { $other }
        [all] alle zusammen mehr MP frei haben als { $other }
       *[one] { $player } mehr MP frei hat als { $other }
    }
dw-if-more = es mehr { $first } als { $second } gibt
dw-if-your-turn = du am Zug bist
dw-if-others-turn = eine andere Person am Zug ist
dw-if-state = diese Karte { $states } ist
dw-if-injected = diese Karte auf einem fremden Desktop liegt
dw-if-on-their-desktop = diese Karte auf dem Desktop dieser Person liegt

## Verben: Anweisungen, die klein beginnen

dw-verb-wipe =
    { $long ->
        [yes] lösche { $from } { $amount }
       *[no] lösche { $amount } { $from }
    }
dw-verb-restore =
    { $long ->
        [yes] stelle auf { $drive } { $amount } wieder her
       *[no] stelle { $amount } auf { $drive } wieder her
    }
dw-verb-kill = zerstöre { $what }
dw-verb-halt = brich { $what } ab
dw-verb-halt-it = brich den Eintrag ab
dw-verb-draw =
    { $who ->
        [you] ziehe { $amount }
        [several] { $order ->
            [then] ziehen { $player } { $amount }
           *[first] { $player } ziehen { $amount }
        }
        [several-others] { $order ->
            [then] ziehen { $player } { $amount }
           *[first] { $player } ziehen { $amount }
        }
        [those] { $order ->
            [then] ziehen { $player } { $amount }
           *[first] { $player } ziehen { $amount }
        }
       *[one] { $order ->
            [then] zieht { $player } { $amount }
           *[first] { $player } zieht { $amount }
        }
    }
dw-verb-discard =
    { $who ->
        [you] wirf { $amount } ab
        [several] { $order ->
            [then] werfen { $player } { $amount } ab
           *[first] { $player } werfen { $amount } ab
        }
        [several-others] { $order ->
            [then] werfen { $player } { $amount } ab
           *[first] { $player } werfen { $amount } ab
        }
        [those] { $order ->
            [then] werfen { $player } { $amount } ab
           *[first] { $player } werfen { $amount } ab
        }
       *[one] { $order ->
            [then] wirft { $player } { $amount } ab
           *[first] { $player } wirft { $amount } ab
        }
    }
dw-verb-throttle =
    { $long ->
        [yes] drossle bei { $player } { $amount }
       *[no] drossle { $amount } bei { $player }
    }
dw-verb-grant =
    { $who ->
        [you] gib { $amount } frei
       *[other] gib bei { $player } { $amount } frei
    }
dw-verb-reload = lade { $what } neu
dw-verb-wake = wecke { $what }
dw-verb-suspend = pausiere { $what }
dw-verb-read = sieh { $what } ein
dw-verb-read-drive =
    { $long ->
        [yes] sieh { $from } { $amount } ein
       *[no] sieh { $amount } { $from } ein
    }
dw-verb-control = übernimm die Kontrolle über { $what }{ $until }
dw-verb-inject = schleuse { $what } { $onto } ein
dw-verb-recover = hole { $what } zurück
dw-verb-copy = kopiere { $what } (du kannst neue Ziele wählen)
dw-verb-shield = schirme { $drive } gegen { $amount } ab
dw-verb-cost-commands =
    { $order ->
        [then] kosten Befehle
       *[first] Befehle kosten
    } { $player } { $count } MP { $way ->
        [less] weniger
       *[more] mehr
    }{ $until }
dw-verb-cost-cards =
    { $order ->
        [then] kosten { $cards }
       *[first] { $cards } kosten
    } { $player } beim Ausspielen { $count } MP { $way ->
        [less] weniger
       *[more] mehr
    }{ $until }
dw-verb-command-cost =
    { $order ->
        [then] kosten Befehle { $what }
       *[first] Befehle { $what } kosten
    } { $count } MP { $way ->
        [less] weniger
       *[more] mehr
    }{ $until }

dw-until-end-of-turn = {" "}bis zum Ende dieses Zuges
dw-until-your-cleanup = {" "}bis zu deinem nächsten Memory Cleanup
dw-until-their-cleanup =
    { $on ->
        [card] {" "}bis zum nächsten Memory Cleanup der betroffenen Person
       *[player] {" "}bis zum nächsten Memory Cleanup dieser Person
    }
dw-until-it-leaves = , solange diese Karte im Spiel ist

## Sätze

dw-sentence = { CAPITAL($text) }.
dw-then = { $first }, dann { $next }
dw-then-sentence = { $first }. Dann { $next }
dw-next-sentence = { $first }. { CAPITAL($next) }
dw-if = wenn { $condition }: { CAPITAL($text) }
dw-unless = außer wenn { $condition }: { CAPITAL($text) }
dw-while = solange { $condition }: { CAPITAL($text) }
dw-choose = wähle eins: { $parts }
dw-choose-part = ({ $part }) { CAPITAL($text) }
dw-next-part = { $first }. { $next }
dw-effect = wenn { $when }: { CAPITAL($text) }
dw-effect-if = wenn { $all }: { CAPITAL($text) }
dw-requires = Setzt voraus, dass { $condition }.
dw-lends = Leiht { $cards }: { $command }
dw-placed-on-others-desktop = Einschleusen: Spiele diese Karte auf einen fremden Desktop aus.
dw-placed-on-any-desktop = Einschleusen: Spiele diese Karte auf einen beliebigen Desktop aus.
dw-placed-on-others-program = Einschleusen: Füge diese Karte an ein .PRG auf einem fremden Desktop an.
dw-placed-on-any-program = Einschleusen: Füge diese Karte an ein .PRG auf einem beliebigen Desktop an.

## Auslöser, als Nebensatz nach „wenn“

dw-when-played = { $player } { $card } ausspielt
dw-when-enters = { $what } ins Spiel kommt
dw-when-killed = { $what } zerstört wird
dw-when-leaves = { $what } das Spiel verlässt
dw-when-becomes = { $what } { $states } wird
dw-when-issued =
    { $who ->
        [you] du { $item } absetzt
       *[one] { $player } { $item } absetzt
    }
dw-when-issued-from = { $what } einen Befehl absetzt
dw-when-resolved = { $item } ausgeführt wurde
dw-when-halted = { $item } abgebrochen wird
dw-when-wiped = Karten { $from } gelöscht werden
dw-when-this-wiped = diese Karte gelöscht wird
dw-when-discards =
    { $who ->
        [you] du eine Karte abwirfst
       *[one] { $player } eine Karte abwirft
    }
dw-when-this-discarded = diese Karte abgeworfen wird
dw-when-draws =
    { $who ->
        [you] du außerhalb von Init Karten ziehst
       *[one] { $player } außerhalb von Init Karten zieht
    }
dw-when-throttled =
    { $who ->
        [you] deine MP gedrosselt werden
       *[one] MP { $player } gedrosselt werden
    }
dw-when-step =
    { $who ->
        [you] du { $step } { $moment ->
            [begins] beginnst
           *[ends] beendest
        }
       *[one] { $player } { $step } { $moment ->
            [begins] beginnt
           *[ends] beendet
        }
    }

## Was immer gilt

dw-always-card-cost =
    { $cards } kosten { $player } beim Ausspielen { $count } MP { $way ->
        [less] weniger
       *[more] mehr
    }
dw-always-command-cost =
    Befehle { $what } kosten { $count } MP { $way ->
        [less] weniger, dadurch nie unter 1
       *[more] mehr
    }
dw-always-wipes =
    { $by ->
        [you] du löschst
        [others] die anderen löschen
        [here] die Person an diesem Desktop löscht
       *[all] alle löschen
    } { $against ->
        [you] von deinem Laufwerk
        [others] von den Laufwerken der anderen
        [here] vom Laufwerk der Person an diesem Desktop
       *[all] von jedem Laufwerk
    } jedes Mal { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } { $way ->
        [less] weniger
       *[more] mehr
    }
dw-always-protects =
    { $number ->
        [one] { $what } kann nicht { $harms } werden
       *[many] { $what } können nicht { $harms } werden
    }
dw-always-starts-idle =
    { $number ->
        [one] { $what } kommt im Zustand Idle ins Spiel
       *[many] { $what } kommen im Zustand Idle ins Spiel
    }
dw-always-stays-idle =
    { $number ->
        [one] { $what } bleibt nach einem Befehl Idle
       *[many] { $what } bleiben nach einem Befehl Idle
    }
dw-always-locks =
    { $number ->
        [one] { $what } kann keine Befehle absetzen
       *[many] { $what } können keine Befehle absetzen
    }
dw-always-sleeps =
    { $number ->
        [one] { $what } wird beim Memory Cleanup nicht Idle
       *[many] { $what } werden beim Memory Cleanup nicht Idle
    }
dw-harm-kill = zerstört
dw-harm-reload = neu geladen
dw-harm-suspend = pausiert
dw-harm-control = übernommen
dw-harm-inject = eingeschleust
dw-harm-target = von anderen als Ziel gewählt

## Schlüsselwörter: das Wort, seine Formen auf Karten, und was es heißt

dw-keyword-wipe = löschen
    .forms = löschen, lösche, löschst, löscht, gelöscht, Löschung, Löschungen
    .meaning = Die obersten Karten eines Laufwerks kommen in den Papierkorb (DW-60)
dw-keyword-restore = wiederherstellen
    .forms = wiederherstellen, stelle, wieder her, wiederhergestellt
    .meaning = Zufällige Karten aus einem Papierkorb kommen unter das Laufwerk (DW-60)
dw-keyword-kill = zerstören
    .forms = zerstören, zerstöre, zerstört
    .meaning = Eine Karte im Spiel kommt mit ihren .CONF in den Papierkorb (DW-60)
dw-keyword-halt = abbrechen
    .forms = abbrechen, brich, abgebrochen
    .meaning = Ein Eintrag verlässt den Stack ohne Effekt; seine MP bleiben belegt (DW-41)
dw-keyword-draw = ziehen
    .forms = ziehen, ziehe, zieht, ziehst
    .meaning = Die obersten Karten vom Laufwerk kommen auf die Hand (DW-60)
dw-keyword-discard = abwerfen
    .forms = abwerfen, wirf, wirft, werfen, abwirfst, abwirft, abgeworfen
    .meaning = Die Person wählt Handkarten für ihren Papierkorb (DW-60)
dw-keyword-throttle = drosseln
    .forms = drosseln, drossle, gedrosselt
    .meaning = Freie MP einer Person sind bis zum nächsten Memory Cleanup belegt (DW-60)
dw-keyword-grant = freigeben
    .forms = freigeben, gib
    .meaning = Belegte MP werden frei (DW-60)
dw-keyword-reload = neu laden
    .forms = neu laden, lade, neu geladen
    .meaning = Eine Karte wird Loading und setzt nichts ab; Daemons trifft das nicht (DW-31)
dw-keyword-wake = wecken
    .forms = wecken, wecke
    .meaning = Eine Karte wird Idle und kann Befehle absetzen (DW-30)
dw-keyword-suspend = pausieren
    .forms = pausieren, pausiere, pausiert
    .meaning = Eine Karte wird Running und setzt nichts ab; Daemons trifft das nicht (DW-31)
dw-keyword-read = einsehen
    .forms = einsehen, sieh
    .meaning = Nur du siehst eine Hand oder die obersten Karten eines Laufwerks (DW-60)
dw-keyword-control = die Kontrolle übernehmen
    .forms = Kontrolle übernehmen, übernimm die Kontrolle, übernommen
    .meaning = Du kannst mit der Karte Befehle absetzen; sie bleibt auf ihrem Desktop (DW-35)
dw-keyword-inject = einschleusen
    .forms = einschleusen, schleuse, eingeschleust, eingeschleuste, eingeschleusten, eingeschleuster, eingeschleustes
    .meaning = Eine Karte kommt auf einen fremden Desktop; die Kontrolle bleibt gleich (DW-35)
dw-keyword-recover = zurückholen
    .forms = zurückholen, hole
    .meaning = Eine Karte aus deinem Papierkorb kommt auf deine Hand (DW-60)
dw-keyword-copy = kopieren
    .forms = kopieren, kopiere
    .meaning = Ein zweiter Eintrag mit eigenen Zielen kommt kostenlos auf den Stack (DW-60)
dw-keyword-shield = abschirmen
    .forms = abschirmen, schirme, abgeschirmt
    .meaning = Das nächste Löschen wirkt nicht, bis zum nächsten Memory Cleanup der Person (DW-60)
dw-keyword-cost = Kosten
    .meaning = Etwas kostet mehr oder weniger MP (DW-21)
## Pläne der fertigen Laufwerke, die bei Cyberdeck dabei sind
dw-about-drive-scorched-disk = Viele kleine Programme, die löschen, und später größere, die sie zählen.
dw-about-drive-out-of-memory = Lässt den anderen keinen Speicher zum Reagieren und löscht umso mehr, je mehr sie belegt haben.
dw-about-drive-call-stack = Bricht ab, was andere absetzen, kopiert, was es selbst absetzt, und lässt die anderen für beides zahlen.
dw-about-drive-guest-account = Zieht auf fremden Desktops ein, löscht von dort aus und sperrt, was es hinauswerfen könnte.
dw-about-drive-cold-storage = Stellt wieder her, was andere löschen, versteckt sich hinter Schilden und gewinnt mit dem größeren Laufwerk.
dw-about-drive-etc-and-init = Wenige Programme mit vielen Konfigurationen, hinter dem Daemon, der gerade passt.
