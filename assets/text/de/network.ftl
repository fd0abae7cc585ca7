# Tische im Netz: was der Host antwortet. Namen von Feldern und Nachrichten bleiben, wie sie sind.

## Beitreten

net-no-table = Kein Tisch hat diesen Beitrittscode. Prüfe die sechs Buchstaben.
net-password = Dieser Tisch hat ein Passwort, und dieses ist es nicht.
net-no-seat =
    { $seats ->
        [one] Dieser Tisch hat { $seats } Platz.
       *[other] Dieser Tisch hat { $seats } Plätze.
    }
net-seat-taken = Dieser Platz ist vergeben. Wähle einen anderen.
net-all-taken = Alle Plätze sind vergeben. Du kannst zuschauen.
net-table-full = An diesem Tisch sind { $most } Verbindungen; mehr gehen nicht.
net-not-seated = Tritt erst einem Tisch bei.
net-spectators = Das geht nicht beim Zuschauen.
net-spectator = Zuschauende
net-token = Ein Token hat 32 bis 128 zufällige Buchstaben und Ziffern.
net-guessing = Zu viele falsche Beitrittscodes. Warte eine Minute.
net-no-creating = Auf diesem Host lassen sich von außen keine Tische anlegen.
net-too-many-tables = Es gibt { $most } Tische; mehr gehen nicht.
net-not-kept = Das lässt sich nicht speichern und ist deshalb nicht geschehen: { $error }.

## Am Tisch

net-seat-open = Ein Platz ist frei. Die Partie geht weiter, wenn ihn jemand nimmt.
net-not-started = Die Partie beginnt, wenn alle Plätze vergeben sind.
net-paused = Die Partie hat Pause.
net-not-paused = Die Partie hat keine Pause.
net-ended = Die Partie ist vorbei.
net-not-over = Die Partiedatei gibt es, wenn die Partie vorbei ist.
net-no-journal = Die Partiedatei lässt sich nicht lesen.
net-not-an-action = Das ist keine Aktion dieses Spiels: { $error }.
net-not-a-question = Darauf gibt es hier keine Antwort: { $error }.

## Fragen an die anderen

net-ask-undo = { $player } möchte rückgängig machen: { $action }
net-ask-pause = { $player } möchte eine Pause.
net-ask-resume = { $player } möchte weiterspielen.
net-ask-bot = { $player } möchte, dass ein Bot für { $away } spielt ({ $level }).
net-ask-kick = { $player } möchte, dass { $other } den Tisch verlässt.
net-ask-end = { $player } möchte die Partie jetzt beenden.
net-asked-already = Danach hast du schon gefragt.
net-no-ask = Diese Frage ist erledigt.
net-refused =
    { $what ->
        [undo] { $player } ist gegen das Rückgängigmachen.
        [pause] { $player } ist gegen eine Pause.
        [resume] { $player } möchte noch warten.
        [bot] { $player } ist gegen einen Bot.
        [kick] { $player } möchte, dass alle bleiben.
       *[end] { $player } möchte weiterspielen.
    }
net-kick-nobody = Wähle eine andere Person am Tisch.
net-kick-host = Der Host dieses Tischs bleibt.
net-kick-alone = Eine weitere Person muss zustimmen, und es ist keine da.
net-kicked-by-host = Der Host hat dich von diesem Tisch entfernt.
net-kicked-by-vote = Die anderen haben dich von diesem Tisch entfernt.
net-removed = Du wurdest von diesem Tisch entfernt.
net-bot-nobody = Wähle eine Person, die weg ist.
net-bot-in-time = { $player } ist da und hat noch Zeit.
net-no-bot = Kein Bot spielt für dich.
net-out-of-time = Die Zeit von { $player } ist um. Ein Bot kann einspringen, wenn ihr euch einig seid.
net-you-out-of-time = Deine Zeit ist um. Spiel weiter: Bis dahin können die anderen einen Bot für dich einsetzen.
net-bot-present =
    { $seconds ->
        [0] { $player } ist da.
        [one] { $player } ist noch keine { $seconds } Sekunde weg.
       *[other] { $player } ist noch keine { $seconds } Sekunden weg.
    }

## Versiegelte Auslosung

sealed = Versiegelte Auslosung
sealed-about = Jedes Gerät trägt zum Seed bei, und nachher können alle prüfen, ob Würfel, Karten und das Gezeigte stimmen. Wer den Tisch öffnet und selbst mitspielt, kann während der Partie trotzdem alles sehen.
net-not-dealt = Die Auslosung ist versiegelt. Es fehlen die Zufallsbytes von { $players }.
net-dealt = Es ist schon ausgelost.
net-not-sealed = Die Auslosung an diesem Tisch ist nicht versiegelt.
net-other-round = Die Auslosung hat neu begonnen. Dies ist Runde { $round }.
net-same-commitment = Diese Festlegung hat schon jemand anders. Erzeuge eigene Zufallsbytes.
net-not-opening = Warte, bis sich alle Plätze festgelegt haben.
net-other-bytes = Auf diese Bytes hast du dich nicht festgelegt.
net-deal-lost = { $player } hat die eigenen Zufallsbytes verloren. Die Auslosung beginnt neu.
net-deal-again = Jemand hat während der Auslosung den Tisch verlassen. Sie beginnt neu.
net-sealed-seed = Ein versiegelter Tisch erzeugt seinen Seed selbst. Lass ihn weg.
sealed-true =
    { $views ->
        [one] Auslosung geprüft: Deine Zufallsbytes stecken im Seed, und die Ansicht, die du bekommen hast, stimmt.
       *[other] Auslosung geprüft: Deine Zufallsbytes stecken im Seed, und alle { $views } Ansichten, die du bekommen hast, stimmen.
    }
sealed-true-watched =
    { $views ->
        [one] Auslosung geprüft: Die Ansicht, die du bekommen hast, stimmt. Im Seed stecken keine Zufallsbytes von dir.
       *[other] Auslosung geprüft: Alle { $views } Ansichten, die du bekommen hast, stimmen. Im Seed stecken keine Zufallsbytes von dir.
    }
sealed-untrue = Die versiegelte Auslosung ist gebrochen: { $text }

## Chat

net-chat-off = An diesem Tisch ist der Chat ausgeschaltet.
net-chat-phrases = An diesem Tisch gibt es nur fertige Sätze.
net-chat-nothing = Sag einen fertigen Satz oder einen Text.
net-phrase-hello = Hallo
net-phrase-good-luck = Viel Glück
net-phrase-nice = Schöner Zug
net-phrase-thanks = Danke
net-phrase-sorry = Entschuldigung
net-phrase-moment = Einen Moment bitte
net-phrase-go-on = Weiter bitte
net-phrase-well-played = Gut gespielt

## Die Verbindung

net-hello-first = Sende zuerst hello.
net-bad-message = Diese Nachricht lässt sich nicht lesen: { $error }.
net-binary = Sende Nachrichten als Text, nicht binär.
net-long-id = Eine id hat höchstens { $most } Bytes.
net-too-large = Eine Nachricht hat höchstens { $most } KiB.
net-too-fast = Du hast zu viele Nachrichten gesendet: Höchstens { $most } pro Sekunde sind möglich.
net-silent = Von dir kam eine Minute lang nichts.
net-closing = Der Host wird beendet. Komm zurück, wenn er wieder läuft.
net-other-protocol = Dieser Host spricht Version { $ours } des Protokolls, du sprichst { $theirs }. Aktualisiere die ältere.
net-other-build = Dieser Host hat Version { $ours }, du hast { $theirs }. Aktualisiere die ältere.
net-other-content = Dieser Host spielt { $game } mit anderen Karten und Tabellen, als du hast. Starte beide mit demselben --content.
net-other-host = Dieser Host heißt nicht so. Nimm seine Adresse, oder starte ihn mit --origin NAME.
net-other-origin = Diese Seite kommt von woanders und kann hier nicht spielen.
net-too-many-connections = Deine Adresse hat zu viele Verbindungen zu diesem Host.
net-no-file = Diese Seite gibt es nicht.

## Einen Host starten

net-folder = { $path }: Der Tisch lässt sich nicht benutzen: { $error }.
net-keep-foreign = das ist keine Datei eines Tischs
serve-broken = Das ist am Tisch { $code } passiert. Wenn es wieder passiert, starte den Host ohne die beiden Dateien dieses Tischs.
serve-port = { $address } lässt sich nicht benutzen: { $error }.
serve-address = Seite: { $address }
serve-folder = Die Tische liegen in { $folder }
serve-table = Tisch { $code }: { $game } ({ $players })
