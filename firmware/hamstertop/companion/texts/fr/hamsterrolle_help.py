"""What help says of Hamsterrolle in French: by phase or question, pages of what to do and why."""

HELP = {
    "setup": """
Pose toutes tes pièces en premier.
Chacun son tour pose une pièce dans la roue, ou passe. Ce qui tombe à ton tour, tu le prends.

Mets la pyramide dans la roue.
Dans le plus bas des 12 compartiments. Vous posez tous à sa gauche, vue d'ici : la roue roule vers la gauche.

Donne les pièces.
Un lot a 7 sortes, chacune de sa couleur. À deux, prenez deux lots chacun ; à trois ou quatre, un lot chacun.
""",
    "first": """
Choisis qui commence.
Les mains qui tremblent le plus posent d'abord. Puis on fait le tour de la table, dans l'ordre de cette liste.
""",
    "opening": """
Laisse un compartiment libre.
La première pièce, au choix, va dans le deuxième compartiment à gauche de la pyramide : 0 sur l'image. 1 dans la
roue : c'est la pyramide.

Tiens la roue, puis lâche-la.
Tu peux la tenir en posant. Puis lâche-la et attends qu'elle soit immobile. Go te donne 30 secondes.
""",
    "turn": """
Pose une pièce, ou passe.
0 est la dernière place (0, 1 ou 2) où une pièce est restée ; si une pièce est ailleurs, 0 ne bouge pas (selon nous).
1 est le compartiment devant (à gauche), 2 celui d'après. 0 peut être en haut.

Pose-la devant les autres.
Son bout doit dépasser vers l'avant (à gauche, puis en haut) tout ce qui est là (selon nous). Elle peut pousser
les autres. Jamais deux de la même sorte.

Tiens la roue, puis lâche-la.
Tu peux la tenir en posant. Si elle s'éloigne, ramène-la au milieu d'une main, sans la faire rouler. Go te donne 30 secondes.
""",
    "helps": """
Pose pour ton équipier.
Tu n'as plus de pièces. Prends une des siennes et pose-la. Tu peux aussi passer, ou sauter le tour (Règles
maison).

Ce qui tombe est à toi.
Tu as de nouveau des pièces, et tu joues avec elles.
""",
    "stands": """
Le temps est arrêté.
Go le fait repartir avec ce qui restait. Annuler redonne les 30 secondes.
""",
    "running": """
Appuie où elle est : 0, 1 ou 2.
Une fois la roue lâchée et immobile, si rien n'est tombé. Ce qui a roulé sans sortir reste dedans.

Des pièces tombées ? Menu.
Tiens la touche droite. Ce qui touche la table est à toi, ton tour est fini. Ta pièce te revient si elle est tombée ou
encore en main.

Le temps continue.
Le nombre baisse par paliers. Le menu permet de l'arrêter. Go par erreur ? Annuler redonne 30 secondes.
""",
    "up": """
Lâche la pièce maintenant.
Si elle reste dans la roue, elle est posée, où qu'elle soit. Appuie sur 0, 1 ou 2, ou tiens la touche droite :
menu.

Prends ce qui tombe.
Tiens la touche droite pour le menu : d'autres pièces sont tombées, ou seulement la tienne.
""",
    "more": """
Choisis ce qui s'est passé.
Les pièces qui tombent à ton tour, jusqu'à ce que la roue soit lâchée et immobile, sont à toi (selon nous).

Ne saute le tour que s'il le faut :
si tu ne peux ni poser ni passer (déplacer une pièce). En équipe, tu peux si tu n'as pas de pièces (Règles maison).
""",
    "fallen": """
Compte les pièces tombées.
Toucher la table suffit. Elles sont à toi. Ne compte pas ta nouvelle pièce. Ce qui a roulé sans sortir reste dedans.

Pièce : où est la nouvelle ?
Appuie jusqu'à ce que la ligne soit juste. Si elle est tombée aussi, ou encore en main, elle te revient.
""",
    "passed": """
Si tu ne peux rien poser.
Pas sans raison, ni après un essai. Tu ne poses rien ce tour-ci, 0 reste. Pour les 30 s : d'abord Go, puis le menu.

Déplace une pièce vers l'avant.
Au choix, même la pyramide, du compartiment le plus bas ou du suivant devant (selon nous), pas forcément 0.
Les deux vides : pose.
Tu peux tenir la roue.

Pas avec sa sorte.
Elle va où tu veux, dans tout compartiment devant le sien (selon nous), même après 2. Ce qui tombe est à toi, elle
aussi.
""",
    "gone": """
Elles quittent le jeu.
Le tour d'avant était fini, la roue immobile, personne n'y touchait. Personne ne les prend.
""",
    "correct": """
Choisis le nombre faux.
Mets le bon. Dans la roue : ce que personne n'a et qui n'est pas hors jeu. Annuler l'efface.
""",
    "kinds": """
Saisis où est chaque pièce.
L'appareil prévient alors d'une deuxième pièce de la même sorte dans un compartiment.
""",
    "over": """
Sans pièces : c'est gagné.
Aussitôt, sauf si d'autres pièces tombent à ce tour : tu les prends et tu continues (Règles maison).

Équipes : tout est posé à deux.
Ou un joueur de chaque équipe n'a plus rien : alors l'équipe qui a le moins de pièces en tout gagne.
""",
}
