"""`hamstertop log` reports on any given bytes or refuses them in one line. HAMSTERTOP_FUZZ=N tries N examples."""

import os
import sys

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as sweep
from hypothesis import strategies as st

from fuzzing import sources
from games_saved import Table
from hamstertop import chance
from hamstertop.games import titles as all_titles
from hamstertop.hardware.circuitpython import fat
from hamstertop.hardware.slots import SlotStorage
from hamstertop.saving import elapsed, fields, history, people, records
from hamstertop.saving.session import Session
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_games.errors import UserError
from hamstertop_host.reports import data as exported
from hamstertop_host.reports import page, saved, terminal
from hamstertop_host.reports.sources import from_path
from hostile import damaged_journal, damaged_settings, framed

EXAMPLES = int(os.environ.get("HAMSTERTOP_FUZZ", "60"))
STEADY = sweep(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
FEW = 3000
BLOBS = [Table(game, 3, 7, "random").play(undos=2).blob for game in ("hamsterdam", "hamsterrolle", "run_hamster_run")]
SEATED = bytes([history.PEOPLE]) + fields.write(people.fields([people.Person("a1b201", "Ida"), people.NOBODY])) + b"\0"
OTHERS = (history.UNDO + b"\1", SEATED, SEATED[:-9] + b"\0", elapsed.clock(1 << 31), bytes([history.CLOCK, 1]))


def report(blob, names=b""):
    """Return whether a blob is a game. If so, check that the companion accepts it, and produce all three outputs."""
    try:
        game = saved.read(blob, saved.Speaker(names))
    except UserError:
        return False
    storage = MemoryStorage()
    storage.replace(game.game, [blob])
    session = Session(storage, chance.Seeded(1), lambda: 0)
    if len(game.steps) < FEW:  # the companion replays the whole game for each undo
        assert session.resume(game.game)
        assert list(session.history.events()) == [step.event for step in game.standing]
        assert session.tracker.state() == game.table.state()
        assert len(whole(storage, game.game)) == len(blob) - game.unread
    terminal.text(game)
    page.html([game], "here")
    exported.of_game(game)
    return True


@STEADY
@given(sources)
def test_a_damaged_game_is_either_reported_or_refused(source):
    report(damaged_journal(source)[1])


@STEADY
@given(st.sampled_from(sorted(all_titles.names())), st.data())
def test_valid_records_with_any_content_are_reported_or_refused(game, data):
    """An attacker who knows the format can write any events with correct checksums."""
    kinds = len(all_titles.tracker(game).Tracker.events)
    record = st.tuples(st.integers(0, kinds), st.lists(st.integers(0, 255), max_size=8)).map(
        lambda r: bytes([r[0], *r[1]])
    )
    payloads = data.draw(st.lists(record | st.sampled_from(OTHERS), max_size=30))
    report(framed([fields.write({"id": "01020304", "title": game}), *payloads]))


@STEADY
@given(sources)
def test_settings_with_any_content_are_read_or_ignored(source):
    report(BLOBS[0], damaged_settings(source))


@STEADY
@given(st.text(max_size=12), st.text(max_size=12))
def test_a_game_is_reported_whatever_its_players_are_called(first, second):
    begun, *payloads = records.Reader([BLOBS[0]], records.GAME)
    seated = [people.Person("a1b201", first), people.Person("a1b202", second)]
    payloads = [begun, bytes([history.PEOPLE]) + fields.write(people.fields(seated)) + b"\0", *payloads]
    game = saved.read(framed(payloads), saved.Speaker())
    assert len(terminal.text(game).split("\n")) == len(terminal.text(saved.read(BLOBS[0], saved.Speaker())).split("\n"))
    page.html([game], "here").encode()


def test_altered_or_truncated_slots_yield_only_complete_games(tmp_path):
    fat.prepare(str(tmp_path / "saved"))
    slots = fat.slots(str(tmp_path / "saved"))
    storage = SlotStorage(slots)
    for blob in BLOBS[:2]:
        storage.replace("hamsterdam", [blob])
    paths = sorted(tmp_path.glob("saved/[12]/slot"))
    whole = [path.read_bytes() for path in paths]

    @STEADY
    @given(
        st.lists(st.tuples(st.sampled_from((0, 1)), st.integers(0, 4000), st.integers(1, 255)), max_size=4), st.data()
    )
    def check(changes, data):
        broken = [bytearray(content) for content in whole]
        for which, at, change in changes:
            broken[which][fat.BLOCK + at] ^= change
        for path, content in zip(paths, broken, strict=True):
            path.write_bytes(content[: data.draw(st.sampled_from((len(content), fat.BLOCK + 9, 100, 0)))])
        for blob in from_path(tmp_path).values():
            assert blob in (BLOBS[0], BLOBS[1])
            report(blob)

    check()


OPENED = (
    fields.write({"id": "01020304", "title": "hamsterdam"}),
    b"\0\3\0\0\0",
    b"\1\0",
    b"\4\1\0",
    b"\1\0",
    b"\2\1\2\0",
)
TOKEN, UNDO = b"\x0a\0\1\0", b"\xff\0"


def undone(count):
    """Return a saved game with this many tokens, each undone immediately, which has the most steps for its size."""
    return framed([*OPENED, *[TOKEN, UNDO] * count])


def work(blob):
    """Return how many calls to our own functions it takes to report on a game."""
    called = [0]

    def count(frame, event, argument):
        called[0] += event == "call" and "hamstertop" in frame.f_code.co_filename

    sys.setprofile(count)
    try:
        report(blob)
    finally:
        sys.setprofile(None)
    return called[0]


@pytest.mark.slow
def test_the_longest_saved_game_can_be_read():
    count = (saved.MOST - 200) // 12
    blob = undone(count)
    assert saved.MOST - 400 < len(blob) < saved.MOST
    assert len(saved.read(blob, saved.Speaker()).steps) == 5 + 2 * count


def test_the_work_of_a_report_grows_linearly_with_the_length_of_the_game():
    """If every undo replayed the game, a report on the longest hostile game would never finish."""
    least = FEW // 2
    once, twice = (work(undone(count)) for count in (least, 2 * least))
    assert least < once < twice < 2.1 * once
