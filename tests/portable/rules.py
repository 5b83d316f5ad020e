"""Which rules a portable test proves: `@rule("HD-20", "HD-21")`; `pytest --rules` lists them."""

try:
    import pytest

    rule = pytest.mark.rule
except ImportError:  # any runtime but CPython: the test as it is

    def rule(*ids: str):
        return lambda test: test
