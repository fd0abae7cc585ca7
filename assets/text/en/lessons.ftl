# Lessons: what is said in them, and what can be wrong with one.

lesson-read-first = Read on first.
lesson-progress-damaged = { $error } Your progress in the lessons starts again. The damaged file is now { $kept }.
lesson-progress-unread = { $error } Your progress in the lessons starts again.
lesson-progress-not-saved = Your progress in the lessons can’t be saved: { $error }

## What is wrong with a lesson

check-lesson = fine, a lesson
lesson-problem-none = There is no such lesson.
lesson-problem-format = Its format is { $format }. This version of Cyberdeck reads { $known }.
lesson-problem-game = This is a lesson of { $game }, not of { $known }.
lesson-problem-minutes = A lesson takes 1 to { $most } minutes, not { $minutes }.
lesson-problem-position = The position can’t be read: { $error }
lesson-problem-move = Move { $number } of the start: { $error }
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

## Terminal Dispute: a round

lesson-of-td-1 = Two rounds to the end
    .about = Write, charge, and use one die that nobody wanted.
lesson-of-td-1-aim = Your escape pod wants two things: numbers in the matrix and power in the charger. Both score points. After twelve rounds the most points win. Two rounds are left, and Ada is ahead.
lesson-of-td-1-lines = Every row and every column scores on its own: for straights, for equal numbers, for pairs. Look at this column: 4, 5, 1, 2. A 3 would make a straight of five, in any order. That is worth 7.
lesson-of-td-1-roll = A round begins with five dice for everyone. You have the start marker, so you roll.
    .asks = Roll the dice.
lesson-of-td-1-allocate = Now share them out, for Ada too. Put 3 and 6 on navigation: they go into the matrix. Put 1 and 3 on the phone: they charge. The 2 stays unused.
    .asks = Put 3 and 6 on navigation, 1 and 3 on the phone, and 2 on unused.
lesson-of-td-1-three = Write the 3 where it completes the column. The number on the box is what it brings.
    .asks = Write the 3 in B2.
lesson-of-td-1-six = The 6 goes into a different row and a different column from the 3. One box helps its row and its column. Find it.
    .cost = The 6 brings less here than it could. Take it back and look at the row of 2, 6, 6.
    .won = Three of a kind across, a straight of four down. One number, two lines: +4.
    .row = The row gains 2, the column nothing. Another box of the same row brings twice as much.
    .row-none = That is +2, half of what the best box brings. Look at the bottom row.
    .middle = A 6 is there already. This box needs something better. Keep it in mind.
    .later = The phone can wait. First find a box for the 6.
lesson-of-td-1-charge = The phone dice work as a pair: one is the port, the other is the length. Start at port 1 and shade 3 hexes in a line. Every hex is a point. Run through the circle: it unlocks something.
    .asks = Shade three hexes from port 1, through the circle.
lesson-of-td-1-shown = The round is over, and everyone sees what the others wrote. You wrote with the same dice as Ada, and gained 14. She still leads, 63 to 60.
lesson-of-td-1-ada = Last round. Ada rolls and allocates: 5 and 6 for navigation, 2 and 5 for the phone, 4 unused. She gave you nothing you need. Or so she thinks.
lesson-of-td-1-phone = First the phone. Port 2 is full, so use the 5 as the port and the 2 as the length. Either line of two will do.
    .asks = Shade two hexes from port 5.
lesson-of-td-1-second = Now the 6. Two boxes take it well. Which one?
    .asks = Write the 6 in A4 or E5.
    .top = Three 6s in the column: +2. The best place for it.
    .corner = Four 6s in the row: +1. The top row would have brought 2, but this will do.
lesson-of-td-1-circle = The circle you shaded is an ability: swap the unused die with a die you have not used yet. It works once, and it is worth nothing when the match ends. Which is now.
lesson-of-td-1-goal = Ada had 63 points, and has finished writing. What, you see when the round ends; it will be more than you have now. You hold a 5, a 4 lies unused, and one box is worth 7. Win.
    .cost = That does not win the match. Take it back and look for a row with a hole in the middle.
    .won = 2, 3, 4, 5, 6. Seven points with a die that nobody wanted. You win the match.
    .five = The 5 brings 1 point at best, and Ada wins. Your ability would have been worth more than that.
    .four = The right die in the wrong box: it brings nothing here. Ada wins.
