"""Test the generators for fonts and pictures, and PNG files of frames."""

import importlib
import string
from itertools import combinations, pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fontmaker
import picturemaker
import tour
from budgets import within
from hamstertop.drawing.canvas import Canvas
from hamstertop.drawing.images import twice
from hamstertop.drawing.pictures import seats, specials_0, specials_1, specials_2
from hamstertop.drawing.plain import unpacked
from hamstertop.games.hamsterdam import specials
from hamstertop.words import making
from hamstertop_host.flashing import contents
from hamstertop_host.simulator import png
from hamstertop_host.simulator.virtual.upright import seen
from playing.fingers import Fingers

if TYPE_CHECKING:
    from hamstertop.drawing.canvas import Picture

FACES = {
    fontmaker.X11: Path("/usr/share/fonts/X11/75dpi"),
    fontmaker.LIBERATION: Path("/usr/share/fonts/truetype/liberation2"),
}
THEMES = sorted(path.stem for path in (picturemaker.HERE / "pictures").glob("*.txt"))


def test_a_frame_survives_a_round_trip_through_png(tmp_path: Path) -> None:
    canvas = Canvas(29, 5)
    canvas.line(0, 0, 28, 4)
    png.write(tmp_path / "a.png", seen(canvas), 29, 5)
    assert png.read(tmp_path / "a.png") == (bytes(seen(canvas)), 29, 5)


def test_equal_frames_produce_equal_files_with_black_ink(tmp_path: Path) -> None:
    canvas = Canvas(8, 8)
    canvas.fill(0, 0, 1, 1)
    for name in ("a.png", "b.png"):
        png.write(tmp_path / name, seen(canvas), 8, 8)
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()
    buffer, width, height = png.read(tmp_path / "a.png")
    assert (width, height) == (8, 8)
    assert buffer == bytes([0x80] + 7 * [0])


@pytest.mark.parametrize("name", fontmaker.MODULES)
def test_each_font_module_matches_the_generators_output(name: str) -> None:
    package, file, *_ = fontmaker.MODULES[name]
    if not (FACES[package] / file).is_file():
        pytest.skip(f"needs the Debian package {package}")
    for module, text in fontmaker.face_modules(name, FACES[package]).items():
        assert (fontmaker.FONTS / f"{module}.py").read_text(encoding="utf-8") == text


def test_all_fonts_together_stay_within_their_budget() -> None:
    names = [path.stem for path in fontmaker.FONTS.glob("[a-z]*.py")]
    modules = [importlib.import_module(f"hamstertop.drawing.fonts.{name}") for name in names]
    within("fonts", sum(len(module.DATA) + len(module.INDEX) for module in modules) / 1024)


def test_the_error_for_a_missing_font_says_which_package_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert fontmaker.main(["--x11", str(tmp_path), "--out", str(tmp_path)]) == 2
    assert "install the Debian package xfonts-75dpi" in capsys.readouterr().err


@pytest.mark.parametrize("theme", THEMES)
def test_each_picture_module_matches_its_drawing(theme: str) -> None:
    drawing = (picturemaker.HERE / "pictures" / f"{theme}.txt").read_text(encoding="utf-8")
    made = (picturemaker.PICTURES / f"{theme}.py").read_text(encoding="utf-8")
    assert made == picturemaker.module(theme, drawing)


def test_every_picture_module_has_a_drawing() -> None:
    assert sorted(path.stem for path in picturemaker.PICTURES.glob("*.py")) == ["__init__", *THEMES]


def test_a_drawing_becomes_a_picture() -> None:
    assert picturemaker.picture("DOT", ["#........#", ".........."])[2] == b"\x01" + bytes(8) + b"\x01"


def test_half_a_row_is_completed_by_mirroring() -> None:
    assert picturemaker.picture("DOT", ["#..|", ".#.#.."])[2] == b"\x01\x02\x00\x02\x00\x01"


@settings(deadline=None, derandomize=True)
@given(st.lists(st.tuples(st.integers(0, 255), st.integers(1, 90)), min_size=1, max_size=8))
def test_packed_columns_are_unpacked_unchanged(runs: list[tuple[int, int]]) -> None:
    columns = b"".join(bytes([column]) * times for column, times in runs)
    packed = fontmaker.packed(columns)
    assert unpacked(packed, 0, len(columns)) == columns
    assert len(packed) <= len(columns) + (len(columns) + 63) // 64


def test_numbered_drawings_become_a_series() -> None:
    made: dict[str, Any] = {"__package__": "hamstertop.drawing.pictures"}
    exec(picturemaker.module("dots", "Dots.\n\nDOTS[0]\n#.\n\nDOT\n##\n\nDOTS[1]\n.#\n"), made)
    assert [ink(picture) for picture in made["DOTS"]] == [b"\x01\x00", b"\x00\x01"]
    assert ink(made["DOT"]) == b"\x01\x01"


def test_ink_common_to_all_frames_is_stored_only_once() -> None:
    made: dict[str, Any] = {"__package__": "hamstertop.drawing.pictures"}
    exec(picturemaker.module("dots", "Dots.\n\nFRAMES[0]\n##.\n\nFRAMES[1]\n#.#\n"), made)
    assert ink(made["ALL"]) == b"\x01\x00\x00"
    assert [ink(picture) for picture in made["FRAMES"]] == [b"\x00\x01\x00", b"\x00\x00\x01"]


@pytest.mark.parametrize("second", ["DOTS[2]\n#.", "DOTS[1]\n#", "DOTS[1\n#."])
def test_a_series_with_a_gap_or_different_sizes_is_refused(second: str) -> None:
    with pytest.raises(ValueError, match=r"DOTS\[.* must be the next in its series"):
        picturemaker.module("dots", f"Dots.\n\nDOTS[0]\n#.\n\n{second}\n")


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        ("#.#\n#.\n", "row 2 of DOT must be 3 characters, each # or ."),
        ("#.x\n", "row 1 of DOT must be 3 characters"),
        ("", "DOT has no rows"),
    ],
)
def test_a_faulty_drawing_is_reported_with_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], rows: str, complaint: str
) -> None:
    (tmp_path / "dots.txt").write_text(f"Dots.\n\nDOT\n{rows}", encoding="utf-8")
    assert picturemaker.main(["--drawings", str(tmp_path), "--out", str(tmp_path)]) == 2
    error = capsys.readouterr().err
    assert "dots.txt" in error
    assert complaint in error
    assert not (tmp_path / "dots.py").exists()


def test_a_folder_without_drawings_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert picturemaker.main(["--drawings", str(tmp_path)]) == 2
    assert str(tmp_path) in capsys.readouterr().err


def ink(picture: "Picture") -> bytes:
    """Return a picture's unpacked columns."""
    width, height, bits = picture
    return bytes(unpacked(bits, 0, width * ((height + 7) // 8)))


def different(one: "Picture", other: "Picture") -> int:
    """Return the number of pixels that differ between two pictures."""
    return sum((a ^ b).bit_count() for a, b in zip(ink(one), ink(other), strict=True))


@pytest.mark.parametrize("theme", ["winning", "eating"])
def test_a_celebration_changes_few_pixels_from_frame_to_frame(theme: str) -> None:
    frames = list(importlib.import_module(f"hamstertop.drawing.pictures.{theme}").FRAMES)
    assert len(frames) == 3
    for before, after in pairwise(frames):
        width, height, _ = after
        assert max(width, height) <= 64
        assert 0 < different(before, after) <= width * height * 15 // 100


def test_each_special_has_its_own_picture() -> None:
    drawn = [*specials_0.SPECIALS, *specials_1.SPECIALS, *specials_2.SPECIALS]
    assert len(drawn) == len(specials.SPECIALS)
    for one, other in combinations(drawn, 2):
        assert different(one, other) > 100


@pytest.mark.parametrize("title", ["hamsterdam", "hamsterrolle", "run_hamster_run"])
def test_pictures_of_the_table_leave_room_for_text(title: str) -> None:
    module = importlib.import_module(f"hamstertop.drawing.pictures.setup_{title}")
    pictures = [value for name, value in vars(module).items() if name.isupper()]
    assert pictures
    assert all(width <= 96 and height <= 56 for width, height, _ in pictures)


@pytest.mark.parametrize("title", ["hamsterdam", "hamsterrolle", "run_hamster_run"])
def test_every_page_of_a_set_up_has_a_picture_and_every_picture_a_page(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[int, int, bytes]] = []
    picture = Canvas.picture

    def noted(self: Canvas, shown: "Picture", x: int, y: int, ink: int = 1) -> None:
        drawn.append((shown[0], shown[1], bytes(shown[2])))
        picture(self, shown, x, y, ink)

    monkeypatch.setattr(Canvas, "picture", noted)
    module = importlib.import_module(f"hamstertop.drawing.pictures.setup_{title}")
    table = {value for name, value in vars(module).items() if name.isupper()}
    heads = {seats.HEADS[seat] for seat in range(4)}  # shown next to what each player rolled
    width, height, ink = twice(specials_2.SPECIALS[specials.TWINSTERS % 6])  # one of them is put aside
    heads.add((width, height, bytes(ink)))
    made: list[Fingers] = []

    def make(*arguments: Any) -> Fingers:
        made.append(Fingers(*arguments))
        return made[0]

    bare, used = [], set()
    for name, _ in tour.frames(only=[f"tour_{title}"], make=make):
        screen = made[0].screen
        if screen.own and ".steps" in f".{screen.content.id}":
            drawn.clear()
            screen.paint(made[0].app.canvas, 3)
            bare += [name] * (table | heads).isdisjoint(drawn)
            used.update(drawn)
    assert bare == (["redeploy", "redeploy_2"] if title == "hamsterdam" else []), "their text needs the room"
    assert table - used == set()


def test_an_english_only_device_can_draw_every_letter_of_a_name() -> None:
    entered = "".join(making.sections("en", "companion")["settings"]["alphabet"])
    assert set(entered + "ß") == set(string.ascii_letters + fontmaker.NAMES)  # ß can be in names from older versions
    fonts = [path for path in contents.modules("micropython", ["en"]) if "/fonts/" in path]
    assert [path for path in fonts if path.endswith("_names.py")]
    assert not [path for path in fonts if path.endswith("_letters.py")]
