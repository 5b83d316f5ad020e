"""My title: players score points in turn until they end the game.

A title consists of this folder and three files with its name:

- its words: `words/en/my_title.toml`
- its test: `tests/portable/test_my_title.py`
- its rules: `docs/rules/my_title.md`

Titles need not be listed anywhere, because the first screen, the commands, the site and the tests find the folder.
"""

ORDER = 7  # its position on the first screen; the games are 1 to 3, the score pad is 8 and the dice tray is 9

# A draft can be played, tested and flashed, and uses its English words in all languages. To release it, remove this
# line. The tests then require everything listed by `hamstertop release-check my_title`.
DRAFT = True

# The modules that a device loads, each after those it imports. The last one has SCREENS.
MODULES = ("house", "tracker", "screens")
