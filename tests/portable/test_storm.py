"""Keys pressed without any sense: the companion never stumbles, and what it stores can always be resumed."""

from hamstertop import chance
from hamstertop_host.playing.fingers import Fingers
from hamstertop_host.virtual.board import VirtualBoard


def storm(seed, presses, keys=3, cuts=40):
    source = chance.Seeded(seed)
    player = Fingers(VirtualBoard(keys=keys, start=chance.below(source, 1 << 29)), chance.Seeded(seed))
    pages = set()
    for step in range(presses):
        key = chance.below(source, keys)
        if chance.below(source, 5):
            player.press(key)
        else:
            player.hold(key)
        pages.add(type(player.page).__name__)
        session = player.app.session
        if session.game and step % cuts == 0:
            game, state = session.game, session.tracker.state()
            player.power_on()
            assert player.app.session.resume(game)
            assert player.app.session.tracker.state() == state
            assert player.app.session.journal.trouble == ""
            player.app.play()
    return pages


def test_a_storm_of_presses_on_three_keys():
    pages = set()
    for seed in range(3):
        pages |= storm(seed, 400)
    assert len(pages) > 20


def test_a_storm_of_presses_on_four_keys():
    storm(100, 400, keys=4)


def test_keys_that_go_up_and_down_at_every_tick_of_a_refresh():
    for seed in range(2):
        source = chance.Seeded(seed)
        player = Fingers(VirtualBoard(full_ms=3000, partial_ms=700), chance.Seeded(seed))
        for _ in range(2000):
            player.board.push(chance.below(source, 3), bool(chance.below(source, 2)))
            player.board.advance(1 + chance.below(source, 30))
            player.app.tick()
