"""Words of Hamsterdam in French that are not needed while it is played."""

# By the id of each house rule, by its field where several have one id: what it is about, then its readings.
HOUSE = dict(
    (
        ("HD-A10", ("Les jetons d'une brèche comptent", "aussitôt", "plus tard")),
        ("HD-A12", ("À deux, déplacement après", "2 tours chacun", "1 tour chacun")),
        ("HD-A24", ("La partie peut finir", "après un tour", "après une manche")),
        ("HD-A9", ("Swimster dans une brèche", "comme un autre", "peut rester")),
        ("HD-A18", ("Copycatster copie", "tout sauf 4 sortes", "tout")),
        ("contract_any_dam", ("Contractster agit sur", "ta digue", "toute digue")),
        ("contract_onto_hamsters", ("Jeton poussé sur des hamsters", "non", "oui")),
        ("HD-A32", ("Chaque Mobster peut agir", "oui", "un par lancer")),
        ("HD-A15", ("Mobster peut donner", "tes nombres", "2 à 12")),
        ("HD-A20", ("Huckster déplace", "d'une carte", "où il veut")),
        ("HD-A8", ("Le redéploiement place", "ceux au repos", "tous")),
    )
)

# What happened, by the kind of event
LOG = dict(
    (
        ("setup", "%(players)d joueurs, variante %(classic)s"),
        ("done setup", "Les digues sont prêtes"),
        ("done deploy", "Les hamsters sont placés"),
        ("done flood", "Fin de l'inondation"),
        ("done move", "Fin du déplacement"),
        ("done skip", "Fin du déplacement"),
        ("done redeploy", "Fin du redéploiement"),
        ("rolled", "%(who)s lance %(a)d + %(b)d"),
        ("typed", "%(who)s, vrais dés : %(total)d"),
        ("first", "%(seat)s commence"),
        ("opposite", "%(who)s retourne les dés : %(total)d"),
        ("spun", "%(who)s change un dé : %(total)d"),
        ("rerolled", "%(who)s relance %(a)d + %(b)d"),
        ("chose", "%(who)s choisit %(total)d"),
        ("nobody", "Personne ne l'a : on relance"),
        ("water", "%(seat)s, pile d'eau : +%(tokens)d"),
        ("breach", "%(seat)s retourne une carte, jetons : %(tokens)d"),
        ("skips", "Des spéciaux au lieu de bouger"),
        ("dam", "%(seat)s, jetons sur la digue : %(tokens)d"),
        ("hamsters", "%(seat)s, hamsters : %(count)d"),
        ("whacked", "Whack-a-Mole lance %(a)d + %(b)d"),
        ("pile", "Corrigé : %(seat)s, pile d'eau à %(tokens)d"),
        ("flips", "Corrigé : %(seat)s, cartes retournées : %(cards)d"),
        ("turn", "Corrigé : tour %(number)d, à %(seat)s"),
        ("round", "Corrigé : manche %(number)d"),
    )
)
