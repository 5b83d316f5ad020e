"""Screens for special hamsters: their effects on a roll and the text on their cards."""

from ....companion.asking import pick
from ....content import content, figure, image, key, line, say, side, sides
from ....content import dice as dice_block
from .. import specials
from ..house import HOUSE
from .pictures import nobody_can_have_it
from .real_dice import HIGHEST, LOWEST, rolls_real_dice, value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Action, Content, Line
    from ..tracker import Tracker

# Effects on a roll


def dice(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """List the specials that can change the dice (until tokens have been entered), followed by a line that leads to the
    other specials' cards. No line changes the roll: each opens a page that also says what to do with the card.
    HD-22, HS-3, HS-13, HS-15, HS-18."""
    words, wet = look.words("dice"), any(tracker.gained)
    whack: Action = ("then", ("roll", 2, 6, ("whacked",)), ("open", mole))
    on_device = not rolls_real_dice(look, tracker)
    rolls: list[tuple[str, Action]] = [
        ("buffster", ("open", buff)),
        ("spinster", ("open", spin) if tracker.dice else ("open", value, words.after)),
        ("physicster", ("open", reroll) if on_device else ("open", value, words.after)),
        ("mole", whack),
        ("other", ("open", value, words.rests)),
    ]
    rows = [
        line(words[name + ".name"], action, words[name + ".how"]) for name, action in rolls if not wet or name == "mole"
    ]
    if wet:
        rows.append(line(words.wet, ("back",)))
    elif not tracker.classic and nobody_can_have_it(tracker):
        rare = look.words("rare")
        rows.append(line(rare.nobody % tracker.total, ("do", ("nobody",)), rare.again))
    rows.append(line(words.read, ("open", specials_now), words.read_how))
    return pick(look, cursor, "dice", words.title, rows, topic="specials")


def buff(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show what the roll becomes if Buffster turns both dice over. HS-3, HS-20."""
    words = look.words("dice")
    body = figure(LOWEST + HIGHEST - tracker.total), say(words["buffster.do"], words.after)
    keys = key(look.common.back_key, ("back",)), None, key(words["buffster.turn"], ("do", ("opposite",)))
    return content("buff", words["buffster.name"], body, keys, topic="specials")


def reroll(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Ask for Physicster's roll, after which the old or the new one counts. HS-13."""
    words = look.words("dice")
    body = figure(tracker.total), say(words["physicster.do"], words.after)
    keys = key(look.common.back_key, ("back",)), None, key(look.common.roll, ("roll", 2, 6, ("rerolled",)))
    return content("reroll", words["physicster.name"], body, keys, topic="specials")


def mole(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show Whack-a-Mole's roll and the dam card it moves to. HS-37."""
    words = look.words("mole")
    total = 0
    for event in look.events():
        if event[0] == "whacked":
            total = sum(event[1:])
    body = figure(total), say(words.do % total, words.why)
    return content("mole", words.title, body, (None, None, key(look.common.go_on, ("back",))), topic="specials")


def spin(look: "Look", tracker: "Tracker", cursor: "tuple[int, int] | None") -> "Content":
    """Ask which die Spinster turns, and to which face. HS-15, HS-20.

    One key turns the marked die to its next face. Another marks the other die and resets the first to the face that
    was rolled.
    """
    words, thrown = look.words("spin"), tracker.dice
    assert thrown
    die, face = cursor or (0, thrown[0])
    faces = list(thrown)
    faces[die] = face
    keys = (
        key(words.other, ("at", (1 - die, thrown[1 - die]))),
        key(words.more, ("at", (die, face % 6 + 1))),
        key(look.common.ok, ("do", ("spun", die, face))),
    )
    body = dice_block(faces, marked=die), figure(sum(faces)), say("", look.words("dice").after)
    return content("spin", words.title, body, keys, topic="specials")


def choose(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Ask whether Physicster keeps the old roll or takes the new one. HS-13."""
    words = look.words("choose")
    old_dice, old = tracker.before
    both = side("", old, dice=old_dice or ()), side("", tracker.total, dice=tracker.dice or ())
    keys = (
        key(words.old % old, ("do", ("chose", 0))),
        None,
        key(words.new % tracker.total, ("do", ("chose", 1))),
    )
    return content("choose", words.title, (sides(both),), keys, lights=("seat", tracker.to_act))


# The text on their cards


def specials_now(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """List the specials that can act now, or all specials if none can."""
    words = look.words("specials")
    kinds = specials.usable(tracker.phase)
    if not kinds:
        return all_specials(look, tracker, cursor)
    rows = card_lines(kinds) + [line(words.all, ("open", all_specials), "▶")]
    return pick(look, cursor, "specials", words.now, rows, topic="specials")


def all_specials(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    rows = card_lines(list(range(len(specials.SPECIALS))))
    return pick(look, cursor, "all_specials", look.words("specials").all, rows, topic="specials")


def card_lines(kinds: list[int]) -> "list[Line]":
    return [line(specials.SPECIALS[kind][0], ("open", card, kinds, at)) for at, kind in enumerate(kinds)]


NINJASTER = 11  # its own text says that it turns over, because its card does not stay

# The house rules that affect each special
INTERPRETATIONS = {
    4: ("contract_any_dam", "contract_onto_hamsters"),
    5: ("copy_any",),
    6: ("huckster_any_distance",),
    8: ("mobster_needs_card", "one_mobster"),
    15: ("swimster_breach",),
}


def card(look: "Look", tracker: "Tracker", cursor: "int | None", kinds: list[int], start: int) -> "Content":
    """Show when a special can act and what it does. The keys page through `kinds`."""
    at = start if cursor is None else cursor
    kind, words = kinds[at], look.words("specials")
    name, window, used = specials.SPECIALS[kind][:3]
    texts = look.words(name.lower())
    why = texts.get("why") or ""
    lines = [(why + " " + words.used).strip() if used and kind != NINJASTER else why]
    if "ruling" in texts:
        lines.append(words.ours % texts.ruling)
    for field in INTERPRETATIONS.get(kind, ()):
        changed = getattr(tracker.house_rules, field) != getattr(HOUSE.defaults(), field)
        lines.append((words.house if changed else words.ours) % texts[field][changed])
    windows = [text for bit, text in enumerate(words.windows) if window >> bit & 1]
    corner = words.windows[-1] if len(windows) == len(words.windows) - 1 else ", ".join(windows)
    keys = (
        key("◀", ("at", (at - 1) % len(kinds))),
        key("▶", ("at", (at + 1) % len(kinds))),
        key(look.common.back_key, ("back", at)),
    )
    picture = image("specials_%d.SPECIALS.%d" % (kind // 6, kind % 6))
    body = picture, say(texts.do, "\n".join(lines).strip())
    return content("card", name, body, keys, corner=corner, topic="specials")
