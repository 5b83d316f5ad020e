"""The base class and other code shared by all titles' PettingZoo environments.

Each seat is an agent: `seat_0` and so on. The environment draws the outcomes of chance from its seed. An observation
is a dictionary, as in PettingZoo's own card and board games: "observation" is the seat's view as an array
(`layout.names` names each number), and "action_mask" is 1 for each legal action. Agents are rewarded at the end of the
game, as defined by `codes.returns`.

Without `waits`, only the agent that must choose acts, sometimes several times in a row. With `waits`, all agents act in
turn, and an agent with nothing to choose must take the last action, which is to wait. This makes a parallel environment
possible.
"""

import operator
from collections.abc import Callable, Iterable
from typing import Any

from hamstertop import chance
from hamstertop_games import TABLE

from .. import bots, remedies, titles
from ..errors import UserError
from . import codes

try:
    import gymnasium as gymnasium
    import numpy as np
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import aec_to_parallel
except ImportError as error:
    raise ImportError(f"{error.name} is not installed ({remedies.install('envs')})", name=error.name) from error

MODES = ("human", "ansi", "rgb_array")
ILLEGAL = ("end", "random")
FPS = 2
LETTER = (8, 18)  # pixels
BUILT = ("_brings", "_options", "codes", "layout")  # made from the arguments, and identical in every copy


def sources(generator: Any, count: int) -> list[chance.Seeded]:
    """Return independent sources of random bytes, drawn from a NumPy generator. Nothing drawn from one, or predicted
    from it, changes or tells what another returns."""
    return [chance.Seeded(int(seed)) for seed in generator.integers(1 << 63, size=count)]


def space(layout: codes.Layout, count: int) -> Any:
    low = np.array(layout.low, np.float32)
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(low, np.ones_like(low)),
            "action_mask": gymnasium.spaces.Box(0, 1, (count,), np.int8),
        }
    )


def seen(layout: codes.Layout, game: Any, seat: int, legal: Iterable[int], count: int) -> dict[str, Any]:
    """Return a seat's observation, with a mask of `count` actions that marks the `legal` ones."""
    mask = bytearray(count)
    for action in legal:
        mask[action] = 1
    return {
        "observation": np.frombuffer(layout.observe(game, seat), np.float32),
        "action_mask": np.frombuffer(mask, np.int8),
    }


class Kept(EzPickle):
    """An environment that is pickled and copied with its position. Gymnasium and PettingZoo keep only the arguments."""

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in BUILT}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        EzPickle.__setstate__(self, fields)
        self.__dict__.update(fields)


class TitleEnv(AECEnv[str, dict[str, Any], int], Kept):
    """A title as a PettingZoo environment.

    Args:
        players: the number of players, or None for the title's default.
        options: the house rules by name, with values that the title's `Options` accepts.
        render_mode: "human" to print the table, "ansi" to return it as a string, or "rgb_array" to return it as a
            picture.
        max_cycles: the number of times an agent (or chance alone) can act before the game is truncated without a
            reward.
        illegal: the effect of an illegal action: "end" ends the game with a reward of -1 for the agent, as in
            PettingZoo's own board games; "random" plays a random legal action instead and sets
            `infos[agent]["illegal"]` to True.
        waits: whether all agents act in turn.

    Raises:
        UserError: the title does not allow this number of players, or `render_mode` or `illegal` has an unknown value.
    """

    title = ""

    def __init__(
        self,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        max_cycles: int = 1000,
        illegal: str = "end",
        waits: bool = False,
    ) -> None:
        Kept.__init__(self, players, options, render_mode, max_cycles, illegal, waits)
        super().__init__()
        self._brings = titles.load(self.title)
        players = self._brings.seats(players)
        if render_mode not in (None, *MODES):
            raise UserError(f"render_mode must be None or one of {', '.join(MODES)}, not {render_mode!r}")
        if illegal not in ILLEGAL:
            raise UserError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.metadata = {
            "name": f"hamstertop_{self.title}_v{codes.VERSION}",
            "render_modes": list(MODES),
            "render_fps": FPS,
            "is_parallelizable": waits,
        }
        self.render_mode = render_mode
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.waits = waits
        self._options = self._brings.options.of(**(options or {}))
        self.codes = codes.load(self.title, players, self._options)
        self.layout = self.codes.layout
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.wait = len(self.codes.actions)  # the number of the wait action, if there is one
        self._count = self.wait + int(waits)
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self._count) for agent in self.possible_agents}
        self.observation_spaces = {agent: space(self.layout, self._count) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self._dice, self._others = sources(self._random, 2)

    def observation_space(self, agent: str) -> Any:
        """Return an agent's observation space, whose "observation" has a number for each of `layout.names`, and whose
        "action_mask" has one for each action."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return an agent's action space: a number for each action in `codes.actions.all`, the same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. The same `seed` and actions always produce the same game. `options` is ignored."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._dice, self._others = sources(self._random, 2)  # for chance, and to replace illegal actions
        self.game = self._brings.game(len(self.possible_agents), self._options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._acted = dict.fromkeys(self.agents, 0)
        self._legal: dict[int, codes.Choice] | None = None
        self._throw()
        self.agent_selection = self.agents[0] if self.waits else self._asked()

    def _asked(self) -> str:
        return str(self.possible_agents[self.game.seat])

    def _throw(self) -> None:
        """Draw random outcomes until a seat must choose, but no more than `max_cycles`, because under some house rules
        the draws might never end."""
        for _ in range(self.max_cycles):
            if self.game.seat != TABLE:
                break
            self.game.play(bots.throw(self.game, self._dice))

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation and its legal actions.

        Returns:
            A dictionary. "observation" has a float from -1 to 1 for each of `layout.names`. "action_mask" has 1 for
            each legal action, or only zeros if it is another agent's turn.
        """
        seat = self._seats[agent]
        asked = agent == self.agent_selection and not (self.terminations[agent] or self.truncations[agent])
        return seen(self.layout, self.game, seat, self._actions(seat) if asked else [], self._count)

    def legal(self) -> "dict[int, codes.Choice]":
        """Return the legal actions' numbers, each with the game's choice."""
        if self._legal is None:
            self._legal = self.codes.actions.legal(self.game)
        return self._legal

    def _actions(self, seat: int) -> list[int]:
        return list(self.legal()) if seat == self.game.seat else [self.wait]

    def step(self, action: int | None) -> None:
        """Play an action for the agent whose turn it is. Once the game is over, `action` must be None, as PettingZoo
        requires.

        Raises:
            TypeError: the action is not an integer.
            IllegalChoice: the action is not legal and `illegal` is "end". (`env()` ends the game before this can
                happen.)
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._acted[agent] += 1
        self._act(agent, action)
        if self.waits:
            self.agent_selection = self.agents[(self._seats[agent] + 1) % len(self.agents)]
        elif not self.game.over and self.game.seat != TABLE:
            self.agent_selection = self._asked()
        if not self.waits or self.agent_selection == self.agents[0]:
            self._end()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Terminate all agents if the game is over, or truncate it if it has lasted too long."""
        if self.game.over:
            self.rewards = dict(zip(self.agents, codes.returns(self.game), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.game.seat == TABLE or self._acted[self.agent_selection] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _act(self, agent: str, action: Any) -> None:
        seat = self._seats[agent]
        action = operator.index(action)
        if self.illegal == "random":
            legal = self._actions(seat)
            if action not in legal:
                self.infos[agent] = {"illegal": True}
                action = legal[chance.below(self._others, len(legal))]
        if seat == self.game.seat:
            # For an illegal choice, the game raises an error that explains why.
            self.game.play(self.legal().get(action) or self.codes.actions.all[action])
            self._legal = None
            self._throw()

    def render(self) -> Any:
        """Show the whole table, including hidden information, in the environment's render mode.

        Returns:
            What `shown` returns.
        """
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode (pass one to env())")
        return shown(self.game, self.render_mode)

    def close(self) -> None:
        """Do nothing, because there is nothing to close."""


def shown(game: Any, mode: str | None) -> Any:
    """Return the whole table in a render mode: a string for "ansi", a picture for "rgb_array". "human" prints it."""
    if mode == "human":
        print(game)
    return str(game) if mode == "ansi" else _picture(str(game)) if mode == "rgb_array" else None


def _picture(text: str) -> Any:
    """Return a picture of the text, as an array indexed by row, column and colour channel."""
    from PIL import Image, ImageDraw, ImageFont

    lines = text.splitlines()
    size = (LETTER[0] * (2 + max(map(len, lines))), LETTER[1] * (1 + len(lines)))
    image = Image.new("RGB", size, "white")
    ImageDraw.Draw(image).multiline_text((LETTER[0], LETTER[1] // 2), text, "black", ImageFont.load_default(12))
    return np.array(image)


def maker(raw: type[TitleEnv]) -> Callable[..., Any]:
    """Return a title's `env` function, which adds the same checks as PettingZoo's own environments."""

    def env(**settings: Any) -> Any:
        """Return the environment. The arguments are the same as for `TitleEnv`."""
        made: Any = raw(**settings)
        if made.illegal == "end":
            made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))

    return env


def parallel_maker(raw: type[TitleEnv]) -> Callable[..., Any]:
    env = maker(raw)

    def parallel_env(**settings: Any) -> Any:
        """Return the environment with `waits`. By default, illegal actions are replaced with random ones."""
        return aec_to_parallel(env(**{"illegal": "random", **settings, "waits": True}))

    return parallel_env
