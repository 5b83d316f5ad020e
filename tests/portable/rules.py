"""Mark a portable test with the rules that it covers: `@rule("HD-20", "HD-21")`. `pytest --rules` lists them."""

try:
    import pytest

    rule = pytest.mark.rule
except ImportError:  # leaves the test unchanged on any runtime except CPython

    def rule(*ids: str):
        return lambda test: test
