"""Hostile board files, settings, messages and scripts lead to clear errors. `portable/test_hostile.py` has saved games.

HAMSTERTOP_FUZZ sets how many inputs are tried.
"""

import json
import os
import re
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from fuzzing import sources
from hamstertop.saving.settings import NAME_LENGTH
from hamstertop_games.errors import UserError
from hamstertop_host import boards, paths
from hamstertop_host.commands.send import REMEDIES
from hamstertop_host.flashing import sending
from hamstertop_host.reports.saved import Speaker
from hamstertop_host.simulator import headless
from hamstertop_host.simulator.messages import check
from hamstertop_host.simulator.virtual.board import described
from hostile import damaged_settings

EXAMPLES = int(os.environ.get("HAMSTERTOP_FUZZ", "100"))
STEADY = settings(deadline=None, derandomize=True, database=None, max_examples=EXAMPLES)
BOARD = boards.load("pico_epaper29")
PICO = (paths.BOARDS / "pico_epaper29" / "board.py").read_text("utf-8")


def message_of(act: Callable[[], object]) -> "str | None":
    """Return the one-line error message for the input, or None if the input is accepted."""
    try:
        act()
    except (UserError, ValueError) as error:
        return str(error)
    return None


@STEADY
@given(sources, sources, st.text(min_size=1, max_size=NAME_LENGTH))
def test_any_settings_sent_to_any_board_lead_to_a_plan_or_a_refusal(source, board, answer):
    before = damaged_settings(board)
    try:
        made = sending.plan(f"settings {before.hex()}", damaged_settings(source), lambda name: answer)
    except sending.Refused as error:
        made = {"refused": error.key}
    assert made.get("refused") in (None, *REMEDIES)
    assert not set(made.get("names", ())) & set(Speaker(before).known)


# Board files

literals = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.binary(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.text(max_size=4) | st.integers(), inner, max_size=3)
    ),
    max_leaves=8,
)
LITERAL = re.compile(r'"[^"\n]*"|\b\d+(?:\.\d+)?\b|\b(?:True|False|None)\b')
PLACES = [found.span() for found in LITERAL.finditer(PICO, PICO.index("NAME ="))]
NESTED = ("(" * 5000 + ")" * 5000, "[" * 150 + "]" * 150, "-" * 50_000 + "1", "9" * 5000, "1e999", "{[]: 1}", "1 + 2j")


@st.composite
def board_files(draw):
    """Return the Pico's board file with some literals replaced, some bytes changed, or a line removed or duplicated."""
    text = PICO
    for start, end in sorted(draw(st.lists(st.sampled_from(PLACES), max_size=3, unique=True)), reverse=True):
        value = draw(literals.map(repr) | st.sampled_from(NESTED) | st.sampled_from([PICO[a:b] for a, b in PLACES]))
        text = text[:start] + value + text[end:]
    lines = text.splitlines(keepends=True)
    for _ in range(draw(st.integers(0, 2))):
        at = draw(st.integers(0, len(lines) - 1))
        lines[at : at + 1] = draw(st.sampled_from(([], [lines[at]] * 2, ["\f"], ["\0"])))
    data = "".join(lines).encode("utf-8", "surrogatepass")
    if draw(st.booleans()):
        at = draw(st.integers(0, len(data)))
        data = data[:at] + draw(st.binary(max_size=4)) + data[at:]
    return data


@STEADY
@given(board_files() | st.binary(max_size=200))
def test_any_board_file_is_either_loaded_or_refused(tmp_path_factory, data):
    folder = tmp_path_factory.getbasetemp() / "boards"
    path = folder / "mine" / "board.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    complaint = message_of(lambda: json.dumps(boards.load("mine", folder).picture(), allow_nan=False))
    if complaint is None:
        described(boards.load("mine", folder).virtual())
    else:
        assert str(path) in complaint
        assert "\n" not in complaint
        assert len(complaint) < 1000


# Messages from a page to the simulator

jsons = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=10,
)
words = st.sampled_from(("key", "speed", "power", "type", "down", "on", "quit", "advance"))
nearly = st.fixed_dictionaries(
    {"type": words | jsons}, optional={word: jsons for word in ("key", "speed", "on", "down")}
)


@STEADY
@given((nearly | jsons).map(json.dumps) | st.text() | st.binary() | st.sampled_from(("[" * 200, '{"type":' * 30)))
def test_any_message_from_a_page_is_either_accepted_or_refused(text):
    complaint = message_of(lambda: check(text, 3))
    if complaint is None:
        assert check(text, 3)["type"] in ("key", "write", "language", "speed", "power")
    else:
        assert 0 < len(complaint) < 40


# Scripts of presses

script_words = st.sampled_from(
    (
        "press",
        "hold",
        "wait",
        "frame",
        "cut",
        "A",
        "D",
        "5",
        "-1",
        "1e3",
        "9" * 20,
        "#",
        ".",
        "..",
        "../x",
        "/etc",
        "a.png",
    )
)
scripts = st.lists(st.lists(script_words | st.text(max_size=4), max_size=4).map(" ".join), max_size=6).map("\n".join)


@STEADY
@given(scripts | st.text())
def test_any_script_is_either_parsed_or_refused(text):
    complaint = message_of(lambda: headless.parse(text, "script", BOARD))
    if complaint is not None:
        assert re.match(r"script:\d+: .*\(.+\)", complaint)
    else:
        for step in headless.parse(text, "script", BOARD):
            assert 0 <= step.key < 3
            assert 0 <= step.ms <= headless.LONGEST_MS
            assert "/" not in step.name
            assert step.name.strip(".") == step.name or step.name[0] != "."
