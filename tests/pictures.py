"""Take the screenshots for the README, the documents, and the site's manifest and link preview: `make pictures`.

They show a turn of Hamsterdam, played with a fixed seed, in which a dam is breached. The three players know the game.
Screenshots vary slightly with the browser and its fonts, so `test_pictures.py` compares the text instead.
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
import sites
from browser import Page, start
from hamstertop import chance
from hamstertop.saving.settings import Settings
from hamstertop.saving.storage import FileStorage
from hamstertop_host import boards
from hamstertop_host.simulator.launch import Launch
from hamstertop_host.site import build, listing
from playing import fingers

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
PHONE, DESK = (390, 844), (1280, 820)
SEED = 7
RESTORE = """const [name, blob, done] = arguments;
import('./link.js').then((link) => link.restore(new Map([[name, new Uint8Array(blob)]]))).then(done);"""
MOVING = (260, 563)  # size of the animation, which fits on a phone next to some text
PAUSES = (2000, 3500, 1500, 3500)  # ms for which each picture in the animation is shown
GAP = 20  # pixels between phones
READY = "Roll for all dams."


class Table(Page):
    """The simulator's page, in a window of the screenshot's size."""

    def size(self, size: tuple[int, int]) -> None:
        """Show the page in a window of this size."""
        width, height = size
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": size == PHONE}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        self.settle()

    def settle(self) -> None:
        """Wait until the display shows what the page says, so that the next press counts."""
        self.wait_in_page("!document.getElementById('paper').hasAttribute('aria-busy')")

    def press_on(self) -> None:
        """Press the right-hand key, and wait until the next screen accepts a press."""
        before = self.words()
        pressed = time.monotonic()
        self.tap("d", "KeyD")
        self.wait(lambda: self.words() != before)
        self.settle()
        self.rest(pressed)

    def token(self, name: str) -> None:
        """Click the +1 button of the player with this name."""
        before = self.words()
        buttons = self.driver.find_elements(By.CSS_SELECTOR, "#sheet button")
        next(button for button in buttons if {name, "+1"} <= set(button.accessible_name.split())).click()
        self.wait(lambda: self.words() != before)
        self.settle()

    def picture(self) -> Image.Image:
        """Return a screenshot of the window once nothing except the lights is changing."""
        if self.driver.execute_script("return innerWidth") == PHONE[0]:  # a phone has no keyboard
            self.driver.execute_script("document.body.classList.remove('keyed')")
        time.sleep(1)
        return Image.open(BytesIO(self.driver.get_screenshot_as_png())).convert("RGB")


def ready(page: Table) -> None:
    """Play until a player is about to roll."""
    while READY not in page.words():
        page.press_on()


def moments(page: Table) -> Iterator[str]:
    """Play a turn in which a dam is breached. Yield the page's text before the roll, after it, once the token has been
    entered, and at the breach."""
    page.size(PHONE)
    for _ in range(2):  # two turns in which Ben gets a token
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
    """Return a single picture of several phones side by side."""
    width, height = PHONE
    wide = Image.new("RGB", (len(pictures) * (width + GAP) - GAP, height), "white")
    for index, picture in enumerate(pictures):
        wide.paste(picture, (index * (width + GAP), 0))
    return wide


def few(picture: Image.Image) -> Image.Image:
    """Return the picture reduced to 256 colours, without losing the colours of small areas."""
    return picture.quantize(method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def save_moving(pictures: list[Image.Image], path: Path) -> None:
    """Save an animation that shows these pictures in a loop."""
    first, *rest = [few(picture.resize(MOVING, Image.Resampling.LANCZOS)) for picture in pictures]
    first.save(path, save_all=True, append_images=rest, duration=PAUSES, loop=0, optimize=True)


def stored(folder: Path) -> Path:
    """Return a folder with the settings of three players who know the games."""
    state = folder / "state"
    state.mkdir()
    settings = Settings(FileStorage(str(state)))
    fingers.experienced(settings)
    for seat, name in enumerate(("Anna", "Ben", "Cleo")):
        settings.call(seat, name, chance.Seeded(1))
    settings.save()
    return state


@contextlib.contextmanager
def table(folder: Path, driver: WebDriver) -> Iterator[Table]:
    """Yield the page of a simulator with three players who know the games."""
    with simulating.serving(Launch(boards.load("pico_epaper29"), stored(folder), seed=SEED)) as server:
        yield Table(driver, server.url)


def introduce(folder: Path, driver: WebDriver) -> None:
    """Take screenshots of a breach for the site's manifest and link preview, each in a window of the required size."""
    settings = next(stored(folder).glob("*.bin"))
    build.build(folder / "site", seeded=True)
    with sites.serving(folder / "site") as url:
        Table(driver, url)
        driver.execute_async_script(RESTORE, settings.stem, list(settings.read_bytes()))
        page = Table(driver, f"{url}?seed={SEED}")
        for _ in moments(page):
            pass
        sizes = {name: size for name, (_, size) in listing.SCREENSHOTS.items()}
        for name, size in (sizes | {listing.PREVIEW: listing.PREVIEW_SIZE}).items():
            page.size(size)
            few(page.picture()).save(listing.PICTURES / name, optimize=True)


def main() -> None:
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
        (folder / "site").mkdir()
        introduce(folder / "site", driver)
        driver.quit()
    save_moving(turn, PICTURES / "turn.gif")
    few(side_by_side([turn[0], turn[1], turn[3]])).save(PICTURES / "site.png", optimize=True)
    (PICTURES / "turn.txt").write_text("".join(said), "utf-8")


if __name__ == "__main__":
    main()
