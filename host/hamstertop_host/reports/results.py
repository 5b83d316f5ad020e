"""Report on results: who won, and the players' statistics over all finished games."""

from collections import OrderedDict

from hamstertop import words as device
from hamstertop.companion import ending, story
from hamstertop.games import titles
from hamstertop.saving import records, results
from hamstertop.saving.results import Result

from .parts import Table
from .saved import printable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hamstertop.words import Section
    from hamstertop.words import Speaker as Speaking

    from .codes import Taken
    from .saved import Speaker
    from .words import Words

    Lines = list[tuple[str, str]]  # (subject of a line on the device, value chosen)


class Finished:
    """A game that was finished, or abandoned for a new one.

    Attributes:
        title: the title's name.
        result: the stored result.
        names: the players' names by seat.
        words: the words used to describe the game.
        chosen: the settings that differed from the defaults, including house rules, as (subject, value) pairs.
        tie: the tie-breaker that decided the win, with the players' counts if known, or "" if there was none.
        day: the day of the game, where 2020-01-01 is day 1, or 0 if unknown.
    """

    day = 0
    chosen: "Sequence[tuple[str, str]]" = ()
    tie = ""

    def __init__(self, title: str, result: Result, names: "Sequence[str]", words: "Words") -> None:
        self.title = title
        self.result = result
        self.names = names
        self.words = words

    @property
    def persons(self) -> list[str]:
        """Return the players' names by seat, with "" for a seat known only by its colour, which could be anybody."""
        return [name if player[2] else "" for name, player in zip(self.names, self.result.players)]

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.result.winners]


class Player:
    """A player's statistics over all games.

    Attributes:
        games: the number of games.
        wins: the number of first places, including shared ones.
        streak: the player's longest run of consecutive wins.
        scores: the player's scores by title, for titles with scores.
    """

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.streak = 0
        self.scores: dict[str, list[int]] = {}
        self._running = 0  # the current run of wins

    def add(self, won: bool) -> None:
        self.games += 1
        self.wins += won
        self._running = self._running + 1 if won else 0
        self.streak = max(self.streak, self._running)

    def means(self) -> dict[str, float]:
        return {title: round(sum(scores) / len(scores), 1) for title, scores in self.scores.items()}


def read(blob: bytes, speaker: "Speaker") -> list[Finished]:
    """Return the games in the blob `results`, oldest first, omitting those that cannot be read."""
    return [of_record(payload, speaker) for payload in results.standing(records.Reader((blob,)))]


def taken(found: "Iterable[Taken]", speaker: "Speaker") -> list[Finished]:
    """Return the games described by results from other devices (see `codes` and `history`)."""
    games = []
    for each in found:
        game = of_record(each.record, speaker)
        game.day = each.day
        games.append(game)
    return games


def of_record(payload: bytes, speaker: "Speaker") -> Finished:
    """Return the game described by a record of the blob `results`."""
    result = Result(payload)
    known = result.title in titles.names()
    names = [printable(name) or _colour(speaker, seat) for seat, (_, _, name) in enumerate(result.players)]
    title = titles.name(result.title, speaker) if known else printable(result.title)
    game = Finished(title, result, names, speaker.report)
    options, rules = chosen(result.title, result.setup, _Called(speaker, names))
    game.chosen = options + rules
    game.tie = _tie(game, speaker)
    return game


def _tie(game: Finished, speaker: "Speaker") -> str:
    """Return the tie-breaker that decided the win, with the players' counts."""
    result = game.result
    counted = [(seat, tie) for seat, tie in enumerate(result.ties) if tie is not None]
    if not counted:
        return ""
    try:
        reason = ending.decided(speaker.words("end", result.title), result.winners, result.ties)
        return reason + ": " + ", ".join([f"{game.names[seat]} {tie}" for seat, tie in counted])
    except (KeyError, AttributeError):  # a title from a different version, or one without a tie-breaker
        return ""


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


def statistics(games: "Sequence[Finished]") -> dict[str, Player]:
    """Return each person's statistics over finished games in which they were ranked, by name and ordered by number of
    wins."""
    games = finished(games)
    if not games:
        return {}
    order = games[0].words.order
    players: dict[str, Player] = {}
    for game in games:
        won = [game.persons[seat] for seat in game.result.winners]
        ranked = [(name, score) for name, (place, score, _) in zip(game.persons, game.result.players) if place and name]
        for name in set([name for name, _ in ranked]):
            players.setdefault(name, Player()).add(name in won)
        for name, score in ranked:
            if score is not None:
                players[name].scores.setdefault(game.title, []).append(score)
    best = sorted(players, key=lambda name: (-players[name].wins, players[name].games, order(name), name))
    return OrderedDict([(name, players[name]) for name in best])


def scores(game: Finished) -> list[int] | None:
    """Return the scores of a game's players, without those who left a finished game, or None if it has none."""
    finished = game.result.finished
    return [score for place, score, _ in game.result.players if score is not None and (place or not finished)] or None


def highest_wins(games: "Sequence[Finished]") -> bool:
    """Return whether the winners of these games always had the highest score."""
    for game in games:
        found = scores(game)
        winning = [score for place, score, _ in game.result.players if place == 1 and score is not None]
        if found and winning and max(winning) < max(found):
            return False
    return True


def tables(games: "Sequence[Finished]") -> list[Table]:
    """Return a table of all games, latest first, and tables of the players and titles. Return [] without games."""
    if not games:
        return []
    words = games[0].words
    rows = [
        [str(number), game.title, _won_by(game), _ranking(game), _count(game.result.minutes)]
        for number, game in enumerate(reversed(games), 1)
    ]
    players = [
        [name, str(player.wins), str(player.games), str(player.streak), _means(player, words)]
        for name, player in statistics(games).items()
    ]
    head = [""] + [words.say(column) for column in ("game", "results.won_by", "results.ranking", "results.minutes")]
    if [game for game in games if game.chosen]:
        head.append(device.catalogue(words.language).common.house_rules)
        for row, game in zip(rows, reversed(games)):
            row.append(", ".join([f"{about}: {interpretation}" for about, interpretation in game.chosen]))
    columns = ("player", "results.wins", "results.games", "results.streak", "results.mean")
    found = [Table(words.say("results.last_first"), head, rows)]
    if players:
        of_titles = ("game", "results.games", "results.most_wins")
        found.append(Table(words.say("results.players"), [words.say(column) for column in columns], players))
        found.append(Table(words.say("results.titles"), [words.say(column) for column in of_titles], _titles(games)))
    return found


def _won_by(game: Finished) -> str:
    if not game.result.finished:
        return game.words.say("results.unfinished")
    return ", ".join(game.winners) or game.words.say("nobody")


def _titles(games: "Sequence[Finished]") -> list[list[str]]:
    """Return a row for each title, most recently played first: how often it was played and who won it most often."""
    rows: list[list[str]] = []
    games = finished(games)
    for game in reversed(games):
        if [row for row in rows if row[0] == game.title]:
            continue
        of_title = [other for other in games if other.title == game.title]
        won = [(name, player.wins) for name, player in statistics(of_title).items() if player.wins]
        best = [f"{name} {wins}" for name, wins in won if wins == won[0][1]]
        alone = [other for other in of_title if other.winners]  # games that somebody won, named or not
        rows.append([game.title, str(len(of_title)), ", ".join(best) or ("" if alone else game.words.say("nobody"))])
    return rows


def _ranking(game: Finished) -> str:
    found = []
    for place, seat in game.result.order:
        score = game.result.players[seat][1]
        found.append((f"{place}. " if place else "") + game.names[seat] + ("" if score is None else f" {score}"))
    return ", ".join(found) + (f"; {game.tie}" if game.tie else "")


def _means(player: Player, words: "Words") -> str:
    means = sorted(player.means().items(), key=lambda item: (words.order(item[0]), item[0]))
    return ", ".join(f"{title} {words.number(mean, 1)}" for title, mean in means)


def _count(number: int) -> str:
    """Return a number as a string, or "" if it is 0, which means unknown."""
    return str(number) if number else ""
