"""Fitting: what the figures of a position do for the chance to win, learned from games that bots play."""
