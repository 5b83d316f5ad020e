"""The device's screens and keys for Hamsterdam: `phases` has the screen for each phase."""
