# Erfolge: was sich in jedem Spiel zu versuchen lohnt. Jeder hat einen Namen und sagt in einem Satz, womit er erreicht wird.

## Terminal Dispute

achievement-td-straight = Geradeaus
    .how = Erziele in einer Zeile oder Spalte eine Straße aus fünf Werten.
achievement-td-joined = Das Paar dazu
    .how = Erziele in einer Zeile oder Spalte ein Paar zusammen mit einer anderen Kombination.
achievement-td-lines = Zehn von zehn
    .how = Hole in allen fünf Zeilen und allen fünf Spalten Punkte.
achievement-td-long = Der lange Weg
    .how = Male mit einer Linie sechs Hexfelder aus.
achievement-td-swap = Frisch aus dem Kreis
    .how = Nutze eine Fähigkeit in derselben Runde, in der du sie freischaltest.
achievement-td-charged = Voll geladen
    .how = Hole mindestens 40 Punkte auf dem Ladegerät.

## Access Denied

achievement-ad-logic = Selbst herausgefunden
    .how = Erschließe ein ganzes Passwort durch Logik, bevor du alle seine Codes gesehen hast.
achievement-ad-wiser = Verweigert, aber klüger
    .how = Zugriff verweigert: Erhalte ihn im selben Sektor mit deinem nächsten Versuch.
achievement-ad-root = Ganz sicher
    .how = Erhalte Root in einem fremden Sektor, wenn du es dort zum ersten Mal versuchst.
achievement-ad-open = Niemand zu Hause
    .how = Erhalte Zugriff in einem unkontrollierten Sektor.
achievement-ad-trade = Fairer Tausch
    .how = Schließe einen Handel mit jemand anderem ab.
achievement-ad-bonus = Vorteil Root
    .how = Nutze den Root-Bonus von Government, NewsMedia oder TeleComm.

## Data.Warriors

achievement-dw-halt = Prozess abgebrochen
    .how = Brich einen fremden Befehl oder ein fremdes Skript ab und gewinne die Partie.
achievement-dw-respond = Dazwischen
    .how = Setze im Zug von jemand anderem einen Befehl oder ein Skript ab.
achievement-dw-daemon = Schläft nie
    .how = Setze in einem Zug zwei Befehle desselben Daemons ab.
achievement-dw-shield = Schreibgeschützt
    .how = Verhindere mit einem Schild ein Löschen.
achievement-dw-wipe = Massenlöschung
    .how = Lösche auf einmal mindestens fünf Karten der anderen.
achievement-dw-last = Letzter Sektor
    .how = Gewinne mit höchstens fünf Karten in deinem Laufwerk.

## Aetherium

achievement-ae-overclock = Über dem Limit
    .how = Übertakte ein Modell und nimm in derselben Aktivierung einen Knoten oder Pylon ein.
achievement-ae-carried = Der Boden trägt dich
    .how = Bewege ein Schema, auf dem eines deiner Modelle steht.
achievement-ae-behind = In den Rücken
    .how = Verursache mit einem Angriff aus dem Rückenbereich des Ziels Schaden.
achievement-ae-together = Zu zweit
    .how = Verursache Schaden mit einem Angriff, der einen Würfel durch Koordination bekommt.
achievement-ae-disrupt = Nebenwirkung
    .how = Nutze die Störung eines Angriffs.
achievement-ae-uplinks = Gut vernetzt
    .how = Rekalibriere, während du einen Knoten und einen Pylon kontrollierst.
