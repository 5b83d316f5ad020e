def raises(error, call, *arguments):
    try:
        call(*arguments)
    except error:
        return True
    return False
