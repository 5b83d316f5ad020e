"""Hamsterrolle in Italian: what takes no memory while it is played."""

# By the id of each house rule: what it is about, then its readings.
HOUSE = {
    "HR-A12": ("In tre, il quarto set", "nella scatola", "2 pezzi a testa", "2 a testa, 3 al via"),
    "HR-A1": ("Chi passa: 0 è", "dov'era", "dove va il pezzo"),
    "HR-A2": ("Prova fallita: 0 è", "dov'era", "dove provavi"),
    "HR-A3": ("Tempo scaduto: 0 è", "lì, se è 0-2", "dove sta", "dove doveva", "dov'era"),
    "HR-A6": ("La piramide cade", "la prendi", "rimettila", "fuori dal gioco"),
    "HR-A8": ("I 30 secondi partono", "con Via", "dopo 5 s"),
    "HR-A10": ("Ultimo pezzo, altri giù", "non vinci", "vinci"),
    "HR-A13": ("Squadre con pezzi pari", "parità", "vince chi posa"),
    "HR-A15": ("Senza pezzi", "puoi aiutare", "devi aiutare"),
    "HR-12": ("Inserire i tipi di pezzi", "no", "sì"),
    "HR-A20": ("Aiuto fallito: pezzo a", "chi aiuta", "chi lo aveva"),
    "HR-A21": ("Chi passa va", "avanti a scelta")
    + tuple(["avanti di %d" % reach for reach in (6, 10, 9, 8, 7, 5, 4, 3, 2, 1)]),
    "HR-A22": ("Più basse: in fondo e", "una avanti", "una accanto"),
}

# What happened, by the kind of event
LOG = {
    "setup": "%(players)d giocatori",
    "done": "La ruota è pronta",
    "first": "Comincia %(seat)s",
    "clock": "%(who)s: restano %(seconds)d s",
    "built": "%(who)s posa in %(step)d",
    "fell": "%(who)s, caduti: %(count)d, %(where)s",
    "dropped": "%(who)s: tempo! Caduti: %(count)d, %(where)s",
    "passed": "%(who)s passa, caduti: %(count)d",
    "idle": "%(who)s salta il turno",
    "gone": "Pezzi caduti da soli, fuori: %(count)d",
    "lies": "Corretto: tipo %(kind)d in casella %(compartment)d",
    "left": "Corretto: nessun tipo %(kind)d in casella %(compartment)d",
    "reset": "%(who)s: il tempo ricomincia",
    "stock": "Corretto: %(seat)s ha %(pieces)d",
    "out": "Corretto: %(pieces)d fuori dal gioco",
    "turn": "Corretto: è il turno di %(seat)s",
    "time": "Corretto: restano %(seconds)d s",
}
