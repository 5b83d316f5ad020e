"""The menu of a game in play."""

from ...content import content, key, line, players, say
from ...games import titles
from ...words import COMPANION
from ..asking import pick, player_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content, Line
    from ..look import Look


ROOM = 8  # the most lines of a menu
STOPS = ("ranked", "stopped")  # events that stop a game before its end


def menu(look: "Look", tracker: "Any", cursor: "int | None", first: int = 0) -> "Content":
    """List what can be done now, most needed first, beginning with line `first`. What does not fit into ROOM lines is
    under More."""
    common, rows = look.common, _rows(look, tracker)
    shown = rows[first:]
    if len(shown) > ROOM:
        shown = shown[: ROOM - 1] + [line(common.more, ("open", menu, first + ROOM - 1), "▶")]
    return pick(look, cursor, "menu", common.more if first else common.menu_title, shown)


def _rows(look: "Look", tracker: "Any") -> "list[Line]":
    """Return all lines of the menu.

    The first lines come from the title's screens: actions that are possible now (`ALSO`, a function that returns
    lines), corrections of counts (`CORRECT`, a screen) and more actions (`SELDOM`, such a function). `LEADS` tells who
    leads (see `leads`), and `RULES` has the topics of the rules (see `rules`). The other lines are the same for all
    games.
    """
    common, screens = look.common, titles.screens(look.title())
    going_words = look.words("going", COMPANION)
    rows: list[Line] = screens.ALSO(look, tracker) if hasattr(screens, "ALSO") else []
    if hasattr(screens, "CORRECT") and screens.CORRECT(look, tracker, None).body[0].count:
        rows.append(line(common.correct, ("open", screens.CORRECT), "▶"))
    if hasattr(screens, "SELDOM"):
        rows += screens.SELDOM(look, tracker)
    if tracker.takeable or tracker.leavers:
        rows.append(line(going_words.people, ("open", going), "▶"))
    if any([tracker.takes(kind) for kind in STOPS]):
        rows.append(line(going_words.stopped, ("open", stops), "▶"))
    rows.append(line(common.first_page, ("home",)))
    if hasattr(screens, "LEADS") and not tracker.over:
        rows.append(line(common.leads, ("open", leads)))
    if hasattr(screens, "RULES"):
        rows.append(line(common.rules, ("show", "rules"), "▶"))
    rows.append(line(common.settings, ("show", "settings"), "▶"))
    rows.append(line(common.log, ("show", "log"), "▶"))
    rows.append(line(common.new_game, ("game", look.title()), "▶"))
    return rows


def going(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """Ask who leaves the game, or whether somebody takes over. The section `going` of the title's words says what
    follows."""
    words = look.words("going", COMPANION)
    rows: list[Line] = []
    for seat in tracker.leavers:
        ask = ("ask", words.ask % look.name(seat), ("do", ("leaves", seat)), look.words("going").leaves)
        rows.append(player_line(look, seat, ask, words.leaves))
    if tracker.takeable:
        rows.append(line(words.takes_over, ("open", taken), "▶"))
    return pick(look, cursor, "going", words.people, rows, topic="going")


def stops(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """Ask how to stop the game: with a ranking, if the title allows this, or without."""
    words = look.words("going", COMPANION)
    rows: list[Line] = []
    for kind in STOPS:
        if tracker.takes(kind):
            why = look.words("going").ranked if kind == "ranked" else words.unfinished
            text = words.ranked if kind == "ranked" else words.unranked
            rows.append(line(text, ("ask", words.stop, ("do", (kind,)), why)))
    return pick(look, cursor, "stops", words.stopped, rows, topic="going")


def taken(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """Ask whose seat another person takes over. C-10."""
    rows = [player_line(look, seat, ("show", "tonight.instead", seat)) for seat in tracker.takeable]
    return pick(look, cursor, "taken", look.words("going", COMPANION).whose, rows, topic="going")


def leads(look: "Look", tracker: "Any", cursor: None) -> "Content":
    """Show everybody's standing, who leads, and what decides this. `LEADS` in the title's screens returns the standings
    and the seats in the lead."""
    common = look.common
    block, ahead = titles.screens(look.title()).LEADS(look, tracker)
    leader = ahead[0] if len(ahead) == 1 else None
    order = common.level if leader is None else common.ahead % look.name(leader)
    body = say(order, look.words("leads").why), players(block.rows, leader)
    return content("leads", common.leads, body, (None, None, key(common.back_key, ("back",))))
