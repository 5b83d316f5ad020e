"""Packed texts are spelled out as they were, on each runtime."""

from hamstertop.companion.packed import Packed


class Spelling:
    """Codes 9 and 10 are letters, 11 is the pair "er", 12 is "H" and 13, which is "am"."""

    LETTERS = "ü\n"
    PAIRS = b"er" + b"H\x0d" + b"am"


DATA = (
    b"\x01NAME\x03\x0cst\x0b:\x0af\x09tt\x0bn\x04"
    b"\x01ROW\x03\x06a\x04\x04\x06b\x04\x07\x08-12\x04\x07"
    b"\x01TABLE\x03\x05\x02one\x03eins\x04\x022\x03\x06c\x04\x07"
    b"\x01OTHER\x03\x05\x02more\x03mehr\x04"
    b"\x01LAST\x03\x04"
)


def texts():
    return Packed(DATA, Spelling)


def test_a_text_is_spelled_out():
    assert texts().NAME == "Hamster:\nfüttern"


def test_a_row_has_texts_rows_and_numbers():
    assert texts().ROW == ("a", "", ("b",), -12)


def test_a_table_is_asked_by_its_keys():
    table = texts().TABLE
    assert table["one"] == "eins"
    assert table[2] == ("c",)
    assert "one" in table
    assert table.get("one") == "eins"


def test_a_table_has_no_keys_of_the_next_table():
    table = texts().TABLE
    assert "more" not in table
    assert table.get("more") is None
    try:
        table["more"]
    except KeyError:
        return
    raise AssertionError("a key of another table was found")


def test_a_name_that_is_not_there_is_no_attribute():
    assert not hasattr(texts(), "one")
    assert not hasattr(texts(), "ROWS")
    assert texts().LAST == ""
