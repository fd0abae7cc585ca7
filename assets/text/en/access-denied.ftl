# Access Denied.

## Parts of other sentences

ad-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
ad-seat = seat { $seat }
# A hidden card, as an object.
ad-a-card = a card
ad-nothing = nothing
ad-codes =
    { $count ->
        [one] code { $codes }
       *[other] codes { $codes }
    }
# What a card requires: $level is user, oper or root; $code is a letter or none.
ad-requirement =
    { $code ->
        [none] { $level ->
            [root] Root in { $sector }
            [oper] Oper or Root in { $sector }
           *[user] access to { $sector }
        }
       *[other] { $level ->
            [root] Root in { $sector } and code { $code } in your password
            [oper] Oper or Root in { $sector } and code { $code } in your password
           *[user] access to { $sector } and code { $code } in your password
        }
    }

## Actions: the short form is a button

# $asked says what is asked.
ad-do-pass =
    { $asked ->
        [government] Leave the card on the discard pile
        [news] Play this turn
        [free-attempt] Skip the free attempt
        [act] End your actions
        [discard] Stop discarding
        [draw] End your turn
        [swap] Swap the chosen cards
        [no-gifts] Give none
        [gifts] Give the chosen cards
        [flood-draw] Stop drawing
        [backup] Accept the loss
        [lay-upgrade] Put no upgrade into play
       *[other] Pass
    }
    .short =
        { $asked ->
            [government] Leave the card
            [news] Play this turn
            [free-attempt] Skip free attempt
            [act] End actions
            [discard] Stop discarding
            [draw] End turn
            [swap] Swap these
            [no-gifts] Give none
            [gifts] Give these
            [flood-draw] Stop drawing
            [backup] Accept the loss
            [lay-upgrade] Skip
           *[other] Pass
        }
ad-do-take-top = Take { $card } from the discard pile
    .short = Take { $card }
ad-do-skip-turn = Skip this turn and draw 6 cards
    .short = Skip turn, draw 6
ad-do-attempt =
    { $count ->
        [one] Attempt { $level } in { $sector }: hand over { $count } card
       *[other] Attempt { $level } in { $sector }: hand over { $count } cards
    }
    .short = Attempt { $level } in { $sector }
ad-do-gain =
    { $count ->
        [one] Gain { $level } in { $sector }: discard { $count } card
       *[other] Gain { $level } in { $sector }: discard { $count } cards
    }
    .short = Gain { $level } in { $sector }
ad-do-enter = Gain User in { $sector } without a code
    .short = Enter { $sector }
    .tip = Gain User instead of a free attempt; nobody can stop it (AD-76, AD-C28)
# $target is none, sector, player, marker, lying, upgrade or card.
ad-do-play =
    { $target ->
        [none] Play { $card }
        [sector] Play { $card } on { $sector }
        [player] Play { $card } on { $player }
        [marker] Play { $card } on { $player }’s marker in { $sector }
        [lying] Play { $card } on { $other } in { $sector }
        [upgrade] Play { $card } on { $player }’s { $other }
       *[card] Play { $card } on { $other }
    }
ad-do-play-backdoor =
    { $target ->
        [none] Play { $card } with Backdoor
        [sector] Play { $card } with Backdoor on { $sector }
        [player] Play { $card } with Backdoor on { $player }
        [marker] Play { $card } with Backdoor on { $player }’s marker in { $sector }
        [lying] Play { $card } with Backdoor on { $other } in { $sector }
        [upgrade] Play { $card } with Backdoor on { $player }’s { $other }
       *[card] Play { $card } with Backdoor on { $other }
    }
ad-do-pass-on = Give { $card } to { $player }, for 1 action
ad-do-trade = Offer { $player } a card
    .short = Trade with { $player }
    .tip = One card of yours for what they give; without agreement it uses no action (AD-50).
ad-do-ask-code = Ask for a card with code { $code }
    .short = Code { $code }
ad-do-ask-title = Ask for { $card }
ad-do-trades = Trade…
    .tip = Offer another player one of your cards; you choose who (AD-50).
ad-do-ask-titles = Card by title…
    .tip = Ask for a card by its title (AD-50)
ad-do-send-offer = Show the offer
    .short = Show offer
ad-do-accept =
    { $cards ->
        [0] Accept and give nothing
       *[other] Accept and give the chosen cards
    }
    .short = Accept
    .tip = { $act }. { $player } sees what comes, then confirms or calls it off (AD-50).
ad-do-confirm = Confirm the exchange
    .short = Confirm
ad-do-decline = Decline the offer
    .short = Decline
ad-do-call-off = Call the exchange off
    .short = Call off
ad-do-withdraw = Withdraw the offer
    .short = Withdraw
ad-do-buy = Discard 2 cards for one more action
    .short = Buy an action
    .tip = Your Root bonus in TeleComm: 2 cards for one more action, once a turn (AD-75)
ad-do-choose =
    { $asked ->
        [password] Put { $card } into the password
        [hand-over] Hand over { $card }
        [keep] Keep { $card }
        [take-from] Take { $card }
        [lose-upgrade] Discard { $card }
        [lay-upgrade] Put { $card } into play
        [offer-card] Offer { $card }
        [swap] Choose { $card }
        [discard] Discard { $card }
       *[give] Give { $card }
    }
ad-do-several =
    { $asked ->
        [password] Set { $codes }
        [hand-over] Hand over { $codes }
        [give] Give { $codes }
        [swap] Choose { $codes }
        [reply] Choose { $codes }
        [gifts] Choose { $codes }
       *[discard] Discard { $codes }
    }{ $rest ->
        [0] {""}
       *[more] , then { $rest } more
    }
ad-do-discard = Discard { $card }
ad-do-draw = Draw a card
ad-do-draw-all = Draw { $count } cards

## Prompts

ad-ask-over = The match is over.
ad-ask-others =
    { $asked ->
        [password] Waiting for { $players } to set their password.
        [begin] Waiting for { $players } to begin their turn.
        [free-attempt] Waiting for { $players } to use or skip the free attempt.
        [act] Waiting for { $players } to act.
        [discard] Waiting for { $players } to discard.
        [draw] Waiting for { $players } to draw.
        [answer] Waiting for { $players } to respond or pass.
        [backup] Waiting for { $players } to respond and keep their cards, or pass.
        [give] Waiting for { $players } to give cards.
        [choose] Waiting for { $players } to choose a card.
        [offer] Waiting for { $players } to make an offer.
        [reply] Waiting for { $players } to accept or decline the offer.
       *[confirm] Waiting for { $players } to confirm the exchange.
    }
ad-ask-password =
    { $left ->
        [one] Set the password of { $sector }: choose { $left } more card with another code. It stays there and leaves your hand.
       *[other] Set the password of { $sector }: choose { $left } cards with different codes. They stay there and leave your hand.
    }
ad-ask-password-done = Your password is set.
ad-ask-government = Government: take { $card } from the discard pile, or leave it.
ad-ask-news = NewsMedia: play this turn, or skip it and draw 6 cards.
ad-ask-free-attempt = Free attempt: choose a sector, or skip it.
ad-ask-free-attempt-enter = You can’t attempt this turn, but you can still gain User without a code: choose a sector, or skip it.
ad-ask-free-attempt-only = Free attempt: choose a sector, or skip it. You have no actions this turn.
ad-ask-act =
    { $left ->
        [0] No actions left: play a card that takes none, or end your actions.
        [one] { $left } action left: attempt a sector, play a card, or trade.
       *[other] { $left } actions left: attempt a sector, play a card, or trade.
    }
ad-ask-discard =
    { $over ->
        [0] Discard cards if you like, or stop (hand limit { $limit }). The last one lies on top.
        [one] Discard { $over } card, and more if you like (hand limit { $limit }). The last one lies on top.
       *[other] Discard { $over } cards, and more if you like (hand limit { $limit }). The last one lies on top.
    }
ad-ask-discard-unlimited = You have no hand limit: discard cards if you like, or stop.
ad-ask-draw =
    { $left ->
        [one] Draw 1 card, or end your turn.
       *[other] Draw up to { $left } cards, or end your turn.
    }
ad-ask-draw-full = Your hand is full ({ $limit } cards): end your turn.
ad-ask-drawn = You have drawn your cards: end your turn.
ad-ask-draw-down =
    { $over ->
        [one] Discard { $over } card (hand limit { $limit }).
       *[other] Discard { $over } cards (hand limit { $limit }). The last one lies on top.
    }
ad-ask-before-attempt = { $player } attempts { $level } in { $sector }. Play a card before the cards are handed over, or pass.
ad-ask-answer-attempt = { $player } attempts { $level } in { $sector } with { $cards }. Respond, or pass.
ad-ask-answer-card = { $card } was played. Respond, or pass.
ad-ask-backup = { $card } will cost you cards. Save them, or accept the loss.
ad-ask-hand-over =
    { $left ->
        [one] Choose { $left } card to hand over for { $level } in { $sector }.
       *[other] Choose { $left } cards to hand over for { $level } in { $sector }. Each code counts once.
    }
ad-ask-pay =
    { $left ->
        [one] Discard { $left } card for this sector.
       *[other] Discard { $left } cards for this sector. The last one lies on top.
    }
ad-ask-keep = Choose the card of the attempt to keep.
ad-ask-lose-cards =
    { $left ->
        [one] Discard { $left } card.
       *[other] Discard { $left } cards. The last one lies on top.
    }
ad-ask-give-cards =
    { $left ->
        [one] Give { $left } card to { $player }.
       *[other] Give { $left } cards to { $player }.
    }
ad-ask-take-from = Take a card from { $player }’s hand.
ad-ask-lose-upgrade = Choose an upgrade to discard.
ad-ask-swap = Choose the cards to give to { $player }.
ad-ask-lay-upgrade = Choose an upgrade to put into play.
ad-ask-price =
    { $left ->
        [one] Discard { $left } card for one more action.
       *[other] Discard { $left } cards for one more action. The last one lies on top.
    }
ad-ask-offer-card = Choose the card to offer { $player }.
ad-ask-offer-wish = You offer { $player } { $cards }. Ask for something if you like, then show the offer.
ad-ask-offer-wished = You offer { $player } { $cards } and ask for { $wish }. Ask for more if you like, then show the offer.
ad-ask-reply = { $player } offers { $cards }. Choose what to give, if anything, and accept; or decline.
ad-ask-reply-wish = { $player } offers { $cards } and asks for { $wish }. Choose what to give, if anything, and accept; or decline.
ad-ask-confirm = { $player } gives { $cards } for { $offered }. Confirm the exchange, or call it off.
ad-ask-gifts = Choose cards to give to { $player }, or none.
ad-ask-flood-draw = Draw up to your hand limit, or stop.

## Log

ad-event-draws = { $player } draws { $card }.
ad-event-discards = { $player } discards { $card }.
ad-event-loses = { $player } loses { $card }.
ad-event-sets-aside = { $player } sets { $card } aside.
ad-event-takes-back = { $player } takes { $card } back.
ad-event-gives = { $from } gives { $card } to { $player }.
ad-event-into-password = { $player } puts { $card } into the password of { $sector }.
ad-event-takes-top = { $player } has Root in Government and takes { $card } from the discard pile.
ad-event-takes = { $player } takes { $card }.
ad-event-shows-card = { $player } plays { $card }.
ad-event-upgrade = { $player } puts { $card } into play.
ad-event-on-sector = { $card } now lies on { $sector }.
ad-event-discarded = { $card } is discarded.
ad-event-into-deck = { $card } goes into the deck.
ad-event-shuffled =
    { $count ->
        [one] The discard pile becomes a new deck: { $count } card.
       *[other] The discard pile becomes a new deck: { $count } cards.
    }
ad-event-password-set = { $player } has set a password.
ad-event-turn = Round { $round }: { $player }’s turn.
ad-event-potato = { $player } begins their turn with { $card }.
ad-event-turn-skipped = { $player } skips this turn.
ad-event-passed = { $player } passes.
ad-event-attempted = { $player } attempts { $level } in { $sector }.
ad-event-attempt-ended =
    { $granted ->
        [yes] Access granted: { $player } gets back { $back } of { $handed } in { $sector }.
        [stopped] Attempt stopped: { $player } gets all cards back from { $sector }.
       *[no] Access denied: { $player } gets back { $back } of { $handed } in { $sector }.
    }
ad-event-gained = { $player } gains { $level } in { $sector }.
ad-event-marker-removed = { $player } loses access to { $sector }.
ad-event-played =
    { $target ->
        [none] { $player } plays { $card }.
        [sector] { $player } plays { $card } on { $sector }.
        [player] { $player } plays { $card } on { $whose }.
        [marker] { $player } plays { $card } on { $whose }’s marker in { $sector }.
       *[card] { $player } plays { $card } on { $other }.
    }
ad-event-played-backdoor =
    { $target ->
        [none] { $player } plays { $card } with Backdoor.
        [sector] { $player } plays { $card } with Backdoor on { $sector }.
        [player] { $player } plays { $card } with Backdoor on { $whose }.
        [marker] { $player } plays { $card } with Backdoor on { $whose }’s marker in { $sector }.
       *[card] { $player } plays { $card } with Backdoor on { $other }.
    }
ad-event-cancelled = { $player }’s { $card } is cancelled.
ad-event-triggered = { $player } triggers { $card } in { $sector }.
ad-event-code-seen = { $player } shows { $to } a code of { $sector }: { $code }.
ad-event-code-shown = { $player } shows { $to } a code of { $sector }.
ad-event-hand-seen = { $player } sees { $of }’s hand: { $cards }.
ad-event-hand-looked = { $player } looks at { $of }’s hand.
ad-event-tapped = { $player } watches the attempt.
ad-event-lasts = { $player }’s next turn: { $effect }.
ad-event-no-limit = { $player } has no hand limit until their next turn.
ad-event-upgrades-off = { $player }’s upgrades are off until they are Oper in { $sector }.
ad-event-actions =
    { $more ->
        [one] { $player } has { $more } more action.
       *[other] { $player } has { $more } more actions.
    }
ad-event-buys = { $player } buys an action for 2 cards.
ad-event-spared = { $player } is spared.
ad-event-offer-begun = { $player } makes { $to } an offer.
ad-event-asked = { $player } asks for { $wish }.
ad-event-offer-seen = { $player } shows { $to }: { $cards }.
ad-event-offer-shown = { $player } shows { $to } the cards.
ad-event-offer-off = { $player } ends the offer.
ad-event-traded =
    { $back ->
        [0] { $player } gives { $to } 1 card for nothing.
        [one] { $player } trades 1 card with { $to } for { $back } card.
       *[other] { $player } trades 1 card with { $to } for { $back } cards.
    }
ad-event-won = { $player } has Root in enough sectors and wins.
ad-event-over = The last round is over. The match ends.

## Log: several events in one line

ad-log-turn = Round { $round }: { $player }
ad-log-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# Cards: their titles, or how many they are.
ad-log-draws = { $player } draws { $cards }.
ad-log-discards = { $player } discards { $cards }.
# Kept: how many of the cards the controller keeps.
ad-log-attempt =
    { $result ->
        [granted] { $player } attempts { $level } in { $sector } with { $cards }: access granted.
        [denied] { $player } attempts { $level } in { $sector } with { $cards }: { $kept ->
            [0] stopped, all cards come back.
           *[other] access denied, { $keeper } keeps { $kept } of { $count }.
        }
        [paid] { $player } discards { $cards }, and gains { $level } in { $sector }.
       *[open]
            { $count ->
                [0] { $player } attempts { $level } in { $sector }.
               *[other] { $player } attempts { $level } in { $sector } with { $cards }.
            }
    }
# The end of an attempt that another player has responded to.
ad-log-attempt-ended =
    { $result ->
        [granted] { $player } gains { $level } in { $sector }: access granted.
       *[denied]
            { $kept ->
                [0] { $player }’s attempt in { $sector } is stopped: all cards come back.
               *[other] { $keeper } keeps { $kept } of { $count } in { $sector }: access denied.
            }
    }
ad-log-passwords =
    { $count ->
        [one] { $players } has set a password.
       *[other] { $players } have set their passwords.
    }
ad-log-skips = { $player } skips this turn and draws { $cards }.
ad-log-lasts =
    { $count ->
        [one] { $players }’s next turn: { $effects }.
       *[other] The next turns of { $players }: { $effects }.
    }
# An offer, put together: “Ann offers Bo Samurai (A) and asks for code D; Bo offers Bug (E); Ann withdraws the offer.”
ad-log-makes-offer = { $player } makes { $to } an offer
ad-log-offers = { $player } offers { $to } { $cards }
ad-log-asks = {" and asks for"} { $wish }
ad-log-replies = { $to } offers { $cards }
ad-log-replies-hidden = { $to } replies
ad-log-traded = { $to } gives { $cards } for it
ad-log-offer-withdrawn = { $player } withdraws the offer
ad-log-and-withdraws = {", then withdraws it"}
ad-log-offer-declined = { $to } declines
ad-log-then = { $first }; { $then }
ad-log-line = { $text }.

## What lasts for a turn

ad-lasting-no-free-attempt = no free attempt
    .tip = The turn has no Free Access Attempt step; actions can still be attempts
ad-lasting-no-attempts = no attempts
    .tip = The turn has no attempts at all, not even the free one
ad-lasting-no-actions = no actions
    .tip = The turn has no actions; the free attempt and responses stay (AD-22)
ad-lasting-off = Root bonuses and upgrades off
    .tip = Root bonuses and upgrades are off
ad-lasting-no-draws = no draws
    .tip = The turn’s Draw Cards step brings no cards
ad-lasting-no-limit = no hand limit
    .tip = Any number of cards may be kept
ad-lasting-actions =
    { $count ->
        [one] { $signed } action
       *[other] { $signed } actions
    }
    .tip = More or fewer actions
ad-lasting-draws =
    { $count ->
        [one] +{ $count } draw
       *[other] +{ $count } draws
    }
    .tip = More cards in the Draw Cards step
ad-lasting-next = next turn: { $effect }

## Root bonuses

ad-bonus-banking = Draw 3 cards in the Draw Cards step whatever your hand limit, then discard down to it.
ad-bonus-government = As your turn begins, you may take the top card of the discard pile.
ad-bonus-micronopoly = Your hand limit is 2 higher.
ad-bonus-news = You may skip your whole turn and draw 6 cards instead.
ad-bonus-telecomm = Once a turn: discard 2 cards for one more action.
ad-bonus-universities = Your free attempt may gain User anywhere, without a code.

## Refusals

ad-refuse-over = The match is over.
ad-refuse-no-seat = There is no such seat.
ad-refuse-not-you = It’s not your turn.
ad-refuse-not-asked = Wait until you are asked: players respond clockwise, one at a time.
ad-refuse-uncontrolled = { $card } can’t stop this attempt: nobody controls the sector.
ad-refuse-not-held = { $card } is not in your hand.
ad-refuse-in-password = { $card } is part of your password and stays there.
ad-refuse-no-room = Too many cards are in progress. Wait until one of them is finished.
ad-refuse-many-plays = { $count } cards have been played this turn, the most a turn can have.
ad-refuse-requires = { $card } requires { $requirement }.
ad-refuse-no-backdoor = Backdoor does not help { $card }: use it for a requirement you don’t meet, but not for an upgrade.
ad-refuse-standing =
    { $standing ->
        [control] { $card }: only the controller of the sector can play it.
        [oper] { $card }: become Oper or Root in the sector first.
       *[access] { $card }: gain access to the sector first.
    }
ad-refuse-target =
    { $aim ->
        [none] { $card } has no target.
        [own-access] { $card }: choose a sector you have access to.
        [controlled-without-access] { $card }: choose a controlled sector you have no access to.
        [without-access] { $card }: choose a sector you have no access to.
        [here] { $card } works only in { $sector }, and only while you have no access there.
        [own-user] { $card }: choose a sector where you are only User.
        [other] { $card }: choose another player.
        [other-with-cards] { $card }: choose another player with cards in hand.
        [other-with-user] { $card }: choose another player who is only User in { $sector }.
        [other-with-upgrade] { $card }: choose another player with { $other } in play.
        [others-upgrade] { $card }: choose an upgrade of another player.
        [others-marker] { $card }: choose another player’s marker in a User area.
        [marker-under-oper] { $card }: choose a User marker in a sector where you are Oper or Root.
        [lying-card] { $card }: choose a card that lies on a sector.
       *[controller] { $card } targets the controller of { $sector }, if that is another player.
    }
ad-refuse-nothing =
    { $lacks ->
        [discard] { $card }: there is no card on the discard pile that you can take.
        [upgrade] { $card }: you have no upgrade in hand.
        [cards] { $card }: you have no card to give.
       *[room] { $card }: no more cards can lie on sectors.
    }
ad-refuse-no-actions = You have no actions left.
ad-refuse-no-attempts = You can’t make access attempts this turn.
ad-refuse-root-already = You already have Root in { $sector }.
ad-refuse-access-already = You already have access to { $sector }.
ad-refuse-few-cards =
    { $need ->
        [one] Hand over { $need } card for { $level } in { $sector }: you have { $have }.
       *[other] Hand over { $need } cards for { $level } in { $sector }: you have { $have }.
    }
ad-refuse-few-discards = { $level } in { $sector } costs { $need } cards (nobody controls it): you have { $have }.
ad-refuse-no-entry = You need Root in Universities or War Dialer to gain User without a code.
ad-refuse-same-code = Code { $code } is already in this password. All three codes must differ.
ad-refuse-other-password = Keep this card: without it your other password can’t be completed.
ad-refuse-no-potato = { $card } can’t be given away: only a hot potato you began this turn with can.
ad-refuse-no-partner = Choose another player.
ad-refuse-offers-made = You can make only 2 offers a turn.
ad-refuse-nothing-to-offer = You have no card to offer.
ad-refuse-asked-already = You have asked for that already, or nobody could give it to you.
ad-refuse-no-purchase = You need Root in TeleComm to buy an action.
ad-refuse-bought = You have already bought an action this turn.
ad-refuse-two-cards = An action costs 2 cards: you have fewer.
ad-refuse-no-choice = { $card } can’t be chosen here.
ad-refuse-over-limit =
    { $limit ->
        [one] Discard first: your hand limit is { $limit } card.
       *[other] Discard first: your hand limit is { $limit } cards.
    }
ad-refuse-over-limit-by =
    { $limit ->
        [one] Discard first: your hand limit is { $limit } card, because of { $card }.
       *[other] Discard first: your hand limit is { $limit } cards, because of { $card }.
    }
ad-refuse-off = { $card } has turned off the bonus or upgrade for this.
ad-refuse-no-draw = You have drawn all your cards for this step.
ad-refuse-hand-full =
    { $limit ->
        [one] Your hand is full: the limit is { $limit } card.
       *[other] Your hand is full: the limit is { $limit } cards.
    }
ad-refuse-no-deck = There are no cards left to draw.
ad-refuse-choose-first = Choose at least one card first.
ad-refuse-must-choose = You can’t pass here. Choose.
ad-refuse-not-now =
    { $asked ->
        [nothing] The match is over.
        [password] Set your password first.
        [government] Take or leave the top card of the discard pile first.
        [news] Play or skip this turn first.
        [free-attempt] This is the Free Access Attempt step: attempt a sector, or skip it.
        [act] This is the Take Actions step: attempt, play or trade, or end your actions.
        [discard] This is the Discard Cards step: discard, or stop.
        [draw] This is the Draw Cards step: draw, or end your turn.
        [draw-down] Discard down to your hand limit first.
        [before-attempt] Respond or pass first.
        [answer-attempt] Respond or pass first.
        [answer-card] Respond or pass first.
        [hand-over] Hand over the cards of your attempt first.
        [pay] Discard the cards this sector costs first.
        [keep] Choose the card of the attempt to keep.
        [backup] Save your cards or pass first.
        [lose-cards] Discard first.
        [give-cards] Give cards first.
        [take-from] Choose the card to take.
        [lose-upgrade] Choose the upgrade to discard.
        [swap] Choose the cards to give, then swap.
        [lay-upgrade] Choose the upgrade to put into play.
        [price] Discard the cards the action costs first.
        [offer-card] Choose the card to offer, or withdraw.
        [offer-wish] Ask for something, show your offer, or withdraw it.
        [reply] Accept or decline the offer first.
        [confirm] Confirm the exchange, or call it off.
        [gifts] Choose the cards to give, if any, then give them.
       *[flood-draw] Draw, or stop.
    }
ad-refuse-timing =
    { $when ->
        [action] { $card } is played as an action, in your Take Actions step.
        [potato] { $card } is a hot potato and is never played.
        [joined] { $card } is played with another card, not alone.
        [any-time] { $card } is played between two steps, actions or responses.
        [draw-step] { $card } is played in your own Draw Cards step.
        [before-attempt] { $card } is played when another player chooses a controlled sector to attempt.
        [attempt] { $card } is played in response to another player’s access attempt.
        [virus] { $card } is played in response to a virus.
        [root-card] { $card } is played in response to a card that requires Root.
        [requiring-card] { $card } is played in response to a card that requires access to a sector.
       *[loss] { $card } is played when another player’s card makes you lose cards.
    }

## Options

ad-option-sectors = Sectors to win
    .help = How many sectors you need Root in to win: usually 3, or 5 with two players. If that is more than the number of players, uncontrolled sectors count too (AD-80, AD-81).
ad-option-rounds = Round limit
    .help = After this round the player with the most access wins (AD-83). Without a limit a match ends after 150 rounds.
ad-option-cancelbot = CancelBot
    .help = What CancelBot needs in the sector the other card requires: Oper or Root, or any access.
ad-setup-two = Two players play to 5 or 6 sectors, not 4: each begins with two (AD-82).

## The table

ad-doing-password =
    { $who ->
        [you] Set your password
        [one] { $player } is choosing a password
       *[many] { $count } players are choosing passwords
    }
ad-doing-asked =
    { $who ->
        [you] Respond or pass
        [one] { $player } is being asked
       *[many] { $count } players are being asked
    }
ad-doing-decide =
    { $who ->
        [you] Choose
        [one] { $player } is choosing
       *[many] { $count } players are choosing
    }
ad-step-boot = Set the passwords
    .tip = Three of your cards with three codes become your password (AD-12)
ad-step-free-attempt = Free attempt
    .tip = One access attempt that costs no action (AD-21)
ad-step-actions = Actions
    .tip = Attempts, cards and trades: one action, more or fewer by bonuses and cards (AD-22)
ad-step-discard = Discard
    .tip = Down to your hand limit, further if you like (AD-23)
ad-step-draw = Draw
    .tip = Up to 2 cards, as far as your hand limit allows (AD-24)
ad-round = Round { $round }
ad-round-of = Round { $round } of { $rounds }
ad-over = Over
ad-plate-cards = Cards in hand, with those set aside
ad-plate-levels = Sectors with Oper, and with User
ad-plate-upgrades = Upgrades in play
ad-plate-actions = Actions left this turn
ad-plate-no-limit = No hand limit until their next turn
ad-plate-upgrades-off = upgrades off
    .tip = Upgrades do nothing until Oper in TeleComm (S.O.L.)
ad-standing-goal = Root in { $goal } sectors, in round { $round } ({ $rule })
ad-standing-rounds = { $rounds } rounds are over: most Roots win, then Oper, then User (AD-83)
ad-column-roots = Roots that count
ad-question-before = { $player } attempts { $level } in { $sector }. Does anyone step in before the cards are handed over?
ad-question-attempt = { $player } attempts { $level } in { $sector }. Does anyone respond?
ad-question-card = { $player } plays { $card }. Does anyone respond?
ad-question-loss = { $card } costs cards. Does anyone save theirs?
ad-ask-less = Ask me less
    .tip = Ask me only when I can respond (Menu → Players)
ad-asked-anyway = { $prompt } You are asked even without a response, so that nobody learns what you hold.
ad-missing =
    { $asked ->
        [password] Choose a card for the password: click it, or use the arrow keys.
        [hand-over] Choose a card to hand over.
        [discard] Choose a card to discard.
        [keep] Choose the card to keep.
        [take-from] Choose the card to take.
        [offer-card] Choose the card to offer.
        [free-attempt] Choose a sector: click it, or use the arrow keys.
        [act] Choose a sector or a card: click it, or use the arrow keys.
       *[other] Choose a card.
    }
ad-which-title = Which title?
ad-tray =
    { $asked ->
        [take-from] Take one of these
        [lose-upgrade] Your upgrades
        [keep] Handed over
       *[other] To choose from
    }
ad-needs = Requires { $requirement }
ad-waste-code = { $code } is not in the password of { $sector }: you would lose { $card }.
ad-waste-twice = Only one card with { $code } can be right: you would lose { $card }.

## Kinds of cards

ad-kind-upgrade = Upgrade
    .tip = Stays face up before its player and works from then on (AD-43).
ad-kind-potato = Hot potato
    .tip = Never played: if your turn begins with it in hand, its penalty holds for that turn. Give it away for an action, use it in an attempt, trade or discard it (AD-44).
ad-kind-joined = Joined
    .tip = Played with another card and takes no action of its own (AD-C19).
ad-kind-any-time = Any time
    .tip = Played between any two steps, on anyone’s turn, without an action (AD-41).
ad-kind-draw-step = Draw step
    .tip = Played in your own Draw Cards step, without an action (AD-41).
ad-kind-action = Action
    .tip = Playing it takes an action (AD-40).
ad-kind-answer = Response
    .tip = Played at the moment its text says, on anyone’s turn, without an action (AD-41).
ad-kind-virus = Virus
    .tip = Counter-Virus and Anti-Virus respond to it, and ICE keeps it off (AD-R1).
ad-kind-sector-card = Sector card
    .tip = Lies face up on a sector until it is triggered (AD-43).
ad-kind-unstoppable = Unstoppable
    .tip = No card can respond to it (AD-46).
ad-level-user = User: the first of three levels. An attempt takes 1 card, or 2 discards in an uncontrolled sector (AD-1, AD-31, AD-37).
ad-level-oper = Oper: the second level. An attempt takes 2 cards, or 3 discards in an uncontrolled sector (AD-1, AD-31, AD-37).
ad-level-root = Root: the highest level. It gives the sector’s bonus, and in controlled sectors it counts for winning (AD-70, AD-80).

## Inspector

ad-unknown-to-others = Nobody else knows that you hold it.
ad-known-to = Known to { $players }.
ad-rounds-meaning = After the last round the player with the most access wins (AD-83)
ad-lamps = A lamp is lit where you have the level.
ad-you-know = You know that { $player } holds it.
ad-yours = yours
ad-uncontrolled = uncontrolled
ad-root-bonus = Root bonus: { $text } ({ $rule })
# $whose is you or other.
ad-your-password =
    { $whose ->
        [you] Your password: { $codes }
       *[other] Password: { $codes }
    }
# What a player knows of your password: codes in it, codes not in it.
ad-clue =
    { $kind ->
        [both] knows { $within }, and that { $out } is not in it
        [within] knows { $within }
       *[out] knows that { $out } is not in it
    }
ad-deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
    .tip = When it runs out, the discard pile is shuffled into a new deck (AD-26).
ad-you = You
ad-controls = Controls { $sectors } · { $roots } of { $goal } Roots
ad-level-in = { $level } in { $sectors }
ad-no-upgrades = No upgrades
ad-this-turn = { $effect } (this turn)
ad-next-turn = { $effect } (next turn)
ad-no-limit = no hand limit until their next turn
    .tip = The hand limit is off until the next turn begins
ad-upgrades-off = upgrades off until Oper in { $sector }
    .tip = S.O.L.: upgrades do nothing until then (AD-C27)
ad-known-hand = You know of their hand: { $cards }

## Checklist

ad-checklist = Checklist
ad-checklist-code = { $count } of the 63 cards have code { $code } (AD-2).
# $mark says what is known.
ad-checklist-cell =
    { $mark ->
        [yes] { $code } in { $sector }: certain, it is in the password. Click for a guess of your own: ?, ✓, ✗.
        [no] { $code } in { $sector }: certain, it is not in the password. Click for a guess of your own: ?, ✓, ✗.
        [logic-yes] { $code } in { $sector }: it follows that it is in the password. Click for a guess of your own: ?, ✓, ✗.
        [logic-no] { $code } in { $sector }: it follows that it is not in the password. Click for a guess of your own: ?, ✓, ✗.
       *[unknown] { $code } in { $sector }: unknown. Click for a guess of your own: ?, ✓, ✗.
    }

## What wins, over the seats

# $counts is all or controlled: which sectors count.
ad-aim =
    { $counts ->
        [all] Be the first with Root in { $goal } sectors
       *[controlled] Be the first with Root in { $goal } controlled sectors
    }
ad-unit = Root
# $who is you, one or many.
ad-alarm-root =
    { $who ->
        [you] You need one more Root
        [one] { $player } needs one more Root
       *[many] { $count } players need one more Root
    }

## The card at the start of a match

ad-start-turn = Attempt one sector for free: your cards must match its password; without one any cards do. Then do one more thing: attempt again, play a card, or trade.
ad-start-end =
    As soon as a player has Root in { $goal } { $counts ->
        [all] sectors, controlled or not
       *[controlled] controlled sectors
    }. { $own ->
        [one] Your own sector is your first, and its Root bonus is on from the start: { $bonus }
       *[other] Your own { $own } sectors are your first, and their Root bonuses are on from the start: { $bonus }
    }
