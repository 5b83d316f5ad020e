"""The subcommands of `hamstertop`, one module each."""
