"""German: settings, names, and about the device."""

# Settings
LANGUAGE_IS = "Sprache"
LIGHT = "Lichter"
LIGHTS = ("aus", "schwach", "mittel", "hell")
SOUND = "Ton"
ON_OFF = ("aus", "an")
DICE = "Würfel"
REAL_DICE = ("das Gerät würfelt", "wir würfeln selbst")
FULL_AFTER = "Ganz auffrischen"
FULL_VALUE = "alle %d Bilder"
QUICKER = "Schnellere Seiten"
NAMES = "Namen"
ACCENTS = ("ÄÖÜÉÈÇ", "äöüéèç")  # letters that a name can have besides A to Z, capital and small in the same order
NAME_OF = "Name von %s"
LETTER = "Nehmen"
LETTER_DELETE = "weg"
NAME_DONE = "fertig"

# About
CHECK = "Prüfen"
MEMORY = "%d KB frei"
SAVED = "Alles wird gespeichert"
NOT_SAVED = "Nichts wird gespeichert!"
LICENCE = "Freie Software, MIT-Lizenz"
