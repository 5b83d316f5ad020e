"""The settings, which are stored as soon as they change."""

from ...content import line
from ...words import COMPANION
from ..asking import pick
from ..settings import EXPLAINS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content
    from ..look import Look

FULL_AFTER = (3, 5, 10)  # choices for the number of partial refreshes before a full one


def settings(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List the owner's settings. Choosing a line changes the setting to its next value."""
    now, texts, common = look.settings, look.words("settings", COMPANION), look.common
    light = (now.light + 1) % len(texts.lights)
    rows = [
        line(texts.light, ("set", "light", light), texts.lights[now.light]),
        line(texts.sound, ("set", "sound", not now.sound), texts.on_off[now.sound]),
        line(texts.names, ("show", "names", len(now.names), None), "▶"),
        line(texts.dice, ("set", "real_dice", not now.real_dice), texts.dice_are[now.real_dice]),
        line(
            texts.explains, ("set", "explains", (now.explains + 1) % len(EXPLAINS)), texts.explains_when[now.explains]
        ),
    ]
    if look.must_flash:
        rows.append(line(texts.quicker, ("check",), "▶"))
    else:
        at = FULL_AFTER.index(now.full_after) if now.full_after in FULL_AFTER else -1
        after = FULL_AFTER[(at + 1) % len(FULL_AFTER)]
        rows.append(line(texts.full_after, ("set", "full_after", after), texts.full_value % now.full_after))
    if len(look.languages) > 1:
        rows.append(line(texts.language, ("show", "languages", False), common.language))
    return pick(look, cursor, "settings", common.settings, rows)
