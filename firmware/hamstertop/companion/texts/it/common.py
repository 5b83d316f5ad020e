"""Italian: what all pages share."""

LANGUAGE = "Italiano"

SEATS = ("Blu", "Arancio", "Verde", "Rosa", "Giallo", "Bianco")

# Keys
OK = "OK"
BACK = "indietro"
BACK_KEY = "Indietro"
CHOOSE = "Scegli"
DONE = "Fatto"
NEXT = "Avanti"
ROLL = "Tira"
UNDO = "annulla"
MENU = "menu"
HELP = "aiuto"
UNDONE = "Annullato: %s"

# Asking back
SURE = "Davvero?"
YES = "Sì"
NO = "No"
TAKE_BACK = "Annullare «%s»?"

# What now?
WHAT_NOW = "E adesso?"
GO_ON = "Continua"

# First page
RESUME = "Riprendi"
RESULT = "Risultato"
RESULTS = "Risultati"
HOLD_HINT = "tieni premuto"
SETTINGS = "Impostazioni"
ABOUT = "Info"
BATTERY = "batteria %d %%"

# What titles are called, where the name is not the same in every language
TITLES = {"dice_tray": "Vassoio dadi", "score_pad": "Segnapunti"}

# A new game
START = "Comincia"
HOUSE_RULES = "Regole della casa"
HOUSE_DEFAULT = "normali"
HOUSE_CHANGED = "cambiate"

# Menu of a game
MENU_TITLE = "Menu"
CORRECT = "Correggi un numero"
LOG = "Cosa è successo"
NEW_GAME = "Nuova partita"
FIRST_PAGE = "Home"
