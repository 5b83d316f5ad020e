"""The app: settings last, troubles are told, four keys and three lead everywhere and back."""

from hamstertop import chance
from hamstertop.companion import records
from hamstertop.companion.settings import BLOB, NAME_LENGTH, Settings
from hamstertop.storage import MemoryStorage
from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from hamstertop_host.virtual.board import VirtualBoard


def companion(storage=None, **board):
    return Fingers(VirtualBoard(storage=storage, **board), chance.Seeded(3))


def page(player):
    return type(player.page).__name__


def test_settings_hold_after_a_power_cut():
    player = companion()
    player.choose(2)
    for line in (0, 1, 3):
        player.choose(line)
    before = [player.page.value(line) for line in (0, 1, 3)]
    assert before == ["bright", "off", "every 10 pages"]
    player.power_on()
    player.choose(2)
    assert [player.page.value(line) for line in (0, 1, 3)] == before


def test_a_name_is_entered_letter_by_letter():
    player = companion()
    player.choose(2)
    player.choose(2)
    player.choose(1)
    for letter in "Mia":
        wheel = player.page._wheel()
        player.press(MIDDLE, (wheel.index(letter) - player.page.at) % len(wheel))
        player.press(RIGHT)
    player.hold(RIGHT)
    assert player.app.name(1) == "Mia"
    player.power_on()
    assert player.app.name(1) == "Mia"
    assert player.app.name(0) == "Blue"


def test_a_name_has_an_end_and_letters_can_be_deleted():
    player = companion()
    player.app.push("name", 0)
    player.press(RIGHT, NAME_LENGTH + 3)
    assert len(player.page.name) == NAME_LENGTH
    player.page.at = len(player.page._wheel()) - 2
    player.press(RIGHT, 2)
    assert len(player.page.name) == NAME_LENGTH - 2


def test_settings_that_cannot_be_read_are_the_defaults():
    storage = MemoryStorage()
    good = Settings(storage)
    good.light = 3
    assert good.save()
    assert Settings(storage).light == 3
    blob = storage.read(BLOB)
    for broken in (b"", b"HT", blob[:-1], blob[:8] + b"x" + blob[9:], b"something else"):
        storage.replace(BLOB, broken)
        assert Settings(storage).light == 2


def test_settings_of_another_shape_are_the_defaults():
    for payload in (b"[1,2]", b"{}", b"nonsense", b'["en",9,true,5,["","","","",""],""]', b'["en",1,true,5,[3],""]'):
        storage = MemoryStorage()
        storage.replace(BLOB, records.HEAD + records.frame(payload, records.check(payload, 0)))
        player = companion(storage)
        assert player.app.settings.light == 2, payload
        player.settle()


def saved_game():
    player = companion()
    player.choose(0)
    player.choose(0)
    player.press(RIGHT, 5)
    return player


def test_a_damaged_game_is_told_and_played_on():
    player = saved_game()
    storage = player.board.storage
    phase = player.app.session.tracker.phase
    storage.replace("hamsterdam", storage.read("hamsterdam") + b"\x03torn")
    player.power_on()
    assert page(player) == "Notice"
    assert "damaged" in player.page.headline
    player.press(RIGHT)
    player.press(RIGHT)
    assert player.app.session.tracker.phase == phase
    player.power_on()
    assert page(player) == "Home", "told once"


def test_a_foreign_game_is_told_and_a_new_one_begins():
    player = saved_game()
    player.board.storage.replace("hamsterdam", b"somebody else's file")
    player.power_on()
    assert page(player) == "Notice"
    player.press(RIGHT)
    assert player.page.items()[0] == "Hamsterdam", "nothing to resume"
    player.choose(0)
    player.choose(0)
    assert player.app.session.tracker.phase == "setup"


class LockedStorage(MemoryStorage):
    def append(self, name, data):
        raise OSError(30)

    def replace(self, name, data):
        raise OSError(30)


def test_a_storage_that_cannot_be_written_is_told_once_and_the_game_goes_on():
    player = companion(LockedStorage())
    player.choose(0)
    player.choose(0)
    assert page(player) == "Notice"
    assert "not being saved" in player.page.headline
    player.press(RIGHT)
    player.press(RIGHT, 3)
    assert page(player) != "Notice"
    assert player.app.session.count == 4


def test_every_page_leads_back():
    player = saved_game()
    for name, keys in (
        ("settings", [(LEFT, True)]),
        ("names", [(LEFT, True)]),
        ("about", [(RIGHT, False)]),
        ("log", [(RIGHT, False)]),
        ("menu", [(LEFT, True)]),
        ("hamsterdam.cards", [(LEFT, True)]),
        ("hamsterdam.typed", [(RIGHT, True)]),
        ("hamsterdam.known", [(LEFT, True)]),
    ):
        before = player.page
        player.app.push(name)
        for key, held in keys:
            if held:
                player.hold(key)
            else:
                player.press(key)
        assert player.page is before, name


def test_keys_without_a_label_do_nothing():
    player = companion()
    player.app.push("about")
    before = player.page
    player.press(LEFT)
    player.press(MIDDLE)
    player.hold(LEFT)
    assert player.page is before


def test_the_frame_is_drawn_anew_after_every_press():
    player = companion(interval=0, full_ms=0, partial_ms=0)
    player.settle()
    seen = {bytes(player.board.panel.frame)}
    for _ in range(3):
        player.press(MIDDLE)
        player.settle()
        seen.add(bytes(player.board.panel.frame))
    assert len(seen) == 4
