"""Golden frames and golden content: each English screen, byte for byte and as text, as approved by eye.

`frames/turn.png` is a frame. Golden content has a file for each leg of the tour, such as `content/tour_first.txt`,
written by `portable/contents.py`. Both are compared once, on CPython; other tests compare runtimes and browsers with
what CPython draws, and check whether translations fit.
"""

import difflib
from collections.abc import Iterable
from pathlib import Path

from hamstertop_host.simulator import png

FRAMES = Path(__file__).parent / "frames"
CONTENT = Path(__file__).parent / "content"
DRAWN = Path(__file__).parents[1] / "build" / "frames"  # where pictures of frames that differ are saved
UPDATE = 'make test ARGS="tests/test_frames.py --update-frames"'
WIDTH, HEIGHT = 296, 128


def names() -> set[str]:
    """Return the names of all approved frames."""
    return {path.stem for path in FRAMES.glob("*.png")}


def check(drawn: Iterable[tuple[str, bytes]]) -> None:
    """Compare frames with the approved ones, and save pictures of those that differ.

    Raises:
        AssertionError: some frames differ. The message names them and says how to view them.
    """
    wrong = _unlike(drawn)
    if wrong:
        _write(DRAWN, wrong)
        new = sorted(set(wrong) - names())
        raise AssertionError(
            "\n".join(
                [
                    f"{len(wrong)} frames are not as they were judged: {', '.join(sorted(wrong))}",
                    *([f"without a golden frame: {', '.join(new)}"] if new else []),
                    f"what was drawn now: {DRAWN}/{min(wrong)}.png",
                    'what was drawn before, beside it: make sheets ARGS="--before HEAD"',
                    f"if they are right: {UPDATE}",
                ]
            )
        )


def update(drawn: dict[str, bytes]) -> None:
    """Approve exactly these frames."""
    for name in names() - set(drawn):
        (FRAMES / f"{name}.png").unlink()
    _write(FRAMES, _unlike(drawn.items()))


def _unlike(drawn: Iterable[tuple[str, bytes]]) -> dict[str, bytes]:
    """Return the frames that have no approved frame, or a different one."""
    known = names()
    return {name: frame for name, frame in drawn if name not in known or png.read(FRAMES / f"{name}.png")[0] != frame}


def _write(folder: Path, frames: dict[str, bytes]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, frame in frames.items():
        png.write(folder / f"{name}.png", frame, WIDTH, HEIGHT)


def judged_content() -> dict[str, str]:
    """Return the approved content of the screens in each leg of the tour."""
    return {path.stem: path.read_text("utf-8") for path in CONTENT.glob("*.txt")}


def update_content(said: dict[str, str]) -> None:
    """Approve exactly this content, by leg."""
    for leg in set(judged_content()) - set(said):
        (CONTENT / f"{leg}.txt").unlink()
    for leg, text in said.items():
        (CONTENT / f"{leg}.txt").write_text(text, "utf-8", newline="\n")


def check_content(said: dict[str, str]) -> None:
    """Compare the content of all legs' screens with the approved content.

    Raises:
        AssertionError: the content differs. The message shows the lines that differ.
    """
    judged, found = judged_content(), []
    for leg in sorted({*judged, *said}):
        texts = [text.splitlines() for text in (judged.get(leg, ""), said.get(leg, ""))]
        found += difflib.unified_diff(*texts, f"tests/content/{leg}.txt", "now", lineterm="", n=8)
    if found:
        found = ["screens say something else than was judged:", *found, f"if it is right: {UPDATE}"]
        raise AssertionError("\n".join(found))
