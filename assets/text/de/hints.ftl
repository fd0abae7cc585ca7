# Tipps: was ein Bot täte, und warum. Jeder Grund ist ein Satz über die Aktion darüber.

## Alle Spiele

hint = Tipp: was ein Bot täte. Die Partie zählt dann als mit Tipps gespielt
hint-title = Das täte ein Bot. Die Partie zählt als mit Tipps gespielt.
hint-thinking = Ein Bot denkt nach …
hint-do = Das tun
hint-only = Du kannst nichts anderes tun.
hint-plain = Danach stehst du am besten da.
hint-next = Das ist die nächste Wahl eines Bots.
hint-wins = Damit gewinnst du die Partie.
hint-nothing-better = Nichts anderes ist jetzt seine Kosten wert.

## Terminal Dispute

hint-td-points = Die Runde bringt { $matrix } in der Matrix und { $charger } im Ladegerät.
hint-td-matrix =
    { $points ->
        [one] Die Runde bringt { $points } Punkt in der Matrix.
       *[other] Die Runde bringt { $points } Punkte in der Matrix.
    }
hint-td-charger =
    { $points ->
        [one] Die Runde bringt { $points } Punkt im Ladegerät.
       *[other] Die Runde bringt { $points } Punkte im Ladegerät.
    }
hint-td-swap = Der ungenutzte Würfel passt hier besser.
hint-td-circle = Ein eingekreistes Feld schaltet eine Fähigkeit frei: einen Tausch.
hint-td-open = So bleibt für spätere Runden am meisten offen.

## Access Denied

hint-ad-attempt = Nach allem, was du weißt, gelingt es in { $percent } % der Fälle.
hint-ad-win = Nach allem, was du weißt, gewinnst du damit in { $percent } % der Fälle.
hint-ad-learn = Auch wenn es misslingt, siehst du, welche Karten nicht passen.
hint-ad-code = { $code } ist in { $percent } % der Fälle in diesem Passwort.
hint-ad-password = { $code } steht auf { $copies } Karten. Andere erraten seltene Codes schwerer.
hint-ad-spare = Diese Karte kannst du entbehren.
hint-ad-cards =
    { $cards ->
        [one] Danach hast du { $cards } Karte mehr.
       *[other] Danach hast du { $cards } Karten mehr.
    }
hint-ad-nearer = Damit kommst du Root näher.
hint-ad-back = Das wirft { $player } zurück.

## Data.Warriors

hint-dw-wipes =
    { $cards ->
        [one] { $player } verliert { $cards } Karte vom Laufwerk.
       *[other] { $player } verliert { $cards } Karten vom Laufwerk.
    }
hint-dw-kills =
    { $cards ->
        [one] { $player } verliert { $cards } Karte im Spiel.
       *[other] { $player } verliert { $cards } Karten im Spiel.
    }
hint-dw-hand =
    { $cards ->
        [one] { $player } verliert { $cards } Handkarte.
       *[other] { $player } verliert { $cards } Handkarten.
    }
hint-dw-shield =
    { $shields ->
        [one] { $player } verliert einen Schild.
       *[other] { $player } verliert { $shields } Schilde.
    }
hint-dw-draws =
    { $cards ->
        [one] Danach hast du { $cards } Handkarte mehr.
       *[other] Danach hast du { $cards } Handkarten mehr.
    }
hint-dw-own-drive =
    { $cards ->
        [one] Du verlierst { $cards } Karte von deinem Laufwerk.
       *[other] Du verlierst { $cards } Karten von deinem Laufwerk.
    }
hint-dw-own-cards =
    { $cards ->
        [one] Du verlierst { $cards } Karte im Spiel.
       *[other] Du verlierst { $cards } Karten im Spiel.
    }
hint-dw-plays =
    { $cards ->
        [one] Für spätere Züge hast du { $cards } Karte mehr im Spiel.
       *[other] Für spätere Züge hast du { $cards } Karten mehr im Spiel.
    }

## Aetherium

hint-ae-attack =
    { $deletes ->
        [0] Der Angriff auf { $target } macht in { $damages } % der Fälle Schaden.
       *[other] Der Angriff auf { $target } macht in { $damages } % der Fälle Schaden und löscht das Ziel in { $deletes } %.
    }
hint-ae-uplinks = Du übernimmst einen Uplink oder kommst ihm näher.
hint-ae-cache = Du kommst dem Cache näher oder bringst ihn heim.
hint-ae-cache-lost = Damit entfernst du dich vom Cache.
hint-ae-safe = Die Gegenseite kann dir weniger anhaben.
hint-ae-danger = Die Gegenseite kann dir danach mehr anhaben.
hint-ae-threat = Du bedrohst mit den nächsten Angriffen mehr.
hint-ae-near = Du kommst Zielen näher, denen du schaden kannst.
hint-ae-noise-left = Du stehst besser, raus aus dem Rauschen.
hint-ae-noise = Damit gehst du ins Rauschen.

# Warum ein Bot in seinem Zug etwas getan hat, soweit es wissen darf, wer zusieht. Jeder Grund ist ein Satz.

## Terminal Dispute

why-td-points =
    { $player } holt { $matrix ->
        [one] { $matrix } Punkt
       *[other] { $matrix } Punkte
    } in der Matrix ({ $line }){ $charger ->
        [0] .
       *[other] {" und "}{ $charger } im Ladegerät.
    }
why-td-line =
    { $part ->
        [part] vor allem { $line } +{ $points }: { $made }
       *[all] { $line } +{ $points }: { $made }
    }
why-td-charger =
    { $points ->
        [one] { $player } holt { $points } Punkt im Ladegerät.
       *[other] { $player } holt { $points } Punkte im Ladegerät.
    }
why-td-swap = Der ungenutzte Würfel hat besser gepasst, darum hat { $player } ihn hereingetauscht.
why-td-circle = Ein eingekreistes Feld schaltet für { $player } einen Tausch frei.
why-td-open = Die freien Felder können noch bessere Kombinationen werden.

## Access Denied

why-ad-roots = { $player } hat jetzt Root in { $roots } Sektoren, und { $goal } gewinnen die Partie.
why-ad-nearer = Jede Stufe bringt { $player } näher an Root: bisher { $roots } von { $goal }.
why-ad-learn = { $player } weiß jetzt, welche Karten zum Passwort von { $sector } passen.
why-ad-one-card = Eine Karte kostet wenig: { $player } weiß jetzt, dass ihr Code nicht im Passwort von { $sector } ist.
why-ad-back-you = Das wirft dich zurück.
why-ad-upgrade = Ein Upgrade hilft { $player }, solange es liegt.
why-ad-card = Ausgespielt bringt { $card } { $player } jetzt mehr als in einem Versuch.
why-ad-cards = Mit mehr Karten kann { $player } mehr Versuche machen.

## Data.Warriors

why-dw-wipes-you =
    { $cards ->
        [one] { $player } hat es auf dein Laufwerk abgesehen: { $cards } Karte gelöscht.
       *[other] { $player } hat es auf dein Laufwerk abgesehen: { $cards } Karten gelöscht.
    }
why-dw-wipes = { $player } hat es auf das Laufwerk von { $other } abgesehen: { $left } Karten bleiben.
why-dw-kills-you =
    { $cards ->
        [one] Du hast { $cards } Karte weniger im Spiel.
       *[other] Du hast { $cards } Karten weniger im Spiel.
    }
why-dw-hand-you =
    { $cards ->
        [one] Du hast { $cards } Handkarte weniger zum Reagieren.
       *[other] Du hast { $cards } Handkarten weniger zum Reagieren.
    }
why-dw-plays = Was { $player } ins Spiel bringt, wirkt auch in späteren Zügen.
why-dw-free = { $player } lässt { $points } MP frei, um in deinem Zug zu reagieren.

## Aetherium

why-ae-damage = Schaden an deinen Programmen bringt { $player } in Führung.
why-ae-uplinks = { $player } will Knoten und Pylonen: Sie bringen RAM und gewinnen die Operation.
why-ae-cache = { $player } will den Cache.
why-ae-safe = { $player } geht dorthin, wo deine Programme weniger Schaden verursachen können.
why-ae-threat = { $player } bedroht deine Programme mit den nächsten Angriffen.
why-ae-near = { $player } kommt deinen Programmen näher, um sie anzugreifen.
why-ae-noise-left = { $player } steht besser, raus aus dem Rauschen.

# Under a refusal beside the pointer: the actions that would make it legal follow, one a line.
could-i-after = Möglich wäre das nach:
could-i-none = In diesem Zug kannst du das nicht herbeiführen.
