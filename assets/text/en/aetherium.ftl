# Aetherium.

## Parts of other sentences

# Programs and effects that are not known.
ae-a-program = a program
ae-an-effect = an effect
# A model or program and whose it is.
ae-whose = { $player }’s { $model }
ae-model-on = { $model } on { $square }
# Where something moves, faces or points.
ae-direction =
    { $direction ->
        [north] north
        [north-east] north-east
        [east] east
        [south-east] south-east
        [south] south
        [south-west] south-west
        [west] west
       *[north-west] north-west
    }
# Boxes of a stability grid, as an object.
ae-damage =
    { $boxes ->
        [one] { $boxes } box of damage
       *[other] { $boxes } boxes of damage
    }

## Actions

ae-do-queue = Put { $program } into your PAD as card { $number }
ae-do-ready = Confirm the order of your PAD
ae-do-place-schema = Place the schema at { $square }, its top facing { $facing }
ae-do-place-token =
    { $kind ->
        [none] Place the { $symbol } token
       *[other] Place the { $symbol } token by the pylon on { $square }
    }
ae-do-activate = Activate { $model }
ae-do-place = Place { $model } on { $square }, facing { $facing }
# $cost is −1 where it is not known, 0 for the second square of a CS.
ae-do-step =
    { $cost ->
        [-1] Move { $model } { $direction }, facing { $facing }
        [0] Move { $model } { $direction } (kept square), facing { $facing }
       *[other] Move { $model } { $direction } ({ $cost } CS), facing { $facing }
    }
ae-do-step-noise =
    { $cost ->
        [0] Move { $model } { $direction } into noise (kept square), facing { $facing }
       *[other] Move { $model } { $direction } into noise ({ $cost } CS), facing { $facing }
    }
ae-do-turn = Turn { $model } to face { $facing } (1 CS)
ae-do-end-move = End the move: the other models materialize
ae-do-overclock = Overclock: 1 RAM for 1 CS
ae-do-capture =
    { $kind ->
        [none] Capture with { $model }
        [node] Capture the node on { $square } with { $model } ({ $cost } CS)
       *[pylon] Capture the pylon on { $square } with { $model } ({ $cost } CS)
    }
# $size is small, medium, large, or none for a schema that there is not.
ae-do-shift =
    Shift { $size ->
        [none] a schema
        [small] the small schema at { $square }
        [medium] the medium schema at { $square }
       *[large] the large schema at { $square }
    } { $direction } ({ $cost } RAM)
ae-do-rotate =
    Rotate { $size ->
        [none] a schema
        [small] the small schema at { $square }
        [medium] the medium schema at { $square }
       *[large] the large schema at { $square }
    } { $turn ->
        [clockwise] 90° clockwise
        [half] 180°
       *[counterclockwise] 90° anticlockwise
    } ({ $cost } RAM)
# $dice is 0 where it is not known.
ae-do-attack =
    { $dice ->
        [0] Attack { $target } with { $model }
        [one] Attack { $target } with { $model }: { $dice } die
       *[other] Attack { $target } with { $model }: { $dice } dice
    }
ae-do-exe = Use { $exe } with { $model } ({ $cost } CS)
ae-do-download = Download the cache with { $model } (the whole activation)
ae-do-pick-up = Pick up the cache with { $model } (1 CS)
ae-do-leave = Take the cache off the server with { $model } ({ $cost } CS)
ae-do-wait = Wait outside
ae-do-end = End the activation
ae-do-choose = Choose { $what }
ae-do-firewall = Set a firewall on { $square }
ae-do-dismantle = Remove the firewall on { $square }
ae-do-target = Use { $exe } on { $model }
ae-do-lose =
    { $cache ->
        [yes] Delete { $model }, which carries the cache
       *[no] Delete { $model }
    }
ae-do-capture-by-effect =
    { $kind ->
        [node] Capture the node on { $square } (0 CS)
       *[pylon] Capture the pylon on { $square } (0 CS)
    }
ae-do-release =
    { $kind ->
        [node] Take the enemy’s token off the node on { $square }
       *[pylon] Take the enemy’s token off the pylon on { $square }
    }
ae-do-face = Face { $facing }
ae-do-noise-first = First: noise damage to { $model }
ae-do-deletion-first =
    { $whose ->
        [own] First: the deletion effect of your { $program }
       *[enemy] First: the deletion effect of the enemy’s { $program }
    }
ae-do-number = Choose effect { $number }
ae-do-accept = Accept
ae-do-use = Use { $name }: { $text }
ae-do-skip = Skip
ae-do-skip-named = Skip { $name }
ae-do-stop-shifting = Stop shifting

## Prompts

ae-ask-over = The match is over.
# $asked is order, schema, token, act or choose.
ae-ask-others =
    { $asked ->
        [order] Waiting for { $players } to order their PAD.
        [schema] Waiting for { $players } to place a schema.
        [token] Waiting for { $players } to place a token.
        [choose] Waiting for { $players } to choose ({ $program } is active).
       *[act] Waiting for { $players }: { $program } is active.
    }
ae-ask-place-schema = Place the next schema. Leave at least one square of noise between schemas.
ae-ask-place-token = Place one of your tokens face down by a pylon.
ae-ask-order =
    { $number ->
        [1] Order your PAD: choose card 1 of { $total }. First comes the program that can capture or attack soonest.
       *[other] Order your PAD: choose card { $number } of { $total }.
    }
ae-ask-ready = Confirm the order of your PAD.
ae-ask-model = Choose which model of { $program } acts next.
ae-ask-enter = Place { $program } on the server. You can move schemas first.
ae-ask-act = { $program } has { $cs } CS and { $ram } RAM: move, attack, use an .EXE, capture, move schemas, or end the activation.
ae-ask-first = Choose which effect happens first.
ae-ask-caught = A schema caught { $model }: choose a square for it.
ae-ask-without-place = Not all models of { $program } have room: choose one to delete.
ae-ask-lose = { $program } loses a model: choose which one.
ae-ask-disruption = Use or skip the disruption.
ae-ask-disruption-named = Use { $name } at no cost, or skip it: { $text }.
ae-ask-text =
    { $wanted ->
        [target] { $name }: choose the target.
        [firewall] { $name }: choose a square for a firewall, or skip.
        [dismantle] { $name }: choose a firewall to remove, or skip.
        [place] { $name }: choose where { $model } materializes, or skip.
        [facing] { $name }: choose which way { $model } faces, or skip.
        [shift] { $name }: shift a schema square by square, or skip.
        [capture] { $name }: choose a node or pylon to capture, or skip.
       *[release] { $name }: choose an enemy node or pylon to free, or skip.
    }
ae-ask-mates = Place the other models of { $program } next to the one that moved.

## What happens

ae-event-schema-placed = { $player } places a schema at { $square }.
ae-event-token-placed =
    { $symbol ->
        [hidden] { $player } places a token by the pylon on { $square }.
       *[other] { $player } places the { $symbol } token by the pylon on { $square }.
    }
ae-event-queued = { $player } puts { $program } into their PAD.
ae-event-queued-hidden = { $player } puts a card into their PAD.
ae-event-ordered = { $player } has ordered their PAD.
ae-event-diagnostics = Diagnostics: { $one } rolls { $first }; { $other } rolls { $second }. More Crash, then Breach, then Spike decides: { $starter } goes first.
ae-event-diagnostics-tie = Diagnostics: { $one } rolls { $first }; { $other } rolls { $second }. It’s a tie, so both roll again.
ae-event-revealed = { $player } draws { $program }.
ae-event-began = { $model } begins its activation with { $cs } CS.
ae-event-entry-rolled = { $model } rolls { $symbol } and enters by the pylon on { $square }.
ae-event-entered = { $model } enters on { $square }.
ae-event-waits = { $model } has no room to enter and waits outside.
# $extra is none, evasive, rough or both.
ae-event-stepped =
    { $extra ->
        [none] { $model } moves from { $from } to { $to } ({ $cost } CS).
        [evasive] { $model } moves from { $from } to { $to } ({ $cost } CS, 1 of them evasive cost).
        [rough] { $model } moves from { $from } to { $to } ({ $cost } CS, 1 of them for the terrain).
       *[both] { $model } moves from { $from } to { $to } ({ $cost } CS, 1 of them evasive cost, 1 for the terrain).
    }
ae-event-movement-ended = { $model } has moved. The other models follow.
ae-event-turned =
    { $cost ->
        [0] { $model } turns to face { $facing }.
       *[other] { $model } turns to face { $facing } ({ $cost } CS).
    }
ae-event-placed =
    { $why ->
        [carried] { $model } is carried from { $from } to { $to } by a schema.
        [caught] { $model } is caught by a schema and placed on { $to }.
       *[mate] { $model } materializes on { $to }.
    }
# Whose ability moves a model, and its name.
ae-event-moved-by = { $by }’s { $name } moves { $model } from { $from } to { $to }.
ae-event-shifted = { $player } shifts the schema at { $square } { $direction }.
ae-event-rotated =
    { $turn ->
        [clockwise] { $player } rotates the schema at { $square } 90° clockwise.
        [half] { $player } rotates the schema at { $square } 180°.
       *[counterclockwise] { $player } rotates the schema at { $square } 90° anticlockwise.
    }
ae-event-overclocked = { $player } overclocks { $model }: { $cs } CS.
ae-event-ram =
    { $why ->
        [overclock] { $player }: RAM { $from } → { $to } (overclocked).
        [schema] { $player }: RAM { $from } → { $to } (moved a schema).
        [deletion] { $player }: RAM { $from } → { $to } (for the lost program).
        [avatar] { $player }: RAM { $from } → { $to } (lost the avatar and its RAM).
        [recalibration] { $player }: RAM { $from } → { $to } (re-calibrated).
       *[effect] { $player }: RAM { $from } → { $to } (effect).
    }
ae-event-captured =
    { $kind ->
        [node] { $model } captures the node on { $square } ({ $cost } CS).
       *[pylon] { $model } captures the pylon on { $square } ({ $cost } CS).
    }
ae-event-released =
    { $kind ->
        [node] { $model } frees the node on { $square }. Nobody controls it now.
       *[pylon] { $model } frees the pylon on { $square }. Nobody controls it now.
    }
ae-event-harm-rolled =
    { $harm ->
        [noise] { $model } rolls { $symbol } for noise.
       *[burnout] { $model } rolls { $symbol } for Burnout.
    }
ae-event-damaged =
    { $harm ->
        [noise] { $model } takes { $damage } from noise ({ $filled } of { $total } filled).
        [burnout] { $model } takes { $damage } from Burnout ({ $filled } of { $total } filled).
        [no-room] { $model } has no room and takes { $damage } ({ $filled } of { $total } filled).
       *[other] { $model } takes { $damage } ({ $filled } of { $total } filled).
    }
ae-event-repaired =
    { $boxes ->
        [one] { $model } repairs { $boxes } box ({ $filled } of { $total } filled).
       *[other] { $model } repairs { $boxes } boxes ({ $filled } of { $total } filled).
    }
ae-event-deleted =
    { $count ->
        [one] { $model } is deleted.
       *[other] { $model } are deleted.
    }
ae-event-program-deleted = { $program } leaves the console.
ae-event-marked =
    { $count ->
        [one] { $model } gets { $marker }.
       *[other] { $model } get { $marker }.
    }
ae-event-unmarked = { $model } loses { $marker }.
ae-event-lent =
    { $count ->
        [one] { $model } gains { $code }.
       *[other] { $model } gain { $code }.
    }
ae-event-firewall = A firewall now stands on { $square }.
ae-event-dismantled = The firewall on { $square } is removed.
# $why says what adds dice or takes them away.
ae-event-attacks =
    { $count ->
        [one] { $model } attacks { $target } with { $count } die.
       *[other] { $model } attacks { $target } with { $count } dice.
    }
ae-event-attacks-because =
    { $count ->
        [one] { $model } attacks { $target } with { $count } die ({ $why }).
       *[other] { $model } attacks { $target } with { $count } dice ({ $why }).
    }
ae-event-attack-rolled =
    { $hits ->
        [0] { $model } rolls { $dice }: no hits.
        [one] { $model } rolls { $dice }: { $hits } hit.
       *[other] { $model } rolls { $dice }: { $hits } hits.
    }
ae-event-executed = { $model } uses { $exe } ({ $cost } CS).
ae-event-executed-on = { $model } uses { $exe } on { $target } ({ $cost } CS).
ae-event-aimed = { $model } uses { $exe } on { $target }.
ae-event-declined = { $player } skips an effect.
ae-event-disrupts = { $model } uses the disruption { $name }.
ae-event-disrupts-not = { $model } skips the disruption { $name }.
ae-event-safeguards = { $model } uses the safeguard { $name }.
ae-event-deletion-effect = { $program } triggers the deletion effect { $name }.
ae-event-downloads = { $model } spends its activation on downloading.
ae-event-cache-taken = { $model } takes the cache.
ae-event-cache-dropped = The cache drops on { $square }.
ae-event-left = { $model } leaves the server with the cache.
ae-event-ended =
    { $lost ->
        [0] { $model } ends its activation.
       *[other] { $model } ends its activation with { $lost } CS unspent.
    }
ae-event-recalibrates =
    { $time ->
        [1] { $player } re-calibrates for the 1st time.
        [2] { $player } re-calibrates for the 2nd time.
        [3] { $player } re-calibrates for the 3rd time.
       *[other] { $player } re-calibrates for the { $time }th time.
    }
ae-event-scored =
    { $points ->
        [one] { $player } scores { $points } point.
       *[other] { $player } scores { $points } points.
    }
ae-event-over =
    { $why ->
        [recalibrations] The last re-calibration is done: { $winner } wins. Points: { $one } { $first }, { $other } { $second }.
        [wiped-out] A side has lost all its programs: { $winner } wins. Points: { $one } { $first }, { $other } { $second }.
        [avatar] An avatar is deleted: { $winner } wins. Points: { $one } { $first }, { $other } { $second }.
       *[holds] A side controls the required nodes and pylons: { $winner } wins. Points: { $one } { $first }, { $other } { $second }.
    }
ae-event-over-tie =
    { $why ->
        [recalibrations] The last re-calibration is done: it’s a tie. Points: { $one } { $first }, { $other } { $second }.
        [wiped-out] Both sides have lost all their programs: it’s a tie. Points: { $one } { $first }, { $other } { $second }.
        [avatar] Both avatars are deleted: it’s a tie. Points: { $one } { $first }, { $other } { $second }.
       *[holds] Both sides control the required nodes and pylons: it’s a tie. Points: { $one } { $first }, { $other } { $second }.
    }

## The log, where it tells several events in one line

ae-log-activates = { $player } activates { $model } ({ $cs } CS).
ae-log-reveals = { $player } activates { $program }.
ae-log-recalibrates =
    { $time ->
        [1] { $player } re-calibrates for the 1st time: RAM reset, { $from } → { $to }.
        [2] { $player } re-calibrates for the 2nd time: RAM reset, { $from } → { $to }.
        [3] { $player } re-calibrates for the 3rd time: RAM reset, { $from } → { $to }.
       *[other] { $player } re-calibrates for the { $time }th time: RAM reset, { $from } → { $to }.
    }
ae-log-entry = { $model } rolls { $symbol } and enters on { $square }.
ae-log-enter-all = All { $count } models of { $program } enter the server.
# A move: back where it began, around something, or straight.
ae-log-way =
    { $way ->
        [back] { $model } moves { $steps } squares and is back on { $to }
        [around] { $model } moves { $steps } squares from { $from } to { $to }
       *[straight] { $model } moves from { $from } to { $to }
    }
ae-log-moves =
    { $cost ->
        [0] { $moves } (0 CS: Fast).
       *[other] { $moves } ({ $cost } CS).
    }
ae-log-moves-for = { $moves } ({ $cost } CS, { $ram } RAM).
ae-log-mates = The other models follow.
ae-log-overclocks = { $player } overclocks { $model }: { $cs } CS, RAM { $before } → { $after }.
# One sentence after another in the same line.
ae-log-then = { $first } { $then }
ae-log-ram = { $player }: RAM { $from } → { $to }.
ae-log-ram-for-deletion =
    { $what ->
        [avatar] { $player }: RAM { $from } → { $to } (lost the avatar and its RAM).
       *[other] { $player }: RAM { $from } → { $to } (for the lost program).
    }
ae-log-shifts =
    { $count ->
        [one] { $player } shifts the schema at { $square } { $direction }.
       *[other] { $player } shifts the schema at { $square } { $direction } by { $count } squares.
    }
ae-log-shifts-for =
    { $count ->
        [one] { $player } shifts the schema at { $square } { $direction } (RAM { $from } → { $to }).
       *[other] { $player } shifts the schema at { $square } { $direction } by { $count } squares (RAM { $from } → { $to }).
    }
ae-log-rotates-for =
    { $turn ->
        [clockwise] { $player } rotates the schema at { $square } 90° clockwise (RAM { $from } → { $to }).
        [half] { $player } rotates the schema at { $square } 180° (RAM { $from } → { $to }).
       *[counterclockwise] { $player } rotates the schema at { $square } 90° anticlockwise (RAM { $from } → { $to }).
    }
ae-log-moves-schema = { $player } moves the schema at { $square }: { $ways }.
ae-log-way-shift =
    { $count ->
        [one] { $direction }
       *[other] { $count } × { $direction }
    }
ae-log-way-turn =
    { $turn ->
        [clockwise] 90° clockwise
        [half] 180°
       *[counterclockwise] 90° anticlockwise
    }
# The schema, after what was done to it.
ae-log-carries = It carries { $list }.
ae-log-carries-one = { $model } to { $square }
ae-log-moves-schema-for = { $player } moves the schema at { $square }: { $ways } (RAM { $from } → { $to }).
# The dice of an attack after its sentence.
ae-log-hits =
    { $hits ->
        [0] { $dice }: no hits.
        [one] { $dice }: { $hits } hit.
       *[other] { $dice }: { $hits } hits.
    }
ae-log-hits-damage =
    { $hits ->
        [one] { $dice }: { $hits } hit, { $damage } ({ $filled } of { $total } filled).
       *[other] { $dice }: { $hits } hits, { $damage } ({ $filled } of { $total } filled).
    }
ae-log-harm =
    { $harm ->
        [noise] { $model } rolls { $symbol } for noise: { $damage } ({ $filled } of { $total } filled).
       *[burnout] { $model } rolls { $symbol } for Burnout: { $damage } ({ $filled } of { $total } filled).
    }
ae-log-harm-none =
    { $harm ->
        [noise] { $model } rolls { $symbol } for noise: no damage.
       *[burnout] { $model } rolls { $symbol } for Burnout: no damage.
    }
ae-log-burnout-gone = The marker is removed.
ae-log-damaged = { $count } models take damage: { $list }.
ae-log-damaged-one =
    { $boxes ->
        [one] { $model } { $boxes } box ({ $filled } of { $total } filled)
       *[other] { $model } { $boxes } boxes ({ $filled } of { $total } filled)
    }
ae-log-repaired = { $count } models are repaired: { $list }.
ae-log-no-room = { $model } has no room and is deleted.
ae-log-last-model =
    { $count ->
        [one] { $program } loses its last model and is deleted.
       *[other] { $program } loses its last { $count } models and is deleted.
    }
ae-log-moved = { $by }’s { $name } moves { $count } models: { $list }.
ae-log-moved-one = { $model } { $from } → { $to }
ae-log-firewalls = Firewalls now stand on { $squares }.
ae-log-dismantled = The firewalls on { $squares } are removed.

## What makes the dice of an attack, and prices

ae-modifier =
    { $modifier ->
        [basic] base
        [behind] from behind
        [cover] cover
        [coordination] coordination
       *[effect] effect
    }
ae-price-square = move one square
ae-price-fast = move one square (Fast: 2 per CS)
ae-price-evasive = leave an enemy (evasive cost)
ae-price-rough = enter a resistor or fragmented square
ae-price-turn = turn
ae-price-overclock = overclock for 1 CS
ae-price-capture = capture
ae-price-schema = move a schema
ae-price-exe = use an .EXE
ae-price-pick-up = pick up the cache
ae-price-leave = leave the server

## Refusals

ae-refuse-over = The match is over.
ae-refuse-no-seat = There is no such seat.
ae-refuse-not-you = Waiting for the other player.
ae-refuse-ordering = Order your PAD first, one card at a time.
ae-refuse-not-queued = Put all your cards into your PAD first.
ae-refuse-not-yours = Choose a program of your own.
ae-refuse-not-in-pad = That program has no card in your PAD.
ae-refuse-queued = That card is already in your PAD.
ae-refuse-place-schemas = Place the next schema first.
ae-refuse-not-placing = All schemas are already on the server.
ae-refuse-off-server = The schema would reach over the edge of the server.
ae-refuse-on-schema = Schemas can’t overlap.
ae-refuse-too-near = Leave at least one square of noise between schemas.
ae-refuse-place-tokens = Place a token by a pylon first.
ae-refuse-token-place = Choose a pylon without a token of yours.
ae-refuse-token-placed = You have already placed that token.
ae-refuse-simultaneous = Choose which effect happens first.
ae-refuse-caught = Choose a square for the model that the schema caught.
ae-refuse-caught-place = Choose one of the nearest free squares of that schema.
ae-refuse-lose = Choose which model of the linked program to lose.
ae-refuse-without-place = Not all models of the linked program have room: choose one to delete.
ae-refuse-mates = Place the other models of the linked program first.
ae-refuse-other-mate = Place the models in the order of their numbers.
ae-refuse-mate-place = Choose a free square adjacent to the model that moved.
ae-refuse-choose-model = Choose which model of the segmented program acts next.
ae-refuse-has-acted = That model has already acted this activation, or has been deleted.
ae-refuse-not-active = Only the active program can act: { $program }.
ae-refuse-other-model = Another model enters first.
ae-refuse-not-entering = No program is entering the server now.
ae-refuse-no-room-to-enter = There are not enough free squares for all models. Move schemas, or wait outside.
ae-refuse-entry-place = Enter next to a starting node or pylon you control. If you control none, enter next to any other you control, or else on noise at your edge.
ae-refuse-must-enter = This program has room to enter: place it on the server.
ae-refuse-not-entered-yet = The program is not on the server yet. Place it, or move schemas first.
ae-refuse-half-entered = Place the other models of this program first.
ae-refuse-not-on-server = The model is not on the server.
ae-refuse-other-mover = Another model has started the move. Only that one can move on.
ae-refuse-movement-over = A linked program moves only once per activation.
ae-refuse-linked-moves = End the move of the linked program first.
ae-refuse-linked-turns = A linked program can’t turn without moving a square.
ae-refuse-nothing-moves = No linked program is moving.
ae-refuse-must-go-on = The model is flying over something. Move on to a free square first.
ae-refuse-must-go-on-omni = The model stands on two schemas. Move on first.
ae-refuse-faces-so = It already faces that way.
# $barred is move, attack, exe, overclock or other.
ae-refuse-marker =
    { $barred ->
        [move] { $marker }: it can’t move or turn this activation.
        [attack] { $marker }: it can’t attack this activation.
        [exe] { $marker }: it can’t use an .EXE this activation.
        [overclock] { $marker }: it can’t be overclocked this activation.
       *[other] { $marker }: it can’t do that this activation.
    }
ae-refuse-overclocked =
    { $most ->
        [0] This program can’t be overclocked.
       *[other] Its OC is { $most }: it can’t be overclocked again this activation.
    }
ae-refuse-downloading = This program is downloading this activation: you can only move schemas.
ae-refuse-activation-used = Downloading takes the whole activation, and you have already used part of it.
ae-refuse-no-cache-in-node = There is no cache in a node.
ae-refuse-not-beside-cache = To download, begin an activation next to the node and stay there.
ae-refuse-cache-not-lying = There is no cache to pick up.
ae-refuse-cache-far = Move onto the cache or next to it first.
ae-refuse-no-cache-carried = The model is not carrying the cache.
ae-refuse-not-at-edge = Move to the edge of the server first.
ae-refuse-no-uplink = There is no node or pylon on that schema.
ae-refuse-never-captures = No Uplink: this program can’t capture.
ae-refuse-capture-far =
    { $kind ->
        [node] Move next to the node first.
       *[pylon] Move next to the pylon first.
    }
ae-refuse-captured-already =
    { $kind ->
        [node] You already control this node.
       *[pylon] You already control this pylon.
    }
ae-refuse-no-schema = There is no such schema on the server.
ae-refuse-schema-held = The enemy controls the node or pylon of this schema. Capture it first.
ae-refuse-schema-in-way = Another schema is in the way: schemas move through noise only.
ae-refuse-firewall-in-way = A firewall in the noise is in the way.
ae-refuse-omni-across = An omni model stands only partly on this schema, so you can’t move the schema.
ae-refuse-omni-in-noise = An omni model in the noise is in the way.
ae-refuse-no-attack = This program has no attack.
ae-refuse-has-attacked = It has already attacked this activation.
ae-refuse-no-enemy = Choose an enemy model as the target.
ae-refuse-target-gone = The target is not on the server.
ae-refuse-unseen-behind = The target is behind the attacker. Turn first.
ae-refuse-unseen-hidden = Models or terrain block every line of sight to the target.
ae-refuse-melee-far = Melee reaches adjacent models only.
ae-refuse-melee-far-omni = An omni model’s melee reaches two squares.
ae-refuse-enemy-beside = It can’t make a ranged attack next to an enemy. Move away first.
ae-refuse-range-far = The target is { $distance } squares away; the range is { $range }.
ae-refuse-no-exe = There is no such .EXE on its data card.
ae-refuse-exe-used = This .EXE has already been used this activation.
ae-refuse-no-target = No target within range: { $target }.
ae-refuse-wrong-side =
    { $side ->
        [enemy] This .EXE targets enemy models.
        [own] This .EXE targets another model of your own.
       *[any] This .EXE targets another model.
    }
ae-refuse-exe-far = The target is { $distance } squares away; the range of the .EXE is { $range }.
ae-refuse-omni-stays = Effects can’t move an omni model.
ae-refuse-disruption = Use or skip the disruption first.
ae-refuse-choose-first =
    { $wanted ->
        [target] Choose the target of the .EXE first.
        [firewall] Choose a square for the firewall first, or skip.
        [dismantle] Choose a firewall to remove first, or skip.
        [place] Choose where the model materializes first, or skip.
        [facing] Choose which way the model faces first, or skip.
        [shift] Shift a schema first, or skip.
        [capture] Choose a node or pylon to capture first, or skip.
       *[release] Choose an enemy node or pylon to free first, or skip.
    }
ae-refuse-choice =
    { $wanted ->
        [target] The .EXE can’t target that model.
        [firewall] Choose a free schema square within range of the effect.
        [dismantle] Choose a firewall within range of the effect.
        [place] Choose a free square within range of the effect.
        [facing] The model can’t face that way.
        [shift] The effect shifts one schema, square by square.
        [capture] Choose a node or pylon within range that you don’t control.
       *[release] Choose a node or pylon within range that the enemy controls.
    }
ae-refuse-cs = This costs { $need } CS: you have { $left }.
ae-refuse-ram = This costs { $need } RAM: you have { $left }.
ae-refuse-not-now = The active model can’t do that now.

## Refusals of a step

ae-refuse-step-edge = The server ends here.
ae-refuse-step-diagonal = Omni models can’t move diagonally.
ae-refuse-step-model = Another model is in the way.
ae-refuse-step-terrain = An obstruction, node, pylon or firewall is in the way.
# $extra is none, evasive, rough or both.
ae-refuse-step-cost =
    { $extra ->
        [none] This move costs { $cost } CS: you have { $left }.
        [evasive] This move costs { $cost } CS (1 of them for leaving an enemy): you have { $left }.
        [rough] This move costs { $cost } CS (1 of them for a resistor or fragmented square): you have { $left }.
       *[both] This move costs { $cost } CS (1 for leaving an enemy, 1 for a resistor or fragmented square): you have { $left }.
    }
ae-refuse-step-no-landing = That square is occupied, and you don’t have the CS to fly on to a free one.
ae-refuse-step-across = The model would stand on two schemas, and you don’t have the CS to move on.

## What players are doing, and the frame of the match

ae-doing-schema =
    { $who ->
        [you] Place a schema
        [one] { $player } is placing a schema
       *[many] { $count } players are placing schemas
    }
ae-doing-token =
    { $who ->
        [you] Place a token
        [one] { $player } is placing a token
       *[many] { $count } players are placing tokens
    }
ae-doing-order =
    { $who ->
        [you] Order your PAD
        [one] { $player } is ordering their PAD
       *[many] { $count } players are ordering their PADs
    }
ae-doing-enter =
    { $who ->
        [you] Enter the server
        [one] { $player } is entering the server
       *[many] { $count } players are entering
    }
ae-doing-choose =
    { $who ->
        [you] Choose
        [one] { $player } is choosing
       *[many] { $count } players are choosing
    }
ae-step-schemas = Schemas
    .tip = The schemas are put on the server (AE-120)
ae-step-tokens = Tokens
    .tip = Each side hides four tokens by the pylons: where its programs will enter (AE-123)
ae-step-draw = Draw
    .tip = The top card of your PAD says which program acts (AE-11)
ae-step-enter = Enter
    .tip = A program that is not on the server yet comes in (AE-14)
ae-step-act = Act
    .tip = It spends CS to move, to use .EXE and to capture, and attacks once for free (AE-20)
ae-step-recalibrate = Re-calibrate
    .tip = After the last card of a PAD: order it again and set your RAM (AE-80)
ae-tie = A tie
ae-column-points = Points
ae-column-nodes = Nodes
ae-column-pylons = Pylons
ae-column-programs = Programs
ae-column-recalibrations = Re-calibrations
ae-plate-ram = RAM, 0 to 10: for overclocking and moving schemas (AE-60, AE-70, AE-71)
ae-plate-pad = Cards left in the PAD until re-calibration (AE-11, AE-12)
ae-plate-programs = Programs that are not deleted (AE-55)
ae-plate-nodes = Nodes controlled (AE-22)
ae-plate-pylons = Pylons controlled (AE-22)
ae-plate-recalibrations = Re-calibrations so far: one each time the PAD is empty, sooner with fewer programs. If the match ends after a number of them, both sides must reach it (AE-12, AE-81)
ae-plate-ordering = ordering
    .tip = Orders their PAD in secret (AE-10, AE-80)
## Options of a match
ae-option-operation = Operation
    .help = What is played for: first-link (to learn the game), system-purge, digital-download, service-denial, bandwidth, avatar-hunt, or an operation of your own (AE-120 to AE-125).
ae-option-collective =
    .help = A collective is the programs that a seat brings. A ready one’s name, or the programs by name: “avatar, function, subroutine”, for most operations two functions and two subroutines (AE-5). As usual it is a ready one.
ae-option-collective-1 = Collective of seat 1
ae-option-collective-2 = Collective of seat 2
ae-option-placement = Schemas
    .help = Whether the schemas lie as the operation says, or the players place them in turns, from large to small (AE-120).
ae-operation-learning = { $operation } · learning game
ae-collective-usual = usual
    .tip = A ready collective, of another faction for each seat
ae-collective-own = Your own collective

## What a step would cost for nothing

ae-waste-exe = { $exe } would change nothing from here.
ae-waste-wades = { $model } would enter the noise and take noise damage: { ae-table-noise-die }.
ae-waste-noise =
    { $model } would enter the noise and take noise damage. A dry way { $more ->
        [0] costs no more CS
       *[other] costs { $more } CS more
    }.
