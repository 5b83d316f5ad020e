"""French: what all pages share."""

LANGUAGE = "Français"

SEATS = ("Bleu", "Orange", "Vert", "Rose", "Jaune", "Blanc")

# Keys
OK = "OK"
BACK = "retour"
BACK_KEY = "Retour"
CHOOSE = "Choisir"
DONE = "Fini"
NEXT = "Suite"
ROLL = "Lancer"
UNDO = "annuler"
MENU = "menu"
HELP = "aide"
UNDONE = "Annulé : %s"

# Asking back
SURE = "Vraiment ?"
YES = "Oui"
NO = "Non"
TAKE_BACK = "Annuler « %s » ?"

# What now?
WHAT_NOW = "Que faire ?"
GO_ON = "Continuer"

# First page
RESUME = "Reprendre"
RESULT = "Résultat"
RESULTS = "Résultats"
HOLD_HINT = "appui long"
SETTINGS = "Réglages"
ABOUT = "À propos"
BATTERY = "batterie %d %%"

# What titles are called, where the name is not the same in every language
TITLES = {"dice_tray": "Piste de dés", "score_pad": "Carnet de score"}

# A new game
START = "Commencer"
HOUSE_RULES = "Règles maison"
HOUSE_DEFAULT = "par défaut"
HOUSE_CHANGED = "modifiées"

# Menu of a game
MENU_TITLE = "Menu"
CORRECT = "Corriger un nombre"
LOG = "Historique"
NEW_GAME = "Nouvelle partie"
FIRST_PAGE = "Accueil"
