# The engine protocol: sentences of its errors. Names of fields and requests are not translated.

protocol-not-json = Not valid JSON: { $error }.
protocol-not-an-object = A request must be a JSON object.
# Follows “Not valid JSON:”; the parser adds line and column.
protocol-twice = the field “{ $field }” appears twice
protocol-too-long = The line is longer than { $most } MiB. It was not read.
protocol-too-many = { $most } matches are open, the most there can be. Close one first.
protocol-no-request = do: There is no “{ $request }”. Known: { $known }.
# $count is the number of questions that the game answers.
protocol-no-question =
    { $count ->
        [0] do: { $game } does not answer “{ $request }” or other such questions.
       *[other] do: { $game } does not answer “{ $request }”. It answers: { $known }.
    }
protocol-missing = The field “{ $field }” is missing.
protocol-no-field = There is no field “{ $field }” here.
protocol-wrong = { $field }: { $error }.
protocol-no-game = There is no game “{ $game }”. Known: { $known }.
protocol-no-match = There is no open match “{ $name }”.
protocol-no-seat = seat: There is no seat { $seat }. The seats of this match are 0 to { $last }.
protocol-no-actions = actions: Send at least one action.
protocol-idle = { $player } has nothing to do now.
protocol-state = state: { $error }.
protocol-foreign = { $place }: There is no field “{ $field }” here.
protocol-not-written = This can’t be written as JSON: { $error }.
protocol-input = The input can’t be read: { $error }.
