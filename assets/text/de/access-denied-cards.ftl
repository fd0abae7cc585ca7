# Access Denied: was die 63 Karten tun, nach Nummer. Eine Karte eigenen Inhalts kann stattdessen einen eigenen Text haben.
# Was eine Karte voraussetzt, steht daneben und wird hier nicht wiederholt.

ad-cards-own-text = Diese Karte tut nicht, was die eingebaute tut. Beschreibe in ihrem Text, was sie tut.

## Code A

# BBS
ad-card-1 = In deinem Schritt Ziehen kannst du jedes Mal 1 Karte mehr ziehen. Dein Handkartenlimit gilt weiter.
# Counter-Virus
ad-card-2 = Reaktion auf ein Virus, das auf einen Sektor ausgespielt wird, auf den du Zugriff hast: Annulliere es. Wer es ausgespielt hat, wirft bis auf 3 ab.
# Dumpster Diving
ad-card-3 = Wähle einen kontrollierten Sektor, auf den du keinen Zugriff hast. Wer ihn kontrolliert, zeigt dir einen zufälligen Code seines Passworts.
# S.A.T.A.N. Virus
ad-card-4 = Lege diese Karte auf einen Sektor, auf den du Zugriff hast. Solange sie dort liegt, ist der Root-Bonus des Sektors wirkungslos. Samurai entfernt sie.
# Samurai
ad-card-5 = Wirf eine beliebige Karte ab, die auf einem Sektor liegt.
# Usenet
ad-card-6 = Gib einer anderen Person 1 oder mehr deiner Karten. Dafür bekommst du ebenso viele zufällig aus der Hand, die sie vorher hatte, oder alle, wenn es weniger waren.
# Guru
ad-card-7 = Wähle einen Sektor, in dem du User bist: Erhalte dort Oper, ohne Code. Keine Karte kann das aufhalten.
# Delete Account
ad-card-8 = Entferne den Marker einer anderen Person aus dem User-Bereich eines beliebigen Sektors.

## Code B

# Dad's Office Computer
ad-card-9 = Dein Handkartenlimit ist um 2 höher.
# Bank Error in Your Favor
ad-card-10 = Ziehe 3 Karten. Du hast 1 weitere Aktion und bis zu deinem nächsten Zug kein Handkartenlimit.
# Revoke Login
ad-card-11 = Entferne einen beliebigen Marker aus dem User-Bereich eines Sektors, in dem du Oper oder Root bist.
# Anti-Virus
ad-card-12 = Reaktion auf ein Virus. Wird es gerade auf einen Sektor gelegt, annulliere es. Sonst wirkt es nicht auf dich.
# Multi-Virus
ad-card-13 = Wähle einen Sektor, auf den du Zugriff hast. Alle anderen mit Zugriff darauf werfen bis auf 3 ab.
# Packet Sniffer
ad-card-14 = Lege diese Karte auf einen Sektor, auf den du Zugriff hast. Wer als Nächstes eine Karte ausspielt, die Zugriff darauf voraussetzt, löst diese aus und zeigt dir einen zufälligen eigenen Code.
# Firewall
ad-card-15 = Reaktion auf einen Versuch in einem Sektor, den du kontrollierst: Er scheitert. Behalte 1 der übergebenen Karten, ob richtig oder falsch, und gib die anderen zurück.
# Logic Bomb
ad-card-16 = Lege diese Karte auf einen Sektor, auf den du Zugriff hast. Wer als Nächstes eine Karte ausspielt, die Zugriff darauf voraussetzt, löst diese aus und wirft bis auf 3 ab.
# OlfactoPEG
ad-card-17 = Alle anderen geben dir 1 zufällige Karte. Du hast bis zu deinem nächsten Zug kein Handkartenlimit.

## Code C

# 2nd Phone Line
ad-card-18 = In deinem Schritt Aktionen kannst du jedes Mal eine Karte ausspielen, ohne dass es eine Aktion kostet.
# Backdoor
ad-card-19 = Spiele diese Karte zusammen mit einer anderen aus, die kein Upgrade ist. Die Voraussetzung der anderen Karte musst du nicht erfüllen.
# CopyBot
ad-card-20 = Nimm die oberste Karte des Ablagestapels, außer es ist die Karte, die du zuletzt ausgespielt hast.
# Mocking Bird
ad-card-21 = Reaktion auf eine Karte, die genau Root voraussetzt: Annulliere sie. Wer sie ausgespielt hat, zeigt dir einen zufälligen eigenen Code.
# Market Rumors
ad-card-22 = In deinem Schritt Ziehen: Ziehe bis zu 6 Karten statt der üblichen, egal wie hoch dein Handkartenlimit ist.
# Wiretap
ad-card-23 = Wenn eine andere Person einen kontrollierten Sektor für einen Versuch wählt: Du siehst die Karten, die sie übergibt, und die, die sie zurückbekommt.
# Route Trace
ad-card-24 = Reaktion auf einen Versuch in einem Sektor, in dem du Oper oder Root bist: Er scheitert, und alle seine Karten gehen zurück.
# FBI Raid
ad-card-25 = Nimm ein Upgrade auf die Hand, das eine andere Person im Spiel hat.
# Major Release
ad-card-26 = Alle anderen mit Zugriff auf Micronopoly werfen bis auf 3 ab.
# S.O.L.
ad-card-27 = Wähle eine andere Person, die in TeleComm genau User ist. Bis sie dort Oper ist, sind alle ihre Upgrades wirkungslos, auch neue.

## Code D

# War Dialer
ad-card-28 = Statt deines freien Versuchs kannst du in einem Sektor, auf den du keinen Zugriff hast, User erhalten, ohne Code.
# Easy Credit
ad-card-29 = Du hast in diesem Zug 2 weitere Aktionen.
# LISTSERV
ad-card-30 = In deinem Schritt Ziehen: Ziehe bis zu 3 weitere Karten, egal wie hoch dein Handkartenlimit ist.
# Line Spike
ad-card-31 = Wähle eine andere Person, die in TeleComm genau User ist. In ihrem nächsten Zug hat sie keine Aktionen, behält aber den freien Versuch.
# The NSA is Watching You
ad-card-32 = Sieh dir die Handkarten einer anderen Person an und nimm eine Karte deiner Wahl.
# Beta Site
ad-card-33 = Bringe ein Upgrade aus deiner Hand ins Spiel, egal was es voraussetzt.
# Software Patch
ad-card-34 = Alle anderen mit Zugriff auf Micronopoly: In ihrem nächsten Zug sind ihre Root-Boni und Upgrades wirkungslos.
# Trojan
ad-card-35 = Beginnt dein Zug mit dieser Karte auf deiner Hand, hat er keinen Schritt Freier Versuch.
# Bank Run
ad-card-36 = Alle mit Zugriff auf Banking werfen bis auf 3 ab, auch du.
# Retro-Virus
ad-card-37 = Lege diese Karte auf einen Sektor, auf den du Zugriff hast. Wer dort als Nächstes eine Stufe erhält, löst diese Karte aus und wirft ein Upgrade eigener Wahl ab.
# Backup
ad-card-38 = Reaktion, wenn dich die Karte einer anderen Person Karten kosten würde: Verliere stattdessen nur diese.

## Code E

# ICE
ad-card-39 = Viren wirken nicht auf dich, außer Retro-Virus.
# Whoops! Disconnect
ad-card-40 = Wähle eine andere Person. In ihrem nächsten Zug kann sie keine Versuche machen, auch keinen freien.
# No eTaxes
ad-card-41 = In ihrem nächsten Zug haben alle, auch du, kein Handkartenlimit und können 2 Karten mehr ziehen.
# Digital Divide
ad-card-42 = Alle anderen ohne Zugriff auf Government ziehen im Schritt Ziehen ihres nächsten Zuges keine Karten.
# CancelBot
ad-card-43 = Reaktion auf eine Karte, die Zugriff auf einen Sektor voraussetzt: Annulliere sie. Du musst dort Oper oder Root sein. Wenn die Partie so eingestellt ist, genügt jeder Zugriff.
# Shareware
ad-card-44 = Alle mit Zugriff auf Micronopoly haben in ihrem nächsten Zug 1 weitere Aktion.
# FDIC
ad-card-45 = Wer Government kontrolliert, behält 3 Karten eigener Wahl und gibt dir die anderen.
# Spam
ad-card-46 = Wähle eine andere Person. Zuerst können ihr alle anderen beliebig viele Karten geben. Dann können alle bis zu ihrem Handkartenlimit ziehen. Zuletzt wirft die gewählte Person zufällig bis auf ihr eigenes Limit ab.
# Flame War
ad-card-47 = Alle anderen haben in ihrem nächsten Zug 1 Aktion weniger.
# Red Tape
ad-card-48 = Wähle eine andere Person. Sie zieht im Schritt Ziehen ihres nächsten Zuges keine Karten.
# Bug
ad-card-49 = Beginnt dein Zug mit dieser Karte auf deiner Hand, sind deine Root-Boni und Upgrades in diesem Zug wirkungslos.
# Overdraft
ad-card-50 = Wähle eine andere Person: Sie wirft bis auf 3 ab.

## Code F

# Over-Clock
ad-card-51 = Du hast in jedem Zug 1 weitere Aktion. Scheitert ein Versuch, für den du deine letzte Aktion genutzt hast, wirf diese Karte ab.
# Direct Deposit
ad-card-52 = Ziehe 2 Karten. Du hast bis zu deinem nächsten Zug kein Handkartenlimit.
# Loan Default
ad-card-53 = Wer Banking kontrolliert, gibt dir 2 Karten eigener Wahl. Du hast bis zu deinem nächsten Zug kein Handkartenlimit.
# Mother's Maiden Name
ad-card-54 = Erhalte User in einem Sektor, auf den du keinen Zugriff hast. Keine Karte kann das aufhalten.
# Fifteen Minutes
ad-card-55 = Wähle eine andere Person. In ihrem nächsten Zug hat sie keine Aktionen, behält aber den freien Versuch.
# Burnout
ad-card-56 = Wähle eine andere Person mit Over-Clock im Spiel: Sie wirft es ab. In ihrem nächsten Zug hat sie keine Aktionen, behält aber den freien Versuch.
# Worm
ad-card-57 = Beginnt dein Zug mit dieser Karte auf deiner Hand, ziehst du im Schritt Ziehen dieses Zuges keine Karten.
# Warez
ad-card-58 = Erhalte User in Micronopoly. Keine Karte kann das aufhalten.
# Free Checking
ad-card-59 = Erhalte User in Banking. Keine Karte kann das aufhalten.
# Telecourse
ad-card-60 = Erhalte User in Universities. Keine Karte kann das aufhalten.
# Public Library
ad-card-61 = Erhalte User in Government. Keine Karte kann das aufhalten.
# Phreaking
ad-card-62 = Erhalte User in TeleComm. Keine Karte kann das aufhalten.
# Popular Homepage
ad-card-63 = Erhalte User in NewsMedia. Keine Karte kann das aufhalten.
