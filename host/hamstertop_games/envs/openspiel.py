"""The titles as OpenSpiel games. Importing this module registers them as `hamstertop_hamsterdam` and so on.

    import pyspiel
    import hamstertop_games.envs.openspiel
    game = pyspiel.load_game("hamstertop_hamsterdam(players=2,options=late_cascade:True)")

The parameters are:

- `players`: the number of players;
- `options`: house rules as `name:value;name:value`, with values that the title's `Options` accepts;
- `max_choices`: the number of choices, including chance outcomes, after which a game ends without a winner.

An action is a number from `codes.Actions` or, at a chance node, the outcome's index in `Game.outcomes()`. An
observation describes what the player sees now. An information state adds everything that the player has seen happen,
for perfect recall.
"""

import ast
import functools
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from hamstertop import chance
from hamstertop_games import TABLE

from .. import remedies, titles
from ..errors import UserError
from ..whole import LISTED
from . import codes

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError(f"{error.name} is not installed ({remedies.install('envs')})", name=error.name) from error

CHOICES = 10_000  # the maximum length of a game, including chance outcomes
PREFIX = "hamstertop_"  # of the games' names
UNSEEN = "?"  # a hidden choice in a history


def read_options(text: str) -> dict[str, Any]:
    """Parse the house rules in a game's name and return them. Raise UserError if they are malformed."""
    found = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        try:
            found[name] = ast.literal_eval(value)
        except (SyntaxError, ValueError):
            found[name] = value
        if not name.isidentifier():
            raise UserError(f"options must have the form name:value;name:value, not {text!r}")
    return found


@dataclass(frozen=True)
class Table:
    """The values shared by all states of a game."""

    brings: titles.Title
    options: Any
    codes: codes.Codes


@functools.cache
def table(title: str, players: int, options: str) -> Table:
    """Return a title with this number of players and these house rules. Raise UserError if it does not allow them."""
    brings = titles.load(title)
    made = brings.options.of(**read_options(options))
    return Table(brings, made, codes.load(title, brings.seats(players), made))


class TitleGame(pyspiel.Game):
    """A title with its number of players and house rules. `register` makes a subclass for each title."""

    title = ""
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        kind = self.kind
        params = {**kind.parameter_specification, **(params or {})}
        players = int(params["players"])
        self.key = (self.title, players, str(params["options"]))
        self.most = int(params["max_choices"])
        made = table(*self.key).codes
        info = pyspiel.GameInfo(
            num_distinct_actions=len(made.actions),
            max_chance_outcomes=made.chance,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if made.nobody else 0.0,
            max_game_length=self.most,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "TitleState":
        return TitleState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class TitleState(pyspiel.State):
    """A position in a complete game."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.key = game.key
        self.game = self._table.brings.game(game.num_players(), self._table.options)  # must not be changed
        self.left = game.most

    @property
    def _table(self) -> Table:
        return table(*self.key)

    def current_player(self) -> int:
        """Return the player to act, or OpenSpiel's value for chance or for a finished game."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if self.game.seat == TABLE else self.game.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._table.codes.actions.legal(self.game))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.game.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(place, weight / total) for place, (_, weight) in enumerate(outcomes)]

    def _apply_action(self, action: int) -> None:
        choices = self._choices()
        if action not in choices:
            raise self._refusal(action, choices)
        self.game.play(choices[action])
        self.left -= 1

    def _choices(self) -> dict[int, codes.Choice]:
        """Return the choice for each legal action, or an empty dictionary when the game is over."""
        if self.game.seat == TABLE:
            return {place: choice for place, (choice, _) in enumerate(self.game.outcomes())}
        return self._table.codes.actions.legal(self.game)

    def _refusal(self, action: int, choices: dict[int, codes.Choice]) -> Any:
        listed = [f"{number} ({' '.join(map(str, choices[number]))})" for number in sorted(choices)]
        more = f" and {len(listed) - LISTED} more" if len(listed) > LISTED else ""
        legal = f"the legal actions are {', '.join(listed[:LISTED])}{more}" if listed else "no action is legal"
        return pyspiel.SpielError(f"action {action} is not legal in phase {self.game.phase}; {legal}")

    def _action_to_string(self, player: int, action: int) -> str:
        drawn = player == pyspiel.PlayerId.CHANCE
        choices = self._choices() if drawn == (self.game.seat == TABLE) else {}
        every = [] if drawn else self._table.codes.actions.all
        if action not in choices and action not in range(len(every)):
            raise self._refusal(action, choices)
        return " ".join(map(str, choices.get(action) or every[action]))

    def is_terminal(self) -> bool:
        return self.game.over or self.left == 0

    def returns(self) -> list[float]:
        """Return the rewards as `codes.returns` defines them: all 0 before the end, or if the game was cut off."""
        return codes.returns(self.game)

    def history_of(self, player: int) -> str:
        """Return all choices so far, as the player has seen them, or as everybody has for OpenSpiel's other players,
        such as chance."""
        return _written(self.game.known(player if player >= 0 else None))

    def __str__(self) -> str:
        """Return all choices so far, including secret ones."""
        return f"{self.game.phase} {self.game.seat} | {_written(self.game.history)}"

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Raise SpielError, because a history has no maximum length. Use `information_state_string` instead."""
        raise pyspiel.SpielError("information_state_tensor is not supported (use information_state_string)")


def _written(choices: Iterable[codes.Choice | None]) -> str:
    return " ".join([",".join(map(str, choice)) if choice else UNSEEN for choice in choices])


class Observer:
    """A player's view in OpenSpiel's format (see `codes.Layout`)."""

    def __init__(self, game: TitleGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported (omit {params})")
        self.kind = kind
        self.layout = table(*game.key).codes.layout
        self.tensor = None if kind.perfect_recall else np.zeros(len(self.layout), np.float32)
        self.dict = {} if self.tensor is None else {"view": self.tensor}

    def set_from(self, state: TitleState, player: int) -> None:
        """Fill the vector with what the player sees. With perfect recall, raise SpielError: a history has no maximum
        length."""
        if self.tensor is None:
            raise pyspiel.SpielError("perfect-recall tensors are not supported (use string_from)")
        self.tensor[:] = self.layout.observe(state.game, player, self._private)

    def string_from(self, state: TitleState, player: int) -> str:
        """Return the player's view as a string. With perfect recall, it starts with everything the player has seen
        happen."""
        view = self._view(state, player)
        text = f"{player} {' '.join(f'{name}={view[name]}' for name in sorted(view))}"
        return f"{state.history_of(player)} | {text}" if self.kind.perfect_recall else text

    @property
    def _private(self) -> bool:
        return bool(self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER)

    def _view(self, state: TitleState, player: int) -> dict[str, Any]:
        view: dict[str, Any] = state.game.view(player if self._private else None)
        return view


def resampled(state: TitleState, player: int) -> TitleState:
    """Replace what is hidden from a player with random values from NumPy's global generator. Pass this to
    `ISMCTSBot.set_resampler`.

    Args:
        state: the original state, which is not changed.
        player: the player who cannot distinguish the two states.

    Returns:
        A state that looks the same to the player. All its histories contain what was drawn.
    """
    seed = int(np.random.randint(1 << 31))
    guess = titles.load(state.key[0]).guess(state.game, player, chance.Seeded(seed))
    copy: TitleState = state.get_game().new_initial_state()
    for choice in guess.history:  # OpenSpiel records the numbers of all actions
        choices = copy._choices()
        copy.apply_action(next(number for number, other in choices.items() if other == choice))
    return copy


def register(names: Iterable[str]) -> None:
    """Register the titles in `names`, so that `pyspiel.load_game` finds them as `hamstertop_<title>`."""
    for title in names:
        brings = titles.load(title)
        nobody = codes.load(title, brings.players[0], brings.options()).nobody
        kind = pyspiel.GameType(
            short_name=PREFIX + title,
            long_name=brings.name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM if nobody else pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=brings.players[-1],
            min_num_players=brings.players[0],
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={
                "players": brings.default("players"),
                "options": "",
                "max_choices": CHOICES,
            },
        )
        # OpenSpiel releases this object after Python has shut down, which is safe for a class but not for a function.
        name = title.title().replace("_", "")
        made = type(name, (TitleGame,), {"title": title, "kind": kind, "__module__": __name__})
        globals()[name] = made  # where pickle looks for the class
        pyspiel.register_game(kind, made)


register(codes.names())
