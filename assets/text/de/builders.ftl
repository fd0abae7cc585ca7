# Die Werkstatt für Laufwerke und Kollektive. $noun ist drive oder collective.

builder-own = Deine eigenen
builder-none =
    { $noun ->
        [drive] Noch keine. Beginne ein neues Laufwerk oder kopiere ein fertiges und ändere es.
       *[collective] Noch keine. Beginne ein neues Kollektiv oder kopiere ein fertiges und ändere es.
    }
builder-ready =
    { $noun ->
        [drive] Fertige Laufwerke
       *[collective] Fertige Kollektive
    }
builder-ready-stays =
    { $noun ->
        [drive] Ein fertiges Laufwerk lässt sich nicht ändern. Kopiere es zuerst.
       *[collective] Ein fertiges Kollektiv lässt sich nicht ändern. Kopiere es zuerst.
    }
builder-new = Neu
    .tip =
        { $noun ->
            [drive] Ein leeres Laufwerk
           *[collective] Ein leeres Kollektiv
        }
builder-new-name =
    { $noun ->
        [drive] Neues Laufwerk
       *[collective] Neues Kollektiv
    }
builder-copy = Kopie
    .tip =
        { $noun ->
            [drive] Eine Kopie dieses Laufwerks, die du ändern kannst
           *[collective] Eine Kopie dieses Kollektivs, die du ändern kannst
        }
builder-delete =
    { $noun ->
        [drive] Dieses Laufwerk in den Papierkorb verschieben
       *[collective] Dieses Kollektiv in den Papierkorb verschieben
    }
builder-export = Liste in die Zwischenablage kopieren
builder-import-list = Liste importieren
builder-import = Importieren
builder-imported = Importiert
builder-cancel = Abbrechen
builder-paste = Füge eine Liste ein, ein Eintrag pro Zeile: „{ $example }“.
builder-no-record = Noch nicht gegen Bots gespielt.
builder-record =
    { $level ->
        [random] { $won } von { $played } gegen zufällige Bots gewonnen
        [easy] { $won } von { $played } gegen leichte Bots gewonnen
        [normal] { $won } von { $played } gegen normale Bots gewonnen
       *[hard] { $won } von { $played } gegen schwere Bots gewonnen
    }
builder-try = Ausprobieren
    .tip = So lässt es sich nicht spielen
builder-against = gegen { $name }
builder-usual-drive = übliches Laufwerk
builder-usual-collective = übliches Kollektiv
builder-empty-cards = Leer: Nimm Karten aus dem Katalog.
builder-empty-programs = Leer: Nimm Programme aus dem Katalog.
builder-curve = Karten nach Kosten, von unten:
builder-fewer = Eine weniger
builder-leave-out = Entfernen
builder-three = Ein Laufwerk hat höchstens 3 Kopien einer Karte (DW-2)
builder-once = Jedes Programm hat nur eine Karte (AE-5)
builder-figures =
    { $models ->
        [one] { $models } Modell, { $boxes } Kästchen, RAM { $ram }
       *[other] { $models } Modelle, { $boxes } Kästchen, RAM { $ram }
    }

## Katalog

builder-cards-shown = { $shown } von { $count } Karten
builder-programs-shown = { $shown } von { $count } Programmen
builder-search-cards = Titel oder Text
builder-search-programs = Name oder Text
builder-clear = Leeren
builder-any-type = Alle Typen
builder-any-cost = Alle Kosten
builder-any-verb = Alle Verben
builder-any-faction = Alle Fraktionen
builder-any-kind = Alle Arten
builder-cost = Kosten { $cost }
