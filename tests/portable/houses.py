"""House rules for tests, in the form used in a set-up event."""


def packed(table, **given):
    """Return a title's house rules as one number, or as a tuple if they do not fit. Any rule that is not given has its
    default."""
    chosen = [interpretations.index(given.get(field, interpretations[0])) for _, field, interpretations in table.rows]
    values = table.values(chosen)
    return values[0] if len(values) == 1 else values
