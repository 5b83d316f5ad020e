"""The device's screens and keys for Run, Hamster, Run!: `phases` has the screen for each phase."""
