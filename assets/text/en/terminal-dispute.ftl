# Terminal Dispute.

## Boxes, hexes and dice, as parts of other sentences

td-box = row { $row }, column { $column }
td-line-none = nothing
td-line-row = row { $row }
td-line-column = column { $column }
td-waste-row = Row { $row } could still score { $most } points. With this it stays at { $points }.
td-waste-swap = Both dice show { $value }: nothing would change, and the ability would be used up.
td-waste-column = Column { $column } could still score { $most } points. With this it stays at { $points }.
td-line-one = 1 hex at { $hex }
td-line-between = { $count } hexes from { $from } to { $to }
td-line-from =
    { $count } hexes from { $from } { $way ->
        [right] to the right
        [left] to the left
        [down-right] down to the right
        [down-left] down to the left
        [up-right] up to the right
       *[up-left] up to the left
    }
td-allocation = navigation { $navigation1 } and { $navigation2 }, phone { $phone1 } and { $phone2 }, unused { $unused }
td-port = port { $port }
td-ports = port { $port } or { $other }
td-written-in = { $value } in { $box }
td-crossed-out-in = a cross in { $box }

## Combinations and totals

td-of-a-kind =
    { $count ->
        [2] pair of { $value }s
        [3] three { $value }s
        [4] four { $value }s
       *[other] five { $value }s
    }
td-straight = straight { $from }–{ $to }
td-total = matrix { $matrix } + charger { $charger } = { $total }

## Actions

td-do-roll = Roll the five dice
td-do-allocate = Allocate { $dice }
td-do-write = Write { $value } in { $box }
td-do-cross-out = Cross out { $box }
td-do-shade = Shade { $line }
td-do-shade-from = Shade { $line } (port { $port }, length { $length })
td-do-shade-from-either = Shade { $line } (port { $port }, length { $length }, or port { $other_port }, length { $other_length })
td-do-swap =
    { $spot ->
        [navigation] Swap the unused { $unused } with the navigation { $value }
       *[phone] Swap the unused { $unused } with the phone { $value }
    }

## Log

td-event-rolled = Round { $round }: { $player } rolls { $dice }.
td-event-allocated = { $player } allocates { $dice }.
td-event-allocated-by-chance = Chance allocates { $dice }.
td-event-wrote = { $player } writes { $value } in { $box }.
td-event-crossed-out = { $player } crosses out { $box }.
td-event-shaded =
    { $circles ->
        [0] { $player } shades { $line }.
        [one] { $player } shades { $line } and unlocks an ability.
       *[other] { $player } shades { $line } and unlocks { $circles } abilities.
    }
td-event-swapped =
    { $spot ->
        [navigation] { $player } swaps the unused { $unused } with the navigation { $value }.
       *[phone] { $player } swaps the unused { $unused } with the phone { $value }.
    }
td-event-finished = { $player } has finished writing.
td-event-shown =
    { $player } { $swapped }writes { $boxes }, and shades { $hexes ->
        [0] nothing
        [one] 1 hex
       *[other] { $hexes } hexes
    }{ $circles ->
        [0] {""}
        [one] {", unlocking an ability"}
       *[other] {", unlocking "}{ $circles } abilities
    }: { $total ->
        [one] 1 point so far.
       *[other] { $total } points so far.
    }
td-event-round-ended = Round { $round } is over. { $player } gets the start marker.
td-event-last-round-ended = Round { $round } is over. The match ends.

## Log: several events in one line

td-log-round = Round { $round }: { $player } rolls { $dice }
# Begins what is told of a player: the unused die at first and at last.
td-shown-swaps =
    { $count ->
        [one] {"swaps the unused "}{ $from } for { $to }{", "}
       *[other] {"swaps "}{ $count } times (unused was { $from }, now { $to }{"), "}
    }

## Prompts

td-ask-over = The match is over.
td-ask-roll = Round { $round } of { $rounds }: roll the five dice.
td-ask-roll-by-chance = Round { $round } of { $rounds }: roll the dice. Chance allocates them.
td-ask-allocate = Put two dice on navigation, two on the phone and one on unused.
td-wait-roll = Waiting for { $player } to roll the dice.
td-wait-allocate = Waiting for { $player } to allocate the dice.
td-wait-write = Waiting for { $players } to write.
td-ask-write-both = Write { $first } and { $second } in different rows and columns.
td-ask-write-second = Write { $value } in a different row and column from the first.
td-ask-stuck = { $first } and { $second } don’t both fit: write one of them and cross out another box.
td-ask-cross-out = Cross out one more box.
td-ask-write-either = Write { $first } or { $second }.
td-ask-charge = Shade a line from port { $port }.
td-ask-charge-either = Shade a line from port { $port } or { $other }.
td-ask-charge-or-nothing = Shade a line from port { $port }, or nothing: port { $full } is full.
td-ask-shade-nothing = Port { $port } is full: shade nothing.
td-ask-shade-nothing-either = Ports { $port } and { $other } are full: shade nothing.

## Refusals

td-refuse-over = The match is over.
td-refuse-no-seat = This match has no seat { $seat }.
td-refuse-not-start = The start player rolls and allocates the dice first.
td-refuse-roll-first = Roll the dice first.
td-refuse-allocate-first = Allocate the five dice first.
td-refuse-order = Give the two values of a spot in ascending order.
td-refuse-spots = Put each of the five dice on a spot of its own.
td-refuse-allocated = The dice are already allocated. Now everyone writes.
td-refuse-finished = You have finished writing this round.
td-refuse-navigation-written = You have used both navigation dice this round.
td-refuse-must-cross-out = You have written one of the two values. Now cross out a box.
td-refuse-must-write = You have crossed out a box. Now write one of the two values.
td-refuse-value = You have no navigation die that shows { $value }.
td-refuse-same-line = This box is in the same row or column as the first one. Write in a different row and column.
td-refuse-no-second = If you write here, your second value has no box left.
td-refuse-cross-out = You can still write both values. Cross out a box only if they don’t both fit.
td-refuse-phone-used = You have used your phone dice this round.
td-refuse-no-ability = You have no ability to use. Shade a circled hex to unlock one.
td-refuse-swap = Swap the unused die with one you have not used yet.
td-refuse-no-box = There is no box { $box }. Boxes are numbered 0 to 24.
td-refuse-box-filled = This box is filled. Write in an empty one.
td-refuse-shade-nothing = There is an unshaded hex at { $ports }, so you must shade a line.
td-refuse-line-over-shaded = A line can’t run over a shaded hex: it stops before it.
td-refuse-line-start = Start the line on an unshaded hex that touches { $ports }, and go straight on.
td-refuse-line-too-short =
    { $length ->
        [one] From port { $port } this line is 1 hex long. Only a shaded hex or the edge makes it shorter.
       *[other] From port { $port } this line is { $length } hexes long. Only a shaded hex or the edge makes it shorter.
    }
td-refuse-line-too-long = From port { $port } the line is as long as your other phone die says: { $length }, not { $given }.
td-refuse-hex-shaded = This hex is already shaded. Choose an unshaded one.
td-refuse-hex-out-of-reach = No line from the ports on your phone dice reaches this hex.

## Setup and given dice

td-problem-start =
    { $seats ->
        [one] Seat { $seat } can’t start (TD-3): the match has 1 seat.
       *[other] Seat { $seat } can’t start (TD-3): the match has { $seats } seats.
    }
td-problem-die = A die shows 1 to 6, not { $face }.

## Buttons and tools

td-button-back = Back to yours
td-button-roll = Roll the dice
td-button-allocate = Allocate
    .tip = Put all five dice on spots first (TD-10).
td-button-finish = Finish round
td-button-shade = Shade
td-button-nothing = Shade nothing
td-button-results = Results
td-button-wait = Wait
td-button-aim =
    { $tool ->
        [shade] Choose a line
       *[write] Choose a box
    }
td-button-write = Write
    .tip = Choose a box or a line first.
td-tool-write = Write { $value }
    .tip = Use this navigation die
td-tool-cross-out = Cross out
    .tip = Your values don’t both fit (TD-23)
td-tool-shade = Shade a line
    .tip = Use the phone dice
td-tool-swap =
    { $spot ->
        [navigation] Swap navigation { $value }
       *[phone] Swap phone { $value }
    }
td-ask-lay-dice = Put two dice on navigation, two on the phone and one on unused: click (1 to 5) for the next free place, or drag.
td-ask-laid = All five dice are laid: allocate them, or click one to take it back.
td-ask-finish = This ends your round. Click again to finish it, or choose something else.

## Beside the pointer

td-tells-die = Click to put it on the next free spot or to take it off. Drag it to a spot of your choice.
td-tells-cross-out = { $box } will never hold a value
td-tells-shade =
    { $count ->
        [one] +1 point on the charger
       *[other] +{ $count } points on the charger
    }
td-tells-unlock =
    { $count ->
        [one] Unlocks 1 ability
       *[other] Unlocks { $count } abilities
    }
td-tells-lines = Line { $number } of { $count } here. Drag along the one you mean, or press Tab for the next.
td-tells-end = Ends your round

## Score sheet and results

td-label-row = Row { $row }
td-label-column = Column { $column }
td-label-yours = Your terminal
td-label-terminal = { $player }’s terminal
td-label-last-round = { $player } as the round began
td-label-matrix = Navigation matrix
    .tip = Each row and column scores its best: 3, 4 or 5 equal values give 3, 4 or 6 points, 3, 4 or 5 in sequence 3, 5 or 7. A pair beside it adds 1 (TD-24, TD-25, TD-26)
td-label-charger = Phone charger
    .tip = 55 minus the unshaded hexes (TD-36)
td-label-charger-sum = Phone charger: 55 − { $unshaded } unshaded
td-label-total = Total
    .tip = Matrix plus charger (TD-50)
td-label-rank =
    { $total ->
        [one] { $total } point: { $rank }
       *[other] { $total } points: { $rank }
    }
td-label-abilities = Abilities
td-label-abilities-left = { $ready } ready, { $used } used
td-label-abilities-nothing = Unused abilities score nothing (TD-40).
td-label-show = Show this terminal
td-label-line-by-line = { $player }: rows and columns
td-progress-over = Match over
td-progress = Round { $round } of { $rounds }
td-progress-chance = Round { $round } of { $rounds } · chance allocates
td-progress-own = Round { $round } of { $rounds } · you allocate
td-console-navigation = NAVIGATION
td-console-unused = UNUSED
td-console-phone = PHONE
td-console-round = ROUND
td-console-swaps = SWAPS
td-console-this-round = THIS ROUND
td-console-total = TOTAL

## Options and steps, and what stands beside a name

td-option-start = Start player
    .help = Who has the start marker in the first round (TD-3): chance, or a seat.
td-step-roll = Roll
    .tip = The start player rolls five dice (TD-10)
td-step-allocate = Allocate
    .tip = The start player puts each die on a spot of the shared board (TD-10)
td-step-write = Write
    .tip = Everyone writes on their own terminal at the same time (TD-11, TD-12)
td-plate-matrix = Points from the matrix: 3, 4 or 5 equal score 3, 4, 6; in sequence 3, 5, 7; a pair 1 (TD-25)
td-plate-charger = Points from the charger
td-plate-abilities = Abilities unlocked and not used
td-plate-start = Has the start marker this round
td-plate-finished = Has finished writing this round
## Ranks of the solo game that come with Cyberdeck
td-about-rank-90 = Your course is true to the last decimal and the phone shows a hundred per cent. The rescue crew takes notes.
td-about-rank-80 = The stars outside move just as the screen predicts, and there is power for every game you own.
td-about-rank-70 = Not every line came out straight, yet the pod knows its way and the display stays lit.
td-about-rank-60 = You travel with dimmed lights and one eye on the battery. It will last if nobody calls.
td-about-rank-50 = The pod drifts roughly the right way. Held high above your head, the phone almost works.
td-about-rank-0 = The matrix blinks an error, the charger is cold, and the manual was an app on the phone.

## What wins, over the seats

td-aim = Score the most points in { $rounds } rounds
td-aim-alone = Score all you can in { $rounds } rounds
td-unit = points
# $who is you or one.
td-alarm-last =
    { $who ->
        [you] Last round. Before it, you led by { $points }
       *[one] Last round. Before it, { $player } led by { $points }
    }
td-alarm-writing = Last round
td-alarm-tie = Last round. Before it, a tie at { $points }

## The card at the start of a match

td-start-turn = One player rolls five dice and allocates them. Then everyone writes: two numbers into the matrix, one line on the charger. Point at a player at the left to see the lines of that terminal.
td-start-end = After round { $rounds }. Rows, columns and shaded hexes bring points.
