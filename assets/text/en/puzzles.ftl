# Puzzles: a position in which one line is better than every other.

## What stands around a puzzle on the table

puzzle-grade =
    .easy = easy
    .medium = medium
    .hard = hard
puzzle-again = Try again
puzzle-show = Show the line
    .tip = See the best line; then this puzzle does not count as solved
puzzle-line = A line that solves it
puzzle-won = Solved.
puzzle-missed = Not the best line.
puzzle-shown = The line was shown, so it stays unsolved until you find it another time.
puzzle-next = Next puzzle
puzzle-leave = All puzzles
puzzle-at-start = This is the beginning of the puzzle.
puzzle-over = The puzzle is over.

## The page of a game

puzzles-title = Puzzles
puzzles-of-day = Puzzle of the day
puzzles-grade = { CAPITAL($grade) }
puzzles-number = No. { $number }
puzzles-solved = { $solved } of { $all } solved
puzzles-about = Positions from matches between bots. Each asks for the best that can be had. How often a bot finds it says how hard it is.
puzzles-open = Puzzles: { $solved } of { $all }
    .tip = Positions that ask for the best that can be had, and a puzzle of the day

## What is wrong with a file of puzzles

check-puzzles = fine, puzzles
puzzle-problem-none = There is no such puzzle.
puzzle-problem-game = These are puzzles of { $game }, not of { $known }.
puzzle-problem-twice = Another puzzle is called “{ $id }” too.
puzzle-problem-id = “{ $id }” is not an id of the form KIND-SEED-ACTION.
puzzle-problem-found = { $found } of { $tries } tries can’t have found the line.
puzzle-problem-not-won = After this line the puzzle is not solved.

## What is asked for, by kind

puzzle-goal = You can end it with { $goal } points.
puzzle-about = The target: { $about }.
puzzle-dice = The next dice: { $dice }.
puzzle-die-0 = Ping
puzzle-die-1 = Spike
puzzle-die-2 = Breach
puzzle-die-3 = Crash

puzzle-of-td-throw = One throw
    .task = Five dice are on the board, and they are yours to allocate. Write and charge so that this round ends with the most points there can be.
    .cost = The round is over, and there was more in this throw. Undo, and look at rows, columns and the charger together.
    .won = The most there was. No other way through this round brings as many.
puzzle-of-td-dice = Dice from elsewhere
    .task = Chance has allocated the dice. Write and charge so that this round ends with the most points there can be.
    .cost = The round is over, and there was more in these dice. Undo, and look at rows, columns and the charger together.
    .won = The most there was. No other way through this round brings as many.
puzzle-of-ad-root = The whole password
    .task = You know enough about one password to hand over all three codes without a doubt. Gain Root there with your next attempt. The others pass.
    .cost = This attempt could fail, or asks for less than Root. Undo, and count what your checklist and the cards you have seen rule out.
    .won = Root. It was the only attempt for it that could not fail.
puzzle-of-ad-oper = Two codes for certain
    .task = You know enough about one password to hand over two of its codes without a doubt. Gain Oper there with your next attempt. The others pass.
    .cost = This attempt could fail, or asks for something other than Oper. Undo, and count what your checklist and the cards you have seen rule out.
    .won = Oper. It was the only attempt for it that could not fail.
puzzle-of-ad-win = Win this turn
    .task = One more Root wins. Win this turn with nothing that could fail: attempts that you are sure of, cards and actions. The others pass.
    .cost = The turn is over, and you have not won. Undo, and look for what brings one more attempt, or a surer one.
    .won = That was the match, and nothing about it was luck.
puzzle-of-dw-win = Win this turn
    .task = Empty the other drive and win this turn. Nobody responds, and it must not depend on cards that you can’t know.
    .cost = The turn is over, and cards are left in the other drive, so its player stays in. Undo, and count memory points against cards wiped.
    .won = The other drive is empty as the turn ends. Its player is out, and nobody but you is left.
puzzle-of-ae-uplink = Within reach
    .task = Take a node or pylon with this activation, without rolling a die. Schemas can be moved, CS can be bought.
    .cost = The activation is over, and nothing was taken. Undo, and count CS and RAM square by square.
    .won = It is yours. Without these steps it was out of reach.
puzzle-of-ae-delete = Deletion foretold
    .task = Delete an enemy model with this activation.
    .cost = The activation is over, and the model still stands. Undo, and see which dice fall for whom.
    .won = Deleted, with dice that you knew.
