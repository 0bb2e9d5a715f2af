"""Every change of a match of Kryptik, as events."""
