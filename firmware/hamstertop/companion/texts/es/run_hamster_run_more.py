"""Run, Hamster, Run! in Spanish: what takes no memory while it is played."""

# By the id of each house rule: what it is about, then its readings.
HOUSE = {
    "RHR-A9": ("Fichas boca abajo en el foso", "cuentan", "no cuentan"),
    "RHR-A11": ("En el foso sin agallas", "te comen", "sigues en juego"),
    "RHR-A15": ("Si todos duermen y uno cambia", "la ficha queda", "la ficha sale"),
    "RHR-A16": ("La Fatiga mira la acción", "hecha", "anunciada"),
    "RHR-A17": ("Velocidad por asteriscos", "ronda siguiente", "al momento"),
    "RHR-A18": ("Puede irse el último caimán", "sí", "no"),
    "RHR-A19": ("El último, en el foso", "le muerden", "gana ya"),
    "RHR-A26": ("Seguir empujando sin prueba", "cualquier lado", "recto"),
}

# What happened, by the kind of event. Secret allocations stay secret: numbers come with the reveal.
LOG = {
    "setup": "%(players)d hámsteres",
    "done place": "Hámsteres colocados",
    "done resolve": "%(who)s termina",
    "done belt": "La cinta se movió",
    "done fatigue": "Fin de la ronda",
    "allocated": "%(seat)s ya ha repartido",
    "revealed allocate": "Hojas abiertas",
    "revealed reveal": "A la vista: %(shown)s",
    "declared": "%(who)s anuncia: %(action)s",
    "changed": "%(who)s cambia: %(action)s",
    "flipped": "%(who)s voltea %(chips)d",
    "spent": "%(who)s gasta una ficha",
    "lost": "Ficha perdida: %(trait)s",
    "rested": "%(who)s recupera una ficha",
    "fell": "%(seat)s cae al foso",
    "counted": "%(what)s: %(number)d",
    "held": "%(seat)s tiene %(scamper)d/%(mettle)d/%(friskiness)d",
    "stood": "%(seat)s: %(where)s",
    "turned": "Es el turno de %(seat)s",
}
