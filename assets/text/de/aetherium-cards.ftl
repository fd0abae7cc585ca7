# Aetherium: Datenkarten, Operationen, Fraktionen und Kollektive.

## Teile anderer Texte

# Alle sind sächlich, Nominativ und Akkusativ also gleich.
ae-card-models =
    { $who ->
        [this] dieses Modell
        [target] das Ziel
        [attacker] das angreifende Modell
        [it] es
        [them] jedes davon
        [enemies] { $squares ->
            [one] jedes angrenzende gegnerische Modell
           *[other] jedes gegnerische Modell innerhalb von { $squares } Feldern
        }
        [own] { $squares ->
            [one] jedes andere angrenzende eigene Modell
           *[other] jedes andere eigene Modell innerhalb von { $squares } Feldern
        }
        [models] { $squares ->
            [one] jedes andere angrenzende Modell
           *[other] jedes andere Modell innerhalb von { $squares } Feldern
        }
       *[around] { $squares ->
            [one] jedes andere Modell neben { ae-card-target-dative }
           *[other] jedes andere Modell innerhalb von { $squares } Feldern um { ae-card-target }{ $target ->
                [it] {" "}herum
               *[other] {""}
            }
        }
    }
ae-card-target =
    { $target ->
        [attacker] das angreifende Modell
        [it] es
       *[target] das Ziel
    }
ae-card-target-dative =
    { $target ->
        [attacker] dem angreifenden Modell
        [it] ihm
       *[target] dem Ziel
    }
ae-card-per =
    { $amount ->
        [markers] für jeden Marker auf { ae-card-target-dative }
        [mates] für jedes andere eigene Modell innerhalb von 2 Feldern um { ae-card-target }{ $target ->
            [it] {" "}herum
           *[other] {""}
        }
       *[uplinks] für jeden Knoten und jeden Pylon, den du kontrollierst
    }

## Werte

ae-card-kind =
    { $kind ->
        [avatar] Avatar
        [function] Funktion
       *[subroutine] Subroutine
    }
ae-card-form =
    { $form ->
        [single] einzeln
        [segmented] segmentiert ×{ $models }
        [linked] verknüpft ×{ $models }
       *[omni] Omni
    }
ae-card-kind-and-form = { ae-card-kind }, { ae-card-form }
ae-card-figures =
    { ae-card-kind-and-form }. CS { $cs }, OC { $oc }{ $ram ->
        [0] {""}
       *[other] , RAM { $ram }
    }. Stabilitätsraster { $grid }{ $each ->
        [yes] {" "}je Modell
       *[no] {""}
    }.
ae-card-codes =
    { $count ->
        [one] Universalcode: { $codes }.
       *[other] Universalcodes: { $codes }.
    }
ae-card-reach =
    { $reach ->
        [melee] Nahkampf, Schaden { $light }/{ $medium }/{ $heavy }
       *[ranged] Fernkampf { $range }, Schaden { $light }/{ $medium }/{ $heavy }
    }
ae-card-attack = Angriff: { $profile }, { $reach }.

## Fähigkeiten

ae-card-disruption = Störung { $name } ({ $symbol }): { $text }.
ae-card-exe =
    { $repeats ->
        [yes] .EXE { $name } ({ $cost } CS, beliebig oft): { $text }.
       *[no] .EXE { $name } ({ $cost } CS, einmal pro Aktivierung): { $text }.
    }
ae-card-exe-at =
    { $repeats ->
        [yes] .EXE { $name } ({ $cost } CS, beliebig oft) auf { $target }: { $text }.
       *[no] .EXE { $name } ({ $cost } CS, einmal pro Aktivierung) auf { $target }: { $text }.
    }
ae-card-safeguard = Abwehr { $name }: { $text }.
ae-card-deletion = Löscheffekt { $name }: { $text }.
ae-card-aim =
    { $side ->
        [enemy] { $range ->
            [one] ein angrenzendes gegnerisches Modell
           *[other] ein gegnerisches Modell innerhalb von { $range } Feldern
        }
        [own] { $range ->
            [one] ein anderes angrenzendes eigenes Modell
           *[other] ein anderes eigenes Modell innerhalb von { $range } Feldern
        }
       *[any] { $range ->
            [one] ein anderes angrenzendes Modell
           *[other] ein anderes Modell innerhalb von { $range } Feldern
        }
    }
ae-card-aim-seen = { ae-card-aim }, im Frontbereich und in Sicht

## Effekte

ae-card-first = { CAPITAL($first) }
ae-card-then = { $before }. { CAPITAL($then) }
ae-card-if-damage = wenn der Angriff Schaden verursacht hat: { CAPITAL($effect) }
ae-card-if-deleted = wenn der Angriff { ae-card-target } gelöscht hat: { CAPITAL($effect) }
ae-card-if-in-noise = wenn { ae-card-target } im Rauschen steht: { CAPITAL($effect) }
ae-card-if-marked = wenn { ae-card-target } einen Marker hat: { CAPITAL($effect) }
ae-card-if-by-firewall = wenn { ae-card-target } neben einer Firewall steht: { CAPITAL($effect) }
ae-card-give = { ae-card-models } erhält { $markers }
ae-card-clear = { ae-card-models } verliert alle Marker
ae-card-lend =
    { $until ->
        [begins] { ae-card-models } erhält { $codes }, bis seine nächste Aktivierung beginnt
       *[ends] { ae-card-models } erhält { $codes }, bis seine nächste Aktivierung endet
    }
ae-card-damage =
    { $amount ->
        [number] { ae-card-models } erleidet { $count } Kästchen Schaden
       *[other] { ae-card-models } erleidet { $count } Kästchen Schaden { ae-card-per }
    }
ae-card-noise = { ae-card-models } erleidet Schaden durch das Rauschen
ae-card-repair =
    { $amount ->
        [number] { ae-card-models } repariert { $count } Kästchen
       *[other] { ae-card-models } repariert { $count } Kästchen { ae-card-per }
    }
ae-card-push =
    { $count ->
        [one] schiebe { ae-card-models } { $count } Feld weg
       *[other] schiebe { ae-card-models } { $count } Felder weg
    }
ae-card-pull =
    { $count ->
        [one] ziehe { ae-card-models } { $count } Feld heran
       *[other] ziehe { ae-card-models } { $count } Felder heran
    }
ae-card-materialize-within =
    { $count ->
        [one] { ae-card-models } materialisiert sich bis zu { $count } Feld von seinem Feld entfernt
       *[other] { ae-card-models } materialisiert sich bis zu { $count } Felder von seinem Feld entfernt
    }
ae-card-materialize-beside = { ae-card-models } materialisiert sich neben diesem Modell
ae-card-materialize-uplink = { ae-card-models } materialisiert sich neben einem Knoten oder Pylon, den du kontrollierst
ae-card-swap = dieses Modell und { ae-card-target } tauschen die Felder
ae-card-turn = drehe { ae-card-models } in eine beliebige Richtung
ae-card-gain =
    { $amount ->
        [number] du erhältst { $count } RAM
       *[other] du erhältst { $count } RAM { ae-card-per }
    }
ae-card-steal = stiehl der Gegenseite { $ram } RAM
ae-card-burn = die Gegenseite verliert { $ram } RAM
ae-card-firewall =
    { $squares ->
        [0] setze eine Firewall dorthin, wo dieses Modell stand
        [one] setze eine Firewall auf ein angrenzendes freies Feld eines Schemas
       *[other] setze eine Firewall auf ein freies Feld eines Schemas innerhalb von { $squares } Feldern
    }
ae-card-dismantle =
    { $squares ->
        [one] entferne eine angrenzende Firewall
       *[other] entferne eine Firewall innerhalb von { $squares } Feldern
    }
ae-card-attack-again = { ae-card-models } kann in dieser Aktivierung noch einmal angreifen
ae-card-dice = der nächste Angriff dieses Modells in dieser Aktivierung hat { $count } Würfel mehr
ae-card-lists = das Angriffsprofil des nächsten Angriffs dieses Modells in dieser Aktivierung enthält zusätzlich { $symbol }
ae-card-shift =
    { $squares ->
        [one] verschiebe ein Schema kostenlos um { $squares } Feld
       *[other] verschiebe ein Schema kostenlos um bis zu { $squares } Felder
    }
ae-card-more-damage =
    { $amount ->
        [number] der Angriff verursacht bei einem Treffer { $count } Kästchen Schaden mehr
       *[other] der Angriff verursacht bei einem Treffer { $count } Kästchen Schaden mehr { ae-card-per }
    }
ae-card-heavier = der Schaden ist bei einem Treffer eine Stufe schwerer
ae-card-capture =
    { $squares ->
        [one] nimm einen angrenzenden Knoten oder Pylon kostenlos ein
       *[other] nimm einen Knoten oder Pylon innerhalb von { $squares } Feldern kostenlos ein
    }
ae-card-release =
    { $squares ->
        [one] nimm das gegnerische Plättchen von einem angrenzenden Knoten oder Pylon
       *[other] nimm das gegnerische Plättchen von einem Knoten oder Pylon innerhalb von { $squares } Feldern
    }

## Operationen: wie sie enden und was Punkte bringt

ae-operation-cache = Im Knoten liegt ein Cache. Ein Modell, das seine Aktivierung neben dem Knoten beginnt, kann sie ganz zum Herunterladen nutzen. Es nimmt den Cache zu Beginn seiner nächsten Aktivierung, wenn es nicht bewegt wurde und noch dort steht (AE-122).
ae-operation-tokens = Vor der Partie platziert ihr je vier verdeckte Plättchen an den Pylonen. Ein Programm würfelt und betritt den Server am Pylon mit diesem Plättchen (AE-123).
ae-operation-recalibrated = Haben beide Seiten { $times }-mal rekalibriert, entscheiden die Punkte.
ae-operation-wiped-out =
    { $then ->
        [points] Hat eine Seite kein Programm auf dem Server und keines, das noch kommt, entscheiden die Punkte.
       *[wins] Hat eine Seite kein Programm auf dem Server und keines, das noch kommt, verliert sie.
    }
ae-operation-avatar =
    { $then ->
        [points] Wird ein Avatar gelöscht, entscheiden die Punkte.
       *[wins] Wird der Avatar einer Seite gelöscht, verliert sie.
    }
ae-operation-holds =
    { $then ->
        [points] Kontrolliert eine Seite { ae-operation-uplinks }, entscheiden die Punkte.
       *[wins] Kontrolliert eine Seite { ae-operation-uplinks }, gewinnt sie.
    }
ae-operation-uplinks =
    { $pylons ->
        [0] { $nodes } Knoten
       *[other] { $nodes ->
            [0] {""}
           *[other] { $nodes } Knoten und {""}
        }{ $pylons ->
            [one] { $pylons } Pylon
           *[other] { $pylons } Pylonen
        }
    }
ae-operation-points =
    { $when ->
        [end] Punkte am Ende: { $points }.
       *[recalibration] Punkte bei jeder deiner Rekalibrierungen: { $points }.
    }
ae-operation-score =
    { $what ->
        [node] { $points } pro Knoten
        [pylon] { $points } pro Pylon
        [avatar] { $points } für den gelöschten gegnerischen Avatar
        [function] { $points } pro gelöschte gegnerische Funktion
        [subroutine] { $points } pro gelöschte gegnerische Subroutine
        [own-functions] { $points }, wenn keine deiner Funktionen gelöscht ist
        [enemy-functions] { $points }, wenn alle gegnerischen Funktionen gelöscht sind
        [cache-home] { $points } für den Cache, der den Server verlassen hat
       *[cache-held] { $points } für den Cache, den ein Modell auf dem Server trägt
    }
ae-operation-ties =
    { $ties ->
        [ram] Bei gleichen Punkten gewinnt mehr RAM. Bei gleichem RAM endet die Partie unentschieden.
       *[draw] Bei gleichen Punkten endet die Partie unentschieden.
    }

## Was an einem Kollektiv nicht stimmt

## Texte der Inhalte, die bei Cyberdeck dabei sind

ae-about-faction-cadastre = Das Grundbuchamt des Netzes. Es hat jedes Schema vermessen, die meisten eingezäunt und dich unter Fehler abgelegt.
    .plan = Langsam und stabil. Es bewegt den Boden statt sich selbst: kostenloses Verschieben, Firewalls im Weg, RAM aus allem, was es kontrolliert.
ae-about-faction-glasswing = Ein Kurierdienst, der eines herausgefunden hat: Was in Splitter zerfällt, kann niemand festhalten. Er liefert, meistens durchs Fenster.
    .plan = Schnell, in der Luft und zerbrechlich. Er geht dorthin, wo niemand hinsieht, nimmt, was niemand bewacht, und greift von hinten an.
ae-about-faction-sporelight = Es begann als Wartungsprozess, und niemand hat es je angehalten. Jetzt wächst es in jedem freien Takt, und es leuchtet.
    .plan = Viele kleine Modelle und viele Marker. Es lähmt, was es noch nicht fressen kann, und trifft umso härter, je mehr von ihm in der Nähe ist.
ae-about-collective-first-survey = Schieße aus der Ferne, bewege den Boden statt deiner Füße und lass Bailiff die anderen hinunterschieben.
ae-about-collective-first-flight = Sei am Knoten, bevor die anderen sich umgedreht haben. Kestrel fliegt über alles, was im Weg steht, und Couriers nehmen die Pylonen ein.
ae-about-collective-first-growth = Verteile Marker und greife an, was einen hat. Glowworms schießen aus dem Dunkeln, und Dim gibt ihnen Deckung.
ae-about-collective-closed-borders = Riegle den halben Server ab, halte die Pylonen hinter der Mauer und schieße mit Notary an ihr vorbei.
ae-about-collective-land-reform = Nimm der Gegenseite den RAM, dann schicke Bulwark. Was du ins Rauschen schiebst, zahlt doppelt.
ae-about-collective-express-delivery = Nimm jeden Pylon ein, den niemand bewacht, stiehl den RAM für den nächsten und bleibe nie dort, wo du angegriffen hast.
ae-about-collective-broken-windows = Greife ein Programm mit allem von hinten an und verschwinde. Roc trägt die Nachzügler.
ae-about-collective-night-bloom = Burnout und Inefficiency auf alles, dann Wither. Petri hält die vielen am Leben.
ae-about-collective-slow-tide = Ziehe sie heran, halte sie mit Lag fest und verdaue sie. Puffball ist mitten unter ihnen am meisten wert.
ae-about-operation-first-link = Ein Knoten in der Mitte und zwei Seiten, die gerade laufen gelernt haben. Der Seite, die ihn am Ende kontrolliert, gehört der Server.
ae-about-operation-system-purge = Bis morgen früh muss der Server leer sein. Das heißt: frei von den anderen.
ae-about-operation-digital-download = Jemand hat einen Cache im Knoten liegen lassen. Er ist mehr wert als der Knoten und mehr als das Modell, das ihn hinausträgt.
ae-about-operation-service-denial = Zwei Knoten, keine Türen und ein Würfel, der entscheidet, wo du hereinkommst. Kontrolliere beide Knoten und die Hälfte der Pylonen, dann kann sich die Gegenseite nicht mehr anmelden.
ae-about-operation-bandwidth = Jeder Takt zählt. Was du beim Rekalibrieren kontrollierst, ist Durchsatz. Was du dazwischen kontrollierst, nicht.
ae-about-operation-avatar-hunt = Eines von ihnen ist ein Mensch. Finde als Erstes heraus, welches.
