# Achievements: what is worth trying in each game. Each has a name, and says in one sentence how it is earned.

## Terminal Dispute

achievement-td-straight = Straight home
    .how = Score a straight of five in a row or column.
achievement-td-joined = A pair on top
    .how = Score a pair together with another combination in the same row or column.
achievement-td-lines = Ten for ten
    .how = Score in all five rows and all five columns.
achievement-td-long = The long way
    .how = Shade six hexes with one line.
achievement-td-swap = Fresh from the circle
    .how = Use an ability in the same round you unlock it.
achievement-td-charged = Fully charged
    .how = Score at least 40 points on the charger.

## Access Denied

achievement-ad-logic = Nobody told you
    .how = Work out a whole password by logic, before you have seen all its codes.
achievement-ad-wiser = Denied, but wiser
    .how = Get access denied in a sector, and granted with your next attempt there.
achievement-ad-root = Quite sure
    .how = Gain Root in another player’s sector the first time you try for it.
achievement-ad-open = Nobody home
    .how = Gain access to an uncontrolled sector.
achievement-ad-trade = Fair exchange
    .how = Complete a trade with another player.
achievement-ad-bonus = Perks of Root
    .how = Use the Root bonus of Government, NewsMedia or TeleComm.

## Data.Warriors

achievement-dw-halt = Process aborted
    .how = Halt a command or script of another player, and win the match.
achievement-dw-respond = Out of turn
    .how = Issue a command or script in another player’s turn.
achievement-dw-daemon = Never sleeps
    .how = Issue two commands from the same daemon in one turn.
achievement-dw-shield = Write-protected
    .how = Block a wipe with a shield.
achievement-dw-wipe = Bulk delete
    .how = Wipe at least five cards of others at once.
achievement-dw-last = Last sector
    .how = Win with at most five cards left in your drive.

## Aetherium

achievement-ae-overclock = Beyond the limit
    .how = Overclock a model, and capture a node or pylon in the same activation.
achievement-ae-carried = The floor takes you
    .how = Move a schema that carries one of your models.
achievement-ae-behind = From behind
    .how = Do damage with an attack from the target’s rear arc.
achievement-ae-together = Two at a time
    .how = Do damage with an attack that gets a die for coordination.
achievement-ae-disrupt = Side effect
    .how = Use the disruption of an attack.
achievement-ae-uplinks = Well connected
    .how = Re-calibrate while you control a node and a pylon.
