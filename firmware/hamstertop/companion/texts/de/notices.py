"""German: what the players must know; a headline and what to do."""

NOTICE = "Bitte beachten"
CUT = ("Das Ende des Spielstands fehlt", "Schau auf den Tisch und gib ein, was fehlt.")
FOREIGN = ("Der Spielstand ist nicht lesbar", "Er bleibt erhalten. Beginne ein neues Spiel.")
UNREADABLE = ("Der Spielstand ist nicht lesbar", "Der Speicher antwortet nicht. Ein neues Spiel ersetzt ihn.")
UNSAVED = (
    "Das Spiel wird nicht gespeichert",
    "Der Speicher ist voll oder gesperrt. Spiel weiter, aber schalte nicht aus.",
)
PANEL = ("Die Anzeige antwortet nicht", "Prüfe Stecker und Kabel. Spiel weiter: Tasten und Lichter gehen.")
STUCK = ("Der Zufall streikt", "Die Zufallsquelle wiederholt sich. Nimm echte Würfel und gib ein, was sie zeigen.")
BATTERY_LOW = ("Die Batterie ist schwach", "Alles ist gespeichert. Stecke das Kabel ein oder wechsle die Batterie.")
FAULT = ("Da ging etwas schief", "Das Spiel ist gespeichert. Mach weiter; passiert es noch einmal, drück Rückgängig.")
UNDO_KEY = "Rückgängig"
FIRST_LIGHT = (
    "Jede Seite blitzt",
    "So ist es bei einer neuen Anzeige sicher. Prüfe sie für schnellere Seiten: jetzt oder in den Einstellungen.",
)
CHECK = "Prüfen"
LATER = "Später"
UNSTARTED = ("Es startet nicht", "Verbinde es mit einem Computer und spiele die Firmware neu auf. Spielstände bleiben.")
MEMORY = ("Zu wenig Speicher", "Nötig sind %d KB, frei sind %d KB. Nimm MicroPython oder eine Platine mit mehr.")

# Asleep
ASLEEP = "Pause"
ASLEEP_HEADLINE = "Gute Nacht, Hamster!"
ASLEEP_ADVICE = "Das Spiel ist gespeichert. Weiter geht es mit jeder Taste."
WAKE = "Wecken"
