"""The confirmation for actions that are easily chosen by mistake."""

from ...content import content, image, key, say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Action, Content
    from ..look import Look


def sure(look: "Look", tracker: "Any", cursor: None, question: str, action: "Action", why: str = "") -> "Content":
    """Ask a yes-or-no question, with an optional reason."""
    common = look.common
    keys = key(common.no, ("back",)), None, key(common.yes, action)
    body = (say(question, why),) if why else (say(question), image("hamster.HAMSTER"))
    return content("sure", common.sure, body, keys)
