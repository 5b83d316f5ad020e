"""Make the payloads of results."""

from hamstertop.saving import fields, records
from hamstertop.saving.results import Player, Result


def players(*rows):
    """Return a Player for each row: place, score, name and, optionally, what broke a tie and the person's id."""
    return [Player(row[0], row[1], *((list(row[3:]) + [None, ""][len(row) - 3 :]) + [row[2]])) for row in rows]


def result(*rows, title="hamsterdam", identity=b"1234", minutes=0, rounds=0, setup=(), timed=False):
    """Return the payload of a result with these players."""
    made = Result(fields.write({"id": "31323334", "title": title, "names": [""]}))
    made.identity = identity
    made.minutes, made.rounds, made.setup, made.timed = minutes, rounds, setup, timed
    made.players = players(*rows)
    return made.write()


def blob(*payloads):
    """Return a blob of results with these payloads."""
    return b"".join(records.framed(records.RESULTS, payloads))
