# Data.Warriors: der Tisch im Fenster. Who ist you oder other, mit dem Namen in $player.

## Wem etwas gehört

dw-your-desktop = Du
dw-named-card =
    { $place ->
        [desktop] { $who ->
            [you] { $card } (dein Desktop)
           *[other] { $card } (Desktop von { $player })
        }
       *[trash] { $who ->
            [you] { $card } (dein Papierkorb)
           *[other] { $card } (Papierkorb von { $player })
        }
    }
dw-named-injected =
    { $who ->
        [you] { $card } von dir
       *[other] { $card } von { $player }
    }{ $at ->
        [you] {" "}auf deinem Desktop
       *[other] {" "}auf dem Desktop von { $at_player }
    }
dw-named-item =
    { $who ->
        [you] { $what } (von dir
       *[other] { $what } (von { $player }
    }{ $place ->
        [0] )
        [1] , ganz oben)
       *[other] , Nummer { $place } von oben)
    }
dw-named-gone = ein Eintrag, der nicht mehr auf dem Stack liegt
dw-item-title =
    { $what }{ $x ->
        [-1] {""}
       *[other] {" "}(□ = { $x })
    }
dw-item-effect = Effekt von { $card }

## Schaltflächen und Auswahl

dw-button-pass = Passen
dw-button-end = { $step } beenden
dw-button-end-step = Schritt beenden
dw-button-keep = Handkarten behalten
dw-button-mulligan = Mulligan nehmen
    .tip = Einmal mischst du deine Handkarten zurück und ziehst 5 Karten (DW-2)
dw-button-draw =
    { $count ->
        [one] { $count } Karte ziehen
       *[other] { $count } Karten ziehen
    }
    .tip = Du ziehst mindestens eine Karte (DW-10)
dw-button-play = { $card } ausspielen · { $cost }
dw-button-issue-script = { $card } absetzen · { $cost }
dw-button-issue = { $card } { $command } · { $cost }
dw-button-part = Teil { $part } wählen
dw-button-amount = □ = { $x }
dw-choice-amount = □ = { $x } ({ $cost }, { $left } übrig)
dw-button-choose =
    { $what ->
        [du] Dich wählen
       *[other] { $what } wählen
    }
dw-choice-desktop =
    { $who ->
        [you] Auf deinen Desktop
       *[other] Auf den Desktop von { $player }
    }
dw-choice-host =
    { $count ->
        [0] An { $what } anfügen
       *[other] An { $what } anfügen, neben { $others }
    }
dw-button-discard = { $card } abwerfen
dw-ask-dismiss = { $card } arbeitet auf der Bank für dich.
dw-button-discard-daemon = { $card } abwerfen
    .tip = Der Daemon-Platz wird frei für einen anderen Daemon (DW-12, DW-31)
dw-choice-first = { $card }: { $text }
dw-button-first = { $card } zuerst
dw-button-resign = Aufgeben
    .open = Aufgeben …
    .tip = Nach einer Rückfrage verlässt du mit deinen Karten die Partie (DW-4)
dw-button-pass-all = Beim ganzen Stack passen
    .tip = Du passt, bis der Stack leer ist oder etwas Neues darauf dich betrifft (DW-44)
dw-end-setup = Du spielst nichts mehr aus, und Run beginnt (DW-12)
dw-last-mp = Das belegt deine letzten MP: Dein Zug endet, ohne Run (DW-12)
dw-ask-played-out = Nichts mehr zu tun.
dw-ask-played-out-setup = Du kannst nichts mehr ausspielen; in Run setzen deine Programme Befehle ab: Beende Setup.
dw-end-run = Du setzt nichts mehr ab, und Exit beginnt (DW-13, DW-14)

dw-missing =
    { $asked ->
        [setup] Klicke auf eine Handkarte, um sie auszuspielen, oder ziehe sie auf einen Desktop. „Setup beenden“ beendet den Schritt (DW-44).
        [run] Wähle ein Skript auf deiner Hand oder eine leuchtende Karte auf einem Desktop. „Run beenden“ beendet den Schritt (DW-44).
        [discard] Klicke auf eine Handkarte, dann noch einmal, um sie abzuwerfen.
       *[other] Wähle etwas Leuchtendes oder etwas aus der Liste.
    }
dw-look-through = Klicke, um diesen Papierkorb durchzusehen

## Die Liste zur Auswahl

dw-choose-place = { $card }: Wohin?
dw-choose-which-part = { $what }: Welcher Teil?
dw-choose-amount = { $what }: Wie viele MP?
dw-choose-target = { $what }: Welches Ziel?
dw-choose-order = Welcher Effekt tritt zuerst ein? (DW-52)
dw-costs-open = Kostet □ MP: Du wählst □ als Nächstes
dw-costs-left = Kostet { $cost }: { $left } von { $free } MP bleiben frei

## Kosten

dw-cost =
    { $base ->
        [-1] { $cost } MP
       *[other] { $cost } MP, Grundkosten { $base }
    }
dw-cost-of-variable = □ MP, du wählst
dw-cost-reason =
    { $source ->
        [effect] { $who ->
            [you] { $more } durch dein Skript, vorübergehend
           *[other] { $more } durch ein Skript von { $player }, vorübergehend
        }
        [gone] { $more } durch { $card }
        [attached] { $who ->
            [you] { $more } durch { $card } von dir, angefügt
           *[other] { $more } durch { $card } von { $player }, angefügt
        }
       *[desktop] { $who ->
            [you] { $more } durch { $card } von dir
           *[other] { $more } durch { $card } von { $player }
        }
    }
dw-cost-floor-command = mindestens { $floor } für einen Befehl (DW-34)
dw-cost-floor = mindestens 0 (DW-21)
dw-card-costs = Grundkosten { $base } MP, Endkosten { $cost } MP:
dw-card-words = { $kind }, { $cost } MP. { $text }
dw-card-head = Die Zahl sagt, was es kostet, sie auszuspielen: { $cost } MP
dw-card-base = Grundkosten { $base }
dw-command-allocates = { $command } belegt { $cost }

## Auf dem Tisch

dw-label-free = { $count } MP frei
dw-stack-title = STACK
dw-stack-resolved = ausgeführt
dw-stack-halted = abgebrochen
dw-stack-waits = Hier warten Befehle, bis alle passen. Der oberste wird zuerst ausgeführt.

## Runde, Frage, Ergebnis

dw-round = Runde { $round }
dw-over = Vorbei
dw-question = { $player } hat { $what } abgesetzt. Reagiert jemand?
dw-standing-out = Runde { $round }: Alle anderen sind ausgeschieden (DW-3)
dw-standing-rounds = { $rounds } Runden sind vorbei: Wer die meisten Karten auf dem Laufwerk hat, gewinnt (DW-3)
dw-standing-winner = hat gewonnen
dw-standing-in = noch dabei

## Zustände

dw-state-loading =
    .tip = Loading: Effekte wirken, Befehle gibt es erst ab dem nächsten Memory Cleanup (DW-30)
dw-state-idle =
    .tip = Idle: Die Karte kann Befehle absetzen (DW-30)
dw-state-running =
    .tip = Running: Die Karte setzt bis zum nächsten Memory Cleanup nichts mehr ab (DW-30)

## Detailansicht

dw-controlled-by = · unter Kontrolle von
    .name =
        { $who ->
            [you] dir
           *[other] { $player }
        }
    .tip = Wer die Karte kontrolliert, setzt ihre Befehle ab (DW-35)
dw-owned-by =
    { $who ->
        [you] gehört dir
       *[other] gehört { $player }
    }
    .tip = Kommt in diesen Papierkorb; „dein Desktop“ ist der, auf dem die Karte liegt (DW-35)
dw-lies-on =
    { $who ->
        [you] auf deinem Desktop
       *[other] auf dem Desktop von { $player }
    }
dw-attached-to = angefügt an { $card }
dw-attached = Angefügt: { $card }
dw-issued-by =
    { $who ->
        [you] Abgesetzt von dir
       *[other] Abgesetzt von { $player }
    }{ $copy ->
        [yes] {" "}(eine Kopie)
       *[no] {""}
    }
dw-resolves-next = Wird als Nächstes ausgeführt, sobald alle nacheinander gepasst haben.
dw-stack = Stack
dw-stack-count =
    { $count ->
        [0] Der Stack ist leer.
        [one] { $count } Eintrag.
       *[other] { $count } Einträge. Der neueste wird zuerst ausgeführt.
    }
dw-stack-explained = Hier warten Befehle und Skripte, die im Run-Schritt abgesetzt wurden. Nach jedem wird zuerst die Person am Zug gefragt, dann die anderen im Uhrzeigersinn. Passen alle nacheinander, wird der oberste Eintrag ausgeführt. Die Zeichen darunter zeigen diese Reihenfolge, mit einem Rahmen um den, der jetzt gefragt ist (DW-13, DW-40). Bei deinen eigenen Einträgen passt du automatisch, außer „Meine eigenen Einträge“ ist angekreuzt: Klicke links auf deinen Namen.
dw-trash-of =
    { $who ->
        [you] { $count ->
            [one] Dein Papierkorb: { $count } Karte
           *[other] Dein Papierkorb: { $count } Karten
        }
       *[other] { $count ->
            [one] Papierkorb von { $player }: { $count } Karte
           *[other] Papierkorb von { $player }: { $count } Karten
        }
    }
dw-trash-click = Klicke darauf, um alle Karten durchzusehen.
dw-trash-empty = Dieser Papierkorb ist leer.
dw-trash-open = Alle können jeden Papierkorb durchsehen (DW-1).
dw-drive-of =
    { $who ->
        [you] { $count ->
            [one] Dein Laufwerk: { $count } Karte
           *[other] Dein Laufwerk: { $count } Karten
        }
       *[other] { $count ->
            [one] Laufwerk von { $player }: { $count } Karte
           *[other] Laufwerk von { $player }: { $count } Karten
        }
    }
dw-bench = Daemon-Bank
dw-bench-explained = Der Platz für einen .DAEMON, ein Programm, das immer Idle ist: Es kann immer wieder Befehle absetzen, solange MP da sind. Für einen zweiten wirfst du den ersten in deinem Setup ab (DW-31).
dw-drive-empty = Ist dein Laufwerk bei einem Exit leer, scheidest du aus. Wer als Letztes übrig ist, gewinnt (DW-3).
dw-drive-shields =
    { $count ->
        [one] Das nächste Löschen wirkt nicht.
       *[other] Die nächsten { $count } Löschungen wirken nicht.
    }
dw-drive-known = Du kennst Karte { $depth } von oben: { $card }
dw-drive-list = Die Liste, offen für alle

## Personen

dw-you = Du
dw-memory-free = { $count } MP frei
dw-memory-points =
    .tip = Ein Feld für jeden MP: hell ist frei für Karten und Befehle, grau belegt, durchgestrichen gedrosselt (DW-20)
dw-memory-allocated =
    { $throttled ->
        [0] { $count } belegt
       *[other] { $count } belegt, { $throttled } gedrosselt
    }
    .tip = Belegte MP werden beim nächsten eigenen Memory Cleanup frei (DW-20)
dw-player-piles = Laufwerk { $drive } · Hand { $hand } · Papierkorb { $trash }
dw-player-shielded =
    { $count ->
        [one] Abgeschirmt gegen das nächste Löschen
       *[other] Abgeschirmt gegen die nächsten { $count } Löschungen
    }
    .tip = Bis zum nächsten eigenen Memory Cleanup (DW-60)
dw-player-known = Bekannte Handkarten: { $cards }

dw-lasting-control =
    { $who ->
        [you] Vorübergehend kontrolliert ({ $until }), dann wieder von dir
       *[other] Vorübergehend kontrolliert ({ $until }), dann wieder von { $player }
    }
dw-lasting-commands =
    { $way ->
        [less] Befehle kosten { $count } MP weniger ({ $until })
       *[more] Befehle kosten { $count } MP mehr ({ $until })
    }
dw-lasting-cards =
    { $way ->
        [less] { $kinds } kosten beim Ausspielen { $count } MP weniger ({ $until })
       *[more] { $kinds } kosten beim Ausspielen { $count } MP mehr ({ $until })
    }
dw-lasting-until =
    { $until ->
        [turn] bis zum Ende dieses Zuges
        [cleanup] { $who ->
            [you] bis zu deinem nächsten Memory Cleanup
           *[other] bis zum nächsten Memory Cleanup von { $player }
        }
        [card] solange { $card } im Spiel ist
       *[ever] für immer
    }

## Haltepunkte

dw-stops = Haltepunkte
    .tip = Wo Cyberdeck auf dich wartet; sonst passt es für dich, immer nach gleicher Zeit, damit niemand deine Hand errät (DW-44)
dw-stop-init = Init
    .tip = Aus: Du ziehst so viele Karten wie möglich
dw-stop-setup = Setup
    .tip = Aus: Dein Setup endet sofort
dw-stop-run = Run
    .tip = Aus: Dein Run endet sofort
dw-ask-own-item = Dein eigener Eintrag: Gleich passt du von selbst.
dw-stop-own-items = Meine eigenen Einträge
    .tip = Aus: Du passt bei allem, was du selbst abgesetzt hast

## Glossar: Wörter auf Karten, und was sie heißen

dw-word-loading = Loading
dw-word-idle = Idle
dw-word-running = Running
dw-word-prg = .PRG
    .meaning = .PRG: kommt Loading ins Spiel, setzt ab dem nächsten Memory Cleanup Befehle ab (DW-30)
dw-word-daemon = .DAEMON
    .meaning = .DAEMON: ist immer Idle; einer pro Desktop (DW-31)
dw-word-conf = .CONF
    .meaning = .CONF: an ein .PRG angefügt, das Wirtsprogramm; kommt mit ihm in den Papierkorb (DW-32)
dw-word-script = .SCRIPT, Skript, Skripte, Skripts
    .meaning = .SCRIPT: wirkt in Setup sofort; in Run kommt es auf den Stack; danach in den Papierkorb (DW-33)
dw-word-host = wirtsprogramm, wirtsprogramms
    .meaning = Das .PRG, an das dieses .CONF angefügt ist (DW-32)
dw-word-control = kontrolle, kontrollierst, kontrolliert, kontrollieren
    .meaning = Nur wer eine Karte kontrolliert, setzt ihre Befehle ab: wer sie ausgespielt hat, bis jemand die Kontrolle übernimmt (DW-35)
dw-word-owner = besitz
    .meaning = Wem das Laufwerk gehört, von dem die Karte stammt; auch ihr Papierkorb ist dort (DW-35)
dw-word-cleanup = Memory Cleanup
    .meaning = Alle eigenen MP werden frei, eigene .PRG und .CONF werden Idle (DW-11)
dw-word-requires = voraus, voraussetzung
    .meaning = Was beim Ausspielen oder Absetzen und beim Ausführen gelten muss (DW-42, DW-51)
dw-word-mp = MP, Memory Points
    .meaning = Memory Points: Alle haben 8; mit deinen freien kannst du reagieren (DW-20)
dw-word-box = □
    .meaning = Eine Zahl, die du beim Absetzen wählst; so viele MP belegst du (DW-22)
dw-word-choose = wähle eins
    .meaning = Du wählst einen Teil, wenn du es absetzt (DW-70)
dw-word-lend = leiht
    .meaning = Die andere Karte hat diesen Befehl wie einen eigenen (DW-80)

## Was zum Sieg führt, über den Plätzen

dw-aim = Leere die anderen Laufwerke, ein leeres verliert
dw-unit = Laufwerk
dw-alarm-drive =
    { $who ->
        [you] { $cards ->
            [0] Dein Laufwerk ist leer: am Zugende bist du raus
            [one] Noch { $cards } Karte auf deinem Laufwerk
           *[other] Noch { $cards } Karten auf deinem Laufwerk
        }
       *[one] { $cards ->
            [0] { $player }: Laufwerk leer, am Zugende raus
            [one] { $player }: noch { $cards } Karte auf dem Laufwerk
           *[other] { $player }: noch { $cards } Karten auf dem Laufwerk
        }
    }

## Die Karte zu Beginn einer Partie

dw-start-turn = Zieh Karten, spiel Programme aus, dann setz Befehle ab: Sie löschen Karten von den anderen Laufwerken. { $points } Memory Points bezahlen alles.
dw-start-end = Wer am Ende eines Zuges ein leeres Laufwerk hat, scheidet aus. Wer als Letztes noch Daten hat, gewinnt.
