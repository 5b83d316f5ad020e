def raises(error, call, *arguments):
    """Return whether a call raises this error."""
    try:
        call(*arguments)
    except error:
        return True
    return False
