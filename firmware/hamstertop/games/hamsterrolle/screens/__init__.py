"""The device's screens and keys for Hamsterrolle. `phases` maps each phase to its screen."""
