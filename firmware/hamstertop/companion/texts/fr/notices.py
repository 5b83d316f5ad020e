"""French: what the players must know; a headline and what to do."""

NOTICE = "Attention"
CUT = ("La fin de la sauvegarde est abîmée", "Regarde la partie et saisis ce qui manque.")
FOREIGN = ("La sauvegarde est illisible", "Elle est mise de côté. Commence une nouvelle partie.")
UNREADABLE = ("La sauvegarde est illisible", "La mémoire ne répond pas. Une nouvelle partie prend sa place.")
UNSAVED = ("La partie n'est pas sauvegardée", "La mémoire est pleine ou bloquée. Continue, mais n'éteins pas.")
PANEL = ("L'écran ne répond pas", "Vérifie sa prise et ses fils. Joue quand même : touches et lumières marchent.")
STUCK = ("Pas de dés : le hasard est en panne", "Le tirage se répète. Lance de vrais dés et saisis la valeur.")
BATTERY_LOW = (
    "La batterie est faible",
    "Chaque appui est sauvegardé. Branche le câble ou change la pile quand tu veux.",
)
FAULT = ("Il y a eu un problème", "La partie est intacte. Continue ; si ça recommence, annule le dernier coup.")
UNDO_KEY = "Annuler"
FIRST_LIGHT = (
    "Chaque page clignote",
    "C'est plus sûr avec un écran neuf. Teste-le pour aller plus vite : maintenant ou dans les réglages.",
)
CHECK = "Tester"
LATER = "Plus tard"
UNSTARTED = ("Il ne démarre pas", "Branche-le à un ordinateur et réinstalle le firmware. Les parties restent.")
MEMORY = ("Pas assez de mémoire", "Il faut %d Ko, %d Ko sont libres. Essaie MicroPython ou une carte qui en a plus.")

# Asleep
ASLEEP = "En veille"
ASLEEP_HEADLINE = "Bonne nuit, les hamsters"
ASLEEP_ADVICE = "La partie est sauvegardée. Appuie sur une touche pour continuer."
WAKE = "Réveil"
