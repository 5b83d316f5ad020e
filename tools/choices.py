"""Generate the tables of choices in docs/library/choices.md.

python tools/choices.py --write
"""

import argparse
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from hamstertop_games import titles
from hamstertop_games.hamsterdam import cards
from hamstertop_games.hamsterdam.abilities import ABILITIES, COPIES
from hamstertop_games.hamsterdam.types import ACTS
from hamstertop_games.notation import moves
from hamstertop_games.whole import Phase

PAGE = Path(__file__).parents[1] / "docs" / "library" / "choices.md"
MANY = 12  # if a type has more values, only the first ones, those with constants and the last are listed
FEW = 6

# An example of each form of each kind of choice, and what happens
EXAMPLES: dict[str, dict[tuple[Any, ...], str]] = {
    "hamsterdam": {
        ("give", 2, 12): "passes one dam card to each neighbour, or two to the only opponent, smaller first",
        ("lay", 7): "continues the dam to the right",
        ("deal", cards.NAPSTER): "a special is dealt to a player",
        ("keep", cards.NAPSTER): "keeps one of the specials dealt",
        ("roll", 3, 4): "the dice show these faces",
        ("place", cards.STANDARD, 4): "places the next hamster",
        ("hold", cards.STANDARD): "leaves the next hamster in the reinforcement pile",
        ("use", cards.BUFFSTER, 4): "uses a special; the second table lists the values that follow",
        ("copy", cards.BUFFSTER, 4): "uses the Copycatster at this position as this special, with the same values",
        ("choose", 1): "chooses a roll after a Physicster",
        ("put", 4): "chooses the dam card that a Whack-a-Mole lands on",
        ("plug", cards.STANDARD, 4): "stops the flood with a hamster",
        ("flood", 4): "lets the flood in",
        ("flip", 0): "flips the dam card at this end",
        ("sacrifice", cards.STANDARD, 4): "a hamster leaves the game, along with a token, after a breach",
        ("move", cards.STANDARD, 4, 5): "moves a hamster",
        ("clear", cards.STANDARD, 5): "a hamster on the reinforcement pile leaves the game, along with a token",
        ("clear", cards.STANDARD, 4, 5): "a hamster on the dam leaves the game, along with a token",
        ("pass",): "does nothing more",
    },
    "hamsterrolle": {
        ("deal", 5): "a piece of the shared set is dealt to a player",
        ("first", 0): "this player begins",
        ("build", 5, 2): "tries to place a piece",
        ("pass", 2, 8, 3, 0): "tries to move a piece onward",
        ("idle",): "does nothing, because nothing else is legal",
        ("placed", 1, 3, 5, -1): "the piece was placed; three values follow for each piece that then moves",
        ("knocked", 0, 3, 5, -1): "something fell before the player let go of the piece",
        ("dropped", -1, 0): "the time ran out, and the piece ended up here",
        ("still",): "nothing falls after the turn",
        ("gone", 1, 3, 5, -1): "pieces fall after the turn and leave the game",
    },
    "run_hamster_run": {
        ("draw", 1): "a chip is drawn from the HAT",
        ("place", 22): "places the hamster on the belt",
        ("allocate", 3, 2, 2): "divides the Pluck among the traits",
        ("declare", 1): "declares an action",
        ("change", 1, 0): "changes the declared action, at the cost of a chip",
        ("move", 0): "moves by one square during a Bite or Throw",
        ("challenge", 1): "challenges a hamster to a test of Mettle",
        ("rest", 0): "takes a chip back from Fatigue into a trait",
        ("step", 0): "runs one square for a flip, and pushes any hamster there",
        ("sidestep", 3): "runs one square sideways for free, once a turn",
        ("dash", 32): "runs two squares for a chip",
        ("climb", 1, 27, 0): "climbs over a hamster",
        ("resist", 1): "resists a challenge, or does not",
        ("bite", 1): "takes a chip from the loser of the test",
        ("throw", -1): "throws the loser of the test",
        ("face", 2): "faces the alligators with a trait",
        ("pass",): "does nothing more",
    },
    "score_pad": {("score", -2): "takes points and ends the turn"},
}
# The same for the values that follow when a special acts, by their names
FURTHER = {
    "": (),
    "flooded": (4,),
    "to": (5,),
    "owner flooded": (1, 5),
    "owner start to": (0, 5, 6),
    "owner hamster start to": (1, cards.STANDARD, 5, 6),
    "step": (-1,),
    "hamster other": (cards.STANDARD, cards.STANDARD),
    "die face": (1, 6),
}


def specials() -> list[tuple[Any, ...]]:
    """Return an example of each special's choice. Some are used only by a Copycatster, if it can copy any kind."""
    return [
        ("use" if card in ABILITIES else "copy", card, 4, *FURTHER[ACTS.get(card, "")])
        for card in sorted(ABILITIES | COPIES)
    ]


def tables(title: str) -> list[str]:
    game = titles.load(title).game(2)
    found = [*_choices(title, game), ""]
    if title == "hamsterdam":
        found += [*_specials(game), ""]
    return [*found, *_values(title)]


def _choices(title: str, game: Any) -> list[str]:
    rows = ["| choice | what happens | values | written | rules |", "|---|---|---|---|---|"]
    for choice, meaning in EXAMPLES[title].items():
        cells = (meaning, _named(game, choice), _word(game, choice), _rules(game.phases.values(), choice))
        rows.append(f"| {_shown(choice)} | {' | '.join(cells)} |")
    return rows


def _specials(game: Any) -> list[str]:
    rows = ["| choice | values that follow | written |", "|---|---|---|"]
    for choice in specials():
        rows.append(f"| {_shown(choice)} | {_named(game, choice, 2)} | {_word(game, choice)} |")
    return rows


def _shown(choice: tuple[Any, ...]) -> str:
    return f"`{choice}`".replace("'", '"')


def _word(game: Any, choice: tuple[Any, ...]) -> str:
    return f"`{moves.move(game, choice)}`"


def _named(game: Any, choice: tuple[Any, ...], skipped: int = 0) -> str:
    """Return the names of a choice's values, and what the values are."""
    named = moves.values(game, choice)[skipped:]
    return ", ".join(f"`{name}`" if name == sort.name else f"`{name}` {sort.name}" for name, sort in named)


def _rules(phases: Iterable[Phase], choice: tuple[Any, ...]) -> str:
    """Return the ids of the rules for a choice or, if it has none of its own, for the phases that offer only such
    choices."""
    offering = [phase for phase in phases if choice[0] in phase.kinds]
    found = [phase.broken(choice) for phase in offering if phase.broken(choice) != phase.rules]
    if not found:
        alone = [phase for phase in offering if phase.who == "chance" or {*phase.kinds} - {"pass"} == {choice[0]}]
        found = [phase.rules for phase in alone]
    return ", ".join(dict.fromkeys(rule for rules in found for rule in rules.split(", ")))


def _values(title: str) -> list[str]:
    package = import_module(f"hamstertop_games.{title}")
    rows = ["| value | numbers, names and constants | |", "|---|---|---|"]
    for sort in {sort.name: sort for sort in moves.SORTS[title].values()}.values():
        count = titles.load(title).players[-1] if sort is moves.SEAT else len(sort.numbers)
        rows.append(f"| {sort.name} | {_numbers(package, sort, sort.numbers[:count])} | {sort.note} |")
    return rows


def _numbers(package: Any, sort: moves.Sort, numbers: range) -> str:
    """Return the numbers with their names and constants, abbreviating long lists. Numbers without names become a
    range."""
    constants = {getattr(package, name): f" `{name}`" for name in sort.constants}
    named = [number for number in numbers if sort.names.get(number, str(number)) != str(number)]
    texts = [f"{number}{constants.get(number, '')} {sort.names[number]}" for number in named]
    last = max([FEW, *(place + 1 for place, number in enumerate(named) if number in constants)])
    if len(texts) > max(MANY, last):
        texts[last:-1] = ["…"]
    plain = [number for number in numbers if number not in named]
    if plain:
        texts.insert(
            0 if plain[0] == numbers[0] else len(texts), f"{plain[0]} {'or' if len(plain) == 2 else 'to'} {plain[-1]}"
        )
    return ", ".join(texts)


def written(page: str) -> str:
    """Return the page with the tables of each title between its markers replaced."""
    for title in EXAMPLES:
        head, begins, rest = page.partition(f"<!-- {title} -->\n")
        _, ends, tail = rest.partition(f"<!-- end of {title} -->\n")
        page = "".join([head, begins, *(f"{line}\n" for line in tables(title)), ends, tail])
    return page


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="update the page instead of printing it")
    made = written(PAGE.read_text("utf-8"))
    if parser.parse_args().write:
        PAGE.write_text(made, "utf-8")
    else:
        print(made)
