"""Hamsterrolle in German: what takes no memory while it is played."""

# By the id of each house rule: what it is about, then its readings.
HOUSE = {
    "HR-A12": ("Viertes Set zu dritt", "in die Schachtel", "je 2 Steine", "je 2, Erster 3"),
    "HR-A1": ("Nach Passen ist 0", "wo es war", "wohin er kam"),
    "HR-A2": ("Nach Fehlversuch ist 0", "wo es war", "wo versucht"),
    "HR-A3": ("Nach Zeitablauf ist 0", "sein Fach, falls offen", "sein Fach", "wohin er sollte", "wo es war"),
    "HR-A6": ("Die Pyramide fällt", "du nimmst sie", "stell sie zurück", "aus dem Spiel"),
    "HR-A8": ("Die 30 Sekunden beginnen", "mit Start", "nach 5 s"),
    "HR-A10": ("Letzter Stein drin, andere fallen", "kein Sieg", "Sieg"),
    "HR-A13": ("Teams: gleich viele Steine", "unentschieden", "wer zuletzt baute"),
    "HR-A15": ("Ohne Steine", "darfst du helfen", "musst du helfen"),
    "HR-12": ("Sorten der Steine eingeben", "nein", "ja"),
    "HR-A20": ("Hilfe misslingt: Stein an", "Helfer", "Besitzer"),
    "HR-A21": ("Passen reicht", "beliebig weit")
    + tuple(["%d weit" % reach for reach in (6, 10, 9, 8, 7, 5, 4, 3, 2, 1)]),
    "HR-A22": ("Unterste zwei: unten und", "das davor", "eins daneben"),
}

# What happened, by the kind of event
LOG = {
    "setup": "%(players)d Spieler",
    "done": "Die Rolle steht",
    "first": "%(seat)s beginnt",
    "clock": "%(who)s: noch %(seconds)d s",
    "built": "%(who)s baut in %(step)d",
    "fell": "%(who)s: %(count)d gefallen, %(where)s",
    "dropped": "%(who)s: Zeit um, %(count)d gefallen, %(where)s",
    "passed": "%(who)s passt, %(count)d gefallen",
    "idle": "%(who)s setzt aus",
    "gone": "%(count)d von selbst gefallen und raus",
    "lies": "Berichtigt: Sorte %(kind)d in Fach %(compartment)d",
    "left": "Berichtigt: keine Sorte %(kind)d in Fach %(compartment)d",
    "reset": "%(who)s: die Zeit beginnt neu",
    "stock": "Berichtigt: %(seat)s hat %(pieces)d",
    "out": "Berichtigt: %(pieces)d aus dem Spiel",
    "turn": "Berichtigt: %(seat)s ist dran",
    "time": "Berichtigt: noch %(seconds)d s",
}
