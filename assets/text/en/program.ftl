# What the whole program says.

language =
    .name = English

seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }

# A number with decimal places.
decimal = { $whole }.{ $fraction }
