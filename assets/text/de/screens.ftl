# Die Ansichten neben dem Tisch: Titel, Menü, neue Partie, gespeicherte Partien, Einstellungen, Regelheft.

## Titel und Menü

title-about = Ein Tisch, vier Spiele übers Hacken
title-continue = Weiterspielen
    .tip =
        { $steps ->
            [one] { $players } nach { $steps } Aktion
           *[other] { $players } nach { $steps } Aktionen
        }
title-table = { $game } · Tisch { $code } auf { $address }
title-drives = Laufwerke
    .tip = Laufwerke für Data.Warriors bauen und ausprobieren
title-collectives = Kollektive
    .tip = Ein Kollektiv sind die Programme, die du in eine Partie Aetherium mitbringst: Baue eigene und probiere sie aus
title-version = Version { $version }
rulebook = Regelheft
settings = Einstellungen
credits = Mitwirkende
menu-resume = Weiterspielen
menu-new-match = Neue Partie
menu-library = Gespeicherte Partien
menu-title = Titel
menu-quit = Beenden
    .tip = Nichts geht verloren: Jede Partie ist gespeichert, wie sie steht
menu-players = Personen und Bots
menu-saved = Jede Aktion wird sofort gespeichert.
menu-asked = gefragt zu
menu-take = Den Computer nehmen und außer der Reihe eine Karte ausspielen
title-players = { $seats } Personen
title-minutes = { $from }–{ $to } Min.
about-terminal-dispute = Trage Würfel in die Matrix ein, male Linien im Ladegerät aus und mache das Beste aus jedem Wurf.
about-access-denied = Finde die Passwörter der anderen Sektoren heraus und verschaffe dir vor allen anderen Zugriff.
about-data-warriors = Ein Duell der Laufwerke: Lade Programme, staple Befehle und lösche das gegnerische Laufwerk.
about-aetherium = Führe deine Programme über einen Server, dessen Boden sich unter ihnen verschiebt und dreht.
hardness-easy = leicht
hardness-medium = mittel
hardness-hard = anspruchsvoll

## Andere Tische

seat-elsewhere = Anderer Bildschirm
    .tip = Jemand kommt mit Telefon, Browser oder anderem Computer dazu.
new-match-add-elsewhere = Jemand an anderem Bildschirm
new-match-open = Tisch öffnen
host-name = Cyberdeck
join = An einen Tisch
join-about = Spiele an einem Tisch im Raum oder anderswo. Adresse und Code kennt, wer ihn geöffnet hat.
join-name = Dein Name
join-address = Adresse
join-code = Code
join-password = Passwort
    .tip = falls eins verlangt wird
join-sit = Platz nehmen
join-watch = Zusehen
    .tip = Du siehst, was alle sehen.
join-nearby = In diesem Netz gefunden
join-before = Tische, an denen du warst
    .tip = Zurück an deinen Platz
join-connecting = Verbindung wird aufgebaut …
invite = Jetzt können andere dazukommen
invite-how = Scannt den Code mit einem Telefon oder öffnet die Adresse im Browser. In Cyberdeck: „An einen Tisch“.
invite-copy = Adresse kopieren
invite-open = frei
invite-you = du
invite-away = weg
menu-hosted = Die Partie liegt bei dem, der den Tisch geöffnet hat. Dein Platz bleibt deiner.
menu-remove = Vom Tisch entfernen. Die anderen müssen zustimmen, außer an deinem eigenen Tisch
menu-remove-sure = { $player } wirklich entfernen?
menu-bot = Die anderen fragen, ob hier ein Bot spielen soll
menu-pause = Pause
    .tip = Alle, die da sind, müssen zustimmen.
menu-say = Etwas zu allen sagen
menu-go-on = Weiter

## Ein erster Abend

evening = Ein erster Abend
    .tip = Lektionen, erste Partien und Rätsel
evening-about = Für jedes Spiel Lektionen, eine erste Partie und Rätsel. Alles ist offen: Fang an, wo du magst.
evening-match = Erste Partie
    .tip = Auf leichter Stufe: Nach jedem Zug sagt ein Bot, warum er ihn gemacht hat
evening-match-open = leicht
evening-match-left = läuft noch
evening-next-lesson = Weiter: { $game }, „{ $lesson }“
evening-next-match = Weiter: { $game }, erste Partie
evening-next-puzzles = Weiter: { $game }, Rätsel
evening-done = Du warst an jeder Station.
achievements = Erfolge
achievements-about = Was sich zu versuchen lohnt. Jede Partie zählt, die du zu Ende spielst, auch die gespeicherten.
achievements-count = Erfolge: { $earned } von { $all }
achievements-of = { $earned } von { $all }

## Neue Partie

new-match-options = Optionen
new-match-start = { $game } starten
new-match-lesson = Lektion: { $lesson } ({ $minutes } Minuten)
new-match-lessons = Lektionen
new-match-clock = Ohne Uhr
    .tip = Bedenkzeit: ein Vorrat, und etwas mehr mit jedem Zug. Wer keine mehr hat, verliert nicht, aber die anderen können einen Bot spielen lassen
new-match-clock-of = { $minutes } min, dazu { $seconds } s pro Zug
new-match-remove-seat = Diesen Platz entfernen
new-match-add-person = Person hinzufügen
new-match-add-bot = Bot hinzufügen
new-match-own-list = eigene Liste
new-match-seed = Seed
    .tip = Derselbe Seed ergibt dieselben Würfe und dieselben Kartenstapel
new-match-seed-random = zufällig
new-match-bad-seed = Ein Seed ist eine ganze Zahl von 0 bis 18446744073709551615. Für einen zufälligen Seed lass das Feld leer.
# Werte von Optionen, wie Vorbereitungen sie nennen.
option-value-usual = üblich
option-value-random = zufällig
option-value-off = aus
option-value-on = an
option-value-oper = Oper oder Root
option-value-access = irgendein Zugriff
option-value-fixed = nach Operation
option-value-players = abwechselnd platziert
begin-access-denied = Für den Anfang: du und zwei leichte Bots.
begin-data-warriors = Für den Anfang: du und ein leichter Bot, beide mit den üblichen Laufwerken.
begin-aetherium = Für den Anfang: das Lernspiel First Link, je drei Programme, mit einem leichten Bot.
new-match-learn = Lernspiel
    .tip = First Link, die üblichen Kollektive und einen leichten Bot wählen
level-random = Wählt irgendeine erlaubte Aktion
level-easy = Sieht, was eine Aktion sofort bringt, und irrt sich ab und zu
level-normal = Beurteilt eine Stellung gut, denkt aber nicht weit voraus
level-hard = Beurteilt eine Stellung gut und denkt einige Sekunden voraus

## Gespeicherte Partien

library-trash = Papierkorb
library-trash-empty = Der Papierkorb ist leer.
library-empty = Es gibt keine gespeicherten Partien.
library-unknown = Unbekanntes Spiel
library-over =
    { $score ->
        [one] beendet, { $score } Punkt
       *[other] beendet, { $score } Punkte
    }
library-steps =
    { $steps ->
        [one] { $steps } Aktion
       *[other] { $steps } Aktionen
    }
library-seed = Seed { $seed }
library-touched = Würfel von Hand gesetzt
library-hinted = mit Tipps
library-restore = Wiederherstellen
library-delete = In den Papierkorb verschieben
library-rescue = Weiterspielen
    .tip = Ab Aktion { $steps } als neue Partie weiterspielen; diese Datei bleibt, wie sie ist
library-keep-name = Diesen Namen behalten (Enter)
library-rename = Umbenennen
library-replay = Replay
library-look = Zeigen
ago-now = gerade eben
ago-minutes = vor { $count } Min.
ago-hours = vor { $count } Std.
ago-days =
    { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }

## Regelheft

rulebook-search = Wort oder TD-21
rulebook-found =
    { $count ->
        [0] Nichts gefunden zu „{ $words }“.
        [one] { $count } Stelle mit „{ $words }“
       *[other] { $count } Stellen mit „{ $words }“
    }
copy-address = { $address } kopieren

## Einstellungen

settings-general = Allgemein
settings-picture = Bild
settings-keys = Tasten
settings-language = Sprache
settings-pseudo = Längeres Englisch (Test)
settings-window = Fenster
settings-full-screen = Vollbild
settings-v-sync = V-Sync
settings-quality = Qualität
quality-low = Niedrig
    .tip = Gemaltes Licht, für Computer ohne Grafikkarte
quality-medium = Mittel
    .tip = Schatten, Spiegelungen und Leuchten
quality-high = Hoch
    .tip = Schatten auch in Ecken und an Berührungsstellen, feine Kanten und scharfe Schrift
settings-scale = Größe der Oberfläche
settings-speed = Tempo
speed-half = 0,5×
speed-normal = 1×
speed-double = 2×
speed-four = 4×
speed-instant = Sofort
settings-reduced-motion = Weniger Bewegung
    .tip = Nichts fliegt, zittert oder pulsiert
settings-palette = Farben
palette-standard = Standard
palette-high-contrast = Hoher Kontrast
palette-phosphor = Phosphor
palette-monochrome = Einfarbig
settings-volume = Ton
settings-interface-volume = Töne der Schaltflächen
settings-shared = Gemeinsamer Computer
settings-curtain = Vorhang zwischen zwei Personen
settings-confirm-last = Nachfrage vor deinem letzten Eintrag einer Runde
    .tip = Du kannst ihn nicht rückgängig machen, sobald alle fertig sind
settings-reset = Alle Einstellungen zurücksetzen
settings-kept = Änderungen werden sofort gespeichert.
settings-broken = { $error } Es gelten die Standardeinstellungen. Berichtige oder lösche die Datei, damit Einstellungen wieder gespeichert werden.
settings-unread = { $path }: { $error } Es gelten die Standardeinstellungen.
settings-not-saved = Die Einstellungen können nicht gespeichert werden: { $error }
settings-silent = Es wurde kein Gerät für Ton gefunden. Schließe eines an oder schalte es ein und starte Cyberdeck neu.
checklist-nothing = Nichts
    .tip = Du führst die Checkliste selbst
checklist-certain = Sicheres
    .tip = Trägt ein, was dir gezeigt wurde und was deine Versuche beweisen (AD-91)
checklist-logic = Logik
    .tip = Trägt in hellerer Farbe auch ein, was daraus folgt (AD-92)
quality-ultra = Ultra
    .tip = Feinere Schatten, für starke Grafikkarten
quality-software = Dieser Computer zeichnet ohne Grafikkarte. Dazu passt „Niedrig“.
quality-no-shade = Diese Grafikkarte kann Ecken nicht schattieren. Das wird weggelassen.
settings-effects-volume = Töne am Tisch
settings-room-volume = Raumklang
settings-music-volume = Musik
shader-broken = Die Grafikkarte kann einen Shader nicht nutzen ({ $name }). Was er zeichnet, ist einfacher oder fehlt.
quality-no-glow = Diese Grafikkarte kann kein Leuchten zeichnen. Das wird weggelassen.
quality-no-samples = Diese Grafikkarte kann Kanten nicht aus mehreren Proben zeichnen. Das wird weggelassen.
pictures-broken = Diese Bilder lassen sich nicht lesen und fehlen: { $names }
sounds-broken = Diese Töne sind nicht lesbar und fehlen: { $names }

## Tasten

keys-how = Klicke auf eine Taste und drücke dann die neue. Esc behält die alte. Ist die Taste belegt, tauschen die beiden Befehle ihre Tasten.
keys-press = drücke eine Taste
keys-reset = Alle Tasten zurücksetzen
keys-back = Zurück, Menü
keys-main = Hauptschaltfläche
keys-confirm = Ziel wählen
keys-undo = Rückgängig
keys-redo = Wiederholen
keys-rulebook = Regelheft
keys-next-target = Nächstes Ziel
keys-previous-target = Voriges Ziel
keys-left = Ziel links
keys-right = Ziel rechts
keys-up = Ziel darüber
keys-down = Ziel darunter
keys-turn-left = Nach links drehen
keys-turn-right = Nach rechts drehen
keys-top-down = Blick von oben
keys-reset-camera = Kamera zurücksetzen
keys-log = Verlauf einklappen
keys-hint = Tipp
keys-page = Checkliste (Access Denied)
keys-end-step = Schritt beenden
keys-pick-1 = Auswahl 1
keys-pick-2 = Auswahl 2
keys-pick-3 = Auswahl 3
keys-pick-4 = Auswahl 4
keys-pick-5 = Auswahl 5
keys-pick-6 = Auswahl 6
keys-pick-7 = Auswahl 7
keys-pick-8 = Auswahl 8
keys-pick-9 = Auswahl 9

## Start des Fensters

launch-closed = Das Fenster wurde mit einem Fehler geschlossen. Die Ausgabe darüber nennt ihn.
launch-not-saved = { $error } Bis dahin werden Partien nicht gespeichert.
launch-no-display = Für ein Fenster ist kein Bildschirm da. Eine Partie im Terminal ansehen: cyberdeck watch terminal-dispute
launch-display = Der Bildschirm { $display } ist nicht erreichbar ({ $error }). Eine Partie im Terminal ansehen: cyberdeck watch terminal-dispute
launch-rescued = Das ist eine neue Partie ab Aktion { $steps }. Die beschädigte Datei bleibt, wie sie war.
launch-picture = Das Bild konnte nicht gezeichnet werden. Gibt es einen Grafiktreiber?
launch-second = Cyberdeck ist schon in einem anderen Fenster offen. Beide teilen sich Partien und Einstellungen; eine Partie kann nur in einem von ihnen offen sein.
launch-no-graphics-linux = Es wurde kein Grafiktreiber mit Vulkan gefunden. Installiere einen (unter Debian und Ubuntu: mesa-vulkan-drivers) und starte Cyberdeck neu.
launch-no-graphics-windows = Es wurde kein Grafiktreiber mit Vulkan oder DirectX 12 gefunden. Installiere den neuesten Treiber vom Hersteller deiner Grafikkarte und starte Cyberdeck neu.
launch-no-graphics-macos = Es wurde keine Grafikkarte mit Metal gefunden. Cyberdeck braucht einen Mac mit Metal.
launch-old-graphics = Der Grafiktreiber ist für Cyberdeck zu alt. Aktualisiere ihn und starte Cyberdeck neu.
crash = Cyberdeck wurde mit einem Fehler beendet
crash-about = Auf diesem Computer wurde ein Bericht gespeichert. Er enthält nichts Persönliches, und nichts wurde verschickt. Deine Partien wurden nach jeder Aktion gespeichert.
crash-resume = Partie weiterspielen
crash-show = Bericht anzeigen
crash-copy = Bericht kopieren
crash-file = Gespeichert als { $path }
launch-unwritten = { $path } kann nicht geschrieben werden: { $error }
launch-film-full = { $path } ist nicht leer. Nimm einen leeren oder neuen Ordner für die Bilder.
launch-film-progress =
    { $pictures ->
        [one] { $pictures } Bild; Aktion { $step } von { $to }
       *[other] { $pictures } Bilder; Aktion { $step } von { $to }
    }
launch-film-done =
    { $pictures ->
        [one] { $pictures } Bild in { $path }
       *[other] { $pictures } Bilder in { $path }
    }

## Hilfe für die ersten Partien

settings-card = Karte zu Beginn einer Partie
aid-never = Nie
aid-first = Die ersten drei Partien
aid-always = Immer
settings-ask-once = Vor Fehlern einmal nachfragen
settings-explain = Leichte Bots erklären ihre Züge
settings-since = Seit deinem letzten Zug
    .tip = Wenn du wieder am Zug bist: was die anderen getan haben
