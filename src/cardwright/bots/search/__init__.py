"""Search: bots that try out how the game may go on, in worlds that they cannot tell from the true one.

It is information-set Monte Carlo tree search with a tree for each player (Cowling, Powley and Whitehouse 2012). A tree
remembers what its player has seen since the moment that is thought about, not what is hidden, so all worlds share it.

- `tree`: what a player has found out so far at a moment of theirs, and which option looks most worth trying.
- `leaves`: how a moment is judged where the trees end.
- `thinking`: the loop: draw a world, follow the trees, judge, and remember.
- `bot`: the bot, and what a thought may cost.
"""
