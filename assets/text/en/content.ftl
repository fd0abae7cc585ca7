# What is wrong with content files. Words of the files stay as they are: names of fields, Action, Wipe, .SCRIPT.

## Where something is wrong; $wrong is one of the sentences below

content-field = { $field }: { $wrong }
content-of = { $field } of “{ $name }”: { $wrong }
ad-content-of = { $field } of card { $card }: { $wrong }

## Content of all games

content-unfit = The built-in { $file } no longer fits this file: { $error } Keep the name, or replace { $file } as well.
content-no-folder = There is no such folder.
# $rule is the number of a rule, or none.
content-range =
    { $rule ->
        [none] Must be { $least } to { $most }, not { $value }.
       *[other] Must be { $least } to { $most }, not { $value } ({ $rule }).
    }
content-entries = There must be 1 to { $most } entries, not { $count }.
content-taken =
    { $rule ->
        [none] Another entry has it already.
       *[other] Another entry has it already ({ $rule }).
    }
content-name = “{ $name }” can’t be used: 1 to 24 letters, digits, spaces and { $signs }, but no space at either end.
content-id = “{ $name }” can’t be an id: use 1 to 32 lower-case letters (a–z), digits and hyphens.
content-unknown =
    { $kind ->
        [card] There is no card “{ $name }”.
        [drive] There is no ready drive “{ $name }”.
        [faction] There is no faction “{ $name }”.
        [operation] There is no operation “{ $name }”.
        [program] There is no program “{ $name }”.
       *[schema] There is no schema “{ $name }”.
    }
# $unknown is content-unknown.
content-known = { $unknown } Known: { $known }.
content-color = “{ $text }” is not a colour. Write it like #1A2B3C.

## Scenes of tables

scene-zoom = Must be two distances above 0, the nearest first, not { $zoom }.
scene-plays = Needs 3 points or more.
scene-built-in = { $error } The built-in scene is used.

## Terminal Dispute

td-content-ports = A grid has 6 ports, not { $count } (TD-30).
td-content-circles = A grid has 4 circles, not { $count } (TD-35).
td-content-port = Port { $port } at { $cell } must be on the grid, and not where another port is (TD-30).
td-content-port-lines = Too many lines start at port { $port }. Put it at the edge of the grid (TD-33).
td-content-circle = { $cell } is not a hex of the grid, or appears twice (TD-35).
td-content-ranks = The ranks must go down from the highest total to one of 0 (TD-61).

## Access Denied

ad-content-cards = There must be { $cards } cards, not { $count } (AD-2).
ad-content-copies = { $cards } cards must have the code { $code }, not { $count } (AD-2).
# $what is what stands on such cards, as in the file.
ad-content-most =
    { $most ->
        [one] Only 1 card can have “{ $what }”, not { $count }.
       *[other] Only { $most } cards can have “{ $what }”, not { $count }.
    }
ad-content-title = A card needs a title.
ad-content-text = The text must be in sentences, with a full stop at the end.
ad-content-effects = A card has at most 15 effects.
ad-content-level = The level must be User, Oper or Root (AD-42).
ad-content-code = Only an upgrade can require a code (AD-42).
ad-content-no-abilities = An upgrade needs at least one ability (AD-43).
ad-content-abilities = Only an upgrade can have abilities (AD-43).
ad-content-upgrade = An upgrade has abilities instead of effects (AD-43).
ad-content-no-penalty = A hot potato needs a penalty (AD-44).
ad-content-penalty = Only a hot potato can have a penalty (AD-44).
ad-content-potato = A hot potato is never played, so it has no effects and requires nothing (AD-44).
ad-content-no-effects = A card that is played needs at least one effect.
ad-content-any-time = A card played on anyone’s turn targets what it responds to, or nothing: leave “aim” out (AD-41).
ad-content-standing = Only a response can have a standing (AD-41).
ad-content-standing-loss = A loss happens in no sector, so a response to it has no standing.
ad-content-lying = A card that is laid on a sector needs when: Action and aim: OwnAccess (AD-43).
ad-content-lying-effect = “{ $effect }” does not work on a card that lies on a sector.
# $needed is a field with its values, as in the file.
ad-content-needs = “{ $effect }” needs { $needed }.
ad-content-gain = “{ $effect }” needs an aim at a sector where the player has less access than that.

## Data.Warriors

dw-content-commands = All cards together can have { $most } commands, not { $count } (DW-82).
dw-content-no-drives = There must be at least one ready drive (DW-81).
dw-content-drive-name = Use lower-case letters (a–z), digits and hyphens, but not “{ $usual }” (DW-81).
dw-content-script-in-play = A .SCRIPT is never in play, so it has no commands, lends or always (DW-33).
dw-content-script-placed = A .SCRIPT is never put on a desktop: leave “placed” out (DW-33).
dw-content-own-text = Only a .SCRIPT has targets, does or either of its own. Use effects or commands.
dw-content-most = A card has at most 4 commands, 2 lends, 4 effects and 6 always.
dw-content-command-twice = The command { $command } appears twice.
dw-content-script-effect = A .SCRIPT is never in play, so only ThisWiped and ThisDiscarded work on it (DW-33).
dw-content-no-state = Name at least one state: Loading, Idle or Running.
dw-content-daemon-idle = A .DAEMON is always Idle (DW-31).
dw-content-never-issued = { $command } can never be issued (DW-20, DW-34, DW-51).
dw-content-command-name = “{ $command }” can’t be a command. Write “--” and then 1 to 20 lower-case letters (a–z), digits, “-” and “=” (DW-22).
dw-content-either-alone = With an either, targets and does belong in its parts.
dw-content-either-parts = An either has 2 to 4 parts, not { $count }.
dw-content-targets = A text has at most { $most } targets, each with a count of at least 1.
dw-content-does = A text does 1 to 8 things, not { $count }.
dw-content-copy-target = A text that copies has exactly one target, an item on the stack.
dw-content-copy-effect = Only a command or a script can copy.
dw-content-guard = If and Unless need a verb after them.
dw-content-inject = A card is injected onto one desktop, not onto those of several players.
dw-content-subject-item = Only Issued and IssuedFrom are about an item.
dw-content-while-in-play = A .SCRIPT is never in play, so nothing can last WhileInPlay (DW-33).
dw-content-no-target =
    { $count ->
        [0] There is no target { $target }: this text has none.
       *[other] There is no target { $target }: this text has { $count }, counted from 0.
    }
dw-content-target-kind = Target { $target } is of the wrong kind for this.
dw-content-script-desktop = A .SCRIPT lies on no desktop, so it has no Here (DW-33).
dw-content-subject-player = Only an effect is about a player.
dw-content-them = Them can stand only in an amount.
dw-content-script-never = A .SCRIPT is never in play (DW-33).
dw-content-host = Only a .CONF has a host (DW-32).
dw-content-subject-card = Only Enters, Becomes, Issued, IssuedFrom and Resolved are about a card in play.
dw-content-at-here = Write at: You for the desktop where the card lies, not at: Here (DW-35).
dw-content-amount = An amount must be 1 to 40, not { $count }.
dw-content-times = An amount can be multiplied by at most 8, not by { $times }.
dw-content-change = Costs and wipes can change by -8 to 8, not by { $more }.
dw-content-variable = Only a command with a Variable cost has a □ (DW-22).
dw-content-event = Only Wiped, Drew, Discarded and Throttled are about a number.

## Aetherium: programs

ae-content-id-program = A program has this id already.
ae-content-no-ram = Only an avatar has RAM (AE-6).
ae-content-omni = Only a function can be omni (AE-113).
ae-content-form = Only a subroutine can be segmented or linked.
ae-content-models = A segmented or linked program has 2 to { $most } models, not { $models } (AE-110, AE-111).
ae-content-colours = A linked program has a colour for each of its { $models } models, not { $colours } (AE-112).
ae-content-grid = A grid has 1 to { $colours } colours of at least 1 box each, and at most { $boxes } boxes in all, not { $grid } (AE-54).
ae-content-profile = An attack profile lists 3 or 4 symbols, not { $count } (AE-6).
ae-content-damage = Light, medium and heavy damage must be 1 to 8 boxes each and must not decrease, unlike { $damage } (AE-52).
ae-content-exes = A data card has at most { $most } .EXE, not { $count }.
ae-content-exe-twice = Two .EXE of this card are called “{ $name }”.
ae-content-exe-cost = “{ $name }” must cost 1 to { $most } CS (CS and OC together), not { $cost } (AE-21, AE-70).
ae-content-exe-range = The range of “{ $name }” must be 1 to { $most }, not { $range }.
ae-content-exe-target = “{ $name }” has a target but does nothing with it.
ae-content-does = “{ $name }” must do 1 to 6 things, not { $count }.
ae-content-no-target = “{ $name }” has no target, but one of its effects needs it.
ae-content-gone = “{ $name }” works on its own model, which is gone by then (AE-55).
ae-content-changes-damage = “{ $name }” changes damage. Only a disruption can (AE-58).
ae-content-no-attack = “{ $name }” is about an attack, but the program has none (AE-50).
ae-content-next-attack = “{ $name }” helps the next attack. Only an .EXE can.
ae-content-attack-again = “{ $name }” attacks again. Only an .EXE or a disruption can (AE-50).
ae-content-firewall = “{ $name }” sets a firewall on its own square. Only a deletion effect can (AE-104).
ae-content-no-uplink = “{ $name }” captures, but the program has No Uplink (AE-103).
ae-content-materialize-several = “{ $name }” materializes several models. Use This or Target.
ae-content-beside-itself = “{ $name }” can’t materialize a model next to itself.
ae-content-omni-moved = “{ $name }” moves an omni outside its activation (AE-113).
ae-content-omni-swapped = “{ $name }” can’t swap an omni (AE-113).
ae-content-push-itself = “{ $name }” can’t push or pull its own model.
ae-content-turn-several = “{ $name }” turns several models. Use This or Target.
ae-content-condition = “{ $name }” has an If without an effect after it.
ae-content-asks-attack = “{ $name }” asks about the attack. Only a disruption can.
ae-content-number = “{ $name }” has a number that is not 1 to { $most }.

## Aetherium: schemas

ae-content-rows =
    { $size ->
        [Small] A small schema has { $side } rows, not { $count } (AE-2).
        [Medium] A medium schema has { $side } rows, not { $count } (AE-2).
       *[Large] A large schema has { $side } rows, not { $count } (AE-2).
    }
ae-content-row =
    { $size ->
        [Small] Row { $row } of a small schema has { $side } squares, not { $count } (AE-2).
        [Medium] Row { $row } of a medium schema has { $side } squares, not { $count } (AE-2).
       *[Large] Row { $row } of a large schema has { $side } squares, not { $count } (AE-2).
    }
ae-content-sign = “{ $sign }” in row { $row } means nothing. Use . o r f # N P.
ae-content-uplinks = A schema has at most one node or pylon, not { $count } (AE-3).
ae-content-node = Only a large schema can have a node (AE-3).
ae-content-standing-room = A schema needs at least one square to stand on: o, r or f.
ae-content-middle = The squares must lie around the middle of the drawing.

## Aetherium: operations

ae-content-file-name = The name of the file is the id of the operation. In { $folder } “{ $name }” can’t be one: use lower-case letters (a–z), digits and hyphens.
ae-content-placed-by = Either every schema says who places it, or none does: { $placed } of { $schemas } do.
# $wrong is one of the next five.
ae-content-schema = “{ $schema }” at { $centre }: { $wrong }
ae-content-off-server = It lies off the server (AE-1).
ae-content-overlap = It lies on another schema (AE-1).
ae-content-order = It is larger than the one before. Players place large schemas first.
ae-content-start-uplink = It has no node or pylon to start with (AE-61).
ae-content-start-placed = The player who starts with it must place it.
ae-content-starts = Both players must start with the same number of nodes and pylons, not { $first } and { $second }.
ae-content-no-edge = Each player needs an edge (AE-14).
ae-content-edge-twice = An edge can’t belong to both players (AE-14).
ae-content-cache = A cache needs exactly 1 node, not { $nodes } (AE-122).
ae-content-tokens = Entry tokens need at least 4 pylons, not { $pylons } (AE-123).
ae-content-score-nothing = “{ $score }” scores for something that this operation does not have.
ae-content-score-points = “{ $score }” must score 1 to 20 points.
ae-content-score-end = “{ $score }” is counted only at the end, not AtRecalibration.
ae-content-score-twice = “{ $score }” appears twice, perhaps with other points.
ae-content-no-scoring = Something must score.
ae-content-holds = “{ $end }” must ask for at least one node or pylon, and for no more than the operation has: { $nodes } nodes and { $pylons } pylons.
ae-content-end-once = There must be exactly one { $end }, not { $count } ({ $rule }).
ae-content-end-twice = There can be one { $end }, not { $count }.
ae-content-recalibrations = Recalibrated(n) must have 1 to { $most } re-calibrations, not { $count } (AE-81).
ae-content-end-points = After the last re-calibration points decide: write Recalibrated(n) with then: Points.
