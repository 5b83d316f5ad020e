"""`hamstertop check BOARD`: run the self-check of a board that is plugged in, and save its report."""

import argparse
import json
import re
import select
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hamstertop_games import remedies
from hamstertop_games.errors import UserError

from .. import boards, output

LINE = re.compile(r"^(OK|WRONG|-) +([^:]+): (.*)$")
TICK = 0.05  # s
INTERRUPT = "\x03"

# The firmware's self-check, which prints its findings and questions and accepts digits as answers.
PROGRAM = """
import hamstertop_board as data
try:
    from hamstertop.hardware.micropython import latch
    latch.hold(data)
except ImportError:
    pass
from hamstertop.companion.loop import Loop
from hamstertop.hardware.{runtime}.board import Board
board = Board(data)
loop = Loop(board)
loop.check()
stack = loop.app.stack
check = stack.screen.alone
while stack.screen.alone is check and not check.over:
    loop.tick()
    board.idle(10)
if hasattr(board, 'release'):
    board.release()
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("board", metavar="BOARD", help="the board (`hamstertop boards` lists them)")
    parser.add_argument("--port", metavar="P", help="the board's serial port (default: detected automatically)")
    parser.add_argument(
        "-o",
        "--output",
        type=Path,
        metavar="FILE",
        help="where to write the report (default: check-BOARD.txt, with a .json file beside it)",
    )


def run(arguments: argparse.Namespace) -> int:
    from ..flashing import serialport

    board = boards.load(arguments.board)
    path = arguments.output or Path(f"check-{board.id}.txt")
    output.check(path, "-o")
    device = serialport.SerialDevice(arguments.port or serialport.find())
    try:
        runtime = device.about().runtime
        if runtime != board.runtime:
            raise UserError(
                f"{board.id} does not run {runtime} (is this a different board? see: {remedies.hamstertop('boards')})"
            )
        print(f"{board.name} on {device.port}. Answer with the board's keys, or type a digit and press Enter.")
        try:
            lines = list(_conversation(device, PROGRAM.format(runtime=runtime)))
        except KeyboardInterrupt:
            device.type_in(INTERRUPT)
            raise
    finally:
        device.restart()
    report = found(lines)
    head = f"hamstertop check {board.id}, {runtime}, port {device.port}\n"
    output.write(path, head + "\n".join(lines) + "\n", "-o")
    as_json = json.dumps({"board": board.id, "runtime": runtime, **report}, indent=1, ensure_ascii=False)
    output.write(path.with_suffix(".json"), as_json + "\n", "-o")
    print(f"\nPaste the lines that begin with > into an issue. All are in {path} and {path.with_suffix('.json')}.")
    return 1 if report["wrong"] else 0


def _conversation(device: Any, program: str) -> Iterator[str]:
    """Print and yield the lines from the board, and send it the digits that the user types."""
    device.start(program)
    text = ""
    while (heard := device.heard()) is not None:
        text += heard
        *lines, text = text.split("\n")
        for line in lines:
            print(line.rstrip(), flush=True)
            yield line.rstrip()
        digits = [letter for letter in typed() if letter in "123"]
        if digits:
            device.type_in(digits[0])
        elif not heard:
            time.sleep(TICK)


def typed() -> str:
    """Return a line (on Windows, a character) typed since the last call, or an empty string."""
    if sys.platform == "win32":
        import msvcrt

        return msvcrt.getwch() if msvcrt.kbhit() else ""
    try:
        ready, _, _ = select.select([sys.stdin], [], [], 0)
    except (OSError, ValueError):  # no input
        return ""
    return sys.stdin.readline() if ready else ""


def found(lines: list[str]) -> dict[str, Any]:
    """Return the report as a dictionary: the number of faults, and each line's topic, verdict and text."""
    verdicts = {"OK": "ok", "WRONG": "wrong", "-": "note"}
    entries = []
    for match in filter(None, map(LINE.match, lines)):
        mark, topic, text = match.groups()
        entries.append({"topic": topic, "verdict": verdicts[mark], "text": text})
    return {"wrong": sum(entry["verdict"] == "wrong" for entry in entries), "lines": entries}
