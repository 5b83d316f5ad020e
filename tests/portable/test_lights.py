"""Lights work with any number of pixels, stay within the current budget, and never convey information by colour
alone."""

from hamstertop import chance, ticks
from hamstertop.companion import lights
from hamstertop.saving.settings import BRIGHTEST
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers

SCENES = [
    ("dark",),
    ("seat", 0),
    ("seat", 3),
    ("everybody", 0, 1, 2),
    ("shimmer", 2, 0),
    ("shimmer", 1, ticks.PERIOD - 300),
    ("alarm", 1),
    ("alarm", None),
    ("bar", 3, 30000, 30000),
    ("bar", 3, 1, 30000),
    ("bar", 3, 0, 30000),
    ("winners", 1),
    ("winners", 0, 2, 3),
]


def show(scene, now, pixels, level, key=None):
    rgb = bytearray(3 * pixels)
    lights.paint(rgb, scene, now)
    if key is not None:
        lights.flash(rgb, key, 3)
    lights.dim(rgb, level)
    return rgb


def lit(rgb):
    return [any(rgb[3 * pixel : 3 * pixel + 3]) for pixel in range(len(rgb) // 3)]


def test_every_scene_on_any_number_of_pixels_stays_within_the_budget():
    for pixels in range(33):
        for level in range(BRIGHTEST + 1):
            for scene in SCENES:
                for now in (0, 130, 450, 900):
                    for key in (None, 0, 2):
                        rgb = show(scene, now, pixels, level, key)
                        assert len(rgb) == 3 * pixels
                        assert sum(rgb) <= lights.BUDGET


def test_lights_set_to_dark_show_nothing():
    for scene in SCENES:
        assert not any(show(scene, 0, 8, 0, key=1))


def bright(seat, pixels, now=0):
    rgb = bytearray(3 * pixels)
    lights.paint(rgb, ("seat", seat), now)
    sums = [sum(rgb[3 * pixel : 3 * pixel + 3]) for pixel in range(pixels)]
    return "".join(["#" if 2 * value > sum(lights.COLOURS[seat]) // 2 else "." for value in sums])


def test_each_seat_has_a_pattern_of_bright_pixels():
    assert [bright(seat, 4) for seat in range(6)] == ["#.#.", "#..#", ".##.", "...#", "####", "##.."]
    eight = [".##..##.", "##....##", "...##...", "......##", "########", "####...."]
    assert [bright(seat, 8) for seat in range(6)] == eight
    assert [bright(seat, 32) for seat in range(6)] == [4 * row for row in eight]


def test_on_few_pixels_a_seat_is_identified_by_how_often_the_lights_dim():
    for pixels in (1, 2, 3):
        for seat in range(6):
            beats = [bright(seat, pixels, lights.BEAT * beat) for beat in range(lights.BEATS)]
            assert beats.count("." * pixels) == seat + 1
            assert beats.count("#" * pixels) == lights.BEATS - seat - 1


def test_a_pressed_key_lights_the_pixel_nearest_to_it():
    places = []
    for key in range(3):
        rgb = bytearray(24)
        lights.flash(rgb, key, 3)
        places.append(lit(rgb).index(True))
    assert places == [1, 4, 6]


def test_the_time_bar_has_the_players_colour_and_blinks_in_the_last_sixth_of_the_time():
    def blinks(left):
        on, off = [tuple(show(("bar", 1, left, 60), now, 1, 3)) for now in (0, 250)]
        assert on == lights.COLOURS[1]
        return off != on

    assert [blinks(left) for left in (60, 11, 10, 1)] == [False, False, True, True]


def test_winners_share_the_lights_in_moving_groups_of_four_pixels():
    def seats(now):
        rgb = show(("winners", 0, 1), now, 8, 3)
        return "".join(["01"[rgb[3 * pixel] > rgb[3 * pixel + 2]] for pixel in range(8)])  # blue or orange

    assert [seats(now) for now in (0, 200, 400, 800, 1600)] == [
        "00001111",
        "00011110",
        "00111100",
        "11110000",
        "00001111",
    ]


def test_the_colours_of_all_who_act_are_side_by_side_or_take_turns():
    for pixels in range(1, 33):
        for seats in ((0, 1), (0, 2, 3), (0, 1, 2, 3, 4)):
            seen = []
            for now in range(0, lights.TURNS * len(seats), lights.TURNS):
                rgb = show(("everybody",) + seats, now, pixels, 3)
                for pixel in range(pixels):
                    colour = bytes(rgb[3 * pixel : 3 * pixel + 3])
                    if colour not in seen:
                        seen.append(colour)
                if pixels >= len(seats):
                    break
            assert len(seen) == len(seats), (pixels, seats)


def test_menus_help_and_questions_keep_the_games_scene():
    fingers = Fingers(VirtualBoard(), chance.Seeded(3))
    fingers.begin("hamsterdam", ("setup", 3, 0, 0))
    assert fingers.app.scene(0) == ("everybody", 0, 1, 2)
    fingers.report(("done",), ("first", 1), ("done",))
    assert fingers.app.scene(0) == ("seat", 1)
    for open_it in (lambda: fingers.hold(RIGHT), lambda: fingers.choose_line("What happened")):
        open_it()
        assert fingers.app.scene(0) == ("seat", 1)
    fingers.report(("rolled", 3, 4), *[("water", 2, 1)] * 3)
    fingers.press(LEFT)
    while fingers.app.scene(0) != ("seat", 2):
        fingers.press(LEFT)
    fingers.press(MIDDLE)
    assert (fingers.screen.content.id, fingers.app.scene(0)) == ("sure", ("seat", 2)), "the player it is about"
    fingers.app.stack.home()
    assert fingers.app.scene(0) == ("dark",)
