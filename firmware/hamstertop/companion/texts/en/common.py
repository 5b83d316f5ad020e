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
UNDONE = "Undone: %s"

# First page
RESUME = "Resume"
RESULT = "Result"
RESULTS = "Results"
HOLD_HINT = "framed label: hold the key"
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
LOG = "What happened"
NEW_GAME = "New game"
FIRST_PAGE = "Home"
