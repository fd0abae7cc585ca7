# Data.Warriors: the texts of cards, made from their data. Phrases begin small; CAPITAL($text) begins a sentence.
# Case (nom, acc, dat, gen) is for languages that inflect: a phrase comes in the case named at the message that takes it.

## Lists

dw-comma = { $first }, { $last }
dw-or = { $first } or { $last }
dw-and = { $first } and { $last }

## Players

# Who: you, any, somebody, other, each-other, each, here (the player of the desktop where the card is), current, that, those
# (said before), them (those the verb works on), others, all, several, several-others; issuer, controller, owner of a card or item.
# Of: that card or item, for issuer and owner as dat, for controller as acc.
dw-player =
    { $who ->
        [you] { $case ->
            [nom] you
           *[acc] yourself
        }
        [any] any player
        [somebody] a player
        [other] another player
        [each-other] each other player
        [each] each player
        [here] this desktop’s player
        [current] the current player
        [those] those players
        [them] they
        [others] other players
        [all] all players
        [several] { $count } players
        [several-others] { $count } other players
        [issuer] the issuer of { $of }
        [controller] the controller of { $of }
        [owner] the owner of { $of }
       *[that] that player
    }

# Form: of where “of” is needed. Player: gen.
dw-drive =
    { $who ->
        [you] your drive
        [them] their drive
        [others] other players’ drives
        [all] all players’ drives
        [those] those players’ drives
        [several] the drives of { $player }
        [several-others] the drives of { $player }
       *[one] { $form ->
            [of] the drive of { $player }
           *[plain] { $player }’s drive
        }
    }
# Drive: dat.
dw-from-drive = from { $drive }
dw-hand =
    { $who ->
        [you] your hand
        [them] their hand
        [others] other players’ hands
        [all] all players’ hands
        [those] those players’ hands
        [several] the hands of { $player }
        [several-others] the hands of { $player }
       *[one] { $form ->
            [of] the hand of { $player }
           *[plain] { $player }’s hand
        }
    }
dw-onto-desktop =
    { $who ->
        [you] onto your desktop
        [here] onto this desktop
       *[one] { $form ->
            [of] onto the desktop of { $player }
           *[plain] onto { $player }’s desktop
        }
    }
dw-in-trash =
    { $who ->
        [you] in your trash
        [them] in their trash
        [others] in other players’ trash
        [all] in all players’ trash
        [those] in those players’ trash
        [several] in the trash of { $player }
        [several-others] in the trash of { $player }
       *[one] { $form ->
            [of] in the trash of { $player }
           *[plain] in { $player }’s trash
        }
    }

## Cards

# Kind: “.PRG”. Number: one (a .PRG), single (1 or more .PRGs), many (.PRGs), all, count (2 .PRGs). Listed: whether it is one
# of several kinds.
dw-kind =
    { $number ->
        [one] { $kind }
       *[many] { $kind }s
    }

# Kind: prg, daemon, conf, script, several (kinds is a list of them), any. State: the first of $states, or none.
dw-cards-head =
    { $number ->
        [one] { $besides ->
            [yes] another{" "}
           *[no] { $injected ->
                [yes] an{" "}
               *[no] { $state ->
                    [idle] an{" "}
                   *[other] a{" "}
                }
            }
        }
        [all] { $besides ->
            [yes] all other{" "}
           *[no] all{" "}
        }
        [count] { $count }{ $besides ->
            [yes] {" "}other{" "}
           *[no] {" "}
        }
       *[many] { $besides ->
            [yes] other{" "}
           *[no] {""}
        }
    }{ $injected ->
        [yes] injected{" "}
       *[no] {""}
    }{ $state ->
        [none] {""}
       *[other] { $states }{" "}
    }{ $kind ->
        [any] { $number ->
            [one] card
           *[many] cards
        }{ $in_play ->
            [yes] {" "}in play
           *[no] {""}
        }
       *[other] { $kinds }
    }

# Of: who controls them; owned: who owns them; at: on whose desktop: any, you, others, here. Cost −1: any.
dw-cards =
    { $head }{ $of ->
        [you] {" "}you control
        [others] { $number ->
            [one] {" "}another player controls
           *[many] {" "}other players control
        }
        [here] {" "}this desktop’s player controls
       *[any] {""}
    }{ $owned ->
        [you] {" "}you own
        [others] { $number ->
            [one] {" "}another player owns
           *[many] {" "}other players own
        }
        [here] {" "}this desktop’s player owns
       *[any] {""}
    }{ $at ->
        [you] {" "}on your desktop
        [others] { $number ->
            [one] {" "}on another player’s desktop
           *[many] {" "}on other players’ desktops
        }
       *[any] {""}
    }{ $cost ->
        [-1] {""}
       *[other] {" "}with base cost { $cost } or less
    }

# Cards: dw-cards-head. Way: in or from.
dw-cards-in-trash =
    { $cards } { $way ->
        [from] from
       *[in] in
    } { $whose ->
        [you] your trash
        [others] another player’s trash
        [here] the trash of this desktop’s player
       *[any] any trash
    }

# Card: this, host, that (the trigger’s), chosen (a target said before). Number: one or many.
dw-card =
    { $card ->
        [this] this card
        [host] its host
       *[that] { $number ->
            [one] that card
           *[many] those cards
        }
    }

## Commands and scripts

# Kind: command, script, any. By: any, you, others, here. Number: one, all (other than this one), count.
dw-items =
    { $number ->
        [all] { $kind ->
            [command] all other commands
            [script] all other scripts
           *[any] all other commands and scripts
        }
        [count] { $count } { $kind ->
            [command] commands
            [script] scripts
           *[any] commands or scripts
        }
       *[one] { $by ->
            [others] another player’s{" "}
           *[any] a{" "}
        }{ $kind ->
            [command] command
            [script] script
           *[any] command or script
        }
    }{ $by ->
        [you] {" "}of yours
        [others] { $number ->
            [one] {""}
           *[many] {" "}of other players
        }
        [here] {" "}of this desktop’s player
       *[any] {""}
    }{ $on_stack ->
        [yes] {" "}on the stack
       *[no] {""}
    }
# Said again. Number: one or many.
dw-item =
    { $number ->
        [one] { $kind ->
            [command] that command
            [script] that script
           *[any] that item
        }
       *[many] those items
    }

## Amounts

# Unit: cards; top (cards of a drive); free, allocated (Memory Points); wipes.
dw-amount =
    { $unit ->
        [cards] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
        [top] { $count ->
            [one] the top card
           *[other] the top { $count } cards
        }
        [wipes] { $count ->
            [one] the next wipe
           *[other] the next { $count } wipes
        }
       *[free] { $count } MP
    }
dw-amount-all =
    { $unit ->
        [cards] all cards
        [top] all cards
        [wipes] all wipes
        [allocated] all allocated MP
       *[free] all free MP
    }
dw-amount-x =
    { $unit ->
        [cards] □ cards
        [top] the top □ cards
        [wipes] the next □ wipes
       *[free] □ MP
    }
dw-amount-half-x =
    { $unit ->
        [cards] half of □ cards (rounded up)
        [top] half of □ top cards (rounded up)
        [wipes] half of the next □ wipes (rounded up)
       *[free] half of □ MP (rounded up)
    }
# As many as the trigger was about.
dw-amount-event =
    { $unit ->
        [cards] that many cards
        [top] that many top cards
        [wipes] that many wipes
       *[free] that many MP
    }
dw-amount-half-event =
    { $unit ->
        [cards] half that many cards (rounded up)
        [top] half that many top cards (rounded up)
        [wipes] half that many wipes (rounded up)
       *[free] half that many MP (rounded up)
    }
# Form: count (as many as), half, times ($count times as many), more, fewer (by $count). What: a number of the moment. English
# says the thing here and what it is equal to later in the sentence.
dw-amount-compared =
    { $unit ->
        [cards] cards
        [top] top cards
        [wipes] wipes
       *[free] MP
    }
    .equal =
        { $form ->
            [half] {" "}equal to half { $what } (rounded up)
            [times] { $count ->
                [2] {" "}equal to twice { $what }
               *[other] {" "}equal to { $count } times { $what }
            }
            [more] {" "}equal to { $what } plus { $count }
            [fewer] {" "}equal to { $what } minus { $count }
           *[count] {" "}equal to { $what }
        }

## Numbers of the moment

dw-what-event = the number of cards or MP affected
# Cards: nom.
dw-what-cards = the number of { $cards }
# Player: gen.
dw-what-hand = the number of cards in { $hand }
# Drive: dat.
dw-what-drive = the number of cards in { $drive }
dw-what-trash = the number of cards { $in_trash }
dw-what-free =
    { $who ->
        [you] your free MP
        [them] their free MP
        [others] other players’ free MP
        [all] all players’ free MP
       *[one] the free MP of { $player }
    }
dw-what-allocated =
    { $who ->
        [you] your allocated MP
        [them] their allocated MP
        [others] other players’ allocated MP
        [all] all players’ allocated MP
       *[one] the allocated MP of { $player }
    }
dw-what-stack = the number of items on the stack

## Conditions, as clauses

# Compare: at-least, at-most, none.
dw-compare =
    { $compare ->
        [at-least] { $count } or more
        [at-most] { $count } or fewer
       *[none] no
    }
dw-if-x =
    { $compare ->
        [at-least] { $x } is { $count } or more
       *[at-most] { $x } is { $count } or less
    }
dw-if-event = { $many } cards or MP are affected
# Cards: acc.
dw-if-cards = there are { $many } { $cards }
dw-if-control =
    { $who ->
        [here] { $player } controls { $many } { $cards }
       *[other] { $player } control { $many } { $cards }
    }
dw-if-hand =
    { $who ->
        [you] you have { $many } cards in hand
        [others] other players have { $many } cards in hand
        [all] all players together have { $many } cards in hand
       *[one] { $player } has { $many } cards in hand
    }
# Drive: dat.
dw-if-drive =
    { $who ->
        [others] { $drive } have { $many } cards
        [all] { $drive } have { $many } cards
       *[one] { $drive } has { $many } cards
    }
dw-if-trash = there are { $many } cards { $in_trash }
dw-if-free =
    { $who ->
        [you] you have { $many } free MP
        [others] other players have { $many } free MP
        [all] all players together have { $many } free MP
       *[one] { $player } has { $many } free MP
    }
dw-if-allocated =
    { $who ->
        [you] you have { $many } allocated MP
        [others] other players have { $many } allocated MP
        [all] all players together have { $many } allocated MP
       *[one] { $player } has { $many } allocated MP
    }
dw-if-stack = there are { $many } items on the stack
# Player, other: nom. Cards: acc.
dw-if-control-more =
    { $who ->
        [here] { $player } controls more { $cards } than { $other }
       *[other] { $player } control more { $cards } than { $other }
    }
dw-if-hand-more =
    { $who ->
        [you] you have more cards in hand than { $other }
        [others] other players have more cards in hand than { $other }
        [all] all players together have more cards in hand than { $other }
       *[one] { $player } has more cards in hand than { $other }
    }
dw-if-drive-more =
    { $who ->
        [others] { $drive } have more cards than { $other }
        [all] { $drive } have more cards than { $other }
       *[one] { $drive } has more cards than { $other }
    }
dw-if-free-more =
    { $who ->
        [you] you have more free MP than { $other }
        [others] other players have more free MP than { $other }
        [all] all players together have more free MP than { $other }
       *[one] { $player } has more free MP than { $other }
    }
dw-if-more = { $first } exceeds { $second }
dw-if-your-turn = it’s your turn
dw-if-others-turn = it’s another player’s turn
dw-if-state = this card is { $states }
dw-if-injected = this card is on another player’s desktop
dw-if-on-their-desktop = this card is on that player’s desktop

## Verbs: instructions that begin small

# Amount: “3 cards”. Long: whether it is a comparison (dw-amount-compared), with the rest in $equal. Order: first, or then where
# “then” comes before it.
dw-verb-wipe = wipe { $amount } { $from }{ $equal }
# Drive: dat.
dw-verb-restore = restore { $amount } to { $drive }{ $equal }
# What: acc.
dw-verb-kill = kill { $what }
dw-verb-halt = halt { $what }
dw-verb-halt-it = halt that item
# Player: nom.
dw-verb-draw =
    { $who ->
        [you] draw { $amount }{ $equal }
        [several] { $player } draw { $amount }{ $equal }
        [several-others] { $player } draw { $amount }{ $equal }
        [those] { $player } draw { $amount }{ $equal }
       *[one] { $player } draws { $amount }{ $equal }
    }
dw-verb-discard =
    { $who ->
        [you] discard { $amount }{ $equal }
        [several] { $player } discard { $amount }{ $equal }
        [several-others] { $player } discard { $amount }{ $equal }
        [those] { $player } discard { $amount }{ $equal }
       *[one] { $player } discards { $amount }{ $equal }
    }
# Player: dat.
dw-verb-throttle = throttle { $amount } of { $player }{ $equal }
dw-verb-grant = grant { $player } { $amount }{ $equal }
# What: acc.
dw-verb-reload = reload { $what }
dw-verb-wake = wake { $what }
dw-verb-suspend = suspend { $what }
dw-verb-read = read { $what }
# Drive: acc.
dw-verb-read-drive = read { $amount } of { $drive }{ $equal }
# What: acc.
dw-verb-control = take control of { $what }{ $until }
dw-verb-inject = inject { $what } { $onto }
dw-verb-recover = recover { $what }
dw-verb-copy = copy { $what } (you may choose new targets)
# Drive: acc.
dw-verb-shield = shield { $drive } against { $amount }{ $equal }
# Player: acc. Way: more or less.
dw-verb-cost-commands =
    commands cost { $who ->
        [you] you
       *[other] { $player }
    } { $count } MP { $way ->
        [less] less
       *[more] more
    }{ $until }
# Cards: nom.
dw-verb-cost-cards =
    { $cards } cost { $who ->
        [you] you
       *[other] { $player }
    } { $count } MP { $way ->
        [less] less
       *[more] more
    } to play{ $until }
# What: gen.
dw-verb-command-cost =
    commands of { $what } cost { $count } MP { $way ->
        [less] less
       *[more] more
    }{ $until }

# With the space or comma before them. On: player or card, that what lasts is about.
dw-until-end-of-turn = {" "}until the end of this turn
dw-until-your-cleanup = {" "}until your next Memory Cleanup
dw-until-their-cleanup =
    { $on ->
        [card] {" "}until its controller’s next Memory Cleanup
       *[player] {" "}until their next Memory Cleanup
    }
dw-until-it-leaves = {" "}while this card is in play

## Sentences

dw-sentence = { CAPITAL($text) }.
dw-then = { $first }, then { $next }
dw-then-sentence = { $first }. Then { $next }
dw-next-sentence = { $first }. { CAPITAL($next) }
dw-if = if { $condition }, { $text }
dw-unless = unless { $condition }, { $text }
dw-while = while { $condition }, { $text }
# Parts: the list of dw-choose-part, with dw-next-part between them.
dw-choose = choose one: { $parts }
dw-choose-part = ({ $part }) { CAPITAL($text) }
dw-next-part = { $first }. { $next }
dw-effect = when { $when }, { $text }
# All: when and all conditions in one list.
dw-effect-if = when { $when }, if { $condition }: { $text }
dw-requires = Requires: { $condition }.
# Cards: dat.
dw-lends = Lends { $cards }: { $command }
dw-placed-on-others-desktop = Inject: play this card onto another player’s desktop.
dw-placed-on-any-desktop = Inject: play this card onto any desktop.
dw-placed-on-others-program = Inject: attach this card to a .PRG on another player’s desktop.
dw-placed-on-any-program = Inject: attach this card to a .PRG on any desktop.

## Triggers, as clauses after “when”

# What, item: nom. Card: acc.
dw-when-played = { $player } plays { $card }
dw-when-enters = { $what } enters play
dw-when-killed = { $what } is killed
dw-when-leaves = { $what } leaves play
dw-when-becomes = { $what } becomes { $states }
# Item: acc.
dw-when-issued =
    { $who ->
        [you] you issue { $item }
       *[one] { $player } issues { $item }
    }
dw-when-issued-from = { $what } issues a command
dw-when-resolved = { $item } has resolved
dw-when-halted = { $item } is halted
dw-when-wiped = cards are wiped { $from }
dw-when-this-wiped = this card is wiped
dw-when-discards =
    { $who ->
        [you] you discard a card
       *[one] { $player } discards a card
    }
dw-when-this-discarded = this card is discarded
dw-when-draws =
    { $who ->
        [you] you draw cards outside Init
       *[one] { $player } draws cards outside Init
    }
# Player: gen.
dw-when-throttled =
    { $who ->
        [you] your MP are throttled
       *[one] MP of { $player } are throttled
    }
# Moment: begins or ends.
dw-when-step =
    { $who ->
        [you] your { $step }
        [somebody] any player’s { $step }
        [here] { $step } of this desktop’s player
       *[one] { $player }’s { $step }
    } { $moment ->
        [begins] begins
       *[ends] ends
    }

## What always works

# Cards: nom. Player: acc.
dw-always-card-cost =
    { $cards } cost { $who ->
        [you] you
       *[other] { $player }
    } { $count } MP { $way ->
        [less] less
       *[more] more
    } to play
# What: gen.
dw-always-command-cost =
    commands of { $what } cost { $count } MP { $way ->
        [less] less, never brought under 1
       *[more] more
    }
# By, against: you, others, all, here.
dw-always-wipes =
    { $by ->
        [you] your wipes
        [others] other players’ wipes
        [here] wipes of this desktop’s player
       *[all] wipes
    } take { $count } { $way ->
        [less] { $count ->
            [one] card fewer
           *[other] cards fewer
        }
       *[more] { $count ->
            [one] more card
           *[other] more cards
        }
    } { $against ->
        [you] from your drive
        [others] from other players’ drives
        [here] from the drive of this desktop’s player
       *[all] from all drives
    }
# What: nom. Number: one or many.
dw-always-protects = { $what } can’t be { $harms }
dw-always-starts-idle =
    { $number ->
        [one] { $what } enters play Idle
       *[many] { $what } enter play Idle
    }
dw-always-stays-idle =
    { $number ->
        [one] { $what } stays Idle after issuing a command
       *[many] { $what } stay Idle after issuing a command
    }
dw-always-locks = { $what } can’t issue commands
dw-always-sleeps =
    { $number ->
        [one] { $what } doesn’t become Idle at Memory Cleanup
       *[many] { $what } don’t become Idle at Memory Cleanup
    }
dw-harm-kill = killed
dw-harm-reload = reloaded
dw-harm-suspend = suspended
dw-harm-control = taken control of
dw-harm-inject = injected
dw-harm-target = targeted by other players

## Keywords: the word, its forms on cards, and what it means

dw-keyword-wipe = wipe
    .forms = wipe, wipes, wiped
    .meaning = The top cards of a drive go to its owner’s trash (DW-60)
dw-keyword-restore = restore
    .forms = restore, restores, restored
    .meaning = Random cards from a trash go to the bottom of its owner’s drive (DW-60)
dw-keyword-kill = kill
    .forms = kill, kills, killed
    .meaning = A card in play goes to its owner’s trash, with its .CONF (DW-60)
dw-keyword-halt = halt
    .forms = halt, halts, halted
    .meaning = An item leaves the stack without effect; its MP stay allocated (DW-41)
dw-keyword-draw = draw
    .forms = draw, draws
    .meaning = The top cards of the drive go to the hand (DW-60)
dw-keyword-discard = discard
    .forms = discard, discards, discarded
    .meaning = The player chooses cards from their hand for the trash (DW-60)
dw-keyword-throttle = throttle
    .forms = throttle, throttles, throttled
    .meaning = Free MP of a player become allocated until their next Memory Cleanup (DW-60)
dw-keyword-grant = grant
    .forms = grant, grants, granted
    .meaning = Allocated MP become free (DW-60)
dw-keyword-reload = reload
    .forms = reload, reloads, reloaded
    .meaning = A card becomes Loading and issues nothing; daemons are not affected (DW-31)
dw-keyword-wake = wake
    .forms = wake, wakes
    .meaning = A card becomes Idle and can issue commands (DW-30)
dw-keyword-suspend = suspend
    .forms = suspend, suspends, suspended
    .meaning = A card becomes Running and issues nothing; daemons are not affected (DW-31)
dw-keyword-read = read
    .forms = read, reads
    .meaning = The issuer alone sees a hand or the top of a drive (DW-60)
dw-keyword-control = take control
    .forms = take control, taken control
    .meaning = The issuer can issue from the card; it stays on its desktop (DW-35)
dw-keyword-inject = inject
    .forms = inject, injects, injected
    .meaning = A card is put onto another player’s desktop; its controller stays the same (DW-35)
dw-keyword-recover = recover
    .forms = recover, recovers
    .meaning = A card from your trash goes to your hand (DW-60)
dw-keyword-copy = copy
    .forms = copy, copies
    .meaning = A second, free item goes on top of the stack, with targets of its own (DW-60)
dw-keyword-shield = shield
    .forms = shield, shields, shielded
    .meaning = The next wipe of a drive does nothing, until its player’s next Memory Cleanup; shields add up (DW-60)
dw-keyword-cost = cost
    .meaning = Something costs more or fewer MP (DW-21)
## Plans of the ready drives that come with Cyberdeck
dw-about-drive-scorched-disk = Many small programs that wipe, and then larger ones that count them.
dw-about-drive-out-of-memory = Leaves the others no memory for answers, and wipes by what they have spent.
dw-about-drive-call-stack = Halts what others issue, copies what it issues itself, and charges for both.
dw-about-drive-guest-account = Moves in on other desktops, wipes from there, and locks what could throw it out.
dw-about-drive-cold-storage = Brings back what others wipe, hides behind shields, and wins by having the larger drive.
dw-about-drive-etc-and-init = Few programs with many configurations, behind the daemon that fits the moment.
