"""The sign for holding a key: an hourglass."""
# Made by tools/picturemaker.py from pictures/hold.txt. Do not edit.
HOURGLASS = (7, 9, (
    b"\x05\x01\xc7\xad\xbd\xad\xc7\x47\x01"
))
