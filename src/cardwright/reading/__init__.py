"""Reading views for people: what lies on a table, and what it means, in words, whatever the game.

The terminal and the plain pages of the service say what they show through this.
"""
