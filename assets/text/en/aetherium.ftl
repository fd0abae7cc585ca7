# Aetherium.

ae-doing-schema =
    { $who ->
        [you] Place a schema
        [one] { $player } is placing a schema
       *[many] { $count } players are placing schemas
    }
ae-doing-token =
    { $who ->
        [you] Place a token
        [one] { $player } is placing a token
       *[many] { $count } players are placing tokens
    }
ae-doing-order =
    { $who ->
        [you] Order your PAD
        [one] { $player } is ordering the PAD
       *[many] { $count } players are ordering their PADs
    }
ae-doing-enter =
    { $who ->
        [you] Enter the server
        [one] { $player } is entering the server
       *[many] { $count } players are entering
    }
ae-doing-choose =
    { $who ->
        [you] Choose
        [one] { $player } is choosing
       *[many] { $count } players are choosing
    }
ae-step-schemas = Schemas
ae-step-tokens = Tokens
ae-step-draw = Draw
ae-step-enter = Enter
ae-step-act = Act
ae-step-recalibrate = Re-calibrate
ae-tie = A tie
ae-column-points = Points
ae-column-nodes = Nodes
ae-column-pylons = Pylons
ae-column-programs = Programs
ae-column-recalibrations = Re-calibrations
ae-plate-ram = RAM, 0 to 10: for overclocking and moving schemas (AE-60, AE-70, AE-71)
ae-plate-pad = Cards left in the PAD until re-calibration (AE-11, AE-12)
ae-plate-programs = Programs that are not deleted (AE-55)
ae-plate-nodes = Nodes controlled (AE-22)
ae-plate-pylons = Pylons controlled (AE-22)
ae-plate-recalibrations = Re-calibrations so far (AE-81)
ae-plate-ordering = ordering
    .tip = Orders the PAD in secret (AE-10, AE-80)
