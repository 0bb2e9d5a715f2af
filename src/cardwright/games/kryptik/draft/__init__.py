"""The draft of Kryptik: boosters go round, cards are picked in secret, and each player leaves with a limited deck."""
