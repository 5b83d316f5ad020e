"""English: what all pages share."""

LANGUAGE = "English"

SEATS = ("Blue", "Orange", "Green", "Pink", "Yellow", "White")

# Keys
OK = "OK"
BACK = "back"
BACK_KEY = "Back"
CHOOSE = "Choose"
DONE = "Done"
NEXT = "Next"
ROLL = "Roll"
UNDO = "undo"
MENU = "menu"
HELP = "help"
UNDONE = "Undone: %s"

# Asking back
SURE = "Sure?"
YES = "Yes"
NO = "No"
TAKE_BACK = "Take back “%s”?"

# What now?
WHAT_NOW = "What now?"
GO_ON = "Go on"

# First page
RESUME = "Resume"
RESULT = "Result"
RESULTS = "Results"
HOLD_HINT = "hold the key"
SETTINGS = "Settings"
ABOUT = "About"
BATTERY = "battery %d %%"

# What titles are called, where the name is not the same in every language
TITLES: "dict[str, str]" = {}

# A new game
START = "Start"
HOUSE_RULES = "House rules"
HOUSE_DEFAULT = "default"
HOUSE_CHANGED = "changed"

# Menu of a game
MENU_TITLE = "Menu"
CORRECT = "Put a number right"
LOG = "What happened"
NEW_GAME = "New game"
FIRST_PAGE = "Home"
