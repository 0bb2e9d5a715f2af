"""A report on a simulation: one page that tells who won, with what, how long it took, and which picks cost most."""
