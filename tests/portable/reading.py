"""What players read: the texts that a screen writes on its canvas, in the order it writes them."""

from hamstertop.drawing import canvas as drawing


class Reader(drawing.Canvas):
    """A canvas that remembers what was written on it."""

    def __init__(self):
        super().__init__(296, 128)
        self.texts = []

    def text(self, font, string, x, y, ink=1):
        end = super().text(font, string, x, y, ink)
        if string:
            self.texts.append(string)
        return end


def read(player):
    """All that the screen says, each text a line."""
    reader = Reader()
    player.app.screen.paint(reader, player.board.keys)
    return "\n".join(reader.texts)
