"""The set-up of a new game: players, variant and house rules."""

from ...content import USUAL, content, line
from ...games import titles
from ...saving.settings import EACH_GAME, FIRST_GAME
from ...words import COMPANION
from .. import story
from ..asking import choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...content import Action, Content, Line
    from ...games import Event
    from ..look import Look

    Values = list[int]


def new_game(look: "Look", tracker: "Any", cursor: "int | None", title: str) -> "Content":
    """List Resume (if there is an unfinished game), Start, the settings, which are kept for later games, and the result
    of the last game.

    The choices are in the title's `house` module, and their names are in its words. The section `new_game` names the
    values of the set-up event and explains them if necessary, and the section `values` has words for values that are
    not numbers. The section `house` has each house rule under its id, or under its field if several rules share an id.
    EDITIONS in the `house` module has the interpretations in which editions of a game differ; the section `editions`
    names them and says what each means, which help shows. For a value that depends on others, CHOICES in the title's
    screens has a function that takes a speaker and all values and returns the words.
    """
    common, words = look.common, look.words("new_game", title)
    values, chosen = begins_with(look, title)
    count = players(title, values)
    opens = look.before(title).opens
    rows: list[Line] = [line(common.start, start(look, title), "▶")]
    if opens == "resume":
        rows = [line(common.resume, ("resume", title), "▶"), line(common.new_game, start(look, title), "▶")]
    for index, (field, _, _) in enumerate(titles.house(title).SETUP):
        following = event(title, _next(title, values, index), chosen)
        rows.append(line(words[field], ("choose", title, following), _value(look, title, values, index)))
    if count:
        names = look.setting("names")[:count]
        seated = ", ".join([name or common.seats[seat] for seat, name in enumerate(names)]) if any(names) else ""
        who = ("show", "tonight", title, event(title, values, chosen), False)
        rows.append(line(look.words("names", COMPANION).title, who, (seated, "▶") if seated else "▶"))
    editions, about = _editions(title), -1
    same = [number for number, edition in enumerate(editions) if all([chosen[at] == edition[at] for at in edition])]
    if editions:
        number = (same[0] + 1) % len(editions) if same else 0
        by_edition = [editions[number].get(at, index) for at, index in enumerate(chosen)]
        called = look.words("editions", title)
        name = called.names[same[0]] if same else common.house_changed
        about = len(rows)
        rows.append(line(called.about, ("choose", title, event(title, values, by_edition)), name))
    # No choice on this screen adds or removes a line, so that the marked one stays under the cursor.
    if chosen and not _asks(look, title):  # not in the way of players to whom it may be new
        own = [index for at, index in enumerate(chosen) if not (same and at in editions[0])]
        value = common.house_changed if any(own) else common.house_default
        rows.append(line(common.house_rules, ("open", house_rules, title), value))
    knows = _know(look, title, event(title, values, chosen))
    if knows or title in look.setting("new_to"):
        texts = look.words("knows", COMPANION)
        rows.append(line(texts.line, ("learn", title, not knows), texts.known if knows else texts.new))
    if opens == "result":
        rows.append(line(common.result, ("resume", title), "▶"))
    marked, keys = choice(look, cursor, rows)
    ways = (USUAL, (common.help, ("show", "meaning.edition", title)), USUAL) if marked.at == about else None
    return content("new_game", titles.name(title, look), (marked,), keys, ways=ways)


def house_rules(look: "Look", tracker: "Any", cursor: "int | None", title: str) -> "Content":
    """List each house rule's subject and chosen interpretation. Choosing a line changes it to the next
    interpretation, and help explains it."""
    words, (values, chosen) = look.words("house", title), begins_with(look, title)
    rows = []
    for index, rule in enumerate(titles.house(title).HOUSE.rows):
        about, word = story.house_rule(words, rule, chosen[index])
        turned = chosen[:]
        turned[index] = (chosen[index] + 1) % len(rule[2])
        rows.append(line(about, ("choose", title, event(title, values, turned)), word))
    marked, keys = choice(look, cursor, rows)
    ways = USUAL, (look.common.help, ("show", "meaning", title, marked.at)), USUAL
    return content("house_rules", look.common.house_rules, (marked,), keys, ways=ways)


def _editions(title: str) -> "list[dict[int, int]]":
    """Return each edition's interpretations, by the rows of the house rules in which editions differ."""
    table = titles.house(title)
    editions = getattr(table, "EDITIONS", ())
    fields = [field for edition in editions for field in edition]
    rows = [(at, row[1]) for at, row in enumerate(table.HOUSE.rows) if row[1] in fields]
    return [{at: edition.get(field, 0) for at, field in rows} for edition in editions]


def begins_with(look: "Look", title: str) -> "tuple[Values, list[int]]":
    """Return the values that a new game of a title begins with, and the interpretation of each house rule.

    They are the most recently chosen values, or else the last game's, whose title may have been a different one.
    Values that are no longer possible are replaced by their defaults, or what OFFERED in the `house` module has
    instead.
    """
    table = titles.house(title)
    offered = getattr(table, "OFFERED", {})
    values = [offered.get(field, default) for field, _, default in table.SETUP]
    chosen = [0] * len(table.HOUSE.rows)
    try:
        last = look.before(title).setup
        for index, value in enumerate(last[: len(values)]):
            if value in _choices(title, values, index):
                values[index] = value
        if len(last) > len(values):
            chosen = table.HOUSE.chosen(last[len(values) :])
    except ValueError:  # from another version, or IllegalEvent: keep the defaults
        pass
    return values, chosen


def players(title: str, values: "Sequence[int]") -> int:
    """Return the number of players, or 0 if the title does not ask for it."""
    at = _at_players(title)
    return 0 if at < 0 else values[at]


def counts(title: str, event: "Event") -> tuple[int, ...]:
    """Return the possible numbers of players in a game with this set-up event."""
    return _choices(title, list(event[1:]), _at_players(title))


def with_players(title: str, event: "Event", count: int) -> "Event":
    """Return a set-up event with a different number of players."""
    values = list(event[1:])
    _change(title, values, _at_players(title), count)
    return event[:1] + tuple(values)


def options(look: "Look", title: str, event: "Event") -> list[str]:
    """Return the values of a set-up event that differ from their defaults, in words, without the number of players."""
    setup, common = titles.house(title).SETUP, look.common
    values, house = event[1 : len(setup) + 1], event[len(setup) + 1 :]
    fields = [(index, field) for index, (field, _, default) in enumerate(setup) if values[index] != default]
    found = [story.setting(look, title, field, values, index) for index, field in fields if field != "players"]
    if any(house):
        found.append(common.valued % (common.house_rules, common.house_changed))
    return found


def _at_players(title: str) -> int:
    """Return the index of the number of players among a title's values, or -1."""
    fields = [field for field, _, _ in titles.house(title).SETUP]
    return fields.index("players") if "players" in fields else -1


def start(look: "Look", title: str) -> "Action":
    """Return the action of Start. It begins the game, but first asks once whether players know it, and who is playing
    if fewer or more people played last time. Before the very first game, it offers to enter names."""
    values, chosen = begins_with(look, title)
    count, set_up = players(title, values), event(title, values, chosen)
    if _asks(look, title):
        return ("show", "again.known", title)
    if count and not look.setting("people"):
        if not look.setting("offered"):
            return ("then", ("set", "offered", True), ("show", "names.offer", title, set_up))
    elif count and look.setting("table") not in (0, count):
        return ("show", "tonight", title, set_up)
    return begin(look, title, set_up)


def _asks(look: "Look", title: str) -> bool:
    """Return whether to ask if players know a title: once, if it has explanations and they are wanted the first
    time."""
    answered = title in look.setting("knows") or title in look.setting("new_to")
    return not answered and look.setting("explains") == FIRST_GAME and hasattr(titles.screens(title), "READY")


def begin(look: "Look", title: str, event: "Event") -> "Action":
    """Return the action that begins a game. It asks for confirmation if there is an unfinished game. Players who know
    it, and have played here before, are told what must be on the table."""
    before = look.before(title)
    action: Action = ("instead" if before.players else "begin", title, event)
    if before.opens and known(look, title, event):
        action = ("show", "again.table", title, event, action)
    if before.players:
        words = look.words("instead", COMPANION)
        seated = ", ".join([name or look.common.seats[seat] for seat, name in enumerate(before.players)])
        why = words.why % {"title": titles.name(title, look), "players": seated}
        return ("ask", words.ask, action, why)
    return action


def known(look: "Look", title: str, event: "Event") -> bool:
    """Return whether to spare players the set-up, because they know the variant that a set-up event begins."""
    explained = look.setting("explains") != EACH_GAME and hasattr(titles.screens(title), "READY")
    return explained and _know(look, title, event)


def _know(look: "Look", title: str, event: "Event") -> bool:
    knows = look.setting("knows")
    return title in knows or titles.variant(title, event) in knows


def event(title: str, values: "Values", chosen: list[int]) -> "tuple[Any, ...]":
    """Return the set-up event."""
    house: tuple[int, ...] = titles.house(title).HOUSE.values(chosen) if chosen else ()
    return ("setup",) + tuple(values) + house


def _next(title: str, values: "Values", index: int) -> "Values":
    """Return the values with the one at `index` changed to its next choice."""
    following, choices = values[:], _choices(title, values, index)
    _change(title, following, index, choices[(choices.index(values[index]) + 1) % len(choices)])
    return following


def _change(title: str, values: "Values", index: int, value: int) -> None:
    """Change the value at `index`. Other values that this makes impossible are reset to their defaults."""
    values[index] = value
    for other, (_, _, default) in enumerate(titles.house(title).SETUP):
        if values[other] not in _choices(title, values, other):
            values[other] = default


def _value(look: "Look", title: str, values: "Values", index: int) -> str:
    """Return a value in words, or as a number with the possible range."""
    field = titles.house(title).SETUP[index][0]
    word = story.setting(look, title, field, values, index)
    if word:
        means = look.words("new_game", title).get(field + "_means")
        return look.common.valued % (word, means[values[index]]) if means else word
    choices = _choices(title, values, index)
    return "%d (%d–%d)" % (values[index], choices[0], choices[-1])  # the choices wrap around


def _choices(title: str, values: "Values", index: int) -> tuple[int, ...]:
    """Return the possible values at an index, which may depend on the other values."""
    choices = titles.house(title).SETUP[index][1]
    possible: tuple[int, ...] = choices(values) if callable(choices) else choices
    return possible
