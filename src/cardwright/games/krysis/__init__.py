"""Krysis: bids, teams and raids for two to four companies."""
