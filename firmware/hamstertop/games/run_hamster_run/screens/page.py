"""What pages of Run, Hamster, Run! have in common: the bar, the lights, keys, sentences."""

from ....companion.screen import NO, View, seat_scene
from ..rules import TRAITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....companion.app import App
    from ....companion.lights import Scene
    from ....companion.screen import Action, Commands
    from ....words import Section, Speaker
    from ... import Event
    from .pictures import Draw


def page(
    app: "App",
    title: str,
    draw: "Draw",
    presses: "Commands",
    seat: "int | None" = None,
    corner: str = "",
    scene: "Scene | None" = None,
    clean: bool = False,
    stays: bool = False,
) -> View:
    """A page of a game in play; where nobody acts and the corner is free, the bar has the round as well."""
    if app.tracker.round and seat is None and not corner:
        corner = app.words("table").round % app.tracker.round
    return View(app, title, draw, presses, corner, scene or lights(app), clean, stays, seat)


def lights(app: "App") -> "Scene":
    """Whose chip was just drawn, for a moment; then who is to act."""
    seat = app.tracker.to_act
    for news in app.tracker.news:
        if news[0] in ("drawn", "won", "escaped"):
            return ("shimmer", news[1] if seat is None else seat, app.board.ticks())
    return seat_scene(app)


def trait_keys(app: "App", chips: "Sequence[int]", action: "Callable[[int], Action]") -> "Commands":
    """A key for each trait with chips in it."""
    names = app.words("values").trait
    left, middle, right = [(names[trait], action(trait)) if chips[trait] else NO for trait in TRAITS]
    return left, middle, right


def draw_chip(app: "App") -> "Event":
    """The device draws."""
    return ("drawn", app.session.draw(sum(app.tracker.hat)))


# Sentences


def said(words: "Section", moment: str = "", **places: object) -> tuple[str, str]:
    """What to do in a moment, and what follows from it; of a section without moments, what itself says."""
    start = moment + "." if moment else ""
    return words[start + "do"] % places, words[start + "why"] % places


def all_news(app: "App", *kinds: str) -> str:
    """What the tracker's last event led to, of these kinds, in sentences."""
    told = [in_words(app, news) for news in app.tracker.news if news[0] in kinds]
    return " ".join([text if text[-1] == "!" else text + "." for text in told])


def in_words(speaker: "Speaker", news: "Event") -> str:
    """One piece of a tracker's news about hamsters."""
    places: dict[str, object] = {"who": speaker.name(news[1])}
    if news[0] == "won":
        places["other"] = speaker.name(news[2])
    elif news[0] == "chomped":
        places["lost"] = news[2]
    text: str = speaker.words("news", "run_hamster_run")[news[0]] % places
    return text


def alligators(app: "App") -> str:
    """How many alligators lie in the pit from now on; "" if as many as before. RHR-80, RHR-81, RHR-85."""
    told = ""
    for news in app.tracker.news:
        if news[0] in ("alligators", "chomped", "eaten"):
            moment = "left" if news[0] != "alligators" else "more" if news[1] > 0 else "fewer"
            told = app.words("alligators")[moment] % app.tracker.alligators
    return told
