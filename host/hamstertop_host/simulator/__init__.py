"""The board on a laptop: in the browser, without a window, and played with its keys."""
