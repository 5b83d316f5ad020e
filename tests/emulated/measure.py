"""Measure the figures in docs/performance.md that need a complete board, on emulated ones through their pins."""

import argparse
import hashlib
import json
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path

import msgspec
from hands import Hands, first_start, switched_on
from pico import Pico, flashed, size
from stored import confirmed

from games_saved import Scripted
from hamstertop.companion.keys import HOLD
from hamstertop.games import titles
from hamstertop_host import boards
from hamstertop_host.boards import Board
from hamstertop_host.flashing import models
from playing.fingers import LEFT, RIGHT

PERFORMANCE = Path(__file__).parents[2] / "docs" / "performance.md"
KNOWN = Path(__file__).parents[2] / "build" / "figures.json"  # what was measured, by image and scene
MARKS = ("<!-- make figures writes what follows -->", "<!-- to here -->")
PLAYED = 120  # the number of events in the game that is resumed
SCENES = ("first", "home", "400", "120", "turned")  # a number is that of the events saved
TURN = ("Roll", "Next", "All moved")  # the right key's labels in a turn
ASLEEP = "Roll, 12 s after the last press"
THOUGHT = 12_000  # ms, after which the panel is asleep
MOST = 20  # the maximum number of presses until all of them have appeared
IMAGES = {"pico_epaper29": "Pico", "inky_pack": "Inky Pack", "badger2040": "Badger 2040", "feather_thinkink": "Feather"}
OWN = {"SSD1680": 25, "UC8151": 100}  # ms that a panel needs to wake up, which nothing can shorten

Figures = dict[str, float]


class Watch(Hands):
    """Hands that record when the last press took effect, and when the panel was told to refresh."""

    @property
    def ms(self) -> float:
        """Return the time in ms from the signal edge at which the last press took effect to the refresh command.

        A key takes effect when it goes down or, if it has a second label, when it comes up.
        """
        return float(self.pico.controller.refreshes[self._before].began) - self._acted

    def _down(self, key: int, ms: int) -> None:
        super()._down(key, ms)
        print(f"{self.title}: {self.ms:.0f} ms", flush=True)

    def _push(self, key: int, ms: int) -> None:
        self._before = len(self.pico.controller.refreshes)
        second = self.screen.label(key, True)
        start = self.pico.ms
        super()._push(key, ms)
        self._acted = start + HOLD if ms >= HOLD else self.pico.ms if second else start


def measure(board: Board, scene: str, content: bytes) -> Figures:
    """Measure a scene, and return its figures, keyed by what happens. Unless the key says otherwise, each is the time
    in ms from power-on, or from the signal edge at which a key takes effect, to the refresh command.

    `content` is the content of the flash, which is new for the very first start and already used for all other scenes.
    """
    if scene == "first":
        return {"very first power-on": _power_on(board, content).controller.refreshes[0].began}
    if scene == "home":
        hands = _started(board, confirmed(content, board=board))
        return {"power-on": hands.pico.controller.refreshes[0].began} | _openings(hands)
    if scene == "turned":
        board = turned(board)
    events = PLAYED if scene == "turned" else int(scene)
    hands = _started(board, confirmed(content, board=board, hamsterdam=evening(events)))
    found = {f"power-on with a saved game of {events} events": hands.pico.controller.refreshes[0].began}
    return found | _turn(hands) if events == PLAYED else found


def turned(board: Board) -> Board:
    """Return a board with its panel the other way up."""
    panel = msgspec.structs.replace(board.panel, rotation=360 - board.panel.rotation)
    return msgspec.structs.replace(board, panel=panel)


def _openings(hands: Watch) -> Figures:
    """Open each title from the first screen, after its line has been marked for a while, and return the longest
    time."""
    found: Figures = {}
    for title in titles.names():
        name = titles.name(title, hands.app.look)
        hands.hurry(*[LEFT] * ((hands.lines.index(name) - hands.screen.at) % len(hands.lines)))
        hands.press(RIGHT)
        found[name] = hands.ms
        if title != titles.names()[-1]:
            hands.hold(RIGHT)
    slowest = max(found, key=lambda name: found[name])
    print(f"slowest to open: {slowest}")
    return {"opening a title, at most": found[slowest]}


def _turn(hands: Watch) -> Figures:
    """Resume the saved game, and measure a turn and an undo."""
    found: Figures = {}
    hands.press(RIGHT)
    found["resuming the saved game"] = hands.ms
    hands.press(RIGHT)  # leaves the page that says where the game stands
    hands.press(RIGHT)
    found[TURN[0]] = hands.ms
    hands.hold(LEFT)
    found[f"undoing Roll, after {PLAYED} events"] = hands.ms
    hands.pause(THOUGHT)
    hands.press(RIGHT)
    found[ASLEEP] = hands.ms
    for _ in range(MOST):
        label = hands.screen.label(RIGHT, False)
        hands.press(RIGHT)
        if label in TURN:
            found[label] = max(hands.ms, found.get(label, 0.0))
        if all(label in found for label in TURN):
            break
    return found


def evening(events: int) -> bytes:
    """Return a saved game of Hamsterdam that has at least this many events and is waiting for a roll."""
    script = Scripted("hamsterdam")
    script.record(("setup", 4, 0, 0))
    while script.session.count < events or (events > 1 and script.session.tracker.phase != "roll"):
        tracker, count = script.session.tracker, script.session.count
        if tracker.phase == "roll" and tracker.round > 1:
            script.record(("round", 1))  # makes the game longer than usual
        elif tracker.phase == "first":
            script.record(("first", 0))
        else:
            script.record(("done",) if tracker.takes("done") else ("rolled", 1 + count % 6, 1 + count // 3 % 6))
    return script.blob


def _started(board: Board, content: bytes) -> Watch:
    return Watch(_power_on(board, content))


def _power_on(board: Board, content: bytes) -> Pico:
    """Return a board that has shown its first page and is idle."""
    pico = switched_on(content, board=board, timed=True)
    pico.boot()
    pico.rest()
    return pico


def image(board: str, folder: Path) -> bytes:
    return (folder / models.frozen(boards.load(board)).uf2(board)).read_bytes()


def table(found: dict[str, Figures]) -> str:
    """Return a table with a column for each board."""
    head = "| ms | " + " | ".join([IMAGES[name] for name in found]) + " |\n|---|" + "---|" * len(found) + "\n"
    rows = next(iter(found.values()))
    lines = [[row, *(f"{figures[row]:.0f}" for figures in found.values())] for row in rows]
    return head + "".join(f"| {' | '.join(line)} |\n" for line in lines)


def main() -> None:
    """Measure images, and unless boards are left out, write the tables between the marks in docs/performance.md. What
    was measured with the same images before is taken from a file."""
    parser = argparse.ArgumentParser(prog="make figures", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the UF2s are (make images)")
    parser.add_argument(
        "--boards", nargs="+", choices=IMAGES, default=list(IMAGES), metavar="BOARD", help="of %(choices)s"
    )
    options = parser.parse_args()
    known: dict[str, Figures] = json.loads(KNOWN.read_text("utf-8")) if KNOWN.exists() else {}
    contents = {name: image(name, options.folder) for name in options.boards}
    runs: dict[str, Future[Figures]] = {}
    with ProcessPoolExecutor() as pool:
        for name, content in contents.items():
            board = boards.load(name)
            fresh = flashed(content, size=size(board))
            used = b""
            for scene in SCENES:
                if _key(content, scene) not in known:
                    used = used or first_start(fresh, board)
                    at_start = fresh if scene == "first" else used
                    runs[_key(content, scene)] = pool.submit(measure, board, scene, at_start)
        for run in as_completed(runs.values()):
            known |= {key: run.result() for key in runs if runs[key] is run}
            KNOWN.write_text(json.dumps(known), "utf-8")
    text = ""
    for turned_over, head in ((False, "As the boards' files have their panels"), (True, "Turned the other way up")):
        found: dict[str, Figures] = {}
        for name, content in contents.items():
            for scene in SCENES:
                if (scene == "turned") == turned_over:
                    found.setdefault(name, {}).update(known[_key(content, scene)])
        text += f"\n{head}:\n\n{table(found)}"
    print(text)
    if len(options.boards) == len(IMAGES):
        _write(text)


def _key(content: bytes, scene: str) -> str:
    return f"{hashlib.sha256(content).hexdigest()} {scene}"


def _write(text: str) -> None:
    page = PERFORMANCE.read_text(encoding="utf-8")
    before, mark, rest = page.partition(MARKS[0])
    _, end, after = rest.partition(MARKS[1])
    assert end, f"{PERFORMANCE} has lost its marks"
    PERFORMANCE.write_text(f"{before}{mark}\n{text}\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
