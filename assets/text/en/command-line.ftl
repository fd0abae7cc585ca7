# The command line.

## What is wrong with the arguments

cli-no-command = There is no command “{ $given }”. There is: { $known }.
cli-no-option = There is no option “{ $option }” here.
cli-too-many = “{ $argument }” is one argument too many.
cli-needs-value = { $name } needs a value: { $argument }.
cli-not-one-of = { $name } is one of { $known }, not “{ $value }”.
cli-bad-value = { $name } can’t be “{ $value }”: { $reason }.
cli-no-value = { $name } takes no value, not even “{ $value }”.
cli-conflict-others = { $name } does not go with the other arguments.
cli-conflict = { $name } does not go with { $others }.
cli-twice = { $name } is given twice.
cli-missing = Something is missing: { $arguments }.
cli-not-text = An argument is not valid UTF-8.
cli-meant = Did you mean “{ $meant }”?
cli-try-help = { $wrong } (try --help)
cli-option-twice = The option “{ $option }” is given twice.
cli-no-game = There is no game “{ $game }”.
cli-bots-only = Only bots play here: every --seat is bot:LEVEL. People play with “cyberdeck play”.
cli-no-seat = There is no seat { $seat }. The seats of this match are 1 to { $seats }.
cli-no-step = There is no action { $step }. The match has { $steps }.

## Reasons that follow “can’t be …:”

cli-option-form = an option is written KEY=VALUE
cli-whole = use a whole number from { $least } to { $most }
cli-seconds = use a number of seconds from 0
cli-size = a size is WIDTHxHEIGHT in pixels, from 16x16 to 8192x8192

## What goes wrong meanwhile

cli-output = The output can’t be written: { $error }.
cli-rescue = { $error } To see the intact actions: cyberdeck replay { $file } --rescue. To play on from them: cyberdeck play --resume { $file } --rescue
cli-threads = Only { $started } of { $threads } threads could be started: { $error }.
cli-matches = Only { $done } of { $matches } matches ended.

## watch and replay

cli-head = { $title }: { $players }; seed { $seed }
cli-result =
    { $points ->
        [one] { $place }. { $player }: { $points } point
       *[other] { $place }. { $player }: { $points } points
    }
cli-branched = It branched off “{ $name }” after action { $step }.
cli-touched = Some results were queued by hand.
cli-after = After action { $step } of { $steps }: { $prompt }

## check

# $kind is content or operation.
check-fine =
    { $kind ->
        [operation] fine, an operation
       *[content] fine, content
    }
check-but = { $fine }, but: { $warnings }
check-folder =
    { $files ->
        [one] fine, content ({ $files } file)
       *[other] fine, content ({ $files } files)
    }
check-scene = fine, a scene
# $course is over or open.
check-match =
    { $course ->
        [over] fine, a match of { $game }: { $steps } actions, over
       *[open] fine, a match of { $game }: { $steps } actions, not over
    }
check-unknown = { $path }: Files of this kind can’t be checked (see check --help).
check-empty = { $path }: There is no content file in this folder. Its layout is that of assets/.
