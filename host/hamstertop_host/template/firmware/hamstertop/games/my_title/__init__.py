"""My title: players take points in turn, until they end the game.

A title is this folder and three files with its name:

- its words: `words/en/my_title.toml`
- its test: `tests/portable/test_my_title.py`
- its rules: `docs/rules/my_title.md`

Titles need not be listed anywhere: the first screen, the commands, the site and the tests find the folder.
"""

ORDER = 7  # its place on the first screen: the games are 1 to 3, the score pad 8, the dice tray 9

# A draft can be played, tested and flashed; players see its English words in all languages. To release it, remove this
# line: then the tests require everything that `hamstertop lacks my_title` lists.
DRAFT = True

# The modules that a device loads, each after the modules that it imports; the last one has SCREENS
MODULES = ("house", "tracker", "screens")
