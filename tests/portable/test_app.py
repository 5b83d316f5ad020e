"""The app saves settings and reports problems, and its keys lead to every screen and back."""

from faulty import NEVER, Faulty
from hamstertop import VERSION, chance, words
from hamstertop.companion.actions import act
from hamstertop.companion.lights import GLOW
from hamstertop.companion.shown import Shown
from hamstertop.content import SECRET, content, key
from hamstertop.saving import fields, records
from hamstertop.saving.settings import BLOB, NAME_LENGTH
from hamstertop.saving.storage import FORMATTED, MemoryStorage, whole
from hamstertop_host.simulator.virtual.board import VirtualBoard, described
from playing.entering import is_a
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from printed import read


def companion(storage=None, **board):
    return Fingers(described(board, storage), chance.Seeded(3))


def page(player):
    """Return the text of the bar, or a notice's headline, because all notices have the same bar."""
    return player.said if is_a(player.screen, "notice") else player.title


def test_a_start_says_its_version_and_its_board_on_the_console():
    assert companion(name="Pico").board.said == ["Hamstertop %s on Pico" % VERSION]


def test_settings_survive_a_power_cut():
    player = companion()
    player.choose_line("Settings")
    for line in ("Lights", "Sound", "Dice", "Full refresh"):
        player.choose_line(line)
    before = player.values
    assert before == ["bright", "off", "▶", "we roll real dice", "never", "every 10 updates", "English", "▶"]
    player.power_on()
    player.choose_line("Settings")
    assert player.values == before


def test_a_name_is_entered_letter_by_letter():
    player = companion()
    player.choose_line("Settings")
    player.choose_line("Names")
    player.choose(1)
    for letter in "Mia":
        block = player.screen.content.body[0]
        player.press(MIDDLE, (block.wheel.index(letter) - block.at) % len(block.wheel))
        player.press(RIGHT)
    player.hold(RIGHT)
    assert player.app.look.name(1) == "Mia"
    player.power_on()
    assert player.app.look.name(1) == "Mia"
    assert player.app.look.name(0) == "Blue"


def test_a_name_has_a_maximum_length_and_letters_can_be_deleted():
    player = companion()
    player.app.stack.show("names.name", "Name", "", lambda text: ("name", 0, text))
    player.press(RIGHT, NAME_LENGTH + 3)
    assert len(player.screen.written()[0]) == NAME_LENGTH
    player.press(LEFT, 2)
    player.press(RIGHT, 2)
    assert len(player.screen.written()[0]) == NAME_LENGTH - 2


def test_what_is_malformed_in_the_settings_falls_back_to_its_default():
    odd = dict(explained=[1], explains=7, full_after=0, language=None, light="3", met="1", people=["x"], panel=0)
    odd.update(seats=["000000"], setups="", sound=1, device="zzzz", names=["Anna", "Ben"])
    good = dict(light=3, later=[1], explained={"hamsterdam": 5})
    bad = (b"nonsense", b"[1]", b"{", b"\xff", fields.write(odd), fields.write({"light": 4}))
    for payload, light in ((fields.write(good), 3),) + tuple([(payload, 2) for payload in bad]):
        storage = MemoryStorage()
        storage.replace(BLOB, list(records.framed(records.SETTINGS, [payload])))
        player = companion(storage)
        assert player.app.settings.light == light, payload
        player.settle()


def new_game(player):
    act(player.app, "game", "hamsterdam")
    player.choose_line("Start" if "Start" in player.lines else "New game")
    if is_a(player.screen, "sure"):  # if it replaces a running game
        player.press(RIGHT)


def saved_game():
    player = companion()
    new_game(player)
    player.report(("done",), ("first", 0), ("done",))
    return player


def test_a_damaged_game_is_reported_and_can_be_continued():
    player = saved_game()
    storage = player.board.storage
    phase = player.app.game.session.tracker.phase
    storage.replace("hamsterdam", [whole(storage, "hamsterdam") + b"\x03torn"])
    player.power_on()
    assert (player.title, page(player)) == ("Please note", "The end of the saved game is damaged")
    player.press(RIGHT)
    player.press(RIGHT)
    assert player.app.game.session.tracker.phase == phase
    player.power_on()
    assert page(player) == "Hamstertop", "reported once"


def test_an_unreadable_game_is_reported_and_a_new_one_can_begin():
    player = saved_game()
    player.board.storage.replace("hamsterdam", [b"somebody else's file"])
    player.power_on()
    assert page(player) == "The saved game cannot be read"
    player.press(RIGHT)
    assert player.lines[0] == "Hamsterdam", "nothing to resume"
    new_game(player)
    assert player.app.game.session.tracker.phase == "setup"
    assert page(player) == "Set up Classic"


def test_a_new_game_clears_the_error_left_by_a_damaged_or_unreadable_one():
    torn = whole(saved_game().board.storage, "hamsterdam") + b"torn"
    for blob in (torn, b"foreign"):
        player = saved_game()
        player.board.storage.replace("hamsterdam", [blob])
        player.power_on()
        player.press(RIGHT)
        new_game(player)
        assert page(player) == "Set up Classic"
        assert player.app.game.session.journal.trouble == ""


def test_a_storage_read_error_is_reported():
    storage = Faulty(("pieces",), ("hamsterdam",))
    player = companion(storage)
    player.choose_line("Hamsterdam")
    assert page(player) == "The saved game cannot be read"
    storage.spares = NEVER
    player.press(RIGHT)
    player.choose_line("Start")
    assert page(player) == "Set up Classic"


def test_the_first_screen_offers_the_most_recently_played_game():
    player = companion()
    assert player.lines[0] == "Hamsterdam"
    player.choose_line("Dice tray")
    player.hold(RIGHT)
    player.choose_line("Home")
    player.choose_line("Hamsterdam")
    player.hold(RIGHT)
    assert player.lines[0] == "Hamsterdam", "each line keeps its place"
    new_game(player)
    player.power_on()
    assert player.lines[player.screen.at] == "Hamsterdam"
    player.choose_line("Dice tray")
    player.power_on()
    assert player.lines[player.screen.at] == "Dice tray"
    player.choose_line("Hamsterdam")
    player.choose_line("Resume")
    player.power_on()
    assert player.lines[player.screen.at] == "Hamsterdam", "resumed, though not begun, last"


def test_an_unsaved_game_survives_a_visit_to_another_title():
    player = companion(Faulty())
    new_game(player)
    player.press(RIGHT)
    player.report(("done",), ("first", 0), ("done",))
    count = player.app.game.session.count
    assert count == 4
    player.hold(RIGHT)
    player.choose_line("Home")
    player.choose_line("Dice tray")
    player.press(RIGHT)
    player.hold(RIGHT)
    player.choose_line("Home")
    player.choose_line("Hamsterdam")
    player.choose_line("Resume")
    assert player.app.game.session.count == count


class two_languages:
    """A context manager that adds a second language, which is English in capitals."""

    def __enter__(self):
        self.were = words.languages, words.called, words.catalogue
        words.languages = lambda: ["en", "xx"]
        words.called = lambda code: "ENGLISH" if code == "xx" else "English"
        words.catalogue = lambda code: loud(self.were[2]("en")) if code == "xx" else self.were[2](code)

    def __exit__(self, *_):
        words.languages, words.called, words.catalogue = self.were


def test_a_chosen_language_applies_to_every_screen_immediately():
    with two_languages():
        player = companion()
        player.choose_line("Settings")
        player.choose_line("Language")
        assert player.lines == ["ENGLISH", "English"]
        player.choose_line("ENGLISH")
        assert player.title == "SETTINGS"
        player.hold(RIGHT)
        assert "SETTINGS" in player.lines
        player.power_on()
        assert "SETTINGS" in player.lines


def test_start_up_asks_for_a_language_until_one_is_chosen():
    with two_languages():
        player = Fingers(VirtualBoard(language=""), chance.Seeded(1))
        assert player.lines == ["ENGLISH", "English"]
        assert player.screen.at == 1
        assert [player.screen.label(key, True) for key in (LEFT, MIDDLE, RIGHT)] == ["", "", ""]
        player.power_on()
        assert player.lines == ["ENGLISH", "English"]
        player.press(LEFT)
        player.press(RIGHT)
        assert "SETTINGS" in player.lines
        player.power_on()
        assert "SETTINGS" in player.lines


def test_formatting_the_storage_is_reported_once():
    storage = MemoryStorage()
    storage.replace(FORMATTED, (b"1",))
    player = companion(storage, language="")
    assert "English" in player.lines
    player.press(RIGHT)
    assert page(player) == "The storage was formatted"
    player.press(RIGHT)
    assert page(player) == "Hamstertop"
    player.power_on()
    assert page(player) == "Hamstertop"


def test_a_board_with_a_known_language_does_not_ask_for_one():
    with two_languages():
        assert "SETTINGS" in Fingers(VirtualBoard(language="xx"), chance.Seeded(1)).lines
        assert "Settings" in Fingers(VirtualBoard(language="en"), chance.Seeded(1)).lines
        asked = Fingers(VirtualBoard(language="yy"), chance.Seeded(1))
        assert asked.lines == ["ENGLISH", "English"]


def test_settings_omit_the_language_choice_when_there_is_only_one_language():
    words.languages, languages = lambda: ["en"], words.languages
    try:
        player = Fingers(VirtualBoard(language=""), chance.Seeded(1))
        player.choose_line("Settings")
        assert "Language" not in player.lines
    finally:
        words.languages = languages


class loud:
    """The catalogue of a second language, which is English in capitals except for text with placeholders."""

    def __init__(self, catalogue):
        self.common = loud_section(catalogue.common)
        self.section = lambda part, name, holds=None: loud_section(catalogue.section(part, name, holds))


class loud_section:
    def __init__(self, section):
        self.quiet = section

    def __getattr__(self, key):
        return self[key]

    def __getitem__(self, key):
        text = self.quiet[key]
        return text.upper() if isinstance(text, str) and "%" not in text else text


def test_keys_without_a_label_do_nothing():
    player = companion()
    player.app.stack.notice("stuck")
    before = player.screen
    player.press(LEFT)
    player.press(MIDDLE)
    player.hold(LEFT)
    assert player.screen is before


def test_a_notice_stays_visible_when_another_event_follows_immediately():
    player = companion(Faulty(("append",), spares=NEVER))
    player.begin("run_hamster_run", ("setup", 2, 0))
    player.report(("drawn", 0), ("done",), ("revealed",), ("allocated", 0, 5, 1, 1), ("allocated", 1, 5, 1, 1))
    player.report(("drawn", 0))
    while player.app.game.tracker.phase == "declare":
        player.report(("declared", 1))
    player.board.storage.spares = 0
    player.hold(RIGHT)
    player.choose_line("Spend 1 and flip 1: climb over")
    assert player.app.game.tracker.flipped != [0, 0]
    assert "not being saved" in page(player)
    player.press(RIGHT)
    assert "Climb over a neighbour." in read(player)


def answers(secret):
    """Return the light and tone changes when two keys go down within one tick and the first one opens a screen."""
    player = companion()
    player.app.settings.sound = True
    on = key("on", None)

    def second(look, tracker, cursor):
        return content("second", "Second", keys=(on, on, None), flags=(SECRET,) if secret else ())

    def first(look, tracker, cursor):
        return content("first", "First", keys=(None, None, key("on", ("open", second))), ways=(None, None, None))

    player.app.stack.push(Shown(player.app.game, player.app.look, first))
    player.wait(1000)
    changes = []
    player.board.listener = changes.append
    player.board.push(RIGHT, True)
    player.board.push(MIDDLE, True)
    player.loop.tick()
    assert player.title == "Second"
    return [change[0] for change in changes if change[0] in ("lights", "tone")]


def test_a_press_in_the_tick_that_opens_a_secret_screen_reveals_nothing():
    assert answers(secret=False) == ["tone", "lights", "tone", "lights"]
    assert answers(secret=True) == ["tone", "lights"]


def test_an_interrupt_may_light_a_pixel_only_where_a_press_would_and_the_next_image_puts_it_out():
    player = companion()
    secret = Shown(player.app.game, player.app.look, lambda *_: content("page", "", flags=(SECRET,)))
    glows = [player.board.glow]
    player.app.stack.push(secret)
    player.wait(100)
    glows.append(player.board.glow)
    player.board.rgb[0] = GLOW
    player.press(LEFT)
    assert player.board.rgb[0] == 0
    player.app.stack.pop()
    player.wait(100)
    glows.append(player.board.glow)
    player.app.settings.light = 0
    player.wait(100)
    glows.append(player.board.glow)
    assert [glow > 0 for glow in glows] == [True, False, True, False]
