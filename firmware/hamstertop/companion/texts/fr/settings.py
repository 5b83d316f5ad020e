"""French: settings, names, and about the device."""

# Settings
LANGUAGE_IS = "Langue"
LIGHT = "Lumières"
LIGHTS = ("éteintes", "douces", "moyennes", "vives")
SOUND = "Son"
ON_OFF = ("non", "oui")
DICE = "Dés"
REAL_DICE = ("lancés ici", "nos vrais dés")
FULL_AFTER = "Écran nettoyé"
FULL_VALUE = "toutes les %d images"
QUICKER = "Pages plus rapides"
NAMES = "Noms"
ACCENTS = (
    "ÀÂÇÈÉÊËÎÏÔÙÛÜŒ",
    "àâçèéêëîïôùûüœ",
)  # letters that a name can have besides A to Z, capital and small in the same order
NAME_OF = "Nom : %s"
LETTER = "Choisir"
LETTER_DELETE = "effacer"
NAME_DONE = "fini"

# About
CHECK = "Vérifier"
MEMORY = "%d Ko libres"
SAVED = "Chaque appui est sauvegardé"
NOT_SAVED = "Rien n'est sauvegardé !"
LICENCE = "Logiciel libre, licence MIT"
