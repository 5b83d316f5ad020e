"""What help says of Hamsterdam in French: by phase or question, pages of what to do and why."""

HELP = dict(
    (
        (
            "setup",
            (
                (
                    "Le moins mouillé gagne.",
                    "À la fin, on compte les jetons de ta pile d'eau et de ta digue. Au début, tu n'en as aucun.",
                ),
                (
                    "Les dés désignent une carte.",
                    "Toutes les cartes de ce nombre prennent l'eau. Un hamster dessus bouche le trou. Ce que font les "
                    "spéciaux : voir le menu.",
                ),
                (
                    "Quand est-ce fini ?",
                    "Quand toutes les piles d'eau font ensemble 5 jetons par joueur. L'appareil compte ; les cartes "
                    "restent sur la table.",
                ),
            ),
        ),
        (
            "first",
            (
                (
                    "Lance pour voir qui commence.",
                    "Le plus haut total lance en premier à chaque manche. Seuls les ex æquo en tête relancent.",
                ),
                ("Ou choisis un joueur.", "Appuie sur Choisir. Avec tes dés : Vrais dés, puis saisis la somme."),
            ),
        ),
        (
            "deploy",
            (
                (
                    "Où sont-ils le plus utiles ?",
                    "Un hamster ne bouche que sur sa carte. Le 7 sort le plus souvent, 2 et 12 rarement.",
                ),
                (
                    "Une carte peut être vide ?",
                    "Oui. Sa première inondation y pose un jeton, les suivantes remplissent ta pile d'eau. Un "
                    "spécial peut être seul ou dans un tas.",
                ),
            ),
        ),
        (
            "roll",
            (
                (
                    "Appuie sur Lancer.",
                    "La somme inonde ce nombre sur toutes les digues. Avec tes dés : Vrais dés, puis saisis la "
                    "somme. Après une annulation, les mêmes dés reviennent.",
                ),
                (
                    "Les nombres du bas",
                    "sont les piles d'eau. 2/3 : deux jetons, au troisième une carte de cette digue se retourne. "
                    "Cuve pleine : la partie finit.",
                ),
                ("Manche 1, tour 1/4 :", "une manche a 12 lancers : à trois joueurs, 4 chacun."),
            ),
        ),
        (
            "flood",
            (
                (
                    "Un hamster bouche le trou.",
                    "Un de cette carte doit aller (selon nous) dans la pile de repos (les renforts) de son joueur, qui "
                    "choisit lequel. Un spécial bouche comme un autre.",
                ),
                (
                    "Pas de hamster ?",
                    "Le premier jeton va sur la carte ; ne saisis rien. S'il y en a déjà un, un autre va dans ta "
                    "pile d'eau : appuie sur Pile d'eau.",
                ),
                (
                    "Deux cartes, deux inondations.",
                    "Chaque carte de ce nombre prend l'eau (selon nous). Sans ce nombre, tu restes au sec. Ou joue un "
                    "spécial : voir Cartes.",
                ),
            ),
        ),
        (
            "water",
            (
                (
                    "Qui a pris un jeton ?",
                    "Saisis-le seulement s'il va en pile d'eau : un jeton était déjà sur la carte inondée, et il y "
                    "reste (selon nous).",
                ),
                (
                    "Appuie sur +1 pour chacun.",
                    "La touche est sous le joueur ; puis Pile d'eau pour le suivant. Annuler en retire un.",
                ),
                (
                    "Le 3e, le 5e, puis chaque",
                    "jeton suivant en pile d'eau retourne une carte de cette digue : appuie sur Suite. Plus de jetons ? "
                    "Prends des pièces de monnaie.",
                ),
            ),
        ),
        (
            "specials",
            (
                (
                    "Lis avant de jouer.",
                    "Un spécial agit quand sa page le dit. Retourné, il est ordinaire pour toujours. Au repos, il "
                    "reviendra ; un Cheekster qui bouche seulement se repose aussitôt.",
                ),
                (
                    "Il doit être sur ta digue,",
                    "face spéciale visible ; au repos, il ne fait rien. Si un spécial met un hamster sur un jeton : "
                    "hamster dans la boîte, jeton au milieu.",
                ),
                (
                    "Le lanceur d'abord.",
                    "On change les dés avant de saisir les jetons. Puis Mobster ou Ninjaster agissent, chacun pour "
                    "son joueur seulement.",
                ),
            ),
        ),
        (
            "choose",
            (
                (
                    "Quel lancer compte ?",
                    "Le joueur du Physicster garde l'ancien lancer ou le nouveau. Ce nombre prend l'eau.",
                ),
            ),
        ),
        (
            "breach",
            (
                (
                    "Retourne une carte.",
                    "Celle du bout, à gauche ou à droite de ta digue. Elle est perdue : ni eau, ni hamsters.",
                ),
                (
                    "Des hamsters dessus ?",
                    "Ils vont sur la carte voisine. Pour chaque jeton qui s'y trouve, l'un d'eux va dans la boîte, "
                    "le jeton au milieu (selon nous, Swimster aussi).",
                ),
                (
                    "Des jetons dessus ?",
                    "Ils vont dans ta pile d'eau. Saisis-les : ils peuvent retourner aussitôt la carte suivante "
                    "(selon nous).",
                ),
            ),
        ),
        (
            "move",
            (
                (
                    "Chacun son tour :",
                    "déplace un hamster sur une carte voisine, ou aucun. Les spéciaux aussi ; ceux au repos restent.",
                ),
                (
                    "Ou renonce à bouger",
                    "pour un spécial : Bombster, Contractster, Huckster, Momster. Appuie sur Sinon… : ils agissent "
                    "après tous les déplacements.",
                ),
            ),
        ),
        (
            "skip",
            (
                (
                    "À tour de rôle,",
                    "ceux qui n'ont pas bougé peuvent jouer un spécial (selon nous, un seul). L'inondation d'un Bombster se "
                    "bouche comme d'habitude.",
                ),
                (
                    "Un jeton en pile d'eau ?",
                    "Appuie sur Pile d'eau. Une brèche ou la fin de la partie sont réglées aussitôt.",
                ),
            ),
        ),
        (
            "redeploy",
            (
                (
                    "Une manche est finie.",
                    "D'abord, tu peux enlever des jetons de ta digue, pas de ta pile d'eau ; chacun te coûte un "
                    "hamster. Janitster va dans la boîte et les enlève tous.",
                ),
                (
                    "Puis chacun place",
                    "tous ses hamsters au repos, en tas de toutes tailles ; ceux de la digue restent (selon nous). "
                    "Seul Swimster va sur un jeton.",
                ),
            ),
        ),
        (
            "dams",
            (
                (
                    "Compte chaque digue.",
                    "Les jetons des cartes non retournées. Celui d'un Cheekster n'est pas de l'eau. Pile et digue "
                    "ensemble : qui a le moins d'eau gagne.",
                ),
            ),
        ),
        (
            "hamsters",
            (
                (
                    "Qui a le plus de hamsters ?",
                    "Parmi les ex æquo, qui en a le plus gagne : sur la digue et au repos, spéciaux aussi. Encore "
                    "égalité : victoire partagée.",
                ),
            ),
        ),
        (
            "over",
            (
                (
                    "La partie est finie.",
                    "Le moins mouillé gagne : pile d'eau et digue ensemble. Le résultat reste dans Résultats, à "
                    "l'accueil.",
                ),
            ),
        ),
        (
            "correct",
            (
                ("Qu'est-ce qui est faux ?", "Choisis la ligne et mets ce qu'on voit sur la table. Annuler l'efface."),
                (
                    "Faut-il retourner une carte ?",
                    "Si cette correction l'exige, ce sera après la prochaine inondation.",
                ),
            ),
        ),
    )
)
