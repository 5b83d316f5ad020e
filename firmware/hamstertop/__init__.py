"""Hamstertop: a tabletop companion for three hamster games. Everything but `hardware` runs on every runtime."""

VERSION = "0.2.0"
__version__ = VERSION  # as Python libraries call it
