# The screens beside the table: title, menu, new match, saved matches, settings, rulebook.

## Title and menu

title-about = Four games about hacking on one table
title-continue = Continue
    .tip =
        { $steps ->
            [one] { $players } after { $steps } action
           *[other] { $players } after { $steps } actions
        }
title-table = { $game } · table { $code } at { $address }
title-drives = Drives
    .tip = Build and try drives for Data.Warriors
title-collectives = Collectives
    .tip = A collective is the programs you bring to a match of Aetherium: build your own and try it
title-version = Version { $version }
rulebook = Rulebook
settings = Settings
credits = Credits
menu-resume = Continue
menu-new-match = New match
menu-library = Saved matches
menu-title = Title
menu-quit = Quit
    .tip = Nothing is lost: every match is saved as it stands
menu-players = Players
menu-saved = Every action is saved at once.
menu-asked = asked about
menu-take = Take the computer to play a card out of turn
title-players = { $seats } players
title-minutes = { $from }–{ $to } min
about-terminal-dispute = Write dice into the matrix, shade lines in the charger, and make the most of every roll.
about-access-denied = Deduce the passwords of the other sectors, and gain access before the others do.
about-data-warriors = A duel of drives: load programs, stack commands, and wipe the enemy drive.
about-aetherium = Lead your programs across a server whose floor shifts and rotates under them.
hardness-easy = easy
hardness-medium = medium
hardness-hard = demanding

## Other tables

seat-elsewhere = On another screen
    .tip = Someone joins with a phone, a browser or another computer.
new-match-add-elsewhere = Add someone on another screen
new-match-open = Open the table
host-name = Cyberdeck
join = Join a table
join-about = Play at a table in the room or elsewhere. Ask the host for the address and the code.
join-name = Your name
join-address = Address
join-code = Code
join-password = Password
    .tip = if the host asks for one
join-sit = Take a seat
join-watch = Watch
    .tip = You see what everyone sees.
join-nearby = Found in this network
join-before = Tables you have been at
    .tip = Back to your seat there
join-connecting = Connecting …
invite = Others can join now
invite-how = Scan the code with a phone, or open the address in a browser. In Cyberdeck: “Join a table”.
invite-copy = Copy the address
invite-open = open
invite-you = you
invite-away = away
menu-hosted = The host keeps this match. Your seat stays yours.
menu-remove = Remove from the table. The others must agree, unless this is your table
menu-remove-sure = Really remove { $player }?
menu-bot = Ask the others to let a bot play this seat
menu-pause = Pause
    .tip = Everyone who is there has to agree.
menu-say = Say something to everyone
menu-go-on = Go on

## A first evening

evening = A first evening
    .tip = Lessons, first matches and puzzles
evening-about = For each game lessons, a first match and puzzles. Everything is open: begin where you like.
evening-match = First match
    .tip = At the easy level: after each turn a bot says why it did that
evening-match-open = easy
evening-match-left = under way
evening-next-lesson = Next: { $game }, “{ $lesson }”
evening-next-match = Next: { $game }, first match
evening-next-puzzles = Next: { $game }, puzzles
evening-done = You’ve been to every station.
achievements = Achievements
achievements-about = What is worth trying. Every match you finish counts, the saved ones too.
achievements-count = Achievements: { $earned } of { $all }
achievements-of = { $earned } of { $all }

## New match

new-match-options = Options
new-match-start = Start { $game }
new-match-lesson = Lesson: { $lesson } ({ $minutes } minutes)
new-match-lessons = Lessons
new-match-clock = No clock
    .tip = How much time players have: a bank, and more for every turn. Who runs out does not lose, but the others may let a bot play
new-match-clock-of = { $minutes } min, and { $seconds } s per turn
new-match-remove-seat = Remove this seat
new-match-add-person = Add a person
new-match-add-bot = Add a bot
new-match-own-list = your own list
new-match-seed = Seed
    .tip = The same seed rolls the same dice and shuffles the same way
new-match-seed-random = random
new-match-bad-seed = A seed is a whole number from 0 to 18446744073709551615. Leave it empty for a random one.
# Values of options, as setups name them.
option-value-usual = usual
option-value-random = random
option-value-off = off
option-value-on = on
option-value-oper = Oper or Root
option-value-access = any access
option-value-fixed = by operation
option-value-players = placed in turns
begin-access-denied = To begin with: you and two easy bots.
begin-data-warriors = To begin with: you and an easy bot, both with the usual drives.
begin-aetherium = To begin with: the learning game First Link, three programs each, with an easy bot.
new-match-learn = Learning game
    .tip = Choose First Link, the usual collectives and an easy bot
level-random = Takes any legal action
level-easy = Sees only what an action brings at once, and slips now and then
level-normal = Judges a position well, but doesn’t look far ahead
level-hard = Judges a position well, and thinks ahead for a few seconds

## Saved matches

library-trash = Trash
library-trash-empty = The trash is empty.
library-empty = There are no saved matches.
library-unknown = Unknown game
library-over =
    { $score ->
        [one] over, { $score } point
       *[other] over, { $score } points
    }
library-steps =
    { $steps ->
        [one] { $steps } action
       *[other] { $steps } actions
    }
library-seed = seed { $seed }
library-touched = dice set by hand
library-hinted = with hints
library-restore = Restore
library-delete = Move to the trash
library-rescue = Play on
    .tip = Play on from action { $steps } as a new match; this file stays as it is
library-keep-name = Keep this name (Enter)
library-rename = Rename
library-replay = Replay
library-look = Show
ago-now = just now
ago-minutes = { $count } min ago
ago-hours = { $count } h ago
ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }

## Rulebook

rulebook-search = Word, or TD-21
rulebook-found =
    { $count ->
        [0] Nothing found for “{ $words }”.
        [one] { $count } place with “{ $words }”
       *[other] { $count } places with “{ $words }”
    }
copy-address = Copy { $address }

## Settings

settings-general = General
settings-picture = Picture
settings-keys = Keys
settings-language = Language
settings-pseudo = Longer English (test)
settings-window = Window
settings-full-screen = Full screen
settings-v-sync = V-Sync
settings-quality = Quality
quality-low = Low
    .tip = Painted light, for computers without a graphics card
quality-medium = Medium
    .tip = Shadows, reflections and glow
quality-high = High
    .tip = Shade in corners and where things touch, fine edges and sharp writing
settings-scale = Interface size
settings-speed = Speed
speed-half = 0.5×
speed-normal = 1×
speed-double = 2×
speed-four = 4×
speed-instant = Instant
settings-reduced-motion = Reduced motion
    .tip = Nothing travels, shakes or pulses
settings-palette = Colours
palette-standard = Standard
palette-high-contrast = High contrast
palette-phosphor = Phosphor
palette-monochrome = Monochrome
settings-volume = Sound
settings-interface-volume = Button sounds
settings-shared = Shared computer
settings-curtain = Curtain between players
settings-confirm-last = Confirmation before your last entry of a round
    .tip = You can’t undo it once everyone has finished
settings-reset = Reset all settings
settings-kept = Changes are saved at once.
settings-broken = { $error } The default settings are used. Correct or delete the file to save settings again.
settings-unread = { $path }: { $error } The default settings are used.
settings-not-saved = The settings can’t be saved: { $error }
settings-silent = No sound device was found. Connect or turn one on, then start Cyberdeck again.
checklist-nothing = Nothing
    .tip = You keep the checklist yourself
checklist-certain = Certain
    .tip = Fills in what you were shown and what your attempts proved (AD-91)
checklist-logic = Logic
    .tip = Also fills in, in a lighter colour, what follows from that (AD-92)
quality-ultra = Ultra
    .tip = Finer shadows and shade, for strong graphics cards
quality-software = This computer draws without a graphics card. Low suits it best.
quality-no-shade = This graphics adapter can’t shade corners. That effect is left out.
settings-effects-volume = Table sounds
settings-room-volume = Room sounds
settings-music-volume = Music
shader-broken = This graphics adapter can’t use a shader ({ $name }). What it draws is simpler or left out.
quality-no-glow = This graphics adapter can’t draw glow. That pass is left out.
quality-no-samples = This graphics adapter can’t draw edges from several samples. That pass is left out.
pictures-broken = These pictures can’t be read and are left out: { $names }
sounds-broken = These sounds can’t be read and are left out: { $names }

## Keys

keys-how = Click a key, then press the new one. Esc keeps the old one. If the key is in use, the two commands swap.
keys-press = press a key
keys-reset = Reset all keys
keys-back = Back, menu
keys-main = Main button
keys-confirm = Choose the target
keys-undo = Undo
keys-redo = Redo
keys-rulebook = Rulebook
keys-next-target = Next target
keys-previous-target = Previous target
keys-left = Target to the left
keys-right = Target to the right
keys-up = Target above
keys-down = Target below
keys-turn-left = Turn left
keys-turn-right = Turn right
keys-top-down = View from above
keys-reset-camera = Reset the camera
keys-log = Fold the log
keys-hint = Hint
keys-page = Checklist (Access Denied)
keys-end-step = End the step
keys-pick-1 = Choice 1
keys-pick-2 = Choice 2
keys-pick-3 = Choice 3
keys-pick-4 = Choice 4
keys-pick-5 = Choice 5
keys-pick-6 = Choice 6
keys-pick-7 = Choice 7
keys-pick-8 = Choice 8
keys-pick-9 = Choice 9

## Starting the window

launch-closed = The window closed with an error. The log above says which one.
launch-not-saved = { $error } Until then matches are not saved.
launch-no-display = There is no display to open a window on. To watch a match in the terminal: cyberdeck watch terminal-dispute
launch-display = The display { $display } can’t be reached ({ $error }). To watch a match in the terminal: cyberdeck watch terminal-dispute
launch-rescued = This is a new match from action { $steps } on. The damaged file stays as it was.
launch-picture = The picture could not be drawn. Is there a graphics driver?
launch-second = Cyberdeck is already open in another window. Both share matches and settings; a match can be open in one of them only.
launch-no-graphics-linux = No graphics driver with Vulkan was found. Install one (on Debian and Ubuntu: mesa-vulkan-drivers), then start Cyberdeck again.
launch-no-graphics-windows = No graphics driver with Vulkan or DirectX 12 was found. Install the latest driver from the maker of your graphics card, then start Cyberdeck again.
launch-no-graphics-macos = No graphics card with Metal was found. Cyberdeck needs a Mac with Metal.
launch-old-graphics = The graphics driver is too old for Cyberdeck. Update it, then start Cyberdeck again.
crash = Cyberdeck closed with an error
crash-about = A report was saved on this computer. It contains nothing personal, and nothing was sent. Your matches were saved after every action.
crash-resume = Continue the match
crash-show = Show the report
crash-copy = Copy the report
crash-file = Saved as { $path }
launch-unwritten = { $path } can’t be written: { $error }
launch-film-full = { $path } is not empty. Choose an empty or new folder for the pictures.
launch-film-progress =
    { $pictures ->
        [one] { $pictures } picture; action { $step } of { $to }
       *[other] { $pictures } pictures; action { $step } of { $to }
    }
launch-film-done =
    { $pictures ->
        [one] { $pictures } picture in { $path }
       *[other] { $pictures } pictures in { $path }
    }

## Help for the first matches

settings-card = Card at the start of a match
aid-never = Never
aid-first = First three matches
aid-always = Always
settings-ask-once = Ask once before likely mistakes
settings-explain = Easy bots explain their turns
settings-since = Since your last turn
    .tip = When it’s your turn again: what the others did
