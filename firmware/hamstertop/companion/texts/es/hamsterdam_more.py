"""Words of Hamsterdam that are not needed while it is played: of the house rules, and of what happened."""

# By the id of each house rule, by its field where several have one id: what it is about, then its readings.
HOUSE = dict(
    (
        ("HD-A10", ("Fichas de la brecha", "al momento", "al otro turno")),
        ("HD-A12", ("Con dos, mover tras", "2 turnos cada uno", "1 turno cada uno")),
        ("HD-A24", ("Puede acabar", "tras un turno", "tras una ronda")),
        ("HD-A9", ("Swimster en brecha", "como todos", "se queda")),
        ("HD-A18", ("Copycatster copia", "todos menos 4", "todos")),
        ("contract_any_dam", ("Contractster actúa en", "tu dique", "cualquier dique")),
        ("contract_onto_hamsters", ("Ficha sobre hámster", "no", "sí")),
        ("HD-A32", ("Actúa cada Mobster", "sí", "uno por tirada")),
        ("HD-A15", ("Mobster cambia a", "cartas que tienes", "del 2 al 12")),
        ("HD-A20", ("Huckster mueve", "una carta", "lo que quieras")),
        ("HD-A8", ("Se recolocan", "los que descansan", "todos")),
    )
)

# What happened, by the kind of event
LOG = dict(
    (
        ("setup", "%(players)d jugadores, %(classic)s"),
        ("done setup", "Diques listos"),
        ("done deploy", "Hámsteres colocados"),
        ("done flood", "Fin de la inundación"),
        ("done move", "Fin del movimiento"),
        ("done skip", "Fin del movimiento"),
        ("done redeploy", "Fin de la recolocación"),
        ("rolled", "%(who)s tira %(a)d + %(b)d"),
        ("typed", "Los dados de %(who)s dan %(total)d"),
        ("first", "Empieza %(seat)s"),
        ("opposite", "%(who)s voltea los dados: %(total)d"),
        ("spun", "%(who)s cambia un dado: %(total)d"),
        ("rerolled", "%(who)s tira otra vez: %(a)d + %(b)d"),
        ("chose", "%(who)s elige %(total)d"),
        ("nobody", "Nadie lo tenía: tirar otra vez"),
        ("water", "%(seat)s: +%(tokens)d a la pila de agua"),
        ("breach", "%(seat)s voltea una carta, con %(tokens)d"),
        ("skips", "Especiales en vez de mover"),
        ("dam", "%(seat)s: %(tokens)d en el dique"),
        ("hamsters", "Hámsteres de %(seat)s: %(count)d"),
        ("whacked", "Whack-a-Mole tira %(a)d + %(b)d"),
        ("pile", "Corregido: %(seat)s, pila de agua %(tokens)d"),
        ("flips", "Corregido: %(seat)s, cartas volteadas %(cards)d"),
        ("turn", "Corregido: turno %(number)d de %(seat)s"),
        ("round", "Corregido: ronda %(number)d"),
    )
)
