"""Run, Hamster, Run! as a PettingZoo environment (see `zoo`)."""

from . import zoo


class raw_env(zoo.TitleEnv):  # the name PettingZoo uses
    """The environment without checks on the agents' actions."""

    title = "run_hamster_run"


env = zoo.maker(raw_env)
parallel_env = zoo.parallel_maker(raw_env)
