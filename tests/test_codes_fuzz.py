"""Malicious codes: any text, part, body, saved game or history is either accepted or refused.

HAMSTERTOP_FUZZ=N tries 50 * N payloads of each kind; 2500 makes a million in total.
"""

import json
import os
import random
from collections import Counter
from pathlib import Path

import pytest

import games_saved
from hamstertop.companion import codes, packing, records, results
from hamstertop.drawing import qr
from hamstertop_host.errors import UserError
from hamstertop_host.reports import codes as reading
from hamstertop_host.reports import history, page, saved, scanning, terminal
from hamstertop_host.reports import results as reports

EXAMPLES = 50 * int(os.environ.get("HAMSTERTOP_FUZZ", "9"))
TITLES = ("hamsterdam", "hamsterrolle", "run_hamster_run")
TABLES = [games_saved.Table(title, 3, 7, "random").play(undos=2) for title in TITLES]
PACKED = [(table, packing.events([table.blob], table.session.identity)) for table in TABLES]
WHOLE = 0.04  # fraction of bodies with a game, which take a hundred times as long to read
SPEAKER = saved.Speaker()
NAMES = ("", "Anna", "Zoë", "<script>alert(1)</script>", "日本", "a b", "\u202e", "'\"&", "x" * 30)
TAKEN: Counter[str] = Counter()  # accepted payloads by kind


def read(kind: str, texts: list[str]) -> "reading.Taken | None":
    """Read texts as the site and the command do. Show and return their content, or return None if they are refused."""
    try:
        taken = reading.whole([reading.part(text) for text in texts])
    except reading.Refused:
        return None
    TAKEN[kind] += 1
    show(taken, TAKEN[kind] % 50 == 1)
    return taken


def show(taken: reading.Taken, all_of_it: bool) -> None:
    """Produce the output for an accepted result. Include the game's report, which takes a long time, if `all_of_it`."""
    finished = reports.taken([taken], SPEAKER)
    text = terminal.results_text(finished)
    assert "\x1b" not in text
    (again,) = history.read(json.loads(json.dumps({history.RESULTS: history.of_results(finished)})))
    assert again.journal == taken.journal
    assert results.Result(again.record).outcome == finished[0].result.outcome
    if not taken.journal:
        return
    try:
        game = saved.read(taken.journal, SPEAKER)
    except saved.Unreadable:
        return
    if all_of_it:
        terminal.text(game)
        assert "<script" not in page.html([game], "here", finished)


def result(chance: random.Random) -> results.Result:
    """Return a random result that a device could store."""
    players = chance.randint(1, 6)
    setup = "".join(f" {chance.randint(-128, 127)}" for _ in range(chance.choice((0, 0, 3, 15))))
    rows = [chance.choice((*TITLES, "score_pad", "of_others")), str(chance.choice((0, 1, 31, 70000)))]
    rows.append(f"{chance.choice((0, 9, 300))}{setup}")
    for _ in range(players):
        score = chance.choice(("-", str(chance.randint(-40000, 40000))))
        rows.append(f"{chance.randint(1, players)} {score} {chance.choice(NAMES)}")
    return results.Result(chance.randbytes(4) + "\n".join(rows).encode())


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


def body(chance: random.Random) -> bytes:
    """Return a random result, sometimes with a game."""
    if chance.random() > WHOLE:
        return codes.result(result(chance))
    table, packed = chance.choice(PACKED)
    lines = f"{table.game}\n{chance.choice((0, 60))}\n3\n1 5 Anna\n2 4 \n3 3 "
    return codes.result(results.Result(table.session.identity + lines.encode())) + packed


def test_everything_a_device_can_store_survives_a_round_trip() -> None:
    chance = random.Random(1)
    for number in range(EXAMPLES):
        shown = result(chance)
        found = codes.parts(shown.identity, codes.result(shown), chance.choice((40, 80, 120, 200)))
        parts = [reading.part(text) for text in found]
        chance.shuffle(parts)
        again = results.Result(reading.whole(parts).record)
        assert (again.identity, again.outcome, again.setup) == (shown.identity, shown.outcome, shown.setup)
        assert (again.minutes, again.players) == (shown.minutes, shown.players)
        if number % 100 == 0:
            version = qr.smallest(found[:1], qr.LOW, qr.VERSIONS)
            assert version == 0 or qr.code(found[:1], version, qr.LOW)
        read("results", found)


def test_any_text_is_either_decoded_or_refused() -> None:
    chance = random.Random(2)
    letters = codes.ALPHABET + "#äHT: \n\0"
    for _ in range(EXAMPLES):
        text = "".join(chance.choices(letters, k=chance.choice((0, 3, 20, 100, 300))))
        read("texts", [chance.choice(("", "HT:", "https://x/#HT:")) + text])


def test_altered_text_is_either_decoded_or_refused() -> None:
    chance = random.Random(3)
    for _ in range(EXAMPLES):
        (text,) = codes.parts(chance.randbytes(4), body(chance), 2000)
        taken = read("changed texts", [mangled(text.encode(), chance).decode("latin-1")])
        assert taken is None or taken.record == reading.read(text).record, "a change that means nothing"


def test_an_altered_body_with_valid_checksums_is_either_decoded_or_refused() -> None:
    chance = random.Random(4)
    for _ in range(EXAMPLES):
        changed = mangled(body(chance), chance) or b"\0"
        read("changed bodies", codes.parts(chance.randbytes(4), changed, chance.choice((60, 2000))) or [""])


def test_any_body_is_either_decoded_or_refused() -> None:
    chance = random.Random(5)
    head = codes.result(results.Result(b"0000" + b"score_pad\n9\n1\n1 5 "))
    for _ in range(EXAMPLES):
        data = chance.randbytes(chance.choice((1, 10, 60, 200)))
        read("bodies", codes.parts(chance.randbytes(4), chance.choice((b"", head)) + data, 2000))


def test_mixed_parts_of_two_results_are_either_joined_or_refused() -> None:
    chance = random.Random(6)
    for _ in range(EXAMPLES):
        identity = bytes(4)
        texts = codes.parts(identity, body(chance), 40) + codes.parts(identity, body(chance), 40)
        read("mixed parts", chance.sample(texts, chance.randint(0, len(texts))))


def test_any_saved_game_is_either_packed_or_omitted() -> None:
    chance = random.Random(7)
    for _ in range(EXAMPLES):
        crc = chance.choice((0, 0, 0, 1))
        blob = chance.choice((b"HT\x01", b"HT\x02", b"HT\x02", b"HT\x03", b""))
        events = [bytes([chance.randint(0, 32)]) + chance.randbytes(chance.randint(0, 6)) for _ in range(9)]
        for payload in (b"0000score_pad", *events, *chance.choice(((), (b"\xff",), (b"\xff\x01",), (b"\x00",)))):
            crc = records.check(payload, crc)
            blob += records.frame(payload, crc)
        packed = packing.events([blob], b"0000")
        if packed:
            shown = results.Result(b"0000" + b"score_pad\n" + (b"9" if blob[2] == 2 else b"0") + b"\n1\n1 5 ")
            read("saved games", codes.parts(b"0000", codes.result(shown) + packed, 2000))


def test_any_history_is_either_read_or_refused() -> None:
    chance = random.Random(8)
    entry = {"id": "00000001", "game": "score_pad", "players": [{"name": "A", "place": 1, "score": 1}]}
    values: tuple[object, ...] = (None, "", -1, 10**30, 1.5, True, [], {}, [1], ["x"], "é" * 200, "1\n1 2 x", [{}])
    keys = ("id", "game", "date", "rounds", "minutes", "setup", "players", "unnamed", "journal")
    for _ in range(EXAMPLES):
        changed = {**entry, chance.choice(keys): chance.choice(values)}
        if chance.random() < 0.5:
            key = chance.choice(("name", "place", "score"))
            changed["players"] = [{"name": "A", "place": 1, "score": 1, key: chance.choice(values)}]
        try:
            taken = history.read(json.loads(json.dumps({"results": [changed]})))
        except ValueError:
            continue
        TAKEN["histories"] += 1
        for each in taken:
            show(each, TAKEN["histories"] % 50 == 1)


def test_the_command_refuses_invalid_codes_with_a_one_line_message(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(9)
    for _ in range(EXAMPLES):
        texts = codes.parts(chance.randbytes(4), body(chance), chance.choice((50, 2000)))
        if chance.random() < 0.5:
            texts[0] = mangled(texts[0].encode(), chance).decode("latin-1")
        shown = chance.sample(texts, chance.randint(0, len(texts)))
        monkeypatch.setattr(scanning, "_texts", lambda picture, shown=shown: shown)
        try:
            taken = scanning.read([Path("code.png")])
        except UserError as error:
            taken, said = [], str(error)
        else:
            said = ""
        assert "\n" not in said
        assert len(taken) <= 1
