"""Screens for special hamsters: their effects on a roll and the text on their cards."""

from ....companion.asking import choice, enter, pick
from ....content import PEEK, amount, content, figure, image, key, line, say, side, sides
from ....content import dice as dice_block
from ....words import COMPANION
from .. import specials
from ..house import HOUSE
from ..tracker import FLOOD, SKIP
from .real_dice import HIGHEST, LOWEST, rolls_real_dice, typed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Action, Content, Image, Line
    from ....games import Event
    from ....words import Speaker
    from ..tracker import Tracker

# Effects on a roll


def dice(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """List the specials that can act on a roll: those that change the dice (until tokens have been entered), then those
    that act at the table, and a line that leads to the other specials' cards. No line changes the roll: each opens a
    page that also says what to do with the card. HD-22, HS-3, HS-13, HS-15, HS-18."""
    words, wet = look.words("dice"), any(tracker.gained)
    whack: Action = ("then", ("roll", 2, 6, ("whacked",)), ("open", mole))
    on_device = not rolls_real_dice(look, tracker)
    spun: Action = ("open", spin) if tracker.dice else ("open", value, specials.SPINSTER)
    rolled: Action = ("open", reroll) if on_device else ("open", value, specials.PHYSICSTER)
    rolls: list[tuple[str, Action]] = [
        ("buffster", acting(look, tracker, specials.BUFFSTER, ("open", buff))),
        ("spinster", acting(look, tracker, specials.SPINSTER, spun)),
        ("physicster", acting(look, tracker, specials.PHYSICSTER, rolled)),
        ("mole", whack),
        ("other", ("open", value, specials.COPYCATSTER)),
    ]
    rows = [
        line(words[name + ".name"], action, words[name + ".how"]) for name, action in rolls if not wet or name == "mole"
    ]
    able = len(rows)
    if wet:
        rows.append(line(words.wet, ("back",)))
    kinds = [kind for kind, special in enumerate(specials.SPECIALS) if special[1] == specials.ANY_ROLL]
    for kind, row in zip(kinds, card_lines(kinds)):
        rows.append(line(row.text, acting(look, tracker, kind, row.action), words.read_how))
    rows.append(line(words.read, ("open", specials_now), "▶"))
    marked, keys = choice(look, cursor, rows, label=words.use if (cursor or 0) < able else "")
    return content("dice", words.title, (marked,), keys, topic="specials")


def after(look: "Look", tracker: "Tracker", kind: int) -> str:
    """Return what to do with the card of a special that has acted."""
    words, has = look.words("dice"), symbol_on(look, tracker, kind)
    if kind == specials.COPYCATSTER:
        return str(words.rests)
    return str(words.after if has is None else words.turns if has else words.stays)


def buff(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show what the roll becomes if Buffster turns both dice over. HS-3, HS-20."""
    words = look.words("dice")
    body = figure(LOWEST + HIGHEST - tracker.total), say(words["buffster.do"], after(look, tracker, specials.BUFFSTER))
    keys = key(look.common.back_key, ("back",)), None, key(words["buffster.turn"], ("do", ("opposite",)))
    return content("buff", words["buffster.name"], body, keys, topic="specials")


def reroll(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Ask for Physicster's roll, after which the old or the new one counts. HS-13."""
    words = look.words("dice")
    body = figure(tracker.total), say(words["physicster.do"], after(look, tracker, specials.PHYSICSTER))
    keys = key(look.common.back_key, ("back",)), None, key(look.common.roll, ("roll", 2, 6, ("rerolled",)))
    return content("reroll", words["physicster.name"], body, keys, topic="specials")


def value(look: "Look", tracker: "Tracker", cursor: "int | None", kind: int) -> "Content":
    """Ask for the value of the roll after a kind of special has changed it."""
    words, seat = look.words("value"), tracker.to_act
    asked = amount(tracker.total, least=LOWEST, most=HIGHEST, action=typed)
    why = after(look, tracker, kind)
    if kind == specials.COPYCATSTER:
        why = words.why + " " + why
    name, order, lit = specials.SPECIALS[kind][0], say(words.do, why), ("seat", seat)
    return enter(look, cursor, "value", name, order, asked, who=seat, lights=lit, topic="specials")


def mole(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show Whack-a-Mole's roll and the dam card it moves to. HS-37."""
    words, total = look.words("mole"), sum(look.last_event()[1:])
    body = figure(total), say(words.do % total, words.why % tracker.total)
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
    body = dice_block(faces, marked=die), figure(sum(faces)), say("", after(look, tracker, specials.SPINSTER))
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
    """List the specials that can act now, or all specials if none can. Those that act on the table at this moment, and
    not on the dice, are asked about."""
    words = look.words("specials")
    kinds = specials.usable(tracker.phase)
    if not kinds:
        return all_specials(look, tracker, cursor)
    cards = zip(kinds, card_lines(kinds))
    window = {FLOOD: specials.ANY_ROLL, SKIP: specials.SKIP}.get(tracker.phase, 0)
    rows = []
    for kind, row in cards:
        acts = specials.SPECIALS[kind][1] & window
        rows.append(line(row.text, acting(look, tracker, kind, row.action) if acts else row.action))
    rows.append(line(words.all, ("open", all_specials), "▶"))
    return pick(look, cursor, "specials", words.now, rows, topic="specials")


def all_specials(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    return pick(look, cursor, "all_specials", look.words("specials").all, all_cards(), topic="specials")


def all_cards() -> "list[Line]":
    return card_lines(list(range(len(specials.SPECIALS))))


def card_lines(kinds: list[int]) -> "list[Line]":
    return [line(specials.SPECIALS[kind][0], ("open", card, kinds, at)) for at, kind in enumerate(kinds)]


# Whether they turn over


def acting(look: "Look", tracker: "Tracker", kind: int, action: "Action") -> "Action":
    """Return the action of a special that acts. The first time, players are asked whether its card has the symbol for
    turning over. Later games repeat their answer, so that each of them can be read without the settings."""
    if kind not in specials.ASKED or tracker.turns_over(kind) is not None or not tracker.takes("symbol"):
        return action
    has = symbol_on(look, tracker, kind)
    return ("open", symbol, kind, action) if has is None else ("then", ("note", ("symbol", kind, int(has))), action)


def symbol(look: "Look", tracker: "Tracker", cursor: None, kind: int, action: "Action") -> "Content":
    """Ask whether a special's card has the symbol for turning over. Players who are not sure are asked again next
    time."""
    words, common = look.words("specials"), look.common
    no, yes = [("then", ("back",), ("then", ("note", ("symbol", kind, has)), action)) for has in (0, 1)]
    keys = key(common.no, no), key(words.unsure, ("then", ("back",), action)), key(common.yes, yes)
    name = specials.SPECIALS[kind][0]
    body = (say(words.ask % name, words.ask_why),)  # without our portrait, which could be taken for the card's
    return content("symbol", name, body, keys, topic="specials")


def symbol_on(look: "Look", tracker: "Tracker", kind: int) -> "bool | None":
    """Return whether a special's card has the symbol, as players have said in this game or an earlier one, or None."""
    found = tracker.turns_over(kind)
    for other, answer in look.printed():
        if found is None and other == kind and kind in specials.ASKED:
            found = bool(answer)
    return found


def told_symbol(speaker: "Speaker", event: "Event", phase: str, seat: "int | None", tracker: "Tracker") -> str:
    """Return an answer in words."""
    words = speaker.words("specials", "hamsterdam")
    answer = words.turns if event[2] else words.stays
    return str(speaker.words("common", COMPANION).valued % (specials.SPECIALS[event[1]][0], answer))


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
    name, window, _ = specials.SPECIALS[kind]
    texts = look.words(name.lower())
    why = texts.get("why") or ""
    if kind in specials.ASKED:
        has = symbol_on(look, tracker, kind)
        why = (why + " " + (words.used if has is None else words.turns if has else words.stays)).strip()
    lines = [why]
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
    body = portrait(kind), say(texts.do, "\n".join(lines).strip())
    return content("card", name, body, keys, corner=corner, topic="specials", flags=(PEEK,))


def portrait(kind: int) -> "Image":
    return image("specials_%d.SPECIALS.%d" % (kind // 6, kind % 6))
