"""The rules that a portable test proves: `@rule("HD-20", "HD-21")`; `pytest --rules` lists them."""

try:
    import pytest

    rule = pytest.mark.rule
except ImportError:  # on any runtime except CPython: the test unchanged

    def rule(*ids: str):
        return lambda test: test
