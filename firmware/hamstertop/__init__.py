"""Hamstertop: a tabletop companion for three hamster games. Everything but `hardware` runs on every runtime."""

VERSION = "0.1.0"
