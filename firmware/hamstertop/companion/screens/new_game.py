"""How every game begins: who plays, by which variant and which house rules."""

from ...content import line
from ...words import COMPANION
from .. import story, titles
from ..asking import pick
from ..settings import OFFERED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Action, Content, Line
    from ..look import Look

    Values = list[int]


def new_game(look: "Look", tracker: "Any", cursor: "int | None", title: str) -> "Content":
    """List Resume if a game continues; Start, as last time; and what can be changed: that holds from now on.

    The title's `house` module says what can be chosen, its words what it is called: the section `new_game` names the
    values of the set-up event, and says what they mean where that needs words; `values` has words for a value that is
    no number, `house` each house rule by its id, or by its field where several have the id. A value that depends on
    others is put into words by CHOICES of the title's screens, a function of who puts things into words and all values.
    """
    common, words = look.common, look.words("new_game", title)
    values, chosen = begins_with(look, title)
    count = players(title, values)
    start = _start(look, title, values, chosen, count)
    rows: list[Line] = [line(common.start, start, "▶")]
    saved = look.saved_game(title)
    if saved.game and not saved.tracker.over:
        rows.insert(0, line(common.resume, ("resume", title), "▶"))
    for index, (field, _, _) in enumerate(titles.house(title).SETUP):
        following = event(title, _next(title, values, index), chosen)
        rows.append(line(words[field], ("choose", title, following), _value(look, title, values, index)))
    if count:
        begin = ("begin", title, event(title, values, chosen))
        rows.append(line(look.words("settings", COMPANION).names, ("show", "names", count, begin), "▶"))
    if chosen:
        value = common.house_changed if any(chosen) else common.house_default
        rows.append(line(common.house_rules, ("open", house_rules, title), value))
    return pick(look, cursor, "new_game", titles.name(title, look), rows)


def house_rules(look: "Look", tracker: "Any", cursor: "int | None", title: str) -> "Content":
    """List each house rule: what it is about, and the reading that counts. Choosing one takes its next reading."""
    words, (values, chosen) = look.words("house", title), begins_with(look, title)
    rows = []
    for index, rule in enumerate(titles.house(title).HOUSE.rows):
        about, word = story.house_rule(words, rule, chosen[index])
        turned = chosen[:]
        turned[index] = (chosen[index] + 1) % len(rule[2])
        rows.append(line(about, ("choose", title, event(title, values, turned)), word))
    return pick(look, cursor, "house_rules", look.common.house_rules, rows)


def begins_with(look: "Look", title: str) -> "tuple[Values, list[int]]":
    """Return the values that a new game of a title begins with, and the reading of each house rule: as chosen last,
    else as in the last game, if only of another title, as far as they can still be chosen."""
    table = titles.house(title)
    values = [default for _, _, default in table.SETUP]
    chosen = [0] * len(table.HOUSE.rows)
    try:
        last = look.setup(title) or look.saved_game(title).setup or look.company
        for index, value in enumerate(last[: len(values)]):
            if value in _choices(title, values, index):
                values[index] = value
        if len(last) > len(values):
            chosen = table.HOUSE.chosen(last[len(values) :])
    except ValueError:  # of another version, or IllegalEvent: the rest is as it is by default
        pass
    return values, chosen


def players(title: str, values: "Values") -> int:
    """Return how many play, 0 if nobody is asked."""
    fields = [field for field, _, _ in titles.house(title).SETUP]
    return values[fields.index("players")] if "players" in fields else 0


def _start(look: "Look", title: str, values: "Values", chosen: list[int], count: int) -> "Action":
    """Return the action that begins; it asks first where a game continues, and the very first time offers names."""
    set_up = event(title, values, chosen)
    begin: Action = ("begin", title, set_up)
    saved = look.saved_game(title)
    if saved.running:
        words = look.words("instead", COMPANION)
        seated = ", ".join([look.name(seat) for seat in range(saved.tracker.players)])
        why = words.why % {"title": titles.name(title, look), "players": seated}
        return ("ask", words.ask, ("instead", title, set_up), why)
    if count and OFFERED not in look.settings.told and not any(look.settings.names):
        return ("then", ("told", OFFERED), ("show", "names.offer", count, begin))
    return begin


def event(title: str, values: "Values", chosen: list[int]) -> "tuple[Any, ...]":
    """Return the set-up event."""
    house: tuple[int, ...] = titles.house(title).HOUSE.values(chosen) if chosen else ()
    return ("setup",) + tuple(values) + house


def _next(title: str, values: "Values", index: int) -> "Values":
    """Return the values once one has gone to its next; what no longer goes with it is back to its default."""
    following, choices = values[:], _choices(title, values, index)
    following[index] = choices[(choices.index(values[index]) + 1) % len(choices)]
    for other, (_, _, default) in enumerate(titles.house(title).SETUP):
        if following[other] not in _choices(title, following, other):
            following[other] = default
    return following


def _value(look: "Look", title: str, values: "Values", index: int) -> str:
    """Return a value in words; or a number, and from how much to how much it goes."""
    field = titles.house(title).SETUP[index][0]
    word = story.setting(look, title, field, values, index)
    if word:
        means = look.words("new_game", title).get(field + "_means")
        return "%s: %s" % (word, means[values[index]]) if means else word
    choices = _choices(title, values, index)
    return "%d (%d–%d)" % (values[index], choices[0], choices[-1])  # after the last one comes the first again


def _choices(title: str, values: "Values", index: int) -> tuple[int, ...]:
    """Return what a value can be; some depend on the others."""
    choices = titles.house(title).SETUP[index][1]
    found: tuple[int, ...] = choices(values) if callable(choices) else choices
    return found
