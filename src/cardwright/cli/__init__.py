"""The command line: play, replay, look up, check and simulate, in the terminal."""
