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


def menu(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List what can be done now, then lines that are in every menu of a game, always in the same order."""
    moment, often, _ = _rows(look, tracker)
    rows = moment[: ROOM - len(often)] + often
    return pick(look, cursor, "menu", look.common.menu_title, rows)


def more(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List what can be done now and has no room in the menu, then what is rarely needed, always in the same order."""
    moment, often, seldom = _rows(look, tracker)
    rows = moment[ROOM - len(often) :] + seldom
    return pick(look, cursor, "menu_more", look.common.more, rows)


def _rows(look: "Look", tracker: "Any") -> "tuple[list[Line], list[Line], list[Line]]":
    """Return what can be done now, and the lines that are the same in all games: those often needed, and the others.

    The title's screens have actions that are possible now (`ALSO`, a function that returns lines), corrections of
    counts (`CORRECT`, a screen) and what is seldom needed now (`SELDOM`, like `ALSO`). `LEADS` tells who leads (see
    `leads`), and `RULES` has the topics of the rules (see `rules`); a title without rules has all its lines in one
    menu.
    """
    common, screens = look.common, titles.screens(look.title())
    going_words = look.words("going", COMPANION)
    moment: list[Line] = screens.ALSO(look, tracker) if hasattr(screens, "ALSO") else []
    often: list[Line] = []
    if hasattr(screens, "CORRECT") and screens.CORRECT(look, tracker, None).body[0].count:
        often.append(line(common.correct, ("open", screens.CORRECT), "▶"))
    if hasattr(screens, "RULES"):
        often.append(line(common.rules, ("show", "rules"), "▶"))
    often.append(line(common.first_page, ("home",)))
    if hasattr(screens, "SELDOM"):
        often += screens.SELDOM(look, tracker)
    seldom: list[Line] = []
    if tracker.takeable or tracker.leavers:
        seldom.append(line(going_words.people, ("open", going), "▶"))
    if any([tracker.takes(kind) for kind in STOPS]):
        seldom.append(line(going_words.stopped, ("open", stops), "▶"))
    if hasattr(screens, "LEADS") and not tracker.over:
        seldom.append(line(common.leads, ("open", leads)))
    seldom.append(line(common.settings, ("show", "settings"), "▶"))
    seldom.append(line(common.log, ("show", "log"), "▶"))
    seldom.append(line(common.new_game, ("game", look.title()), "▶"))
    if not hasattr(screens, "RULES"):
        return moment, often + seldom, []
    return moment, often + [line(common.more, ("open", more), "▶")], seldom


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
