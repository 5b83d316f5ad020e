"""What the last event led to, in words."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...companion.app import App
    from ...companion.texts import Speaker
    from .. import Event


def all_news(app: "App") -> str:
    """Everything that the tracker's last event led to."""
    return ". ".join([in_words(app, news) for news in app.tracker.news])


def in_words(speaker: "Speaker", news: "Event") -> str:
    """One piece of a tracker's news."""
    kind, values = news[0], news[1:]
    if kind not in ("speed", "alligators"):
        values = (speaker.name(values[0]),) + values[1:]
    if kind == "won":
        values = (values[0], speaker.name(values[1]))
    words: Any = speaker.text("run_hamster_run")
    return words.NEWS[kind] % values
