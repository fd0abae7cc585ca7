# Data.Warriors.

dw-doing-mulligan =
    { $who ->
        [you] Your starting hand
        [one] { $player } is looking at the starting hand
       *[many] { $count } players are choosing
    }
dw-doing-respond =
    { $who ->
        [you] Respond or pass
        [one] { $player } is asked
       *[many] { $count } players are asked
    }
dw-doing-discard =
    { $who ->
        [you] Discard
        [one] { $player } is discarding
       *[many] { $count } players are discarding
    }
dw-doing-choose =
    { $who ->
        [you] Choose
        [one] { $player } is choosing
       *[many] { $count } players are choosing
    }
dw-step-boot = Boot: keep the starting hand or take a mulligan
dw-column-drive = Drive
dw-column-trash = Trash
dw-plate-out = out of the match
    .short = out
    .tip = The drive was empty at an Exit, or they resigned (DW-3, DW-4)
dw-plate-cards = Cards in hand
dw-plate-memory = Free Memory Points (DW-20)
dw-plate-trash = Cards in the trash
dw-plate-throttled = Memory Points throttled until the next Memory Cleanup (DW-60)
dw-plate-shields = This many wipes of the drive will do nothing (DW-60)
dw-tray-trash = In the trash
