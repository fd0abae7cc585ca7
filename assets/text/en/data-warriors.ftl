# Data.Warriors: actions, prompts, refusals, log, options.

## Parts of other sentences

# A command: its name and its card.
dw-command-of = { $command } of { $card }
# What changes a cost: "+2" and the title of a card.
dw-reason = { $more } from { $source }
dw-reason-effect = an effect

## Things at the table, as an object

dw-thing-copy = { $card } ({ $number } of { $count })
dw-thing-yourself = yourself
dw-thing-seat = seat { $seat }
# Card: title, and which of several copies. Whose: you or other, with the number of the seat.
dw-thing-in-play =
    { $whose ->
        [you] { $card } on your desktop ({ $state })
       *[other] { $card } on the desktop of seat { $seat } ({ $state })
    }
dw-thing-in-trash =
    { $whose ->
        [you] { $card } in your trash
       *[other] { $card } in the trash of seat { $seat }
    }
dw-thing-item =
    { $whose ->
        [you] your { $what } (item { $number } on the stack)
       *[other] { $what } issued by seat { $seat } (item { $number } on the stack)
    }

## Actions: the short form is a button

dw-do-pass = Pass without responding
dw-do-end-step = End the step
dw-do-end = End { $step }
dw-do-keep = Keep your hand
dw-do-mulligan = Take a mulligan: shuffle your hand back and draw 5
dw-do-draw =
    { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
dw-do-play = Play { $card } for { $price }
dw-do-issue-script = Issue { $card } for { $price }
dw-do-issue = Issue { $command } from { $card } for { $price }
dw-do-either = Choose part { $part }: { $text }
    .short = Choose part { $part }
dw-do-amount = Set □ to { $x }
dw-do-amount-for = Set □ to { $x } for { $cost } MP
dw-do-choose = Choose { $what }
dw-do-discard = Discard { $card }
dw-do-discard-daemon = Discard your daemon { $card } from play
dw-do-first = Let effect { $effect } of { $card } happen first
dw-do-resign = Resign and leave the match with your cards

# Base is −1 where it is the same as the cost.
dw-price =
    { $variable ->
        [yes] { $cost } MP or more
       *[no] { $cost } MP
    }{ $base ->
        [-1] {""}
       *[other] , base { $base }
    }
dw-price-none = nothing

## Prompts

dw-ask-mulligan = Keep your starting hand, or take a mulligan: shuffle it back and draw 5.
dw-ask-mulligan-of = You play { $drive }: { $plan } Keep your starting hand, or take a mulligan.
dw-ask-draw =
    { $most ->
        [1] Init: draw 1 card.
       *[other] Init: choose how many cards to draw, 1 to { $most }.
    }
dw-ask-setup = Setup: play cards, or end the step.
dw-ask-run = Run: issue a command or script, or end the step.
dw-ask-respond = Respond to { $card } with a command or script, or pass.
dw-ask-respond-to-stack = Respond to the stack with a command or script, or pass.
dw-ask-place = Choose where { $card } goes.
dw-ask-either = Choose what { $card } does.
dw-ask-amount = Choose how many MP to spend on { $card }.
dw-ask-target = Choose { $target } for { $card }.
dw-ask-copy = Choose a target for the copy that { $card } makes.
# $then is out where someone is out after the discard (DW-14).
dw-ask-discard =
    { $then ->
        [out] { $count ->
            [one] Discard { $count } card, then players with an empty drive are out.
           *[other] Discard { $count } cards, then players with an empty drive are out.
        }
       *[nothing] { $count ->
            [one] Discard { $count } card.
           *[other] Discard { $count } cards, one at a time.
        }
    }
dw-ask-order = Several of your effects are waiting: choose which happens first.
dw-waste-drive = That empties your drive: you are out when this turn ends.
dw-waste-memory = That takes your last MP: your turn ends after it, without Run.

dw-wait = Waiting for { $player }.
dw-wait-mulligan = { $player } is deciding whether to keep their hand.
dw-wait-draw = { $player } is drawing cards.
dw-wait-setup = { $player } is in Setup.
dw-wait-run = { $player } is in Run.
dw-wait-respond = Waiting for { $player } to respond or pass.
dw-wait-choose = { $player } is making choices for an effect.
dw-wait-discard = { $player } is discarding.
dw-wait-order = { $player } is choosing which effect happens first.

dw-over-won = The match is over: { $player } wins.
dw-over-tie = The match is over: { $players } share first place.

## Refusals

dw-refuse-over = The match is over.
dw-refuse-no-seat = There is no such seat at this table.
dw-refuse-out = You are out of the match.
dw-refuse-asked-first = Another player is asked first. Wait.
dw-refuse-decided = You have decided on your hand. Wait for the others.
dw-refuse-deciding = Another player is deciding on their hand. Wait.
dw-refuse-not-your-step = It’s another player’s { $step }. Wait for your turn.
dw-refuse-no-response-in-setup = It’s another player’s Setup. You can respond in Run.
dw-refuse-script-later = Wait until you are asked. Then you can issue a script.
dw-refuse-respond-later = Wait until you are asked to respond.
dw-refuse-mulligan-first = Decide first: keep your hand, or take a mulligan.
dw-refuse-draw-first = This is Init: draw cards first.
dw-refuse-no-commands-in-setup = You can issue commands only in a Run step, not in Setup.
dw-refuse-no-pass-in-setup = There is nothing to respond to: play cards, or end the step.
dw-refuse-in-setup = This is Setup: play cards, or end the step.
dw-refuse-no-pass-in-run = There is nothing to respond to: issue something, or end the step.
dw-refuse-in-run = This is Run: issue a command or script, or end the step.
dw-refuse-end-later = Respond or pass: you can end the step when the stack is empty.
dw-refuse-respond = Respond with a command or script, or pass.
dw-refuse-place-first = Choose the desktop or host for your card first.
dw-refuse-either-first = Choose what the card does first.
dw-refuse-amount-first = Choose the amount for □ first.
dw-refuse-target-first = Choose a target first.
dw-refuse-discard-first =
    { $count ->
        [one] Discard { $count } card first.
       *[other] Discard { $count } cards first, one at a time.
    }
dw-refuse-order-first = Choose which of your effects happens first.
dw-refuse-draws = Choose a number from 1 to { $most }.
dw-refuse-not-in-hand = { $card } is not in your hand.
dw-refuse-setup-only = { $card } is a { $kind }: play it in your own Setup.
# $place is own, others or any.
dw-refuse-no-host =
    { $place ->
        [own] { $card } needs a .PRG on your own desktop to attach to.
        [others] { $card } needs a .PRG on another player’s desktop to attach to.
       *[any] { $card } needs a .PRG to attach to.
    }
dw-refuse-no-bench =
    { $place ->
        [own] { $card } needs an empty daemon bench on your own desktop.
        [others] { $card } needs an empty daemon bench on another player’s desktop.
       *[any] { $card } needs an empty daemon bench.
    }
dw-refuse-no-place =
    { $place ->
        [own] { $card } goes on your own desktop.
        [others] { $card } goes on another player’s desktop.
       *[any] { $card } goes on a desktop.
    }
# What: the title of a card, or a command of a card. Requirement: "there are no items on the stack".
dw-refuse-requires = You can use { $what } only if { $requirement }.
dw-refuse-no-target = { $what } has no legal target. It needs { $targets }.
# Reasons: the list of what changes the cost, or nothing.
dw-refuse-memory =
    { $reasons ->
        [none] { $what } costs { $need } MP. You have { $free } MP free.
       *[other] { $what } costs { $need } MP (base { $base }, { $reasons }). You have { $free } MP free.
    }
dw-refuse-many-issues = This turn has reached its limit of { $limit } commands and scripts.
dw-refuse-stack-full = The stack is full: it holds { $limit } items.
dw-refuse-not-in-play = You can issue commands only from cards in play.
dw-refuse-no-control = You don’t control { $card }.
dw-refuse-not-idle = { $card } is { $state }. Only Idle cards can issue commands.
dw-refuse-locked = An effect stops { $card } from issuing commands.
dw-refuse-no-command = { $card } has no such command.
dw-refuse-spent = You can issue { $what } for 0 MP only once a turn, and at most { $limit } such commands in all.
dw-refuse-too-little = □ must be at least { $least }.
dw-refuse-too-much = □ can be at most { $most }.
dw-refuse-wrong-state = { $card } is { $state }. Choose { $target }.
dw-refuse-bad-target = That is not a legal target. Choose { $target }.
dw-refuse-no-choice = There is no such choice.
dw-refuse-no-daemon = You have no such daemon on your desktop.
dw-refuse-no-effect = You have no such effect waiting.
dw-refuse-no-resigning = Resigning is turned off for this match (see the match options).

## Log

# Events are phrases without a full stop: several can stand in one line.
dw-line = { $text }.
# An item on the stack as a target: whose, and what it is.
dw-thing-issued = { $player }’s { $what }
# Another player’s card.
dw-thing-card = { $player }’s { $card }
dw-event-kept = { $player } keeps their hand
dw-event-redrew = { $player } takes a mulligan
dw-event-step-began = Round { $round }: { $player } begins { $step }
dw-event-step-ended = { $player } ends { $step }
dw-event-passed = { $player } passes
# Seen: whether the reader may know the card.
dw-event-drew =
    { $seen ->
        [yes] { $player } draws { $card }
       *[no] { $player } draws a card
    }
dw-event-wiped = 1 card is wiped from { $player }’s drive: { $card }
dw-event-discarded = { $player } discards { $card }
dw-event-attached = { $player } attaches { $card } to { $host }
dw-event-played = { $player } plays { $card }
dw-event-injected = { $player } plays { $card } onto { $other }’s desktop
dw-event-put-on-stack = { $player } puts { $card } on the stack
dw-event-trashed = { $player }’s { $card } goes to the trash
dw-event-restored =
    { $seen ->
        [yes] { $player } restores { $card }
       *[no] { $player } restores a card
    }
dw-event-recovered = { $player } recovers { $card }
dw-event-shuffled-back =
    { $seen ->
        [yes] { $player } shuffles { $card } back
       *[no] { $player } shuffles a card back
    }
dw-event-left =
    { $seen ->
        [yes] { $player }’s { $card } leaves the match
       *[no] One of { $player }’s cards leaves the match
    }
# To: drive, hand, desktop (of another player), host or stack.
dw-event-moved =
    { $seen ->
        [yes] { $player }’s { $card }
       *[no] One of { $player }’s cards
    }{ $to ->
        [drive] {" "}goes to the drive
        [hand] {" "}goes to the hand
        [desktop] {" "}moves to { $other }’s desktop
        [host] {" "}moves with its host
       *[stack] {" "}goes on the stack
    }
# What: the title of a card, or a command of a card.
dw-event-choosing = { $player } makes the choices for { $what }
dw-event-chose = { $player } chooses { $what }
dw-event-chose-nothing = { $player } has chosen
# Part is 0 and x −1 where there is none; targets is a list of $count.
dw-event-issued =
    { $player } issues { $what }{ $part ->
        [0] {""}
       *[other] , part { $part }
    }{ $x ->
        [-1] {""}
       *[other] , □ = { $x }
    }{ $count ->
        [0] {""}
       *[other] , targeting { $targets }
    }
dw-event-copied =
    { $count ->
        [0] { $player } copies { $what }
       *[other] { $player } copies { $what }, targeting { $targets }
    }
dw-event-resolves = { $player }’s { $what } resolves
dw-event-halted = { $player }’s { $what } is halted
dw-event-effect =
    { $player }’s { $card } takes effect{ $part ->
        [0] {""}
       *[other] , part { $part }
    }{ $count ->
        [0] {""}
       *[other] , targeting { $targets }
    }
dw-event-allocated = { $player } allocates { $count } MP
dw-event-freed = { $player } frees { $count } MP
dw-event-throttled = { $by } throttles { $count } of { $player }’s MP
dw-event-state = Now { $state }: { $card }
dw-event-controls = { $player } now controls { $card }
dw-event-shielded =
    { $count ->
        [one] { $player }’s drive is shielded against the next wipe
       *[other] { $player }’s drive is shielded against the next { $count } wipes
    }
dw-event-blocked = { $player }’s shield blocks a wipe, so no card is lost
# Way: more or less.
dw-event-cost =
    { $way ->
        [less] { $player } pays { $count } MP less{ $until }
       *[more] { $player } pays { $count } MP more{ $until }
    }
dw-event-command-cost =
    { $way ->
        [less] Commands of { $card } cost { $count } MP less{ $until }
       *[more] Commands of { $card } cost { $count } MP more{ $until }
    }
dw-event-read-hand = { $by } reads { $player }’s hand
dw-event-read-drive =
    { $count ->
        [one] { $by } reads the top card of { $player }’s drive
       *[other] { $by } reads the top { $count } cards of { $player }’s drive
    }
dw-event-in-hand = Hand: { $card }
dw-event-in-drive = Card { $depth } of the drive: { $card }
dw-event-resigned = { $player } resigns
dw-event-out =
    { $count ->
        [one] { $player } is out
       *[other] { $player } are out
    }
dw-event-won = The match is over: { $player } wins
dw-event-tied = The match is over: first place is shared
dw-thing-item-number = item { $number }

# Entries of the log that tell several events. Count: how many; cards: which, inside the sentence; list: the same after it, if
# they are several. Whose: own or other, seen from { $player }, who acts; none if nobody is known to.
dw-log-turn = Round { $round }: { $player }
# Place: after a sentence, or within one of several.
dw-log-list =
    { $place ->
        [within] {" "}({ $cards })
       *[after] : { $cards }
    }
# What: an item that resolves or an effect; outcomes: what came of it, with dw-log-next between. Used where the first outcome
# can’t have dw-log-with in it.
dw-log-told = { $what }: { $outcomes }
dw-log-next = { $first }; { $next }
# The same player goes on: next has no subject.
dw-log-comma = { $first }, { $next }
dw-log-and = { $first } and { $next }
dw-log-in-vain = { $player }’s { $what } is halted: its targets or requirement are gone
dw-log-played =
    { $count ->
        [one] { $player } plays { $cards }
       *[other] { $player } plays { $count } cards{ $list }
    }
# Known: all, some or none of the cards.
dw-log-drew =
    { $known ->
        [all] { $count ->
            [one] { $player } draws { $cards }{ $with }
           *[other] { $player } draws { $count } cards{ $with }{ $list }
        }
        [some] { $player } draws { $count } cards{ $with }, among them { $cards }
       *[none] { $count ->
            [one] { $player } draws { $count } card{ $with }
           *[other] { $player } draws { $count } cards{ $with }
        }
    }
dw-log-wiped =
    { $whose ->
        [own] { $count ->
            [one] { $player } wipes { $cards } from their own drive{ $with }
           *[other] { $player } wipes { $count } cards from their own drive{ $with }{ $list }
        }
        [other] { $count ->
            [one] { $player } wipes { $cards } from { $owner }’s drive{ $with }
           *[other] { $player } wipes { $count } cards from { $owner }’s drive{ $with }{ $list }
        }
       *[none] { $count ->
            [one] 1 card is wiped from { $owner }’s drive: { $cards }
           *[other] { $count } cards are wiped from { $owner }’s drive{ $list }
        }
    }
dw-log-restored =
    { $count ->
        [one] { $player } restores { $cards } to their drive{ $with }
       *[other] { $player } restores { $count } cards to their drive{ $with }{ $list }
    }
dw-log-recovered =
    { $count ->
        [one] { $player } recovers { $cards } to their hand{ $with }
       *[other] { $player } recovers { $count } cards to their hand{ $with }{ $list }
    }
dw-log-discarded =
    { $count ->
        [one] { $player } discards { $cards }
       *[other] { $player } discards { $count } cards{ $list }
    }
dw-log-dismissed = { $player } discards the daemon { $card }
dw-log-killed =
    { $whose ->
        [own] { $player } kills their own { $card }{ $with }
        [other] { $player } kills { $owner }’s { $card }{ $with }
       *[none] { $owner }’s { $card } goes to the trash
    }
# With which item or effect, with the space before it.
dw-log-with = {" "}with { $what }
# A card, and the configurations that go with it.
dw-log-attached = { $card } and { $others }
dw-log-injected = { $player } injects { $card } onto { $other }’s desktop{ $with }
dw-log-throttled = { $player } throttles { $count } of { $other }’s MP{ $with }
dw-log-control = { $player } takes control of { $card }{ $with }
dw-log-shielded =
    { $count ->
        [one] { $player } shields their drive against the next wipe{ $with }
       *[other] { $player } shields their drive against the next { $count } wipes{ $with }
    }
dw-log-halted =
    { $whose ->
        [own] { $player } halts their own { $what }{ $with }
        [other] { $player } halts { $owner }’s { $what }{ $with }
       *[none] { $owner }’s { $what } is halted
    }
dw-log-read-hand = { $by } reads { $player }’s hand{ $with }{ $list }
dw-log-read-drive =
    { $count ->
        [one] { $by } reads the top card of { $player }’s drive{ $with }{ $list }
       *[other] { $by } reads the top { $count } cards of { $player }’s drive{ $with }{ $list }
    }
dw-log-copied =
    { $count ->
        [0] { $player } copies { $what }{ $with }
       *[other] { $player } copies { $what }{ $with }, targeting { $targets }
    }
# State: Idle, Running or Loading.
dw-log-turned =
    { $state ->
        [Idle] { $player } wakes { $cards }{ $with }
        [Running] { $player } suspends { $cards }{ $with }
       *[Loading] { $player } reloads { $cards }{ $with }
    }
dw-log-freed =
    { $whose ->
        [own] { $player } frees { $count } MP{ $with }
       *[other] { $player } frees { $count } of { $owner }’s MP{ $with }
    }
# Until: when it ends, with the space before it.
dw-log-command-cost =
    { $way ->
        [less] { $player } makes commands of { $card } cost { $count } MP less{ $with }{ $until }
       *[more] { $player } makes commands of { $card } cost { $count } MP more{ $with }{ $until }
    }
dw-log-cost =
    { $whose ->
        [own] { $way ->
            [less] { $player } pays { $count } MP less{ $with }{ $until }
           *[more] { $player } pays { $count } MP more{ $with }{ $until }
        }
       *[other] { $way ->
            [less] { $player } makes { $owner } pay { $count } MP less{ $with }{ $until }
           *[more] { $player } makes { $owner } pay { $count } MP more{ $with }{ $until }
        }
    }
dw-until-cleanup = {" "}until { $player }’s next Memory Cleanup
dw-until-card-leaves = {" "}while { $card } is in play

## Options of a match

dw-option-drive-1 = Drive of seat 1
dw-option-drive-2 = Drive of seat 2
dw-option-drive-3 = Drive of seat 3
dw-option-drive-4 = Drive of seat 4
dw-option-drive =
    .help = A ready drive, or a list of 40 cards, at most 3 copies of each: “3x grep, 2x dd, …” (DW-2). Everyone sees the list.
dw-option-resigning = Resigning
    .help = Whether a player who is asked can resign and leave with their cards (DW-4).
dw-drive-usual = usual
    .tip = The ready drive that comes with the game for this seat
dw-drive-own = Your own drive

## The table

dw-part = part { $part }
dw-doing-mulligan =
    { $who ->
        [you] Your starting hand
        [one] { $player } is looking at their starting hand
       *[many] { $count } players are choosing
    }
dw-doing-respond =
    { $who ->
        [you] Respond or pass
        [one] { $player } is being asked
       *[many] { $count } players are being asked
    }
dw-doing-discard =
    { $who ->
        [you] Discard
        [one] { $player } is discarding
       *[many] { $count } players are discarding
    }
dw-doing-choose =
    { $who ->
        [you] Choose
        [one] { $player } is choosing
       *[many] { $count } players are choosing
    }
dw-step-boot = Keep the starting hand or take a mulligan
    .tip = Five cards to start with, and one chance to take five others instead (DW-2)
dw-column-drive = Drive
dw-plate-out = out of the match
    .short = out
    .tip = The drive was empty at the end of Exit, or they resigned (DW-3, DW-4)
dw-plate-cards = Cards in hand
dw-plate-memory = Free Memory Points (DW-20)
dw-plate-trash = Cards in the trash
dw-plate-throttled = Memory Points throttled until the next Memory Cleanup (DW-60)
dw-plate-shields = Shields: this many of the next wipes do nothing, until the player’s next Memory Cleanup (DW-60)
dw-tray-trash = In the trash
