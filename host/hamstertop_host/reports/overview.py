"""Report on all finished games: how often each person won, and facts about a person or a title. Portable."""

from . import results, svg
from .parts import Figure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from .results import Finished

    Facts = list[tuple[str, str]]  # (subject, value) pairs


def wins(games: "Sequence[Finished]") -> "list[Figure]":
    """Return a chart with a bar for each person, ordered by number of wins, or an empty list if there are no people."""
    found = results.statistics(games)
    if not found:
        return []
    words = games[0].words
    bars = []
    for style, (name, player) in enumerate(found.items()):
        note = words.say("results.wins_of", wins=player.wins, games=player.games)
        bars.append(svg.Bar(name, note, ((player.wins, svg.STYLES + style % svg.STYLES),)))
    title = words.say("results.who_wins")
    return [Figure(title, svg.bars(title, bars))]


def person(games: "Sequence[Finished]", name: str) -> "tuple[Facts, list[Figure], list[Finished]]":
    """Return facts about a person, a chart of how often they finished ahead of others, and their games."""
    theirs = [game for game in results.finished(games) if name in game.persons]
    if not theirs:
        return [], [], []
    words, player = theirs[0].words, results.statistics(theirs).get(name) or results.Player()
    counts = _counted([game.title for game in theirs])
    most = [title for title, count in counts if count == counts[0][1]]
    facts = [
        (words.say("results.wins"), words.say("results.wins_of", wins=player.wins, games=player.games)),
        (words.say("results.streak"), str(player.streak)),
        (words.say("results.favourite"), ", ".join(most)),
    ]
    for title, _ in counts:
        best = _best([game for game in theirs if game.title == title], name)
        if best:
            facts.append((words.say("results.best", title=title), best))
    bars = []
    for other in results.statistics(theirs):
        ahead, behind = _between(theirs, name, other), _between(theirs, other, name)
        if ahead + behind:
            bars.append(svg.Bar(other, f"{ahead} : {behind}", ((ahead, svg.STYLES), (behind, svg.STYLES + 5))))
    title = words.say("results.ahead", name=name)
    return facts, [Figure(title, svg.bars(title, bars))] if bars else [], theirs


def title(games: "Sequence[Finished]", folder: str) -> "tuple[Facts, list[Figure], list[Finished]]":
    """Return facts about a title, a chart of its winners, and its games."""
    all_of_it = [game for game in results.finished(games) if game.result.title == folder]
    if not all_of_it:
        return [], [], []
    words = all_of_it[0].words
    facts = [(words.say("results.games"), str(len(all_of_it)))]
    best = _best(all_of_it)
    if best:
        facts.append((words.say("results.best", title=all_of_it[0].title), best))
    minutes = [game.result.minutes for game in all_of_it if game.result.minutes]
    if minutes:
        facts.append((words.say("results.minutes"), words.number(sum(minutes) / len(minutes), 0)))
    return facts, wins(all_of_it), all_of_it


def _best(games: "Sequence[Finished]", name: str = "") -> str:
    """Return the best score in a title's games and who achieved it, or the best score of the person `name`."""
    scored = []
    for game in games:
        for who, (place, score, _) in zip(game.persons, game.result.players):
            if place and score is not None and who and name in ("", who):
                scored.append((score, who))
    if not scored:
        return ""
    best = (max if results.highest_wins(games) else min)([score for score, _ in scored])
    people = [who for who, _ in _counted([who for score, who in scored if score == best])]
    return str(best) if name else f"{best}, {', '.join(people)}"


def _between(games: "Sequence[Finished]", one: str, other: str) -> int:
    """Return how often the person `one` finished ahead of `other`."""
    count = 0
    for game in games:
        places = [player[0] for player in game.result.players]
        if one != other and one in game.persons and other in game.persons:
            count += 0 < places[game.persons.index(one)] < places[game.persons.index(other)]
    return count


def _counted(items: "Sequence[str]") -> "list[tuple[str, int]]":
    """Return the distinct items with their counts, most frequent first."""
    different = [item for at, item in enumerate(items) if item not in items[:at]]
    found = [(-items.count(item), at, item) for at, item in enumerate(different)]
    return [(item, -count) for count, _, item in sorted(found)]
