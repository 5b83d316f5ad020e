"""Whatever the window, counts, clocks and everything that acts stay in it while games are played to their end on the
site; text, lists and pictures give way, and scroll.

A companion without a browser plays the games. The site's page is told each screen as its worker would tell it.
"""

import io
import itertools
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from browser import WINDOWS, chromium, start, stay_online
from games_saved import Table
from hamstertop import chance
from hamstertop_host.simulator.virtual.board import described
from hamstertop_host.simulator.virtual.page import Page
from playing.fingers import RIGHT, Fingers
from simulating import PATIENCE
from sites import site
from test_notes_in_browser import READABLE, contrast
from test_site_in_browser import SitePage, url

__all__ = ["chromium", "site", "url"]

SIZES = (*WINDOWS, (640, 360), (195, 332))  # and a small laptop and a phone at 200 % zoom
EACH = 3  # how many of these sizes each screen is looked at in
SHARP = 2  # pixels in a pixel of the page where colours are measured: letters have strokes without blurred edges
TIME = 31000  # ms after which a turn's time is up
LAYOUTS = 3  # how often a new screen may make the browser lay out the page

# language, names: the longest language with the longest names that are accepted, and English with usual long ones
TABLES = {
    "en": ("Grandma Jo", "Maximilian", "Bernadette", "Persephone", "Fitzgerald", "Konstantin"),
    "de": ("Grandma Josefina", "Maximilian-Lukas", "Anna Bernadette W", "Persephone Marie", "Konstantin Georg", "Zoë"),
}
# title, players, and the bot that plays; in Run others choose what the pit has no key for
GAMES = (
    ("run_hamster_run", 4, "sensible"),
    ("run_hamster_run", 5, "sensible"),
    ("hamsterdam", 4, "random"),
    ("hamsterdam", 2, "random"),
    ("hamsterrolle", 4, "random"),
    ("hamsterrolle", 3, "random"),
    ("score_pad", 6, "random"),
)

# Lets the test tell the page what its worker would.
WORKER = """
const Real = Worker;
window.Worker = class extends Real { constructor(...made) { super(...made); window.device ??= this; } };
window.tell = (data) => device.dispatchEvent(new MessageEvent('message', { data }));
"""
# Tells the page each of these screens, and returns what `look` finds on each.
TELLING = """
const [screens, done] = arguments;
const each = async (look) => {
  const found = [];
  for (const screen of screens) {
    tell(screen);
    tell({ type: 'shown' });
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    found.push(look());
  }
  return found;
};
"""
# What is outside its window or wider than its box, and what looks as if it could be touched, or not, and is not so.
LOOK = """
const FOLLOWED = '.key:not(.blank, .spare), .way, #said :is(.tile, .choice, .step, .time, .figure b, .side b, .bar b)';
const there = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length;
const room = (each) => {
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  for (let at = each.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflowY === 'visible') continue;
    const box = at.getBoundingClientRect();
    [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
    [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return { left, top, right, bottom };
};
const within = (box, other) => box.left >= other.left - 1 && box.top >= other.top - 1
  && box.right <= other.right + 1 && box.bottom <= other.bottom + 1;
const written = (each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
const look = () => {
  const outside = [...document.querySelectorAll(FOLLOWED)].filter(there)
    .filter((each) => !within(each.getBoundingClientRect(), room(each)));
  const texts = [...document.querySelectorAll('#said *, #keys *, .way *')].filter(there).filter(written);
  const wide = texts.filter((each) => {
    if (getComputedStyle(each).clipPath !== 'none') return false; // is for people who do not see it
    if (getComputedStyle(each).textOverflow === 'ellipsis') return false; // ends where its box does
    if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline') return true;
    const around = each.closest('.tile, .key, .choice');
    if (!around) return false;
    const range = document.createRange();
    range.selectNodeContents(each);
    const [text, box] = [range.getBoundingClientRect(), around.getBoundingClientRect()];
    const [beside, over] = [
      Math.max(box.left - text.left, text.right - box.right),
      Math.max(box.top - text.top, text.bottom - box.bottom),
    ];
    return beside > 1 || over > 3;
  });
  // What scrolls does so downwards only: nothing is out of reach at a side.
  wide.push(...[...document.querySelectorAll('#said *')].filter(there).filter((each) =>
    /auto/.test(getComputedStyle(each).overflow) && each.scrollWidth > each.clientWidth + 1));
  const untrue = [...document.querySelectorAll('#said :is(.tile, .choice, .step)')].filter(there)
    .filter((each) => each.matches('button:enabled') !== (getComputedStyle(each).boxShadow !== 'none'));
  return [...outside, ...wide, ...untrue]
    .map((each) => `${each.className || each.tagName}: ${each.textContent.trim()}`);
};
each(look).then(done, (error) => done([[String(error)]]));
"""

# Where words are seen, and the style of each of them.
STYLES = """
const range = document.createRange();
const styles = () => [...document.querySelectorAll('header *, #board *')].flatMap((each) => {
  const text = [...each.childNodes].find((node) => node.nodeType === 3 && node.data.trim());
  if (!text || !each.checkVisibility({ visibilityProperty: true }) || each.closest('#words')) return [];
  const path = [];
  const { color, clipPath } = getComputedStyle(each);
  if (clipPath !== 'none') return []; // is for people who do not see it
  range.selectNode(text);
  const { left, top, right, bottom } = range.getBoundingClientRect();
  for (const x of [left + 1, right - 1]) for (const y of [top + 1, bottom - 1]) {
    if (!each.contains(document.elementFromPoint(x, y))) return []; // has scrolled out of view, or wraps
  }
  for (let at = each; at.id !== 'board' && at.localName !== 'header'; at = at.parentElement) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
    const drawn = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    if (!drawn) path.push([backgroundColor, backgroundImage, opacity]);
  }
  const theme = each.closest('#sheet') ? '' : getComputedStyle(document.body).color; // the sheet has one look
  return [[[left, top, right, bottom], JSON.stringify([color, theme, path]), each.outerHTML]];
});
each(styles).then(done, (error) => done([[[[0, 0, 0, 0], String(error)]]]));
"""


class Watched(Fingers):
    """Fingers that keep each screen of another shape that they have seen."""

    def __init__(self, language: str) -> None:
        self.shapes: dict[Any, dict[str, Any]] = {}
        board = described({"touch": True, "writing": True, "language": language, "full_ms": 1, "partial_ms": 1})
        super().__init__(board, chance.Seeded(5))
        self.pages = Page(self.app)

    def _down(self, key: int, ms: int) -> None:
        super()._down(key, ms)
        self.settle()
        self.keep()

    def keep(self) -> None:
        screen = json.loads(json.dumps(self.pages.message()))
        body = screen["body"]
        rows = [(block["kind"], len(block.get("rows") or ())) for block in body]
        shape = (screen["id"], repr(rows), len(json.dumps(body)) // 100, repr([key["press"] for key in screen["keys"]]))
        self.shapes.setdefault(shape, {**screen, "type": "page"})


@cache
def screens(language: str) -> tuple[tuple[str, dict[str, Any]], ...]:
    """Play games to their end, and return the screens that were seen, with their titles."""
    return tuple(_screens(language))


def _screens(language: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for title, players, bot in GAMES:
        fingers = Watched(language)
        fingers.name(*TABLES[language][:players])
        events = Table(title, players, 3, bot).events
        fingers.begin(title, events[0])
        fingers.report(*events[1:])
        assert fingers.app.game.tracker.over
        yield from ((title, screen) for screen in fingers.shapes.values())
    fingers = Watched(language)
    fingers.name(*TABLES[language][:4])
    events = Table("hamsterrolle", 4, 3, "random").events
    fingers.begin("hamsterrolle", events[0])
    fingers.report(*events[1 : [event[0] for event in events].index("built")])
    fingers.press(RIGHT)
    fingers.wait(TIME)
    fingers.shapes.clear()
    fingers.keep()
    ((_, screen),) = fingers.shapes.items()
    assert screen["up"]
    yield "hamsterrolle", screen


def sized(page: SitePage, width: int, height: int, scale: int = 1) -> None:
    metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": True}
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)


@pytest.fixture
def page(chromium: Any, url: str) -> Iterator[SitePage]:
    made = chromium.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WORKER})
    page = SitePage(chromium, url)
    chromium.execute_script("tell({ type: 'playing', playing: true })")
    yield page
    chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    chromium.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", made)


@pytest.mark.parametrize("language", TABLES)
def test_in_every_window_all_that_acts_or_counts_is_visible_and_no_text_leaves_its_box(
    page: SitePage, language: str
) -> None:
    found = screens(language)
    assert len(found) > 150
    sizes = itertools.cycle(range(len(SIZES)))
    seen: dict[int, list[tuple[str, dict[str, Any]]]] = {index: [] for index in range(len(SIZES))}
    for each in found:
        for _ in range(EACH):
            seen[next(sizes)].append(each)
        next(sizes)  # so that a screen is not always seen in the same sizes as the one three before it
    wrong = []
    for index, each in seen.items():
        sized(page, *SIZES[index])
        looked = page.driver.execute_async_script(TELLING + LOOK, [screen for _, screen in each])
        wrong += [
            (SIZES[index], title, screen["id"], bad) for (title, screen), bad in zip(each, looked, strict=True) if bad
        ]
    assert wrong == []


def test_with_text_twice_as_large_all_that_acts_or_counts_is_still_visible(tmp_path: Path, url: str) -> None:
    driver = start(tmp_path, text=32)
    try:
        stay_online(driver)
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WORKER})
        page = SitePage(driver, url)
        driver.execute_script("tell({ type: 'playing', playing: true })")
        sized(page, *WINDOWS[0])
        found = screens("de")
        looked = driver.execute_async_script(TELLING + LOOK, [screen for _, screen in found])
    finally:
        driver.quit()
    wrong = [(title, screen["id"], bad) for (title, screen), bad in zip(found, looked, strict=True) if bad]
    assert wrong == []


def test_a_new_screen_makes_the_browser_lay_out_the_page_at_most_three_times(page: SitePage) -> None:
    sized(page, *WINDOWS[0])
    page.driver.execute_cdp_cmd("Performance.enable", {})

    def count() -> int:
        metrics = page.driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
        return int(next(metric["value"] for metric in metrics if metric["name"] == "LayoutCount"))

    def layouts(screen: dict[str, Any]) -> int:
        before = count()
        page.driver.execute_async_script(TELLING + LOOK.replace("each(look)", "each(() => [])"), [screen])
        return count() - before

    _, other = screens("en")[0]
    for title, screen in screens("en"):
        if layouts(screen) > LAYOUTS:  # or the browser was slow, and laid out frames of what moved meanwhile
            layouts({**other, "id": "other"})
            assert layouts(screen) <= LAYOUTS, (title, screen["id"])


def test_words_in_each_colour_can_be_read_in_both_themes_also_beside_a_note(page: SitePage) -> None:
    sized(page, *WINDOWS[0], SHARP)
    page.driver.execute_script("tell({ type: 'unkept' })")
    told = [screen for _, screen in screens("en")]
    for screen in [next(each for each in told if each["colour"]), told[-1]]:
        waits = [{**key, "waits": PATIENCE * 1000} for key in screen["keys"]]
        told.append({**screen, "keys": waits, "message": "Undone: a roll"})
    seen: set[str] = set()
    wrong = []
    for theme in ("dark", "light"):
        features = {"features": [{"name": "prefers-color-scheme", "value": theme}]}
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", features)
        for screen, styles in zip(told, page.driver.execute_async_script(TELLING + STYLES, told), strict=True):
            if seen.issuperset(style for _, style, _ in styles):
                continue
            (again,) = page.driver.execute_async_script(TELLING + STYLES, [screen])
            picture = Image.open(io.BytesIO(page.driver.get_screenshot_as_png())).convert("RGB")
            for place, style, what in again:
                if style not in seen:
                    found = contrast(picture.crop(tuple(round(SHARP * edge) for edge in place)))
                    wrong += [(theme, screen["id"], what, found)] if found < READABLE else []
                seen.add(style)
    assert len(seen) > 25
    assert wrong == []


HOMES = "return [...document.querySelectorAll('[id]')].map((each) => `${each.id} in ${each.parentElement?.id}`)"


def test_each_part_of_the_page_has_one_place_in_it_whatever_the_window(page: SitePage) -> None:
    before = page.driver.execute_script(HOMES)
    for size in (*WINDOWS, (700, 900)):
        sized(page, *size)
        page.wait_in_page("innerWidth === given[0]", size[0])
        assert page.driver.execute_script(HOMES) == before, size


# Where keys, small buttons, and buttons for more beside the body are: [kind, name, left, top, right, bottom]
PLACES = """
const places = () => [...document.querySelectorAll('.key, .way, .more-key:not(.gone)')].filter((each) =>
  each.checkVisibility({ visibilityProperty: true })).map((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return [each.classList[each.classList.contains('choice') ? 1 : 0], each.innerText.trim() || each.textContent.trim(),
      left, top, right, bottom].map((value) => typeof value === 'number' ? Math.round(value) : value);
  });
each(places).then(done, (error) => done([String(error)]));
"""


@pytest.mark.parametrize("size", [WINDOWS[0], WINDOWS[6]])
def test_back_has_one_place_where_no_key_ever_is_and_small_buttons_keep_theirs(
    page: SitePage, size: tuple[int, int]
) -> None:
    sized(page, *size)
    shown = [screen for _, screen in screens("en")]
    found = page.driver.execute_async_script(TELLING + PLACES, shown)
    ways: dict[str, set[tuple[int, ...]]] = {}
    keys = set()
    beside: dict[str, tuple[int, ...]] = {}
    before: object = None
    for screen, places in zip(shown, found, strict=True):
        place, number = screen["back"] or ("", 0)
        named = place == "key" and not screen["keys"][number]["spare"]  # its label says so in other words
        assert [name for _, name, *_ in places].count("Back") == (place != "" and not named), screen["id"]
        asked = screen["id"], [key["press"] for key in screen["keys"]]
        beside = beside if asked == before else {}
        before = asked
        for kind, name, *box in places:
            if kind == "way":
                ways.setdefault(name, set()).add(tuple(box))
            elif kind == "key":
                keys.add(tuple(box))
            else:
                assert beside.setdefault(name, tuple(box)) == tuple(box), (screen["id"], name)
    assert sorted(ways) == ["Back", "Help", "Menu", "Undo"]
    assert [name for name, boxes in ways.items() if len(boxes) > 1] == []
    for left, top, right, bottom in [box for boxes in ways.values() for box in boxes]:
        over = [key for key in keys if left < key[2] and key[0] < right and top < key[3] and key[1] < bottom]
        assert over == []


# Plays the screens, and returns what moved after its screen had come, and which keys moved on a screen that stayed.
SHIFTS = """
const [screens, done] = arguments;
const shifts = [];
let since = Infinity;
new PerformanceObserver((list) => {
  for (const { startTime, value, sources } of list.getEntries())
    if (startTime > since) shifts.push([value, ...sources.map(({ node }) => node?.id || node?.className)]);
}).observe({ type: 'layout-shift' });
const drawn = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
(async () => {
  for (const screen of screens) {
    since = Infinity;
    tell(screen);
    await drawn();
    since = performance.now();
    tell({ type: 'shown' });
    tell({ type: 'event', event: ['rolled', 3], text: 'Rolled 3', seconds: 7 });
    if (screen === screens[0]) tell({ type: 'unkept' });
    await drawn();
  }
  return shifts;
})().then(done, (error) => done([String(error)]));
"""


def test_nothing_moves_between_seeing_a_screen_and_tapping_it(page: SitePage) -> None:
    sized(page, *WINDOWS[0])
    assert page.driver.execute_async_script(SHIFTS, [screen for _, screen in screens("en")]) == []


# Taps each button of each screen twice at once, while the next screen comes or the same one stays, and returns those of
# which the board was told too often or not at all.
TWICE = """
const [screens, done] = arguments;
let sent = 0;
device.postMessage = ({ do: what, down }) => { sent += what === 'answer' || (what === 'key' && down); };
const BUTTONS = '#said button:enabled[data-place], .key:not(.blank, .spare), .way';
const tap = ({ x, y }, timeStamp) => {
  const at = (kind, Kind, more) => {
    const event = new Kind(kind, { bubbles: true, cancelable: true, clientX: x, clientY: y, ...more });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    (document.elementFromPoint(x, y) ?? document.body).dispatchEvent(event);
  };
  at('pointerdown', PointerEvent, { pointerId: 1, button: 0 });
  at('pointerup', PointerEvent, { pointerId: 1, button: 0 });
  at('click', MouseEvent, { detail: 1 });
};
const places = () => [...document.querySelectorAll(BUTTONS)].filter((each) => each.checkVisibility())
  .map((each) => [each, each.getBoundingClientRect()])
  .map(([each, box]) => [each, { x: box.left + box.width / 2, y: box.top + box.height / 2 }])
  .filter(([each, { x, y }]) => each.contains(document.elementFromPoint(x, y)))
  .map(([each, place]) => ({
    place,
    text: each.textContent.trim(),
    counts: each.matches('.step, .player') || each.querySelector('strong')?.textContent === '◀',
  }));
const wrong = [];
let [tried, now] = [0, 0];
screens.forEach((screen, index) => {
  const others = screens.slice(index + 1).filter(({ id }) => id !== screen.id);
  tell(screen);
  for (const { place, counts, text } of places()) for (const next of [screen, others[0]]) {
    if (!next) continue;
    tap({ x: 1, y: 1 }, now);
    tell(screen);
    sent = 0;
    tap(place, now + 1000);
    tell(next);
    tap(place, now + 1100);
    now += 2000;
    tried++;
    if (sent !== (counts && next === screen ? 2 : 1)) wrong.push([screen.id, text, next.id, sent]);
  }
});
done([tried, wrong]);
"""


def test_a_second_quick_tap_does_nothing_on_the_next_screen_and_counts_only_where_each_tap_counts(
    page: SitePage,
) -> None:
    sized(page, *WINDOWS[0])
    calm = [{**screen, "keys": [{**key, "waits": 0} for key in screen["keys"]]} for _, screen in screens("en")]
    tried, wrong = page.driver.execute_async_script(TWICE, calm)
    assert tried > 1000
    assert wrong == []


PAINTED = """
const colour = (canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const at = data.findIndex((value, index) => index % 4 === 3 && value);
  return `rgb(${data.slice(at - 3, at).join(', ')})`;
};
return [...document.querySelectorAll('.key .face')].map((each) => [colour(each), getComputedStyle(each).color]);
"""


def test_pictures_on_keys_have_the_colour_of_their_text_also_once_the_keys_count(page: SitePage) -> None:
    sized(page, *WINDOWS[0])
    screen = next(screen for _, screen in screens("en") if screen["id"] == "declare")
    waits = [{**key, "waits": 300} for key in screen["keys"]]
    page.driver.execute_async_script(TELLING + LOOK, [{**screen, "keys": waits}])
    page.wait_in_page("!document.querySelector('.key.waits')")
    painted = page.driver.execute_script(PAINTED)
    assert len({text for _, text in painted}) == 2, "the usual key has a colour of its own"
    assert all(picture == text for picture, text in painted)


LETTERS = """
const shown = [...document.querySelectorAll('.key:not(.blank, .spare)')];
return shown.map((key) => getComputedStyle(key, '::after').content[1]);
"""
MARKED = "return getComputedStyle(document.querySelector('#said button.marked')).backgroundColor"


def test_labels_show_their_keys_and_a_mark_looks_like_one_only_where_there_is_a_keyboard(page: SitePage) -> None:
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    try:
        page.driver.refresh()
        page.wait_status("Running")
        sized(page, *WINDOWS[0])
        title, screen = next(each for each in screens("en") if len(each[1]["keys"][1]["press"]) > 1)
        page.driver.execute_async_script(TELLING + LOOK, [screen])
        assert set(page.driver.execute_script(LETTERS)) == {"o"}, "none"
        home = next(screen for _, screen in screens("en") if screen["id"] == "home")
        page.driver.execute_async_script(TELLING + LOOK, [home])
        unmarked = page.driver.execute_script(MARKED)
        page.tap("x", "")
        assert page.driver.execute_script(MARKED) != unmarked
        page.driver.execute_async_script(TELLING + LOOK, [screen])
        assert page.driver.execute_script(LETTERS) == ["A", "S", "D"], title
    finally:
        page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
