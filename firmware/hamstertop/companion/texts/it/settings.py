"""Italian: settings, names, and about the device."""

# Settings
LANGUAGE_IS = "Lingua"
LIGHT = "Luci"
LIGHTS = ("spente", "deboli", "medie", "forti")
SOUND = "Suono"
ON_OFF = ("spento", "acceso")
DICE = "Dadi"
REAL_DICE = ("tirati qui", "veri, tirati da noi")
FULL_AFTER = "Pulizia schermo"
FULL_VALUE = "ogni %d pagine"
QUICKER = "Pagine più veloci"
NAMES = "Nomi"
ACCENTS = ("ÀÈÉÌÒÙ", "àèéìòù")  # letters that a name can have besides A to Z, capital and small in the same order
NAME_OF = "Nome di %s"
LETTER = "Scegli"
LETTER_DELETE = "togli"
NAME_DONE = "fatto"

# About
CHECK = "Controllo"
MEMORY = "%d KB liberi"
SAVED = "Si salva a ogni tasto"
NOT_SAVED = "Non si sta salvando!"
LICENCE = "Software libero, licenza MIT"
