"""Cameras can read codes on the display. Two third-party decoders read golden frames, and simulated photos of them that
are rotated, scaled, blurred and unevenly lit, with traces of the previous page."""

from collections.abc import Callable

import pytest
from PIL import Image, ImageChops, ImageFilter

import touring
from golden_frames import FRAMES
from hamstertop.saving import results
from hamstertop_host.reports import codes as reading

cv2 = pytest.importorskip("cv2", reason="install opencv-python-headless")
numpy = pytest.importorskip("numpy", reason="install numpy")
zxingcpp = pytest.importorskip("zxingcpp", reason="install zxing-cpp")

PAGES = sorted(path.stem for path in FRAMES.glob("*code*.png"))
PAPER, INK, FAINT = 214, 38, 190  # brightness of a panel's white, of its black, and of traces left by a partial refresh
TURNED = 20  # degrees
BLUR = 1.6  # pixels, in a picture with six to eight pixels per module


def by_zxing(picture: Image.Image) -> str:
    found = zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormat.QRCode)
    return found[0].text if len(found) == 1 else ""


def by_opencv(picture: Image.Image) -> str:
    text: str = cv2.QRCodeDetectorAruco().detectAndDecode(numpy.asarray(picture))[0]
    return text


DECODERS = pytest.mark.parametrize("decode", [by_zxing, by_opencv])
Decoder = Callable[[Image.Image], str]


def frame(page: str) -> Image.Image:
    return Image.open(FRAMES / f"{page}.png").convert("L")


def printed(page: str, before: str) -> Image.Image:
    """Return a page as it looks on e-paper: grey on grey, with faint traces of the previous one."""
    shown = frame(page).point(lambda light: PAPER if light else INK)
    trace = frame(before).point(lambda light: PAPER if light else FAINT)
    return ImageChops.darker(shown, trace)


def taken(page: Image.Image, scale: float, degrees: float) -> Image.Image:
    """Return a simulated photo of a page, with one side darker than the other."""
    size = (round(page.width * scale), round(page.height * scale))
    picture = Image.new("L", (size[0] + 160, size[1] + 160), 90)  # the case around the display
    picture.paste(page.resize(size, Image.Resampling.BICUBIC), (80, 80))
    picture = picture.rotate(degrees, Image.Resampling.BICUBIC, expand=True, fillcolor=90)
    picture = picture.filter(ImageFilter.GaussianBlur(BLUR))
    light = Image.linear_gradient("L").resize(picture.size).point(lambda value: 150 + value * 105 // 255)
    return ImageChops.multiply(picture, light)


def judge(page: str, text: str) -> None:
    """Assert that the text contains a result, and the site's address if the page has it."""
    assert results.Result(reading.read(text).record).players
    if page not in ("code_text", "code_long_address"):
        head, _, path = touring.SITE.rpartition("/hamstertop/")
        assert text.startswith(f"{head.upper()}/hamstertop/{path}#HT:")


def test_golden_frames_include_pages_with_codes() -> None:
    assert len(PAGES) >= 4


@DECODERS
@pytest.mark.parametrize("page", PAGES)
def test_each_decoder_reads_the_golden_frames(page: str, decode: Decoder) -> None:
    """Frames are enlarged, because detectors need several pixels per module, but otherwise unchanged."""
    picture = frame(page)
    judge(page, decode(picture.resize((3 * picture.width, 3 * picture.height), Image.Resampling.NEAREST)))


@DECODERS
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("scale", "degrees"), [(3.4, TURNED), (4.2, -TURNED), (3.6, 0)])
def test_each_decoder_reads_simulated_photos_of_the_golden_frames(
    page: str, scale: float, degrees: float, decode: Decoder
) -> None:
    before = "ranking" if page.startswith("ranking") else "results_six"
    judge(page, decode(taken(printed(page, before), scale, degrees)))


def test_all_decoders_read_the_same_text() -> None:
    for page in PAGES:
        picture = frame(page).resize((888, 384), Image.Resampling.NEAREST)
        assert by_zxing(picture) == by_opencv(picture)
