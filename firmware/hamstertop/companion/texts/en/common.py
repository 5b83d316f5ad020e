"""English: what all pages share."""

LANGUAGE = "English"

SEATS = ("Blue", "Orange", "Green", "Pink", "Yellow")

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

# First page
RESUME = "Resume"
RESULT = "Result"
HOLD_HINT = "framed label: hold the key"
SETTINGS = "Settings"
ABOUT = "About"
BATTERY = "battery %d %%"

# Menu of a game
MENU_TITLE = "Menu"
LOG = "What happened"
NEW_GAME = "New game"
FIRST_PAGE = "Home"

# Settings
LANGUAGE_IS = "Language"
LIGHT = "Lights"
LIGHTS = ("off", "dim", "medium", "bright")
SOUND = "Sound"
ON_OFF = ("off", "on")
CLEAN_AFTER = "Clean the paper"
CLEAN_VALUE = "every %d pages"
NAMES = "Names"
NAME_OF = "Name of %s"
LETTER = "Take"
LETTER_DELETE = "delete"
NAME_DONE = "done"

# Asleep
ASLEEP = "Asleep"
ASLEEP_HEADLINE = "Good night, hamsters"
ASLEEP_ADVICE = "The game is saved. Press a key to go on."
WAKE = "Wake"

# About
MEMORY = "%d KB free"
SAVED = "Every press is saved"
NOT_SAVED = "Not being saved!"
LICENCE = "Free software, MIT licence"

# Notices: a headline and what to do
NOTICE = "Please note"
CUT = ("The end of the saved game was damaged", "The rest is here. Look at the last page and enter what is missing.")
FOREIGN = ("The saved game cannot be read", "It is kept aside. Begin a new game.")
UNREADABLE = ("The saved game cannot be read", "The storage does not answer. A new game takes its place.")
UNSAVED = ("The game is not being saved", "The storage is full or locked. Play on; do not switch off.")
PANEL = ("The screen does not answer", "Check its plug and wires. Play on: keys and lights work, the screen is late.")
STUCK = ("No dice: chance has failed", "The source of chance repeats itself. Roll real dice and enter the value.")
BATTERY_LOW = (
    "The battery is nearly empty",
    "Every press is saved. Plug in the cable, or change the battery when you like.",
)
FAULT = ("Something went wrong", "The game is saved as it was. Go on; if it happens again, undo the last step.")
GO_ON = "Go on"
UNDO_KEY = "Undo"
