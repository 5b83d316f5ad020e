"""A Gymnasium environment for each title, where the agent plays one seat and bots play the others.

Importing this module registers `hamstertop/hamsterdam-v1` and so on with Gymnasium, for `gymnasium.make` and
`gymnasium.make_vec`. Observations, actions and rewards are the same as in the PettingZoo environments (see `zoo`).
"""

import operator
from typing import Any

from hamstertop import chance
from hamstertop_games import TABLE

from .. import bots, tables, titles
from ..errors import UserError
from . import codes, zoo
from .zoo import gymnasium


class SeatEnv(gymnasium.Env[dict[str, Any], int], zoo.Kept):
    """A game in which the agent plays one seat.

    Args:
        title: the name of the title, such as "hamsterdam".
        players: the number of players, or None for the title's default.
        bot: the bot that plays the other seats, named as for `hamstertop tables`: "sensible", "search:20",
            "module:Class". It never sees the real game, only a guess consistent with what its seat has seen.
        seat: the agent's seat, or None to draw one for each game.
        options: the house rules by name, with values that the title's `Options` accepts.
        render_mode: as for `zoo.TitleEnv`.
        max_cycles: the number of choices after which the game is truncated, without a reward.

    Raises:
        UserError: the title does not allow this number of players, or the bot, seat or mode does not exist.
    """

    metadata = {"render_modes": list(zoo.MODES), "render_fps": zoo.FPS}  # noqa: RUF012  # as in Gymnasium

    def __init__(
        self,
        title: str,
        players: int | None = None,
        bot: str = "sensible",
        seat: int | None = 0,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int = 5000,
    ) -> None:
        zoo.Kept.__init__(self, title, players, bot, seat, options, render_mode, max_cycles)
        self._brings = titles.load(title)
        players = self._brings.seats(players)
        if seat is not None and seat not in range(players):
            raise UserError(f"seat must be 0 to {players - 1}, or None for a random one, not {seat!r}")
        if render_mode not in (None, *zoo.MODES):
            raise UserError(f"render_mode must be None or one of {', '.join(zoo.MODES)}, not {render_mode!r}")
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._players, self._bot, self._always = players, bot, seat
        self._options = self._brings.options.of(**(options or {}))
        self.codes = codes.load(title, players, self._options)
        self.layout = self.codes.layout
        self.action_space: Any = gymnasium.spaces.Discrete(len(self.codes.actions))
        self.observation_space = zoo.space(self.layout, len(self.codes.actions))
        self._made: int | None = None  # the number of choices made in the current game; None = no game is in progress
        self._bot_with(chance.Seeded(0))

    def _bot_with(self, source: chance.Seeded) -> "bots.Player":
        """Return a bot. Raise UserError if the title has no such bot."""
        try:
            return tables.bot(self._brings, self._bot, source)
        except ValueError as error:
            raise UserError(str(error)) from None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game, and let the bots play until it is the agent's turn.

        Args:
            seed: the seed for chance and the bots, or None to continue with the current random numbers. The same seed
                throws the same dice whatever the bots.
            options: ignored.

        Returns:
            The observation (see `zoo`) and {"seat": the agent's seat}.
        """
        super().reset(seed=seed)
        self.game = self._brings.game(self._players, self._options)
        self.seat = int(self.np_random.integers(self._players)) if self._always is None else self._always
        self._dice, self._guesses, *own = zoo.sources(self.np_random, 2 + self._players)
        self._bots = [self._bot_with(source) for source in own]
        self._made = 0
        self._others()
        return self._seen(), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play the agent's action, and let the bots play until it is the agent's turn again.

        Args:
            action: the action's number. An illegal action ends the game.

        Returns:
            The observation; the reward (0 until the end, then as defined by `codes.returns`); whether the game is over;
            whether it was truncated; {"seat": the agent's seat}. For an illegal action, the reward is -1 and the
            dictionary also has "illegal": True.

        Raises:
            TypeError: the action is not an integer.
            ResetNeeded: the game is over.
        """
        number = operator.index(action)
        if self._made is None:
            raise gymnasium.error.ResetNeeded("the game is over (call reset)")
        info: dict[str, Any] = {"seat": self.seat}
        choice = self.legal().get(number)
        if choice is None:
            self._made = None
            return self._seen(), -1.0, True, False, {**info, "illegal": True}
        self._play(choice)
        self._others()
        over = self.game.over
        truncated = not over and self._long
        if over or truncated:
            self._made = None
        if self.render_mode == "human":
            self.render()
        return self._seen(), codes.returns(self.game)[self.seat] if over else 0.0, over, truncated, info

    @property
    def _long(self) -> bool:
        return self._made is not None and self._made >= self.max_cycles

    def _play(self, choice: codes.Choice) -> None:
        assert self._made is not None
        self.game.play(choice)
        self._made += 1

    def _others(self) -> None:
        """Let chance and the other seats play until the agent must choose."""
        while not self.game.over and self.game.seat != self.seat and not self._long:
            if self.game.seat == TABLE:
                self._play(bots.throw(self.game, self._dice))
            else:
                self._play(tables.choose(self._brings, self.game, self._bots[self.game.seat], self._guesses))

    def legal(self) -> dict[int, codes.Choice]:
        """Return the legal actions' numbers, each with the game's choice; nothing after the end."""
        asked = self._made is not None and self.game.seat == self.seat
        return self.codes.actions.legal(self.game) if asked else {}

    def _seen(self) -> dict[str, Any]:
        return zoo.seen(self.layout, self.game, self.seat, self.legal(), len(self.codes.actions))

    def render(self) -> Any:
        """Show the whole table, including hidden information (see `zoo.shown`)."""
        return zoo.shown(self.game, self.render_mode)


for _title in codes.names():
    gymnasium.register(
        id=f"hamstertop/{_title}-v{codes.VERSION}", entry_point=f"{__name__}:SeatEnv", kwargs={"title": _title}
    )
