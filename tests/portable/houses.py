"""House rules for tests, as a set-up event carries them."""


def packed(table, **given):
    """Return the values of a title's table of house rules in one number, or in a tuple where they do not fit; those not
    given keep their default."""
    chosen = [readings.index(given.get(field, readings[0])) for _, field, readings in table.rows]
    values = table.values(chosen)
    return values[0] if len(values) == 1 else values
