# Data.Warriors.

dw-doing-mulligan =
    { $who ->
        [you] Deine Starthand
        [one] { $player } sieht sich die Starthand an
       *[many] { $count } Personen wählen
    }
dw-doing-respond =
    { $who ->
        [you] Reagiere oder passe
        [one] { $player } wird gefragt
       *[many] { $count } Personen werden gefragt
    }
dw-doing-discard =
    { $who ->
        [you] Wirf ab
        [one] { $player } wirft ab
       *[many] { $count } Personen werfen ab
    }
dw-doing-choose =
    { $who ->
        [you] Wähle
        [one] { $player } wählt
       *[many] { $count } Personen wählen
    }
dw-step-boot = Boot: Starthand behalten oder Mulligan
dw-column-drive = Laufwerk
dw-column-trash = Papierkorb
dw-plate-out = ausgeschieden
    .short = raus
    .tip = Das Laufwerk war bei einem Exit leer, oder die Person hat aufgegeben (DW-3, DW-4)
dw-plate-cards = Handkarten
dw-plate-memory = Freie Memory Points (DW-20)
dw-plate-trash = Karten im Papierkorb
dw-plate-throttled = Memory Points, gedrosselt bis zum nächsten Memory Cleanup (DW-60)
dw-plate-shields = So oft bleibt ein Löschen des Laufwerks wirkungslos (DW-60)
dw-tray-trash = Im Papierkorb
