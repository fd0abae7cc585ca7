# Lektionen: was in ihnen gesagt wird, und was an einer falsch sein kann.

lesson-read-first = Erst geht die Lektion weiter.
lesson-progress-damaged = { $error } Dein Fortschritt in den Lektionen beginnt von vorn. Die beschädigte Datei heißt jetzt { $kept }.
lesson-progress-unread = { $error } Dein Fortschritt in den Lektionen beginnt von vorn.
lesson-progress-not-saved = Dein Fortschritt in den Lektionen kann nicht gespeichert werden: { $error }

## Was auf dem Tisch um eine Lektion steht

lesson-step = { $step }/{ $steps }
lesson-at-start = Das ist der Anfang der Lektion.
lesson-read-on = Die Lektion geht weiter: Drücke Weiter.
lesson-watch = Sieh zu, was geschieht.
lesson-undo-first = Mache es erst rückgängig.
lesson-over = Die Lektion ist zu Ende.
lesson-next = Weiter
lesson-undo = Rückgängig machen
lesson-again = Den letzten Schritt versuchen
lesson-back = Zurück
    .tip = Diesen Schritt neu beginnen oder einen Schritt zurückgehen
lesson-skip = Überspringen
    .tip = Diesen Schritt geschehen lassen und weitergehen
lesson-leave = Verlassen
    .tip = Die Lektion verlassen; du kannst später hier weitermachen
lesson-decide = Du entscheidest.
lesson-mistake = Das ist es noch nicht.
lesson-won = Du hast entschieden und gewonnen.
lesson-not-won = Die Lektion ist zu Ende. Die letzte Entscheidung hast du übersprungen, sie ist noch offen.
lesson-next-one = Nächste Lektion: { $lesson }
lesson-first-match = Erste Partie
lesson-state-done = geschafft
lesson-state-left = Schritt { $step }
lesson-state-new = { $minutes } min

## Was an einer Lektion falsch ist

check-lesson = in Ordnung, eine Lektion
lesson-problem-none = Diese Lektion gibt es nicht.
lesson-problem-format = Ihr Format ist { $format }. Diese Version von Cyberdeck liest { $known }.
lesson-problem-game = Das ist eine Lektion von { $game }, nicht von { $known }.
lesson-problem-minutes = Eine Lektion dauert 1 bis { $most } Minuten, nicht { $minutes }.
lesson-problem-position = Die Stellung kann nicht gelesen werden: { $error }
lesson-problem-move = Zug { $number } des Anfangs: { $error }
lesson-problem-nothing = Dieser Platz darf hier nichts tun.
lesson-problem-twice = Auch ein anderer Schritt sagt „{ $say }“.
lesson-problem-spot = Auf dem Tisch von { $game } gibt es { $spot } nicht.
lesson-problem-no-way = Aus diesem Schritt führt kein Weg weiter.
lesson-problem-no-goal = Der letzte Schritt muss ein Ziel sein.
lesson-problem-no-cost = Sag von mindestens einem Fehler, was er kostet.
lesson-problem-not-won = Nach diesem Weg ist die Lektion zu Ende und das Ziel nicht erreicht.
lesson-problem-not-yet = Nach diesem Weg ist der Schritt nicht zu Ende: Was geschehen muss, ist nicht geschehen.
lesson-problem-mistake-wins = Dieser Fehler erreicht das Ziel.
lesson-problem-nothing-like = Eine solche Aktion gibt es hier nicht: { $pattern }.
lesson-problem-action = { $action }: { $error }
lesson-problem-then = Was dann geschieht: { $error }
lesson-problem-after = Nach diesem Weg ist der Schritt „{ $step }“ nicht spielbar: { $error }
lesson-problem-text = Die Meldung „{ $key }“ fehlt in der Sprache { $language }.
lesson-problem-long = Die Meldung „{ $key }“ hat in der Sprache { $language } { $words } Wörter; erlaubt sind { $most }.
lesson-problem-word = Dieser Schritt führt „{ $word }“ ein und sagt es nicht.
lesson-problem-new-word = Dieser Schritt sagt „{ $word }“, und nichts hat es eingeführt.
lesson-problem-many-words = Dieser Schritt führt { $words } Wörter ein; höchstens { $most }.

## Terminal Dispute: eine Runde

lesson-of-td-1 = Noch zwei Runden
    .about = Eintragen, aufladen und einen Würfel nutzen, den niemand wollte.
lesson-of-td-1-aim = Deine Rettungskapsel will zweierlei: Zahlen in der Matrix und Strom im Ladegerät. Beides bringt Punkte. Nach zwölf Runden gewinnen die meisten. Zwei Runden bleiben, und Ada liegt vorn.
lesson-of-td-1-lines = Jede Zeile und jede Spalte zählt für sich: für Straßen, für gleiche Zahlen, für Paare. Sieh dir diese Spalte an: 4, 5, 1, 2. Mit einer 3 wird daraus eine Fünferstraße, in beliebiger Reihenfolge. Die bringt 7.
lesson-of-td-1-roll = Eine Runde beginnt mit fünf Würfeln für alle. Du hast den Startmarker, also würfelst du.
    .asks = Würfle.
lesson-of-td-1-allocate = Teile sie jetzt zu, auch für Ada. Lege 3 und 6 auf Navigation: Sie kommen in die Matrix. Lege 1 und 3 auf das Handy: Sie laden auf. Die 2 bleibt ungenutzt.
    .asks = Lege 3 und 6 auf Navigation, 1 und 3 auf das Handy und die 2 auf ungenutzt.
lesson-of-td-1-three = Trage die 3 dort ein, wo sie die Spalte vollendet. Zeige auf ein Feld, um zu sehen, was sie dort bringt.
    .asks = Trage die 3 in B2 ein.
lesson-of-td-1-six = Die 6 muss in eine andere Zeile und eine andere Spalte als die 3. Ein Feld hilft seiner Zeile und seiner Spalte am meisten. Finde es.
    .cost = Hier bringt die 6 weniger, als sie könnte. Mach es rückgängig und sieh dir die Zeile mit 2, 6, 6 an.
    .won = Ein Dreierpasch quer, eine Viererstraße hinunter. Eine Zahl, zwei Reihen: +4.
    .row = Die Zeile gewinnt 2, die Spalte nichts. Ein anderes Feld derselben Zeile bringt doppelt so viel.
    .row-none = Das sind +2, halb so viel wie im besten Feld. Sieh dir die unterste Zeile an.
    .middle = Ein Paar in der Zeile, eins in der Spalte: +2. Ein anderes Feld bringt doppelt so viel. Merk dir dieses.
    .later = Das Handy kann warten. Finde zuerst ein Feld für die 6.
lesson-of-td-1-charge = Die Handywürfel gehören zusammen: Einer ist der Port, der andere die Länge. Eine Linie beginnt auf einem der drei Hexfelder neben dem Port und läuft ohne Knick, bis zu ausgemalten. Male ab Port 1 drei aus, jedes ein Punkt. Der Kreis schaltet etwas frei.
    .asks = Male von Port 1 aus drei Hexfelder aus, durch den Kreis.
lesson-of-td-1-shown = Die Runde ist vorbei, und alle sehen, was die anderen eingetragen haben. Du hattest dieselben Würfel wie Ada und hast 14 Punkte gewonnen. Noch liegt Ada vorn, 63 zu 60.
lesson-of-td-1-ada = Die letzte Runde. Ada würfelt und teilt zu: 5 und 6 für die Navigation, 2 und 5 für das Handy, 4 ungenutzt. Nichts, was du brauchst. Glaubt Ada.
lesson-of-td-1-phone = Zuerst das Handy. Port 2 ist voll: Alle Hexfelder daneben sind ausgemalt. Nimm also die 5 als Port und die 2 als Länge. Beide Zweierlinien sind gut.
    .asks = Male von Port 5 aus zwei Hexfelder aus.
lesson-of-td-1-second = Jetzt die 6. Zwei Felder nehmen sie gern. Welches?
    .asks = Trage die 6 in A4 oder E5 ein.
    .top = Drei Sechsen in der Spalte: +2. Ein besseres Feld gibt es nicht.
    .corner = Vier Sechsen in der Zeile: +1. A4 hätte 2 gebracht, in seiner Spalte, aber das reicht.
lesson-of-td-1-circle = Der Kreis, den du ausgemalt hast, ist eine Fähigkeit: Tausche den ungenutzten Würfel gegen einen, den du noch nicht verwendet hast. Jede geht einmal, mehrere auch in einer Runde, und nach dem Ende ist keine etwas wert. Das Ende ist jetzt.
lesson-of-td-1-goal = Ada ist fertig und wird mehr Punkte haben als du jetzt. Wie viele, siehst du am Ende der Runde. Du hast eine 5, eine 4 liegt ungenutzt, und ein Feld ist 7 wert. Gewinne.
    .cost = Das gewinnt die Partie nicht. Mach es rückgängig und suche eine Zeile mit einem Loch in der Mitte.
    .won = 2, 3, 4, 5, 6. Sieben Punkte mit einem Würfel, den niemand wollte. Du gewinnst die Partie. Alles, was zählt, steht im Regelbuch (TD-25).
    .five = Die 5 bringt höchstens 1 Punkt, und Ada gewinnt. Deine Fähigkeit wäre mehr wert gewesen.
    .four = Der richtige Würfel im falschen Feld: Hier bringt er nichts. Ada gewinnt.

## Access Denied: Versuche und Schlüsse

lesson-of-ad-1 = Drei Türen
    .about = Steige bis Root in einem fremden Sektor auf und finde ein Passwort durch das, was es nicht ist.
lesson-of-ad-1-aim = Root in drei kontrollierten Sektoren gewinnt. Du kontrollierst Micronopoly, also hast du dort Root. In Government, dem Sektor von Mo, hast du es dir erarbeitet. Einer fehlt: Banking. Ihn kontrolliert Ada.
lesson-of-ad-1-password = Jeder kontrollierte Sektor hat ein Passwort: drei verschiedene Codes von A bis F, in keiner Reihenfolge. Wer ihn kontrolliert, legt es vor dem ersten Zug mit drei Karten fest und kennt es allein. Jede Karte trägt in der Ecke einen Code, ist also auch Schlüssel.
lesson-of-ad-1-first = Du steigst Stufe um Stufe auf: User, Oper, Root. Für User übergibst du 1 Karte. Ist ihr Code im Passwort, kommt sie zurück, und du hast User. Vorher werden die anderen gefragt; niemand hält dich auf. Versuche es mit dem C.
    .asks = Klicke auf Banking, versuche dort User und übergib FBI Raid, das C.
lesson-of-ad-1-denied = Zugriff verweigert. Ada behält die Karte. Aber jetzt weißt du, was dir niemand gesagt hat: In Banking gibt es kein C. Deine Checkliste, die mit dieser Lektion beginnt, hat es notiert.
lesson-of-ad-1-second = Das war der freie Versuch deines Zugs. Du hast auch eine Aktion, und ein weiterer Versuch ist eine Aktion. Versuche es mit dem B.
    .asks = Mache einen Versuch in Banking und übergib OlfactoPEG, das B.
lesson-of-ad-1-granted = Sie kam zurück: Zugriff gewährt. Du hast User, und B ist im Passwort. Du beendest deinen Zug und ziehst zwei Karten: Dein Handkartenlimit ist 6, mit dem Root-Bonus von Micronopoly 8. Ada und Mo passen. Sie ahnen nichts.
lesson-of-ad-1-two = Oper kostet zwei Karten auf einmal, und beide müssen passen. Ein Versuch ist auch eine Frage, und die Antwort ist genau: Du siehst, welche Karten zurückkommen. Frage nach zwei neuen Codes, A und E.
    .asks = Mache einen Versuch in Banking und übergib BBS und Red Tape, das A und das E.
lesson-of-ad-1-out = Beide weg. Es sieht nach einer Katastrophe aus. Jetzt zähle: sechs Codes, drei im Passwort. C, A und E sind nicht darin.
lesson-of-ad-1-oper = Also kennst du alle drei, obwohl du nur einen getestet hast. Du hast noch eine Aktion, und auch ein weiterer Versuch ist eine Aktion. Übergib zwei der drei für Oper.
    .cost = Das bringt dich Oper nicht näher. Mach es rückgängig und mache einen Versuch in Banking.
    .won = Beide kommen zurück. Oper. Ada sieht die Karten an, dann dich.
    .out = Deine Checkliste sagt, dass dieser Code nicht im Passwort ist. Ada würde die Karte behalten, und du bliebst User.
    .passed = Du hast noch eine Aktion. Hörst du hier auf, hat Ada einen ganzen Zug zum Nachdenken.
lesson-of-ad-1-turn = Dein nächster Zug. Du hast jedes Mal zwei Karten gezogen, also sind nicht alle deine Handkarten Schlüssel. Root kostet drei Karten, und zwar das ganze Passwort. Unkontrollierte Sektoren brauchen keine Codes, aber 2, 3 und 4 Karten, und zählen nicht.
lesson-of-ad-1-goal = Du brauchst kein Glück mehr. Banking ist der dritte Sektor. Gewinne.
    .cost = Das gewinnt die Partie nicht. Mach es rückgängig und mache einen Versuch in Banking.
    .won = Zugriff gewährt. Root in drei Sektoren. Du gewinnst die Partie, weil du weißt, was das Passwort nicht war.
    .out = Deine Checkliste schließt diesen Code aus. Ada behält die Karte, und du hast weiter nur Oper.
    .uncontrolled = Diesen Sektor kontrolliert niemand. Er kostet Karten, verlangt keine Codes und zählt nicht zu den dreien.
    .passed = Der freie Versuch kostet keine Aktion. Nutze ihn zuerst.

## Access Denied: Karten und Reaktionen

lesson-of-ad-2 = Nicht so schnell
    .about = Spiele Karten für ihren Effekt aus, reagiere auf andere, und erkenne, wann eine Karte als Schlüssel mehr wert ist.
lesson-of-ad-2-aim = Dir fehlt ein Root. Ada auch: Oper in deinem Micronopoly, und passende Karten. Du brauchst Banking, den Sektor von Ada. Dort bist du User und kennst das Passwort: A, D, F. Dein freier Versuch ist verbraucht, eine Aktion bleibt.
lesson-of-ad-2-both = Jede Karte ist zweierlei: ein Schlüssel mit einem Code, und ein Effekt, den du ausspielen kannst. Beides zugleich bekommst du nie. Heute brauchst du beide Arten.
lesson-of-ad-2-upgrade = Over-Clock ist ein Upgrade: Es bleibt vor dir liegen und wirkt ab jetzt. Es setzt Zugriff auf Micronopoly und ein F im eigenen Passwort voraus. Du hast beides. Es gibt eine weitere Aktion pro Zug, auch in diesem.
    .asks = Spiele Over-Clock aus.
lesson-of-ad-2-target = Also hast du noch eine Aktion. Overdraft setzt Zugriff auf Banking voraus; User genügt. Spiele es auf Ada aus: Bis auf drei werden alle Karten von Ada abgeworfen.
    .asks = Spiele Overdraft auf Ada aus.
lesson-of-ad-2-required = Ada hat drei behalten und wirkt zufrieden. Red Tape kannst du nicht ausspielen: Es setzt Zugriff auf Government voraus. Du beendest deinen Zug, ziehst zwei Karten, und Ada beginnt.
lesson-of-ad-2-asked = Ada versucht Root in Micronopoly. Zuerst werden alle nach Karten gefragt, die vor einem Versuch gespielt werden. Du hast keine, also passe. Alle werden immer gefragt, also verrät die Frage nichts.
    .asks = Passe. Dein Moment kommt gleich.
lesson-of-ad-2-respond = Jetzt hat Ada drei Karten übergeben, und du siehst sie: B, E, F. Das ist dein Passwort. Zählen sie, hat Ada Root in drei Sektoren. Du wirst noch einmal gefragt. Reagierst du, oder lässt du es geschehen?
    .cost = Mach es rückgängig und sieh dir deine Handkarten an: Eine ist für diesen Moment gemacht.
    .won = Firewall. Der Versuch scheitert, was immer übergeben wurde.
    .passed = Zugriff gewährt. Ada hat Root in drei Sektoren, und die Partie ist zu Ende. Firewall hast du noch auf der Hand.
lesson-of-ad-2-keep = Firewall lässt den Versuch scheitern, und du behältst eine der drei Karten. Welche brauchst du? Denk an Banking.
    .cost = Wähle eine der drei Karten.
    .won = Das F. Ada hat dir den letzten Schlüssel zum eigenen Sektor gegeben.
    .other = Diesen Code hat Banking nicht: Die Karte öffnet dort nichts. Eine der anderen schon.
lesson-of-ad-2-potato = Dein Zug, aber ohne freien Versuch: Du hast Trojan gezogen, eine heiße Kartoffel, und hattest sie zu Beginn deines Zugs. Du könntest sie weitergeben. Andererseits ist sie eine Karte wie jede andere, und ihr Code ist D. Du hast zwei Aktionen.
lesson-of-ad-2-oper = Von User zu Root mit zwei Aktionen, und du hast A, D und F je einmal. Zuerst brauchst du Oper. Wie?
    .cost = Du brauchst beide Aktionen für Banking. Mach es rückgängig.
    .won = Beide Karten kommen zurück. Das ist das Schöne an einem richtigen Passwort: Es kostet nichts.
    .guru = Guru wirkt: Oper, sofort. Aber jetzt liegt er auf dem Ablagestapel, und er war dein einziges A. Kein Root in diesem Zug, und Ada bekommt noch einen.
    .given = Die Kartoffel ist weg, und mit ihr dein einziges D. Ohne D gibt es kein Root.
    .out = Dieser Code ist nicht im Passwort von Banking. Ada würde die Karte behalten.
    .bought = Eine weitere Aktion für zwei Karten. Dir fehlen keine Aktionen, dir fehlen entbehrliche Karten.
lesson-of-ad-2-goal = Eine Aktion, drei Schlüssel. Gewinne.
    .cost = Das gewinnt die Partie nicht. Mach es rückgängig und mache einen Versuch in Banking.
    .won = Guru, Trojan und die Karte von Ada. Keine hat getan, was auf ihr steht. Du gewinnst die Partie.
    .given = Das war dein einziges D.
    .out = Dieser Code ist nicht im Passwort von Banking. Sieh auf deine Checkliste.
    .passed = Du hast noch eine Aktion, und sie gewinnt die Partie.

## Data.Warriors: Programme und Speicher

lesson-of-dw-1 = Löschen oder gelöscht werden
    .about = Spiele Programme aus, belege Speicher und lösche ein Laufwerk bis auf die letzte Karte.
lesson-of-dw-1-aim = Du und Bo habt je ein Laufwerk. Lösche alle Karten vom Laufwerk von Bo, und Bo scheidet am Ende des Zugs aus. Bo versucht dasselbe mit deinem. Auch was du ziehst, kommt von deinem Laufwerk.
lesson-of-dw-1-init = Ein Zug hat fünf Schritte. Er beginnt mit Init: Du wählst, wie viele Karten du ziehst: mindestens eine, höchstens so viele, dass du fünf auf der Hand hast. Jede gezogene Karte ist ein Stück weniger Leben.
    .asks = Ziehe eine Karte.
lesson-of-dw-1-memory = Memory Cleanup hat deine 8 Memory Points freigegeben, kurz MP. Sie bezahlen alles: eine Karte auszuspielen, und noch einmal, ihre Befehle abzusetzen. Sind sie weg, bist du fertig.
lesson-of-dw-1-ed = Das ist Setup: Du spielst Karten aus, und Skripte wirken sofort. Spiele ed für 1 MP aus. Es ist älter als du und immer bereit: Es kommt Idle ins Spiel und kann noch in diesem Zug einen Befehl absetzen.
    .asks = Spiele ed aus.
lesson-of-dw-1-dd = Jetzt dd, für 3 MP. Wie fast alle Programme kommt es Loading ins Spiel: da, aber nicht bereit. Nach deinem nächsten Memory Cleanup ist es Idle.
    .asks = Spiele dd aus.
lesson-of-dw-1-run = 4 MP sind frei. Beende Setup. Im nächsten Schritt, Run, setzt du Befehle ab.
    .asks = Beende Setup.
lesson-of-dw-1-issue = ed hat einen Befehl: --silent löscht 1 Karte für 2 MP. Karten, die Idle sind, können Befehle absetzen, und ed ist Idle. dd ist noch Loading.
    .asks = Setze --silent von ed ab.
lesson-of-dw-1-stack = Der Befehl liegt auf dem Stack, und ed ist Running. Bevor er ausgeführt wird, dürfen alle reagieren, du zuerst. Passen alle, ist es so weit. Du hast nichts hinzuzufügen, also passe. In Partien tut das Spiel das für dich.
    .asks = Passe.
lesson-of-dw-1-end = Eine Karte vom Laufwerk von Bo ist weg. Sonst ist nichts Idle, also beende Run. In Exit behältst du höchstens fünf Handkarten. Dann ist Bo am Zug.
    .asks = Beende Run.
lesson-of-dw-1-cleanup = Bo hat eine Karte gezogen und eine von dir gelöscht. Jetzt bist du wieder am Zug, und dein Init ist vorbei. Memory Cleanup hat alle 8 MP freigegeben und dd und ed Idle gemacht. Das Laufwerk von Bo hat 4 Karten.
lesson-of-dw-1-setup = Wegen dd bist du hier: --bs löscht halb so viele Karten, wie du MP zahlst, aufgerundet. Es ist Setup. Spielst du erst noch eine Karte aus, oder gehst du mit allen 8 MP in Run?
    .cost = Du brauchst deinen Speicher für das, was du hast. Mach es rückgängig und beende Setup.
    .won = Alle 8 MP gehören dir. Bo fängt an zu schwitzen.
    .mkfs = mkfs kostet 5 MP und wäre Loading. Für Befehle bleiben 3 MP: nicht genug für 4 Karten.
    .loading = Es wäre Loading und würde in diesem Zug nichts löschen. Die übrigen 7 MP reichen zwar, aber mit allen 8 hast du die Wahl.
    .own = Das eigene Laufwerk wiederherzustellen ist gut, wenn es in Gefahr ist. Fast leer ist aber das von Bo.
lesson-of-dw-1-goal = 8 MP, dd und ed Idle, 4 Karten auf dem Laufwerk von Bo. Lösche sie alle und beende Run. Es gibt mehr als einen Weg.
    .cost = Das leert das Laufwerk von Bo nicht. Mach es rückgängig.
    .won = Das Laufwerk ist leer, und Bo scheidet aus. Du gewinnst. ed hat nicht einmal etwas gesagt.
    .few = Die Hälfte davon, aufgerundet, ist zu wenig: dd wird Running, und --bs kannst du in diesem Zug nicht noch einmal absetzen.
    .own = Diese 2 MP fehlen jetzt. Bo behält eine Karte.
    .ended = Auf dem Laufwerk von Bo ist noch eine Karte, also geht es weiter, und Bo ist am Zug.

## Data.Warriors: der Stack

lesson-of-dw-2 = Zuletzt hinein, zuerst heraus
    .about = Reagiere, reagiere auf eine Reaktion, und gewinne in einem fremden Zug.
lesson-of-dw-2-aim = Dein Laufwerk hat 3 Karten. mkfs von Bo löscht 3 für 5 MP und ist bereit. Wenn nichts geschieht, scheidest du am Ende des nächsten Zugs von Bo aus. Also muss etwas geschehen.
lesson-of-dw-2-daemon = auditd ist ein Daemon: Er bleibt Idle und wacht. Immer wenn ein Befehl oder Skript von Bo abgebrochen wird, verliert Bo 2 Karten vom Laufwerk. Bisher hat niemand etwas abgebrochen.
lesson-of-dw-2-program = gdb kann abbrechen: --break nimmt einen fremden Befehl vom Stack, bevor er ausgeführt wird. Auf dem Stack liegt ein Befehl erst, wenn er abgesetzt ist. Also wartest du auf den Zug von Bo.
lesson-of-dw-2-free = MP, die du jetzt belegst, bleiben bis zu deinem nächsten Memory Cleanup belegt, den ganzen Zug von Bo hindurch. --break kostet 2 MP, dein ctrl-c noch 2. Halte 4 MP frei und beende Setup.
    .asks = Halte 4 MP frei: Beende Setup.
    .ed = ed kostet 1 MP, also bleiben 7. Das geht.
    .fdisk = fdisk löscht eine Karte, wenn es ins Spiel kommt, und 4 MP bleiben. Genau genug. Mutig.
lesson-of-dw-2-issued = Du beendest deinen Zug. Bo zieht und setzt --type=ext4 ab: 3 Karten löschen. Der Befehl liegt auf dem Stack, und Bo hat gepasst. Jetzt wirst du gefragt. Passt auch du, wird er ausgeführt.
lesson-of-dw-2-respond = Reagiere. Dein Befehl kommt oben auf den anderen.
    .asks = Setze --break von gdb ab.
lesson-of-dw-2-order = Bo reagiert auf deine Reaktion: ctrl-c bricht dein --break ab. Lies den Stack von oben: Was zuletzt hineinkam, geschieht zuerst. Also stoppt ctrl-c dein --break, und dann löscht dich mkfs.
lesson-of-dw-2-memory = Der Speicher liegt offen. Bo hat 5 und 2 von 8 MP belegt: 1 ist frei, und dafür gibt es nichts. Was du jetzt absetzt, kann Bo nicht abbrechen.
lesson-of-dw-2-goal = Du hast ctrl-c, und auditd hat einen eigenen Befehl. Das Laufwerk von Bo hat höchstens 4 Karten, und alles, was du abbrichst, löscht davon 2. Gewinne im Zug von Bo.
    .cost = Das rettet dich nicht. Mach es rückgängig und lies den Stack von oben.
    .won = ctrl-c ist abgebrochen, also gilt dein --break noch und bricht mkfs ab. Zweimal 2 Karten: Das Laufwerk von Bo ist leer, im Zug von Bo. Du gewinnst.
    .mkfs = mkfs ist abgebrochen, und du lebst. Aber ctrl-c wird ausgeführt, und auditd hat einen Abbruch gesehen statt zwei. Bo behält Karten.
    .passed = ctrl-c bricht dein --break ab, mkfs löscht deine letzten 3 Karten, und du scheidest aus.
    .report = --report löscht eine Karte und bricht nichts ab. ctrl-c und mkfs werden trotzdem ausgeführt.

## Data.Warriors: ein eigenes Laufwerk

lesson-of-dw-3 = Vierzig Karten, ein Plan
    .about = Erkenne eine gute Starthand, sieh, was Karten gemeinsam tun, und tu es in der richtigen Reihenfolge.
lesson-of-dw-3-aim = Dein Laufwerk sind 40 Karten deiner Wahl, höchstens drei gleiche. Du baust es unter „Laufwerke“. Gut macht es ein Plan. (Heute sind die Laufwerke kurz, damit du noch ins Bett kommst.)
lesson-of-dw-3-plan = Der Plan von diesem Laufwerk: viele kleine Programme. Sie kosten 1 oder 2 MP, löschen je eine Karte, und xargs zählt, wie viele davon Running sind. Ein paar Riesen erledigen später den Rest.
lesson-of-dw-3-mulligan = Deine ersten fünf Karten: 4, 5, 5, 7 und 7 MP. Du hast 8 pro Zug und brauchst auch welche für Befehle. Behältst du sie, oder nimmst du einmal den Mulligan: zurückmischen und fünf andere ziehen?
    .cost = Entscheide zuerst über deine Handkarten.
    .won = Fünf neue Karten. Die Riesen sind wieder im Laufwerk, für später.
    .kept = Eine Karte pro Zug, wenn überhaupt, und nichts übrig für Befehle. Bo ist fertig, bevor du anfängst.
lesson-of-dw-3-cheap = Besser: xargs für 3, ed und zwei wipefs für je 1, und nice für nichts. Zusammen 6 MP. Du ziehst eine Karte, und Setup beginnt.
lesson-of-dw-3-programs = Spiele alle vier Programme aus. Drei davon kommen Loading ins Spiel, und das ist gut so: Im nächsten Zug sind alle Idle.
    .asks = Spiele xargs, ed und beide wipefs aus.
lesson-of-dw-3-conf = nice ist ein .CONF: Du fügst es einem Programm auf deinem Desktop an, und es geht mit ihm in den Papierkorb. Befehle des Wirtsprogramms kosten 1 MP weniger. Wähle eines.
    .asks = Spiele nice aus und wähle eines deiner Programme.
    .xargs = xargs ist teuer und bleibt bis zum Schluss. Ein gutes Wirtsprogramm.
    .ed = ed ist sofort im Einsatz, schon in diesem Zug. Ein gutes Wirtsprogramm.
    .wipefs = Es spart jeden Zug 1 MP. Mehr muss es nicht tun.
lesson-of-dw-3-first = Beende Setup und lass ed tun, was es kann: Setze --silent ab, passe und beende Run.
    .asks = Beende Setup, setze --silent von ed ab, passe und beende Run.
lesson-of-dw-3-count = Bo hat auch ein ed ausgespielt und eine Karte gelöscht. Jetzt sind deine vier Programme Idle. Drei Befehle zu 2 MP und einer zu 3, 1 weniger durch nice: 8 MP. Du hast 8. So sieht ein Plan aus.
lesson-of-dw-3-setup = Nichts, was du ausspielen könntest, würde helfen. Weiter zu Run.
    .asks = Beende Setup.
lesson-of-dw-3-goal = Das Laufwerk von Bo hat 7 Karten. ed und die beiden wipefs löschen je 1, xargs so viele, wie von dir Programme Running sind, wenn es ausgeführt wird, es selbst mitgezählt. Leere das Laufwerk und beende Run.
    .cost = Das leert das Laufwerk von Bo nicht. Mach es rückgängig.
    .won = 1 und 1 und 1 und 4. Kleine Programme, im richtigen Moment gezählt. Du gewinnst.
    .own = Du brauchst alle 8 MP für deine vier Befehle.
    .ended = Das Laufwerk von Bo ist nicht leer. xargs zählt in dem Moment, in dem es ausgeführt wird. Wann wäre das am besten?

## Aetherium: gehen und angreifen

lesson-of-ae-1 = Hinter dir
    .about = Gehe, drehe dich und greife von der richtigen Seite an.
lesson-of-ae-1-aim = Du gewinnst, wenn du den Turm in der Mitte hältst oder die andere Seite kein Programm mehr hat. Bo hat eines: Kestrel. Es ist beschädigt, 4 Kästchen in seinem Stabilitätsraster sind leer. Fülle sie, und es ist gelöscht. Du hast auch eines: Bailiff.
lesson-of-ae-1-cs = Bailiff ist aktiv und hat 5 CS, Zyklen zum Ausgeben. Bewegung kostet CS. Ein Angriff pro Aktivierung kostet nichts. Was Bailiff kann, steht auf der Datenkarte.
lesson-of-ae-1-walk = Ein Schritt auf eines der acht Felder ringsum kostet 1 CS, auch diagonal, auch zwischen zwei Hindernissen. Gehe nach Südosten, auf I9. Bei jedem Schritt wählst du kostenlos eine neue Blickrichtung: Drücke auf das Feld, bewege den Zeiger dorthin und lass los.
    .asks = Bewege Bailiff nach Südosten, auf I9.
lesson-of-ae-1-facing = Die Blickrichtung zählt. Bailiff greift nur an, was auf gleicher Höhe oder davor liegt. Das ist der Frontbereich. Bailiff kämpft im Nahkampf, also muss das Ziel auch angrenzen. Fernkampf geht nicht neben einem gegnerischen Modell. Alle Modelle versperren die Sicht, auch deine.
lesson-of-ae-1-dice = Für einen Angriff würfelst du mit 3 Kampfwürfeln. Das Profil von Bailiff nennt Ping, Ping, Spike, Breach: Jedes davon, das ein Würfel zeigt, ist ein Treffer, einmal. 1 Treffer füllt 1 Kästchen, 2 füllen 2, 3 füllen 4. Du brauchst 3.
lesson-of-ae-1-behind = Kestrel blickt nach Süden. Alles nördlich davon ist der Rückenbereich. Ein Angriff von dort hat einen Würfel mehr: 4 Würfel, und 3 Treffer sind viel wahrscheinlicher.
lesson-of-ae-1-terrain = Widerstände, die braunen Rippen, und fragmentierte Felder, die zerbrochenen Platten, kosten 1 CS mehr. Ein Feld neben einem gegnerischen Modell zu verlassen auch. Neben den Schemata ist Rauschen, und das beißt. Der Tisch zeigt, was jedes Feld kostet.
lesson-of-ae-1-goal = 4 CS sind übrig. Lösche Kestrel. Überlege, wo Bailiff stehen soll, bevor du angreifst, und wohin es blickt.
    .cost = Das löscht Kestrel nicht. Mach es rückgängig und suche einen Weg dahinter.
    .won = Vier Würfel von hinten, drei Treffer, vier Kästchen. Kestrel ist gelöscht, und du gewinnst. Es hat sich nicht einmal umgedreht.
    .front = Zwei Treffer: 2 Kästchen von den 4, die du brauchst. Davor oder daneben hast du nur drei Würfel. Dahinter hast du vier.
    .pushed = Eviction hat es ins Rauschen geschoben, und auch das hat gebissen. Eine schöne Idee, und ein Kästchen zu wenig. Von hinten hast du einen Würfel mehr.
    .ended = Übrige CS verfallen, und Kestrel ist am Zug. Es schießt 8 Felder weit.
    .ground = RAM kann Schemata bewegen, und darum geht es in der nächsten Lektion. Heute reichen die Füße von Bailiff.

## Aetherium: Schemata

lesson-of-ae-2 = Beweg den Boden
    .about = Gib RAM für Schemata aus und lass dich von ihnen über das Rauschen tragen.
lesson-of-ae-2-aim = Der Server ist ein Meer aus Rauschen, und darin treiben Schemata. Auf ihnen stehen Uplinks: ein Knoten und Pylonen. Bo kontrolliert den Pylon auf J4. Bailiff, am Rand deines Schemas, will ihn haben.
lesson-of-ae-2-noise = Drei Felder Rauschen liegen dazwischen. Wenn ein Modell Rauschen betritt, fällt ein Würfel: 1 Kästchen bei Ping oder Spike, 2 bei Breach, 4 bei Crash. Bailiff hat noch 2.
lesson-of-ae-2-ram = Also sollte Bailiff lieber nicht zu Fuß gehen. Du hast 5 RAM. Er bezahlt zweierlei: 1 RAM für 1 CS mehr, oder das Bewegen von Schemata, solange dein Programm aktiv ist.
lesson-of-ae-2-shift = Ein Schema um ein Feld zu verschieben kostet 1 RAM. Versuche es mit dem kleinen im Norden: Verschiebe es nach Süden, bis es deines berührt.
    .asks = Verschiebe das Schema auf C9 um ein Feld nach Süden.
lesson-of-ae-2-rules = Jetzt könntest du hinübergehen. Ein Schema bewegt sich in acht Richtungen, nur durch Rauschen, nie über ein anderes. Es kann auch rotieren, je nach Größe für 3, 5 oder 7 RAM. Was darauf steht, wird kostenlos mitbewegt.
lesson-of-ae-2-enemy = Ein Schema, dessen Uplink die Gegenseite kontrolliert, kannst du nicht bewegen. Der Pylon von Bo bleibt also, wo er ist. Aber es ist nicht der einzige Boden, der sich bewegen lässt.
lesson-of-ae-2-capture = Um einen Pylon einzunehmen, muss ein Modell angrenzen, und es kostet 3 CS, 1 mehr, weil Bo ihn kontrolliert. Bailiff hat 5 CS: ein Schritt und das Einnehmen. Du hast 4 RAM.
lesson-of-ae-2-goal = Bring Bailiff trocken auf ein Feld neben J4 und nimm den Pylon dort ein.
    .cost = Das bringt dich nicht näher. Mach es rückgängig: Worauf steht Bailiff?
    .won = Du hast den Boden bewegt und kaum die Füße. Der Pylon gehört dir, und Bo bekommt 1 RAM weniger.
    .noise = Crash: 4 Kästchen. Bailiff hatte 2 und ist gelöscht. Mit dem letzten Programm spielt niemand im Rauschen.
    .steps = Du brauchst jedes CS: eines für einen Schritt, vier zum Einnehmen. Den Rest macht der Boden.
    .ram = Dieser RAM fehlt dir nachher: Dein eigenes Schema musst du dreimal verschieben.
    .ended = Die Aktivierung ist vorbei, und der Pylon gehört immer noch Bo.

## Aetherium: PAD und Rekalibrierung

lesson-of-ae-3 = Das Wichtigste zuerst
    .about = Ordne deine Programme, nutze RAM, bevor er neu gesetzt wird, und sei zuerst da, wo es zählt.
lesson-of-ae-3-aim = Deine Programme handeln in der Reihenfolge deines PADs, die nur du kennst. Auch Bo hat eines. Ihr wechselt euch ab, Karte um Karte. Kestrel von Bo hat noch 4 Kästchen und hat aus diesem PAD noch nicht gehandelt.
lesson-of-ae-3-ram = Surveyor Prime ist aktiv, die letzte Karte deines PADs. Danach rekalibrierst du: Dein RAM wird gesetzt, nicht erhöht. Die 3 RAM von jetzt sind dann weg, genutzt oder nicht. Mit weniger Programmen rekalibrierst du früher.
lesson-of-ae-3-capture = Was dann zählt: der RAM deines Avatars, 1 für jeden Pylon, 2 für einen Knoten. Surveyor Prime steht neben einem Pylon, den niemand kontrolliert. Nimm ihn ein, für 3 CS.
    .asks = Nimm den Pylon auf N5 ein.
lesson-of-ae-3-end = 2 CS sind übrig. Surveyor Prime könnte mit Levy 1 RAM holen, aber der hielte nur einen Augenblick. Beende die Aktivierung.
    .asks = Beende die Aktivierung.
lesson-of-ae-3-set = RAM 3 → 9: 7 für Surveyor Prime, je 1 für zwei Pylonen. Vor einer Rekalibrierung nimmst du ein, und davor gibst du aus. Jetzt ordnest du dein PAD neu.
lesson-of-ae-3-order = Kestrel von Bo steht mit dem Rücken zu Bailiff. Bo zieht eine Karte, dann du, dann wieder Bo: Bis dahin hat Kestrel gehandelt und ist weg. Welches Programm kommt zuerst?
    .cost = Wähle die erste Karte deines PADs.
    .won = Bailiff zuerst. Die andere Karte kommt von selbst darunter.
    .late = Surveyor Prime würde zuerst handeln, und bevor Bailiff dran ist, war es Kestrel schon. Es fliegt, und es schießt 8 Felder weit.
lesson-of-ae-3-ready = Zwei Karten, also steht die Reihenfolge. Bestätige sie. Dann zieht Bo.
    .asks = Bestätige die Reihenfolge deines PADs.
lesson-of-ae-3-overclock = Bo hat die Couriers gezogen, also ist Kestrel dort die letzte Karte. Jetzt Bailiff: 5 CS und OC 2. Du kannst in einer Aktivierung zweimal übertakten: 1 RAM für 1 CS. Du hast 9 RAM.
lesson-of-ae-3-goal = Wieder Kestrel, und wieder blickt es nach Süden. K9 liegt dahinter: 7 CS von hier, am Knoten vorbei. Lösche es, bevor es handelt.
    .cost = Das löscht Kestrel nicht. Mach es rückgängig: Übertakte und geh außen herum.
    .won = Gelöscht, bevor es handeln konnte. Die Karte verlässt das PAD von Bo sofort. Dafür ist die Reihenfolge da.
    .front = Zwei Treffer: 2 Kästchen von den 4, die du brauchst. Von hinten hast du vier Würfel.
    .pushed = Ins Rauschen geschoben, und ein Kästchen zu wenig. Von hinten hast du vier Würfel.
    .ended = Die nächste Karte zieht Bo, und es ist Kestrel.
    .ground = RAM hättest du dafür, aber mit zwei Übertaktungen kommt Bailiff zu Fuß nach K9.

## Aetherium: Uplinks und eine Operation

lesson-of-ae-4 = Die letzte Glocke
    .about = Wisse, was eine Operation zählt, und hol es dir mit dem richtigen Programm.
lesson-of-ae-4-aim = Die Operation sagt, was gewinnt. First Link endet, wenn beide Seiten fünfmal rekalibriert haben: Dann gewinnt, wer den Knoten kontrolliert. Je weniger Programme eine Seite hat, desto früher rekalibriert sie. Beide haben vier Rekalibrierungen. Bo hat den Knoten.
lesson-of-ae-4-uplinks = Knoten und Pylonen sind Uplinks. Alle geben RAM, wenn du rekalibrierst, ein Knoten 2, ein Pylon 1. Aber am Ende von First Link zählt nur der Knoten. Pylonen nähren dich, der Knoten gewinnt.
lesson-of-ae-4-ram = Surveyor Prime ist aktiv, dann Meridian von Bo, dann deine Clerks. Danach ist Schluss. Du hast gar keinen RAM: kein Übertakten, keine Schemata bewegen. Surveyor Prime weiß Rat.
lesson-of-ae-4-levy = Eine .EXE ist eine Fähigkeit auf der Datenkarte, für CS. Levy kostet 2 CS und gibt 1 RAM. Der geht nicht verloren: Du rekalibrierst nicht, bevor die Clerks handeln.
    .asks = Nutze Levy.
lesson-of-ae-4-end = RAM 0 → 1. Mehr kann Surveyor Prime hier nicht tun. Beende die Aktivierung und lass Meridian handeln.
    .asks = Beende die Aktivierung.
lesson-of-ae-4-segmented = Meridian hat nichts getan: Bo glaubt an den Sieg. Deine Clerks sind segmentiert: drei Modelle auf einer Karte. Sie handeln nacheinander, in der Reihenfolge deiner Wahl, jedes mit eigenen 4 CS und OC 1.
lesson-of-ae-4-register = Den Knoten einzunehmen kostet 4 CS, 1 mehr, weil Bo ihn kontrolliert. Nach dem Weg hat kein Clerk mehr 5 CS. Aber ihre .EXE Register nimmt einen angrenzenden Uplink für 2 CS ein, egal, wem er gehört.
lesson-of-ae-4-goal = Drei Clerks, 1 RAM, ein Knoten. Welcher Clerk, und wie? Wenn sie fertig sind, ist die Partie vorbei.
    .cost = So bekommst du den Knoten nicht. Mach es rückgängig und zähle: Schritte, dann 2 CS für Register.
    .won = Ein Clerk kommt herein, stempelt ein Formular, und der Server gehört dir. Nach deinen Clerks handelt niemand mehr: Der Knoten ist deiner, und die Partie auch.
    .pylon = Dieser Clerk erreicht nur einen Pylon. Der gäbe dir RAM für eine Rekalibrierung nach der letzten.
    .far = Von G13 sind es 4 CS bis zum Knoten, und Register kostet noch 2. Auch mit einer Übertaktung ist es zu weit.
    .ram = Dein einziger RAM. Der Clerk, der den Knoten erreichen kann, braucht ihn für ein weiteres CS.
    .ended = Du darfst einen Clerk nichts tun lassen. Aber der Knoten kommt nicht von selbst.
