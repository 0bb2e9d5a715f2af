"""The cards of house Mars."""

from cardwright.games.keyforge.words.vocabulary import *
from cardwright.kernel.nodes import Node

CARDS: dict[str, list[Node]] = {
    # keyforge:ruling.custom-virus: it is sacrificed, and a creature has to be purged if there is one in hand.
    "183 Custom Virus": [
        omni(sacrifice(this), purge(you.hand.creature), destroy(each(creature.that(that_shares_a_trait)))),
    ],
    # keyforge:ruling.incubation-chamber: whoever has a Mars creature has to reveal one.
    "186 Incubation Chamber": [
        omni(if_you_do(reveal(you.hand.creature.that(of_house("mars"))), archive(it))),
    ],
    # keyforge:ruling.biomatrix-backup, keyforge:faq.6: the active player may.
    "208 Biomatrix Backup": [gains(host, destroyed(may(archive(this))))],
}
