"""Find the best response to a bot within a family of bots: how much somebody who knows the bot could win."""

import dataclasses
from collections.abc import Iterable

from . import intervals, tables
from .titles import Title

KEPT = 4  # after each heat, one in this many of the family remains


def family(title: Title) -> list[str]:
    """Return the names of all bots in a title's family."""
    return [
        ":".join([name, *map(str, numbers)]) for name, made in sorted(title.bots.items()) for numbers in made.family
    ]


def best(
    setting: tables.Setting,
    games: int,
    processes: int | None = None,
) -> tuple[str, intervals.Share]:
    """Find the member of the family that wins most against the bots of a setting.

    The family is chosen from in heats on seeds of their own, each with more games for fewer bots. Only the last games,
    on the setting's seed, count for the share.

    Args:
        setting: the settings; its first bot is at all seats but one, which the family's bots take in turn.
        games: the number of games to measure the best response with.
        processes: the number of processes; by default, one for each available core.

    Returns:
        The name of the best response, and its share of the games that had a winner, with the share of equal bots.
    """

    def plays(name: str, count: int, seed: int) -> intervals.Share:
        bots = (name,) + setting.bots[:1] * (setting.players - 1)
        own = dataclasses.replace(setting, bots=bots, change_seats=True, seed=seed & 0xFFFFFFFF)
        report = tables.run(own, count, processes=processes)
        won = report.finished - report.nobody
        return intervals.share(report.bot_shares[0] / tables.SHARE, won, 1 / setting.players)

    def ranked(names: Iterable[str], count: int, seed: int) -> list[str]:
        found = {name: plays(name, count, seed).share for name in names}
        return sorted(found, key=lambda name: (-found[name], name))

    names, count, seed = family(setting.title), max(games // 16, 10), setting.seed
    while len(names) > 1:
        seed += 1
        names = ranked(names, count, seed)[: max(len(names) // KEPT, 1)]
        count = min(count * 3, games)
    return names[0], plays(names[0], games, setting.seed)
