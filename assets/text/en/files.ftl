# Match files, lists, files in RON: what is wrong with them, and what to do. Content files have a file of their own, content.ftl.

## Files. These sentences follow the name of a file and a colon.

file-io = It can’t be read: { $error }.
file-too-large = It is larger than { $most } MiB, the limit for such a file.
file-not-text = It can’t be read: line { $line } is not valid UTF-8.
file-disk-full = the disk is full; free some space and try again
file-read-only = the disk is read-only

## Matches

# $doing is read, written or opened.
match-io =
    { $doing ->
        [read] { $path }: It can’t be read: { $error }.
        [opened] { $path }: It can’t be opened: { $error }.
       *[written] { $path }: It can’t be written: { $error }.
    }
match-not-a-file = { $path }: A match needs a file. This is a pipe or a device.
match-exists = { $path }: A file with this name already exists. It was left as it was.
match-locked = { $path }: This match is open elsewhere. Close it there first.
match-empty = { $path }: The file is empty.
match-foreign = { $path }: This is not a match file: it does not begin with “CyberdeckMatch(”.
match-newer = { $path }:1: This match has format { $format }. This version of Cyberdeck reads formats up to { $known }. Use a newer version.
match-unknown-game = { $path }:1: This version of Cyberdeck does not have the game “{ $game }”.
match-other-game = { $path }:1: This is a match of “{ $game }”, not “{ $expected }”.
match-other-content = { $path }:1: This match was played with other content (fingerprint { $theirs }, here { $ours }). Open it with the version of Cyberdeck it was played with, or name the folder of that content with --content.
match-damaged = { $path }:{ $line }: The file is damaged here: { $text } { $left } The file was left as it was.
match-left-nothing = No action before it can be used.
match-left =
    { $steps ->
        [0] The start of the match is intact.
        [one] The action before it is intact.
       *[other] The { $steps } actions before it are intact.
    }
match-format-zero = There is no format 0. Formats are numbered from 1.
match-seats-named =
    { $seats ->
        [one] The setup has { $seats } seat, but { $named } are named.
       *[other] The setup has { $seats } seats, but { $named } are named.
    }
match-torn = Line { $line } of the match file was cut off while it was being written. It is left out; everything before it is intact.
match-illegal = This is not legal here: { $error }
match-too-long = A match has at most { $most } actions.
match-no-seat = There is no seat { $seat } in this match.
match-stale = This was chosen at version { $given } of the match, which is now at version { $now }.
match-disk = { $error } The action was not carried out.

## Lines of a match file

line-not-text = This line is not valid UTF-8.
line-twice = This line appears twice.
line-changed = This line was changed: its checksum is { $sum }, not { $carried }.
line-not-next = This line does not follow from the ones before. One was changed, lost, repeated or moved (checksum { $sum }, not { $carried }).
line-no-sum = The checksum at the end of this line is missing.
line-column = { $text } (column { $column }).

## Undo

undo-nothing = There is nothing to undo.
undo-no-redo = There is nothing to redo.
undo-sealed = Can’t undo what has been rolled or shown.
undo-sealed-by = Can’t undo what has been rolled or shown. { $what }
undo-acted = Can’t undo: { $player } has acted since.
queue-nothing = Queue at least one result.

## Replays

bookmark-start = The start
bookmark-end = The end

## Saved matches and lists

library-no-folder = This system has no folder for application data. Choose one with --data DIR.
library-not-writable = The data folder { $path } can’t be written to ({ $error }). Make it writable, or choose another with --data DIR or CYBERDECK_DATA.
library-not-moved = { $path }: It can’t be moved to { $folder }: { $error }.
library-unread = The folder { $folder } can’t be read: { $error }.
# $noun is drive or collective; $doing is saved, renamed or deleted.
list-io =
    { $doing ->
        [renamed] “{ $name }” can’t be renamed: { $error }.
        [deleted] “{ $name }” can’t be deleted: { $error }.
       *[saved] “{ $name }” can’t be saved: { $error }.
    }
list-unread = “{ $name }”: { $error }
list-exists =
    { $noun ->
        [drive] A drive called “{ $name }” already exists.
       *[collective] A collective called “{ $name }” already exists.
    }
list-name-ends = “{ $name }” can’t be a name: it must begin and end with a letter or digit.
list-name-long = “{ $name }” is too long for a name: the limit is { $most } letters.
list-name-letter = “{ $name }” can’t be the name of a file: leave out “{ $letter }”.

## Results of simulations, in parts. The first follows “can’t be …:”.

shard-form = write it I/N, such as 3/8, with I from 1 to N
shards-foreign = { $file }: This is not a file of results, as “simulate --out” writes it.
shards-damaged = { $file }: The file is damaged. Play this shard again.
shards-newer = { $file }: This file has format { $format }. This version of Cyberdeck reads formats up to { $known }. Use a newer version.
shards-tool = { $file }: These are results of “{ $tool }”. Merge them with that tool.
shards-differ = { $file } does not belong with { $first }: its “{ $name }” is “{ $theirs }”, not “{ $ours }”.
shards-other-run = The files do not belong to these arguments: their “{ $name }” is “{ $theirs }”, not “{ $ours }”.
shards-twice = { $one } and { $other } are the same shard. Leave one of them out.
shards-missing =
    { $count ->
        [one] { $count } of { $shards } shards is missing: { $numbers }.
       *[other] { $count } of { $shards } shards are missing: { $numbers }.
    }
shards-unwritten = { $file }: It can’t be written: { $error }.
shards-printed = The results are on standard output: save both lines as a file.

## Setup

seat-number = Seat { $seat }
seat-unknown = A seat is “human” or “bot:LEVEL” (random, easy, normal or hard), not “{ $text }”.
seat-unknown-level = There is no level “{ $level }”. A bot is random, easy, normal or hard.
setup-seats = { $game } is for { $least } to { $most } players, not { $seats }.
setup-no-options = { $game } has no options.
setup-unknown-option = { $game } has no option “{ $option }”. It has: { $known }.
setup-unknown-value = Option “{ $option }” must be one of { $known }, not “{ $value }”.

## What is wrong with a RON file, at a line and column

ron-eof = The text ends too early.
ron-array = A list belongs here; it begins with “[”.
ron-array-end = A comma or “]” is missing here.
ron-boolean = “true” or “false” belongs here.
ron-comma = A comma or a closing bracket is missing here.
ron-char = A letter in single quotes belongs here.
ron-float = A number belongs here.
ron-integer = A whole number belongs here.
ron-option = “Some(…)” or “None” belongs here.
ron-struct-end = A comma or “)” is missing here.
ron-map = “{"{"}” is missing here.
ron-colon = A colon is missing here.
ron-map-end = A comma or “{"}"}” is missing here.
ron-other-struct = “{ $expected }” belongs here, not “{ $found }”.
ron-struct = “(” is missing here.
ron-named-struct = “(” or “{ $name }(” is missing here.
ron-unit = “()” belongs here.
ron-string = Text in double quotes belongs here.
ron-string-end = The double quote at the end of a text is missing.
ron-name = A name belongs here.
ron-escape = There is no such escape after the backslash.
ron-bounds = This number is too large or too small.
ron-digit = “{ $digit }” is not a digit.
ron-comment = A comment is not closed.
ron-underscore = A number can’t begin with “_”.
ron-letter = “{ $letter }” does not belong here.
ron-not-text = This is not valid UTF-8.
ron-trailing = The text goes on where it should end.
# $expected is one of the three below, or a type.
ron-type = Expected { $expected }, found { $found }.
ron-needs-whole = a whole number from { $least } to { $most }
ron-needs-number = a number
ron-needs-list = a list
ron-needs-texts = texts by name
ron-length = Wrong number of values: expected { $expected }, found { $found }.
ron-variant =
    { $count ->
        [0] There is no “{ $found }” here.
       *[other] There is no “{ $found }” here. Known: { $known }.
    }
ron-field = There is no field “{ $found }” here. Known: { $known }.
ron-missing = The field “{ $field }” is missing.
ron-twice = The field “{ $field }” appears twice.
ron-not-a-name = “{ $name }” is not a name.
ron-depth = The brackets are nested too deeply.
ron-member-twice = { $name } appears twice in a list without repetitions
ron-name-twice = “{ $name }” appears twice
