"""What help says of Run, Hamster, Run! in French: by phase and by question, pages parted by an empty line: what to do,
and why.
"""

HELP = {
    "placing": """
Sois le dernier hamster en jeu.
Le tapis roule vers les alligators. Reste dessus, et pousse les autres dehors.

Tire un jeton du sac.
Un sac où l'on ne voit rien. Appuie sur Tirer : l'appareil tire. Avec un vrai sac, À la main : à qui était le jeton ?
""",
    "place": """
Placez les hamsters.
Dans l'ordre, chacun sur une case libre des bandes 1 à 5 ; la bande 1 est près de la fosse. Loin, c'est plus sûr.
""",
    "allocate": """
Répartis ton énergie en secret.
Prends l'appareil et appuie sur C'est moi. Les jetons en Fatigue ne comptent pas. Puis passe-le. L'ordre importe peu.

Ou répartissez sur papier.
Mettez vos jetons sur vos fiches pliées. Appuyez sur Sur papier, ouvrez les fiches et saisissez.
""",
    "chips": """
Sprint court, Cran se bat.
Sprint : un jeton, une case pour courir. Cran : pour mordre, pousser et lancer, et pour résister.

Vivacité agit tôt.
Tous les jetons Vivacité vont au sac. Plus tu en as, plus vite tu es tiré.

Règle chaque trait, puis OK.
Au départ, c'est comme la manche d'avant. Le dernier trait prend le reste. Tiens la touche gauche pour
revenir d'un trait.
""",
    "reveal": """
Ouvrez les fiches ensemble.
Regarde combien chacun a de Sprint, de Cran et de Vivacité. Ensuite, on ne touche plus à l'énergie avant la prochaine manche.
""",
    "initiative": """
Tire qui agit en premier.
Le hamster tiré est le suivant dans l'ordre, et reprend ses autres jetons Vivacité du sac.

Sans Vivacité, tu es dernier.
Si personne n'en a, Vitesse gagne un jeton, même au-delà de quatre, et le hasard seul décide.
""",
    "declare": """
Annonce une action.
Le dernier dans l'ordre l'annonce d'abord. Tu pourras encore en changer, pour un jeton.

Courir et pousser, ou dormir.
Courir : une case par jeton Sprint retourné. Dormir : un jeton revient, et pas de fatigue.

Combat : Mordre ou Lancer.
Gagne un test de Cran contre un voisin. Mordre : il perd un jeton. Lancer : il s'envole.
""",
    "resolving 0": """
Bouge de 0 ou 1, puis mords.
Vers une case libre, pas en diagonale (selon nous). Puis teste ton Cran contre un voisin, pas en diagonale.

Gagné : prends-lui un jeton.
Tu choisis lequel. Il va en Fatigue. Perdu : il ne se passe rien.

Mordre un autre ? C'est gratuit.
Une autre action coûte un jeton : tiens la touche droite, menu.
""",
    "resolving 1": """
Retourne un Sprint : une case.
Au menu : dépense 1 pour 2 cases libres (selon nous) ; retourne 3, ou dépense 1 et retourne 1, pour grimper par-dessus
un autre.

Occupée ? Appuie sur Pousser.
Retourne 1, teste ton Cran. Gagné : pousse tout droit et suis-le. Selon nous, pas de test si c'est
bloqué, ni pour pousser encore, même d'un autre côté.

Un pas de côté est gratuit.
Le long de ta bande, vers une case libre (selon nous). Les côtés et le bout t'arrêtent.
""",
    "resolving 2": """
Bouge de 0 ou 1, puis lance.
Vers une case libre, pas en diagonale (selon nous). Puis teste ton Cran contre un voisin, pas en diagonale.

Gagné : fais-le voler.
D'autant de cases que la moitié de ton Cran, sans diagonale (selon nous). Avec 4 de Cran : vers toute case libre près de toi.

Dans la fosse ? Appuie sur Fosse.
Lancer un autre : gratuit. Une autre action coûte un jeton : voir le menu.
""",
    "resolving 3": """
Prends un jeton en Fatigue.
Mets-le dans un trait. Tu ne bouges pas, et tu ne te fatigues pas cette manche.

Sans énergie, tu dois dormir.
Dans la fosse, aucun jeton ne revient. Une autre action coûte un jeton : voir le menu.
""",
    "odds": """
Tire un jeton du sac.
Les deux y mettent leurs jetons Cran. Celui dont le jeton sort gagne. Puis tous les jetons reviennent.

Il te faut un jeton pour tester.
Qui se défend peut n'en mettre aucun : appuie sur Plus. Là aussi, dis ce qu'un vrai sac a donné.
""",
    "loss": """
Choisis un jeton du perdant.
Il quitte le trait de ton choix et va dans sa Fatigue.
""",
    "fell": """
Dis qui est dans la fosse.
Poussé, lancé, porté par le tapis ou venu exprès (selon nous) : on n'en sort plus.
""",
    "belt": """
Mets la bande 1 à l'autre bout.
Une fois par jeton en Vitesse. Qui est sur la bande tombe dans la fosse.

Les étoiles changent la vitesse.
Quand leur bande passe à l'autre bout : avec moins de 4 jetons en Vitesse, ajoutes-en 1 ; avec plus de 4, enlèves-en 1.
Ça compte dès la prochaine manche (selon nous).
""",
    "tie": """
Tire qui les affronte d'abord.
Le moins de Cran passe en premier ; à égalité, le sac décide (selon nous).
""",
    "chomp": """
Choisis un trait pour le test.
Ses jetons vont au sac, avec un jeton par alligator. Si le tien sort, tu t'en tires.

Perdu : un coup de croc.
Tu perds un jeton pour deux alligators, arrondi vers le haut. Puis un alligator s'en va.

Sans énergie, on est dévoré.
Qui perd son dernier jeton sur un coup de croc est éliminé. Qui n'en a plus est dévoré aussi (selon nous).
""",
    "fatigue": """
Qui n'a pas dormi perd un jeton.
N'importe lequel, en Fatigue. C'est l'action faite qui compte (selon nous). Sans énergie, on ne peut que dormir.

Le dernier hamster gagne.
Ceux de la fosse sont encore en jeu. Si tous sont dévorés, les alligators gagnent.
""",
    "correct": """
Règle l'appareil comme la table.
Choisis ce qui est faux et règle-le. Annuler l'efface. Les jetons sans trait sont en Fatigue.
""",
    "over": """
La partie est finie.
Le résultat reste dans Résultats, à l'accueil.
""",
}
