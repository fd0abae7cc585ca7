# What the whole program says.

language =
    .name = English

seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }

# Several things in a row: all but the last are joined by commas.
list = { $rest } and { $last }

# A number with decimal places.
decimal = { $whole }.{ $fraction }
