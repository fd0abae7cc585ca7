# Words that texts explain: all forms of a word with commas between them, and what it means. The first form is its name. A form
# with a capital is found only as it stands there. More of them stand with the tables of Data.Warriors and Aetherium.

## Terminal Dispute

td-word-terminal = terminal, terminals
    .tip = Terminal: your own matrix, charger and tracker (TD-1)
td-word-shared-board = shared board
    .tip = Shared board: five spots for the dice, the same for everyone (TD-2)
td-word-start-marker = start marker, start player
    .tip = Start marker: its holder rolls and allocates this round (TD-3, TD-10)
td-word-allocate = allocate, allocates, allocated, allocation
    .tip = Allocate: put the five dice on the spots, for everyone (TD-10)
td-word-navigation = navigation dice, navigation die, navigation
    .tip = Navigation dice: their two values go into your matrix (TD-20)
td-word-phone = phone dice, phone
    .tip = Phone dice: one is the port, the other the length (TD-31)
td-word-unused = unused die, unused
    .tip = Unused die: nobody writes it, but an ability can swap it (TD-40, TD-41)
td-word-matrix = matrix, navigation matrix
    .tip = Matrix: 5×5 boxes; its ten rows and columns score (TD-20, TD-24)
td-word-row = row, rows
    .tip = Row: five boxes across; it scores its best combination (TD-24)
td-word-column = column, columns
    .tip = Column: five boxes down; it scores its best combination (TD-24)
td-word-box = box, boxes
    .tip = Box: one cell of the matrix, named by row and column (TD-20)
td-word-cross-out = cross out, crossed out, crosses out, crossed-out
    .tip = Cross out: the box stays without a number (TD-23)
td-word-straight = straight, straights
    .tip = Straight: consecutive values in any order. 3 score 3, 4 score 5, 5 score 7 (TD-25)
td-word-kind = of a kind, three of a kind, four of a kind, five of a kind
    .tip = Of a kind: equal values. 3 score 3, 4 score 4, 5 score 6 (TD-25)
td-word-pair = pair, pairs
    .tip = Pair: two equal values score 1, also beside another combination (TD-26)
td-word-charger = charger, phone charger
    .tip = Charger: 55 hexes; each one you shade is a point (TD-36)
td-word-hex = hex, hexes
    .tip = Hex: one cell of the charger (TD-30)
td-word-port = port, ports
    .tip = Port: one of six corners of the charger, where lines start (TD-30, TD-31)
td-word-length = length
    .tip = Length: the number of hexes in the line, unless something is in its way (TD-31, TD-33)
td-word-shade = shade, shades, shaded
    .tip = Shade: fill hexes in a straight line from a port (TD-32)
td-word-circle = circle, circles
    .tip = Circle: on four hexes; shading it unlocks an ability (TD-35, TD-40)
td-word-tracker = tracker
    .tip = Tracker: shows your abilities, unlocked and used (TD-40)
td-word-ability = ability, abilities
    .tip = Ability: swaps the unused die with one you haven’t written yet, once (TD-41)

## Access Denied

ad-word-sector = sector, sectors
    .tip = Sector: one of six parts of the Net (AD-1)
ad-word-control = control, controls, controlled, controller
    .tip = Control: the controller has Root there and knows the password (AD-10, AD-12)
ad-word-uncontrolled = uncontrolled
    .tip = Uncontrolled: no password; each level costs cards with any codes (AD-37)
ad-word-user = User
ad-word-oper = Oper
ad-word-root = Root
ad-word-access = access
    .tip = Access: User or higher in a sector (AD-42)
ad-word-level = level, levels, access level
    .tip = Level: User, then Oper, then Root, one at a time (AD-30)
ad-word-marker = access marker, access markers, marker, markers
    .tip = Access marker: shows your level in a sector (AD-3, AD-33)
ad-word-password = password, passwords
    .tip = Password: three different codes of a sector, which its controller knows (AD-12)
ad-word-code = code, codes
    .tip = Code: the letter A to F on a card, with which it opens or doesn’t (AD-2)
ad-word-attempt = attempt, attempts, attempted
    .tip = Attempt: hand over cards for the next level; wrong ones are kept (AD-31, AD-32)
ad-word-free-attempt = free attempt, Free Access Attempt
    .tip = Free attempt: one attempt as your turn begins, without an action (AD-21)
ad-word-hand-over = hand over, hands over, handed over
    .tip = Hand over: give the controller the cards of an attempt (AD-31)
ad-word-action = action, actions
    .tip = Action: for one you play a card, attempt a sector or trade (AD-22)
ad-word-granted = access granted
    .tip = Access granted: all cards came back, and the level is yours (AD-33)
ad-word-denied = access denied
    .tip = Access denied: a card was wrong, so the level stays (AD-33)
ad-word-hand-limit = hand limit
    .tip = Hand limit: 6 cards, as you discard and draw (AD-25)
ad-word-no-hand-limit = no hand limit
    .tip = No hand limit: you may keep any number of cards (AD-25)
ad-word-requires = requires, require, required
    .tip = Requires: what you need to play the card (AD-42)
ad-word-upgrade = upgrade, upgrades
    .tip = Upgrade: stays in front of you and works from now on (AD-43)
ad-word-sector-card = sector card, sector cards
    .tip = Sector card: waits on a sector until something triggers it (AD-43)
ad-word-any-time = any-time card, any-time cards, any time
    .tip = Any-time card: takes no action, on anyone’s turn (AD-41)
ad-word-draw-step = Draw step, Draw Cards
    .tip = Draw step: draw 0, 1 or 2 cards, up to your hand limit (AD-24)
ad-word-joined = Joined
    .tip = Joined: played together with another card, without an action of its own (AD-C19)
ad-word-unstoppable = unstoppable
    .tip = Unstoppable: no card can respond to it (AD-46)
ad-word-respond = respond, responds, response, responses
    .tip = Respond: play an any-time card before something takes effect (AD-41, AD-47)
ad-word-hot-potato = hot potato, hot potatoes, potato
    .tip = Hot potato: harms you if you have it in hand as your turn begins (AD-44)
ad-word-virus = virus, viruses
    .tip = Virus: S.A.T.A.N. Virus, Multi-Virus or Retro-Virus; ICE and Anti-Virus help against them (AD-R1)
ad-word-cancel = cancel, cancels, cancelled
    .tip = Cancel: the card does nothing and is discarded (AD-40)
ad-word-off = are off
    .tip = Off: Root bonuses and upgrades do nothing (AD-C49)
ad-word-down-to-3 = discard down to 3, discards down to 3, discards down to three
    .tip = Discard down to 3: the player keeps three cards (AD-45)
ad-word-bonus = Root bonus, Root bonuses
    .tip = Root bonus: what Root in a sector gives you (AD-70)
ad-word-trade = trade, trades, offer
    .tip = Trade: offer a player one card for whatever they give back; both must agree, and it takes an action (AD-50)
ad-word-checklist = checklist
    .tip = Checklist: what you know of each password, entered for you (AD-3, AD-91)

## Data.Warriors

dw-word-drive = drive, drives
    .tip = Drive: your face-down deck; with an empty one you are out (DW-2, DW-3)
dw-word-trash = trash
    .tip = Trash: where cards go that are wiped, killed or discarded (DW-1)
dw-word-desktop = desktop, desktops
    .tip = Desktop: where a player’s cards in play lie (DW-1)
dw-word-bench = daemon bench
    .tip = Daemon bench: the place for one .DAEMON (DW-31)
dw-word-daemon-word = daemon, daemons
    .tip = Daemon: always Idle; one per desktop (DW-31)
dw-word-program = program, programs
    .tip = Program: a .PRG; it is ready from your next Memory Cleanup on (DW-30)
dw-word-attach = attach, attached, attaches
    .tip = Attach: put a .CONF on a .PRG, its host (DW-32)
dw-word-command = command, commands
    .tip = Command: what a card can do for MP: --name and its cost (DW-22)
dw-word-issue = issue, issues, issued, issuing
    .tip = Issue: put a command or script on the stack (DW-13, DW-34)
dw-word-stack = stack
    .tip = Stack: what was issued; the last one in resolves first (DW-40)
dw-word-item = item, items
    .tip = Item: a command or script on the stack (DW-40)
dw-word-resolve = resolve, resolves, resolved
    .tip = Resolve: leave the stack and take effect (DW-40)
dw-word-respond = respond, responds, response, responses
    .tip = Respond: issue something before the top item resolves (DW-13)
dw-word-pass = pass, passes, passed
    .tip = Pass: no response; when all pass, the top item resolves (DW-13, DW-44)
dw-word-allocate = allocate, allocates, allocated
    .tip = Allocated: spent until your next Memory Cleanup (DW-20)
dw-word-final-cost = final cost
    .tip = Final cost: the printed cost with everything that changes it (DW-21)
dw-word-init = Init
    .tip = Init: the step in which you draw, at least one card (DW-10)
dw-word-setup = Setup
    .tip = Setup: the step in which you play cards (DW-12)
dw-word-run = Run
    .tip = Run: the step in which you issue commands and scripts (DW-13)
dw-word-exit = Exit
    .tip = Exit: discard down to five cards; then empty drives are out (DW-14)
dw-word-out = is out, are out
    .tip = Out: the drive was empty at the end of a turn (DW-3)
dw-word-mulligan = mulligan
    .tip = Mulligan: shuffle the starting hand back and draw five others, once (DW-2)

## Aetherium

ae-word-program = program, programs
    .tip = Program: one model or several with one data card (AE-5)
ae-word-collective = collective, collectives
    .tip = Collective: the programs that you bring (AE-5)
ae-word-data-card = data card, data cards
    .tip = Data card: shows what a program can do (AE-6)
ae-word-pad = PAD, PADs
    .tip = PAD: your program cards, face down in your own order (AE-10)
ae-word-active = active, activation, activations
    .tip = Activation: the time in which the program you drew acts (AE-11)
ae-word-cs = CS
    .tip = CS: cycles to spend, for moving, .EXE and capturing (AE-20)
ae-word-oc = OC
    .tip = OC: how many times it can be overclocked per activation (AE-70)
ae-word-uplink = uplink, uplinks
    .tip = Uplink: a node or a pylon; what you control brings RAM (AE-22, AE-80)
ae-word-capture = capture, captures, capturing, captured
    .tip = Capture: take a node or pylon next to the model, for CS (AE-22)
ae-word-recalibrate = re-calibrate, re-calibrates, re-calibrated, re-calibration, re-calibrations
    .tip = Re-calibrate: order your PAD again and set your RAM; none is carried over (AE-11, AE-80)
ae-word-facing = facing
    .tip = Facing: one of four ways; free with each step (AE-31)
ae-word-rear-arc = rear arc
    .tip = Rear arc: all squares behind the model; attacks from there roll one die more (AE-40, AE-51)
ae-word-combat-die = combat die, combat dice
    .tip = Combat die: twelve faces with Ping, Spike, Breach, Crash (AE-51)
ae-word-hit = hit, hits
    .tip = Hit: a die with a symbol of the attack profile (AE-52)
ae-word-coordination = coordination
    .tip = Coordination: one die more if another of its models could attack too (AE-53)
ae-word-boxes = stability grid, boxes, box
    .tip = Stability grid: damage fills its boxes; when all are full, it is deleted (AE-54)
ae-word-delete = delete, deletes, deleted
    .tip = Deleted: its grid is full, and it leaves the server for good (AE-54)
ae-word-rotate = rotate, rotates
    .tip = Rotate: turn a schema by 90°, for 3, 5 or 7 RAM by size (AE-71)
ae-word-universal-code = universal code
    .tip = Universal code: what programs of several factions can do, each by its name (AE-100)
ae-word-operation = operation, operations
    .tip = Operation: what is on the table, what brings points, and when the match ends (AE-120)
ae-word-points = points
    .tip = Points: for nodes, pylons, deletions or the cache, as the operation says; most points win at its end (AE-120, AE-126)
ae-word-cache = cache, caches
    .tip = Cache: what is downloaded in Digital Download (AE-122)

## Around words

glossary = Words
glossary-about = Every word of the game with its meaning. Click the number of a rule to read it.
glossary-rule = rule { $rules }
# $words are their names; pointing at one explains it. The key that opens the rulebook there stands behind it.
glossary-new =
    { $count ->
        [one] New word: { $words }
       *[other] New words: { $words }
    }
