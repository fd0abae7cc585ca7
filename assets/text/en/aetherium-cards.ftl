# Aetherium: data cards, operations, factions and collectives.

## Parts of other messages

# The models an effect works on. $who is this, target, attacker, it, them, enemies, own, models or around; $squares is how far
# away they can be.
ae-card-models =
    { $who ->
        [this] this model
        [target] the target
        [attacker] the attacker
        [it] it
        [them] each of them
        [enemies] { $squares ->
            [one] each adjacent enemy model
           *[other] each enemy model within { $squares } squares
        }
        [own] { $squares ->
            [one] each other adjacent model of yours
           *[other] each other model of yours within { $squares } squares
        }
        [models] { $squares ->
            [one] each other adjacent model
           *[other] each other model within { $squares } squares
        }
       *[around] { $squares ->
            [one] each other model adjacent to { ae-card-target }
           *[other] each other model within { $squares } squares of { ae-card-target }
        }
    }
# $target is target, attacker or it.
ae-card-target =
    { $target ->
        [attacker] the attacker
        [it] it
       *[target] the target
    }
# What an amount is counted by.
ae-card-per =
    { $amount ->
        [markers] for each marker on { ae-card-target }
        [mates] for each other model of yours within 2 squares of { ae-card-target }
       *[uplinks] for each node and pylon you control
    }

## Figures

ae-card-kind =
    { $kind ->
        [avatar] Avatar
        [function] Function
       *[subroutine] Subroutine
    }
ae-card-form =
    { $form ->
        [single] single
        [segmented] segmented ×{ $models }
        [linked] linked ×{ $models }
       *[omni] omni
    }
ae-card-kind-and-form = { ae-card-kind }, { ae-card-form }
# $grid are boxes by colour: 4 + 4.
ae-card-figures =
    { ae-card-kind-and-form }. CS { $cs }, OC { $oc }{ $ram ->
        [0] {""}
       *[other] , RAM { $ram }
    }. Grid { $grid }{ $each ->
        [yes] {" "}each
       *[no] {""}
    }.
ae-card-codes = Universal code: { $codes }.
ae-card-reach =
    { $reach ->
        [melee] melee, damage { $light }/{ $medium }/{ $heavy }
       *[ranged] ranged { $range }, damage { $light }/{ $medium }/{ $heavy }
    }
ae-card-attack = Attack: { $profile }, { $reach }.

## Abilities: $text are sentences, the last one without its full stop

ae-card-disruption = Disruption { $name } ({ $symbol }): { $text }.
ae-card-exe =
    { $repeats ->
        [yes] .EXE { $name } ({ $cost } CS, any number of times): { $text }.
       *[no] .EXE { $name } ({ $cost } CS, once per activation): { $text }.
    }
ae-card-exe-at =
    { $repeats ->
        [yes] .EXE { $name } ({ $cost } CS, any number of times) on { $target }: { $text }.
       *[no] .EXE { $name } ({ $cost } CS, once per activation) on { $target }: { $text }.
    }
ae-card-safeguard = Safeguard { $name }: { $text }.
ae-card-deletion = Deletion effect { $name }: { $text }.
# What an .EXE can target. $side is enemy, own or any.
ae-card-aim =
    { $side ->
        [enemy] { $range ->
            [one] an adjacent enemy model
           *[other] an enemy model within { $range } squares
        }
        [own] { $range ->
            [one] another adjacent model of yours
           *[other] another model of yours within { $range } squares
        }
       *[any] { $range ->
            [one] another adjacent model
           *[other] another model within { $range } squares
        }
    }
ae-card-aim-seen = { ae-card-aim }, in the front arc and in sight

## Effects: sentences that begin small and end without a full stop

ae-card-first = { CAPITAL($first) }
ae-card-then = { $before }. { CAPITAL($then) }
# $effect is one of the sentences below.
ae-card-if-damage = if the attack did damage, { $effect }
ae-card-if-deleted = if the attack deleted { ae-card-target }, { $effect }
ae-card-if-in-noise = if { ae-card-target } is in noise, { $effect }
ae-card-if-marked = if { ae-card-target } has a marker, { $effect }
ae-card-if-by-firewall = if { ae-card-target } is next to a firewall, { $effect }
ae-card-give = { ae-card-models } gets { $markers }
ae-card-clear = { ae-card-models } loses all markers
# $until is begins or ends.
ae-card-lend =
    { $until ->
        [begins] { ae-card-models } gains { $codes } until its next activation begins
       *[ends] { ae-card-models } gains { $codes } until its next activation ends
    }
# $amount is number, markers, mates or uplinks.
ae-card-damage =
    { $amount ->
        [number] { $count ->
            [one] { ae-card-models } takes { $count } box of damage
           *[other] { ae-card-models } takes { $count } boxes of damage
        }
       *[other] { ae-card-models } takes { $count } box of damage { ae-card-per }
    }
ae-card-noise = { ae-card-models } takes noise damage
ae-card-repair =
    { $amount ->
        [number] { $count ->
            [one] { ae-card-models } repairs { $count } box
           *[other] { ae-card-models } repairs { $count } boxes
        }
       *[other] { ae-card-models } repairs { $count } box { ae-card-per }
    }
ae-card-push =
    { $count ->
        [one] push { ae-card-models } { $count } square away
       *[other] push { ae-card-models } { $count } squares away
    }
ae-card-pull =
    { $count ->
        [one] pull { ae-card-models } { $count } square closer
       *[other] pull { ae-card-models } { $count } squares closer
    }
ae-card-materialize-within =
    { $count ->
        [one] materialize { ae-card-models } up to { $count } square from where it stands
       *[other] materialize { ae-card-models } up to { $count } squares from where it stands
    }
ae-card-materialize-beside = materialize { ae-card-models } next to this model
ae-card-materialize-uplink = materialize { ae-card-models } next to a node or pylon you control
ae-card-swap = swap this model and { ae-card-target }
ae-card-turn = turn { ae-card-models } to face any way
ae-card-gain =
    { $amount ->
        [number] gain { $count } RAM
       *[other] gain { $count } RAM { ae-card-per }
    }
ae-card-steal = steal { $ram } RAM from the enemy
ae-card-burn = the enemy loses { $ram } RAM
ae-card-firewall =
    { $squares ->
        [0] set a firewall where this model stood
        [one] set a firewall on an adjacent free schema square
       *[other] set a firewall on a free schema square within { $squares } squares
    }
ae-card-dismantle =
    { $squares ->
        [one] remove an adjacent firewall
       *[other] remove a firewall within { $squares } squares
    }
ae-card-attack-again = { ae-card-models } can attack once more this activation
ae-card-dice =
    { $count ->
        [one] this model’s next attack this activation rolls { $count } more die
       *[other] this model’s next attack this activation rolls { $count } more dice
    }
ae-card-lists = this model’s next attack this activation adds { $symbol } to its profile
ae-card-shift =
    { $squares ->
        [one] shift a schema { $squares } square for free
       *[other] shift a schema up to { $squares } squares for free
    }
ae-card-more-damage =
    { $amount ->
        [number] { $count ->
            [one] the attack deals { $count } more box of damage on a hit
           *[other] the attack deals { $count } more boxes of damage on a hit
        }
       *[other] on a hit, the attack deals { $count } more box of damage { ae-card-per }
    }
ae-card-heavier = the damage is one step heavier on a hit
ae-card-capture =
    { $squares ->
        [one] capture an adjacent node or pylon for free
       *[other] capture a node or pylon within { $squares } squares for free
    }
ae-card-release =
    { $squares ->
        [one] take the enemy’s token off an adjacent node or pylon
       *[other] take the enemy’s token off a node or pylon within { $squares } squares
    }

## Operations: how they end, and what brings points

ae-operation-cache = The node holds a cache. A model that begins its activation next to the node can spend all of it on downloading. It takes the cache when its next activation begins, if it has not been moved and is still next to the node (AE-122).
ae-operation-tokens = Before the match, each player places four face-down tokens by the pylons. A program rolls a die to enter, and enters by the pylon with your token of that symbol (AE-123).
ae-operation-recalibrated =
    { $times ->
        [one] When both sides have re-calibrated { $times } time, points decide.
       *[other] When both sides have re-calibrated { $times } times, points decide.
    }
# $then is points or wins.
ae-operation-wiped-out =
    { $then ->
        [points] When a side has no program left, on the server or still to enter, points decide.
       *[wins] A side that has no program left, on the server or still to enter, loses.
    }
ae-operation-avatar =
    { $then ->
        [points] When an avatar is deleted, points decide.
       *[wins] A side whose avatar is deleted loses.
    }
ae-operation-holds =
    { $then ->
        [points] When a side controls { ae-operation-uplinks }, points decide.
       *[wins] A side that controls { ae-operation-uplinks } wins.
    }
ae-operation-uplinks =
    { $pylons ->
        [0] { $nodes ->
            [one] { $nodes } node
           *[other] { $nodes } nodes
        }
       *[other] { $nodes ->
            [0] {""}
            [one] { $nodes } node and {""}
           *[other] { $nodes } nodes and {""}
        }{ $pylons ->
            [one] { $pylons } pylon
           *[other] { $pylons } pylons
        }
    }
# $when is end or recalibration.
ae-operation-points =
    { $when ->
        [end] Points at the end: { $points }.
       *[recalibration] Points at each of your re-calibrations: { $points }.
    }
ae-operation-score =
    { $what ->
        [node] { $points } per node
        [pylon] { $points } per pylon
        [avatar] { $points } for the deleted enemy avatar
        [function] { $points } per deleted enemy function
        [subroutine] { $points } per deleted enemy subroutine
        [own-functions] { $points } if none of your functions is deleted
        [enemy-functions] { $points } if all enemy functions are deleted
        [cache-home] { $points } for the cache off the server
       *[cache-held] { $points } for the cache carried on the server
    }
# $ties is ram or draw.
ae-operation-ties =
    { $ties ->
        [ram] Equal points: more RAM wins. Equal RAM: a tie.
       *[draw] Equal points: a tie.
    }

## Texts of the content that comes with Cyberdeck, by id

ae-about-faction-cadastre = The land registry of the net. It has measured every schema, fenced in most of them, and filed you under errors.
    .plan = Slow and sturdy. It moves the ground instead of itself: free shifts, firewalls in the way, RAM from what it controls.
ae-about-faction-glasswing = A courier service that found out one thing: nobody can hold what breaks into splinters. It delivers, mostly through the window.
    .plan = Fast, airborne and fragile. It goes where nobody looks, takes what nobody guards, and hits from behind.
ae-about-faction-sporelight = It began as a maintenance process, and nobody ever told it to stop. Now it grows in every idle cycle, and it glows.
    .plan = Many small models and many markers. It slows down what it can’t eat yet, and it hits harder the more of it is near.
ae-about-collective-first-survey = Shoot from afar, move the ground instead of your feet, and let the Bailiff push them off it.
ae-about-collective-first-flight = Reach the node before they have turned round. Kestrel flies over what is in the way, and the Couriers take the pylons.
ae-about-collective-first-growth = Hand out markers, and attack what has one. The Glowworms shoot from the dark: Dim makes them harder to hit.
ae-about-collective-closed-borders = Wall off half of the server, hold the pylons behind the wall, and shoot past it with the Notary.
ae-about-collective-land-reform = Starve them of RAM, then send the Bulwark. What you push into the noise pays twice.
ae-about-collective-express-delivery = Take every pylon that nobody watches, steal the RAM for the next one, and never stay where you attacked.
ae-about-collective-broken-windows = Attack one program from behind with everything, and be gone. The Roc carries the stragglers.
ae-about-collective-night-bloom = Burnout and Inefficiency on everything, then Wither. Petri keeps the many alive.
ae-about-collective-slow-tide = Pull them in, hold them with Lag, and digest them. The Puffball is worth most in their midst.
ae-about-operation-first-link = One node in the middle, and two sides that have just learnt to walk. The side that controls it at the end owns the server.
ae-about-operation-system-purge = The server has to be empty by morning. Empty of the others, that is.
ae-about-operation-digital-download = Someone left a cache in the node. It is worth more than the node, and more than the model that carries it out.
ae-about-operation-service-denial = Two nodes, no doors, and a die that decides where you come in. Control both nodes and half of the pylons, and the others can’t log in.
ae-about-operation-bandwidth = Every cycle counts. What you control when you re-calibrate is throughput. What you control in between is not.
ae-about-operation-avatar-hunt = One of them is a person. Be the first to find out which.
