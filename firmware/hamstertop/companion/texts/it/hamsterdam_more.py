"""Words of Hamsterdam that are not needed while it is played: of the house rules, and of what happened.

Pairs in one tuple: as keys of a dict that is written out, short texts would stay in memory for ever, as names do."""

# By the id of each house rule, by its field where several have one id: what it is about, then its readings.
HOUSE = dict(
    (
        ("HD-A10", ("Gettoni di un crollo", "contano subito", "al prossimo turno")),
        ("HD-A12", ("In due, movimento ogni", "2 turni a testa", "1 turno a testa")),
        ("HD-A24", ("La partita può finire", "a fine turno", "a fine round")),
        ("HD-A9", ("Swimster in un crollo", "come gli altri", "può restare")),
        ("HD-A18", ("Copycatster copia", "tutti meno 4 tipi", "tutti i tipi")),
        ("contract_any_dam", ("Contractster agisce su", "la tua diga", "ogni diga")),
        ("contract_onto_hamsters", ("Gettone sui criceti", "no", "sì")),
        ("HD-A32", ("Agisce ogni Mobster", "sì", "uno per tiro")),
        ("HD-A15", ("Mobster porta a", "carte che hai", "da 2 a 12")),
        ("HD-A20", ("Huckster sposta di", "una carta", "quanto vuoi")),
        ("HD-A8", ("Nei rinforzi si piazza", "chi riposa", "ogni criceto")),
    )
)

# What happened, by the kind of event
LOG = dict(
    (
        ("setup", "%(players)d giocatori, %(classic)s"),
        ("done setup", "Le dighe sono pronte"),
        ("done deploy", "I criceti sono piazzati"),
        ("done flood", "Fine dell'allagamento"),
        ("done move", "Fine del movimento"),
        ("done skip", "Fine del movimento"),
        ("done redeploy", "Fine dei rinforzi"),
        ("rolled", "%(who)s tira %(a)d + %(b)d"),
        ("typed", "I dadi di %(who)s: %(total)d"),
        ("first", "Comincia %(seat)s"),
        ("opposite", "%(who)s gira i dadi: %(total)d"),
        ("spun", "%(who)s cambia un dado: %(total)d"),
        ("rerolled", "%(who)s tira ancora: %(a)d + %(b)d"),
        ("chose", "%(who)s sceglie %(total)d"),
        ("nobody", "Nessuno ha il numero: altro tiro"),
        ("water", "%(seat)s: %(tokens)d in pila acqua"),
        ("breach", "%(seat)s gira una carta, gettoni: %(tokens)d"),
        ("skips", "Speciali invece di mosse"),
        ("dam", "%(seat)s: %(tokens)d sulla diga"),
        ("hamsters", "%(seat)s, criceti: %(count)d"),
        ("whacked", "Whack-a-Mole tira %(a)d + %(b)d"),
        ("pile", "Corretto: %(seat)s, pila acqua %(tokens)d"),
        ("flips", "Corretto: %(seat)s, carte girate %(cards)d"),
        ("turn", "Corretto: turno %(number)d di %(seat)s"),
        ("round", "Corretto: round %(number)d"),
    )
)
