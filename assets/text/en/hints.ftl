# Hints: what a bot would do, and why. Each reason is a sentence about the action above it.

## All games

hint = Hint: what a bot would do. The match then counts as played with hints
hint-title = A bot would do this. The match counts as played with hints.
hint-thinking = A bot is thinking …
hint-do = Do this
hint-only = You can do nothing else.
hint-plain = It leaves you in the best position.
hint-next = It is a bot’s next choice.
hint-wins = It wins the match.
hint-nothing-better = Nothing else is worth its cost now.

## Terminal Dispute

hint-td-points = This round brings { $matrix } on the matrix and { $charger } on the charger.
hint-td-matrix =
    { $points ->
        [one] This round brings { $points } point on the matrix.
       *[other] This round brings { $points } points on the matrix.
    }
hint-td-charger =
    { $points ->
        [one] This round brings { $points } point on the charger.
       *[other] This round brings { $points } points on the charger.
    }
hint-td-swap = The unused die fits better here.
hint-td-circle = A circled hex unlocks an ability: a swap.
hint-td-open = It leaves the most open for later rounds.

## Access Denied

hint-ad-attempt = By what you know, it succeeds in { $percent }% of cases.
hint-ad-win = By what you know, it wins the match in { $percent }% of cases.
hint-ad-learn = Even a failure shows which of your cards don’t match.
hint-ad-code = { $code } is in this password in { $percent }% of cases.
hint-ad-password = { $code } is on { $copies } cards. Rare codes are harder to guess.
hint-ad-spare = You can spare this card.
hint-ad-cards =
    { $cards ->
        [one] You end up with { $cards } card more.
       *[other] You end up with { $cards } cards more.
    }
hint-ad-nearer = It brings you closer to Root.
hint-ad-back = It sets { $player } back.

## Data.Warriors

hint-dw-wipes =
    { $cards ->
        [one] { $player } loses { $cards } card from their drive.
       *[other] { $player } loses { $cards } cards from their drive.
    }
hint-dw-kills =
    { $cards ->
        [one] { $player } loses { $cards } card in play.
       *[other] { $player } loses { $cards } cards in play.
    }
hint-dw-hand =
    { $cards ->
        [one] { $player } loses { $cards } card in hand.
       *[other] { $player } loses { $cards } cards in hand.
    }
hint-dw-shield =
    { $shields ->
        [one] { $player } loses a shield.
       *[other] { $player } loses { $shields } shields.
    }
hint-dw-draws =
    { $cards ->
        [one] You have { $cards } card more in hand.
       *[other] You have { $cards } cards more in hand.
    }
hint-dw-own-drive =
    { $cards ->
        [one] You lose { $cards } card from your drive.
       *[other] You lose { $cards } cards from your drive.
    }
hint-dw-own-cards =
    { $cards ->
        [one] You lose { $cards } card in play.
       *[other] You lose { $cards } cards in play.
    }
hint-dw-plays =
    { $cards ->
        [one] You have { $cards } card more in play for later turns.
       *[other] You have { $cards } cards more in play for later turns.
    }

## Aetherium

hint-ae-attack =
    { $deletes ->
        [0] The attack on { $target } does damage in { $damages }% of cases.
       *[other] The attack on { $target } does damage in { $damages }% of cases and deletes it in { $deletes }%.
    }
hint-ae-uplinks = You take an uplink or get close to one.
hint-ae-cache = You get closer to the cache, or bring it home.
hint-ae-cache-lost = It takes you away from the cache.
hint-ae-safe = Enemies can do less to you.
hint-ae-danger = Enemies can then do more to you.
hint-ae-threat = You threaten more enemies with your next attacks.
hint-ae-near = You get closer to enemies you can hurt.
hint-ae-noise-left = You stand better, out of the noise.
hint-ae-noise = It takes you into the noise.

# Why a bot did what it did in its turn, as far as the viewer may know it. Each is a sentence.

## Terminal Dispute

why-td-points =
    { $player } scored { $matrix } on the matrix ({ $line }){ $charger ->
        [0] .
       *[other] {" and "}{ $charger } on the charger.
    }
why-td-line =
    { $part ->
        [part] above all { $line } +{ $points }: { $made }
       *[all] { $line } +{ $points }: { $made }
    }
why-td-charger =
    { $points ->
        [one] { $player } added { $points } point on the charger.
       *[other] { $player } added { $points } points on the charger.
    }
why-td-swap = The unused die fitted better, so { $player } swapped it in.
why-td-circle = A circled hex unlocks a swap for { $player }.
why-td-open = The boxes still open can become better combinations.

## Access Denied

why-ad-roots = { $player } has Root in { $roots } sectors now, and { $goal } win the match.
why-ad-nearer = Each level brings { $player } closer to Root: { $roots } of { $goal } so far.
why-ad-learn = { $player } now knows which of the cards match the password of { $sector }.
why-ad-one-card = One card is cheap: { $player } now knows that its code is not in the password of { $sector }.
why-ad-back-you = It sets you back.
why-ad-upgrade = An upgrade helps { $player } for as long as it lies there.
why-ad-card = Right now, { $card } is worth more to { $player } in play than as a key.
why-ad-cards = With more cards, { $player } can make more attempts.

## Data.Warriors

why-dw-wipes-you =
    { $cards ->
        [one] { $player } is after your drive: { $cards } card wiped.
       *[other] { $player } is after your drive: { $cards } cards wiped.
    }
why-dw-wipes = { $player } is after the drive of { $other }: { $left } left.
why-dw-kills-you =
    { $cards ->
        [one] You have { $cards } card fewer in play.
       *[other] You have { $cards } cards fewer in play.
    }
why-dw-hand-you =
    { $cards ->
        [one] You have { $cards } card fewer in hand to respond with.
       *[other] You have { $cards } cards fewer in hand to respond with.
    }
why-dw-plays = What { $player } puts into play works in later turns, too.
why-dw-free = { $player } keeps { $points } MP free to respond in your turn.

## Aetherium

why-ae-damage = Damage to your programs brings { $player } ahead.
why-ae-uplinks = { $player } wants nodes and pylons: they bring RAM and win the operation.
why-ae-cache = { $player } wants the cache.
why-ae-safe = { $player } moves where your programs can do less damage.
why-ae-threat = { $player } threatens your programs with the next attacks.
why-ae-near = { $player } gets closer to your programs, to attack them.
why-ae-noise-left = { $player } stands better, out of the noise.

# Under a refusal beside the pointer: the actions that would make it legal follow, one a line.
could-i-after = You could do it after this:
could-i-none = Nothing in your power makes that possible this turn.
