"""Run, Hamster, Run! in French: what takes no memory while it is played."""

# By the id of each house rule: what it is about, then its readings.
HOUSE = {
    "RHR-A9": ("Jetons retournés, en fosse", "comptent", "non comptés"),
    "RHR-A11": ("En fosse sans énergie", "dévoré", "reste en jeu"),
    "RHR-A15": ("Tous dorment, un change : jeton", "reste", "repart"),
    "RHR-A16": ("Fatigue selon l'action", "faite", "annoncée"),
    "RHR-A17": ("Étoiles : la vitesse change", "à la suivante", "aussitôt"),
    "RHR-A18": ("Le dernier alligator peut partir", "oui", "non"),
    "RHR-A19": ("Dernier hamster, en fosse", "doit tester", "gagne aussitôt"),
    "RHR-A26": ("Pousser encore sans test", "tout sens", "tout droit"),
}

# What happened, by the kind of event. Secret allocations stay secret: numbers come with the reveal.
LOG = {
    "setup": "%(players)d hamsters",
    "done place": "Les hamsters sont placés",
    "done resolve": "%(who)s a fini",
    "done belt": "Le tapis a avancé",
    "done fatigue": "Fin de la manche",
    "allocated": "%(seat)s a réparti",
    "revealed allocate": "Les fiches sont ouvertes",
    "revealed reveal": "Révélé : %(shown)s",
    "declared": "%(who)s annonce : %(action)s",
    "changed": "%(who)s change : %(action)s",
    "flipped": "%(who)s retourne %(chips)d",
    "spent": "%(who)s dépense un jeton",
    "lost": "Jeton perdu : %(trait)s",
    "rested": "%(who)s reprend un jeton",
    "fell": "%(seat)s tombe dans la fosse",
    "counted": "%(what)s : %(number)d",
    "held": "%(seat)s a %(scamper)d/%(mettle)d/%(friskiness)d",
    "stood": "%(seat)s : %(where)s",
    "turned": "À %(seat)s de jouer",
}
