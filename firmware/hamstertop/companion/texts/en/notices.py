"""English: what the players must know; a headline and what to do."""

NOTICE = "Please note"
CUT = ("The end of the saved game was damaged", "Look at the game and enter what is missing.")
FOREIGN = ("The saved game cannot be read", "It is kept aside. Begin a new game.")
UNREADABLE = ("The saved game cannot be read", "The storage does not answer. A new game takes its place.")
UNSAVED = ("The game is not being saved", "The storage is full or locked. Play on; do not switch off.")
PANEL = ("The screen does not answer", "Check its plug and wires. Play on: the keys and the lights work.")
STUCK = ("No dice: chance has failed", "The source of chance repeats itself. Roll real dice and enter the value.")
BATTERY_LOW = ("The battery is low", "Every press is saved. Plug in the cable, or change the battery when you like.")
FAULT = ("Something went wrong", "The game is saved as it was. Go on; if it happens again, undo the last step.")
UNDO_KEY = "Undo"
FIRST_LIGHT = (
    "Every page flashes",
    "That is safe with a new screen. Check it once for quicker pages: now, or later in the settings.",
)
CHECK = "Check"
LATER = "Later"
UNSTARTED = ("It does not start", "Connect it to a computer and flash it again. Saved games stay.")
MEMORY = ("Too little memory", "It needs %d KB, %d KB are free. Try MicroPython, or a board with more.")

# Asleep
ASLEEP = "Asleep"
ASLEEP_HEADLINE = "Good night, hamsters"
ASLEEP_ADVICE = "The game is saved. Press a key to go on."
WAKE = "Wake"
