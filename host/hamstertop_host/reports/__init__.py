"""Reports on saved games: a table, JSON, a page with pictures. No report changes a saved game.

The site makes the page in the browser with MicroPython, so the modules for it use only features that CPython and
MicroPython share. Only a laptop has `balance`, `data`, `scanning`, `sources` and `terminal`.
"""
