"""Put the firmware on a board: choose the files, and copy them."""
