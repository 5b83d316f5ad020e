"""Spanish: settings, names, and about the device."""

# Settings
LANGUAGE_IS = "Idioma"
LIGHT = "Luces"
LIGHTS = ("apagadas", "suaves", "medias", "fuertes")
SOUND = "Sonido"
ON_OFF = ("no", "sí")
DICE = "Dados"
REAL_DICE = ("los del aparato", "los nuestros")
FULL_AFTER = "Refresco total"
FULL_VALUE = "cada %d cambios"
QUICKER = "Páginas más rápidas"
NAMES = "Nombres"
ACCENTS = ("ÑÁÉÍÓÚÜÇ", "ñáéíóúüç")  # letters that a name can have besides A to Z, capital and small in the same order
NAME_OF = "Nombre de %s"
LETTER = "Poner"
LETTER_DELETE = "borrar"
NAME_DONE = "listo"

# About
CHECK = "Prueba"
MEMORY = "%d KB libres"
SAVED = "Cada pulsación se guarda"
NOT_SAVED = "¡No se guarda!"
LICENCE = "Software libre, licencia MIT"
