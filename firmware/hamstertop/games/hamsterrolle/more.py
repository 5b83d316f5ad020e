"""Hamsterrolle in English: what takes no memory while it is played."""

# By the id of each house rule: what it is about, then its readings.
HOUSE = {
    "HR-A12": ("Fourth set of 3 players", "in the box", "2 pieces each", "2 each, 3 first"),
    "HR-A1": ("After a pass, 0 is", "where it was", "where it went"),
    "HR-A2": ("After a failed try, 0 is", "where it was", "where tried"),
    "HR-A3": ("After a time out, 0 is", "its place, if open", "its place", "where it was meant", "where it was"),
    "HR-A6": ("The cone falls", "you take it", "put it back", "out of the game"),
    "HR-A8": ("The 30 seconds begin", "with Start", "after 5 s"),
    "HR-A10": ("Last piece in, others fall", "no win", "a win"),
    "HR-A13": ("Teams with equal pieces", "draw", "last builder wins"),
    "HR-A15": ("Without pieces you", "may help", "must help"),
    "HR-12": ("Enter the kinds of pieces", "no", "yes"),
    "HR-A20": ("Helper fails: piece goes to", "helper", "its owner"),
    "HR-A21": ("A pass reaches", "any ahead")
    + tuple(["%d ahead" % reach for reach in (6, 10, 9, 8, 7, 5, 4, 3, 2, 1)]),
    "HR-A22": ("Lowest two: bottom and", "the next ahead", "either side"),
}

# What happened, by the kind of event
LOG = {
    "setup": "%(players)d players",
    "done": "The wheel stands",
    "first": "%(seat)s begins",
    "clock": "%(who)s: %(seconds)d s left",
    "built": "%(who)s built in %(step)d",
    "fell": "%(who)s: %(count)d fell, %(where)s",
    "dropped": "%(who)s: time up, %(count)d fell, %(where)s",
    "passed": "%(who)s passed, %(count)d fell",
    "idle": "%(who)s missed the turn",
    "gone": "%(count)d fell by themselves and are out",
    "lies": "Put right: a kind %(kind)d in compartment %(compartment)d",
    "left": "Put right: no kind %(kind)d in compartment %(compartment)d",
    "reset": "%(who)s: the time begins again",
    "stock": "Put right: %(seat)s has %(pieces)d",
    "out": "Put right: %(pieces)d out of the game",
    "turn": "Put right: it is the turn of %(seat)s",
    "time": "Put right: %(seconds)d s left",
}
