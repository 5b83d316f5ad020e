"""Hamsterrolle in German."""

# A new game
NEW_GAME = {"players": "Spieler", "teams": "Teams"}
TEAMS = ("keine", "zu viert", "%s + %s")
# Set-up, a page each: what to do, and how
PREPARE = (
    "Aufbau",
    ("Stell die Rolle in die Mitte.", "Die Pyramide steht im untersten Fach."),
    (
        "Sie rollt nach links.",
        "Von hier aus gesehen, für alle. Das Gerät bleibt das ganze Spiel auf dieser Seite. Links ist vorn.",
    ),
    ("Verteilt die Namen.", "Setzt euch so hin:\n%s"),
    ("Team A", "%s und %s.\nPartner sitzen am besten nebeneinander."),
    ("Team B", "%s und %s.\nOhne Steine baust du die deines Partners ein."),
    ("Bau in die Rolle.", "Jeden Stein weiter vorn als alle im Fach. Nie zwei derselben Sorte darin."),
    ("Werde zuerst alle Steine los!", "Was in deinem Zug den Tisch berührt, nimmst du."),
)
DEAL = "Teilt die Steine aus."
SETS = (
    "Jedem zwei Sets: 14 Steine, zwei von jeder Sorte.",
    "Jedem ein Set: 7 Steine. Das vierte Set bleibt in der Schachtel.",
    "Jedem ein Set: 7 Steine, einer von jeder Sorte.",
)
SHARED = {
    "two each": "Jedem ein Set und zwei dazu. Einer bleibt in der Schachtel.",
    "three to the first": "Jedem ein Set und zwei dazu. Wer beginnt, nimmt drei.",
}
SHAKY = "Wer beginnt? Zittrigste Hände!"

# A turn: what to do, and what follows, by the moment
TURN = {
    "opening": ("Drück Start, bau in 0.", "Lass ein Fach frei."),
    "turn": ("Start, bau in 0 bis 2.", "Vor alle dort, Sorte nie doppelt."),
    "helps": ("Hilf %s.", "Start, bau einen Partnerstein ein."),
    "running": ("Bau, lass los.", "Drück, wo er liegt.\nSonst rechts halten."),
    "stands": ("Die Uhr steht.", "Start: weiter. Dann\ndrück, wo er liegt."),
    "up": ("LASS LOS!", "Drück, wo dein Stein liegt.\nSonst rechts halten."),
}
# Where 0 is: as before, where a piece was just built, what a house rule makes it; at the opening
ZERO = (
    "0 bleibt das Fach von %s.",
    "0: wo der Stein von %s liegt.",
    "0: wie von %s gewählt.",
    "0: zweites links der Pyramide.",
)
TAKEN = ("%s nimmt %d Stein.", "%s nimmt %d Steine.")
WHEEL = ("%d in der Rolle", "%d drin · %d raus")
START = "Start"
PASS = "Passen"
MORE = "Mehr"
BUILT = "In %d"
TIME_BACK = "Rückgängig: der Start. Wieder 30 Sekunden."

# What else can happen in a turn
HAPPENED = {
    "": "Was ist passiert?",
    "fell": "Andere Steine gefallen",
    "own": "Nur dein Stein gefallen",
    "where": "Dein Stein liegt woanders",
    "passed": "Passen: Stein versetzen",
    "stop": "Zeit anhalten",
    "reset": "Zeit zurück auf 30 s",
    "dropped": "Die Zeit ist um",
    "gone": "Steine von selbst gefallen",
    "idle": "Aussetzen",
    "lies": "Sorten in der Rolle",
}
PIECE = "Stein"
TAKE = ("anderer fiel: nimm ihn.", "andre fielen: nimm sie.")
CONE = {
    "taken": "Tisch berührt? Das zählt. Auch die Pyramide: bau sie später ein.",
    "put back": "Tisch berührt? Das zählt. Nicht die Pyramide: stell sie zurück.",
    "out": "Tisch berührt? Das zählt. Nicht die Pyramide: sie ist raus.",
}
# Where the own piece is: in an open compartment, or one of ELSEWHERE, NOWHERE and UNPLACED of the tracker
OWN = {
    0: "Liegt dein Stein in %d?",
    12: "Liegt dein Stein woanders?",
    -1: "Fiel dein Stein auch?",
    -2: "Bleibt der Stein beim Partner?",
}
MANY = "Sind %d Steine auf einmal gefallen?"
# Questions for a number
ASK = {
    "passed": (
        "Wie viele fielen?",
        "Kannst du nichts einbauen: Versetz einen Stein %s, aus den %d untersten Fächern, nie zu seiner Sorte.",
        "nach vorn",
        "bis zu %d vor",
    ),
    "gone": ("Wie viele fielen von selbst?", "Niemand berührte die Rolle. Sie sind aus dem Spiel."),
    "where": ("Wie viele Fächer nach 0?", "Zähl in Rollrichtung."),
    "target": ("Wo liegt der versetzte Stein?", "Zähl ab Fach 0. 12: Er fiel heraus."),
    "correct": ("Welche Zahl stimmt?", "%s hat keine Steine mehr? Das kann das Spiel beenden."),
    "tried": ("Wohin sollte er?", "Noch offen"),
}

# The kinds of pieces. Each has its own colour: name them after yours.
KINDS = (
    "Welcher Stein?",
    "Was liegt hier?",
    "Sorte 1,Sorte 2,Sorte 3,Sorte 4,Sorte 5,Sorte 6,Sorte 7,Pyramide",
    "1234567▲",
    "schon da!",
    "hier",
    "Fach %d",
)

# Putting numbers right
COUNTS = ("In der Rolle", "Aus dem Spiel", "Sekunden übrig", "Wer ist dran?")

# The end
WINS = ("gewinnt!", "%s und %s gewinnen!", "Unentschieden!")
WHY = ("Alle Steine verbaut", "Am wenigsten Steine", "Gleich viele Steine")

# By `where` of the tracker's events, from 0 to ELSEWHERE, then UNPLACED and NOWHERE
VALUES = {"where": ("eigener bleibt",) * 12 + ("eigener woanders", "eigener behalten", "eigener auch")}
