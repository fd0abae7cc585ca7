# Was das ganze Programm sagt.

language =
    .name = Deutsch

seats =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }

decimal = { $whole },{ $fraction }
