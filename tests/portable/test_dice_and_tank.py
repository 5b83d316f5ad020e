"""The appearance of dice and of the water tank, as far as tests can check it."""

from hamstertop.drawing.canvas import Canvas
from hamstertop.drawing.dice import die
from hamstertop.drawing.tank import tank


def ink(canvas: Canvas, x: int, y: int) -> int:
    return 1 - (canvas.buffer[(y >> 3) * canvas.width + x] >> (y & 7) & 1)


def blobs(canvas: Canvas) -> int:
    """Return the number of separate patches of ink."""
    todo = [(x, y) for y in range(canvas.height) for x in range(canvas.width) if ink(canvas, x, y)]
    left = set(todo)
    count = 0
    for start in todo:
        if start not in left:
            continue
        count += 1
        edge = [start]
        left.remove(start)
        while edge:
            x, y = edge.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in left:
                    left.remove(near)
                    edge.append(near)
    return count


def test_a_die_shows_as_many_pips_as_its_face_value():
    for size in (20, 28, 40, 48):
        for face in range(1, 7):
            canvas = Canvas(50, 50)
            die(canvas, 1, 1, size, face)
            assert blobs(canvas) == face + 1, (size, face)


def test_a_die_looks_the_same_upside_down():
    for size in (20, 28, 37, 40, 48):
        for face in range(1, 7):
            canvas = Canvas(size, size)
            die(canvas, 0, 0, size, face)
            for y in range(size):
                for x in range(size):
                    assert ink(canvas, x, y) == ink(canvas, size - 1 - x, size - 1 - y), (size, face)


def test_every_die_stays_in_its_square():
    for sides in (4, 6, 8, 10, 12, 20):
        for size in (20, 28, 40, 48):
            whole = Canvas(80, 80)
            die(whole, 16, 16, size, sides, sides)
            rest = Canvas(80, 80)
            rest.buffer[:] = whole.buffer
            rest.fill(16, 16, size, size, 0)
            assert any([byte != 255 for byte in whole.buffer]), sides
            assert all([byte == 255 for byte in rest.buffer]), (sides, size)


def test_dice_with_different_numbers_of_sides_look_different():
    seen = []
    for sides in (4, 6, 8, 10, 12, 20):
        canvas = Canvas(48, 48)
        die(canvas, 0, 0, 48, 3, sides)
        assert bytes(canvas.buffer) not in seen
        seen.append(bytes(canvas.buffer))


def test_the_water_surface_rises_with_the_level_up_to_the_brim():
    surfaces = []
    for level in range(17):
        canvas = Canvas(48, 54)
        surfaces.append(tank(canvas, 0, 0, 48, 54, level, 15))
    assert surfaces[0] == 52  # the floor
    assert all(surfaces[n] > surfaces[n + 1] for n in range(15))
    assert surfaces[15] == surfaces[16] == 4


def test_the_tank_is_black_below_the_water_surface_and_white_above_it():
    canvas = Canvas(48, 54)
    surface = tank(canvas, 0, 0, 48, 54, 8, 15)
    for x in range(2, 46):
        assert not ink(canvas, x, surface - 1)
        assert all(ink(canvas, x, y) for y in range(surface + 3, 54))
