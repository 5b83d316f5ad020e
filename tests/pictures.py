"""Take the pictures in the README and the documents from the pages: `make pictures`.

They show a turn of Hamsterdam on the page of a simulator with a seed: three players who know the game, and a dam that
breaks. Another browser or font draws them a little differently, so `test_pictures.py` compares what they say instead.
"""

import contextlib
import tempfile
import time
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver

import simulating
from browser import Page, start
from hamstertop.companion.settings import Settings
from hamstertop.storage import FileStorage
from hamstertop_host import boards
from hamstertop_host.launch import Launch
from hamstertop_host.playing import fingers

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
PHONE, DESK = (390, 844), (1280, 820)
MOVING = (260, 563)  # pixels of the moving picture: it fits a phone beside some words
PAUSES = (2000, 3500, 1500, 3500)  # ms for which each of its moments stays
GAP = 20  # pixels between phones
READY = "Roll for all dams."


class Table(Page):
    """A simulator page at the sizes of the pictures."""

    def size(self, size: tuple[int, int]) -> None:
        """Show the page in a window of this size."""
        width, height = size
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": size != DESK}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        self.rest()

    def rest(self) -> None:
        """Wait until the display shows what the page says, so that the next press counts."""
        self.wait_in_page("!document.getElementById('paper').hasAttribute('aria-busy')")

    def press_on(self) -> None:
        """Press the right key, and wait for what follows."""
        before = self.words()
        self.find("body").send_keys("3")
        self.wait(lambda: self.words() != before)
        self.rest()

    def token(self, name: str) -> None:
        """Touch the player's button with +1."""
        before = self.words()
        buttons = self.driver.find_elements(By.CSS_SELECTOR, "#sheet button")
        next(button for button in buttons if {name, "+1"} <= set(button.accessible_name.split())).click()
        self.wait(lambda: self.words() != before)
        self.rest()

    def picture(self) -> Image.Image:
        """Return what the window shows once nothing but the lights changes."""
        time.sleep(1)
        return Image.open(BytesIO(self.driver.get_screenshot_as_png())).convert("RGB")


def ready(page: Table) -> None:
    """Play until somebody is about to roll."""
    while READY not in page.words():
        page.press_on()


def moments(page: Table) -> Iterator[str]:
    """Play a turn in which a dam breaks; yield what the page says before and after the roll, with the token, at the
    breach."""
    page.size(PHONE)
    for _ in range(2):  # two turns with a token for Ben
        ready(page)
        page.press_on()
        page.token("Ben")
        page.press_on()
    ready(page)
    yield page.words()
    page.press_on()
    yield page.words()
    page.token("Ben")
    yield page.words()
    page.press_on()
    yield page.words()


def side_by_side(pictures: list[Image.Image]) -> Image.Image:
    """Return a picture of phones side by side."""
    width, height = PHONE
    wide = Image.new("RGB", (len(pictures) * (width + GAP) - GAP, height), "white")
    for index, picture in enumerate(pictures):
        wide.paste(picture, (index * (width + GAP), 0))
    return wide


def few(picture: Image.Image) -> Image.Image:
    """Return the picture in 256 colours, those of small areas among them."""
    return picture.quantize(method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def save_moving(pictures: list[Image.Image], path: Path) -> None:
    """Write an animated picture that shows these in sequence and repeats."""
    first, *rest = [few(picture.resize(MOVING, Image.Resampling.LANCZOS)) for picture in pictures]
    first.save(path, save_all=True, append_images=rest, duration=PAUSES, loop=0, optimize=True)


@contextlib.contextmanager
def table(folder: Path, driver: WebDriver) -> Iterator[Table]:
    """Seat three players who know the games at a simulator."""
    state = folder / "state"
    state.mkdir()
    settings = Settings(FileStorage(str(state)))
    fingers.experienced(settings)
    settings.names[:3] = ["Anna", "Ben", "Cleo"]
    settings.save()
    with simulating.serving(Launch(boards.load("pico_epaper29"), state, seed=7)) as server:
        yield Table(driver, server.url)


def main() -> None:
    """Take all the pictures."""
    turn, said = [], []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        driver = start(folder / "browser")
        with table(folder, driver) as page:
            for words in moments(page):
                said.append(words + "\n")
                turn.append(page.picture())
            page.size(DESK)
            few(page.picture()).save(PICTURES / "simulator.png", optimize=True)
        driver.quit()
    save_moving(turn, PICTURES / "turn.gif")
    few(side_by_side([turn[0], turn[1], turn[3]])).save(PICTURES / "site.png", optimize=True)
    (PICTURES / "turn.txt").write_text("".join(said), "utf-8")


if __name__ == "__main__":
    main()
