"""The appearance of dice, as far as tests can check it."""

from hamstertop.drawing.canvas import Canvas
from hamstertop.drawing.dice import die


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
