"""The state of a match and the one loop that runs it: frames, events, rules, and their words in the log."""
