# Aetherium: the table in the window.

## Parts of other messages

# A model that is not known.
ae-table-a-model = a model
# $facing is north, east, south or west.
ae-table-facing =
    { $facing ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
# $kind is node or pylon.
ae-table-uplink =
    { $kind ->
        [node] the node
       *[pylon] the pylon
    }
ae-table-noise-die = one combat die: Ping 1, Spike 1, Breach 2, Crash 4 boxes (AE-92)

## Main button

ae-main-ready = Confirm the order
ae-main-continue = Continue
ae-main-not-there = Not there
ae-main-wait = Wait outside
    .tip = No room: the program waits for its next activation (AE-14)
ae-main-end = End the activation
    .tip =
        { $lost ->
            [0] The other player is next (AE-11)
           *[other] { $lost } unspent CS are lost (AE-20)
        }
ae-ends-unspent = { $cs } CS are still unspent.
ae-ends-in-noise = { $model } would end in the noise and take noise damage.
ae-missing-schema =
    .tip = Click a schema, or press { $next } or the arrow keys, then choose its new place.
ae-missing-target = Choose a target
    .tip = Click an outlined enemy model, or press { $next } to go through them.
ae-missing-square = Choose a square
    .tip = Click a numbered square, or use the arrow keys. { $end } ends the activation.
ae-missing-place =
    .tip = Click a lit square. Drag to choose the facing.
    .other = Choose a lit place, or an entry in the list.

## In place of the prompt

ae-prompt-place-schema = Place the next schema. Leave at least one square of noise between schemas; { $left } and { $right } rotate it.
ae-prompt-schema = { $schema }: choose where its centre goes. { $left } and { $right } rotate it, { $take } confirms, { $back } puts it back.
ae-prompt-order = Order your PAD: drag cards, or click two to swap them. First comes the program that can capture or attack soonest.
ae-prompt-schemas = Click a schema to shift or rotate it, or press { $next }.
ae-prompt-act =
    { $model } has { $cs } CS left{ $more ->
        [0] .
       *[more] , and { $more } more by overclocking.
    }

## What can be done without pointing at the server, and what it costs

ae-row-free = free
ae-row-free-twice = free, twice
ae-row-cs = { $cost } CS
ae-row-cs-ram = { $cost } CS + { $ram } RAM
ae-row-cs-per-square = 1 CS per square
ae-row-all-cs = all CS
ae-row-ram = { $ram } RAM
ae-row-from-ram = from 1 RAM
ae-row-place = Place it
    .tip = Choose a lit square: the program enters there, facing any way (AE-14)
ae-row-end-move = End the move
    .tip = The other models materialize next to it; the program can’t move again (AE-111)
ae-row-move = Move
    .tip = Point at a square to see the cheapest way and its cost (AE-30)
ae-row-attack = Attack
    .tip = Once per activation, 0 CS; point at a target in a dotted square for the odds (AE-50)
ae-row-exe = .EXE { $name }
    .tip =
        { $repeats ->
            [yes] { $text }; any number of times (AE-21)
           *[no] { $text }; once per activation (AE-21)
        }
    .tip-at =
        { $repeats ->
            [yes] On { $target }: { $text }; any number of times (AE-21)
           *[no] On { $target }: { $text }; once per activation (AE-21)
        }
# Where there is only one target.
ae-row-exe-at = { $name } on { $target }
ae-row-capture = Capture { ae-table-uplink }
    .tip =
        { $held ->
            [yes] You control it at once, for 1 CS more because the enemy holds it. Its RAM comes at your next re-calibration (AE-22)
           *[no] You control it at once. Its RAM comes at your next re-calibration (AE-22)
        }
ae-row-overclock = Overclock ({ $used } of { $oc })
    .tip = 1 RAM for 1 CS, up to { $oc } times this activation; long moves overclock for you (AE-70)
ae-row-schemas = Move schemas
    .tip = Shift for 1 RAM a square, rotate for 3, 5 or 7 RAM by size; it carries what is on it (AE-71)
ae-row-rotate-left = Rotate it left
ae-row-rotate-right = Rotate it right
ae-row-turn-left = Turn left
ae-row-turn-right = Turn right
ae-row-turn =
    .tip = A turn on the spot. To turn around, drag from the model (AE-31)
ae-row-download = Download the cache
    .tip = Takes the whole activation; if it isn’t moved, it has the cache at its next one (AE-122)
ae-row-pick-up = Pick up the cache
    .tip = From its own or an adjacent square (AE-122)
ae-row-leave = Leave with the cache
    .tip = Over the edge of the server, for good: the cache is safe (AE-122)
ae-row-token =
    .tip = Your programs enter by this token’s pylon on { $faces } of 12 faces (AE-123)
ae-row-face = Face { ae-table-facing }
ae-row-use = Use it
ae-row-skip = Skip

## What would happen at a place: the main button, and lines beside the pointer

ae-aim-take = Choose { $model }
    .tip = Act with { $model }
ae-aim-occupied = { $model } is in the way.
ae-aim-capture =
    Capture { ae-table-uplink }: { $cost } CS{ $ram ->
        [0] {""}
       *[more] {" + "}{ $ram } RAM
    }
    .tip = Capture { ae-table-uplink }: { $cost } of { $cs } CS (AE-22)
ae-aim-capture-enemy = 1 CS of that because the enemy controls it
ae-aim-capture-brings =
    { $kind ->
        [node] Counts 2 RAM when RAM is reset at re-calibration (AE-80)
       *[pylon] Counts 1 RAM when RAM is reset at re-calibration (AE-80)
    }
ae-walk = Move to { $square }: { $cost } CS
    .tip = { $model } moves to { $square }: { $cost } of { $cs } CS
ae-walk-squares =
    { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }{ $fast ->
        [yes] {" "}(Fast: 2 per CS)
       *[no] {""}
    }
ae-walk-evasive = +{ $cost } evasive cost (AE-32)
ae-walk-rough = +{ $cost } terrain (AE-33)
ae-walk-overclock = Overclocks for { $cost } CS: { $cost } of { $ram } RAM (AE-70)
# $noise is hurt, enters or ends.
ae-walk-noise =
    { $noise ->
        [hurt] In noise, but it has already taken noise damage this activation (AE-90)
        [enters] Enters noise: { ae-table-noise-die }
       *[ends] In noise if it stays there: { ae-table-noise-die }
    }
ae-walk-watched = Next to an enemy: leaving this square has an evasive cost (AE-32)
ae-walk-faces = Faces { ae-table-facing }. Drag, or press { $left } or { $right }, to turn it
ae-walk-blocked = An obstruction, node, pylon or firewall stands there.
ae-walk-far =
    { $more ->
        [0] It can’t get there: { $cs } CS left.
       *[other] It can’t get there: { $cs } CS left, and { $more } more by overclocking.
    }
ae-walk-turn = Turn: 1 CS
    .tip = { $model } turns to face { ae-table-facing }: 1 of { $cs } CS (AE-31)
ae-slide-about =
    { $size ->
        [small] A small schema: shift 1 RAM a square, rotate { $ram } RAM (AE-71)
        [medium] A medium schema: shift 1 RAM a square, rotate { $ram } RAM (AE-71)
       *[large] A large schema: shift 1 RAM a square, rotate { $ram } RAM (AE-71)
    }
ae-slide-take = Take the schema
    .tip = Take it and choose its new place. { $left } and { $right } rotate it
ae-slide-catches = Catches { $models }: on the schema from then on (AE-74)
# $price is free or ram; $count is how many squares, and RAM.
ae-slide-shift =
    { $price ->
        [free] Shift it: free
       *[ram] Shift it: { $count } RAM
    }
    .tip =
        { $price ->
            [free] { $count ->
                [one] Shift it { $count } square: free (AE-71)
               *[other] Shift it { $count } squares: free (AE-71)
            }
           *[ram] { $count ->
                [one] Shift it { $count } square: { $count } of { $ram } RAM (AE-71)
               *[other] Shift it { $count } squares: { $count } of { $ram } RAM (AE-71)
            }
        }
ae-slide-far = That far costs { $cost } RAM: you have { $ram }.
ae-slide-no-way = There is no way there through noise with the RAM you have.
ae-slide-rotate = Rotate it: { $cost } RAM
    .tip =
        { $turn ->
            [clockwise] Rotate it 90° clockwise: { $cost } of { $ram } RAM (AE-71)
            [half] Rotate it 180°: { $cost } of { $ram } RAM (AE-71)
           *[counterclockwise] Rotate it 90° anticlockwise: { $cost } of { $ram } RAM (AE-71)
        }
ae-place-on = Place it on { $square }
ae-place-at = Place it at { $square }
ae-place-noise = In noise: { ae-table-noise-die }
ae-place-omni = On { $square } and the squares to the north, east and north-east
ae-place-rotate = { $left } and { $right } rotate it
ae-place-choose = Choose { $what }
ae-place-choose-uplink =
    { $kind ->
        [node] Choose this node
        [pylon] Choose this pylon
       *[schema] Choose this schema
    }
ae-place-delete = Delete { $model }
ae-place-activate = Activate { $model }
ae-place-token = Place { $symbol } here

## The odds of an attack

ae-odds-attack = Attack { $target }
ae-odds-attacks = { $model } attacks { $target }
ae-odds-no-enemy = There is no enemy model on the server.
ae-odds-percent = { $percent }%
ae-odds-small = { $whole }.{ $tenth }%
ae-odds-tiny = < 0.1%
ae-odds-modifier = { $dice } { $what } ({ $rule })
ae-odds-dice =
    { $count ->
        [one] { $count } die: { $modifiers }
       *[other] { $count } dice: { $modifiers }
    }
# $boxes and $most are the boxes of damage.
ae-odds-light = no hit { $none } · light ({ $boxes }) { $light }
ae-odds-heavy = medium ({ $boxes }) { $medium } · heavy ({ $most }) { $heavy }
ae-odds-disruption = { $name } ({ $symbol }): { $percent }
ae-odds-deleted =
    { $linked ->
        [yes] { $count ->
            [one] This model is lost with { $count } box: { $percent }
           *[other] This model is lost with { $count } boxes: { $percent }
        }
       *[no] { $count ->
            [one] Deleted with { $count } box: { $percent }
           *[other] Deleted with { $count } boxes: { $percent }
        }
    }
ae-odds-deleted-by-disruption = With the disruption: { $percent }

## Tray: the PAD and the console

ae-tray-pad =
    { $whose ->
        [own] Your PAD: { $left } to come
       *[any] PAD: { $left } to come
    }
    .short = PAD: { $left }

## Data cards

ae-faction = Its faction: a collective has programs of one faction only (AE-5)
ae-figures-no-attack = no attack
ae-figures-reach =
    { $reach ->
        [melee] melee { $light }/{ $medium }/{ $heavy }
       *[ranged] ranged { $range } · { $light }/{ $medium }/{ $heavy }
    }
ae-figures-stands =
    { $place ->
        [server] on the server
        [waiting] to come
        [left] left with the cache
       *[deleted] deleted
    }
ae-card-pad = PAD: { $place }
ae-figures-cs = CS to spend per activation on moving, .EXE and capturing (AE-20)
ae-figures-oc = Most CS from overclocking per activation (AE-70)
ae-figures-ram = RAM from the avatar at the start and at each re-calibration (AE-61, AE-80)
ae-figures-grid = Stability grid: { $filled } of { $boxes } boxes filled, one colour after the other. The last one deletes the model (AE-54)
ae-figures-lent = Gained: { $code }

## Inspector

ae-look-stands = On { $square }, facing { ae-table-facing }
ae-look-in-noise = In noise: noise damage if it ends its activation there (AE-90)
ae-look-in-cover = On fragmented squares: in cover (AE-43)
ae-look-carries = Carries the cache (AE-122)
ae-look-downloads = Downloads the cache: done at its next activation if it is not moved (AE-122)
ae-look-threatens = Dots: where it could attack from here
ae-look-firewall = Firewall
    .tip = An obstruction. All squares next to it are resistors (AE-104).
ae-look-schema =
    { $size ->
        [small] Small schema, square { $square }
        [medium] Medium schema, square { $square }
       *[large] Large schema, square { $square }
    }
ae-look-schema-ram = shift 1 RAM   rotate { $ram } RAM
    .tip = In your activation, with or without models on it (AE-71)
ae-look-token =
    { $symbol ->
        [hidden] { $player }’s token: face down (AE-123)
       *[other] { $player }’s token: { $symbol } (AE-123)
    }
ae-look-cache-lies = The cache lies here. Picking it up from this or an adjacent square costs 1 CS (AE-122).
ae-look-cache-inside = The cache is inside (AE-122).
ae-look-stuck = You can’t move this schema: the enemy controls its node or pylon (AE-71).
ae-look-uplink =
    { $kind ->
        [node] Node on { $square }
       *[pylon] Pylon on { $square }
    }
# $whose is own, enemy, first, second or nobody.
ae-look-holder =
    { $whose ->
        [own] You control it
        [enemy] The enemy controls it
        [first] The first player controls it
        [second] The second player controls it
       *[nobody] Nobody controls it
    }
ae-look-capture = Capturing it costs you { $cost } CS (AE-22).
ae-look-brings =
    { $kind ->
        [node] Counts 2 RAM when RAM is reset at re-calibration (AE-80). Programs enter next to a starting node or pylon of yours; without one, next to any other of yours (AE-14).
       *[pylon] Counts 1 RAM when RAM is reset at re-calibration (AE-80). Programs enter next to a starting node or pylon of yours; without one, next to any other of yours (AE-14).
    }
ae-look-side = RAM { $ram }, nodes { $nodes }, pylons { $pylons }, re-calibrations { $times }
ae-look-sum = RAM at the next re-calibration
    .tip = RAM is not saved up; the most is { $most } (AE-60, AE-80)
ae-look-sum-avatar = Avatar
ae-look-sum-nodes = Nodes: { $count } × 2
ae-look-sum-pylons = Pylons: { $count } × 1
ae-look-sum-functions = Deleted functions: { $count } × 2
ae-look-sum-subroutines = Deleted subroutines: { $count } × 1
ae-look-sum-total = Total
ae-look-sum-over = Total { $sum }, at most { $most } (AE-60)

## Frame and results

ae-result-programs = { $alive } of { $count }
ae-result-deleted = { $program } (deleted)
ae-result-left = { $program } (left)

## What flashes up over a model

ae-flash-evasive = evasive cost +{ $cost }
ae-flash-terrain = terrain +{ $cost }
ae-flash-cs = +1 CS

## Words that texts explain: all forms of a word with commas between them, and what it means

ae-word-avatar = avatar, avatars
    .tip = Avatar: brings RAM at the start and at each re-calibration, one per collective (AE-5, AE-61, AE-80)
ae-word-function = function, functions
    .tip = Function: its own side gains 2 RAM when it is deleted (AE-73)
ae-word-subroutine = subroutine, subroutines
    .tip = Subroutine: its own side gains 1 RAM when it is deleted (AE-73)
ae-word-single = single
    .tip = Single: one model on one square (AE-4)
ae-word-segmented = segmented
    .tip = Segmented: its models act one after another, each with its own CS, OC, grid and attack (AE-110)
ae-word-linked = linked
    .tip = Linked: its models act as one, with one CS, OC and grid. One moves, the others follow (AE-111, AE-112)
ae-word-omni = omni
    .tip = Omni: stands on 2×2 squares, never moves diagonally, and pays no extra costs to move (AE-113)
ae-word-airborne = Airborne
    .tip = Airborne: moves over everything. On schemas it pays no extra costs to move (AE-100)
ae-word-burnout = Burnout
    .tip = Burnout: roll a combat die as its activation begins. Ping 0, Spike 1 box: lose the marker. Breach 2, Crash 4 boxes: keep it (AE-92, AE-101)
ae-word-capacitor-purge = Capacitor Purge
    .tip = Capacitor Purge: can’t be overclocked in its next activation (AE-102)
ae-word-inefficiency = Inefficiency
    .tip = Inefficiency: 2 CS less in its next activation (AE-102)
ae-word-interference = Interference
    .tip = Interference: can’t use an .EXE in its next activation (AE-102)
ae-word-lag = Lag
    .tip = Lag: can’t spend CS on moving or turning in its next activation (AE-102)
ae-word-rattled = Rattled
    .tip = Rattled: can’t use its disruption in its next activation (AE-102)
ae-word-stun = Stun
    .tip = Stun: can’t attack in its next activation (AE-102)
ae-word-cover = cover
    .tip = Cover: attacks on it roll one die less, but never two less (AE-43, AE-103)
ae-word-dodge = Dodge
    .tip = Dodge: pays no evasive cost (AE-103)
ae-word-fast = Fast
    .tip = Fast: moves two squares per CS (AE-103)
ae-word-no-uplink = No Uplink
    .tip = No Uplink: can’t capture nodes or pylons (AE-103)
ae-word-forward-deployment = Forward Deployment
    .tip = Forward Deployment: can also enter at uncontrolled nodes and pylons (AE-105)
ae-word-voltaic-aegis = Voltaic Aegis
    .tip = Voltaic Aegis: enemy disruptions neither target nor affect it (AE-106)
ae-word-firewall = firewall, firewalls
    .tip = Firewall: an obstruction. All squares next to it are resistors (AE-104)
ae-word-disruption = disruption, disruptions
    .tip = Disruption: the attacker can use it if the dice show its symbol, with or without a hit (AE-57)
ae-word-safeguard = safeguard
    .tip = Safeguard: takes effect after an enemy attack that did damage, if its target is in play (AE-56)
ae-word-deletion = deletion effect
    .tip = Deletion effect: takes effect as soon as the whole program is deleted (AE-55)
ae-word-exe = .EXE
    .tip = .EXE: an ability for CS, once per activation unless the card says otherwise (AE-21)
ae-word-ping = Ping
    .tip = Ping: on 5 of the 12 faces of a combat die; hits if the attack has this symbol, too (AE-51, AE-52)
ae-word-spike = Spike
    .tip = Spike: on 4 of the 12 faces of a combat die; hits if the attack has this symbol, too (AE-51, AE-52)
ae-word-breach = Breach
    .tip = Breach: on 2 of the 12 faces of a combat die; hits if the attack has this symbol, too (AE-51, AE-52)
ae-word-crash = Crash
    .tip = Crash: on 1 of the 12 faces of a combat die; hits if the attack has this symbol, too (AE-51, AE-52)
ae-word-melee = melee
    .tip = Melee: reaches adjacent models, diagonals too (AE-44)
ae-word-ranged = ranged
    .tip = Ranged: reaches this many squares, but not while an enemy is adjacent (AE-44)
ae-word-front-arc = front arc
    .tip = Front arc: all squares level with the model or in front of it (AE-40)
ae-word-materialize = materialize, materializes
    .tip = Materialize: placed on a free square, facing any way. Noise counts, movement costs don’t (AE-34)
ae-word-push = push, pushes, pushed, pull, pulls, pulled
    .tip = Push, pull: moved straight until something is in the way. Noise counts (AE-34, AE-90)
ae-word-noise-damage = noise damage
    .tip = Noise damage: one combat die. Ping 1, Spike 1, Breach 2, Crash 4 boxes (AE-92)
ae-word-noise = noise, quantum noise
    .tip = Noise: entering it or ending an activation in it does noise damage, once per activation; a step from noise to noise does none (AE-90, AE-91)
ae-word-resistor = resistor, resistors
    .tip = Resistor: entering costs 1 CS more (AE-33)
ae-word-fragmented = fragmented
    .tip = Fragmented: entering costs 1 CS more, and models on it are in cover (AE-33, AE-43)
ae-word-obstruction = obstruction, obstructions
    .tip = Obstruction: occupied, and blocks sight (AE-3)
ae-word-evasive-cost = evasive cost
    .tip = Evasive cost: 1 CS more to leave a square next to an enemy (AE-32)
ae-word-node = node, nodes
    .tip = Node: 4 CS to capture, 5 from an enemy. It brings 2 RAM at each re-calibration (AE-22, AE-80)
ae-word-pylon = pylon, pylons
    .tip = Pylon: 3 CS to capture, 4 from an enemy. It brings 1 RAM at each re-calibration (AE-22, AE-80)
ae-word-marker = marker, markers
    .tip = Marker: stays on a model until its next activation ends (AE-107)
ae-word-overclock = overclock, overclocked, overclocking
    .tip = Overclock: pay 1 RAM for 1 CS, at most OC times per activation (AE-70)
ae-word-ram = RAM
    .tip = RAM: 0 to 10, to overclock and to move schemas. Each re-calibration sets it again (AE-60, AE-80)
ae-word-schema = schema, schemas
    .tip = Schema: a tile in the noise. 1 RAM shifts it one square; 3, 5 or 7 RAM rotate it (AE-71)

## What wins, over the seats

# $what is avatar, node or points.
ae-aim =
    { $what ->
        [avatar] Delete the enemy avatar
        [node] Control the node at the end
       *[points] Score the most points
    }
ae-unit =
    { $what ->
        [node] node
       *[points] points
    }
# $who is you, one or nobody.
ae-alarm-last =
    { $who ->
        [you] Last re-calibration: you lead
        [one] Last re-calibration: { $player } leads
       *[nobody] Last re-calibration: a tie so far
    }
# $who is you or one.
ae-alarm-program =
    { $who ->
        [you] You have one program left
       *[one] { $player } has one program left
    }

## The card at the start of a match

ae-start-turn = Draw the top card of your PAD. That program spends CS on moving, on its .EXE and on capturing, and attacks once.
# $empty is wins or points: how it is decided when a side has no program left.
ae-start-end =
    { $times ->
        [one] When both sides have re-calibrated. { ae-start-empty } The fewer programs a side has, the sooner it re-calibrates.
       *[other] When both sides have re-calibrated { $times } times. { ae-start-empty } The fewer programs a side has, the sooner it re-calibrates.
    }
ae-start-empty =
    { $empty ->
        [points] It ends at once when a side has no program left.
       *[wins] A side with no program left loses at once.
    }
