# Data.Warriors: the table in the window. Who is you or other, with the name in $player.

## Whose things are

dw-your-desktop = You
# A card as a target. Place: desktop or trash, and whose it is.
dw-named-card =
    { $place ->
        [desktop] { $who ->
            [you] { $card } (your desktop)
           *[other] { $card } ({ $player }’s desktop)
        }
       *[trash] { $who ->
            [you] { $card } (your trash)
           *[other] { $card } ({ $player }’s trash)
        }
    }
# A card that lies on another desktop ($at, $at_player) than its controller’s.
dw-named-injected =
    { $who ->
        [you] your { $card }
       *[other] { $player }’s { $card }
    }{ $at ->
        [you] {" "}on your desktop
       *[other] {" "}on { $at_player }’s desktop
    }
# Place: counted from the top where several items are called the same, otherwise 0.
dw-named-item =
    { $who ->
        [you] your { $what }
       *[other] { $player }’s { $what }
    }{ $place ->
        [0] {""}
        [1] {" "}(on top)
       *[other] {" "}(number { $place } from the top)
    }
dw-named-gone = an item that has left the stack
# X is −1 where there is none.
dw-item-title =
    { $what }{ $x ->
        [-1] {""}
       *[other] {" "}(□ = { $x })
    }
dw-item-effect = Effect of { $card }

## Buttons and choices

dw-button-pass = Pass
dw-button-end = End { $step }
dw-button-end-step = End step
dw-button-keep = Keep your hand
dw-button-mulligan = Take a mulligan
    .tip = Shuffle your hand back and draw 5 cards; you can do this once (DW-2)
dw-button-draw =
    { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
    .tip = You draw at least one card (DW-10)
dw-button-play = Play { $card } · { $cost }
dw-button-issue-script = Issue { $card } · { $cost }
dw-button-issue = { $card } { $command } · { $cost }
dw-button-part = Choose part { $part }
dw-button-amount = □ = { $x }
dw-choice-amount = □ = { $x } ({ $cost }, { $left } left)
dw-button-choose = Choose { $what }
dw-choice-desktop =
    { $who ->
        [you] On your desktop
       *[other] On { $player }’s desktop
    }
dw-choice-host =
    { $count ->
        [0] Attach to { $what }
       *[other] Attach to { $what }, beside { $others }
    }
dw-button-discard = Discard { $card }
dw-ask-dismiss = { $card } works for you on its bench.
dw-button-discard-daemon = Discard { $card }
    .tip = The bench becomes free for another daemon (DW-12, DW-31)
dw-choice-first = { $card }: { $text }
dw-button-first = { $card } first
dw-button-resign = Resign
    .open = Resign…
    .tip = You confirm first, then leave the match with your cards (DW-4)
dw-button-pass-all = Pass on the whole stack
    .tip = You pass until the stack is empty, or something new on it affects you (DW-44)
dw-end-setup = You play no more cards and Run begins (DW-12)
dw-last-mp = This takes your last MP: your turn ends, without Run (DW-12)
dw-ask-played-out = Nothing left to do.
dw-ask-played-out-setup = You have nothing left to play. Your programs can issue commands in Run: end Setup.
dw-end-run = You issue nothing more and Exit begins (DW-13, DW-14)

# What to do while the main button can do nothing.
dw-missing =
    { $asked ->
        [setup] Click a card in your hand to play it, or drag it onto a desktop. “End Setup” ends the step (DW-44).
        [run] Choose a script from your hand or a lit card on a desktop. “End Run” ends the step (DW-44).
        [discard] Click a card in your hand, then click it again to discard it.
       *[other] Choose something that is lit, or from the list.
    }
dw-look-through = Click to look through this trash

## The list of choices

dw-choose-place = { $card }: where does it go?
dw-choose-which-part = { $what }: which part?
dw-choose-amount = { $what }: how many MP?
dw-choose-target = { $what }: which target?
dw-choose-order = Which effect comes first? (DW-52)
dw-costs-open = Costs □ MP: choose □ next
dw-costs-left = Costs { $cost }: { $left } of { $free } MP stay free

## Costs

# Base is −1 where it is the same.
dw-cost =
    { $base ->
        [-1] { $cost } MP
       *[other] { $cost } MP, base { $base }
    }
dw-cost-of-variable = □ MP, your choice
# More: “+2” or “−1”. Source: attached, desktop, gone (a card), effect (no card).
dw-cost-reason =
    { $source ->
        [effect] { $who ->
            [you] { $more } from your script, for a while
           *[other] { $more } from { $player }’s script, for a while
        }
        [gone] { $more } from { $card }
        [attached] { $who ->
            [you] { $more } from your { $card }, attached
           *[other] { $more } from { $player }’s { $card }, attached
        }
       *[desktop] { $who ->
            [you] { $more } from your { $card }
           *[other] { $more } from { $player }’s { $card }
        }
    }
dw-cost-floor-command = at least { $floor } for a command (DW-34)
dw-cost-floor = at least 0 (DW-21)
dw-card-costs = Base cost { $base } MP, final cost { $cost } MP:
dw-card-words = { $kind }, { $cost } MP. { $text }
dw-card-head = The number is what it costs to play: { $cost } MP
dw-card-base = base { $base }
dw-command-allocates = { $command } allocates { $cost }

## On the table

dw-label-free = { $count } MP free
dw-stack-title = STACK
dw-stack-resolved = resolved
dw-stack-halted = halted
dw-stack-waits = Commands wait here until all players pass. The top one resolves first.

## Round, question, result

dw-round = Round { $round }
dw-over = Over
dw-question = { $player } issued { $what }. Does anyone respond?
dw-standing-out = Round { $round }: all others are out (DW-3)
dw-standing-rounds = { $rounds } rounds are over: the most cards in the drive win (DW-3)
dw-standing-winner = winner
dw-standing-in = still in

## States

dw-state-loading =
    .tip = Loading: its effects work; it issues nothing until its controller’s Memory Cleanup (DW-30)
dw-state-idle =
    .tip = Idle: it can issue commands (DW-30)
dw-state-running =
    .tip = Running: it issues nothing until its controller’s next Memory Cleanup (DW-30)

## Inspector

dw-controlled-by = · controlled by
    .name =
        { $who ->
            [you] you
           *[other] { $player }
        }
    .tip = Its controller issues its commands (DW-35)
dw-owned-by =
    { $who ->
        [you] owned by you
       *[other] owned by { $player }
    }
    .tip = It goes to its owner’s trash; “your desktop” on it means where it is (DW-35)
dw-lies-on =
    { $who ->
        [you] on your desktop
       *[other] on { $player }’s desktop
    }
dw-attached-to = attached to { $card }
dw-attached = Attached: { $card }
dw-issued-by =
    { $who ->
        [you] Issued by you
       *[other] Issued by { $player }
    }{ $copy ->
        [yes] {" "}(a copy)
       *[no] {""}
    }
dw-resolves-next = Resolves next, as soon as everyone has passed in a row.
dw-stack = Stack
dw-stack-count =
    { $count ->
        [0] The stack is empty.
        [one] { $count } item.
       *[other] { $count } items. The newest resolves first.
    }
dw-stack-explained = Commands and scripts issued in Run wait here. After each one the current player is asked first, then the others clockwise. When all pass in a row, the top item resolves. The marks under it show that order, with a frame around who is asked now (DW-13, DW-40). You pass automatically on what you issued, unless “My own items” is ticked: click your name at the left.
dw-trash-of =
    { $who ->
        [you] { $count ->
            [one] Your trash: { $count } card
           *[other] Your trash: { $count } cards
        }
       *[other] { $count ->
            [one] { $player }’s trash: { $count } card
           *[other] { $player }’s trash: { $count } cards
        }
    }
dw-trash-click = Click it to look through all cards.
dw-trash-empty = This trash is empty.
dw-trash-open = Everyone can look through every trash (DW-1).
dw-drive-of =
    { $who ->
        [you] { $count ->
            [one] Your drive: { $count } card
           *[other] Your drive: { $count } cards
        }
       *[other] { $count ->
            [one] { $player }’s drive: { $count } card
           *[other] { $player }’s drive: { $count } cards
        }
    }
dw-bench = Daemon bench
dw-bench-explained = The place for one .DAEMON, a program that is always Idle: it can issue again and again while MP last. To play a second one, discard the first in your Setup (DW-31).
dw-drive-empty = If a drive is empty at the end of Exit, its player is out. The last player left wins (DW-3).
dw-drive-shields =
    { $count ->
        [one] The next wipe does nothing.
       *[other] The next { $count } wipes do nothing.
    }
dw-drive-known = You know card { $depth } from the top: { $card }
dw-drive-list = Its list, open to everyone

## Players

dw-you = You
dw-memory-free = { $count } MP free
dw-memory-points =
    .tip = A square for each MP: a bright one is free for cards and commands, a grey one allocated, a crossed one throttled (DW-20)
dw-memory-allocated =
    { $throttled ->
        [0] { $count } allocated
       *[other] { $count } allocated, { $throttled } throttled
    }
    .tip = Allocated MP become free at the player’s next Memory Cleanup (DW-20)
dw-player-piles = drive { $drive } · hand { $hand } · trash { $trash }
dw-player-shielded =
    { $count ->
        [one] Shielded against the next wipe
       *[other] Shielded against the next { $count } wipes
    }
    .tip = Until the player’s next Memory Cleanup (DW-60)
dw-player-known = You know of their hand: { $cards }

# What lasts for a while. Until: how long.
dw-lasting-control =
    { $who ->
        [you] Controlled for now ({ $until }), then back to you
       *[other] Controlled for now ({ $until }), then back to { $player }
    }
dw-lasting-commands =
    { $way ->
        [less] Commands cost { $count } MP less ({ $until })
       *[more] Commands cost { $count } MP more ({ $until })
    }
dw-lasting-cards =
    { $way ->
        [less] { $kinds } cost { $count } MP less to play ({ $until })
       *[more] { $kinds } cost { $count } MP more to play ({ $until })
    }
dw-lasting-until =
    { $until ->
        [turn] until the end of this turn
        [cleanup] { $who ->
            [you] until your next Memory Cleanup
           *[other] until { $player }’s next Memory Cleanup
        }
        [card] while { $card } is in play
       *[ever] for good
    }

## Stops

dw-stops = Stops
    .tip = Where Cyberdeck waits for you; elsewhere it passes for you, always after the same time, so that nobody learns what you hold (DW-44)
dw-stop-init = Init
    .tip = Off: you draw as many cards as you can
dw-stop-setup = Setup
    .tip = Off: your Setup ends at once
dw-stop-run = Run
    .tip = Off: your Run ends at once
dw-ask-own-item = Your own item: you pass by yourself in a moment.
dw-stop-own-items = My own items
    .tip = Off: you pass on what you issued yourself

## Glossary: words on cards, and what they mean

dw-word-loading = Loading
dw-word-idle = Idle
dw-word-running = Running
dw-word-prg = .PRG, .PRGs
    .meaning = .PRG: enters Loading; issues from its controller’s next Memory Cleanup on (DW-30)
dw-word-daemon = .DAEMON, .DAEMONs
    .meaning = .DAEMON: is always Idle; one per desktop (DW-31)
dw-word-conf = .CONF, .CONFs
    .meaning = .CONF: attached to a .PRG, its host; goes to the trash with it (DW-32)
dw-word-script = .SCRIPT, .SCRIPTs, script, scripts
    .meaning = .SCRIPT: works at once in Setup; in Run it goes on the stack; then to the trash (DW-33)
dw-word-host = host
    .meaning = The .PRG to which this .CONF is attached (DW-32)
dw-word-control = control, controls, controller
    .meaning = Only its controller issues a card’s commands: the one who played it, until another player takes control (DW-35)
dw-word-owner = owner, owners, owns
    .meaning = The player whose drive the card came from; it goes to their trash (DW-35)
dw-word-cleanup = Memory Cleanup
    .meaning = All MP of the player become free, their .PRG and .CONF become Idle (DW-11)
dw-word-requires = requires
    .meaning = A requirement must be met to play or issue it, and when it resolves (DW-42, DW-51)
dw-word-mp = MP, Memory Points
    .meaning = Memory Points: each player has 8; your free ones pay for responses (DW-20)
dw-word-box = □
    .meaning = An amount you choose as you issue the command; you allocate that many MP (DW-22)
dw-word-choose = Choose one
    .meaning = You choose one part as you issue it (DW-70)
dw-word-lend = lends, lend
    .meaning = The other card has this command as its own (DW-80)

## What wins, over the seats

dw-aim = Empty the other drives: an empty drive loses
dw-unit = drive
# $who is you or one.
dw-alarm-drive =
    { $who ->
        [you] { $cards ->
            [0] Your drive is empty: you are out when the turn ends
            [one] { $cards } card left on your drive
           *[other] { $cards } cards left on your drive
        }
       *[one] { $cards ->
            [0] { $player }’s drive is empty: out when the turn ends
            [one] { $cards } card left on { $player }’s drive
           *[other] { $cards } cards left on { $player }’s drive
        }
    }

## The card at the start of a match

dw-start-turn = Draw, play programs, then issue commands: they wipe cards from the other drives. { $points } Memory Points pay for everything.
dw-start-end = A player whose drive is empty when a turn ends is out. The last player with data wins.
