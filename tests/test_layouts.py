"""A board's flash is formatted by different systems in turn, and the power fails while our firmware formats it."""

from runtimes import on_micropython


def test_each_start_ends_with_working_storage_and_reports_what_was_lost() -> None:
    on_micropython("layouts.py")
