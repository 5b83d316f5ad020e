"""Players are invited once to enter names, which can be typed or picked from known names and are kept for results."""

from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.drawing import canvas
from hamstertop.drawing.fonts import capitals, large, medium, small
from hamstertop.saving.settings import KNOWN, NAME_LENGTH, Settings
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.simulator.virtual.board import VirtualBoard, described
from playing.entering import is_a
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers


def players(storage=None, writing=False, new=True):
    return Fingers(described({"writing": writing}, storage), chance.Seeded(1), new=new)


def start(player, title="score_pad"):
    """Open the first screen of a title and choose Start."""
    player.app.stack.home()
    act(player.app, "game", title)
    player.settle()
    common = player.app.look.common
    player.choose_line(common.start if common.start in player.lines else common.new_game)
    player.settle()


def write(player, name):
    player.board.write(name)
    player.wait(100)
    player.settle()


def test_entering_names_is_offered_before_the_first_game_and_one_press_skips_it():
    storage = MemoryStorage()
    player = players(storage)
    start(player)
    assert is_a(player.screen, "offer")
    player.press(LEFT)
    player.settle()
    assert player.app.game.playing
    player = players(storage)
    start(player)
    assert player.app.game.playing


def test_names_entered_before_the_first_game_apply_to_it():
    player = players(writing=True)
    start(player)
    player.press(RIGHT)
    player.settle()
    assert player.lines == [player.app.look.words("settings", "companion").new_name, player.app.look.common.seats[0]]
    for name in ("Mia", "Tom", "Oma"):
        player.press(RIGHT)
        player.settle()
        write(player, name)
    assert player.app.game.playing
    assert [player.app.look.name(seat) for seat in range(3)] == ["Mia", "Tom", "Oma"]


def test_a_previously_entered_name_can_be_picked_later():
    storage = MemoryStorage()
    player = players(storage, writing=True, new=False)
    texts = player.app.look.words("settings", "companion")
    for seat, name in ((0, "Mia"), (1, "Tom"), (0, "Oma")):
        player.app.stack.home()
        player.choose_line(player.app.look.common.settings)
        player.choose_line(texts.names)
        player.choose(seat)
        player.settle()
        if is_a(player.screen, "known"):
            player.choose_line(texts.new_name)
            player.settle()
        write(player, name)
    assert player.app.settings.known == ["Oma", "Tom", "Mia"]
    player = players(storage, new=False)
    player.app.stack.home()
    player.choose_line(player.app.look.common.settings)
    player.choose_line(texts.names)
    player.choose(2)
    assert player.lines == [texts.new_name, "Mia"]
    player.press(RIGHT)
    assert player.app.look.name(2) == "Mia"
    assert Settings(storage).names[2] == "Mia"


def test_a_typed_name_may_have_any_letters_up_to_the_maximum_length():
    player = players(writing=True, new=False)
    player.choose_line(player.app.look.common.settings)
    player.choose_line(player.app.look.words("settings", "companion").names)
    player.choose(0)
    player.settle()
    write(player, " Юля\n%s " % ("x" * 40))
    assert player.app.settings.names[0] == "Юля" + "x" * (NAME_LENGTH - 3)


def test_holding_the_key_that_takes_a_letter_finishes_the_name():
    player = players(new=False)
    player.choose_line(player.app.look.common.settings)
    player.choose_line(player.app.look.words("settings", "companion").names)
    player.choose(0)
    assert player.screen.label(RIGHT, True) == "back"
    player.press(RIGHT)
    assert player.screen.label(RIGHT, True) == "done"
    player.hold(RIGHT)
    assert player.app.settings.names[0] == "A"


def test_a_spanish_name_has_its_n_with_a_tilde_after_n():
    player = Fingers(VirtualBoard(language="es"), chance.Seeded(1))
    player.choose_line(player.app.look.common.settings)
    player.choose_line(player.app.look.words("settings", "companion").names)
    player.choose(0)
    player.press(MIDDLE, 14)
    player.press(RIGHT)
    player.press(MIDDLE)
    player.press(RIGHT)
    player.hold(RIGHT)
    assert player.app.settings.names[0] == "Ño"


def test_typing_outside_the_name_field_does_nothing():
    player = players(writing=True, new=False)
    write(player, "Mia")
    player.choose_line(player.app.look.common.settings)
    player.choose_line(player.app.look.words("settings", "companion").names)
    player.choose(0)
    player.settle()
    assert is_a(player.screen, "name")
    assert player.app.settings.names[0] == ""


def test_the_people_not_seated_for_longest_are_forgotten_when_there_are_too_many():
    storage = MemoryStorage()
    settings = Settings(storage)
    for number in range(300):
        settings.call(5 if number == 2 else number % 3, "Ä%d" % number, chance.Seeded(1))
    assert settings.save()
    again = Settings(storage)
    assert len(again.known) == KNOWN
    assert (again.known[0], again.names[5]) == ("Ä299", "Ä2")
    assert len(set([person.id for person in again.people])) == KNOWN


def test_names_are_kept_as_people_write_them_and_drawn_without_marks_that_the_fonts_lack():
    for name, drawn in (("Łukasz", "Lukasz"), ("Şule", "Sule"), ("Ngọc Ánh", "Ngoc Ánh"), ("O’Neil", "O'Neil")):
        player = players(writing=True, new=False)
        act(player.app, "show", "names", 6)
        player.choose(0)
        player.settle()
        write(player, name)
        assert player.app.settings.names[0] == name
        for font in (small, medium, large):
            assert canvas.width(font, name.replace("’", "'")) == canvas.width(font, drawn)
        assert capitals("Łuş’") == "LUS'"
