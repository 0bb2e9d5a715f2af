"""Kyza Kards: a duel in which every card is a character or an effect, with responses that resolve last in first out."""
