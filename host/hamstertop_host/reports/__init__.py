"""Reports on saved games: a table, JSON, a page with pictures. Nothing here changes a saved game.

The site makes the page in the browser, by MicroPython: all that it needs is written in what CPython and MicroPython
share. Only a laptop has `balance`, `data`, `scanning`, `sources` and `terminal`.
"""
