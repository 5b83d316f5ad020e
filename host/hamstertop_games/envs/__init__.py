"""Environments for training agents: a PettingZoo module for each title, Gymnasium in `single`, and OpenSpiel in
`openspiel`.

All of them encode choices and views the same way: see `codes`, and `<title>_codes` for each title.
"""
