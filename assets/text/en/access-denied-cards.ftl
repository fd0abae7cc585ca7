# Access Denied: what the 63 cards do, by number. A card of own content can have a text of its own instead.
# What a card requires is shown beside it and is not repeated here.

# Follows “text of card 7:”, for a card that was changed and has no text of its own.
ad-cards-own-text = this card does not do what the built-in one does. Say in its text what it does.

## Code A

# BBS
ad-card-1 = You can draw 1 more card in each of your Draw Cards steps. Your hand limit still applies.
# Counter-Virus
ad-card-2 = Respond to a virus played on a sector you have access to: cancel it. Its player discards down to 3.
# Dumpster Diving
ad-card-3 = Choose a controlled sector you have no access to. Its controller shows you a random code of its password.
# S.A.T.A.N. Virus
ad-card-4 = Place this on a sector you have access to. While it lies there, the sector’s Root bonus is off. Samurai removes it.
# Samurai
ad-card-5 = Discard any card that lies on a sector.
# Usenet
ad-card-6 = Give another player 1 or more of your cards. In return you get the same number at random from the hand they had, or all of it if it was smaller.
# Guru
ad-card-7 = Choose a sector where you are User: gain Oper there, without any code. No card can stop this.
# Delete Account
ad-card-8 = Remove another player’s marker from the User area of any sector.

## Code B

# Dad's Office Computer
ad-card-9 = Your hand limit is 2 higher.
# Bank Error in Your Favor
ad-card-10 = Draw 3 cards. You have 1 more action, and no hand limit until your next turn.
# Revoke Login
ad-card-11 = Remove any marker from the User area of a sector where you are Oper or Root.
# Anti-Virus
ad-card-12 = Respond to a virus. If it is being placed on a sector, cancel it. Otherwise it doesn’t affect you.
# Multi-Virus
ad-card-13 = Choose a sector you have access to. Everyone else with access to it discards down to 3.
# Packet Sniffer
ad-card-14 = Place this on a sector you have access to. The next card played that requires access to it triggers this: that card’s player shows you a random code of their own.
# Firewall
ad-card-15 = Respond to an attempt in a sector you control: it fails. Keep 1 of the cards handed over, right or wrong, and return the others.
# Logic Bomb
ad-card-16 = Place this on a sector you have access to. The next card played that requires access to it triggers this: that card’s player discards down to 3.
# OlfactoPEG
ad-card-17 = Everyone else gives you 1 random card. You have no hand limit until your next turn.

## Code C

# 2nd Phone Line
ad-card-18 = Once in each of your Take Actions steps, a card you play doesn’t use an action.
# Backdoor
ad-card-19 = Play this together with a card that isn’t an upgrade. You don’t need to meet what that card requires.
# CopyBot
ad-card-20 = Take the top card of the discard pile, unless it is the card you played last.
# Mocking Bird
ad-card-21 = Respond to a card that requires Root and nothing less: cancel it. Its player shows you a random code of their own.
# Market Rumors
ad-card-22 = In your Draw Cards step: draw up to 6 cards instead of the usual ones, whatever your hand limit.
# Wiretap
ad-card-23 = When another player chooses a controlled sector to attempt: you see the cards they hand over and the cards they get back.
# Route Trace
ad-card-24 = Respond to an attempt in a sector where you are Oper or Root: it fails, and all its cards are returned.
# FBI Raid
ad-card-25 = Take an upgrade that another player has in play into your hand.
# Major Release
ad-card-26 = Everyone else with access to Micronopoly discards down to 3.
# S.O.L.
ad-card-27 = Choose another player who is only User in TeleComm. Until they are Oper there, all their upgrades are off, new ones too.

## Code D

# War Dialer
ad-card-28 = Instead of your free attempt, you can gain User in a sector you have no access to, without any code.
# Easy Credit
ad-card-29 = You have 2 more actions this turn.
# LISTSERV
ad-card-30 = In your Draw Cards step: draw up to 3 more cards, whatever your hand limit.
# Line Spike
ad-card-31 = Choose another player who is only User in TeleComm. In their next turn they have no actions, but keep their free attempt.
# The NSA is Watching You
ad-card-32 = Look at another player’s hand and take a card of your choice.
# Beta Site
ad-card-33 = Put an upgrade from your hand into play, whatever it requires.
# Software Patch
ad-card-34 = Everyone else with access to Micronopoly: in their next turn, their Root bonuses and upgrades are off.
# Trojan
ad-card-35 = If your turn begins with this in your hand, that turn has no Free Access Attempt step.
# Bank Run
ad-card-36 = Everyone with access to Banking discards down to 3, including you.
# Retro-Virus
ad-card-37 = Place this on a sector you have access to. The next player to gain a level there triggers it and discards an upgrade of their choice.
# Backup
ad-card-38 = Respond when another player’s card would make you lose cards: lose only this one instead.

## Code E

# ICE
ad-card-39 = Viruses don’t affect you, except Retro-Virus.
# Whoops! Disconnect
ad-card-40 = Choose another player. In their next turn they can’t make attempts, not even a free one.
# No eTaxes
ad-card-41 = In their next turn, everyone, including you, has no hand limit and can draw 2 more cards.
# Digital Divide
ad-card-42 = Everyone else without access to Government draws no cards in the Draw Cards step of their next turn.
# CancelBot
ad-card-43 = Respond to a card that requires access to a sector: cancel it. You must be Oper or Root there, or have any access if this match was set up so.
# Shareware
ad-card-44 = Everyone with access to Micronopoly has 1 more action in their next turn.
# FDIC
ad-card-45 = The controller of Government keeps 3 cards of their choice and gives you the others.
# Spam
ad-card-46 = Choose another player. First, everyone else can give them any number of cards. Then everyone can draw up to their hand limit. Last, the chosen player discards down to theirs at random.
# Flame War
ad-card-47 = Everyone else has 1 action fewer in their next turn.
# Red Tape
ad-card-48 = Choose another player. They draw no cards in the Draw Cards step of their next turn.
# Bug
ad-card-49 = If your turn begins with this in your hand, your Root bonuses and upgrades are off for that turn.
# Overdraft
ad-card-50 = Choose another player: they discard down to 3.

## Code F

# Over-Clock
ad-card-51 = You have 1 more action each turn. If you use your last action for an attempt and it fails, discard this.
# Direct Deposit
ad-card-52 = Draw 2 cards. You have no hand limit until your next turn.
# Loan Default
ad-card-53 = The controller of Banking gives you 2 cards of their choice. You have no hand limit until your next turn.
# Mother's Maiden Name
ad-card-54 = Gain User in a sector you have no access to. No card can stop this.
# Fifteen Minutes
ad-card-55 = Choose another player. In their next turn they have no actions, but keep their free attempt.
# Burnout
ad-card-56 = Choose another player with Over-Clock in play: they discard it. In their next turn they have no actions, but keep their free attempt.
# Worm
ad-card-57 = If your turn begins with this in your hand, you draw no cards in that turn’s Draw Cards step.
# Warez
ad-card-58 = Gain User in Micronopoly. No card can stop this.
# Free Checking
ad-card-59 = Gain User in Banking. No card can stop this.
# Telecourse
ad-card-60 = Gain User in Universities. No card can stop this.
# Public Library
ad-card-61 = Gain User in Government. No card can stop this.
# Phreaking
ad-card-62 = Gain User in TeleComm. No card can stop this.
# Popular Homepage
ad-card-63 = Gain User in NewsMedia. No card can stop this.
