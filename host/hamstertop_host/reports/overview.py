"""Report on what results add up to: how often each person won, and facts about a person or a title. Portable."""

from hamstertop.games import titles

from . import svg
from .parts import Figure, Table
from .saved import printable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .saved import Speaker
    from .totals import Person, Sums, Totals
    from .words import Words

    Facts = list[tuple[str, str]]  # (subject, value) pairs


def called(title: str, speaker: "Speaker") -> str:
    """Return the name of a title, which may be from another version."""
    return titles.name(title, speaker) if title in titles.names() else printable(title)


def wins(sums: "Sums", words: "Words") -> list[Figure]:
    """Return a chart with a bar for each person, ordered by share of games won, or [] if there are no people."""
    bars = []
    for style, (name, person) in enumerate(sums.ranked(words.order).items()):
        bars.append(svg.Bar(name, _won(person, words), ((person.rate, svg.STYLES + style % svg.STYLES),)))
    title = words.say("results.who_wins")
    return [Figure(title, svg.bars(title, bars, 100))] if bars else []


def _won(person: "Person", words: "Words") -> str:
    """Return how often a person has won, such as "3 of 5, 60%"."""
    share = words.say("results.percent", share=person.rate)
    return words.say("results.wins_of", wins=person.wins, games=person.games) + ", " + share


def tables(totals: "Totals", speaker: "Speaker", year: str = "", title: str = "") -> list[Table]:
    """Return a table of the people and one of the titles, or [] if there are no people."""
    words, sums = speaker.report, totals.of(year, title)
    players = []
    for name, person in sums.ranked(words.order).items():
        share = words.say("results.percent", share=person.rate)
        players.append([name, str(person.wins), str(person.games), share] + [_means(person, speaker)])
    if not players:
        return []
    columns = ["player", "results.wins", "results.games", "results.rate", "results.mean"]
    of_titles = ("game", "results.games", "results.most_wins")
    rows = [_title(each, totals.of(year, each), speaker) for each in sums.titles()]
    return [
        Table(words.say("results.players"), [words.say(column) for column in columns], players),
        Table(words.say("results.titles"), [words.say(column) for column in of_titles], rows),
    ]


def _title(title: str, sums: "Sums", speaker: "Speaker") -> list[str]:
    """Return how often a title was played, and who won it most often."""
    most = max([person.wins for person in sums.persons.values()] or [0])
    best = [f"{name} {most}" for name, person in sums.ranked(speaker.report.order).items() if person.wins == most]
    won = ", ".join(best) if most else "" if sums.won else speaker.report.say("nobody")
    return [called(title, speaker), str(sums.games[title]), won]


def _means(person: "Person", speaker: "Speaker") -> str:
    words = speaker.report
    names = sorted([(words.order(called(title, speaker)), title) for title in person.scores])
    return ", ".join([f"{called(title, speaker)} {words.number(person.mean(title), 1)}" for _, title in names])


def person(
    totals: "Totals", name: str, speaker: "Speaker", year: str = "", title: str = ""
) -> "tuple[Facts, list[Figure]]":
    """Return facts about a person, and a chart of how often they finished ahead of others."""
    words, sums = speaker.report, totals.of(year, title)
    theirs = sums.persons.get(name)
    if not theirs:
        return [], []
    facts = [(words.say("results.wins"), _won(theirs, words))]
    if not title:
        played = {each: totals.of(year, each).persons.get(name) for each in sums.games}
        counts = {each: found.games for each, found in played.items() if found}
        most = [each for each in sums.titles() if counts.get(each) == max(counts.values())]
        facts.append((words.say("results.favourite"), ", ".join([called(each, speaker) for each in most])))
    for each in sums.titles():
        if each in theirs.scores:
            best = (min if each in sums.low else max)(theirs.scores[each])
            facts.append((words.say("results.best", title=called(each, speaker)), str(best)))
    bars = []
    for other in sums.ranked(words.order):
        ahead, behind = [sums.ahead.get(pair, (0, 0))[0] for pair in ((name, other), (other, name))]
        if other != name and ahead + behind:
            bars.append(svg.Bar(other, f"{ahead} : {behind}", ((ahead, svg.STYLES), (behind, svg.STYLES + 5))))
    heading = words.say("results.ahead", name=name)
    return facts, [Figure(heading, svg.bars(heading, bars))] if bars else []


def title(sums: "Sums", name: str, speaker: "Speaker") -> "Facts":
    """Return facts about a title, or [] if it has not been played."""
    if name not in sums.games:
        return []
    words = speaker.report
    facts = [(words.say("results.games"), str(sums.games[name]))]
    found = [(score, who) for who, person in sums.persons.items() for score in person.scores.get(name, ())]
    if found:
        best = (min if name in sums.low else max)([score for score, _ in found])
        people = [who for who in sums.ranked(words.order) if (best, who) in found]
        facts.append((words.say("results.best", title=called(name, speaker)), f"{best}, {', '.join(people)}"))
    count, minutes = sums.minutes
    if count:
        facts.append((words.say("results.minutes"), words.number(minutes / count, 0)))
    return facts
