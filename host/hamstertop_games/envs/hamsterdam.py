"""Hamsterdam as a PettingZoo environment, see `zoo`."""

from . import zoo


class raw_env(zoo.TitleEnv):  # as PettingZoo's modules have it
    """Without checks of what agents do."""

    title = "hamsterdam"


env = zoo.maker(raw_env)
parallel_env = zoo.parallel_maker(raw_env)
