"""The device's screens and keys for Hamsterrolle: `phases` has the screen for each phase."""
