# Was das ganze Programm sagt.

language =
    .name = Deutsch

seats =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }

list = { $rest } und { $last }

decimal = { $whole },{ $fraction }
