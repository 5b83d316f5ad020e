"""docs/journal.md says what the code stores: the codes of all events, and an example with its events beside it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hamstertop import chance
from hamstertop.companion import records, results, titles
from hamstertop.companion.session import Session
from hamstertop.storage import MemoryStorage
from hamstertop_host.reports import saved

DOCUMENT = Path(__file__).parents[1] / "docs" / "journal.md"
Rows = list[list[str]]


def sections(level: str) -> dict[str, str]:
    """The text below each heading of a level, by heading."""
    parts = re.split(rf"^{level} (.*)$", DOCUMENT.read_text("utf-8"), flags=re.MULTILINE)
    return {
        head: re.split(r"^#", text, flags=re.MULTILINE)[0] for head, text in zip(parts[1::2], parts[2::2], strict=True)
    }


def table(text: str, head: str) -> Rows:
    """The cells of the rows of the table whose first column has this head."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith(f"| {head} |"):
            next(lines)  # the rule below the head
            break
    return list(_rows(lines))


def _rows(lines: Iterator[str]) -> Iterator[list[str]]:
    for line in lines:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip("|").split("|")]


CODES = {head.split("`")[1]: table(text, "code") for head, text in sections("###").items() if "`" in head}
EXAMPLE = table(sections("##")["A worked example"], "bytes")
BLOB = bytes.fromhex("".join(row[0].strip("`") for row in EXAMPLE))


def event(cell: str) -> list[str | int]:
    """An event as the document has it: its kind, then its values."""
    kind, *values = cell.strip("`").split()
    return [kind, *map(int, values)]


# The codes


def test_each_title_has_its_table() -> None:
    released = ["dice_tray", "hamsterdam", "hamsterrolle", "run_hamster_run", "score_pad"]
    assert set(released) <= set(CODES) <= set(titles.names()), "docs/journal.md has a table of codes for each title"


@pytest.mark.parametrize("title", sorted(CODES))
def test_the_table_of_a_title_has_the_codes_of_its_events(title: str) -> None:
    documented = [(code, kind.strip("`"), names.strip("`–")) for code, kind, names, _ in CODES[title]]
    assert documented == [(str(code), row[0], row[1]) for code, row in enumerate(titles.tracker(title).EVENTS)]


@pytest.mark.parametrize("title", sorted(CODES))
def test_the_table_of_a_title_marks_its_annotations(title: str) -> None:
    marked = [kind.strip("`") for _, kind, _, meaning in CODES[title] if meaning.startswith("annotation: ")]
    assert marked == list(getattr(titles.tracker(title), "ANNOTATIONS", ()))


# The example


def test_the_example_decodes_to_the_events_beside_it() -> None:
    game = saved.read(BLOB, saved.Speaker())
    decoded = [(step.seconds, list(step.event) if step.event else ["undo"]) for step in game.steps]
    assert (game.game, game.version, game.unread) == ("hamsterdam", 2, 0)
    assert decoded == [(int(seconds), event(cell)) for _, seconds, cell, _ in EXAMPLE[2:]]


def test_the_example_has_a_record_a_row_as_its_text_counts() -> None:
    text = sections("##")["A worked example"]
    rows = [bytes.fromhex(row[0].strip("`")) for row in EXAMPLE]
    assert f" {len(BLOB)} bytes" in text
    assert len(rows[0]) == 3
    assert [row[0] + 3 for row in rows[1:]] == [len(row) for row in rows[1:]]


def test_the_example_is_what_the_companion_stores() -> None:
    storage, clock = MemoryStorage(), Clock()
    session = Session(storage, chance.Seeded(7), clock)
    for number, (_, seconds, cell, _) in enumerate(EXAMPLE[2:]):
        clock.now += 1000 * (500 if seconds == "255" else int(seconds))
        report(session, event(cell), first=not number)
    assert storage.read("hamsterdam") == BLOB


class Clock:
    now = 0

    def __call__(self) -> int:
        return self.now


def report(session: Session, reported: list[str | int], first: bool) -> None:
    """What the keys would do: dice are thrown, not given."""
    kind = str(reported[0])
    if first:
        session.begin("hamsterdam", tuple(reported))
    elif kind == "undo":
        session.undo()
    elif kind == "rolled":
        session.do(("rolled", *session.roll(2, 6)))
    else:
        session.do(tuple(reported))


# Results


def test_the_example_of_a_result_is_what_its_text_says() -> None:
    rows = table(sections("##")["Results"], "bytes")
    blob = bytes.fromhex("".join(cell.strip("`") for cell, _ in rows))
    reader = records.Reader(blob)
    (payload,) = results.standing(reader)
    result = results.Result(payload)
    assert reader.good == len(blob)
    assert (result.title, result.minutes, result.rounds) == ("hamsterdam", 31, 9)
    assert result.players == [(2, 14, "Anna"), (1, 9, "")]


def test_the_document_has_the_limits_of_the_code() -> None:
    text = sections("##")["Results"]
    assert f"more than {results.MOST}, then the newest {results.KEPT} results stay" in " ".join(text.split())
    assert f"more than {results.LONGEST} bytes" in text
