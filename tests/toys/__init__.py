"""Toy games: small proofs of what the kernel can do for games that are not there yet."""
