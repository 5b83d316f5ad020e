"""German: what all pages share."""

LANGUAGE = "Deutsch"

SEATS = ("Blau", "Orange", "Grün", "Pink", "Gelb", "Weiß")

# Keys
OK = "OK"
BACK = "raus"
BACK_KEY = "Zurück"
CHOOSE = "Wählen"
DONE = "Fertig"
NEXT = "Weiter"
ROLL = "Würfeln"
UNDO = "ups"
MENU = "Menü"
HELP = "Hilfe"
UNDONE = "Rückgängig: %s"

# Asking back
SURE = "Sicher?"
YES = "Ja"
NO = "Nein"
TAKE_BACK = "„%s“ rückgängig machen?"

# What now?
WHAT_NOW = "Was nun?"
GO_ON = "Zum Spiel"

# First page
RESUME = "Weiter"
RESULT = "Ergebnis"
RESULTS = "Ergebnisse"
HOLD_HINT = "Taste halten"
SETTINGS = "Einstellungen"
ABOUT = "Info"
BATTERY = "Batterie %d %%"

# What titles are called, where the name is not the same in every language
TITLES: "dict[str, str]" = {"score_pad": "Punkteblock", "dice_tray": "Würfelteller"}

# A new game
START = "Start"
HOUSE_RULES = "Hausregeln"
HOUSE_DEFAULT = "Standard"
HOUSE_CHANGED = "geändert"

# Menu of a game
MENU_TITLE = "Menü"
CORRECT = "Zahl berichtigen"
LOG = "Was bisher geschah"
NEW_GAME = "Neues Spiel"
FIRST_PAGE = "Startseite"
