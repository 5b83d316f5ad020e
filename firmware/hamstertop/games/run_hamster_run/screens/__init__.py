"""What the device shows of Run, Hamster, Run!, and what its keys do: `phases` says what is shown when."""
