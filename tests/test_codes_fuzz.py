"""Malicious codes: any text, body or history is either accepted or refused.

HAMSTERTOP_FUZZ=N tries 50 * N payloads of each kind.
"""

import json
import os
import random
from collections.abc import Sequence

import made
from hamstertop.drawing import qr
from hamstertop.saving import codes, results
from hamstertop.saving.people import NOBODY, Person
from hamstertop_host.reports import codes as reading
from hamstertop_host.reports import history, saved, terminal
from hamstertop_host.reports import results as reports

EXAMPLES = 50 * int(os.environ.get("HAMSTERTOP_FUZZ", "9"))
TITLES = ("hamsterdam", "hamsterrolle", "run_hamster_run")
SPEAKER = saved.Speaker()
NAMES = ("", "Anna", "Zoë", "<script>alert(1)</script>", "日本", "a b", "'\"&", "=1", "x" * 30, "\u202e")


def read(text: str) -> "reading.Taken | None":
    """Read a text as the site does. Show and return its content, or return None if it is refused."""
    try:
        taken = reading.read(text)
    except reading.Refused:
        return None
    show(taken)
    return taken


def show(taken: reading.Taken) -> None:
    """Produce the output for an accepted result."""
    finished = reports.taken([taken], SPEAKER)
    text = terminal.results_text(finished)
    assert "\x1b" not in text
    (again,) = history.read(json.loads(json.dumps({history.RESULTS: history.of_results(finished)})))
    assert results.Result(again.record).outcome == finished[0].result.outcome


def result(chance: random.Random, names: Sequence[str] = NAMES) -> results.Result:
    """Return a random result that a device could store."""
    count = chance.randint(1, 6)
    players = []
    for _ in range(count):
        name = chance.choice(names)
        score, tie = (chance.choice((None, 0, chance.randint(least, 40000))) for least in (-40000, 0))
        before = [Person("00ff7d", chance.choice(names[1:])), NOBODY][: chance.choice((0, 0, 1, 2))]
        players.append(
            (chance.randint(1, count), score, name, tie, chance.choice(("", "00ff7e")) if name else "", before)
        )
    payload = made.result(
        *players,
        title=chance.choice((*TITLES, "score_pad", "of_others")),
        identity=chance.randbytes(4),
        minutes=chance.choice((0, 1, 31, 70000)),
        rounds=chance.choice((0, 9, 300)),
        setup=[chance.randint(-128, 127) for _ in range(chance.choice((0, 0, 3, 15)))],
        timed=chance.choice((False, True)),
    )
    return results.Result(payload)


def mangled(data: bytes, chance: random.Random) -> bytes:
    """Return the data with some bytes changed, lost, duplicated or inserted."""
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8))):
        at = chance.randint(0, len(changed))
        what = chance.randint(0, 3)
        if what == 0 and at < len(changed):
            changed[at] = chance.choice((0, 1, 0x7F, 0x80, 0xFF, chance.randint(0, 255)))
        elif what == 1:
            del changed[at : at + chance.randint(1, 9)]
        elif what == 2:
            changed[at:at] = changed[at : at + chance.randint(1, 9)]
        else:
            changed[at:at] = chance.randbytes(chance.randint(1, 9))
    return bytes(changed)


def code(shown: results.Result) -> str:
    return codes.code(shown.identity, codes.result(shown))


def test_everything_a_device_can_store_survives_a_code_and_a_history() -> None:
    chance = random.Random(1)
    for number in range(EXAMPLES):
        shown = result(chance, NAMES[:-1])  # a control character becomes a question mark
        day = chance.choice((0, 1, reading.LAST_DAY))
        taken = reading.read(codes.code(shown.identity, codes.result(shown, day=day)))
        finished = reports.taken([taken], SPEAKER)
        whole = history.History()
        (kept,) = history.read(json.loads(whole.begin() + whole.add(finished) + whole.end()))
        assert (taken.record, taken.day) == (kept.record, kept.day) == (shown.write(), day), number
        if number % 100 == 0:
            text = code(shown)
            version = qr.smallest([text], qr.LOW, qr.VERSIONS)
            assert version == 0 or qr.code([text], version, qr.LOW)


def test_an_altered_body_with_a_valid_checksum_is_either_decoded_or_refused() -> None:
    chance = random.Random(4)
    for _ in range(EXAMPLES):
        changed = mangled(codes.result(result(chance)), chance) + chance.randbytes(chance.choice((0, 0, 10, 200)))
        read(codes.code(chance.randbytes(4), changed))


def test_any_history_is_either_read_or_refused() -> None:
    chance = random.Random(8)
    entry = {"id": "00000001", "game": "score_pad", "players": [{"name": "A", "place": 1, "score": 1}]}
    values: tuple[object, ...] = (None, "", -1, 10**30, 1.5, True, [], {}, [1], ["x"], "é" * 200, "1\n1 2 x", [{}])
    keys = ("id", "game", "date", "rounds", "minutes", "setup", "players", "unnamed", "timed")
    for _ in range(EXAMPLES):
        changed = {**entry, chance.choice(keys): chance.choice(values)}
        if chance.random() < 0.5:
            key = chance.choice(("name", "place", "score", "tie", "person"))
            changed["players"] = [{"name": "A", "place": 1, "score": 1, key: chance.choice(values)}]
        try:
            taken = history.read(json.loads(json.dumps({"results": [changed]})))
        except ValueError:
            continue
        for each in taken:
            show(each)
