# Die Befehlszeile.

## Die Hilfe: das Programm, seine Befehle, ihre Argumente. „any“ ist ein Argument, das überall dasselbe bedeutet.

cli-headings =
    .usage = Aufruf:
    .commands = Befehle:
    .arguments = Argumente:
    .options = Optionen:
    .examples =
        { $count ->
            [one] Beispiel:
           *[other] Beispiele:
        }
cli-values = { $help } [möglich: { $values }]
cli-default = { $help } [Standard: { $value }]
cli-help = Ein digitaler Tisch, vier Spiele übers Hacken
    .more = Ohne Befehl öffnet sich das Fenster.
    .examples =
        cyberdeck                                       öffnet das Fenster
        cyberdeck evening.match.ron                     öffnet das Fenster mit der Wiederholung dieser Partie
        cyberdeck play terminal-dispute --seat human --seat bot:hard
        cyberdeck watch terminal-dispute --seat bot:easy --seat bot:hard --seed 7
        cyberdeck simulate terminal-dispute --matches 10000 --seat bot:random --format json
    .after = Rückgabewerte: 0 erledigt, 1 fehlgeschlagen, 2 falsche Argumente.
cli-help-any-content = Die Dateien dieses Ordners statt des eingebauten Inhalts verwenden (gegliedert wie assets/)
cli-help-any-data = Partien und Einstellungen in diesem Ordner aufbewahren (auch CYBERDECK_DATA kann ihn nennen)
cli-help-any-language = Diese Sprache sprechen (sonst die des Systems)
cli-help-any-help = Diese Hilfe zeigen (-h: kurz)
cli-help-any-version = Die Version zeigen
cli-help-any-game = Das Spiel
cli-help-any-seat = Wer spielt, einmal pro Platz: human, bot:random, bot:easy, bot:normal oder bot:hard; mit Namen: Ann=human
cli-help-any-seed = Seed, eine ganze Zahl: Derselbe Seed ergibt dieselben Würfe und dieselben Kartenstapel [Standard: zufällig]
cli-help-any-option = Eine Option des Spiels ändern
cli-help-any-iterations = Bots so viele Iterationen pro Aktion denken lassen, auf jedem Computer gleich [Standard: nach Stufe]
cli-help-any-time = Bots stattdessen so viele Sekunden pro Aktion denken lassen
cli-help-any-file = Die Partiedatei
cli-help-any-bare = Nur den Tisch zeigen, ohne die Bedienelemente
cli-help-any-size = Breite und Höhe in Pixeln
cli-help-help = Die Hilfe zu einem Befehl zeigen
cli-help-play = Das Fenster mit einer neuen Partie oder einer Lektion öffnen oder eine Partie weiterspielen
    .examples =
        cyberdeck play terminal-dispute
        cyberdeck play terminal-dispute --seat Ann=human --seat bot:normal --seat bot:hard --seed 7
        cyberdeck play --resume abend.match.ron
        cyberdeck play --resume abend.match.ron --rescue
        cyberdeck play --lesson td-1
cli-help-play-lesson = Diese Lektion spielen, von dort an, wo du aufgehört hast
cli-help-play-puzzle = Dieses Rätsel spielen
cli-help-play-resume = Die Partie in dieser Datei weiterspielen
cli-help-play-rescue = Ist die Datei beschädigt, von den Aktionen vor dem Schaden als neue Partie weiterspielen; die Datei bleibt, wie sie ist
cli-help-watch = Eine Partie zwischen Bots als Verlauf zeigen, mit dem Ergebnis
    .more = Aktion für Aktion. Die Nummern sind die von replay --to. Ohne --time ergibt derselbe Seed immer dieselbe Partie.
    .examples =
        cyberdeck watch terminal-dispute
        cyberdeck watch terminal-dispute --seat bot:hard --seed 7
        cyberdeck watch terminal-dispute --seat Ann=bot:easy --seat Bo=bot:hard --option start=2 --save abend.match.ron
cli-help-watch-save = Die Partie in dieser neuen Datei aufbewahren
cli-help-simulate = Viele Partien zwischen Bots spielen und Ergebnisse, Längen und Tempo berichten
    .more =
        Partie Nummer i, von 0 an, hat den Seed N + i. Die Ergebnisse hängen weder von der Zahl der Threads noch, ohne --time, vom
        Computer ab. „seconds“ ist die Prozessorzeit aller Partien über alle Threads; an ihr wird das Tempo gemessen.
        „elapsed_seconds“ ist die Zeit, die du gewartet hast.
    .examples =
        cyberdeck simulate terminal-dispute --matches 100000 --seat bot:random --seat bot:random --threads 2
        cyberdeck simulate terminal-dispute --matches 300 --seat bot:hard --time 1 --format json
        cyberdeck simulate data-warriors --matches 10000 --seed 1 --shard 3/8 --out teil-3.json
cli-help-simulate-shard = Nur Teil I von N spielen: Partie Nummer I-1 und jede N-te danach
cli-help-simulate-out = Die Ergebnisse für „merge“ in diese Datei schreiben, statt zu berichten
cli-help-simulate-matches = Anzahl der Partien
cli-help-simulate-threads = Anzahl der Threads
cli-help-any-format = Form des Berichts: eine Tabelle oder ein JSON-Objekt
cli-help-merge = Die Teile einer Simulation wie einen einzigen Lauf berichten
    .more =
        Der Bericht ist der, den ein einziger Lauf ergeben hätte; nur Zeiten und Threads sind die der Teile. Nenne alle Dateien,
        in beliebiger Reihenfolge. In docs/clusters.md stehen Rezepte für einen und für viele Computer.
    .examples =
        cyberdeck merge teil-*.json
        cyberdeck merge teil-*.json --format json
cli-help-merge-files = Die Dateien, die „simulate --out“ geschrieben hat
cli-help-engine = Partien über ein Protokoll aus JSON-Zeilen auf Standardein- und -ausgabe spielen, für Bots und Studien
    .more =
        Jede Zeile ist ein JSON-Objekt. Die Antwort darauf ist eine Zeile mit derselben „id“. Das Protokoll mit einem Beispiel steht
        in docs/protocol.md, ein Bot aus vierzig Zeilen in examples/bot.py.
    .examples = echo '{"{\"id\":1,\"do\":\"games\"}"}' | cyberdeck engine
cli-help-serve = Tische im Netz anbieten, für Browser, andere Computer und Bots
    .more =
        Auf der Seite gibst du den Beitrittscode ein. Das Protokoll steht in docs/network.md, der Betrieb eines Hosts in
        docs/hosting.md. Nach einem Neustart geht es an allen Tischen weiter, wo sie waren.
    .examples =
        cyberdeck serve --table terminal-dispute
        cyberdeck serve --table access-denied --seat human --seat human --seat bot:hard --listen 0.0.0.0:7777
        cyberdeck serve --create --dir /var/lib/cyberdeck --origin play.example.org --proxy
cli-help-serve-listen = Adresse und Port; bei 0.0.0.0 jede Adresse dieses Computers
cli-help-serve-dir = Die Tische in diesem Ordner aufbewahren [Vorgabe: tables/ im Datenordner]
cli-help-serve-origin = Seiten zulassen, die den Host so nennen; sonst nur mit seiner Adresse oder localhost
cli-help-serve-table = Einen neuen Tisch mit diesem Spiel anlegen
cli-help-serve-delay = Zuschauenden am neuen Tisch alles so viele Züge später zeigen
cli-help-serve-clock = Am neuen Tisch mit Uhr spielen: Sekunden auf dem Konto und pro Zug, etwa 600+15
cli-help-serve-sealed = Die Auslosung des neuen Tisches versiegeln: Alle tragen zum Seed bei, und „cyberdeck verify“ prüft die Partie nachher. Ein Host, der selbst mitspielt, kann trotzdem alles sehen
cli-help-serve-password = Am neuen Tisch außer dem Beitrittscode dieses Passwort verlangen
cli-help-serve-create = Tische von außen anlegen lassen
cli-help-serve-tables = Höchste Zahl der Tische
cli-help-serve-connections = Höchste Zahl der Verbindungen von einer Adresse
cli-help-serve-bot-pace = Bots mindestens so viele Millisekunden pro Aktion brauchen lassen
cli-help-serve-proxy = Glauben, was ein Proxy auf diesem Computer in X-Real-IP sagt
cli-help-replay = Eine Partiedatei als Verlauf zeigen, bis zu einer beliebigen Aktion
    .more = Von einer offenen Partie siehst du, was alle wissen dürfen, außer mit --seat oder --all. Die Datei bleibt, wie sie ist.
    .examples =
        cyberdeck replay abend.match.ron
        cyberdeck replay abend.match.ron --to 12 --seat 1
        cyberdeck replay abend.match.ron --rescue
cli-help-replay-to = Nach dieser Aktion aufhören und zeigen, wie die Partie steht
cli-help-replay-seat = Zeigen, was die Person an diesem Platz weiß (der erste Platz ist 1)
cli-help-replay-all = Alles zeigen, auch Geheimes
cli-help-replay-rescue = Ist die Datei beschädigt, die Aktionen vor dem Schaden zeigen
cli-help-verify = Prüfen, ob Würfel, Karten und Ansichten einer Partie über das Netz stimmen
    .more =
        War die Auslosung versiegelt, entsteht der Seed aus Zufallsbytes des Hosts und aller am Tisch. Ihre Programme führen eine
        Aufzeichnung: die Festlegungen und was ihnen gezeigt wurde. Gib sie an, um die Datei nicht nur mit sich selbst zu
        vergleichen. Der Exit-Code ist nur 0, wenn alles übereinstimmt.
    .examples =
        cyberdeck verify evening.match.ron
        cyberdeck verify evening.match.ron --record KTMWQZ.record.json
cli-help-verify-record = Die Datei auch mit dieser Aufzeichnung vergleichen; mehrfach möglich
cli-help-check = Inhalt, Lektionen, Szenen, Partien und Sprachen prüfen und alles zeigen, was falsch ist
    .more =
        Der Name sagt, was eine Datei ist: *.match.ron ist eine Partie, *.scn.ron eine Szene, GAME/NAME.ron (wie unter assets/)
        Inhalt, scenes/aetherium/NAME.ron eine Operation, lessons/NAME.ron eine Lektion, *.ftl und rulebook/NAME.md sind Texte
        einer Sprache. Ein Ordner mit *.ftl-Dateien ist eine ganze Sprache; jeder andere ist ein Inhaltsordner, wie --content
        ihn nimmt. Eine Partie kann auch durch eine Pipe kommen.
    .examples =
        cyberdeck check eigenes/terminal_dispute/charger.ron
        cyberdeck check eigenes/ scenes/*.scn.ron abend.match.ron
        cyberdeck check assets/text/fr
cli-help-check-files = Dateien und Ordner
cli-help-puzzles = In Partien zwischen Bots nach Rätseln suchen und sie als Datei ausgeben
    .more =
        Ein Rätsel ist eine Stellung, in der ein Weg besser ist als alle anderen. Die Datei geht an die Standardausgabe, eine
        Zusammenfassung an die Fehlerausgabe. Die Partie Nummer i, von 0 an, hat den Startwert N + i.
    .examples =
        cyberdeck puzzles terminal-dispute --matches 400 --threads 2
        cyberdeck puzzles access-denied --matches 3000 --each 10
cli-help-puzzles-matches = Anzahl der Partien, höchstens
cli-help-puzzles-seed = Startwert der ersten Partie, eine ganze Zahl
cli-help-puzzles-each = Anzahl der Rätsel jedes Grads
cli-help-puzzles-states = Für eine Stellung höchstens so viele Spielzustände ansehen
cli-help-puzzles-threads = Anzahl der Threads
cli-puzzles-none = { $game } hat keine Rätsel.
cli-puzzles-found = { $matches } Partien, { $positions } Stellungen, { $states } Spielzustände in den behaltenen; { $kept } Rätsel. Weggelassen: { $several } mit mehreren besten Wegen, { $nothing } ohne einen, { $unsure } mit Geheimnissen oder Zufall, { $large } zu große.
cli-help-join = Das Fenster am Tisch eines anderen öffnen
    .examples =
        cyberdeck join 192.168.0.7 KTMWQZ --name Ann
        cyberdeck join play.example.org:7777 KTMWQZ --watch
cli-help-join-address = Adresse des Tischs, mit Port, wenn er nicht 7777 ist
cli-help-join-code = Der Code
cli-help-join-name = Dein Name am Tisch
cli-help-join-watch = Zusehen, statt Platz zu nehmen
cli-help-screenshot = Eine Partie oder Ansicht als Bild speichern, ohne ein Fenster zu öffnen
    .examples =
        cyberdeck screenshot abend.match.ron --out abend.png --size 1920x1080
        cyberdeck screenshot abend.match.ron --step 40 --out abend.png
        cyberdeck screenshot --screen title --out titel.png
cli-help-screenshot-file = Eine Partiedatei
cli-help-screenshot-lesson = Diese Lektion zeigen
cli-help-screenshot-puzzle = Dieses Rätsel zeigen
cli-help-screenshot-step = Die Partie nach dieser Aktion zeigen oder die Lektion bei diesem Schritt
cli-help-screenshot-live = Den Tisch so zeigen, wie ihn die Person am Zug sieht, nicht als Replay
cli-help-screenshot-screen = Diese Ansicht zeigen
cli-help-screenshot-pointer = Den Zeiger hierher setzen, in Pixeln, und zeigen, was dort erklärt wird
cli-help-screenshot-layout = Auch die Anordnung speichern: Flächen, Texte und was sich nicht lesen lässt, als JSON
cli-help-screenshot-out = Das Bild, eine PNG-Datei
cli-help-film = Eine Partie mit allen Bewegungen als nummerierte Bilder speichern, ohne ein Fenster zu öffnen
    .more =
        Die Bilder heißen 00001.png, 00002.png und so weiter, für jedes Programm, das aus Bildern Filme macht. Dieselbe Partie
        ergibt dieselben Bilder. Wie schnell sich etwas bewegt, ist eine Einstellung des Fensters.
    .examples =
        cyberdeck film abend.match.ron --out abend --from 20 --to 30
        cyberdeck film abend.match.ron --out abend --every 10 --size 1920x1080
        ffmpeg -framerate 24 -i abend/%05d.png -pix_fmt yuv420p abend.mp4
cli-help-film-from = Nach dieser Aktion beginnen
cli-help-film-to = Mit dieser Aktion enden [Standard: die letzte]
cli-help-film-every = Alle so viele Aktionen ein Bild, ohne Bewegungen
cli-help-film-fps = Bilder pro Sekunde
cli-help-film-seat = Zeigen, was die Person an diesem Platz sieht (der erste Platz ist 1)
cli-help-film-out = Ein neuer oder leerer Ordner für die Bilder

## simulate

cli-report-matches =
    { $matches ->
        [one] { $game }: { $matches } Partie, Seed { $seed }
       *[other] { $game }: { $matches } Partien, Seeds ab { $seed }
    }
cli-report-time = Prozessorzeit: { $seconds } s (vergangen: { $elapsed } s, Threads: { $threads })
cli-report-speed = Pro Sekunde: { $matches } Partien, { $actions } Aktionen
cli-report-length = Aktionen pro Partie: { $mean } ({ $least } bis { $most })
cli-report-column =
    .seat = Platz
    .bot = Bot
    .wins = Siege
    .shared = geteilt
    .mean = Mittel
    .deviation = SD
    .lowest = niedrigste
    .highest = höchste

## Was an den Argumenten falsch ist

cli-no-command = Es gibt keinen Befehl „{ $given }“. Es gibt: { $known }.
cli-no-option = Hier gibt es keine Option „{ $option }“.
cli-too-many = „{ $argument }“ ist ein Argument zu viel.
cli-needs-value = { $name } braucht einen Wert: { $argument }.
cli-not-one-of = { $name } kann nicht „{ $value }“ sein. Es gibt: { $known }.
cli-bad-value = { $name } kann nicht „{ $value }“ sein: { $reason }.
cli-no-value = { $name } hat keinen Wert, auch nicht „{ $value }“.
cli-conflict-others = { $name } passt nicht zu den anderen Argumenten.
cli-conflict = { $name } passt nicht zu { $others }.
cli-twice = { $name } steht zweimal da.
cli-missing = Es fehlt: { $arguments }.
cli-not-text = Ein Argument ist kein gültiges UTF-8.
cli-meant = Meintest du „{ $meant }“?
cli-try-help = { $wrong } (siehe --help)
cli-option-twice = Die Option „{ $option }“ steht zweimal da.
cli-no-game = Es gibt kein Spiel „{ $game }“.
cli-bots-only = Hier spielen nur Bots: Gib jedes --seat als bot:LEVEL an. Personen spielen mit „cyberdeck play“.
cli-no-seat = Es gibt keinen Platz { $seat }. Diese Partie hat die Plätze 1 bis { $seats }.
cli-no-step =
    { $steps ->
        [0] Es gibt keine Aktion { $step }. Die Partie hat noch keine.
        [one] Es gibt keine Aktion { $step }. Die Partie hat { $steps } Aktion.
       *[other] Es gibt keine Aktion { $step }. Die Partie hat { $steps } Aktionen.
    }
cli-film-part = Der Film endet vor seinem Anfang: --from { $from } --to { $to }.

## Gründe, die auf „kann nicht … sein:“ folgen

cli-option-form = schreibe eine Option als KEY=VALUE
cli-whole = nimm eine ganze Zahl von { $least } bis { $most }
cli-clock-form = schreibe eine Uhr als BANK oder BANK+CREDIT in Sekunden: BANK von 1 bis { $most }, CREDIT nicht größer
cli-seconds = nimm eine Zahl von Sekunden ab 0
cli-size = eine Größe ist BREITExHÖHE in Pixeln, von 16x16 bis 8192x8192
cli-place = ein Ort ist X,Y in Pixeln von der linken oberen Ecke

## Was unterwegs schiefgeht

cli-output = Die Ausgabe kann nicht geschrieben werden: { $error }.
cli-rescue = { $error } Die unbeschädigten Aktionen ansehen: cyberdeck replay { $file } --rescue. Von ihnen weiterspielen: cyberdeck play --resume { $file } --rescue
cli-threads = Nur { $started } von { $threads } Threads konnten starten: { $error }.
cli-matches = Nur { $done } von { $matches } Partien endeten.
cli-no-window = Diese Fassung hat kein Fenster. Eine Partie im Terminal ansehen: cyberdeck watch terminal-dispute

## watch und replay

cli-head = { $title }: { $players }; Seed { $seed }
cli-result =
    { $points ->
        [one] { $place }. { $player }: { $points } Punkt
       *[other] { $place }. { $player }: { $points } Punkte
    }
cli-branched = Weitergespielt von „{ $name }“ nach Aktion { $step }.
cli-touched = Manche Ergebnisse wurden von Hand vorgegeben.
cli-after = Nach Aktion { $step } von { $steps }: { $prompt }

## check

check-fine =
    { $kind ->
        [operation] in Ordnung, eine Operation
       *[content] in Ordnung, Inhalt
    }
check-but = { $fine }, aber: { $warnings }
check-folder =
    { $files ->
        [one] in Ordnung, Inhalt ({ $files } Datei)
       *[other] in Ordnung, Inhalt ({ $files } Dateien)
    }
check-scene = in Ordnung, eine Szene
check-match =
    in Ordnung, eine Partie { $game }: { $steps ->
        [one] { $steps } Aktion
       *[other] { $steps } Aktionen
    }, { $course ->
        [over] beendet
       *[open] offen
    }
check-unknown = { $path }: Solche Dateien können nicht geprüft werden (siehe check --help).
check-empty = { $path }: In diesem Ordner ist weder eine Inhaltsdatei (gegliedert wie assets/) noch ein Text einer Sprache (*.ftl).

## check: Sprachen. $place ist eine Datei oder ein Ordner, wenn möglich mit der Zeile.

check-text = in Ordnung, Texte einer Sprache
check-language = in Ordnung, die Sprache { $code }: { $messages } Meldungen, { $chapters } Kapitel
check-message-missing = { $place }: Die Meldung „{ $key }“ fehlt. Auf Englisch steht sie in { $file }.
check-message-unknown = { $place }: Auf Englisch gibt es keine Meldung „{ $key }“. Ist sie falsch geschrieben oder alt?
check-message-twice = { $place }: Die Meldung „{ $key }“ steht zweimal da.
check-argument =
    { $count ->
        [0] { $place }: „{ $key }“ hat kein Argument { $name } und auch kein anderes.
       *[other] { $place }: „{ $key }“ hat kein Argument { $name }. Es gibt: { $known }.
    }
check-use = { $place }: „{ $key }“ verwendet „{ $used }“, das es nicht gibt.
check-chapter-missing = { $place }: Das Kapitel { $file } fehlt.
check-chapter-unknown = { $place }: So ein Kapitel gibt es auf Englisch nicht.
check-rules-missing =
    { $count ->
        [one] { $place }: Regel { $rules } fehlt.
       *[other] { $place }: Es fehlen Regeln: { $rules }.
    }

## Was in einer Fluent-Datei nicht lesbar ist, mit der Zeile

fluent-token = Hier fehlt „{ $letter }“.
fluent-name = Hier gehört ein Name hin.
fluent-empty = „{ $key }“ sagt nichts. Nach „=“ fehlt Text.
fluent-value = Hier fehlt Text.
fluent-default = Eine dieser Varianten braucht ein „*“.
fluent-defaults = Nur eine dieser Varianten kann ein „*“ haben.
fluent-string-end = Am Ende eines Textes fehlt das doppelte Anführungszeichen.
fluent-escape = Nach dem Backslash steht keine gültige Escape-Sequenz.
fluent-brace = Diese „{"}"}“ schließt nichts.
fluent-expression = Nach „{"{"}“ gehört „$“, ein Name oder ein Text in doppelten Anführungszeichen.
fluent-other = Das ist kein Fluent: { $error }.

# Was der Befehl verify sagt. $line ist die Nummer einer Zeile der Datei.
verify-wrong = { $file }: { $text }
verify-host-bytes = Die Bytes des Hosts sind nicht die, auf die er sich festgelegt hat.
verify-seat-bytes = Die Bytes von { $player } passen nicht zur Festlegung.
verify-seed = Der Seed ist nicht der Hash der Zufallsbytes.
verify-not-sealed = Die Auslosung dieser Partie war nicht versiegelt, also gibt es keine Aufzeichnung davon.
verify-queued = Zeile { $line } legt Ergebnisse im Voraus fest. Eine versiegelte Partie hat keinen Zufall außer ihrem Seed.
verify-view = Zeile { $line }: { $player } bekam eine Ansicht, die nicht zur Partie gehört.
verify-view-spectator = Zeile { $line }: Die Zuschauenden bekamen eine Ansicht, die nicht zur Partie gehört.
verify-record-unread = { $file }: Die Aufzeichnung lässt sich nicht lesen: { $error }.
verify-record-setup = Plätze und Optionen sind nicht die aus der Aufzeichnung.
verify-record-host = Die Festlegung des Hosts ist nicht die aus der Aufzeichnung.
verify-record-round = Die Datei gehört zu Runde { $ours } der Auslosung, die Aufzeichnung zu Runde { $theirs }.
verify-record-commitment = Die Festlegung von { $player } ist nicht die aus der Aufzeichnung.
verify-record-bytes = Die Zufallsbytes aus der Aufzeichnung von { $player } stecken nicht im Seed.
verify-record-view = Ansicht { $view } von { $views } aus der Aufzeichnung von { $player } ist nicht die in der Datei.
verify-match =
    { $steps ->
        [one] { $game } ({ $players }), { $steps } Schritt
       *[other] { $game } ({ $players }), { $steps } Schritte
    }
verify-unfinished = Diese Partie läuft noch. Geprüft wurde alles bis hierher.
verify-unsealed = Die Auslosung war nicht versiegelt: Der Host hat den Seed allein gezogen. Es zeigt sich nur, dass die Aktionen den Regeln folgen.
verify-proved = Bewiesen:
verify-committed = Der Seed ist der Hash der Zufallsbytes von Host, { $players }. Auf genau diese Bytes hatten sie sich festgelegt.
verify-alone = Der Seed ist der Hash der Zufallsbytes des Hosts, und auf genau diese hatte er sich festgelegt. Sonst war niemand beteiligt.
verify-chance = Alle Würfel und Karten kommen aus diesem Seed, und jede Aktion folgt den Regeln.
verify-views =
    { $views ->
        [0] Laut der Datei wurden keine Ansichten gezeigt.
        [one] Die { $views } Ansicht in der Datei gehört zur Partie.
       *[other] Die { $views } Ansichten in der Datei gehören zur Partie.
    }
verify-record-part =
    { $views ->
        [one] Aufzeichnung von { $player }: Die Festlegungen sind die aus der Datei, die eigenen Bytes stecken im Seed, und die { $views } empfangene Ansicht stimmt.
       *[other] Aufzeichnung von { $player }: Die Festlegungen sind die aus der Datei, die eigenen Bytes stecken im Seed, und alle { $views } empfangenen Ansichten stimmen.
    }
verify-record-seat =
    { $views ->
        [one] Aufzeichnung von { $player }: Die Festlegungen sind die aus der Datei, und die { $views } empfangene Ansicht stimmt. Eigene Bytes stecken nicht im Seed.
       *[other] Aufzeichnung von { $player }: Die Festlegungen sind die aus der Datei, und alle { $views } empfangenen Ansichten stimmen. Eigene Bytes stecken nicht im Seed.
    }
verify-record-watched =
    { $views ->
        [one] Aufzeichnung vom Zuschauen: Die Festlegungen sind die aus der Datei, und die { $views } empfangene Ansicht stimmt.
       *[other] Aufzeichnung vom Zuschauen: Die Festlegungen sind die aus der Datei, und alle { $views } empfangenen Ansichten stimmen.
    }
verify-not-proved = Nicht beweisbar:
verify-host-sees = Was der Host angesehen hat. Ein Host, der selbst mitspielt, kann während der Partie alles sehen.
verify-itself-only = Dass genau diese Partie gespielt wurde. Ohne Aufzeichnung wird die Datei nur mit sich selbst verglichen; gib --record an.
verify-others = Was denen gezeigt wurde, deren Aufzeichnung hier fehlt.
verify-rounds = Warum die Auslosung neu begonnen hat: Dies war Runde { $rounds }. Ein Host, dem eine Auslosung nicht gefällt, könnte behaupten, jemand sei gegangen.
