# Tables over the network: what the host answers. Names of fields and messages are not translated.

## Joining

net-no-table = No table has this join code. Check the six letters.
net-password = This table has a password, and this is not it.
net-no-seat =
    { $seats ->
        [one] This table has { $seats } seat.
       *[other] This table has { $seats } seats.
    }
net-seat-taken = This seat is taken. Choose another one.
net-all-taken = All seats are taken. You can watch.
net-table-full = { $most } connections are at this table, the most there can be.
net-not-seated = Join a table first.
net-spectators = Spectators can’t do that.
net-spectator = Spectator
net-token = A token has 32 to 128 letters and digits, made at random.
net-guessing = Too many wrong join codes. Wait a minute.
net-no-creating = Clients can’t create tables on this host.
net-too-many-tables = There are { $most } tables, the most there can be.
net-not-kept = This can’t be saved, so it has not happened: { $error }.

## At the table

net-seat-open = A seat is open. The match goes on when someone takes it.
net-not-started = The match starts when all seats are taken.
net-paused = The match is paused.
net-not-paused = The match is not paused.
net-ended = The match is over.
net-not-over = You get the match file when the match is over.
net-no-journal = The match file can’t be read.
net-not-an-action = This is not an action of this game: { $error }.
net-not-a-question = This can’t be answered here: { $error }.

## Questions to the others

net-ask-undo = { $player } would like to undo: { $action }
net-ask-pause = { $player } would like a pause.
net-ask-resume = { $player } would like to go on.
net-ask-bot = { $player } would like a bot to play for { $away } ({ $level }).
net-ask-kick = { $player } would like to remove { $other } from this table.
net-ask-end = { $player } would like to end the match now.
net-asked-already = You have asked for this already.
net-no-ask = This question is closed.
# $what is undo, pause, resume, bot, kick or end.
net-refused =
    { $what ->
        [undo] { $player } does not agree to the undo.
        [pause] { $player } does not agree to a pause.
        [resume] { $player } would like to wait.
        [bot] { $player } does not agree to a bot.
        [kick] { $player } does not agree to remove anyone.
       *[end] { $player } would like to play on.
    }
net-kick-nobody = Choose another player or a spectator.
net-kick-host = The host of this table can’t be removed.
net-kick-alone = Someone else has to agree, and nobody else is here.
net-kicked-by-host = The host has removed you from this table.
net-kicked-by-vote = The other players have removed you from this table.
net-removed = You were removed from this table.
net-bot-nobody = Choose a player who is away.
net-bot-in-time = { $player } is here and has time left.
net-no-bot = No bot plays for you.
net-out-of-time = { $player } is out of time. You can ask for a bot to play for them.
net-you-out-of-time = You are out of time. Play on: until you do, the others can let a bot play for you.
net-bot-present =
    { $seconds ->
        [0] { $player } is here.
        [one] { $player } has not been away for { $seconds } second.
       *[other] { $player } has not been away for { $seconds } seconds.
    }

## A sealed deal

sealed = Sealed deal
sealed-about = Every player’s device adds to the random seed, and afterwards everyone can check dice, cards and what they were shown. It can’t stop a host that also plays from seeing everything during the match.
net-not-dealt = The deal is sealed. Waiting for the random bytes of { $players }.
net-dealt = Everything is dealt already.
net-not-sealed = The deal of this table is not sealed.
net-other-round = The deal has begun again. This is round { $round }.
net-same-commitment = Someone else has this commitment. Make your own random bytes.
net-not-opening = Wait until all seats have committed.
net-other-bytes = These are not the bytes you committed to.
net-deal-lost = { $player } has lost their random bytes. The deal begins again.
net-deal-again = A player has left during the deal. It begins again.
net-sealed-seed = A sealed table makes its own seed. Leave the seed out.
sealed-true =
    { $views ->
        [one] Sealed deal checked: your random bytes are in the seed, and the view you received is true.
       *[other] Sealed deal checked: your random bytes are in the seed, and all { $views } views you received are true.
    }
sealed-true-watched =
    { $views ->
        [one] Sealed deal checked: the view you received is true. The seed has no random bytes of yours.
       *[other] Sealed deal checked: all { $views } views you received are true. The seed has no random bytes of yours.
    }
sealed-untrue = The sealed deal is broken: { $text }

## Chat

net-chat-off = Chat is turned off at this table.
net-chat-phrases = Only ready phrases can be said at this table.
net-chat-nothing = Say a ready phrase, or a text.
net-phrase-hello = Hello
net-phrase-good-luck = Good luck
net-phrase-nice = Nice move
net-phrase-thanks = Thanks
net-phrase-sorry = Sorry
net-phrase-moment = One moment, please
net-phrase-go-on = Go on, please
net-phrase-well-played = Well played

## The connection

net-hello-first = Send hello first.
net-bad-message = This message can’t be read: { $error }.
net-binary = Send text messages, not binary ones.
net-long-id = An id can have up to { $most } bytes.
net-too-large = A message can have up to { $most } KiB.
net-too-fast = You have sent too many messages: { $most } a second are the most.
net-silent = Nothing has come from you for a minute.
net-closing = The host is closing. Come back when it runs again.
net-other-protocol = This host speaks version { $ours } of the protocol, and you speak { $theirs }. Update the older one.
net-other-build = This host is version { $ours }, and yours is { $theirs }. Update the older one.
net-other-content = This host plays { $game } with other cards and tables than you have. Start both with the same --content.
net-other-host = This host does not have this name. Use its address, or start it with --origin NAME.
net-other-origin = This page comes from somewhere else, so it can’t play here.
net-too-many-connections = Your address has too many connections to this host.
net-no-file = There is no such page.

## Starting a host

net-folder = { $path }: The table can’t be used: { $error }.
net-keep-foreign = this is not a file of a table
serve-broken = This happened at table { $code }. If it happens again, start the host without the two files of that table.
serve-port = { $address } can’t be used: { $error }.
serve-address = Page: { $address }
serve-folder = Tables are kept in { $folder }
serve-table = Table { $code }: { $game } ({ $players })
