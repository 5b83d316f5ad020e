"""Spanish: what all pages share."""

LANGUAGE = "Español"

SEATS = ("Azul", "Naranja", "Verde", "Rosa", "Amarillo", "Blanco")

# Keys
OK = "OK"
BACK = "atrás"
BACK_KEY = "Atrás"
CHOOSE = "Elegir"
DONE = "Listo"
NEXT = "Siguiente"
ROLL = "Tirar"
UNDO = "deshacer"
MENU = "menú"
HELP = "ayuda"
UNDONE = "Deshecho: %s"

# Asking back
SURE = "¿Seguro?"
YES = "Sí"
NO = "No"
TAKE_BACK = "¿Deshacer «%s»?"

# What now?
WHAT_NOW = "¿Y ahora qué?"
GO_ON = "Seguir"

# First page
RESUME = "Continuar"
RESULT = "Resultado"
RESULTS = "Resultados"
HOLD_HINT = "sin soltar"
SETTINGS = "Ajustes"
ABOUT = "Acerca de"
BATTERY = "batería %d %%"

# What titles are called, where the name is not the same in every language
TITLES = {"dice_tray": "Bandeja de dados", "score_pad": "Marcador"}

# A new game
START = "Empezar"
HOUSE_RULES = "Reglas de la casa"
HOUSE_DEFAULT = "normales"
HOUSE_CHANGED = "cambiadas"

# Menu of a game
MENU_TITLE = "Menú"
CORRECT = "Corregir un número"
LOG = "Lo que pasó"
NEW_GAME = "Nueva partida"
FIRST_PAGE = "Inicio"
