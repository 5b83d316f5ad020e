def raises(error, call, *arguments):
    """Return whether a call ends with this error."""
    try:
        call(*arguments)
    except error:
        return True
    return False
