"""Report on results: who won, and what all finished games add up to."""

from hamstertop import words as device
from hamstertop.companion import ending, story
from hamstertop.games import titles
from hamstertop.saving import results
from hamstertop.saving.results import Result, turn

from . import overview, people
from .parts import Table
from .saved import printable
from .totals import Totals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from hamstertop.saving.people import Person
    from hamstertop.words import Section
    from hamstertop.words import Speaker as Speaking

    from .codes import Taken
    from .saved import Speaker
    from .words import Words

    Lines = list[tuple[str, str]]  # (subject of a line on the device, value chosen)


class Finished:
    """A game that was finished, or abandoned for a new one.

    Attributes:
        result: the stored result.
        names: the players' names by seat: of those who sat there at the end.
        earlier: by seat, the names of those from whom they took over.
        speaker: the speaker that describes the game.
        day: the day of the game, where 2020-01-01 is day 1, or 0 if unknown.
    """

    day = 0

    def __init__(self, result: Result, speaker: "Speaker") -> None:
        self.result = result
        self.speaker = speaker
        self.call(lambda key, name: name)

    def call(self, who: "Callable[[str, str], str]") -> None:
        """Take people's names from a function of their keys (see `people`) and of the names in the result."""

        def called(seat: int, person: "Person") -> str:
            key = people.key(person.id, person.name)
            return who(key, printable(person.name)) if key else _colour(self.speaker, seat)

        turns = [[called(seat, each) for each in turn(player)] for seat, player in enumerate(self.result.players)]
        self.names = [names[-1] for names in turns]
        self.earlier = [names[:-1] for names in turns]

    @property
    def seated(self) -> list[str]:
        """The names at each seat, such as "Ben, then Dad"."""
        return [story.then(self.speaker, names + [name]) for names, name in zip(self.earlier, self.names)]

    @property
    def words(self) -> "Words":
        return self.speaker.report

    @property
    def title(self) -> str:
        """The title's name."""
        return overview.called(self.result.title, self.speaker)

    @property
    def chosen(self) -> "Lines":
        """The settings that differed from the defaults, including house rules, as (subject, value) pairs."""
        options, rules = chosen(self.result.title, self.result.setup, _Called(self.speaker, self.names))
        return options + rules

    @property
    def tie(self) -> str:
        """The tie-breaker that decided the win, with the players' counts if known, or "" if there was none."""
        result = self.result
        counted = [(seat, tie) for seat, tie in enumerate(result.ties) if tie is not None]
        if not counted:
            return ""
        try:
            reason = ending.decided(self.speaker.words("end", result.title), result.winners, result.ties)
            return reason + ": " + ", ".join([f"{self.seated[seat]} {tie}" for seat, tie in counted])
        except (KeyError, AttributeError):  # a title from a different version, or one without a tie-breaker
            return ""

    @property
    def persons(self) -> list[str]:
        """Return the players' names by seat, with "" for a seat known only by its colour, which could be anybody."""
        return [name if player.name else "" for name, player in zip(self.names, self.result.players)]

    @property
    def winners(self) -> list[str]:
        return [self.seated[seat] for seat in self.result.winners]


def read(blob: bytes, speaker: "Speaker") -> list[Finished]:
    """Return the games in the blob `results`, oldest first, omitting those that cannot be read."""
    return [Finished(Result(payload), speaker) for payload in results.read((blob,))]


def taken(found: "Iterable[Taken]", speaker: "Speaker") -> list[Finished]:
    """Return the games described by results from other devices (see `codes` and `history`)."""
    games = []
    for each in found:
        game = Finished(Result(each.record), speaker)
        game.day = each.day
        games.append(game)
    return games


class _Called:
    """A speaker that uses the names in a result."""

    def __init__(self, speaker: "Speaker", names: "Sequence[str]") -> None:
        self._speaker = speaker
        self._names = names

    def words(self, section: str, part: str = "") -> "Section":
        return self._speaker.words(section, part)

    def name(self, seat: int) -> str:
        return self._names[seat] if seat < len(self._names) else self._speaker.name(seat)


def chosen(title: str, setup: "Sequence[int]", speaker: "Speaking") -> "tuple[Lines, Lines]":
    """Return a game's settings that differ from the defaults, in the device's words.

    Args:
        title: the name of the title's folder.
        setup: the values of the set-up event, which need not be valid.
        speaker: the speaker, which determines the language.

    Returns:
        The lines of the page for a new game, without the number of players, and those for its house rules, as (subject,
        choice) pairs. The choice is a number if the title does not have a word for it.
    """
    if title not in titles.names():
        return [], []
    try:
        table = titles.house(title)
        count = len(table.SETUP)
        options, house = setup[:count], tuple(setup[count:])
        for index, (_, choices, _) in enumerate(table.SETUP):
            (choices(options) if callable(choices) else choices).index(options[index])
        interpretations = table.HOUSE.chosen(house) if house else []
    except (ImportError, IndexError, ValueError):  # a title without set-up questions, or unknown values
        return [], []
    names = speaker.words("new_game", title)
    first = [
        (names[field], story.setting(speaker, title, field, options, index) or str(options[index]))
        for index, (field, _, default) in enumerate(table.SETUP)
        if field != "players" and options[index] != default
    ]
    found = [(row, interpretation) for row, interpretation in zip(table.HOUSE.rows, interpretations) if interpretation]
    return first, [
        story.house_rule(speaker.words("house", title), row, interpretation) for row, interpretation in found
    ]


def finished(games: "Sequence[Finished]") -> list[Finished]:
    return [game for game in games if game.result.finished]


def _colour(speaker: "Speaker", seat: int) -> str:
    colours: Sequence[str] = speaker.words("common").seats
    return colours[seat] if seat < len(colours) else speaker.report.say("seat", seat=seat)


def totals(games: "Sequence[Finished]") -> Totals:
    """Return the totals of the finished ones among these games."""
    found = Totals()
    for game in finished(games):
        result = game.result
        rows = [(key, player.place, player.score) for key, player in zip(game.persons, result.players)]
        found.add(result.title, "", result.minutes, rows)
    return found


def scores(game: Finished) -> list[int] | None:
    """Return the scores of a game's players, without those who left a finished game, or None if it has none."""
    finished = game.result.finished
    players = [player for player in game.result.players if player.place or not finished]
    return [player.score for player in players if player.score is not None] or None


def highest_wins(game: Finished) -> bool:
    """Return whether a winner of this game had the highest score."""
    winning = [player.score for player in game.result.players if player.place == 1 and player.score is not None]
    return not winning or max(winning) == max(scores(game) or winning)


def tables(games: "Sequence[Finished]") -> list[Table]:
    """Return a table of all games, latest first, and tables of the players and titles. Return [] without games."""
    if not games:
        return []
    words = games[0].words
    rows = [
        [str(number), game.title, _won_by(game), _ranking(game), _length(game)]
        for number, game in enumerate(reversed(games), 1)
    ]
    head = [""] + [words.say(column) for column in ("game", "results.won_by", "results.ranking", "results.minutes")]
    if [game for game in games if game.chosen]:
        head.append(device.catalogue(words.language).common.house_rules)
        for row, game in zip(rows, reversed(games)):
            row.append(", ".join([f"{about}: {interpretation}" for about, interpretation in game.chosen]))
    return [Table(words.say("results.last_first"), head, rows)] + overview.tables(totals(games), games[0].speaker)


def _won_by(game: Finished) -> str:
    if not game.result.finished:
        return game.words.say("results.unfinished")
    return ", ".join(game.winners) or game.words.say("nobody")


def _ranking(game: Finished) -> str:
    found = []
    for place, seat in game.result.order:
        score = game.result.players[seat].score
        found.append((f"{place}. " if place else "") + game.seated[seat] + ("" if score is None else f" {score}"))
    return ", ".join(found) + (f"; {game.tie}" if game.tie else "")


def _length(game: Finished) -> str:
    """Return a game's length in minutes, or "" if it is not known."""
    minutes = game.result.minutes
    if not minutes:
        return ""
    return str(minutes) if game.result.timed else game.words.say("results.played", minutes=minutes)
