# The builders of drives and collectives. $noun is drive or collective.

builder-own = Your own
builder-none =
    { $noun ->
        [drive] None yet. Start a new one, or copy a ready drive and change it.
       *[collective] None yet. Start a new one, or copy a ready collective and change it.
    }
builder-ready =
    { $noun ->
        [drive] Ready drives
       *[collective] Ready collectives
    }
builder-ready-stays =
    { $noun ->
        [drive] A ready drive can’t be changed. Copy it first.
       *[collective] A ready collective can’t be changed. Copy it first.
    }
builder-new = New
    .tip =
        { $noun ->
            [drive] An empty drive
           *[collective] An empty collective
        }
builder-new-name =
    { $noun ->
        [drive] New drive
       *[collective] New collective
    }
builder-copy = Copy
    .tip =
        { $noun ->
            [drive] A copy of this drive that you can change
           *[collective] A copy of this collective that you can change
        }
builder-delete =
    { $noun ->
        [drive] Move this drive to the trash
       *[collective] Move this collective to the trash
    }
builder-export = Copy the list to the clipboard
builder-import-list = Import a list
builder-import = Import
builder-imported = Imported
builder-cancel = Cancel
builder-paste = Paste a list, one entry a line: “{ $example }”.
builder-no-record = Not played against bots yet.
builder-record =
    { $level ->
        [random] Won { $won } of { $played } against random bots
        [easy] Won { $won } of { $played } against easy bots
        [normal] Won { $won } of { $played } against normal bots
       *[hard] Won { $won } of { $played } against hard bots
    }
builder-try = Try it
    .tip = It can’t be played as it is
builder-against = vs { $name }
builder-usual-drive = usual drive
builder-usual-collective = usual collective
builder-empty-cards = Empty: add cards from the catalogue.
builder-empty-programs = Empty: add programs from the catalogue.
builder-curve = Cards by cost, lowest at the bottom:
builder-fewer = One fewer
builder-leave-out = Remove
builder-three = A drive has at most 3 copies of one card (DW-2)
builder-once = Each program has one card (AE-5)
builder-figures =
    { $models ->
        [one] { $models } model, { $boxes } boxes, RAM { $ram }
       *[other] { $models } models, { $boxes } boxes, RAM { $ram }
    }

## Catalogue

builder-cards-shown = { $shown } of { $count } cards
builder-programs-shown = { $shown } of { $count } programs
builder-search-cards = title or text
builder-search-programs = name or text
builder-clear = Clear
builder-any-type = Any type
builder-any-cost = Any cost
builder-any-verb = Any verb
builder-any-faction = Any faction
builder-any-kind = Any kind
builder-cost = Cost { $cost }
