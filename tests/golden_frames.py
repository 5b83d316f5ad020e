"""Golden frames: every screen, byte for byte, as approved by eye. Golden content: the text of every screen.

The English frames are images, such as `frames/turn.png`. For each translation, and for English on displays of other
sizes, a file of digests such as `frames/de.txt` or `frames/264x176.txt` has a line for each frame, with its name and
the SHA-256 of its bytes; `make sheets` draws these frames. Golden content has a file for each leg of the tour, such as
`content/tour_first.txt`, written by `portable/contents.py`.
"""

import difflib
import hashlib
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

from hamstertop import words
from hamstertop_host import png

FRAMES = Path(__file__).parent / "frames"
CONTENT = Path(__file__).parent / "content"
DRAWN = Path(__file__).parents[1] / "build" / "frames"  # where pictures of frames that differ are saved
ENGLISH = words.FALLBACK
WIDTH, HEIGHT = 296, 128
UPDATE = 'make test ARGS="tests/test_frames.py --update-frames"'


class Golden:
    """The golden frames for a language and a display. `name` is the language or an unusual size: `de`, `264x176`."""

    def __init__(self, language: str = ENGLISH, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.width, self.height = width, height
        self.name = language if (width, height) == (WIDTH, HEIGHT) else f"{width}x{height}"

    @cached_property
    def digests(self) -> dict[str, str]:
        """The digests of approved frames, by name; empty if nothing has been approved yet."""
        if self.name == ENGLISH:
            return {path.stem: digest(png.read(path)[0]) for path in sorted(FRAMES.glob("*.png"))}
        file = self._file()
        return dict(line.split() for line in file.read_text("utf-8").splitlines()) if file.is_file() else {}

    def check(self, drawn: Iterable[tuple[str, bytes]]) -> None:
        """Compare frames with the approved ones, and save pictures of those that differ.

        Raises:
            AssertionError: some frames differ. The message names them and says how to view them.
        """
        wrong = {name: frame for name, frame in drawn if self.digests.get(name) != digest(frame)}
        if wrong:
            folder = DRAWN / self.name
            self._write(folder, wrong)
            new = [name for name in wrong if name not in self.digests]
            raise AssertionError(
                "\n".join(
                    [
                        f"{len(wrong)} frames of {self.name} are not as they were judged: {', '.join(sorted(wrong))}",
                        *([f"without a golden frame: {', '.join(sorted(new))}"] if new else []),
                        f"what was drawn now: {folder}/{min(wrong)}.png",
                        f'what was drawn before, beside it: make sheets ARGS="{self._option()}--before HEAD"',
                        f"if they are right: {UPDATE}",
                    ]
                )
            )

    def update(self, drawn: dict[str, bytes]) -> None:
        """Approve exactly these frames."""
        if self.name == ENGLISH:
            for path in FRAMES.glob("*.png"):
                if path.stem not in drawn:
                    path.unlink()
            self._write(FRAMES, {name: drawn[name] for name in drawn if self.digests.get(name) != digest(drawn[name])})
        else:
            lines = [f"{name} {digest(frame)}\n" for name, frame in sorted(drawn.items())]
            self._file().write_text("".join(lines), "utf-8")
        self.__dict__.pop("digests", None)

    def _file(self) -> Path:
        return FRAMES / f"{self.name}.txt"

    def _write(self, folder: Path, frames: dict[str, bytes]) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        for name, frame in frames.items():
            png.write(folder / f"{name}.png", frame, self.width, self.height)

    def _option(self) -> str:
        """Return the option that makes `make sheets` draw these frames."""
        if self.name == ENGLISH:
            return ""
        return f"--language {self.name} " if self.name in words.languages() else f"--paper {self.name} "


def judged_content() -> dict[str, str]:
    """Return the approved content of the screens in each leg of the tour."""
    return {path.stem: path.read_text("utf-8") for path in CONTENT.glob("*.txt")}


def update_content(leg: str, said: str) -> None:
    """Approve the content of a leg's screens. If the content is "", the leg no longer exists, so remove its file."""
    CONTENT.mkdir(exist_ok=True)
    path = CONTENT / f"{leg}.txt"
    if said:
        path.write_text(said, "utf-8", newline="\n")
    else:
        path.unlink()


def check_content(leg: str, said: str) -> None:
    """Compare the content of a leg's screens with the approved content.

    Raises:
        AssertionError: the content differs. The message shows the lines that differ.
    """
    texts = [text.splitlines() for text in (judged_content().get(leg, ""), said)]
    found = list(difflib.unified_diff(*texts, f"tests/content/{leg}.txt", "now", lineterm="", n=8))
    if found:
        found = ["screens say something else than was judged:", *found, f"if it is right: {UPDATE}"]
        raise AssertionError("\n".join(found))


def digest(frame: bytes) -> str:
    """Return the digest of a frame's bytes."""
    return hashlib.sha256(frame).hexdigest()
