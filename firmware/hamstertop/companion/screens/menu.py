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


STOPS = ("ranked", "stopped")  # events that stop a game before its end


def menu(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List actions that are rarely needed.

    The first lines come from the title's screens: actions that are possible now (`ALSO`, a function that returns
    lines), corrections of counts (`CORRECT`, a screen), more actions (`SELDOM`, such a function) and who leads
    (`LEADS`, see `leads`). The other lines are the same for all games.
    """
    common, screens = look.common, titles.screens(look.title())
    rows: list[Line] = screens.ALSO(look, tracker) if hasattr(screens, "ALSO") else []
    if hasattr(screens, "CORRECT"):
        rows.append(line(common.correct, ("open", screens.CORRECT)))
    if hasattr(screens, "SELDOM"):
        rows += screens.SELDOM(look, tracker)
    if hasattr(screens, "LEADS") and not tracker.over:
        rows.append(line(common.leads, ("open", leads)))
    rows += [
        line(common.log, ("show", "log")),
        line(common.settings, ("show", "settings")),
    ]
    if tracker.takeable or any([tracker.takes(kind) for kind in STOPS]):
        rows.append(line(look.words("going", COMPANION).title, ("open", going)))
    rows += [
        line(common.new_game, ("game", look.title())),
        line(common.first_page, ("home",)),
        line(common.about, ("show", "about")),
    ]
    return pick(look, cursor, "menu", common.menu_title, rows)


def going(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """Ask who leaves the game, whether somebody takes over, or how to stop it. The section `going` of the title's words
    says what follows."""
    words, own = look.words("going", COMPANION), look.words("going")
    rows: list[Line] = []
    for seat in tracker.leavers:
        ask = ("ask", words.ask % look.name(seat), ("do", ("leaves", seat)), own.leaves)
        rows.append(player_line(look, seat, ask, words.leaves))
    if tracker.takeable:
        rows.append(line(words.takes_over, ("open", taken), "▶"))
    for kind in STOPS:
        if tracker.takes(kind):
            why = own.ranked if kind == "ranked" else words.unfinished
            rows.append(line(words[kind], ("ask", words.stop, ("do", (kind,)), why)))
    return pick(look, cursor, "going", words.title, rows, topic="going")


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
