"""The device's screens and keys for Hamsterdam. `phases` maps each phase to its screen."""
