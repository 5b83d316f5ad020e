"""docs/journal.md matches what the code stores: the codes of all events, and an example."""

import re
from pathlib import Path

import pytest

import made
import released
from document_tables import sections, table
from hamstertop import chance
from hamstertop.games import titles
from hamstertop.hardware import ring, slots
from hamstertop.saving import fields, people, records, results, settings
from hamstertop.saving.people import NOBODY, Person
from hamstertop.saving.session import Session
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host.reports import saved

JOURNAL = Path(__file__).parents[1] / "docs" / "journal.md"
SECTIONS = sections(JOURNAL, "##")
EXAMPLE = table(SECTIONS["A worked example"], "bytes")
BLOB = bytes.fromhex("".join(row[0].strip("`") for row in EXAMPLE))


def event(cell: str) -> list[str | int]:
    """Parse an event in the document into its kind and values."""
    kind, *values = cell.strip("`").split()
    return [kind, *map(int, values)]


# The codes


def codes() -> dict[str, list[list[str]]]:
    """Return the rows of each title's table of codes."""
    found = sections(JOURNAL, "###")
    return {head.split("`")[1]: table(text, "code") for head, text in found.items() if "`" in head}


def wrong(title: str) -> list[str]:
    """Return what is wrong with a title's table: its rows, marks of annotations, and set-up's values."""
    rows, tracker = codes().get(title, []), titles.tracker(title)
    wanted = [(str(code), row[0], row[1]) for code, row in enumerate(tracker.Tracker.events)]
    there = [(code, kind.strip("`"), names.strip("`–")) for code, kind, names, _ in rows]
    found = [f"the row for {row[1]}" for row in wanted if row not in there]
    found += [f"{row[1]} is not an event" for row in there if row[:2] not in [row[:2] for row in wanted]]
    marked = [kind.strip("`") for _, kind, _, meaning in rows if meaning.startswith("annotation: ")]
    if marked != list(getattr(tracker, "ANNOTATIONS", ())):
        found.append('the meanings of ANNOTATIONS, and no others, begin with "annotation: "')
    if "house" in titles.package(title).MODULES:
        house, meaning = titles.house(title), next((row[3] for row in rows if row[1] == "`setup`"), "")
        others = [field for field, _, _ in house.SETUP[1:]]  # besides the number of players
        found += [f"the meaning of {field}" for field in others if f"`{field}`" not in meaning]
        if re.findall(r"[A-Z]+-A?\d+", meaning) != [name for name, _, _ in house.HOUSE.rows]:
            found.append("its house rules, in order")
    return found


def test_each_released_title_and_no_other_has_a_table() -> None:
    assert set(codes()) - set(titles.names()) == set()
    assert set(released.TITLES) - set(codes()) == set()


@pytest.mark.parametrize("title", released.TITLES)
def test_a_titles_table_matches_its_events_and_set_up(title: str) -> None:
    assert wrong(title) == []


# The example


def test_the_example_decodes_to_its_listed_events() -> None:
    game = saved.read(BLOB, saved.Speaker())
    decoded = [(step.seconds, list(step.event) if step.event else ["undo"]) for step in game.steps]
    assert (game.game, game.unread) == ("hamsterdam", 0)
    assert decoded == [(int(seconds), event(cell)) for _, seconds, cell, _ in EXAMPLE[3:]]
    assert game.speaker.names == ["Anna", ""]


def test_the_fields_in_the_example_are_those_of_its_records() -> None:
    payloads = list(records.Reader([BLOB], records.GAME))
    for number, start, end in ((1, 0, None), (2, 1, -1)):
        assert EXAMPLE[number][3] == f"`{payloads[number - 1][start:end].decode()}`"


def test_the_example_has_one_record_per_row_and_the_stated_length() -> None:
    text = SECTIONS["A worked example"]
    rows = [bytes.fromhex(row[0].strip("`")) for row in EXAMPLE]
    assert f" {len(BLOB)} bytes" in text
    assert len(rows[0]) == records.HEAD_SIZE
    assert [row[0] + 3 for row in rows[1:]] == [len(row) for row in rows[1:]]


def test_the_companion_stores_the_examples_events_as_the_documented_bytes() -> None:
    storage, clock = MemoryStorage(), Clock()
    session = Session(storage, chance.Seeded(7), clock)
    for number, (_, seconds, cell, _) in enumerate(EXAMPLE[3:]):
        clock.now += 1000 * (500 if seconds == "255" else int(seconds))
        report(session, event(cell), first=not number)
    assert whole(storage, "hamsterdam") == BLOB


class Clock:
    now = 0

    def __call__(self) -> int:
        return self.now


def report(session: Session, reported: list[str | int], first: bool) -> None:
    """Record an event as the keys would, so that dice are rolled rather than given."""
    kind = str(reported[0])
    if first:
        session.begin("hamsterdam", tuple(reported), [Person("24f700", "Anna"), NOBODY])
    elif kind == "undo":
        session.undo()
    elif kind == "rolled":
        session.do(("rolled", *session.roll(2, 6)))
    else:
        session.do(tuple(reported))


# Fields


def fields_of(where: str) -> set[str]:
    """Return the fields in the rows of the table that begin with one for `where`."""
    found, here = set(), ""
    for row in table(SECTIONS["Fields"], "where"):
        here = row[0] or here
        found |= set(re.findall(r"`(\w+)`", row[1])) if here == where else set()
    return found


def test_the_example_result_matches_its_description() -> None:
    text = re.search(r"```json\n(.*)\n```", SECTIONS["Results"])
    assert text
    result = results.Result(text[1].encode())
    assert result.write().decode() == text[1]
    assert (result.title, result.minutes, result.rounds) == ("hamsterdam", 31, 9)
    assert result.players == made.players((2, 14, "Anna", None, "24f700"), (1, 9, ""))


def test_the_table_has_every_field() -> None:
    storage = MemoryStorage()
    assert settings.Settings(storage).save()
    (payload,) = records.Reader(storage.pieces(settings.BLOB), records.SETTINGS)
    assert fields_of("settings") == set(fields.read(payload))
    session = Session(storage, chance.Seeded(1), lambda: 0, lambda: 1)
    session.begin("hamsterdam", ("setup", 2, 0, 0), [Person("24f700", "Anna"), NOBODY])
    first, seated, *_ = records.Reader(storage.pieces("hamsterdam"), records.GAME)
    assert fields_of("a game's first record") == set(fields.read(first))
    assert fields_of("people") == set(fields.read(seated[1:-1]))
    result = results.Result(results.of_game(session))
    result.players = made.players((1, 2, "Anna", 3, "24f700", (NOBODY,)))
    assert fields_of("a result") == set(fields.read(result.write())) | {"rounds"}


def test_the_documented_limits_match_the_code() -> None:
    text = " ".join(SECTIONS["Results"].split())
    assert f"more than {results.MOST} records, only the newest {results.KEPT} results are kept" in text
    text = " ".join(SECTIONS["Fields"].split())
    assert f"at most {people.LONGEST} bytes" in text
    assert f"1 to {results.MOST_PLAYERS} seats" in text
    assert f"at most {settings.KNOWN}, most recently" in text
    assert f"1 to {records.LONGEST}: " in SECTIONS["Blobs"]


@pytest.mark.parametrize("magic", [records.GAME, records.RESULTS, records.SETTINGS, ring.MARK[:3], slots._MAGIC[:3]])
def test_each_magic_is_documented_and_belongs_to_one_format(magic: bytes) -> None:
    assert JOURNAL.read_text("utf-8").count(f"`{magic.decode()}`") == 1
