# Lessons: what is said in them, and what can be wrong with one.

lesson-read-first = The lesson goes on first.
lesson-progress-damaged = { $error } Your progress in the lessons starts again. The damaged file is now { $kept }.
lesson-progress-unread = { $error } Your progress in the lessons starts again.
lesson-progress-not-saved = Your progress in the lessons can’t be saved: { $error }

## What stands around a lesson on the table

lesson-step = { $step }/{ $steps }
lesson-at-start = This is the beginning of the lesson.
lesson-read-on = The lesson goes on: press Next.
lesson-watch = Watch what happens.
lesson-undo-first = Undo it first.
lesson-over = The lesson is over.
lesson-next = Next
lesson-undo = Undo
lesson-again = Try the last step
lesson-back = Back
    .tip = Start this step again, or go one step back
lesson-skip = Skip
    .tip = Let this step happen and go on
lesson-leave = Leave
    .tip = Leave the lesson; you can go on from here later
lesson-decide = Your decision.
lesson-mistake = That’s not it yet.
lesson-won = You decided, and you won.
lesson-not-won = Lesson over. You skipped the last decision, so it is still open.
lesson-next-one = Next lesson: { $lesson }
lesson-first-match = First match
lesson-state-done = done
lesson-state-left = step { $step }
lesson-state-new = { $minutes } min

## What is wrong with a lesson

check-lesson = fine, a lesson
lesson-problem-none = There is no such lesson.
lesson-problem-format = Its format is { $format }. This version of Cyberdeck reads { $known }.
lesson-problem-game = This is a lesson of { $game }, not of { $known }.
lesson-problem-minutes = A lesson takes 1 to { $most } minutes, not { $minutes }.
lesson-problem-position = The position can’t be read: { $error }
lesson-problem-move = Move { $number } of the start: { $error }
lesson-problem-nothing = There is nothing that this seat may do here.
lesson-problem-twice = Another step says “{ $say }” too.
lesson-problem-spot = There is no { $spot } on the table of { $game }.
lesson-problem-no-way = There is no way on from this step.
lesson-problem-no-goal = The last step must be a goal.
lesson-problem-no-cost = Say what at least one mistake costs.
lesson-problem-not-won = After this way the lesson is over and the goal is not reached.
lesson-problem-not-yet = After this way the step is not over: what has to happen has not happened.
lesson-problem-mistake-wins = This mistake reaches the goal.
lesson-problem-nothing-like = There is no such action here: { $pattern }.
lesson-problem-action = { $action }: { $error }
lesson-problem-then = What happens then: { $error }
lesson-problem-after = After this way the step “{ $step }” can’t be played: { $error }
lesson-problem-text = The message “{ $key }” is missing in the language { $language }.
lesson-problem-long = The message “{ $key }” has { $words } words in the language { $language }; { $most } at most.
lesson-problem-word = This step introduces “{ $word }” and doesn’t say it.
lesson-problem-new-word = This step says “{ $word }”, and nothing has introduced it.
lesson-problem-many-words = This step introduces { $words } words; { $most } at most.

## Terminal Dispute: a round

lesson-of-td-1 = Two rounds left
    .about = Write, charge, and use one die that nobody wanted.
lesson-of-td-1-aim = Your escape pod wants two things: numbers in the matrix and power in the charger. Both score points. After twelve rounds the most points win. Two rounds are left, and Ada is ahead.
lesson-of-td-1-lines = Every row and every column scores on its own: for straights, for equal numbers, for pairs. Look at this column: 4, 5, 1, 2. A 3 would make a straight of five, in any order. That is worth 7.
lesson-of-td-1-roll = A round begins with five dice for everyone. You have the start marker, so you roll.
    .asks = Roll the dice.
lesson-of-td-1-allocate = Now share them out, for Ada too. Put 3 and 6 on navigation: they go into the matrix. Put 1 and 3 on the phone: they charge. The 2 stays unused.
    .asks = Put 3 and 6 on navigation, 1 and 3 on the phone, and 2 on unused.
lesson-of-td-1-three = Write the 3 where it completes the column. Point at a box to see what it brings.
    .asks = Write the 3 in B2.
lesson-of-td-1-six = The 6 goes into a different row and a different column from the 3. One box helps both its row and its column most. Find it.
    .cost = The 6 brings less here than it could. Undo it and look at the row of 2, 6, 6.
    .won = Three of a kind across, a straight of four down. One number, two lines: +4.
    .row = The row gains 2, the column nothing. Another box of the same row brings twice as much.
    .row-none = That is +2, half of what the best box brings. Look at the bottom row.
    .middle = A pair in the row, a pair in the column: +2. Another box brings twice as much. Keep this one in mind.
    .later = The phone can wait. First find a box for the 6.
lesson-of-td-1-charge = The phone dice work together: one is the port, the other the length. A line starts on any of three hexes beside its port, never bends, and stops at shaded hexes. Shade 3 hexes from port 1, each a point. The circle unlocks something.
    .asks = Shade three hexes from port 1, through the circle.
lesson-of-td-1-shown = The round is over, and everyone sees what the others wrote. You wrote with the same dice as Ada, and gained 14. Ada still leads, 63 to 60.
lesson-of-td-1-ada = Last round. Ada rolls and allocates: 5 and 6 for navigation, 2 and 5 for the phone, 4 unused. Nothing you need. Or so Ada thinks.
lesson-of-td-1-phone = First the phone. Port 2 is full: all hexes beside it are shaded. So use the 5 as the port and the 2 as the length. Either line of two will do.
    .asks = Shade two hexes from port 5.
lesson-of-td-1-second = Now the 6. Two boxes take it well. Which one?
    .asks = Write the 6 in A4 or E5.
    .top = Three 6s in the column: +2. The best place for it.
    .corner = Four 6s in the row: +1. A4 would have brought 2, in its column, but this will do.
lesson-of-td-1-circle = The circle you shaded is an ability: swap the unused die with a die you have not used yet. Each works once, several can work in one round, and none is worth anything when the match ends. Which is now.
lesson-of-td-1-goal = Ada has finished, and will have more points than you have now. You will see how many when the round ends. You hold a 5, a 4 lies unused, and one box is worth 7. Win.
    .cost = That does not win the match. Undo it and look for a row with a hole in the middle.
    .won = 2, 3, 4, 5, 6. Seven points with a die that nobody wanted. You win the match. All that scores stands in the rulebook (TD-25).
    .five = The 5 brings 1 point at best, and Ada wins. Your ability would have been worth more than that.
    .four = The right die in the wrong box: it brings nothing here. Ada wins.

## Access Denied: attempts and deduction

lesson-of-ad-1 = Three doors
    .about = Climb to Root in a stranger’s sector, and find a password by what it is not.
lesson-of-ad-1-aim = Root in three controlled sectors wins. You control Micronopoly, so you have Root there. You have worked your way to Root in Government, which is Mo’s. One more: Banking, which Ada controls.
lesson-of-ad-1-password = Every controlled sector has a password: three different codes from A to F, in no order. Its controller sets it before the first turn, with three cards, and alone knows it. Each card has a code in its corner, so it is also a key.
lesson-of-ad-1-first = You climb one level at a time: User, Oper, Root. For User you hand over 1 card. If its code is in the password, the card comes back and you have User. First the others are asked; nobody stops you. Try the C.
    .asks = Click Banking, then attempt User there, and hand over FBI Raid, the C.
lesson-of-ad-1-denied = Access denied. Ada keeps the card. But now you know what nobody told you: there is no C in Banking. Your checklist, which begins with this lesson, has noted it.
lesson-of-ad-1-second = That was the free attempt of your turn. You also have one action, and another attempt is an action. Try the B.
    .asks = Attempt Banking, and hand over OlfactoPEG, the B.
lesson-of-ad-1-granted = It came back: access granted. You have User, and B is in the password. You end your turn and draw two cards: your hand limit is 6, with Micronopoly’s Root bonus 8. Ada and Mo pass theirs. They suspect nothing.
lesson-of-ad-1-two = Oper takes two cards at once, and both must match. An attempt is also a question, and the answer is exact: you see which cards come back. Ask about two new codes, A and E.
    .asks = Attempt Banking, and hand over BBS and Red Tape, the A and the E.
lesson-of-ad-1-out = Both gone. It looks like a disaster. Now count: six codes, three in the password. C, A and E are not in it.
lesson-of-ad-1-oper = So you know all three, though you have tested only one. You still have an action, and another attempt is an action. Hand over two of the three for Oper.
    .cost = That doesn’t bring you nearer to Oper. Undo it and attempt Banking.
    .won = Both come back. Oper. Ada looks at their cards, then at you.
    .out = Your checklist says that this code is not in the password. Ada would keep the card, and you would stay at User.
    .passed = You have an action left. If you stop here, Ada gets a whole turn to think.
lesson-of-ad-1-turn = Your next turn. You have drawn two cards each time, and not all of them are keys. Root takes three cards: the whole password. Uncontrolled sectors need no codes, but 2, 3 and 4 cards, and don’t count.
lesson-of-ad-1-goal = You need no luck any more. Banking is the third sector. Win.
    .cost = That doesn’t win the match. Undo it and attempt Banking.
    .won = Access granted. Root in three sectors. You win the match by knowing what the password was not.
    .out = Your checklist rules this code out. Ada keeps it, and you are still at Oper.
    .uncontrolled = Nobody controls this sector. It costs cards, needs no codes, and doesn’t count towards the three.
    .passed = The free attempt costs no action. Use it first.

## Access Denied: cards and answers

lesson-of-ad-2 = Not so fast
    .about = Play cards for what they do, respond to others, and know when a card is worth more as a key.
lesson-of-ad-2-aim = You are one Root short. So is Ada: Oper in your Micronopoly, and cards that fit. You need Banking, Ada’s sector. You are User there and know its password: A, D, F. Your free attempt is used, one action is left.
lesson-of-ad-2-both = Every card is two things: a key with a code, and an effect that you can play. You never get both. Today you use both kinds.
lesson-of-ad-2-upgrade = Over-Clock is an upgrade: it stays before you and works from now on. It requires access to Micronopoly and an F in your own password. You have both. It gives one more action every turn, this turn too.
    .asks = Play Over-Clock.
lesson-of-ad-2-target = So you still have an action. Overdraft requires access to Banking; User will do. Play it on Ada, who then discards down to three cards.
    .asks = Play Overdraft on Ada.
lesson-of-ad-2-required = Ada kept three, and looks content. You can’t play Red Tape: it requires access to Government. You end your turn, draw two cards, and Ada begins.
lesson-of-ad-2-asked = Ada attempts Root in Micronopoly. First everyone is asked for cards that go before an attempt. You have none, so pass. Everyone is always asked, so being asked gives nothing away.
    .asks = Pass. Your moment comes next.
lesson-of-ad-2-respond = Now Ada has handed over three cards, and you see them: B, E, F. That is your password. If they count, Ada has Root in three sectors. You are asked once more. Respond, or let it happen?
    .cost = Undo it and look at your hand: one card is made for this moment.
    .won = Firewall. The attempt fails, whatever was handed over.
    .passed = Access granted. Ada has Root in three sectors, and the match is over. You still hold Firewall.
lesson-of-ad-2-keep = Firewall fails the attempt and lets you keep one of the three cards. Which one do you need? Think of Banking.
    .cost = Choose one of the three cards.
    .won = The F. Ada has handed you the last key to their own sector.
    .other = Banking has no such code: this card opens nothing there. One of the others does.
lesson-of-ad-2-potato = Your turn, but without a free attempt: you drew Trojan, a hot potato, and had it as your turn began. You could give it away. Then again, it is a card like any other, and its code is D. You have two actions.
lesson-of-ad-2-oper = From User to Root with two actions, and you hold A, D and F once each. First you need Oper. How?
    .cost = You need both actions for Banking. Undo it.
    .won = Both cards come back. That is the beauty of a right password: it costs nothing.
    .guru = Guru works: Oper at once. But now it lies on the discard pile, and it was your only A. No Root this turn, and Ada gets another one.
    .given = The potato is gone, and with it your only D. Without a D there is no Root.
    .out = This code is not in Banking’s password. Ada would keep the card.
    .bought = One more action for two cards. You don’t lack actions, you lack cards to spare.
lesson-of-ad-2-goal = One action, three keys. Win.
    .cost = That doesn’t win the match. Undo it and attempt Banking.
    .won = Guru, Trojan and Ada’s own card. None of them did what it says. You win the match.
    .given = That was your only D.
    .out = This code is not in Banking’s password. Look at your checklist.
    .passed = You have an action left, and it wins the match.

## Data.Warriors: programs and memory

lesson-of-dw-1 = Wipe or be wiped
    .about = Play programs, spend memory, and wipe a drive to the last card.
lesson-of-dw-1-aim = You and Bo each have a drive. Wipe every card from Bo’s, and Bo is out when the turn ends. They will try the same with yours. What you draw comes off your drive, too.
lesson-of-dw-1-init = A turn has five steps. It begins with Init: you choose how many cards to draw, at least one, at most up to a hand of five. Every card you draw is one less to live on.
    .asks = Draw a card.
lesson-of-dw-1-memory = Memory Cleanup has freed your 8 Memory Points, MP. They pay for everything: for playing a card, and again for issuing its commands. When they are gone, you are done.
lesson-of-dw-1-ed = This is Setup: you play cards, and scripts take effect at once. Play ed for 1 MP. It is older than you and always ready: it enters Idle, so it can issue a command this turn.
    .asks = Play ed.
lesson-of-dw-1-dd = Now dd, for 3 MP. Like nearly all programs it enters Loading: in play, but not ready. It will be Idle after your next Memory Cleanup.
    .asks = Play dd.
lesson-of-dw-1-run = 4 MP are left. End Setup. In the next step, Run, you issue commands.
    .asks = End Setup.
lesson-of-dw-1-issue = ed has one command: --silent wipes 1 card for 2 MP. Idle cards can issue, and ed is Idle. dd is still Loading.
    .asks = Issue --silent from ed.
lesson-of-dw-1-stack = The command lies on the stack, and ed is Running. Before it happens, everyone may respond, you first. If all pass, it resolves. You have nothing to add, so pass. In matches the game does that for you.
    .asks = Pass.
lesson-of-dw-1-end = One card of Bo’s drive is gone. Nothing else is Idle, so end Run. In Exit you keep at most five cards in hand. Then it’s Bo’s turn.
    .asks = End Run.
lesson-of-dw-1-cleanup = Bo drew one card, and wiped one of yours. Now it’s your turn again, and your Init is done. Memory Cleanup has freed all 8 MP and made dd and ed Idle. Bo’s drive has 4 cards.
lesson-of-dw-1-setup = dd is the reason you are here: --bs wipes half of what you pay, rounded up. It’s Setup. Play another card first, or go on to Run with all 8 MP?
    .cost = You need your memory for what you have. Undo it and end Setup.
    .won = All 8 MP are yours to spend. Bo starts to sweat.
    .mkfs = mkfs costs 5 MP and would be Loading. 3 MP are left for commands: not enough for 4 cards.
    .loading = It would be Loading and wipe nothing this turn. The other 7 MP would do, but with all 8 you can choose how.
    .own = Restoring your own drive is fine when it is in danger. Bo’s is the one that is nearly empty.
lesson-of-dw-1-goal = 8 MP, dd and ed Idle, 4 cards on Bo’s drive. Wipe them all and end Run. There is more than one way.
    .cost = That doesn’t empty Bo’s drive. Undo it.
    .won = The drive is empty, and Bo is out. You win. ed hasn’t even said anything.
    .few = Half of that, rounded up, is too little: dd becomes Running, and you can’t issue --bs again this turn.
    .own = Those 2 MP are missing now. Bo keeps a card.
    .ended = Bo’s drive still has a card, so Bo is still in, and plays next.

## Data.Warriors: the stack

lesson-of-dw-2 = Last in, first out
    .about = Respond, respond to a response, and win in somebody else’s turn.
lesson-of-dw-2-aim = Your drive has 3 cards. Bo’s mkfs wipes 3 for 5 MP, and it is ready. If nothing happens, you are out when Bo’s next turn ends. So something must happen.
lesson-of-dw-2-daemon = auditd is a daemon: it stays Idle and watches. Whenever a command or script of Bo’s is halted, 2 cards are wiped from Bo’s drive. Nobody has halted anything so far.
lesson-of-dw-2-program = gdb can halt: --break takes another player’s command off the stack before it resolves. A command lies on the stack only when it was issued. So you wait for Bo’s turn.
lesson-of-dw-2-free = MP that you allocate now stay allocated until your next Memory Cleanup, through all of Bo’s turn. --break costs 2 MP, your ctrl-c 2 more. Keep 4 MP free, and end Setup.
    .asks = Keep 4 MP free: end Setup.
    .ed = ed costs 1 MP, so 7 are left. That is fine.
    .fdisk = fdisk wipes a card as it enters, and 4 MP are left. Exactly enough. Bold.
lesson-of-dw-2-issued = You end your turn. Bo draws, and issues --type=ext4: wipe 3. It lies on the stack, and Bo has passed. Now you are asked. If you pass as well, it resolves.
lesson-of-dw-2-respond = Respond. Your command goes on top of Bo’s.
    .asks = Issue --break from gdb.
lesson-of-dw-2-order = Bo responds to your response: ctrl-c, to halt your --break. Go through the stack from the top: the last one in resolves first. So ctrl-c stops --break, and then mkfs wipes you.
lesson-of-dw-2-memory = Memory is open to all. Bo has spent 5 and 2 of 8 MP: 1 is left, too little to halt anything. Whatever you issue now will resolve.
lesson-of-dw-2-goal = You have ctrl-c, and auditd has a command of its own. Bo’s drive has 4 cards at most, and each item of Bo’s that is halted takes 2. Win in Bo’s turn.
    .cost = That doesn’t save you. Undo it and go through the stack from the top.
    .won = ctrl-c is halted, so --break still stands, and halts mkfs. Twice 2 cards: Bo’s drive is empty in Bo’s own turn. You win.
    .mkfs = mkfs is halted, and you live. But Bo’s ctrl-c resolves, and auditd has seen one halt instead of two. Bo keeps cards.
    .passed = ctrl-c halts your --break, mkfs wipes your last 3 cards, and you are out.
    .report = --report wipes one card and halts nothing. ctrl-c and mkfs still resolve.

## Data.Warriors: a drive of one’s own

lesson-of-dw-3 = Forty cards, one plan
    .about = Know a good hand, see what cards do together, and do it in the right order.
lesson-of-dw-3-aim = Your drive is 40 cards of your choice, three of a kind at most. You build it under Drives. What makes one good is a plan. (Today’s drives are short, so that you get to bed.)
lesson-of-dw-3-plan = This drive’s plan: many small programs. They cost 1 or 2 MP, wipe one card each, and xargs counts how many of them are Running. A few giants finish the job later.
lesson-of-dw-3-mulligan = Your first five cards: 4, 5, 5, 7 and 7 MP. You have 8 a turn, and need some for commands. Keep this hand, or take a mulligan: shuffle it back and draw five others, once?
    .cost = Decide about your hand first.
    .won = Five new cards. The giants are back in the drive, for later.
    .kept = One card a turn, if any, and nothing left for commands. Bo will be done before you are.
lesson-of-dw-3-cheap = Better: xargs for 3, ed, two wipefs for 1 each, and nice for nothing. Together 6 MP. You draw a card, and Setup begins.
lesson-of-dw-3-programs = Play all four programs. Three of them enter Loading, and that is fine: next turn they are all Idle.
    .asks = Play xargs, ed and both wipefs.
lesson-of-dw-3-conf = nice is a .CONF: it attaches to a program on your desktop and goes to the trash with it. Commands of its host cost 1 MP less. Choose a host.
    .asks = Play nice and choose its host.
    .xargs = xargs is expensive and stays until the end. A good host.
    .ed = ed is in use at once, this turn too. A good host.
    .wipefs = It saves 1 MP each turn. That is all it needs to do.
lesson-of-dw-3-first = End Setup and let ed do what it can: issue --silent, pass, and end Run.
    .asks = End Setup, issue --silent from ed, pass, and end Run.
lesson-of-dw-3-count = Bo played ed, too, and wiped a card. Now your four programs are Idle. Three commands of 2 MP and one of 3, less 1 for nice: 8 MP. You have 8. That is what a plan looks like.
lesson-of-dw-3-setup = There is nothing to play that would help. On to Run.
    .asks = End Setup.
lesson-of-dw-3-goal = Bo’s drive has 7 cards. ed and the two wipefs wipe 1 each, xargs as many as programs of yours are Running when it resolves, itself included. Empty the drive and end Run.
    .cost = That doesn’t empty Bo’s drive. Undo it.
    .won = 1 and 1 and 1 and 4. Small programs, counted at the right moment. You win.
    .own = You need all 8 MP for your four commands.
    .ended = Bo’s drive isn’t empty. xargs counts at the moment it resolves. When would that be best?

## Aetherium: walk and attack

lesson-of-ae-1 = Behind you
    .about = Walk, turn, and attack from the right side.
lesson-of-ae-1-aim = You win by holding the tower in the middle, or by leaving the other side without programs. Bo has one: Kestrel. It is damaged, 4 boxes of its stability grid are empty. Fill them, and it is deleted. You have one too: Bailiff.
lesson-of-ae-1-cs = Bailiff is active: it has 5 CS, cycles to spend. Moving costs CS. One attack per activation costs nothing. What Bailiff can do is on its data card.
lesson-of-ae-1-walk = A step to any of the eight squares around costs 1 CS, diagonals too, even between two obstructions. Go south-east, to I9. With every step you may choose a new facing for free: press on the square and drag that way.
    .asks = Move Bailiff south-east, to I9.
lesson-of-ae-1-facing = Facing matters. Bailiff attacks only what is level with it or before it. That is its front arc. It fights in melee, so its target must also be adjacent. Ranged attacks don’t work next to an enemy. All models block sight, your own too.
lesson-of-ae-1-dice = An attack rolls 3 combat dice. Bailiff’s profile lists Ping, Ping, Spike, Breach: each of them that a die shows is a hit, once. 1 hit fills 1 box, 2 hits fill 2, 3 hits fill 4. You need 3.
lesson-of-ae-1-behind = Kestrel faces south. Everything north of it is its rear arc. An attack from there rolls one die more: 4 dice, and 3 hits are much more likely.
lesson-of-ae-1-terrain = Resistors, the brown ribs, and fragmented squares, the broken plates, cost 1 CS more. So does leaving a square next to an enemy. Off the schemas is noise, and it bites. The table shows what every square costs.
lesson-of-ae-1-goal = 4 CS left. Delete Kestrel. Think about where Bailiff will stand before it strikes, and where it will look.
    .cost = That doesn’t delete Kestrel. Undo it and look for a way behind it.
    .won = Four dice from behind, three hits, four boxes. Kestrel is deleted, and you win. It never turned round.
    .front = Two hits: 2 boxes of the 4 you need. In front of it or level with it you have three dice only. Behind it you have four.
    .pushed = Eviction pushed it into the noise, and that bit, too. A lovely idea, and one box short. From behind you have a die more.
    .ended = Unspent CS are lost, and Kestrel acts next. It shoots 8 squares far.
    .ground = RAM can move schemas, and the next lesson is about that. Today Bailiff’s feet will do.

## Aetherium: schemas

lesson-of-ae-2 = Move the ground
    .about = Spend RAM on schemas, and let them carry you over the noise.
lesson-of-ae-2-aim = The server is a sea of noise, with schemas afloat in it. On them stand uplinks: one node, and pylons. Bo controls the pylon on J4. Bailiff, on the edge of your schema, wants it.
lesson-of-ae-2-noise = Three squares of noise are between. A model that enters noise rolls a die: 1 box for Ping or Spike, 2 for Breach, 4 for Crash. Bailiff has 2 boxes left.
lesson-of-ae-2-ram = So Bailiff had better not walk. You have 5 RAM. It pays for two things: 1 RAM for 1 CS more, or for moving schemas while your program is active.
lesson-of-ae-2-shift = Shifting a schema one square costs 1 RAM. Try it on the small one in the north: shift it south, until it touches yours.
    .asks = Shift the schema at C9 south by one square.
lesson-of-ae-2-rules = Now you could walk across. A schema moves in eight directions, through noise only, never over another schema. It can also rotate, for 3, 5 or 7 RAM by size. What stands on it is carried along, free.
lesson-of-ae-2-enemy = A schema whose uplink the enemy controls can’t be moved by you. So Bo’s pylon stays where it is. But yours is not the only ground that can move.
lesson-of-ae-2-capture = Capturing a pylon takes an adjacent model and 3 CS, 1 more because Bo controls it. Bailiff has 5 CS: one step, and the capture. You have 4 RAM.
lesson-of-ae-2-goal = Bring Bailiff dry to a square next to J4, and capture the pylon there.
    .cost = That doesn’t bring you nearer. Undo it: what is Bailiff standing on?
    .won = You moved the ground and hardly your feet. The pylon is yours, and Bo’s RAM will be 1 less.
    .noise = Crash: 4 boxes. Bailiff had 2, so it is deleted. Don’t gamble with your last program.
    .steps = You need every CS: one for a step, four for the capture. Let the ground do the rest.
    .ram = RAM spent there is missing here: your own schema needs three shifts.
    .ended = The activation is over, and the pylon is still Bo’s.

## Aetherium: PAD and re-calibration

lesson-of-ae-3 = First things first
    .about = Order your programs, use RAM before it is reset, and be first where it counts.
lesson-of-ae-3-aim = Your programs act in the order of your PAD, a deck that only you know. Bo has one too. You take turns, a card each. Bo’s Kestrel has 4 boxes left and hasn’t acted since Bo’s PAD began.
lesson-of-ae-3-ram = Surveyor Prime is active, the last card of your PAD. After it you re-calibrate: your RAM is set, not added to. The 3 RAM you have now will be gone, used or not. With fewer programs you re-calibrate sooner.
lesson-of-ae-3-capture = What counts then: your avatar’s RAM, 1 for each pylon, 2 for a node. Surveyor Prime stands next to a pylon that nobody controls. Capture it, for 3 CS.
    .asks = Capture the pylon on N5.
lesson-of-ae-3-end = 2 CS are left. Surveyor Prime could use Levy for 1 RAM, but that RAM would last a moment. End the activation.
    .asks = End the activation.
lesson-of-ae-3-set = RAM 3 → 9: 7 for Surveyor Prime, 1 for each of two pylons. Capture before a re-calibration, spend before a re-calibration. Now you order your PAD again.
lesson-of-ae-3-order = Bo’s Kestrel stands with its back to Bailiff. Bo draws a card, then you, then Bo again: by then Kestrel has acted and is gone. Which program comes first?
    .cost = Choose the first card of your PAD.
    .won = Bailiff first. The other card goes below it by itself.
    .late = Surveyor Prime would act first, and before Bailiff’s turn Kestrel has had its own. It flies, and it shoots 8 squares far.
lesson-of-ae-3-ready = Two cards, so the order is set. Confirm it. Then Bo draws.
    .asks = Confirm the order of your PAD.
lesson-of-ae-3-overclock = Bo drew the Couriers, so Kestrel is the last card there. Now Bailiff: 5 CS, and OC 2. It can be overclocked twice in an activation: 1 RAM for 1 CS. You have 9 RAM.
lesson-of-ae-3-goal = Kestrel again, and again it faces south. K9 lies behind it: 7 CS from here, past the node. Delete it before it acts.
    .cost = That doesn’t delete Kestrel. Undo it: overclock, and walk round it.
    .won = Deleted before it could act. Its card leaves Bo’s PAD at once. That is what the order is for.
    .front = Two hits: 2 boxes of the 4 you need. From behind you roll four dice.
    .pushed = Pushed into the noise, and one box short. From behind you roll four dice.
    .ended = The next card is Bo’s, and it is Kestrel.
    .ground = You have RAM for it, but Bailiff can walk to K9 with two overclocks.

## Aetherium: uplinks and an operation

lesson-of-ae-4 = The last bell
    .about = Know what an operation counts, and take it with the right program.
lesson-of-ae-4-aim = The operation says what wins. First Link ends when both sides have re-calibrated five times: the side that controls the node then wins. The fewer programs a side has, the sooner it re-calibrates. Both have four. Bo has the node.
lesson-of-ae-4-uplinks = Node and pylons are uplinks. All give RAM when you re-calibrate, a node 2, a pylon 1. But at the end of First Link only the node counts. Pylons feed you, the node wins.
lesson-of-ae-4-ram = Surveyor Prime is active, then Bo’s Meridian, then your Clerks. After the Clerks it is over. You have no RAM at all: no overclocking, no moving schemas. Surveyor Prime knows a remedy.
lesson-of-ae-4-levy = An .EXE is an ability on the data card, for CS. Levy costs 2 CS and gives 1 RAM. It won’t be lost: you don’t re-calibrate before the Clerks act.
    .asks = Use Levy.
lesson-of-ae-4-end = RAM 0 → 1. That is all Surveyor Prime can do here. End the activation, and let Meridian act.
    .asks = End the activation.
lesson-of-ae-4-segmented = Meridian did nothing: Bo thinks the match is won. Your Clerks are segmented: three models on one card. They act one after the other, in the order you choose, each with its own 4 CS and OC 1.
lesson-of-ae-4-register = Capturing the node takes 4 CS, 1 more as Bo controls it. No Clerk has 5 CS left after walking there. But their .EXE Register captures an adjacent uplink for 2 CS, no matter whose it is.
lesson-of-ae-4-goal = Three Clerks, 1 RAM, one node. Which Clerk, and how? When they are done, the match is over.
    .cost = That doesn’t get you the node. Undo it and count: steps, then 2 CS for Register.
    .won = A clerk walks in, stamps a form, and owns the server. Nobody acts after your Clerks: the node is yours, and so is the match.
    .pylon = This Clerk can reach a pylon only. It would give you RAM for a re-calibration after the last.
    .far = From G13 there are 4 CS to the node, and Register costs 2 more. Even with an overclock it is too far.
    .ram = Your only RAM. The Clerk who could reach the node needs it for one more CS.
    .ended = You can let a Clerk do nothing. But the node won’t come by itself.
