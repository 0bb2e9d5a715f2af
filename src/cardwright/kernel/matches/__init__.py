"""Matches and games as everybody uses them."""
