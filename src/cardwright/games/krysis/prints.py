"""What is printed on a card of Krysis: agents, relics and missions alike."""

from cardwright.games.krysis.goods import COLORS, crystals
from cardwright.games.krysis.values import (
    ALCHEMIST,
    DEFENSE,
    FIGHTER,
    MINER,
    MISSION,
    RELICS_IN_MISSION,
    SPY,
    THIEF,
    TRANSPORTER,
    TYPES,
    Facts,
    Group,
)
from cardwright.kernel.cards import CardPrint
from cardwright.kernel.pools import Pool

MISSION_POINTS = 10


class Print(CardPrint):
    """A card; see `values.Facts` for what its figures mean."""

    __slots__ = ("ability", "capacity", "combat", "factor", "facts", "goods", "multiplier", "points", "speed", "type")

    def __init__(self, facts: Facts) -> None:
        """Put the figures where they are at hand."""
        super().__init__(facts.key, facts.name, ())
        self.facts: Facts = facts
        self.type: int = facts.type
        self.speed: int = facts.speed
        self.multiplier: int = facts.multiplier
        self.factor: int = facts.factor
        self.combat: int = facts.combat
        self.capacity: Pool = facts.capacity
        self.ability: int = facts.ability
        self.points: int = facts.points
        self.goods: Group = facts.goods

    @property
    def is_agent(self) -> bool:
        """Whether the card is an agent."""
        return self.type in {FIGHTER, TRANSPORTER}

    @property
    def text(self) -> str:  # noqa: PLR0911 - one for each ability
        """What the card does besides its figures, in a sentence for each ability."""
        facts = self.facts
        if facts.type == MISSION:
            what = "relic cards" if facts.most == RELICS_IN_MISSION else f"{COLORS[facts.most]} crystals"
            return f"{MISSION_POINTS} points if you alone have the most {what} at home at the end."
        goods = crystals(facts.goods.crystals, facts.goods.relics)
        if facts.ability == DEFENSE:
            return f"Defense: {facts.points} more combat while the team is attacked."
        if facts.ability == THIEF:
            return f"Thief: Steal {goods} from another player's camp, however strong its team."
        if facts.ability == SPY:
            return "Spy: Look at the relic cards in another player's camp; you may steal one of them."
        if facts.ability == MINER:
            return f"Miner: Take {goods} into your camp."
        if facts.ability == ALCHEMIST:
            return "Alchemist: Exchange white crystals in your camp for as many blue ones, or blue ones for red ones."
        return ""

    def facts_data(self) -> object:
        """Return all figures as JSON data."""
        facts = self.facts
        return [
            TYPES[facts.type],
            facts.stars,
            facts.speed,
            facts.multiplier,
            facts.factor,
            facts.combat,
            list(facts.capacity),
            facts.ability,
            facts.points,
            [list(facts.goods.crystals), facts.goods.relics],
            facts.company,
            facts.most,
        ]
