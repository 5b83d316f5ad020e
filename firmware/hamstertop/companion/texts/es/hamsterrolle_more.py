"""Hamsterrolle in Spanish: what takes no memory while it is played."""

# By the id of each house rule: what it is about, then its readings.
HOUSE = {
    "HR-A12": ("Cuarto lote con 3", "a la caja", "2 piezas más", "2 más, 3 el 1.º"),
    "HR-A1": ("Tras pasar, el 0", "sigue igual", "va con la pieza"),
    "HR-A2": ("Tras un fallo, el 0", "sigue igual", "donde intentó"),
    "HR-A3": ("Sin tiempo, el 0", "en su casilla, si vale", "en su casilla", "donde debía ir", "sigue igual"),
    "HR-A6": ("Si cae el cono", "te lo llevas", "ponlo otra vez", "fuera del juego"),
    "HR-A8": ("Los 30 segundos", "con Empezar", "tras 5 s"),
    "HR-A10": ("Pones la última y caen", "no ganas", "ganas"),
    "HR-A13": ("Equipos, mismas piezas", "empate", "gana el último"),
    "HR-A15": ("Sin piezas", "puedes ayudar", "debes ayudar"),
    "HR-12": ("Apuntar los tipos de pieza", "no", "sí"),
    "HR-A20": ("Si falla la ayuda, pieza a", "quien ayuda", "su dueño"),
    "HR-A21": ("Al pasar llega a", "cualquier casilla")
    + tuple(["%d adelante" % reach for reach in (6, 10, 9, 8, 7, 5, 4, 3, 2, 1)]),
    "HR-A22": ("Dos más bajas: el fondo y", "la de delante", "una de al lado"),
}

# What happened, by the kind of event
LOG = {
    "setup": "%(players)d jugadores",
    "done": "La rueda está lista",
    "first": "Empieza %(seat)s",
    "clock": "%(who)s: quedan %(seconds)d s",
    "built": "%(who)s coloca en %(step)d",
    "fell": "%(who)s: caen %(count)d, %(where)s",
    "dropped": "%(who)s: sin tiempo, caen %(count)d, %(where)s",
    "passed": "%(who)s pasa, caen %(count)d",
    "idle": "%(who)s salta el turno",
    "gone": "Caen solas y salen: %(count)d",
    "lies": "Corregido: tipo %(kind)d en la casilla %(compartment)d",
    "left": "Corregido: sin tipo %(kind)d en la casilla %(compartment)d",
    "reset": "%(who)s: el tiempo empieza de nuevo",
    "stock": "Corregido: %(seat)s tiene %(pieces)d",
    "out": "Corregido: fuera del juego %(pieces)d",
    "turn": "Corregido: es el turno de %(seat)s",
    "time": "Corregido: quedan %(seconds)d s",
}
