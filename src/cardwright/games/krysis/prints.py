"""What is printed on the cards of Krysis, agents, relics and missions alike, and on the spaces of its board."""

from cardwright.games.krysis.goods import COLORS, GOODS, SYMBOLS, crystals
from cardwright.games.krysis.values import (
    FIGHTER,
    FIGURE,
    MISSION,
    RELICS_IN_MISSION,
    SPACE,
    TRANSPORT,
    TRANSPORTER,
    TYPES,
    WEAPON,
    Facts,
    Group,
    Values,
)
from cardwright.kernel.basics.names import listing
from cardwright.kernel.basics.pools import Pool
from cardwright.kernel.pieces.cards import CardPrint
from cardwright.kernel.pieces.shapes import AbilityView

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
    def paragraphs(self) -> list[AbilityView]:
        """What the card does, a paragraph for each thing: its ability, its speed, what it carries or fights with."""
        facts = self.facts
        if facts.type == SPACE:
            goods = [crystals(group.crystals, group.relics, SYMBOLS) for group in facts.groups]
            relics = max([group.relics for group in facts.groups])
            return [{"labels": [], "text": f"Take {', or '.join(goods)}.{drawing(relics)}"}]
        if facts.type == FIGURE:
            return [under("miner", "Where it stands decides ties; the front of a level is ahead.")]
        if facts.type == MISSION:
            points = f"{MISSION_POINTS} points if you alone have the most {wanted(facts, SYMBOLS)} at home at the end."
            return [under("mission", points)]
        if facts.type == WEAPON:
            return [
                under("weapon", f"Flip it in your action for {facts.combat} more combat; it is spent with the round.")
            ]
        if facts.type == TRANSPORT:
            more = f"Flip it in your action to carry {slots(facts.capacity, SYMBOLS)} more; it is spent with the round."
            return [under("transport", more)]
        said = [self.ability_said] if facts.ability else []
        if facts.multiplier >= 0:
            speed = f"Speed {facts.factor} for each {SYMBOLS[facts.multiplier]} crystal in your camp."
            said.append(under("multiplier", speed))
        if sum(facts.capacity):
            said.append(under("transporter", f"Carries {slots(facts.capacity, SYMBOLS)}."))
        if facts.combat:
            said.append(under("fighter", f"Adds {facts.combat} combat in raids and on guard."))
        return said

    @property
    def ability_said(self) -> AbilityView:
        """What a special agent does."""
        facts = self.facts
        goods = crystals(facts.goods.crystals, facts.goods.relics, SYMBOLS)
        return under(
            *(
                ("", ""),
                ("defense", f"{facts.points} more combat while the team is attacked."),
                ("thief", f"Steal {goods} from another player's camp, however strong its team."),
                ("spy", "Look at the {relic} cards in another player's camp; you may steal one of them."),
                ("miner", f"Take {goods} into your camp.{drawing(facts.goods.relics)}"),
                (
                    "alchemist",
                    "Exchange {white} crystals in your camp for as many {blue} ones, or {blue} ones for {red} ones.",
                ),
            )[facts.ability]
        )

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
            [[list(group.crystals), group.relics] for group in facts.groups],
        ]


def under(label: str, text: str) -> AbilityView:
    """Return a paragraph under a bold word."""
    return {"labels": [label], "text": text}


def drawing(relics: int) -> str:
    """Say how relic cards are taken, as a sentence that follows, if there are any (krysis:mining.relics)."""
    if not relics:
        return ""
    return f" {'For it' if relics == 1 else 'For each'} draw 2 {SYMBOLS[-1]} cards and keep one."


def wanted(mission: Facts, names: tuple[str, ...] = GOODS) -> str:
    """Name what a mission asks for the most of."""
    return f"{names[-1]} cards" if mission.most == RELICS_IN_MISSION else f"{names[mission.most]} crystals"


def slots(capacity: Pool, names: tuple[str, ...] = GOODS) -> str:
    """Name slots by their colors; with `SYMBOLS` as cards do.

    >>> slots((1, 2, 0)), slots((0, 3, 0), SYMBOLS)
    ('1 red and 2 blue', '3 {blue}')
    """
    return listing([f"{n} {name}" for n, name in zip(capacity, names[:-1], strict=True) if n])


def board_facts(values: Values) -> list[Facts]:
    """Return the start spaces, then the spaces of the mine by level and rank, as facts whose names are the goods."""
    rows: list[list[tuple[Group, ...]]] = [[(Group(pool, 0),) for pool in values.starts]]
    rows += [list(level) for level in values.mine]
    return [
        Facts(f"space-{row}-{rank}", " or ".join([short(group) for group in groups]), SPACE, groups=groups)
        for row, spaces in enumerate(rows)
        for rank, groups in enumerate(spaces, 1)
    ]


def figure_facts(company: str) -> Facts:
    """Return the miner of a company."""
    return Facts(f"miner-{company}", f"Miner of {company}", FIGURE)


def short(group: Group) -> str:
    """Write a group of goods as short as a space on the board does.

    >>> short(Group((2, 0, 1), 0)), short(Group((0, 1, 0), 2))
    ('2R 1W', '1B 2 relics')
    """
    said = [f"{n}{color[0].upper()}" for n, color in zip(group.crystals, COLORS, strict=True) if n]
    if group.relics:
        said.append(f"{group.relics} relic{'' if group.relics == 1 else 's'}")
    return " ".join(said) or "nothing"
