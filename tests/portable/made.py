"""Make the payloads of results."""

from hamstertop.saving import fields, records
from hamstertop.saving.results import Player, Result


def players(*rows):
    """Return a Player for each row: place, score, name and, optionally, what broke a tie, the person's id, and the
    people who had the seat before."""
    found = []
    for row in rows:
        tie, person, before = list(row[3:]) + [None, "", ()][len(row) - 3 :]
        found.append(Player(row[0], row[1], tie, person, row[2], tuple(before)))
    return found


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
