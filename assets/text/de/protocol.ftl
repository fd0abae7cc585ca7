# Das Protokoll: Sätze seiner Fehler. Namen von Feldern und Anfragen bleiben, wie sie sind.

protocol-not-json = Kein gültiges JSON: { $error }.
protocol-not-an-object = Eine Anfrage ist ein JSON-Objekt.
protocol-twice = das Feld „{ $field }“ steht zweimal da
protocol-too-long = Die Zeile ist länger als { $most } MiB. Sie wurde nicht gelesen.
protocol-too-many = { $most } Partien sind offen, mehr sind nicht möglich. Schließe zuerst eine.
protocol-no-request = do: „{ $request }“ gibt es nicht. Es gibt: { $known }.
protocol-no-question =
    { $count ->
        [0] do: { $game } beantwortet weder „{ $request }“ noch andere solche Fragen.
       *[other] do: { $game } beantwortet „{ $request }“ nicht, sondern: { $known }.
    }
protocol-missing = Das Feld „{ $field }“ fehlt.
protocol-no-field = Ein Feld „{ $field }“ gibt es hier nicht.
protocol-wrong = { $field }: { $error }.
protocol-no-game = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
protocol-no-match = Es gibt keine offene Partie „{ $name }“.
protocol-no-seat = seat: Einen Platz { $seat } gibt es nicht. Diese Partie hat die Plätze 0 bis { $last }.
protocol-no-actions = actions: Schicke mindestens eine Aktion.
protocol-idle = { $player } hat gerade nichts zu tun.
protocol-state = state: { $error }.
protocol-foreign = { $place }: Ein Feld „{ $field }“ gibt es hier nicht.
protocol-not-written = Das lässt sich nicht als JSON schreiben: { $error }.
protocol-input = Die Eingabe kann nicht gelesen werden: { $error }.
