# What is wrong with setups, queued results, drives and collectives, and with states from outside.
#
# What is wrong with a state stands after the path of a field and a colon (content-field): “table.players[2].upgrades: …”.
# Places in a path count from 0, $seat counts from 1 as on screen. $rule is the number of a rule.

## Setups

dw-setup-no-seat =
    { $seats ->
        [one] The match has only 1 seat (DW-1).
       *[other] The match has only { $seats } seats (DW-1).
    }
ae-setup-no-ready =
    { $size ->
        [learning] There is no ready learning collective (AE-5). List its programs.
       *[full] There is no ready full collective (AE-5). List its programs.
    }
ae-setup-fixed = { $operation } has fixed schemas: players can’t place them. Use placement=fixed (AE-120).

## Drives and collectives

dw-list-copies = { $count } copies of { $card } are too many: { $most } are allowed (DW-2).
dw-list-cards = A drive has { $wanted } cards, not { $count } (DW-2).
ae-list-kind =
    { $kind ->
        [Avatar] A { $size } collective has { $wanted } avatar, not { $count } (AE-5).
        [Function]
            { $wanted ->
                [one] A { $size } collective has 1 function, not { $count } (AE-5).
               *[other] A { $size } collective has { $wanted } functions, not { $count } (AE-5).
            }
       *[Subroutine]
            { $wanted ->
                [one] A { $size } collective has 1 subroutine, not { $count } (AE-5).
               *[other] A { $size } collective has { $wanted } subroutines, not { $count } (AE-5).
            }
    }
# Of a position with fewer programs than a match has.
ae-list-most =
    { $kind ->
        [Avatar] A { $size } collective has at most { $most } avatar, not { $count } (AE-5).
        [Function]
            { $most ->
                [one] A { $size } collective has at most 1 function, not { $count } (AE-5).
               *[other] A { $size } collective has at most { $most } functions, not { $count } (AE-5).
            }
       *[Subroutine]
            { $most ->
                [one] A { $size } collective has at most 1 subroutine, not { $count } (AE-5).
               *[other] A { $size } collective has at most { $most } subroutines, not { $count } (AE-5).
            }
    }
ae-list-empty = A collective needs at least one program (AE-5).
ae-list-omnis = A collective has at most 1 omni, not { $count }: { $omnis } (AE-5).
ae-list-faction = { $program } belongs to a different faction from { $other } (AE-5).
ae-list-twice = { $program } appears twice, but each program has one card (AE-5).
ae-list-unknown = There is neither a ready collective nor a program “{ $name }”.

## Queued results

position-queue-full =
    { $free ->
        [0] The queue is full: it holds { $most } results.
        [one] The queue has room for 1 more result, not for { $count }.
       *[other] The queue has room for { $free } more results, not for { $count }.
    }
position-queue-none = { $result } is not a result in any game.
ad-queue-card = Cards are queued by their number, 1 to { $most }, not as { $card }.
dw-queue-card = A card’s place in the list of its drive is 0 to { $last }, not { $place }.
ae-queue-die = Combat dice are queued as 0 (Ping), 1 (Spike), 2 (Breach) or 3 (Crash), not as { $result }.

## What can’t be read. The reader ends the sentence: no full stop here

position-number =
    { $kind ->
        [card] There is no card { $number }: cards are numbered { $least } to { $most }
        [hex] There is no hex { $number }: hexes are numbered { $least } to { $most }
        [program] There is no program { $number }: programs are numbered { $least } to { $most }
       *[model] There is no model { $number }: models are numbered { $least } to { $most }
    }
position-list = This list has { $count } entries, but at most { $most } fit
position-seed = A seed is written as 64 hexadecimal digits
td-position-row = Row { $row } of a matrix must have { $boxes } boxes, not “{ $text }”
td-position-box = A box is “.”, “x” or 1 to 6, not “{ $letter }”
td-position-line = These hexes are not a line that starts at a port (TD-32)
ad-position-marks = An effect appears twice: write effects of one kind as one
dw-position-twice = Card { $card } is in play twice
ae-position-square = “{ $text }” is not a square: squares are A1 (south-west) to R18 (north-east)

## States of all games

position-empty-seat =
    { $seats ->
        [one] The match has only 1 seat, so this must be empty ({ $rule }).
       *[other] The match has only { $seats } seats, so this must be empty ({ $rule }).
    }
position-nobody-asked =
    { $rule ->
        [none] The match is not over, but nobody can act.
       *[other] The match is not over, but nobody can act ({ $rule }).
    }
position-stuck =
    { $rule ->
        [none] Seat { $seat } has to act, but no action is legal.
       *[other] Seat { $seat } has to act, but no action is legal ({ $rule }).
    }
position-goes-on = The match can’t rest here: it goes on by itself ({ $rule }).
position-repeated = An entry appears twice ({ $rule }).

## Terminal Dispute

td-position-all-written = Every seat has finished writing, so the round must be over (TD-11).
td-position-not-over = The match is over after round { $rounds }, not in round { $round } (TD-4).
td-position-by-chance = In round { $round } the dice are allocated by chance, not by a player (TD-60).
td-position-dice =
    { $rolled ->
        [yes] The dice are rolled, so each must be 1 to 6, not { $dice } (TD-10).
       *[no] The dice are not rolled yet, so each must be 0, not { $dice } (TD-10).
    }
td-position-allocation = The spots must hold the dice { $dice }, with the lower value first in each pair (TD-10).
td-position-no-allocation = In the phase { $phase } no dice are allocated, so every spot must be 0 (TD-10).
td-position-off-grid = There is no hex { $hex }: hexes are numbered 0 to { $last } (TD-30).
td-position-tracker =
    { $circles ->
        [one] 1 circled hex is shaded, so “unlocked” must be 1 and “used” at most 1, not { $unlocked } and { $used } (TD-40).
       *[other] { $circles } circled hexes are shaded, so “unlocked” must be { $circles } and “used” at most { $circles }, not { $unlocked } and { $used } (TD-40).
    }
td-position-boxes =
    { $whole ->
        [yes]
            { $rounds ->
                [one] After 1 round { $boxes } boxes are filled, not { $filled } (TD-4).
               *[other] After { $rounds } rounds { $boxes } boxes are filled, not { $filled } (TD-4).
            }
       *[no]
            { $rounds ->
                [one] After 1 round at most { $boxes } boxes are filled, not { $filled } (TD-4).
               *[other] After { $rounds } rounds at most { $boxes } boxes are filled, not { $filled } (TD-4).
            }
    }
td-position-crossed =
    { $rounds ->
        [one] After 1 round at most { $most } boxes can be crossed out, not { $crossed } (TD-22, TD-23).
       *[other] After { $rounds } rounds at most { $most } boxes can be crossed out, not { $crossed } (TD-22, TD-23).
    }
td-position-nothing-to-write = In the phase { $phase } nobody writes, so there can’t be dice to write (TD-11).
td-position-between-rounds = Between rounds this must be the same as { $shown } (TD-11).
td-position-kept = Everything in { $shown } must be here too: what is written stays (TD-20).
td-position-navigation = The step { $step } and the navigation dice { $dice } don’t fit the boxes filled this round (TD-20–TD-23).
td-position-phone = The phone dice { $dice } don’t fit the hexes shaded this round (TD-31–TD-34).
td-position-turn-dice = Written or not, these dice must be those of the shared board; only an ability can swap them (TD-10, TD-41).

## Access Denied: $cards are numbers of cards

ad-position-cancel-level = Must be User or Oper, not { $level } (AD-C43).
ad-position-controls =
    { $each ->
        [one] Seat { $seat } must control 1 sector, not { $count } (AD-10).
       *[other] Seat { $seat } must control { $each } sectors, not { $count } (AD-82).
    }
ad-position-root = This player controls { $sector } and must have Root there (AD-10).
ad-position-upgrades = These cards are not upgrades: { $cards } (AD-43).
ad-position-upgrades-off = This player is Oper in { $sector } already, so their upgrades work (AD-C27).
ad-position-now = It’s not this player’s turn, so this must be empty (AD-R9).
ad-position-won = Seat { $seat } has won with Root in { $roots } sectors, so the match must be over (AD-80).
ad-position-lying = Card { $card } can’t lie on a sector (AD-43).
ad-position-potatoes = These cards are not hot potatoes: { $cards } (AD-44).
ad-position-twice = These cards are in more than one place: { $cards } (AD-2).
ad-position-missing = These cards are missing: { $cards } (AD-2).
# $wanted: none, if nobody controls the sector; begun, while passwords are set; whole.
ad-position-password =
    { $wanted ->
        [none] Nobody controls { $sector }, so it has no password (AD-10).
        [begun] The codes of the password of { $sector } must be different (AD-12).
       *[whole] The password of { $sector } must have three different codes (AD-12).
    }
ad-position-boot-hand = With these cards this player can’t complete their passwords (AD-12).
ad-position-seen-by-all = These cards lie in passwords, so not everyone has seen them: { $cards } (AD-13).
ad-position-codes-shown = Must be codes of this player’s passwords, and none before the first turn (AD-92).
ad-position-seen = Must have all cards that lie open and all that this player holds or knows, none from a password, and no others before the first turn (AD-13, AD-90).
ad-position-known = Must have only cards that other players hold (AD-91).
ad-position-clue = This does not agree with the password of { $sector } (AD-91).
ad-position-aside-held = These cards are in no hand, so they can’t be laid aside: { $cards } (AD-31).
ad-position-no-attempt = There is no attempt, so nothing can be handed over (AD-31).
ad-position-aside =
    { $count ->
        [0] Seat { $seat } must have cards laid aside for what is in progress (AD-31, AD-50).
       *[other] Seat { $seat } has cards laid aside that don’t fit what is in progress: { $cards } (AD-31, AD-50).
    }
ad-position-not-over = Nobody has won, and round { $round } is not the last of { $rounds } (AD-80, AD-83).
ad-position-quiet = Nothing is in progress before the first turn or after the last (AD-20).
ad-position-frame = This does not fit the step, or what is below it on the stack (AD-40).

## Data.Warriors

dw-position-exits = Must be the highest “out” of all players, { $latest }, not { $exits } (DW-3).
dw-position-sorted = The cards must be in the order of the card file (DW-2).
dw-position-memory = { $points } Memory Points are allocated, but a player has { $most } (DW-1).
dw-position-throttled = Each entry must have at least 1 point and come from a player who is not out (DW-60).
dw-position-throttled-twice = Entries next to each other must come from different players (DW-60).
dw-position-shields = Only a player who is not out can set shields (DW-60).
dw-position-out = This player is out, so nothing of theirs can be left (DW-4).
# $place is drive or hand.
dw-position-count =
    { $place ->
        [drive] Must be the number of cards in the drive, { $count }, not { $value } (DW-1).
       *[hand] Must be the number of cards in the hand, { $count }, not { $value } (DW-1).
    }
dw-position-places = Each card of a player who is not out must be in exactly one place (DW-1, DW-35).
dw-position-known = Must have only cards in drives and in other players’ hands, and none once this player is out (DW-60).
# $wrong is one of the next five.
dw-position-card = Card { $card } ({ $title }): { $wrong }
dw-position-with-nobody = Its controller and the player at whose desktop it lies must not be out (DW-35).
dw-position-script = A .SCRIPT is never in play (DW-33).
dw-position-daemon = A .DAEMON is always Idle (DW-31).
dw-position-no-host = A .CONF needs a .PRG of the same desktop as its host (DW-32).
dw-position-host = Only a .CONF has a host (DW-32).
dw-position-bench = A daemon bench has room for one .DAEMON (DW-31).
dw-position-lasting = Must be about cards in play, players of this match, and a change of -8 to 8 (DW-60).
dw-position-source = The card that it lasts with must be in play (DW-60).
dw-position-command = There is no such command (DW-34).
dw-position-item = Nothing can be issued like this (DW-40).
dw-position-number = Items must be numbered upwards from 1 to { $issues }, not { $number } (DW-40).
dw-position-choosing = Nobody can be choosing this (DW-40).
dw-position-no-choice = There is nothing to choose between (DW-40).
dw-position-discarding = Nobody can be discarding for this (DW-60).
dw-position-pending = There is no such effect (DW-52).
dw-position-winners =
    { $over ->
        [yes] The match is over, so someone must have won (DW-3).
       *[no] The match is not over, so nobody can have won (DW-3).
    }
dw-position-winners-out = Only players who are not out can win (DW-3).
dw-position-passed = No effect waits or happens, so this must be empty (DW-53).
dw-position-over = The match is over, so nothing can be in progress (DW-3).
dw-position-last-player = Only one player is not out, so the match must be over (DW-3).
dw-position-seat-out = This player is out (DW-4).
dw-position-stack = Outside Run the stack must be empty (DW-13).
dw-position-decided = The first turn has begun, so everyone must have decided on a mulligan (DW-2).

## Aetherium

ae-position-models = Must have { $wanted } entries, not { $count }.
ae-position-schemas = Must have an entry for each of the { $schemas } schemas of the operation (AE-120).
ae-position-shape = Must be the shape of “{ $schema }”, as in the operation (AE-120).
ae-position-off-server = This schema lies off the server (AE-1).
ae-position-overlap = This schema lies on another (AE-1).
ae-position-holder = Only a schema with a node or pylon can be controlled, and only by 0 or 1 (AE-22).
ae-position-firewall = { $square } is occupied, so no firewall can stand there (AE-104).
ae-position-nowhere =
    { $counts ->
        [yes] The program has this model, so it can’t be Nowhere (AE-110, AE-111).
       *[no] The program does not have this model, so it must be Nowhere (AE-110, AE-111).
    }
ae-position-place = The model must stand wholly on the server, on free squares that can be entered (AE-4).
ae-position-omni = An omni model stands on at most one schema (AE-113).
ae-position-entry = There is no such schema: { $schemas } are on the server, counted from 0 (AE-123).
# $full is how many colours are full.
ae-position-linked =
    { $full ->
        [0] No colour is full, so { $wanted } models must be left, not { $found } (AE-112).
        [one] 1 colour is full, so { $wanted } models must be left, not { $found } (AE-112).
       *[other] { $full } colours are full, so { $wanted } models must be left, not { $found } (AE-112).
    }
ae-position-moment = Must be Choose, Enter or Act, where a player acts, not { $moment }.
ae-position-active = “slot” and “unit” must be the same program, of the player whose turn it is (AE-11).
ae-position-movement = Only a model of the active linked program can be moving (AE-111).
ae-position-about-nothing = This is about something that does not exist.
ae-position-strike = A model with an attack profile must be attacking an enemy (AE-50).
ae-position-lifted = A model is lifted, but nobody is choosing a square for it (AE-74, AE-111).
ae-position-ordering = A PAD is ordered only before the first turn and at re-calibrations (AE-10).
ae-position-pad = Must have the cards of the PAD, each once (AE-10).
ae-position-pad-card = Only cards of programs in play can be in a PAD (AE-13).
ae-position-tokens = The tokens must lie where table.tokens.at says, one at a pylon (AE-123).
ae-position-token-shown = A shown token must be the one that lies there (AE-123).
ae-position-cache = Must be None without a cache in the operation; with one only a model in play carries it (AE-122).
ae-position-over = An end of the operation has been reached, so the match must be over (AE-13).
