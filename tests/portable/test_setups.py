"""A set-up can be chosen for a title's next game, and is kept until it is changed, even if no game is played."""

from faulty import Faulty
from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.content import Lines, Say
from hamstertop.games import titles
from hamstertop.saving.settings import Settings
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers


def opened(storage, title="hamsterdam"):
    """Return a device where a game of this title is about to begin."""
    player = Fingers(VirtualBoard(storage=storage), chance.Seeded(1), new=False)
    act(player.app, "game", title)
    player.settle()
    return player


def choose(player, *lines):
    """Change these lines of a new game, then return to the first screen without starting it."""
    for line in lines:
        player.choose_line(line)
    player.hold(RIGHT)


def stored(**setups):
    storage = MemoryStorage()
    settings = Settings(storage)
    settings.setups = setups
    settings.save()
    return storage


def test_a_chosen_setup_survives_a_restart_even_if_no_game_was_played():
    storage = MemoryStorage()
    player = opened(storage)
    words = player.app.look.words("new_game", "hamsterdam")
    player.choose_line(player.app.look.common.house_rules)
    player.choose(1)
    player.hold(RIGHT)
    choose(player, words["players"], words["classic"])
    assert whole(storage, "hamsterdam") == b""
    player = opened(storage)
    assert player.set_up == ("setup", 4, 0, 2, 0)[: len(player.set_up)]
    player.choose_line(player.app.look.common.start)
    player.settle()
    assert player.app.game.session.setup[:3] == (4, 0, 2)


def test_a_chosen_setup_takes_precedence_over_that_of_the_last_game():
    storage = stored()
    player = opened(storage, "score_pad")
    player.begin("score_pad", ("setup", 5, 30))
    assert opened(storage, "score_pad").set_up[:3] == ("setup", 5, 30)
    settings = Settings(storage)
    settings.setups = {"score_pad": [2, 60]}
    settings.save()
    assert opened(storage, "score_pad").set_up[:3] == ("setup", 2, 60)


def test_without_a_chosen_setup_a_title_starts_like_its_last_game_or_with_defaults():
    storage = MemoryStorage()
    player = opened(storage)
    assert player.set_up == ("setup", 3, 1, 0), "which offer the variant for newcomers"
    act(player.app, "begin", "hamsterdam", ("setup", 4, 0, 5))
    assert opened(storage).set_up == ("setup", 4, 0, 5)
    assert Settings(storage).setups == {}


def test_invalid_options_in_a_stored_setup_are_ignored():
    for values in ([9, 0, 0], [9, 0], [7, 0, 0, 64, 64], [5, 0, -1, -1]):
        assert opened(stored(hamsterdam=values)).set_up == ("setup", 3, 0, 0), values
    for values in ([], ["x"], [2, None], [2, 999], {}, "2 1", None):
        assert opened(stored(hamsterdam=values)).set_up == ("setup", 3, 1, 0), values
    assert opened(stored(other=[1, 2])).set_up == ("setup", 3, 1, 0)
    assert opened(stored(hamsterrolle=[3, 2, 1]), "hamsterrolle").set_up[1:3] == (3, 0), "no teams of three"


def test_a_setup_can_be_chosen_even_if_storage_refuses_to_keep_it():
    player = opened(Faulty())
    player.choose_line(player.app.look.words("new_game", "hamsterdam")["players"])
    assert player.set_up[1] == 4


def test_a_choice_keeps_every_line_of_the_list_in_its_place():
    for title in ("hamsterdam", "hamsterrolle", "run_hamster_run", "score_pad"):
        for learned in (None, True, False):
            player = Fingers(VirtualBoard(), chance.Seeded(1), new=True)
            if learned is not None:
                act(player.app, "learn", title, learned)
            act(player.app, "show", "new_game", title)
            lines = player.lines
            for at, row in enumerate(list(player.screen.block(Lines).lines(0, len(lines)))):
                for _ in range(5 if row.action[0] in ("choose", "learn") else 0):
                    player.choose(at)
                    assert (player.lines, player.screen.at) == (lines, at), (title, learned, row.text)


def test_an_edition_sets_the_house_rules_in_which_editions_differ_and_no_others():
    player = Fingers(VirtualBoard(), chance.Seeded(1))
    player.choose_line("Hamsterrolle")
    rows = [row[1] for row in titles.house("hamsterrolle").HOUSE.rows]

    def chosen():
        found = titles.house("hamsterrolle").HOUSE.chosen(tuple(player.set_up[3:]))
        return {field: index for field, index in zip(rows, found) if index}, values(player)

    def values(player):
        block = player.screen.block(Lines)
        found = {line.text: line.value for line in block.lines(0, block.count)}
        return found["Edition (see the rules)"], found["House rules"]

    assert chosen() == ({}, ("Zoch 2011", "default"))
    player.choose_line("Edition (see the rules)")
    assert chosen() == ({"share": 1, "skip_into_first": 1}, ("Zoch 2000", "default"))
    player.choose_line("House rules")
    player.choose(rows.index("starts_itself"))
    player.hold(RIGHT)
    assert chosen()[1] == ("Zoch 2000", "changed")
    player.choose_line("Edition (see the rules)")
    assert chosen() == ({"starts_itself": 1, "ahead_of_all": 1}, ("US", "changed"))
    player.choose_line("House rules")
    player.choose(rows.index("share"))
    player.hold(RIGHT)
    assert chosen()[1] == ("changed", "changed")
    player.choose_line("Edition (see the rules)")
    assert chosen() == ({"starts_itself": 1}, ("Zoch 2011", "changed"))


def test_help_on_house_rules_says_what_each_interpretation_of_the_marked_one_means():
    player = Fingers(VirtualBoard(), chance.Seeded(1))
    for title in ("hamsterdam", "hamsterrolle", "run_hamster_run"):
        player.app.stack.home()
        player.choose_line(titles.name(title, player.app.look))
        player.choose_line(player.app.look.common.house_rules)
        for index, (_, field, answers) in enumerate(titles.house(title).HOUSE.rows):
            said = []
            player.hold(MIDDLE)
            while player.screen.content.id.startswith("meaning"):
                (page,) = [block for block in player.screen.content.body if isinstance(block, Say)]
                said.append((page.do, page.why))
                player.press(RIGHT)
            different = {"telling": 1, "reach": 2}.get(field, len(answers))  # one shows a page, one has a number
            assert len(said) == len({why for _, why in said if why}) == different, (field, said)
            assert said[0][0] == player.values[index], "the chosen one comes first"
            player.press(LEFT)
