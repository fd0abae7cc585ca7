# What stands around every table: seats, prompt, log, replay, results, questions.

## The frame

menu = Menu
close = Close (Esc)
back = Back
log = Log

## Keys as they are shown on buttons and in tooltips

key-escape = Esc
key-space = Space
key-enter = Enter
key-left = Left
key-right = Right
key-up = Up
key-down = Down

## Seats

# $level is random, easy, normal or hard.
level =
    { $level ->
        [random] random
        [easy] easy
        [normal] normal
       *[hard] hard
    }
seat-bot =
    { $level ->
        [random] random bot
        [easy] easy bot
        [normal] normal bot
       *[hard] hard bot
    }
seat-player = Player { $number }
seat-bot-number = Bot { $number }
seat-person = person
seat-you = you
seat-own = Show what you have on the table
seat-yours = Your own seat
seat-bar = The bar: how near to winning
seat-look = Show what { $player } has on the table
seat-fold = Fold the seats

## Prompt and main button

offer-unseen = See what happens.
    .short = Skip
offer-results = Results
offer-held = Not now: Esc puts it back
    .tip = You can’t use this now. Esc puts it back.
offer-give-back = Give the computer back
offer-wait = Wait
candidates-choose = Choose
candidates-cancel = Cancel (Esc)
    .tip = Undo the last choice
candidates-keys = Tab: next · Enter: choose · Esc: put back
outlook = If nobody responds: { $text }
outlook-more = More depends on chance, or on what you can’t see.
refusal-opens = { $rule } · { $key } opens it

## Undo

undo = Undo: { $act }
undo-redo = Redo: { $act }
undo-redo-nothing = Redo
undo-watching = You are watching this match.
undo-replay = This is a replay. Play on from here to choose differently.

## Replay

replay-first = To the start
replay-back = One action back (Left)
replay-play = Play or pause (Space)
replay-on = One action on (Right)
replay-last = To the end
replay-drag = Drag through the match
replay-bookmarks = Rolls, reveals and draws
replay-branch = Play on from here
    .tip = As a new match
replay-spectator = a spectator
replay-branched = This is a new match. The one you watched stays as it was.

## Results

results = Results
results-wins = { $player } wins
# $players is a list of names: Ann · Bo.
results-share = { $players } share first place
results-library = Replay the match, or play on from any point
results-look = Show the table
results-moment = Here { $winner } gained most on the others: { $what }
results-earned-one = Achievement: { $name }. { $how }
results-earned = { $count } achievements: { $names }
results-moment-show = Show the moment
    .tip = Go to action { $step } of the replay

## Handing the computer on

curtain = Hand the computer to { $player }
curtain-only = Everyone else: look away.
curtain-here = I am { $player }

## Who responds, where people share a computer

question-everyone = Everyone at this computer is asked, whatever they hold. Those who respond then choose in secret.
question-answers = { $number }   { $player } responds
question-nobody = Nobody
question-continue = Continue
question-where = When you are asked: Menu → Players.
ask-all = Everything
    .tip = You are asked whenever you could have a response
ask-mine = What concerns me
    .tip = Only when you are the target. Alone at the computer: only when you hold a response.
ask-nothing = Nothing
    .tip = You always pass

## Whose turn it is

# $who is you, one or many.
doing-turn =
    { $who ->
        [you] Your turn
        [one] { $player }’s turn
       *[many] { $count } players are writing
    }
results-nobody = Nobody wins
candidates-tray = To choose from

## Keys of the window

keys-full-screen = Full screen

## Pictures of cards

art-built-in = { $error } The built-in pictures are used.
art-cell = a cell has 8 to 1024 pixels.
art-columns = at least 1 is needed.
art-small = { $file }: The image is { $size } pixels, but its list needs { $least }.

## The card at the start of a match

card-aim = Aim
card-turn = Your turn
card-end = The end
card-away = Any key or click puts this away.

## Since your last turn

since = Since your last turn
since-count = Since your last turn: { $count }
since-short = { $count ->
        [one] 1 event
       *[other] { $count } events
    }
since-why = Why { $player } did that
since-fold = Fold
since-away = Put this away until your next turn
since-look = Look at this moment again
replay-return = Back to the match
    .tip = Enter

## Before a step ends

ask-once = You can still do something. Press again: { $does }.
ask-once-badly = { $why } Press again: { $does }.
ask-waste = { $why } Do it again if you mean it.

## The table of a host

client-unreachable = No host answers at { $address } ({ $error }). Trying again …
client-unsafe = No secure connection to { $address }: its certificate is for another name, or this system does not trust it.
client-closed = The host has closed the connection. Trying again …
remote-lost = The connection is lost. Trying again … Your seat stays yours.
remote-waiting =
    { $seats ->
        [one] Waiting for one more player.
       *[other] Waiting for { $seats } more players.
    }
remote-away = Waiting for { $player }, who is away. Open the menu to see what you can do.
remote-paused = The match is paused.
remote-undo = Ask to take back your last action
remote-over = The match is over.
remote-unreadable = What the host sends can’t be read: { $error }. Use the same version of Cyberdeck on both sides.
remote-said = { $player }: { $text }
window-your-turn = ● Your turn – Cyberdeck
ask-yes = Agree
ask-no = Don’t agree
ask-waits = Waiting for { $players }
ask-withdraw = Withdraw
