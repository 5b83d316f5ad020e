"""Whole games for learning agents: PettingZoo environments, a module a title here, and OpenSpiel games, `openspiel`.

Choices as numbers and views as vectors are the same for both: `codes`, and `<title>_codes` for each title.
"""
