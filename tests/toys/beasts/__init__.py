"""Beasts: a whole game in a package of its own, which a test adds to the others by one line."""
