"""The device's screens and keys for Run, Hamster, Run!. `phases` maps each phase to its screen."""
