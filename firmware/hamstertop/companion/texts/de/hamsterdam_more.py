"""German words of Hamsterdam that are not needed while it is played: of the house rules, and of what happened.

Pairs in one tuple: as keys of a dict that is written out, short texts would stay in memory for ever, as names do."""

# By the id of each house rule, by its field where several have one id: what it is about, then its readings.
HOUSE = dict(
    (
        ("HD-A10", ("Marker vom Bruch zählen", "sofort", "im nächsten Zug")),
        ("HD-A12", ("Zu zweit bewegen nach", "je 2 Zügen", "je 1 Zug")),
        ("HD-A24", ("Das Spiel endet", "nach einem Zug", "nach einer Runde")),
        ("HD-A9", ("Swimster beim Bruch", "wie alle", "darf bleiben")),
        ("HD-A18", ("Copycatster kopiert", "alle bis auf 4", "alle")),
        ("contract_any_dam", ("Contractster wirkt auf", "eigenen Damm", "jeden Damm")),
        ("contract_onto_hamsters", ("Marker auf Hamster", "nein", "ja")),
        ("HD-A32", ("Jeder Mobster handelt", "ja", "einer pro Wurf")),
        ("HD-A15", ("Mobster verschiebt auf", "eigene Karten", "2 bis 12")),
        ("HD-A20", ("Huckster bewegt", "eine Karte weit", "beliebig weit")),
        ("HD-A8", ("Neu aufgestellt werden", "ruhende", "alle Hamster")),
    )
)

# What happened, by the kind of event
LOG = dict(
    (
        ("setup", "%(players)d Spieler, %(classic)s"),
        ("done setup", "Die Dämme sind aufgebaut"),
        ("done deploy", "Die Hamster stehen"),
        ("done flood", "Flut vorbei"),
        ("done move", "Bewegung vorbei"),
        ("done skip", "Bewegung vorbei"),
        ("done redeploy", "Neu aufgestellt"),
        ("rolled", "%(who)s würfelt %(a)d + %(b)d"),
        ("typed", "%(who)s würfelt selbst: %(total)d"),
        ("first", "%(seat)s beginnt"),
        ("opposite", "%(who)s dreht die Würfel: %(total)d"),
        ("spun", "%(who)s ändert einen Würfel: %(total)d"),
        ("rerolled", "%(who)s würfelt neu: %(a)d + %(b)d"),
        ("chose", "%(who)s wählt %(total)d"),
        ("nobody", "Keiner hatte sie: neu würfeln"),
        ("water", "%(seat)s: +%(tokens)d auf den Flutstapel"),
        ("breach", "%(seat)s: Karte umgedreht, Marker darauf: %(tokens)d"),
        ("skips", "Spezialhamster statt Bewegung"),
        ("dam", "%(seat)s: %(tokens)d auf dem Damm"),
        ("hamsters", "%(seat)s: %(count)d Hamster"),
        ("whacked", "Whack-a-Mole würfelt %(a)d + %(b)d"),
        ("pile", "Berichtigt: %(seat)s hat %(tokens)d auf dem Flutstapel"),
        ("flips", "Berichtigt: %(seat)s hat %(cards)d umgedreht"),
        ("turn", "Berichtigt: Zug %(number)d von %(seat)s"),
        ("round", "Berichtigt: Runde %(number)d"),
    )
)
