# Aetherium.

ae-doing-schema =
    { $who ->
        [you] Platziere ein Schema
        [one] { $player } platziert ein Schema
       *[many] { $count } Personen platzieren Schemata
    }
ae-doing-token =
    { $who ->
        [you] Platziere ein Plättchen
        [one] { $player } platziert ein Plättchen
       *[many] { $count } Personen platzieren Plättchen
    }
ae-doing-order =
    { $who ->
        [you] Ordne dein PAD
        [one] { $player } ordnet das PAD
       *[many] { $count } Personen ordnen ihre PADs
    }
ae-doing-enter =
    { $who ->
        [you] Betritt den Server
        [one] { $player } betritt den Server
       *[many] { $count } Personen betreten den Server
    }
ae-doing-choose =
    { $who ->
        [you] Wähle
        [one] { $player } wählt
       *[many] { $count } Personen wählen
    }
ae-step-schemas = Schemata
ae-step-tokens = Plättchen
ae-step-draw = Ziehen
ae-step-enter = Betreten
ae-step-act = Handeln
ae-step-recalibrate = Rekalibrieren
ae-tie = Unentschieden
ae-column-points = Punkte
ae-column-nodes = Knoten
ae-column-pylons = Pylonen
ae-column-programs = Programme
ae-column-recalibrations = Rekalibrierungen
ae-plate-ram = RAM, 0 bis 10: zum Übertakten und zum Bewegen von Schemata (AE-60, AE-70, AE-71)
ae-plate-pad = Karten im PAD bis zur Rekalibrierung (AE-11, AE-12)
ae-plate-programs = Programme, die nicht gelöscht sind (AE-55)
ae-plate-nodes = Kontrollierte Knoten (AE-22)
ae-plate-pylons = Kontrollierte Pylonen (AE-22)
ae-plate-recalibrations = Bisherige Rekalibrierungen (AE-81)
ae-plate-ordering = ordnet
    .tip = Ordnet das PAD geheim (AE-10, AE-80)
