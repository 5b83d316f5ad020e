"""The settings, which are stored as soon as they change."""

from ... import words
from ...content import line
from ...saving.settings import EACH_GAME
from ...words import COMPANION
from ..asking import pick

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content
    from ..look import Look

FULL_AFTER = (3, 5, 10)  # choices for the number of partial refreshes before a full one


def settings(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List the owner's settings. Choosing a line changes the setting to its next value."""
    setting, texts, common = look.setting, look.words("settings", COMPANION), look.common
    light, sound, real_dice, explains = setting("light"), setting("sound"), setting("real_dice"), setting("explains")
    rows = [
        line(texts.light, ("set", "light", (light + 1) % len(texts.lights)), texts.lights[light]),
        line(texts.sound, ("set", "sound", not sound), texts.on_off[sound]),
        line(texts.names, ("show", "names", len(setting("names"))), "▶"),
        line(texts.dice, ("set", "real_dice", not real_dice), texts.dice_are[real_dice]),
        line(texts.explains, ("set", "explains", (explains + 1) % (EACH_GAME + 1)), texts.explains_when[explains]),
    ]
    if look.must_flash():
        rows.append(line(texts.quicker, ("check",), "▶"))
    else:
        after = setting("full_after")
        at = FULL_AFTER.index(after) if after in FULL_AFTER else -1
        following = FULL_AFTER[(at + 1) % len(FULL_AFTER)]
        rows.append(line(texts.full_after, ("set", "full_after", following), texts.full_value % after))
    if setting("printed"):
        forget: Any = ("then", ("back",), ("set", "printed", {}))
        rows.append(line(texts.printed, ("ask", texts.printed_ask, forget, texts.printed_why)))
    if len(words.languages()) > 1:
        rows.append(line(texts.language, ("show", "languages", False), common.language))
    rows.append(line(common.about, ("show", "about"), "▶"))
    return pick(look, cursor, "settings", common.settings, rows)
