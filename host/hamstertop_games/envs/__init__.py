"""Whole games for learning agents: a PettingZoo environment for each title in a module here, and OpenSpiel games in
`openspiel`.

Both use the same numbers for choices and the same vectors for views: see `codes`, and `<title>_codes` for each title.
"""
