"""English: settings, names, and about the device."""

# Settings
LANGUAGE_IS = "Language"
LIGHT = "Lights"
LIGHTS = ("off", "dim", "medium", "bright")
SOUND = "Sound"
ON_OFF = ("off", "on")
DICE = "Dice"
REAL_DICE = ("rolled here", "we roll real dice")
FULL_AFTER = "Full refresh"
FULL_VALUE = "every %d updates"
QUICKER = "Quicker pages"
NAMES = "Names"
ACCENTS = ("ÄÖÜÉÈÇ", "äöüéèç")  # letters that a name can have besides A to Z, capital and small in the same order
NAME_OF = "Name of %s"
LETTER = "Take"
LETTER_DELETE = "delete"
NAME_DONE = "done"

# About
CHECK = "Check"
MEMORY = "%d KB free"
SAVED = "Every press is saved"
NOT_SAVED = "Not being saved!"
LICENCE = "Free software, MIT licence"
