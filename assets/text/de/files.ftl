# Partiedateien, Listen, RON-Dateien: was an ihnen falsch ist und was du tun kannst. Inhaltsdateien stehen in content.ftl.

## Dateien. Diese Sätze folgen auf den Namen einer Datei und einen Doppelpunkt.

file-io = Sie kann nicht gelesen werden: { $error }.
file-too-large = Sie ist größer als { $most } MiB, das Limit für solche Dateien.
file-not-text = Sie kann nicht gelesen werden: Zeile { $line } ist kein gültiges UTF-8.
file-disk-full = der Datenträger ist voll; schaffe Platz und versuche es noch einmal
file-read-only = der Datenträger ist schreibgeschützt

## Partien

match-io =
    { $doing ->
        [read] { $path }: Sie kann nicht gelesen werden: { $error }.
        [opened] { $path }: Sie kann nicht geöffnet werden: { $error }.
       *[written] { $path }: Sie kann nicht geschrieben werden: { $error }.
    }
match-not-a-file = { $path }: Eine Partie braucht eine Datei. Das ist eine Pipe oder ein Gerät.
match-exists = { $path }: Es gibt schon eine Datei mit diesem Namen. Sie bleibt, wie sie ist.
match-locked = { $path }: Diese Partie ist woanders geöffnet. Schließe sie zuerst dort.
match-empty = { $path }: Die Datei ist leer.
match-foreign = { $path }: Das ist keine Partiedatei: Sie beginnt nicht mit „CyberdeckMatch(“.
match-newer = { $path }:1: Diese Partie hat Format { $format }. Diese Version von Cyberdeck liest Formate bis { $known }; nimm eine neuere.
match-unknown-game = { $path }:1: Diese Version von Cyberdeck kennt das Spiel „{ $game }“ nicht.
match-other-game = { $path }:1: Das ist eine Partie von „{ $game }“, nicht von „{ $expected }“.
match-other-content = { $path }:1: Diese Partie wurde mit anderem Inhalt gespielt (Fingerabdruck { $theirs }, hier { $ours }). Öffne sie mit der Version von Cyberdeck, mit der sie gespielt wurde, oder gib den Ordner des Inhalts mit --content an.
match-damaged = { $path }:{ $line }: Die Datei ist hier beschädigt: { $text } { $left } Die Datei bleibt, wie sie ist.
match-left-nothing = Keine Aktion davor ist brauchbar.
match-left =
    { $steps ->
        [0] Der Anfang der Partie ist unbeschädigt.
        [one] Die Aktion davor ist unbeschädigt.
       *[other] Die { $steps } Aktionen davor sind unbeschädigt.
    }
match-format-zero = Es gibt kein Format 0. Die Formate sind ab 1 nummeriert.
match-seats-named =
    { $seats ->
        [one] Die Vorbereitung hat { $seats } Platz, genannt sind aber { $named }.
       *[other] Die Vorbereitung hat { $seats } Plätze, genannt sind aber { $named }.
    }
match-torn = Zeile { $line } der Partiedatei wurde beim Schreiben abgeschnitten und fehlt; alles davor ist da.
match-illegal = Das ist hier nicht erlaubt: { $error }
match-too-long = Eine Partie hat höchstens { $most } Aktionen.
match-no-seat = In dieser Partie gibt es keinen Platz { $seat }.
match-stale = Das wurde bei Version { $given } der Partie gewählt; sie steht jetzt bei Version { $now }.
match-disk = { $error } Die Aktion wurde nicht ausgeführt.

## Zeilen einer Partiedatei

line-not-text = Diese Zeile ist kein gültiges UTF-8.
line-twice = Diese Zeile steht zweimal da.
line-changed = Diese Zeile wurde geändert: Ihre Prüfsumme ist { $sum }, nicht { $carried }.
line-not-next = Diese Zeile folgt nicht aus denen davor. Eine wurde geändert, gelöscht, verdoppelt oder verschoben (Prüfsumme { $sum }, nicht { $carried }).
line-no-sum = Am Ende dieser Zeile fehlt die Prüfsumme.
line-column = { $text } (Spalte { $column }).

## Rückgängig

undo-nothing = Es gibt nichts rückgängig zu machen.
undo-no-redo = Es gibt nichts zu wiederholen.
undo-sealed = Was gewürfelt oder gezeigt wurde, lässt sich nicht rückgängig machen.
undo-sealed-by = Was gewürfelt oder gezeigt wurde, lässt sich nicht rückgängig machen. { $what }
undo-acted = Du kannst das nicht rückgängig machen: { $player } hat seitdem gehandelt.
queue-nothing = Gib mindestens ein Ergebnis vor.

## Replays

bookmark-start = Der Anfang
bookmark-end = Das Ende

## Gespeicherte Partien und Listen

library-no-folder = Dieses System hat keinen Datenordner für Programme. Wähle einen mit --data DIR.
library-not-writable = In den Datenordner { $path } kann nicht geschrieben werden ({ $error }). Mache ihn beschreibbar oder wähle einen anderen mit --data DIR oder CYBERDECK_DATA.
library-not-moved = { $path }: Sie kann nicht nach { $folder } verschoben werden: { $error }.
library-unread = Der Ordner { $folder } kann nicht gelesen werden: { $error }.
list-io =
    { $doing ->
        [renamed] „{ $name }“ kann nicht umbenannt werden: { $error }.
        [deleted] „{ $name }“ kann nicht gelöscht werden: { $error }.
       *[saved] „{ $name }“ kann nicht gespeichert werden: { $error }.
    }
list-unread = „{ $name }“: { $error }
list-exists =
    { $noun ->
        [drive] Ein Laufwerk „{ $name }“ gibt es schon.
       *[collective] Ein Kollektiv „{ $name }“ gibt es schon.
    }
list-name-ends = „{ $name }“ geht nicht als Name: Er muss mit einem Buchstaben oder einer Ziffer beginnen und enden.
list-name-long = „{ $name }“ ist zu lang für einen Namen: Das Limit sind { $most } Zeichen.
list-name-letter = „{ $name }“ geht nicht als Dateiname: Lass „{ $letter }“ weg.

## Ergebnisse von Simulationen, in Teilen. Das erste folgt auf „kann nicht … sein:“.

shard-form = ein Teil heißt I/N, zum Beispiel 3/8, mit I von 1 bis N
shards-foreign = { $file }: Das ist keine Datei mit Ergebnissen, wie „simulate --out“ sie schreibt.
shards-damaged = { $file }: Die Datei ist beschädigt. Spiele diesen Teil noch einmal.
shards-newer = { $file }: Diese Datei hat Format { $format }. Diese Version von Cyberdeck liest Formate bis { $known }; nimm eine neuere.
shards-tool = { $file }: Das sind Ergebnisse von „{ $tool }“. Führe sie mit diesem Werkzeug zusammen.
shards-differ = { $file } gehört nicht zu { $first }: „{ $name }“ ist dort „{ $theirs }“, nicht „{ $ours }“.
shards-other-run = Die Dateien gehören nicht zu diesen Argumenten: „{ $name }“ ist dort „{ $theirs }“, nicht „{ $ours }“.
shards-twice = { $one } und { $other } sind derselbe Teil. Lass eine der Dateien weg.
shards-missing =
    { $count ->
        [one] { $count } von { $shards } Teilen fehlt: { $numbers }.
       *[other] { $count } von { $shards } Teilen fehlen: { $numbers }.
    }
shards-unwritten = { $file }: Sie kann nicht geschrieben werden: { $error }.
shards-printed = Die Ergebnisse stehen auf der Standardausgabe: Sichere beide Zeilen als Datei.

## Vorbereitung

seat-number = Platz { $seat }
seat-unknown = Ein Platz ist „human“ oder „bot:LEVEL“ (random, easy, normal oder hard), nicht „{ $text }“.
seat-unknown-level = Es gibt keine Stufe „{ $level }“. Ein Bot ist random, easy, normal oder hard.
setup-seats = { $game } ist für { $least } bis { $most } Personen, nicht für { $seats }.
setup-no-options = { $game } hat keine Optionen.
setup-unknown-option = { $game } hat keine Option „{ $option }“. Es gibt: { $known }.
setup-unknown-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Es gibt: { $known }.

## Was an einer RON-Datei falsch ist, mit Zeile und Spalte

ron-eof = Der Text endet zu früh.
ron-array = Hier gehört eine Liste hin; sie beginnt mit „[“.
ron-array-end = Hier fehlt ein Komma oder „]“.
ron-boolean = Hier gehört „true“ oder „false“ hin.
ron-comma = Hier fehlt ein Komma oder eine schließende Klammer.
ron-char = Hier gehört ein Zeichen in einfachen Anführungszeichen hin.
ron-float = Hier gehört eine Zahl hin.
ron-integer = Hier gehört eine ganze Zahl hin.
ron-option = Hier gehört „Some(…)“ oder „None“ hin.
ron-struct-end = Hier fehlt ein Komma oder „)“.
ron-map = Hier fehlt „{"{"}“.
ron-colon = Hier fehlt ein Doppelpunkt.
ron-map-end = Hier fehlt ein Komma oder „{"}"}“.
ron-other-struct = Hier gehört „{ $expected }“ hin, nicht „{ $found }“.
ron-struct = Hier fehlt „(“.
ron-named-struct = Hier fehlt „(“ oder „{ $name }(“.
ron-unit = Hier gehört „()“ hin.
ron-string = Hier gehört ein Text in doppelten Anführungszeichen hin.
ron-string-end = Am Ende eines Textes fehlt das doppelte Anführungszeichen.
ron-name = Hier gehört ein Name hin.
ron-escape = Nach dem Backslash steht keine gültige Escape-Sequenz.
ron-bounds = Diese Zahl ist zu groß oder zu klein.
ron-digit = „{ $digit }“ ist keine Ziffer.
ron-comment = Ein Kommentar ist nicht geschlossen.
ron-underscore = Eine Zahl kann nicht mit „_“ beginnen.
ron-letter = „{ $letter }“ gehört nicht hierher.
ron-not-text = Das ist kein gültiges UTF-8.
ron-trailing = Der Text geht weiter, wo er enden sollte.
ron-type = Erwartet: { $expected }, gefunden: { $found }.
ron-needs-whole = eine ganze Zahl von { $least } bis { $most }
ron-needs-number = eine Zahl
ron-needs-list = eine Liste
ron-needs-texts = Texte mit Namen
ron-length = Falsche Anzahl von Werten: { $found }, nicht { $expected }.
ron-variant =
    { $count ->
        [0] „{ $found }“ gibt es hier nicht.
       *[other] „{ $found }“ gibt es hier nicht. Es gibt: { $known }.
    }
ron-field = Ein Feld „{ $found }“ gibt es hier nicht. Es gibt: { $known }.
ron-missing = Das Feld „{ $field }“ fehlt.
ron-twice = Das Feld „{ $field }“ steht zweimal da.
ron-not-a-name = „{ $name }“ ist kein Name.
ron-depth = Die Klammern sind zu tief verschachtelt.
ron-member-twice = { $name } steht zweimal in einer Liste ohne Wiederholungen
ron-name-twice = „{ $name }“ steht zweimal da
