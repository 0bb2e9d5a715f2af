"""Kryptik: citizens, spells, and six hidden cards of each player's that are lost one attack at a time."""
