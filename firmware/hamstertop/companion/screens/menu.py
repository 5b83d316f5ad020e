"""The menu of a game in play."""

from ...content import PEEK, content, key, line, players, say
from ...games import titles
from ...words import COMPANION
from ..asking import choice, pick, player_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content, Line
    from ..look import Look


ROOM = 8  # the most lines of a menu
STOPS = ("ranked", "stopped")  # events that stop a game before its end


def menu(look: "Look", tracker: "Any", cursor: "int | None", sent: bool = False) -> "Content":
    """List lines that are the same in all menus of a game. The first is marked, so that all of them are found with the
    same presses at any time. Above it is what can be done only now, the most likely nearest. That one is marked if the
    game's screen has `sent` players here for it. The corner says if a timer runs on."""
    often, _, moment = _rows(look, tracker)
    above = moment[: ROOM - len(often)][::-1]
    marked, keys = choice(look, cursor, above + often, len(above) - sent)
    corner = look.common.runs if look.running() else ""
    return content("menu", look.common.menu_title, (marked,), keys, corner=corner)


def more(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List what is rarely needed, then what can be done only now and has no room in the menu."""
    often, seldom, moment = _rows(look, tracker)
    return pick(look, cursor, "menu_more", look.common.more, seldom + moment[ROOM - len(often) :])


def _rows(look: "Look", tracker: "Any") -> "tuple[list[Line], list[Line], list[Line]]":
    """Return lines that are often needed, others, and what can be done only now, the most likely first.

    The title's screens have the first lines that are often needed (`ALWAYS`, a function that returns them), corrections
    of counts (`CORRECT`, a screen) and actions that are possible now (`ALSO`, like `ALWAYS`). `LEADS` tells who leads
    (see `leads`), and `RULES` has the topics of the rules (see `rules`); a title without rules has all its lines in one
    menu.
    """
    common, screens = look.common, titles.screens(look.title())
    going_words = look.words("going", COMPANION)
    often: list[Line] = screens.ALWAYS(look, tracker) if hasattr(screens, "ALWAYS") else []
    moment: list[Line] = screens.ALSO(look, tracker) if hasattr(screens, "ALSO") else []
    new_game = line(common.new_game, ("game", look.title()), "▶")
    if hasattr(screens, "CORRECT"):
        counts = screens.CORRECT(look, tracker, None).body[0].count
        # before anything has been counted, what corrects a game is a new one
        often.append(line(common.correct, ("open", screens.CORRECT), "▶") if counts else new_game)
    if hasattr(screens, "RULES"):
        often.append(line(common.rules, ("show", "rules"), "▶"))
    often.append(line(common.first_page, ("home",)))
    seldom = [
        line(common.settings, ("show", "settings"), "▶"),
        line(common.log, ("show", "log"), "▶"),
        new_game,
    ]
    if hasattr(screens, "LEADS") and not tracker.over:
        seldom.append(line(common.leads, ("open", leads)))
    if tracker.takeable or tracker.leavers:
        seldom.append(line(going_words.people, ("open", going), "▶"))
    if any([tracker.takes(kind) for kind in STOPS]):
        seldom.append(line(going_words.stopped, ("open", stops), "▶"))
    if not hasattr(screens, "RULES"):
        return often + seldom, [], moment
    return often + [line(common.more, ("open", more), "▶")], seldom, moment


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
    block, ahead = titles.screens(look.title()).LEADS(tracker)
    leader = ahead[0] if len(ahead) == 1 else None
    order = common.level if leader is None else common.ahead % look.name(leader)
    body = say(order, look.words("leads").why), players(block.rows, leader)
    return content("leads", common.leads, body, (None, None, key(common.back_key, ("back",))), flags=(PEEK,))
