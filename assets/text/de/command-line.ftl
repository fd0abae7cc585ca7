# Die Befehlszeile.

## Was an den Argumenten falsch ist

cli-no-command = Es gibt keinen Befehl „{ $given }“. Es gibt: { $known }.
cli-no-option = Hier gibt es keine Option „{ $option }“.
cli-too-many = „{ $argument }“ ist ein Argument zu viel.
cli-needs-value = { $name } braucht einen Wert: { $argument }.
cli-not-one-of = { $name } ist eins von { $known }, nicht „{ $value }“.
cli-bad-value = { $name } kann nicht „{ $value }“ sein: { $reason }.
cli-no-value = { $name } hat keinen Wert, auch nicht „{ $value }“.
cli-conflict-others = { $name } passt nicht zu den anderen Argumenten.
cli-conflict = { $name } passt nicht zu { $others }.
cli-twice = { $name } steht zweimal da.
cli-missing = Es fehlt: { $arguments }.
cli-not-text = Ein Argument ist kein gültiges UTF-8.
cli-meant = Meintest du „{ $meant }“?
cli-try-help = { $wrong } (siehe --help)
cli-option-twice = Die Option „{ $option }“ steht zweimal da.
cli-no-game = Es gibt kein Spiel „{ $game }“.
cli-bots-only = Hier spielen nur Bots: Jedes --seat ist bot:LEVEL. Personen spielen mit „cyberdeck play“.
cli-no-seat = Es gibt keinen Platz { $seat }. Diese Partie hat die Plätze 1 bis { $seats }.
cli-no-step = Es gibt keine Aktion { $step }. Die Partie hat { $steps }.

## Gründe, die auf „kann nicht … sein:“ folgen

cli-option-form = schreib eine Option als KEY=VALUE
cli-whole = nimm eine ganze Zahl von { $least } bis { $most }
cli-seconds = nimm eine Zahl von Sekunden ab 0
cli-size = eine Größe ist BREITExHÖHE in Pixeln, von 16x16 bis 8192x8192

## Was unterwegs schiefgeht

cli-output = Die Ausgabe kann nicht geschrieben werden: { $error }.
cli-rescue = { $error } Die heilen Aktionen ansehen: cyberdeck replay { $file } --rescue. Von ihnen weiterspielen: cyberdeck play --resume { $file } --rescue
cli-threads = Nur { $started } von { $threads } Threads konnten starten: { $error }.
cli-matches = Nur { $done } von { $matches } Partien endeten.

## watch und replay

cli-head = { $title }: { $players }; Seed { $seed }
cli-result =
    { $points ->
        [one] { $place }. { $player }: { $points } Punkt
       *[other] { $place }. { $player }: { $points } Punkte
    }
cli-branched = Abgezweigt von „{ $name }“ nach Aktion { $step }.
cli-touched = Manche Ergebnisse wurden von Hand vorgegeben.
cli-after = Nach Aktion { $step } von { $steps }: { $prompt }

## check

check-fine =
    { $kind ->
        [operation] in Ordnung, eine Operation
       *[content] in Ordnung, Inhalt
    }
check-but = { $fine }, aber: { $warnings }
check-folder =
    { $files ->
        [one] in Ordnung, Inhalt ({ $files } Datei)
       *[other] in Ordnung, Inhalt ({ $files } Dateien)
    }
check-scene = in Ordnung, eine Szene
check-match =
    { $course ->
        [over] in Ordnung, eine Partie { $game }: { $steps } Aktionen, beendet
       *[open] in Ordnung, eine Partie { $game }: { $steps } Aktionen, offen
    }
check-unknown = { $path }: Solche Dateien können nicht geprüft werden (siehe check --help).
check-empty = { $path }: In diesem Ordner ist keine Inhaltsdatei. Er ist gegliedert wie assets/.
