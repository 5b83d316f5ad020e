"""Run, Hamster, Run! in Italian: what takes no memory while it is played."""

# By the id of each house rule: what it is about, then its readings.
HOUSE = {
    "RHR-A9": ("Fossa: gettoni girati", "contano", "non contano"),
    "RHR-A11": ("Fossa: senza Coraggio", "mangiato", "resta in gioco"),
    "RHR-A15": ("Tutti a Riposo, uno cambia: il gettone", "resta", "va via"),
    "RHR-A16": ("Per la Fatica vale l'azione", "fatta", "dichiarata"),
    "RHR-A17": ("Asterischi: nuova Velocità", "dal round dopo", "subito"),
    "RHR-A18": ("L'ultimo alligatore va via", "sì", "no"),
    "RHR-A19": ("Ultimo criceto, nella fossa", "è azzannato", "vince subito"),
    "RHR-A26": ("Spingere ancora senza prova", "ovunque", "solo dritto"),
}

# What happened, by the kind of event. Secret allocations stay secret: numbers come with the reveal.
LOG = {
    "setup": "%(players)d criceti",
    "done place": "I criceti sono piazzati",
    "done resolve": "%(who)s ha finito",
    "done belt": "Il nastro si muove",
    "done fatigue": "Fine del round",
    "allocated": "%(seat)s divide il Coraggio",
    "revealed allocate": "I fogli sono aperti",
    "revealed reveal": "Scoperti: %(shown)s",
    "declared": "%(who)s dichiara: %(action)s",
    "changed": "%(who)s cambia: %(action)s",
    "flipped": "%(who)s gira %(chips)d",
    "spent": "%(who)s spende un gettone",
    "lost": "Gettone perso: %(trait)s",
    "rested": "%(who)s riprende un gettone",
    "fell": "%(seat)s cade nella fossa",
    "counted": "%(what)s: %(number)d",
    "held": "%(seat)s ha %(scamper)d/%(mettle)d/%(friskiness)d",
    "stood": "%(seat)s: %(where)s",
    "turned": "È il turno di %(seat)s",
}
