# Was um jeden Tisch steht: Plätze, Aufforderung, Verlauf, Replay, Ergebnis, Fragen.

## Der Rahmen

menu = Menü
close = Schließen (Esc)
back = Zurück
log = Verlauf

## Tasten, wie sie auf Schaltflächen und in Hinweisen stehen

key-escape = Esc
key-space = Leertaste
key-enter = Enter
key-left = Links
key-right = Rechts
key-up = Hoch
key-down = Runter

## Plätze

level =
    { $level ->
        [random] zufällig
        [easy] leicht
        [normal] normal
       *[hard] schwer
    }
seat-bot =
    { $level ->
        [random] zufälliger Bot
        [easy] leichter Bot
        [normal] normaler Bot
       *[hard] schwerer Bot
    }
seat-player = Person { $number }
seat-bot-number = Bot { $number }
seat-person = Person
seat-you = du
seat-own = Zeigen, was du auf dem Tisch hast
seat-yours = Dein eigener Platz
seat-bar = Der Balken: wie nah am Sieg
seat-look = Zeigen, was { $player } auf dem Tisch hat
seat-fold = Plätze einklappen

## Aufforderung und Hauptschaltfläche

offer-unseen = Sieh, was geschieht.
    .short = Überspringen
offer-results = Ergebnis
offer-held = Nicht jetzt: Esc legt es zurück
    .tip = Das geht jetzt nicht. Esc legt es zurück.
offer-give-back = Computer zurückgeben
offer-wait = Warten
candidates-choose = Wähle
candidates-cancel = Abbrechen (Esc)
    .tip = Macht die letzte Wahl rückgängig
candidates-keys = Tab: weiter · Enter: wählen · Esc: zurücklegen
outlook = Wenn niemand reagiert: { $text }
outlook-more = Mehr hängt vom Zufall ab oder von dem, was du nicht siehst.
refusal-opens = { $rule } · { $key } öffnet sie

## Rückgängig

undo = Rückgängig: { $act }
undo-redo = Wiederholen: { $act }
undo-redo-nothing = Wiederholen
undo-watching = Du schaust bei dieser Partie zu.
undo-replay = Das ist ein Replay. Spiele von hier weiter, um anders zu wählen.

## Replay

replay-first = Zum Anfang
replay-back = Eine Aktion zurück (Links)
replay-play = Abspielen oder anhalten (Leertaste)
replay-on = Eine Aktion weiter (Rechts)
replay-last = Zum Ende
replay-drag = Durch die Partie ziehen
replay-bookmarks = Würfe, Aufgedecktes und Gezogenes
replay-branch = Von hier weiterspielen
    .tip = Als neue Partie
replay-spectator = Zuschauende
replay-branched = Das ist eine neue Partie. Die Partie im Replay bleibt, wie sie war.

## Ergebnis

results = Ergebnis
results-wins = { $player } gewinnt
results-share = Geteilter erster Platz: { $players }
results-library = Replay ansehen oder von einer beliebigen Stelle weiterspielen
results-look = Tisch zeigen
results-moment = Hier gewann { $winner } den anderen gegenüber am meisten: { $what }
results-earned-one = Erfolg: { $name }. { $how }
results-earned = { $count } Erfolge: { $names }
results-moment-show = Moment zeigen
    .tip = Zu Aktion { $step } des Replays gehen

## Den Computer weitergeben

curtain = Gib den Computer an { $player }
curtain-only = Alle anderen schauen weg.
curtain-here = Ich bin { $player }

## Wer reagiert, wenn mehrere einen Computer teilen

question-everyone = Alle an diesem Computer werden gefragt, egal, was sie haben. Wer reagiert, wählt dann geheim.
question-answers = { $number }   { $player } reagiert
question-nobody = Niemand
question-continue = Weiter
question-where = Wann du gefragt wirst: Menü → Personen und Bots.
ask-all = Alles
    .tip = Du wirst immer gefragt, wenn du reagieren könntest
ask-mine = Was mich betrifft
    .tip = Nur wenn du das Ziel bist. Allein am Computer: nur wenn du reagieren kannst.
ask-nothing = Nichts
    .tip = Du passt immer

## Wer am Zug ist

doing-turn =
    { $who ->
        [you] Dein Zug
        [one] { $player } ist am Zug
       *[many] { $count } Personen tragen ein
    }
results-nobody = Niemand gewinnt
candidates-tray = Zur Auswahl

## Tasten des Fensters

keys-full-screen = Vollbild

## Bilder der Karten

art-built-in = { $error } Die eingebauten Bilder werden verwendet.
art-cell = Eine Zelle hat 8 bis 1024 Pixel.
art-columns = Mindestens 1 ist nötig.
art-small = { $file }: Das Bild hat { $size } Pixel, die Liste braucht aber { $least }.

## Die Karte zu Beginn einer Partie

card-aim = Ziel
card-turn = Dein Zug
card-end = Ende
card-away = Jede Taste und jeder Klick schließt das.

## Seit deinem letzten Zug

since = Seit deinem letzten Zug
since-count = Seit deinem letzten Zug: { $count }
since-short = { $count ->
        [one] 1 Ereignis
       *[other] { $count } Ereignisse
    }
since-why = Warum { $player } das getan hat
since-fold = Einklappen
since-away = Bis zu deinem nächsten Zug schließen
since-look = Diesen Moment noch einmal ansehen
replay-return = Zurück zur Partie
    .tip = Enter

## Bevor ein Schritt endet

ask-once = Du kannst noch etwas tun. Drücke noch einmal: { $does }.
ask-once-badly = { $why } Drücke noch einmal: { $does }.
ask-waste = { $why } Tu es noch einmal, wenn du es so willst.

## Der Tisch anderer

client-unreachable = Unter { $address } antwortet niemand ({ $error }). Neuer Versuch …
client-unsafe = Keine sichere Verbindung zu { $address }: Das Zertifikat gilt für einen anderen Namen, oder dieses System vertraut ihm nicht.
client-closed = Die Gegenseite hat die Verbindung beendet. Neuer Versuch …
remote-lost = Die Verbindung ist weg. Neuer Versuch … Dein Platz bleibt deiner.
remote-waiting =
    { $seats ->
        [one] Es fehlt noch jemand.
       *[other] Es fehlen noch { $seats }.
    }
remote-away = { $player } ist gerade weg. Was du tun kannst, steht im Menü.
remote-paused = Die Partie ist angehalten.
remote-undo = Bitten, deine letzte Aktion zurückzunehmen
remote-over = Die Partie ist zu Ende.
remote-unreadable = Was von dort kommt, ist unlesbar: { $error }. Auf beiden Seiten muss dieselbe Version von Cyberdeck laufen.
remote-said = { $player }: { $text }
window-your-turn = ● Du bist dran – Cyberdeck
ask-yes = Zustimmen
ask-no = Ablehnen
ask-waits = Warten auf { $players }
ask-withdraw = Zurückziehen
