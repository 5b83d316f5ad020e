"""Hamsterdam at the table: numbers of presses, confirmations, and corrections."""

from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.content import CLEAN
from hamstertop.drawing import tank
from hamstertop.drawing.canvas import Canvas
from hamstertop.games.hamsterdam import specials
from hamstertop.games.hamsterdam.specials import ASKED, BUFFSTER
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.entering import is_a
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from printed import read
from rules import rule
from tables import illegal, table, turn


def playing(*events, players=3, classic=0, house=(0,), real_dice=False, printed=ASKED):
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    for kind in printed:
        player.app.settings.note("hamsterdam", kind, 1)
    player.app.settings.real_dice = real_dice
    player.begin("hamsterdam", ("setup", players, classic) + house)
    player.report(("done",), ("first", 0), ("done",), *events)
    return player


def presses(player, *events):
    """Return the smallest number of presses needed to enter these events."""
    before = player.presses
    player.report(*events)
    return player.presses - before


# Numbers of presses


def test_a_breach_of_a_card_without_tokens_takes_one_press():
    assert presses(playing(("rolled", 3, 4), ("water", 0, 3), ("done",)), ("breach", 0, 0)) == 1


def test_with_real_dice_a_turn_starts_without_a_preset_sum():
    player = playing(real_dice=True)
    assert "?" in read(player)
    assert pressed(player)[RIGHT] == ""
    player.press(RIGHT)
    assert player.app.game.tracker.phase == "roll", "no sum is taken that nobody rolled"
    for total, needed in ((7, 2), (6, 2), (9, 4), (4, 4)):
        assert presses(player, ("typed", total)) == needed
        assert (player.app.game.tracker.phase, player.app.game.tracker.total) == ("flood", total)
        while player.app.game.tracker.phase != "roll":
            player.report(("done",))


def test_before_abilities_replace_moves_all_others_move():
    player = playing()
    while player.app.game.tracker.phase != "move":
        player.report(("rolled",) if player.app.game.tracker.phase == "roll" else ("done",))
    player.press(LEFT)
    assert "First, all others move." in read(player)
    player.hold(RIGHT)
    assert (player.app.game.tracker.phase, player.title) == ("move", "Movement")
    player.press(LEFT)
    player.press(RIGHT)
    assert player.app.game.tracker.phase == "skip"


def test_a_special_changes_the_roll_only_on_a_page_that_says_what_to_do_with_its_card():
    player = playing(("rolled", 3, 4))
    player.press(MIDDLE)
    for line in range(5):
        if player.lines[line] != "Whack-a-Mole":  # its roll changes nothing that the device counts
            player.choose(line)
            assert (player.app.game.tracker.phase, player.app.game.tracker.total) == ("flood", 7)
            assert "stays on the dam" in read(player) or "Copycatster then rests." in read(player)
            player.hold(RIGHT)
    assert presses(playing(("rolled", 3, 4)), ("opposite",)) == 3


def test_one_press_skips_the_setup_steps():
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    player.begin("hamsterdam", ("setup", 3, 0, 0))
    assert "[Skip]" in read(player)
    player.press(MIDDLE)
    assert player.app.game.tracker.phase == "first"


def test_the_setup_shows_the_players_names_and_colours():
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    for title, event in (("hamsterdam", ("setup", 3, 0, 0)), ("run_hamster_run", ("setup", 3, 0))):
        player.begin(title, event)
        said = read(player)
        assert "Sit in this order." in said
        assert "  Blue\n  Orange\n  Green" in said
        player.app.stack.home()
        player.name("", "Ben")
        player.begin(title, event)
        said = read(player)
        assert "Take your places." in said
        assert "  Blue\n  Ben Orange\n  Green" in said, "and which colour each has"
        player.name("", "")
        player.app.stack.home()


def test_the_last_roll_for_the_first_turn_is_shown_before_the_hamsters_are_placed():
    """The other totals were visible when they were rolled, but the game continues right after the last one. HD-15."""
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    player.begin("hamsterdam", ("setup", 3, 0, 0))
    player.report(("done",), ("typed", 5), ("typed", 9), ("typed", 6))
    assert player.app.game.tracker.phase == "deploy"
    assert "  Blue 5\n> Orange 9\n  Green 6" in read(player)
    player.press(RIGHT)
    assert "Green" not in read(player)


def test_after_a_tie_the_dice_of_the_player_who_rolled_last_are_still_shown():
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    player.begin("hamsterdam", ("setup", 3, 0, 0))
    player.report(("done",), ("rolled", 5, 3), ("rolled", 4, 4), ("rolled", 1, 2))
    assert "It's a tie: press Roll.\nThese dice are Green's.\n1 2" in read(player)


def test_the_page_says_which_flood_pile_flips_how_many_cards():
    player = playing(("rolled", 3, 4), ("water", 0, 3), ("done",))
    assert "Pile of 3: flip either end card." in read(player)
    player.report(("breach", 0, 2))
    assert "Pile of 5: flip either end card." in read(player)


# Tokens


def test_one_player_is_marked_and_the_left_key_marks_the_next():
    player = playing(("rolled", 3, 4), players=4)
    player.press(LEFT)
    for seat, name in ((0, "Blue"), (1, "Orange"), (2, "Green"), (3, "Pink"), (0, "Blue")):
        assert pressed(player) == ["▶", "+1 " + name, "Next"]
        assert [key and key.seat for key in player.screen.content.keys] == [None, seat, None]
        player.press(LEFT)


def test_undo_on_the_token_page_removes_the_last_token_and_keeps_the_page_open():
    player = playing(("rolled", 3, 4))
    for key in (LEFT, LEFT, MIDDLE):
        player.press(key)
    player.hold(LEFT)
    assert (player.app.game.tracker.piles, player.title) == ([0, 0, 0], "Flood piles")
    assert pressed(player) == ["▶", "+1 Orange", "Next"]


def test_the_token_page_shows_how_many_tokens_a_pile_had_before():
    player = playing(("pile", 0, 2), ("rolled", 3, 4))
    player.press(LEFT)
    assert "2▶" not in read(player)
    player.press(MIDDLE)
    assert "> Blue 2▶ 3 then flips" in read(player)


def test_players_with_no_dam_or_a_full_pile_get_no_key():
    player = playing(("rolled", 3, 4), ("flips", 0, 11), ("pile", 1, 99))
    player.press(LEFT)
    assert "no dam" in read(player)
    for name in ("+1 Green", "", "", "+1 Green"):
        assert pressed(player) == ["▶", name, "Next"]
        player.press(LEFT)


@rule("HS-29")
def test_other_players_may_act_after_a_bombsters_token_until_done_is_pressed():
    player = playing()
    while player.app.game.tracker.phase != "move":
        player.report(("rolled",) if player.app.game.tracker.phase == "roll" else ("done",))
    player.report(("skips",))
    player.press(LEFT)
    assert "Bombster" in read(player)
    player.press(LEFT)
    player.press(MIDDLE)
    assert (player.app.game.tracker.piles, player.app.game.tracker.phase) == ([0, 1, 0], "skip")
    assert pressed(player)[RIGHT] == "OK", "what was entered stays"
    player.press(RIGHT)
    assert (player.app.game.tracker.phase, pressed(player)[RIGHT]) == ("skip", "Done")
    player.press(RIGHT)
    assert player.app.game.tracker.phase == "roll"


def test_the_movement_screen_is_drawn_without_ghosting():
    """It stays visible for minutes, because nobody uses the device during movement."""
    player = playing()
    while player.app.game.tracker.phase != "move":
        player.report(("rolled",) if player.app.game.tracker.phase == "roll" else ("done",))
    assert CLEAN in player.screen.flags


class Written(Canvas):
    """A canvas that records the row of the last text and whether it is black."""

    def text(self, font, string, x, y, ink=1):
        self.last = y, bool(ink)
        return Canvas.text(self, font, string, x, y, ink)


def test_the_water_amount_is_black_above_a_low_surface_and_white_below_a_high_one():
    player = playing()
    limit = player.app.game.tracker.limit
    for water, inside in ((1, False), (limit // 4, False), (limit - 1, True), (limit, True)):
        canvas = Written(296, 128)
        tank.draw(canvas, 238, 30, 58, 54, water, limit)
        column = [1 - (canvas.buffer[(y >> 3) * 296 + 242] >> (y & 7) & 1) for y in range(40, 82)]
        surface = 40 + column.index(1)
        y, ink = canvas.last
        assert (y + 8 > surface, ink) == (inside, not inside), water  # the text's middle


def pressed(player):
    """Return the keys' labels."""
    return [player.screen.label(key, False) for key in (LEFT, MIDDLE, RIGHT)]


def asked_back(player, tokens):
    """Enter this many tokens for the first seat, each on a separate visit to the page. Return the number of
    confirmations."""
    asked = 0
    for _ in range(tokens):
        if not player.screen.own:
            player.hold(RIGHT)
        player.press(LEFT)
        player.press(MIDDLE)
        if is_a(player.screen, "sure"):
            asked += 1
            player.press(RIGHT)
    return asked


@rule("HD-7", "HD-81")
def test_more_tokens_than_a_roll_can_bring_need_one_confirmation_and_are_accepted():
    for players, classic, most in ((3, 1, 1), (4, 1, 1), (2, 0, 2), (3, 0, 3), (4, 0, 3)):
        player = playing(("rolled", 3, 4), players=players, classic=classic)
        assert asked_back(player, most) == 0, (players, classic)
        player = playing(("rolled", 3, 4), players=players, classic=classic)
        assert asked_back(player, most + 2) == 1, (players, classic)
        assert player.app.game.tracker.piles[0] == most + 2


def test_answering_no_enters_nothing():
    player = playing(("rolled", 3, 4), ("water", 0, 1), classic=1)
    player.hold(RIGHT)
    player.press(LEFT)
    player.press(MIDDLE)
    assert "more than 1 from one roll?" in read(player).replace("\n", " ")
    player.press(LEFT)
    assert player.app.game.tracker.piles == [1, 0, 0]


# Real dice


def test_real_dice_stay_selected_once_a_sum_has_been_entered():
    player = playing()
    player.report(("typed", 8))
    player.press(RIGHT)
    assert (player.app.game.tracker.phase, player.screen.content.id) == ("roll", "real_dice")
    player.press(LEFT)
    player.press(RIGHT)
    assert (player.app.game.tracker.phase, player.app.game.tracker.total) == ("flood", 7)
    player.press(RIGHT)
    player.power_on()
    player.resume()
    player.press(RIGHT)
    assert player.screen.content.id == "real_dice", "after a power cut as well"


def test_the_device_resumes_rolling_once_players_have_asked_it_to():
    player = playing(("typed", 5), ("done",))
    player.hold(RIGHT)
    player.choose_line("The device rolls now")
    assert player.app.game.tracker.dice
    player.report(("done",))
    assert "Roll" in pressed(player)


def test_undoing_a_real_roll_returns_to_where_it_was_entered():
    player = playing(("typed", 5))
    player.undo()
    assert (player.screen.content.id, player.app.stack.message) == ("real_dice", "Undone: Blue's dice show 5")
    player.hold(RIGHT)
    assert pressed(player)[RIGHT] == "Roll"


def test_a_total_set_by_a_special_does_not_select_real_dice():
    player = playing(("rolled", 3, 4), ("typed", 9), ("done",))
    assert pressed(player)[RIGHT] == "Roll"


def test_a_special_that_rerolls_asks_for_the_sum_when_real_dice_are_in_use():
    player = playing(("typed", 4))
    player.press(MIDDLE)
    player.choose_line("Physicster")
    assert (player.app.game.tracker.phase, player.app.game.tracker.total) == ("flood", 4)
    player.press(LEFT)
    player.press(RIGHT)
    assert player.app.game.tracker.total == 5


def test_real_dice_rolled_to_decide_who_begins_stay_selected_for_the_game():
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    player.begin("hamsterdam", ("setup", 3, 0, 0))
    player.report(("done",), ("typed", 5), ("typed", 9), ("typed", 6), ("done",))
    assert player.screen.content.id == "real_dice"


# After the roll


@rule("HS-3", "HS-13", "HS-15", "HS-18")
def test_the_choices_that_change_a_roll_are_named_after_their_hamsters():
    player = playing(("rolled", 3, 5))
    player.press(MIDDLE)
    assert player.lines[:4] == ["Buffster", "Spinster", "Physicster", "Whack-a-Mole"]


# Whether a special turns over


def asks(player):
    return "have the turning symbol?" in read(player).replace("\n", " ")


def buffster(player):
    player.press(MIDDLE)
    player.choose_line("Buffster")


def test_when_a_special_first_acts_the_device_asks_once_whether_its_card_has_the_symbol():
    player = playing(("rolled", 3, 5), printed=())
    buffster(player)
    assert asks(player)
    player.press(LEFT)
    assert "special side up" in read(player), "its page follows"
    player.press(RIGHT)
    assert player.app.game.tracker.total == 6
    assert player.app.game.tracker.turns_over(BUFFSTER) is False
    buffster(player)
    player.press(RIGHT)
    assert player.app.game.tracker.total == 8, "nobody is asked again"
    player.press(MIDDLE)
    player.choose_line("Spinster")
    assert asks(player), "another kind"


def test_players_who_are_not_sure_use_the_special_and_are_asked_again():
    player = playing(("rolled", 3, 5), printed=())
    buffster(player)
    player.press(MIDDLE)
    assert "turned over*" in read(player), "our ruling"
    player.press(RIGHT)
    assert (player.app.game.tracker.total, player.app.settings.printed) == (6, {})
    player.press(MIDDLE)
    player.choose_line("Buffster")
    assert asks(player)


def test_nobody_is_asked_about_a_special_that_cannot_act_yet():
    player = playing(*[("rolled", 3, 5), ("done",)] * 3, printed=())
    player.press(MIDDLE)
    player.choose_line("Bombster")
    assert not asks(player)
    assert "Turning symbol?" in read(player)


def test_later_games_know_the_symbol_and_keep_it_as_an_event():
    player = playing(("rolled", 3, 5), printed=())
    buffster(player)
    player.press(RIGHT)
    player.power_on()
    player.begin("hamsterdam", ("setup", 3, 0, 0))
    player.report(("done",), ("first", 0), ("done",), ("rolled", 3, 5))
    buffster(player)
    player.press(RIGHT)
    assert player.app.game.tracker.total == 6
    assert list(player.app.game.session.events())[-2:] == [("symbol", BUFFSTER, 1), ("opposite",)]


def test_an_undo_takes_back_the_answer_together_with_the_event_before_it():
    player = playing(("rolled", 3, 5), printed=())
    buffster(player)
    player.press(RIGHT, 2)
    player.undo()
    assert player.app.game.tracker.total == 8
    player.undo()
    assert (player.app.game.tracker.phase, player.app.settings.printed) == ("roll", {})
    player.report(("rolled", 3, 5))
    buffster(player)
    assert asks(player)


def test_a_special_that_acts_on_the_table_is_asked_about_before_its_card_is_shown():
    player = playing(("rolled", 3, 5), printed=())
    player.press(MIDDLE)
    player.choose_line("Mobster")
    assert asks(player)
    player.press(LEFT)
    assert "No turning symbol" in read(player)
    player.press(RIGHT)
    player.choose_line("Other specials")
    player.choose_line("Blobster")
    assert not asks(player), "nobody assumes that it turns over"


def test_the_settings_forget_what_the_cards_have():
    player = playing(("rolled", 3, 5), printed=())
    buffster(player)
    player.press(RIGHT, 2)
    player.hold(RIGHT)
    player.choose_line("Settings")
    player.choose_line("Forget card symbols")
    player.press(RIGHT)
    assert "Forget card symbols" not in player.lines
    assert player.app.settings.printed == {}
    while not player.screen.own:
        player.hold(RIGHT)
    buffster(player)
    assert not asks(player), "this game still knows"


@rule("HD-22")
def test_a_fast_press_never_discards_a_roll():
    player = playing(("rolled", 3, 5))
    player.press(MIDDLE)
    assert all(["Nobody" not in line for line in player.lines]), "no card is flipped: somebody has it"
    player = playing(("flips", 0, 2), ("flips", 1, 1), ("rolled", 3, 5))
    assert "All 8s are flooded:" in read(player), "whoever has one does as always"
    assert "Nobody has any 8s? See the menu." in read(player)
    player.hold(RIGHT)
    player.choose_line("Nobody has any 8s")
    assert (player.app.game.tracker.phase, player.app.game.tracker.turn) == ("roll", 0)


@rule("HD-22", "HD-6")
def test_claiming_that_nobody_has_the_number_needs_confirmation_if_somebody_must_have_it():
    player = playing(("rolled", 3, 5))
    player.hold(RIGHT)
    player.choose_line("Nobody has any 8s")
    assert player.app.game.tracker.phase == "flood"
    player.press(RIGHT)
    assert player.app.game.tracker.phase == "roll"


@rule("HS-18", "HS-37")
def test_whack_a_mole_makes_its_own_roll_and_leaves_the_flood_unchanged():
    player = playing(("rolled", 3, 5))
    before = player.app.game.tracker.state()
    player.press(MIDDLE)
    player.dice.values = [0, 1]
    player.choose_line("Whack-a-Mole")
    assert "Put it on your card 3." in read(player)
    assert "8 still floods." in read(player).replace("\n", " ")
    assert "3" in read(player).split("\n")
    assert player.app.game.tracker.state() == before
    player.press(RIGHT)
    assert "All 8s are flooded:" in read(player)
    player.hold(LEFT)
    assert "Undone: Blue: Whack-a-Mole rolled 1 + 2" in read(player).replace("\n", " ")


@rule("HS-37")
def test_whack_a_mole_can_roll_only_after_the_players_roll():
    tracker = table()
    illegal(tracker, "whacked", 3, 4)
    tracker.apply(("rolled", 1, 1))
    illegal(tracker, "whacked", 0, 4)


# Our rulings


def test_house_rules_beyond_the_first_byte_are_kept():
    player = playing(house=(-1, 7))
    player.power_on()
    assert player.app.game.tracker.house == (-1, 7)
    assert player.app.game.tracker.house_rules.redeploy_all
    act(player.app, "game", "hamsterdam")
    assert player.set_up == ("setup", 3, 0, -1, 7)


@rule("HD-A8")
def test_the_redeployment_page_states_the_rule_in_use():
    for house, words in (((0,), "Those on the dam stay*."), ((0, 4), "Put all, also those on the dam")):
        player = playing(house=house)
        while player.app.game.tracker.phase != "redeploy":
            player.report(("rolled",) if player.app.game.tracker.phase == "roll" else ("done",))
        player.press(RIGHT)
        assert words in read(player).replace("\n", " ")


# Corrections


@rule("HD-40")
def test_a_correction_cancels_a_breach_that_is_no_longer_due():
    player = playing(("rolled", 3, 4), ("water", 1, 3), ("done",))
    player.put_right("Orange: flood pile", 2)
    assert (player.app.game.tracker.phase, player.app.game.tracker.turn) == ("roll", 1)


@rule("HD-40")
def test_a_flip_caused_by_a_correction_comes_after_the_next_flood():
    tracker = table()
    tracker.apply(("pile", 2, 5))
    assert tracker.phase == "roll"
    turn(tracker)
    assert (tracker.phase, tracker.to_act, tracker.flips_due(2)) == ("breach", 2, 2)
    tracker.apply(("flips", 2, 2))
    assert tracker.phase == "roll"


@rule("HD-80")
def test_the_classic_variant_has_no_flipped_cards_to_correct():
    assert "Classic" in illegal(table(classic=1), "flips", 0, 1)
    player = playing(classic=1)
    player.hold(RIGHT)
    player.choose_line("Correct a number")
    assert all(["flipped" not in line for line in player.lines])


def test_nothing_can_be_corrected_before_anything_is_counted():
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    player.begin("hamsterdam", ("setup", 3, 0, 0))
    player.hold(RIGHT)
    assert "Correct a number" not in player.lines
    player.hold(RIGHT)
    player.report(("done",), ("first", 1), ("done",))
    player.hold(RIGHT)
    assert "Correct a number" in player.lines


def test_the_specials_are_in_the_menu_in_every_phase():
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    player.begin("hamsterdam", ("setup", 3, 0, 0))
    for event in (("done",), ("first", 0), ("done",), ("rolled", 3, 4), ("done",), ("rolled", 1, 1), ("water", 0, 4)):
        player.hold(RIGHT)
        assert "Special hamsters" in player.lines
        player.hold(RIGHT)
        player.report(event)


def test_every_list_of_specials_returns_to_the_line_whose_card_was_read():
    turns = (("rolled", 3, 4), ("done",)) * 3
    for events in ((), (("rolled", 3, 4),), turns, turns + (("skips",),)):
        player = playing(*events)
        for line in range(18 if not events else len(specials.usable(player.app.game.tracker.phase))):
            while not player.screen.own:
                player.hold(RIGHT)
            player.hold(RIGHT)
            player.choose_line("Special hamsters")
            title, name = player.title, player.lines[line]
            player.choose(line)
            assert player.title == name
            player.press(RIGHT)
            assert (player.title, player.lines[player.screen.at]) == (title, name)
            player.choose(line)
            player.press(MIDDLE)
            name = player.title
            player.press(RIGHT)
            assert player.lines[player.screen.at] == name, "the card paged to"
