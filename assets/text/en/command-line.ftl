# The command line.

## The help: the program, its commands, their arguments. “any” is an argument that means the same everywhere.

cli-headings =
    .usage = Usage:
    .commands = Commands:
    .arguments = Arguments:
    .options = Options:
    .examples =
        { $count ->
            [one] Example:
           *[other] Examples:
        }
cli-values = { $help } [one of: { $values }]
cli-default = { $help } [default: { $value }]
cli-help = Four tabletop games about hacking on one digital table
    .more = Without a command, the window opens.
    .examples =
        cyberdeck                                       opens the window
        cyberdeck evening.match.ron                     opens the window with the replay of this match
        cyberdeck play terminal-dispute --seat human --seat bot:hard
        cyberdeck watch terminal-dispute --seat bot:easy --seat bot:hard --seed 7
        cyberdeck simulate terminal-dispute --matches 10000 --seat bot:random --format json
    .after = Exit codes: 0 done, 1 failed, 2 wrong arguments.
cli-help-any-content = Use the files of this folder instead of the built-in content (laid out like assets/)
cli-help-any-data = Keep matches and settings in this folder (or set CYBERDECK_DATA)
cli-help-any-language = Use this language (otherwise the system’s)
cli-help-any-help = Show this help (-h: short form)
cli-help-any-version = Show the version
cli-help-any-game = The game
cli-help-any-seat = Who plays, once per seat: human, bot:random, bot:easy, bot:normal or bot:hard; with a name: Ann=human
cli-help-any-seed = Random seed, a whole number: the same seed rolls and shuffles the same way [default: random]
cli-help-any-option = Change an option of the game
cli-help-any-iterations = Let bots think for this many iterations per action, the same on every computer [default: by level]
cli-help-any-time = Let bots think for this many seconds per action instead
cli-help-any-file = The match file
cli-help-any-bare = Show the table alone, without the interface
cli-help-any-size = Width and height in pixels
cli-help-help = Show the help of a command
cli-help-play = Open the window with a new match or a lesson, or play on
    .examples =
        cyberdeck play terminal-dispute
        cyberdeck play terminal-dispute --seat Ann=human --seat bot:normal --seat bot:hard --seed 7
        cyberdeck play --resume evening.match.ron
        cyberdeck play --resume evening.match.ron --rescue
        cyberdeck play --lesson td-1
cli-help-play-lesson = Play this lesson, from where you left it
cli-help-play-puzzle = Play this puzzle
cli-help-play-resume = Play on from this match file
cli-help-play-rescue = If the file is damaged, play on from the actions before the damage as a new match; the file stays as it is
cli-help-watch = Show a match between bots as a log, with the result
    .more = The log goes action by action; its numbers are those of replay --to. Unless you give --time, the same seed gives the same match.
    .examples =
        cyberdeck watch terminal-dispute
        cyberdeck watch terminal-dispute --seat bot:hard --seed 7
        cyberdeck watch terminal-dispute --seat Ann=bot:easy --seat Bob=bot:hard --option start=2 --save evening.match.ron
cli-help-watch-save = Save the match to this new file
cli-help-simulate = Play many matches between bots, and report results, lengths and speed
    .more =
        Match number i, from 0, has the seed N + i. The results don’t depend on the number of threads or, without --time, on the
        computer. “seconds” is the processor time of all matches, over all threads; the speed is based on it.
        “elapsed_seconds” is the time you waited.
    .examples =
        cyberdeck simulate terminal-dispute --matches 100000 --seat bot:random --seat bot:random --threads 2
        cyberdeck simulate terminal-dispute --matches 300 --seat bot:hard --time 1 --format json
        cyberdeck simulate data-warriors --matches 10000 --seed 1 --shard 3/8 --out part-3.json
cli-help-simulate-shard = Play only shard I of N: match number I-1 and every Nth after it
cli-help-simulate-out = Write the results to this file for “merge”, instead of a report
cli-help-simulate-matches = Number of matches
cli-help-simulate-threads = Number of threads
cli-help-any-format = Format of the report: a table, or one JSON object
cli-help-merge = Report the shards of a simulation as one run
    .more =
        The report is the one that a single run would have given; only its times and threads are those of the shards. Give all
        files, in any order. docs/clusters.md has recipes for one computer and for many.
    .examples =
        cyberdeck merge part-*.json
        cyberdeck merge part-*.json --format json
cli-help-merge-files = The files that “simulate --out” wrote
cli-help-engine = Play matches over a JSON-lines protocol on standard input and output, for bots and studies
    .more =
        Each line is a JSON object, answered by one line with the same “id”. The protocol, with a worked example, is described in
        docs/protocol.md; a bot of forty lines is in examples/bot.py.
    .examples = echo '{"{\"id\":1,\"do\":\"games\"}"}' | cyberdeck engine
cli-help-serve = Host tables over the network, for browsers, other desktops and bots
    .more =
        Players open the page and enter the join code. The protocol is described in docs/network.md, running a host in
        docs/hosting.md. Tables go on where they were when the host is started again.
    .examples =
        cyberdeck serve --table terminal-dispute
        cyberdeck serve --table access-denied --seat human --seat human --seat bot:hard --listen 0.0.0.0:7777
        cyberdeck serve --create --dir /var/lib/cyberdeck --origin play.example.org --proxy
cli-help-serve-listen = Listen on this address and port; on 0.0.0.0, every address of this computer
cli-help-serve-dir = Keep the tables in this folder [default: tables/ in the data folder]
cli-help-serve-origin = Let pages in that call the host by this name; without it, by address or localhost only
cli-help-serve-table = Make a new table of this game
cli-help-serve-delay = Show spectators of the new table everything this many turns later
cli-help-serve-clock = Give players at the new table a clock: seconds in the bank, and seconds per turn, as in 600+15
cli-help-serve-sealed = Seal the deal of the new table: every player adds to the seed, and “cyberdeck verify” checks the match afterwards. It can’t stop a host that also plays from seeing everything
cli-help-serve-password = Ask for this password at the new table, as well as the join code
cli-help-serve-create = Let clients create tables
cli-help-serve-tables = Number of tables at most
cli-help-serve-connections = Number of connections from one address at most
cli-help-serve-bot-pace = Let bots take at least this many milliseconds per action
cli-help-serve-proxy = Believe what a proxy on this computer says in X-Real-IP
cli-help-replay = Show a match file as a log, up to any action
    .more = Until a match is over, you see only what everyone can know, unless you give --seat or --all. The file stays as it is.
    .examples =
        cyberdeck replay evening.match.ron
        cyberdeck replay evening.match.ron --to 12 --seat 1
        cyberdeck replay evening.match.ron --rescue
cli-help-replay-to = Stop after this action and show how the match stands
cli-help-replay-seat = Show what the player at this seat knows (the first seat is 1)
cli-help-replay-all = Show everything, secrets too
cli-help-replay-rescue = If the file is damaged, show the actions before the damage
cli-help-verify = Check that dice, cards and views of a match played over a network are true
    .more =
        If the deal was sealed, the seed is made of random bytes of the host and of every player. Their own programs keep a record:
        what was committed to, and what they were shown. Give it to check the file against more than itself. The exit code is 0
        only if everything agrees.
    .examples =
        cyberdeck verify evening.match.ron
        cyberdeck verify evening.match.ron --record KTMWQZ.record.json
cli-help-verify-record = Check the file against this player’s record, too; can be given several times
cli-help-check = Check content, lessons, scenes, matches and languages, and list every problem
    .more =
        The name says what a file is: *.match.ron is a match, *.scn.ron a scene, GAME/NAME.ron (as under assets/) is content,
        scenes/aetherium/NAME.ron an operation, lessons/NAME.ron a lesson, *.ftl and rulebook/NAME.md are texts of a language. A
        folder with *.ftl files is a whole language; any other is a content folder as --content takes it. A match can also come
        through a pipe.
    .examples =
        cyberdeck check mine/terminal_dispute/charger.ron
        cyberdeck check mine/ scenes/*.scn.ron evening.match.ron
        cyberdeck check assets/text/fr
cli-help-check-files = Files and folders
cli-help-puzzles = Look through matches between bots for puzzles, and write them as a file
    .more =
        A puzzle is a position in which one line is better than every other. The file goes to standard output, a summary to standard
        error. Match number i, from 0, has the seed N + i.
    .examples =
        cyberdeck puzzles terminal-dispute --matches 400 --threads 2
        cyberdeck puzzles access-denied --matches 3000 --each 10
cli-help-puzzles-matches = Number of matches at most
cli-help-puzzles-seed = Random seed of the first match, a whole number
cli-help-puzzles-each = Number of puzzles of each grade
cli-help-puzzles-states = Look at this many game states at most for a position
cli-help-puzzles-threads = Number of threads
cli-puzzles-none = { $game } has no puzzles.
cli-puzzles-found = { $matches } matches, { $positions } positions, { $states } game states in those kept; { $kept } puzzles. Left out: { $several } with several best lines, { $nothing } without any, { $unsure } that depend on secrets or chance, { $large } too large.
cli-help-join = Open the window at the table of a host
    .examples =
        cyberdeck join 192.168.0.7 KTMWQZ --name Ann
        cyberdeck join play.example.org:7777 KTMWQZ --watch
cli-help-join-address = The host’s address, with its port if that is not 7777
cli-help-join-code = The join code
cli-help-join-name = Your name at the table
cli-help-join-watch = Watch instead of taking a seat
cli-help-screenshot = Save a picture of a match or a screen, without opening a window
    .examples =
        cyberdeck screenshot evening.match.ron --out evening.png --size 1920x1080
        cyberdeck screenshot evening.match.ron --step 40 --out evening.png
        cyberdeck screenshot --screen title --out title.png
cli-help-screenshot-file = A match file
cli-help-screenshot-lesson = Show this lesson
cli-help-screenshot-puzzle = Show this puzzle
cli-help-screenshot-step = Show the match after this action, or the lesson at this step
cli-help-screenshot-live = Show the table as the player to act sees it, not a replay
cli-help-screenshot-screen = Show this screen
cli-help-screenshot-pointer = Put the pointer here, in pixels, and show what is explained there
cli-help-screenshot-layout = Save the layout as well: panels, texts and what can’t be read, as JSON
cli-help-screenshot-out = The picture, a PNG file
cli-help-film = Save a match as numbered pictures, with all its movements, without opening a window
    .more =
        The pictures are 00001.png, 00002.png and so on, for any program that makes films of pictures. The same match gives the
        same pictures. How fast things move is a setting of the window.
    .examples =
        cyberdeck film evening.match.ron --out evening --from 20 --to 30
        cyberdeck film evening.match.ron --out evening --every 10 --size 1920x1080
        ffmpeg -framerate 24 -i evening/%05d.png -pix_fmt yuv420p evening.mp4
cli-help-film-from = Begin after this action
cli-help-film-to = End with this action [default: the last]
cli-help-film-every = Take one picture every this many actions, without movements
cli-help-film-fps = Pictures per second
cli-help-film-seat = Show what the player at this seat sees (the first seat is 1)
cli-help-film-out = A new or empty folder for the pictures

## simulate

cli-report-matches =
    { $matches ->
        [one] { $game }: { $matches } match, seed { $seed }
       *[other] { $game }: { $matches } matches, seeds from { $seed }
    }
cli-report-time = Processor time: { $seconds } s (elapsed: { $elapsed } s, threads: { $threads })
cli-report-speed = Per second: { $matches } matches, { $actions } actions
cli-report-length = Actions per match: { $mean } ({ $least } to { $most })
# Points per match are counted: their mean and standard deviation, the lowest and the highest.
cli-report-column =
    .seat = seat
    .bot = bot
    .wins = wins
    .shared = shared
    .mean = mean
    .deviation = SD
    .lowest = lowest
    .highest = highest

## What is wrong with the arguments

cli-no-command = There is no command “{ $given }”. Known: { $known }.
cli-no-option = There is no option “{ $option }” here.
cli-too-many = “{ $argument }” is one argument too many.
cli-needs-value = { $name } needs a value: { $argument }.
cli-not-one-of = { $name } must be one of { $known }, not “{ $value }”.
cli-bad-value = { $name } can’t be “{ $value }”: { $reason }.
cli-no-value = { $name } takes no value: leave out “{ $value }”.
cli-conflict-others = { $name } can’t be used with the other arguments.
cli-conflict = { $name } can’t be used with { $others }.
cli-twice = { $name } is given twice.
cli-missing = Missing: { $arguments }.
cli-not-text = An argument is not valid UTF-8.
cli-meant = Did you mean “{ $meant }”?
cli-try-help = { $wrong } (try --help)
cli-option-twice = The option “{ $option }” is given twice.
cli-no-game = There is no game “{ $game }”.
cli-bots-only = Only bots play here: every --seat must be bot:LEVEL. People play with “cyberdeck play”.
cli-no-seat = There is no seat { $seat }. The seats of this match are 1 to { $seats }.
cli-no-step =
    { $steps ->
        [0] There is no action { $step }. The match has no actions yet.
        [one] There is no action { $step }. The match has { $steps } action.
       *[other] There is no action { $step }. The match has { $steps } actions.
    }
cli-film-part = The film would end before it begins: --from { $from } --to { $to }.

## Reasons that follow “can’t be …:”

cli-option-form = an option is written KEY=VALUE
cli-whole = use a whole number from { $least } to { $most }
cli-clock-form = a clock is written BANK or BANK+CREDIT in seconds: a bank of 1 to { $most }, and no more credit than that
cli-seconds = use a number of seconds from 0
cli-size = a size is WIDTHxHEIGHT in pixels, from 16x16 to 8192x8192
cli-place = a place is X,Y in pixels from the upper left corner

## What goes wrong while a command runs

cli-output = The output can’t be written: { $error }.
cli-rescue = { $error } To see the intact actions: cyberdeck replay { $file } --rescue. To play on from them: cyberdeck play --resume { $file } --rescue
cli-threads = Only { $started } of { $threads } threads could be started: { $error }.
cli-matches = Only { $done } of { $matches } matches were finished.
cli-no-window = This build has no window. To watch a match in the terminal: cyberdeck watch terminal-dispute

## watch and replay

cli-head = { $title }: { $players }; seed { $seed }
cli-result =
    { $points ->
        [one] { $place }. { $player }: { $points } point
       *[other] { $place }. { $player }: { $points } points
    }
cli-branched = Played on from “{ $name }” after action { $step }.
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
    fine, a match of { $game }: { $steps ->
        [one] { $steps } action
       *[other] { $steps } actions
    }, { $course ->
        [over] over
       *[open] not over
    }
check-unknown = { $path }: Files of this kind can’t be checked (see check --help).
check-empty = { $path }: There is no content file in this folder (laid out like assets/), and no text of a language (*.ftl).

## check: languages. $place is a file or folder, with the line where there is one.

check-text = fine, texts of a language
check-language = fine, the language { $code }: { $messages } messages, { $chapters } chapters
check-message-missing = { $place }: The message “{ $key }” is missing. In English it is in { $file }.
check-message-unknown = { $place }: There is no message “{ $key }” in English. Is it misspelled, or old?
check-message-twice = { $place }: The message “{ $key }” appears twice.
check-argument =
    { $count ->
        [0] { $place }: “{ $key }” has no arguments: leave out { $name }.
       *[other] { $place }: “{ $key }” has no argument { $name }. It has: { $known }.
    }
check-use = { $place }: “{ $key }” uses “{ $used }”, which does not exist.
check-chapter-missing = { $place }: The chapter { $file } is missing.
check-chapter-unknown = { $place }: There is no such chapter in English.
check-rules-missing =
    { $count ->
        [one] { $place }: Rule { $rules } is missing.
       *[other] { $place }: Rules are missing: { $rules }.
    }

## What can’t be read in a Fluent file, at a line

fluent-token = “{ $letter }” is missing here.
fluent-name = A name belongs here.
fluent-empty = “{ $key }” says nothing. Text is missing after “=”.
fluent-value = Text is missing here.
fluent-default = One of these variants needs a “*”.
fluent-defaults = Only one of these variants can have a “*”.
fluent-string-end = The double quote at the end of a text is missing.
fluent-escape = There is no such escape after the backslash.
fluent-brace = This “{"}"}” closes nothing.
fluent-expression = “$”, a name or a text in double quotes belongs after “{"{"}”.
fluent-other = This is not Fluent: { $error }.

# What the command verify says. $line is the number of a line of the file.
verify-wrong = { $file }: { $text }
verify-host-bytes = The host’s bytes are not those it committed to.
verify-seat-bytes = The bytes of { $player } are not those they committed to.
verify-seed = The seed is not the hash of the random bytes.
verify-not-sealed = The deal of this match was not sealed, so there is no record of it.
verify-queued = Line { $line } sets results in advance. A sealed match has no chance but its seed.
verify-view = Line { $line }: { $player } was shown a view that is not the match’s.
verify-view-spectator = Line { $line }: the spectators were shown a view that is not the match’s.
verify-record-unread = { $file }: The record can’t be read: { $error }.
verify-record-setup = Seats and options are not those in the record.
verify-record-host = The host’s commitment is not the one in the record.
verify-record-round = The file is of round { $ours } of the deal, the record of round { $theirs }.
verify-record-commitment = The commitment of { $player } is not the one in the record.
verify-record-bytes = The random bytes in the record of { $player } are not part of the seed.
verify-record-view = View { $view } of { $views } in the record of { $player } is not the one in the file.
verify-match =
    { $steps ->
        [one] { $game } ({ $players }), { $steps } step
       *[other] { $game } ({ $players }), { $steps } steps
    }
verify-unfinished = This match is not over. Everything so far was checked.
verify-unsealed = The deal was not sealed: the host alone drew the seed. All that is shown is that the actions follow the rules.
verify-proved = Proved:
verify-committed = The seed is the hash of the random bytes of the host, { $players }. Each of them had committed to these bytes.
verify-alone = The seed is the hash of the random bytes of the host, and these are the bytes it committed to. No player took part.
verify-chance = All dice and cards come from this seed, and every action follows the rules.
verify-views =
    { $views ->
        [0] The file says that no views were shown.
        [one] The { $views } view in the file is the match’s own.
       *[other] The { $views } views in the file are the match’s own.
    }
verify-record-part =
    { $views ->
        [one] Record of { $player }: the commitments are those in the file, the player’s own bytes are part of the seed, and the { $views } view received is true.
       *[other] Record of { $player }: the commitments are those in the file, the player’s own bytes are part of the seed, and all { $views } views received are true.
    }
verify-record-seat =
    { $views ->
        [one] Record of { $player }: the commitments are those in the file, and the { $views } view received is true. No bytes of this player are part of the seed.
       *[other] Record of { $player }: the commitments are those in the file, and all { $views } views received are true. No bytes of this player are part of the seed.
    }
verify-record-watched =
    { $views ->
        [one] Record of a spectator: the commitments are those in the file, and the { $views } view received is true.
       *[other] Record of a spectator: the commitments are those in the file, and all { $views } views received are true.
    }
verify-not-proved = Can’t be proved:
verify-host-sees = What the host looked at. A host that also plays can see everything while it plays.
verify-itself-only = That this is the match that was played. Without a record of a player, the file is checked against itself only; give --record.
verify-others = What players without a record here were shown.
verify-rounds = Why the deal began again: this was round { $rounds }. A host that dislikes a deal could pretend that a player has left.
