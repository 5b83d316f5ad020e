"""A Gymnasium environment for each title, where the agent plays one seat and bots play the others.

Importing this module registers `hamstertop/hamsterdam-v1` and so on with Gymnasium, for `gymnasium.make` and
`gymnasium.make_vec`. Observations, actions and rewards are the same as in the PettingZoo environments (see `zoo`).
"""

from typing import Any

from hamstertop_games import TABLE

from .. import bots, tables, titles
from ..errors import UserError
from . import codes, zoo
from .zoo import gymnasium


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """A game in which the agent plays one seat.

    Args:
        title: the name of the title, such as "hamsterdam".
        players: the number of players, or None for the title's default.
        bot: the bot that plays the other seats, named as for `hamstertop tables`: "sensible", "search:20",
            "module:Class". It never sees the real game, only a guess consistent with what its seat has seen.
        seat: the agent's seat, or None to draw one for each game.
        options: the house rules by name, with values that the title's `Options` accepts.
        render_mode: None, or "ansi" to make `render` return the table as a string.
        max_cycles: the number of choices after which the game is truncated, without a reward.

    Raises:
        UserError: the title does not allow this number of players, or the bot, seat or mode does not exist.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # as in Gymnasium

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
        self._brings = titles.load(title)
        players = self._brings.seats(players)
        if seat is not None and seat not in range(players):
            raise UserError(f"seat must be 0 to {players - 1}, or None for a random one, not {seat!r}")
        if render_mode not in (None, "ansi"):
            raise UserError(f"render_mode must be None or ansi, not {render_mode!r}")
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._players, self._bot, self._always = players, bot, seat
        self._options = self._brings.options.of(**(options or {}))
        self.codes = codes.load(title, players, self._options)
        self.layout = self.codes.layout
        self.action_space: Any = gymnasium.spaces.Discrete(len(self.codes.actions))
        self.observation_space = zoo.space(self.layout, len(self.codes.actions))
        self._other()  # raises UserError if there is no such bot

    def _other(self) -> Any:
        """Raise UserError if the title has no such bot."""
        try:
            return tables.bot(self._brings, self._bot, zoo.Bytes(self.np_random))
        except ValueError as error:
            raise UserError(str(error)) from None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game, and let the bots play until it is the agent's turn.

        Args:
            seed: the seed for chance and the bots, or None to continue with the current random numbers.
            options: ignored.

        Returns:
            The observation (see `zoo`) and {"seat": the agent's seat}.
        """
        super().reset(seed=seed)
        self.game = self._brings.game(self._players, self._options)
        self.seat = int(self.np_random.integers(self._players)) if self._always is None else self._always
        self._bots = [self._other() for _ in range(self._players)]
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
        """
        choice = self.codes.actions.legal(self.game).get(int(action))
        if choice is None:
            return self._seen(), -1.0, True, False, {"seat": self.seat, "illegal": True}
        self._play(choice)
        self._others()
        reward = codes.returns(self.game)[self.seat] if self.game.over else 0.0
        return self._seen(), reward, self.game.over, not self.game.over and self._long, {"seat": self.seat}

    @property
    def _long(self) -> bool:
        return self._made >= self.max_cycles

    def _play(self, choice: codes.Choice) -> None:
        self.game.play(choice)
        self._made += 1

    def _others(self) -> None:
        """Let chance and the other seats play until the agent must choose."""
        source = zoo.Bytes(self.np_random)
        while not self.game.over and self.game.seat != self.seat and not self._long:
            if self.game.seat == TABLE:
                self._play(bots.throw(self.game, source))
            else:
                self._play(tables.choose(self._brings, self.game, self._bots[self.game.seat], source))

    def _seen(self) -> dict[str, Any]:
        asked = self.game.seat == self.seat and not self._long
        legal = self.codes.actions.legal(self.game) if asked else {}
        return zoo.seen(self.layout, self.game, self.seat, legal, len(self.codes.actions))

    def render(self) -> Any:
        """Return the whole table as text, including hidden information.

        Returns:
            A string, or None if the render mode is not "ansi".
        """
        return str(self.game) if self.render_mode else None


for _title in codes.names():
    gymnasium.register(
        id=f"hamstertop/{_title}-v{codes.VERSION}", entry_point=f"{__name__}:SeatEnv", kwargs={"title": _title}
    )
