"""Run, Hamster, Run! in French."""

TRAITS = ("Sprint", "Cran", "Vivacité", "Fatigue")
ACTIONS = ("Mordre", "Courir", "Lancer", "Dormir")
WHERE = ("Sur le tapis", "Dans la fosse", "Dévoré")
COUNTS = ("Vitesse", "Alligators", "Étoiles : bande", "Manche")

# A new game
NEW_GAME = {"players": "Joueurs"}
VALUES = {"action": ACTIONS, "trait": TRAITS, "where": WHERE, "what": COUNTS}

# By the name of each moment: what to do, a stroke, what follows from it.
SAY = {
    "setup 0": "Installe le tapis. | Dix bandes côte à côte, flèches dans le même sens. Au bout, la bande de la fosse.",
    "setup 1": "Étoiles : bande 5. | La bande 1 touche la fosse. Si les étoiles sont ailleurs, les vitesses sont "
    "fausses.",
    "setup 2": "Pose deux jetons alligator. | Un sur Vitesse (le tableau), un sur la bande de la fosse.",
    "setup 3": "Sept jetons chacun. | D'une seule couleur : ton énergie. Avec le hamster de cette couleur et une fiche, "
    "pliée pour les cacher.",
    "setup 4": "Remplis un sac. | Mets-y un des sept jetons de chacun. Pas de sac ? Appuie sur Tirer. Chacun "
    "reprend son jeton une fois tiré.",
    "placing next": "Tire le jeton suivant. | %s a le numéro %d.",
    "place": "Placez les hamsters. | Dans l'ordre, case libre des bandes 1 à 5.",
    "allocate": "Prends l'appareil. | Répartis en secret ton énergie (%d), pose tes jetons pareil. Passe-le.",
    "trait 0": "Sprint : un jeton par case pour courir",
    "trait 1": "Cran : gagne les tests (mordre, pousser, lancer)",
    "trait 2": "Vivacité : qui en a plus agit souvent plus tôt",
    "are they right": "C'est juste ? Le reste est en %s.",
    "reveal": "Ouvrez vos fiches. | Révéler montre Sprint, Cran et Vivacité de tous.",
    "initiative": "Tire un jeton du sac. | Toute la Vivacité y est. Le premier tiré agit en premier.",
    "initiative next": "Tire le jeton suivant. | %s a le numéro %d. Ses autres jetons sortent du sac.",
    "initiative last": "Tire le jeton suivant. | Les autres sont sans Vivacité : un jeton de chacun va au sac.",
    "initiative none": "Tire un jeton du sac. | Aucune Vivacité : 1 jeton de plus en Vitesse, un de chacun au sac.",
    "declare": "Annonce ton action. | D'abord, tes jetons face visible.",
    "fighting by 0": "Mordre | Bouge de 0 ou 1. Test gagné : un voisin perd un jeton.",
    "fighting by 2": "Lancer | Bouge de 0 ou 1. Test gagné : un voisin vole, %s au plus.",
    "start 0": "Bouge de 0 ou 1, puis mords. | Pas en diagonale. Mordre teste un voisin. Gagné : il perd un jeton.",
    "start 1": "Retourne 1 Sprint par case. | Un pas le long de ta bande est gratuit. Case prise : Pousser.",
    "start without Mettle": "Retourne 1 Sprint par case. | Un pas le long de ta bande est gratuit. Sans Cran, pas de "
    "poussée.",
    "start 2": "Bouge de 0 ou 1, puis lance. | Pas en diagonale. Lancer : test. Gagné : il vole, %s au plus.",
    "start 3": "Reprends un jeton. | De Fatigue, vers quel trait ?",
    "pit 0": "Mords quelqu'un ici. | Dans la fosse, on ne bouge pas. Test gagné : il perd un jeton.",
    "pit 1": "Dans la fosse, on ne court pas. | Appuie sur Fini.",
    "pit 2": "On ne sort pas de la fosse. | Ici, lancer ne fait rien. Appuie sur Fini.",
    "pit 3": "Aucun jeton ne revient. | Dormir dans la fosse évite juste la Fatigue. Appuie sur Fini.",
    "pit without others": "Personne d'autre ici. | Appuie sur Fini.",
    "unable 0": "Bouge de 0 ou 1. | Pas en diagonale. Sans Cran, tu ne peux pas mordre. Puis Fini.",
    "unable 1": "Un pas de côté, ou rien. | Le long de ta bande, c'est gratuit. Pas de Sprint à retourner. Puis Fini.",
    "unable 2": "Bouge de 0 ou 1. | Pas en diagonale. Trop peu de Cran pour lancer. Puis Fini.",
    "unable 3": "Aucun jeton ne revient. | Tu as toute ton énergie. Appuie sur Fini.",
    "all have rested": "Tout dort : le tapis accélère. | Mets 1 jeton de plus en Vitesse.",
    "step": "Bouge d'une case. | Pas en diagonale. Les côtés et le bout t'arrêtent.",
    "dash": "Bouge de deux cases. | Les deux doivent être libres. Le jeton dépensé va en Fatigue.",
    "climb": "Grimpe par-dessus. | Par-dessus un voisin, vers une case libre à côté de lui.",
    "won 0": "Rien à perdre. | %s n'a pas de jeton. Appuie sur Fini.",
    "won 1": "Pousse %s tout droit. | D'une case, suis-le. Bloqué : rien. Retourne 1 : encore, sans test.",
    "won straight on": "Pousse %s tout droit. | Et suis-le. Bloqué : rien. Retourne 1 : encore tout droit, sans test.",
    "won 2": "Lance %s : %s au plus. | Par-dessus tout, de sa case à une libre ou à la fosse, sans diagonale.",
    "won by judo throw": "Lance %s : %s au plus. | Par-dessus tout, de sa case à une case libre, la fosse, ou à côté de "
    "toi.",
    "won without reach": "Trop faible pour lancer. | %s reste : la moitié de ton Cran fait 0. Appuie sur Fini.",
    "lost 0": "%s gagne. | Il ne se passe rien. Appuie sur Fini.",
    "lost 1": "%s gagne. | Tu restes, jeton retourné. Ton pas gratuit te reste s'il n'est pas fait.",
    "lost 2": "%s gagne. | Il ne se passe rien. Appuie sur Fini.",
    "fell": "%s est dans la fosse. | Toujours en jeu, mais n'en sort plus.",
    "bitten": "%s perd un jeton. | Il va dans la rangée Fatigue de sa fiche. Appuie sur Fini.",
    "another action": "Que fais-tu à la place ? | Ça coûte un de tes jetons, au choix.",
    "price of change": "Payer avec quel jeton ? | Il va en Fatigue, dernière rangée de ta fiche.",
    "loss of a chip": "Gagné : %s perd un jeton. | Tu choisis lequel. Il va en Fatigue, dernière rangée de sa fiche.",
    "belt just once": "Avance le tapis une fois. | La bande 1 va à l'autre bout. Qui est dessus tombe. Comble le vide.",
    "belt": "Avance le tapis %d fois. | Chaque fois : bande 1 à l'autre bout. Qui est dessus tombe. Comble le vide.",
    "belt fell": "Qui d'autre est tombé ? | Tapis avancé %d fois ? Fini.",
    "belt falling in": "Qui est dessus tombe.",
    "belt asterisks": "Étoiles au bout : Vitesse %d, puis %d.",
    "tie": "Tire un jeton du sac. | Le moins de Cran d'abord. Ici, égalité.",
    "chomp": "Choisis un trait. | Perdu : %d en Fatigue.",
    "alligators +1": "Hamster en fosse : ajoute 1 alligator, soit %d.",
    "alligators -1": "Fosse vide : enlève 1 alligator, il en reste %d.",
    "alligators left": "Alligators restants : %d.",
    "tired": "Pas dormi ? 1 jeton perdu. | En Fatigue, un de tes jetons, au choix. Dans la fosse aussi.",
    "everybody rested": "Personne n'est fatigué. | Tous ont dormi, ou n'ont plus d'énergie à perdre.",
    "key draw": "Tirer",
    "key skip": "Passer",
    "key by hand": "À la main",
    "key sheet": "Tableau",
    "key paper": "Sur papier",
    "key secret": "C'est moi",
    "key revealed": "Révéler",
    "key change": "Changer",
    "key fight": "Combat",
    "key flipped": "Retourne 1",
    "key tested": "Pousser",
    "key fell": "Fosse",
    "key against": "Autre",
    "key more": "Plus",
    "title placing": "Le sac",
    "title initiative": "Le sac",
    "title tie": "Qui d'abord ?",
    "title by hand": "À qui est le jeton tiré ?",
    "title place": "Préparation",
    "title allocate": "Manche %d",
    "title reveal": "Tout est prêt",
    "title another action": "autre action",
    "title belt": "Le tapis",
    "title fell": "Qui tombe dans la fosse ?",
    "title turned": "À qui le tour",
    "title not revealed": "Rien n'est encore révélé",
    "title chomp": "dans la fosse",
    "title fatigue": "Fin de la manche %d",
    "title over": "gagne !",
    "title over for nobody": "Les alligators gagnent !",
    "odds": "Tire un jeton.",
    "odds decided 0": "Aucun jeton : pas de test",
    "odds decided 1": "Aucun jeton en face : gagné",
    "over": "Le dernier en jeu. | manches jouées : %d",
    "over for nobody": "Plus aucun hamster. | manches jouées : %d",
    "count 0": "Vitesse | Les jetons dessus.",
    "count 1": "Alligators | Dans la fosse en ce moment.",
    "count 2": "Étoiles : bande | La bande près de la fosse est 1, la plus loin 10.",
    "count 3": "Manche | Celle en cours.",
}
# Words on pages
VERSUS = "%s contre %s"
MEANWHILE = ("bouger", "+1 jeton")  # of a Run and a Rest
SQUARES = ("0 case", "1 case", "2 cases", "3 cases")
ODDS = "%d %%"

# What is seldom done: another action, a chip spent, a fall, climbing, another push, a test of other
# traits, drawing by hand
RARE = (
    "Autre action, pour 1 jeton",
    "Dépense 1 : deux cases",
    "Une chute dans la fosse",
    "Dépense 1, retourne 1 : grimpe",
    "Retourne 3 : grimpe",
    "Pousser un autre",
    "Un test d'autres traits",
    "Tirer à la main",
)
# In a test: whose chip a real HAT gave; no resistance
IN_TEST = ("Tiré à la main : %s", "%s se laisse faire")
# Of a test of other traits
TEST = ("Tout dans le sac", "Qui teste", "Avec", "Contre", "Avec")
CHIPS = "Jetons"
CHIPS_ARE = "%d/%d/%d"

# The data sheet: its title; the Speed pool and the alligators; columns; how a hamster is
SHEET_TITLE = "Tableau"
POOLS = "vitesse %d, alligators %d"
COLUMNS = ("Spr", "Cra", "Viv", "Fat")
STATES = ("dévoré", "K.-O.", "fosse", "fosse, %s")

# What the last event led to, by the kind of news; the first values are players
NEWS = {
    "drawn": "%s sort du sac",
    "won": "%s gagne contre %s",
    "fell": "%s est dans la fosse",
    "escaped": "%s y tient bon !",
    "chomped": "Croc ! %s perd %d",
    "eaten": "%s se fait dévorer !",
}
