# Wörter, die Texte erklären: alle Formen eines Worts mit Kommas dazwischen, und was es bedeutet. Die erste Form ist der Name.
# Eine Form mit Großbuchstaben gilt nur so. Weitere stehen bei den Tischen von Data.Warriors und Aetherium.

## Terminal Dispute

td-word-terminal = Terminal, Terminals
    .tip = Terminal: deine eigene Matrix mit Ladegerät und Leiste (TD-1)
td-word-shared-board = gemeinsame Ablage, gemeinsamen Ablage
    .tip = Gemeinsame Ablage: fünf Würfelplätze, für alle dieselben (TD-2)
td-word-start-marker = Startmarker, Startperson
    .tip = Startmarker: Wer ihn hat, würfelt in dieser Runde und teilt zu (TD-3, TD-10)
td-word-allocate = zuteilen, zugeteilt, Zuteilung, Zuteilungen, teile sie
    .tip = Zuteilen: die fünf Würfel auf die Würfelplätze legen, für alle (TD-10)
td-word-navigation = Navigationswürfel, Navigationswürfeln, Navigation
    .tip = Navigationswürfel: Ihre beiden Werte kommen in deine Matrix (TD-20)
td-word-phone = Handywürfel, Handywürfeln, Handy
    .tip = Handywürfel: Einer ist der Port, der andere die Länge (TD-31)
td-word-unused = ungenutzter Würfel, ungenutzte Würfel, ungenutzten Würfel, ungenutzt
    .tip = Ungenutzter Würfel: bleibt liegen, bis eine Fähigkeit ihn tauscht (TD-40, TD-41)
td-word-matrix = Matrix, Navigationsmatrix
    .tip = Matrix: 5×5 Felder; ihre zehn Zeilen und Spalten zählen (TD-20, TD-24)
td-word-row = Zeile, Zeilen
    .tip = Zeile: fünf Felder quer; ihre beste Kombination zählt (TD-24)
td-word-column = Spalte, Spalten
    .tip = Spalte: fünf Felder hinunter; ihre beste Kombination zählt (TD-24)
td-word-box = Feld, Felder, Felds, Feldern
    .tip = Feld: eine Stelle der Matrix, nach Zeile und Spalte benannt (TD-20)
td-word-cross-out = durchstreichen, durchgestrichen, durchgestrichene
    .tip = Durchstreichen: Das Feld bleibt ohne Zahl (TD-23)
td-word-straight = Straße, Straßen, Dreierstraße, Viererstraße, Fünferstraße
    .tip = Straße: Werte in Folge, Reihenfolge egal. 3 zählen 3, 4 zählen 5, 5 zählen 7 (TD-25)
td-word-kind = Pasch, Dreierpasch, Viererpasch, Fünferpasch
    .tip = Pasch: gleiche Werte. 3 zählen 3, 4 zählen 4, 5 zählen 6 (TD-25)
td-word-pair = Paar, Paare
    .tip = Paar: Zwei gleiche Werte zählen 1, auch neben einer anderen Kombination (TD-26)
td-word-charger = Ladegerät
    .tip = Ladegerät: 55 Hexfelder; jedes ausgemalte ist ein Punkt (TD-36)
td-word-hex = Hexfeld, Hexfelder, Hexfeldern
    .tip = Hexfeld: eine Stelle des Ladegeräts (TD-30)
td-word-port = Port, Ports
    .tip = Port: eine von sechs Ecken des Ladegeräts, wo Linien beginnen (TD-30, TD-31)
td-word-length = Länge
    .tip = Länge: die Zahl der Hexfelder einer Linie, wenn nichts im Weg ist (TD-31, TD-33)
td-word-shade = ausmalen, ausgemalt, ausgemalte, ausgemalten, male
    .tip = Ausmalen: Hexfelder in gerader Linie ab einem Port füllen (TD-32)
td-word-circle = Kreis, Kreise, Kreisen
    .tip = Kreis: auf vier Hexfeldern; ihn auszumalen schaltet eine Fähigkeit frei (TD-35, TD-40)
td-word-tracker = Leiste
    .tip = Leiste: zeigt deine Fähigkeiten, freigeschaltet und genutzt (TD-40)
td-word-ability = Fähigkeit, Fähigkeiten
    .tip = Fähigkeit: tauscht einmal den ungenutzten Würfel gegen einen noch freien (TD-41)

## Access Denied

ad-word-sector = Sektor, Sektoren, Sektors
    .tip = Sektor: einer von sechs Teilen des Netzes (AD-1)
ad-word-control = kontrolliert, kontrollieren, kontrollierst, kontrollierten, kontrollierter
    .tip = Kontrollieren: Wer den Sektor hat, hat dort Root und kennt das Passwort (AD-10, AD-12)
ad-word-uncontrolled = unkontrolliert, unkontrollierte, unkontrollierten, unkontrollierter
    .tip = Unkontrolliert: kein Passwort; jede Stufe kostet beliebige Karten (AD-37)
ad-word-user = User
ad-word-oper = Oper
ad-word-root = Root
ad-word-access = Zugriff
    .tip = Zugriff: User oder höher in einem Sektor (AD-42)
ad-word-level = Stufe, Stufen, Zugriffsstufe, Zugriffsstufen
    .tip = Stufe: erst User, dann Oper, dann Root, immer eine weiter (AD-30)
ad-word-marker = Zugriffsmarker, Marker
    .tip = Zugriffsmarker: zeigt deine Stufe in einem Sektor (AD-3, AD-33)
ad-word-password = Passwort, Passwörter, Passworts
    .tip = Passwort: drei verschiedene Codes eines Sektors, geheim gewählt (AD-12)
ad-word-code = Code, Codes
    .tip = Code: der Buchstabe A bis F einer Karte, der passt oder nicht (AD-2)
ad-word-attempt = Versuch, Versuche, Versuchs
    .tip = Versuch: Karten für die nächste Stufe übergeben; falsche sind weg (AD-31, AD-32)
ad-word-free-attempt = freier Versuch, freien Versuch, freie Versuch, Freier Versuch
    .tip = Freier Versuch: ein Versuch zu Beginn deines Zugs, ohne Aktion (AD-21)
ad-word-hand-over = übergibst, übergib, übergeben, übergibt, Übergib
    .tip = Übergeben: Karten eines Versuchs zum Prüfen geben (AD-31)
ad-word-action = Aktion, Aktionen
    .tip = Aktion: Mit einer spielst du eine Karte, machst einen Versuch oder handelst (AD-22)
ad-word-granted = Zugriff gewährt
    .tip = Zugriff gewährt: Alle Karten kamen zurück, und die Stufe gehört dir (AD-33)
ad-word-denied = Zugriff verweigert
    .tip = Zugriff verweigert: Eine Karte war falsch, also bleibt die Stufe (AD-33)
ad-word-hand-limit = Handkartenlimit
    .tip = Handkartenlimit: 6 Karten, beim Abwerfen und Ziehen (AD-25)
ad-word-no-hand-limit = kein Handkartenlimit
    .tip = Kein Handkartenlimit: Du darfst beliebig viele Karten behalten (AD-25)
ad-word-requires = voraus, Voraussetzung, Voraussetzungen
    .tip = Voraussetzen: was du zum Ausspielen brauchst (AD-42)
ad-word-upgrade = Upgrade, Upgrades
    .tip = Upgrade: bleibt vor dir liegen und wirkt ab jetzt (AD-43)
ad-word-sector-card = Sektorkarte, Sektorkarten
    .tip = Sektorkarte: wartet auf einem Sektor, bis etwas sie auslöst (AD-43)
ad-word-any-time = Jederzeit-Karte, Jederzeit-Karten, jederzeit, Jederzeit
    .tip = Jederzeit-Karte: braucht keine Aktion, auch in fremden Zügen (AD-41)
ad-word-draw-step = beim Ziehen, Beim Ziehen
    .tip = Beim Ziehen: Du ziehst 0, 1 oder 2 Karten, bis zu deinem Handkartenlimit (AD-24)
ad-word-joined = Begleitkarte, Begleitkarten
    .tip = Begleitkarte: wird mit einer anderen Karte ausgespielt, ohne eigene Aktion (AD-C19)
ad-word-unstoppable = unaufhaltsam
    .tip = Unaufhaltsam: Keine Karte kann darauf reagieren (AD-46)
ad-word-respond = reagieren, reagiere, reagiert, reagierst, Reaktion, Reaktionen
    .tip = Reagieren: eine Jederzeit-Karte ausspielen, bevor etwas wirkt (AD-41, AD-47)
ad-word-hot-potato = heiße Kartoffel, Heiße Kartoffel, Heiße Kartoffeln, heißen Kartoffeln, heiße Kartoffeln, heißen Kartoffel, Kartoffel
    .tip = Heiße Kartoffel: schadet dir, wenn du sie zu Beginn deines Zugs hast (AD-44)
ad-word-virus = Virus, Viren
    .tip = Virus: S.A.T.A.N. Virus, Multi-Virus oder Retro-Virus; dagegen helfen ICE und Anti-Virus (AD-R1)
ad-word-cancel = annulliert, annulliere, annullieren
    .tip = Annullieren: Die Karte tut nichts und wird abgeworfen (AD-40)
ad-word-off = wirkungslos
    .tip = Wirkungslos: Root-Boni und Upgrades tun nichts (AD-C49)
ad-word-down-to-3 = bis auf 3, bis auf drei
    .tip = Bis auf 3 abwerfen: Drei Karten bleiben auf der Hand (AD-45)
ad-word-bonus = Root-Bonus, Root-Boni
    .tip = Root-Bonus: was dir Root in einem Sektor gibt (AD-70)
ad-word-trade = handeln, handelst, Handel, Angebot
    .tip = Handeln: für eine Aktion jemandem eine Karte anbieten, für das, was zurückkommt; beide müssen zustimmen (AD-50)
ad-word-checklist = Checkliste
    .tip = Checkliste: was du über jedes Passwort weißt, für dich notiert (AD-3, AD-91)

## Data.Warriors

dw-word-drive = Laufwerk, Laufwerke, Laufwerks
    .tip = Laufwerk: dein verdeckter Stapel; ist es leer, scheidest du aus (DW-2, DW-3)
dw-word-trash = Papierkorb, Papierkörbe
    .tip = Papierkorb: Hierhin kommt, was gelöscht, zerstört oder abgeworfen wird (DW-1)
dw-word-desktop = Desktop, Desktops
    .tip = Desktop: Hier liegen die Karten einer Person im Spiel (DW-1)
dw-word-bench = Daemon-Platz, Daemon-Plätze
    .tip = Daemon-Platz: Platz für einen .DAEMON (DW-31)
dw-word-daemon-word = Daemon, Daemons
    .tip = Daemon: ist immer Idle; einer pro Desktop (DW-31)
dw-word-program = Programm, Programme, Programmen, Programms
    .tip = Programm: ein .PRG; bereit ab deinem nächsten Memory Cleanup (DW-30)
dw-word-attach = anfügen, angefügt, fügst es
    .tip = Anfügen: ein .CONF an ein .PRG legen, sein Wirtsprogramm (DW-32)
dw-word-command = Befehl, Befehle, Befehlen
    .tip = Befehl: was eine Karte für MP tun kann: --name mit Kosten (DW-22)
dw-word-issue = absetzen, abgesetzt
    .tip = Absetzen: einen Befehl oder ein Skript auf den Stack legen (DW-13, DW-34)
dw-word-stack = Stack, Stacks
    .tip = Stack: was abgesetzt wurde; das Letzte geschieht zuerst (DW-40)
dw-word-item = Eintrag, Einträge
    .tip = Eintrag: ein Befehl oder Skript auf dem Stack (DW-40)
dw-word-resolve = ausgeführt, ausführen
    .tip = Ausgeführt werden: den Stack verlassen und wirken (DW-40)
dw-word-respond = reagieren, reagiere, reagiert, reagierst, Reaktion, Reaktionen
    .tip = Reagieren: etwas absetzen, bevor das Oberste geschieht (DW-13)
dw-word-pass = passe, passen, passt, gepasst
    .tip = Passen: nicht reagieren; passen alle, geschieht das Oberste (DW-13, DW-44)
dw-word-allocate = belegt, belegen, belegst
    .tip = Belegt: ausgegeben bis zu deinem nächsten Memory Cleanup (DW-20)
dw-word-final-cost = Endkosten
    .tip = Endkosten: die gedruckten Kosten mit allem, was sie ändert (DW-21)
dw-word-init = Init
    .tip = Init: der Schritt, in dem du ziehst, mindestens eine Karte (DW-10)
dw-word-setup = Setup
    .tip = Setup: der Schritt, in dem du Karten ausspielst (DW-12)
dw-word-run = Run
    .tip = Run: der Schritt, in dem du Befehle und Skripte absetzt (DW-13)
dw-word-exit = Exit
    .tip = Exit: bis auf fünf Karten abwerfen; dann scheiden leere Laufwerke aus (DW-14)
dw-word-out = scheidet, scheidest, ausgeschieden
    .tip = Ausgeschieden: Das Laufwerk war am Ende eines Zugs leer (DW-3)
dw-word-mulligan = Mulligan
    .tip = Mulligan: die Starthand einmal zurückmischen und fünf andere ziehen (DW-2)

## Aetherium

ae-word-program = Programm, Programme, Programmen, Programms
    .tip = Programm: ein Modell oder mehrere mit einer Datenkarte (AE-5)
ae-word-collective = Kollektiv, Kollektive
    .tip = Kollektiv: die Programme, die du mitbringst (AE-5)
ae-word-data-card = Datenkarte, Datenkarten
    .tip = Datenkarte: zeigt, was ein Programm kann (AE-6)
ae-word-pad = PAD, PADs
    .tip = PAD: deine Programmkarten, verdeckt in deiner Reihenfolge (AE-10)
ae-word-active = aktiv, Aktivierung, Aktivierungen
    .tip = Aktivierung: die Zeit, in der das gezogene Programm handelt (AE-11)
ae-word-cs = CS
    .tip = CS: Zyklen für Bewegung, .EXE und Einnehmen (AE-20)
ae-word-oc = OC
    .tip = OC: so oft kannst du es in einer Aktivierung übertakten (AE-70)
ae-word-uplink = Uplink, Uplinks
    .tip = Uplink: ein Knoten oder ein Pylon; unter deiner Kontrolle bringt er RAM (AE-22, AE-80)
ae-word-capture = einnehmen, einzunehmen, Einnehmen, eingenommen
    .tip = Einnehmen: einen angrenzenden Knoten oder Pylon nehmen, für CS (AE-22)
ae-word-recalibrate = rekalibrieren, rekalibrierst, rekalibriert, Rekalibrierung, Rekalibrierungen
    .tip = Rekalibrieren: PAD neu ordnen, RAM neu setzen; vom alten bleibt keines (AE-11, AE-80)
ae-word-facing = Blickrichtung, Blickrichtungen
    .tip = Blickrichtung: eine von vieren; bei jedem Schritt kostenlos (AE-31)
ae-word-rear-arc = Rückenbereich
    .tip = Rückenbereich: alle Felder dahinter; Angriffe von dort haben einen Würfel mehr (AE-40, AE-51)
ae-word-combat-die = Kampfwürfel, Kampfwürfeln
    .tip = Kampfwürfel: zwölf Seiten mit Ping, Spike, Breach, Crash (AE-51)
ae-word-hit = Treffer, Treffern
    .tip = Treffer: ein Würfel mit einem Symbol des Angriffsprofils (AE-52)
ae-word-coordination = Koordination
    .tip = Koordination: ein Würfel mehr, wenn ein weiteres Modell angreifen könnte (AE-53)
ae-word-boxes = Stabilitätsraster, Kästchen
    .tip = Stabilitätsraster: Schaden füllt die Kästchen; sind alle voll, ist es gelöscht (AE-54)
ae-word-delete = gelöscht, lösche, löscht, löschen
    .tip = Gelöscht: Das Raster ist voll, und es verlässt den Server für immer (AE-54)
ae-word-rotate = rotieren, rotiert, rotiere
    .tip = Rotieren: ein Schema um 90° drehen, je nach Größe für 3, 5 oder 7 RAM (AE-71)
ae-word-universal-code = Universalcode, Universalcodes
    .tip = Universalcode: was Programme mehrerer Fraktionen können, jeweils mit Namen (AE-100)
ae-word-operation = Operation, Operationen
    .tip = Operation: was auf dem Tisch liegt, was Punkte bringt und wann die Partie endet (AE-120)
ae-word-points = Punkte, Punkten
    .tip = Punkte: für Knoten, Pylonen, Löschungen oder den Cache, je nach Operation; die meisten gewinnen am Ende (AE-120, AE-126)
ae-word-cache = Cache, Caches
    .tip = Cache: was in Digital Download heruntergeladen wird (AE-122)

## Rund um Wörter

glossary = Wörter
glossary-about = Alle Wörter des Spiels mit ihrer Bedeutung. Klicke auf die Nummer einer Regel, um sie zu lesen.
glossary-rule = Regel { $rules }
# $words sind die Namen; zeige auf einen, und er erklärt sich.
glossary-new =
    { $count ->
        [one] Neues Wort: { $words }
       *[other] Neue Wörter: { $words }
    }
