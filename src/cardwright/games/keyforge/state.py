"""The KeyForge match: its fields, and everything that the rules ask of them.

Powers, armor, keywords, houses and costs are computed when asked, from what is printed, what lies on the card, and
what is in force (`State.index`); nothing is added to a card and taken off again.
"""

from typing import ClassVar, Final, cast

from cardwright.games.keyforge.prints import Print
from cardwright.games.keyforge.questions import ARMOR, CONTROL, HOUSE, KEY_COST, ON_FLANK, POWER, PRINTED_HOUSE
from cardwright.games.keyforge.zones import BENEATH, LINE, ZONES
from cardwright.kernel.core.description import Description
from cardwright.kernel.core.frames import Activation, Op
from cardwright.kernel.matches.match import Match
from cardwright.kernel.pieces.cards import CardPrint, CardState, Epoch
from cardwright.kernel.pieces.zones import NOBODY
from cardwright.kernel.seeing.reasons import Difference
from cardwright.language.questions import Keyword

NO_HOUSE: Final = -1
USUAL_KEY_COST: Final = 6
USUAL_HAND_SIZE: Final = 6
KEYS_TO_WIN: Final = 3
NOTHING_KNOWN: Final = (NOBODY, 0, NOBODY, NOBODY)


FOE: Final = "foe"
"""The name under which an activation has the creature that its source fights."""
NEW_CONTROL: Final = 4
"""The bit of the check of cards that somebody else is to control."""
NO_POWER: Final = 2
"""The bit of the check of creatures whose damage has reached their power."""
LESS_ARMOR: Final = 8
"""The bit of the check of creatures that have lost armor."""


class InPlay(CardState):
    """What has happened to a card in play."""

    __slots__ = (
        "aember",
        "armor_from",
        "armor_spent",
        "armor_turn",
        "attacked_turn",
        "beneath",
        "counters",
        "damage",
        "dying",
        "entered",
        "entered_under",
        "host",
        "ready",
        "stunned",
        "upgrades",
        "used",
        "used_turn",
    )

    def __init__(self, epoch: Epoch) -> None:
        """Enter play exhausted, with nothing on the card (keyforge:ready.enter-exhausted)."""
        super().__init__(epoch)
        self.ready: bool = False
        self.stunned: bool = False
        self.dying: bool = False
        self.damage: int = 0
        self.aember: int = 0
        self.counters: int = 0
        self.armor_spent: int = 0
        self.armor_from: tuple[Difference, ...] = ()
        """What cards had added to the printed armor when it was last spent, as far as they still do."""
        self.armor_turn: int = -1
        """The turn that ``armor_spent`` belongs to; armor is whole again each turn (keyforge:armor.each-turn)."""
        self.attacked_turn: int = -1
        """The last turn on which the creature was attacked, for elusive."""
        self.used: int = 0
        self.used_turn: int = -1
        """The turn that ``used`` counts uses of."""
        self.entered_under: int = NOBODY
        """Who controlled it as it entered play, and does as long as nobody has taken it."""
        self.entered: int = 0
        """When it entered play, as a count of entries: tells a card from itself after it left and came back."""
        self.host: int = -1
        self.upgrades: tuple[int, ...] = ()
        self.beneath: tuple[int, ...] = ()
        """What was put facedown beneath it; `KeyForge.beneath` tells what still lies there."""

    def copy(self, epoch: Epoch) -> "InPlay":
        new = InPlay(epoch)
        # Fields, by tools.fields.
        new.ready = self.ready
        new.stunned = self.stunned
        new.dying = self.dying
        new.damage = self.damage
        new.aember = self.aember
        new.counters = self.counters
        new.armor_spent = self.armor_spent
        new.armor_from = self.armor_from
        new.armor_turn = self.armor_turn
        new.attacked_turn = self.attacked_turn
        new.used = self.used
        new.used_turn = self.used_turn
        new.entered_under = self.entered_under
        new.entered = self.entered
        new.host = self.host
        new.upgrades = self.upgrades
        new.beneath = self.beneath
        # That is all of them.
        return new


UNTOUCHED: Final = InPlay(Epoch())
"""The state of a card that is not in play and never was."""


class KeyForge(Match):
    """One game of KeyForge at one moment."""

    __slots__ = (
        "aember",
        "attacker",
        "chains",
        "copies",
        "creatures_used",
        "decks",
        "deeds",
        "defender",
        "departed",
        "discarded",
        "entries",
        "fallen",
        "first",
        "forged",
        "from_hand",
        "gone",
        "house",
        "houses",
        "in_play",
        "keys",
        "new_keys",
        "options",
        "played",
        "played_before",
        "printed",
        "prisoners",
    )

    derived: ClassVar[tuple[str, ...]] = ("in_play", "printed")

    def __init__(
        self, game: Description, prints: tuple[Print, ...], owners: tuple[int, ...], key: bytes, *, blank: bool = False
    ) -> None:
        """Lay out an empty table for two Archons, or a blank shell for `copy`."""
        super().__init__(game, prints, owners, key, blank=blank)
        if blank:
            return
        self.printed: tuple[Print, ...] = prints
        self.in_play: dict[int, InPlay] = cast("dict[int, InPlay]", self.cards)
        """The states of the cards in play: `State.cards` by its right type."""
        self.houses: tuple[tuple[int, ...], ...] = ((), ())
        """The three houses on each player's identity card."""
        self.decks: tuple[str, ...] = ("", "")
        """The names of the decks, as the identity cards show them."""
        self.aember: list[int] = [0, 0]
        self.keys: list[int] = [0, 0]
        """Forged keys; all three are unforged at first (keyforge:setup.keys)."""
        self.chains: list[int] = [0, 0]
        self.house: int = NO_HOUSE
        """The active house of this turn (keyforge:house.active)."""
        self.first: int = 0
        """Who takes the first turn."""
        self.attacker: int = NOBODY
        self.defender: int = NOBODY
        self.entries: int = 0
        self.from_hand: int = 0
        """How many cards the active player has played or discarded from hand this turn."""
        self.played: tuple[Print, ...] = ()
        """What was played this turn, in order."""
        self.played_before: tuple[Print, ...] = ()
        """What the opponent played on their previous turn."""
        self.discarded: tuple[Print, ...] = ()
        """What the active player has discarded from hand this turn."""
        self.deeds: tuple[str, ...] = ()
        """The titles played and used this turn, once for each time (keyforge:rule-of-six)."""
        self.creatures_used: int = 0
        """How many different creatures were used this turn."""
        self.fallen: tuple[int, ...] = (0, 0)
        """How many creatures of each player were destroyed in fights this turn."""
        self.forged: tuple[int, ...] = (-1, -1)
        """The turn on which each player last forged a key."""
        self.new_keys: tuple[int, ...] = (0, 0)
        """How many of the keys that each player forged on that turn are still forged."""
        self.gone: dict[int, InPlay] = {}
        """The states in which cards left play this turn."""
        self.departed: dict[int, tuple[int, ...]] = {}
        """What cards were as they left play this turn: controller, power, left and right neighbor (-1: none)."""
        self.prisoners: tuple[int, ...] = ()
        """The cards that leave the archives where they lie for their owners' hands only."""
        self.options: dict[str, int] = {}
        """How the match was set up."""
        self.copies: dict[int, Print] = {}
        """The cards that are treated as copies while they are played, and of what."""

    # ---- copying ----

    def copy(self) -> "KeyForge":
        new = KeyForge(self.game, self.printed, self.owners, self.key, blank=True)
        self.copy_into(new)
        new.printed = self.printed
        new.in_play = cast("dict[int, InPlay]", new.cards)
        # Fields, by tools.fields.
        new.houses = self.houses
        new.decks = self.decks
        new.aember = self.aember.copy()
        new.keys = self.keys.copy()
        new.chains = self.chains.copy()
        new.house = self.house
        new.first = self.first
        new.attacker = self.attacker
        new.defender = self.defender
        new.entries = self.entries
        new.from_hand = self.from_hand
        new.played = self.played
        new.played_before = self.played_before
        new.discarded = self.discarded
        new.deeds = self.deeds
        new.creatures_used = self.creatures_used
        new.fallen = self.fallen
        new.forged = self.forged
        new.new_keys = self.new_keys
        new.gone = self.gone
        new.departed = self.departed
        new.prisoners = self.prisoners
        new.options = self.options
        new.copies = self.copies
        # That is all of them.
        return new

    def reprint(self, prints: tuple[CardPrint, ...]) -> None:
        self.prints = prints
        self.printed = cast("tuple[Print, ...]", prints)
        if self.copies:
            printed = list(self.printed)
            for card, model in self.copies.items():
                printed[card] = model
            self.printed = tuple(printed)

    def treat_as(self, card: int, model: Print | None) -> None:
        """Treat a card as a copy of another from now on, or (None) as itself again; which card it is stays."""
        copies = self.copies.copy()
        copies.pop(card, None)
        if model is not None:
            copies[card] = model
        self.copies = copies
        self.reprint(self.prints)

    # ---- places ----

    def zone(self, player: int, kind: int) -> tuple[int, ...]:
        """Return the cards of a player's zone, bottom or left first."""
        return self.zones[player * ZONES + kind]

    def controller(self, card: int) -> int:
        """Return who controls a card in play, or in whose zone it lies otherwise."""
        return self.where[card] // ZONES

    def rightful(self, card: int) -> int:
        """Return who is to control a card in play: who took it last, of those whose control is still in force.

        keyforge:ruling.newest-control
        """
        for s in reversed(self.in_force(CONTROL.key)):
            if s.node.applies(self, s, card, NOBODY):
                return s.act.player
        return self.in_play[card].entered_under

    def last_controller(self, card: int) -> int:
        """Return who controls a card in play, or did as it left play this turn (keyforge:ruling.last-known)."""
        if card not in self.cards and card in self.departed:
            return self.departed[card][0]
        return self.where[card] // ZONES

    def kind_of_zone(self, card: int) -> int:
        """Return the kind of zone that the card is in; ``BENEATH`` is one of its own, and nobody's."""
        zone = self.where[card]
        return zone if zone == BENEATH else zone % ZONES

    def beneath(self, card: int) -> list[int]:
        """Return the cards that lie facedown beneath a card in play (keyforge:ruling.beneath)."""
        state = self.in_play.get(card)
        return [] if state is None else [other for other in state.beneath if self.where[other] == BENEATH]

    def state(self, card: int) -> InPlay:
        """Return the state of a card in play for reading, or that in which it left (keyforge:ruling.last-known).

        A card that was not in play has nothing on it.
        """
        state = self.in_play.get(card)
        return self.gone.get(card, UNTOUCHED) if state is None else state

    def change(self, card: int) -> InPlay:
        """Return the state of a card in play for writing: `own`, by its right type."""
        state = self.in_play[card]
        if state.epoch is not self.epoch:
            state = self.in_play[card] = state.copy(self.epoch)
        return state

    def creatures(self) -> list[int]:
        """Return all creatures in play: the active player's battleline, then the other's."""
        active = self.active
        return [*self.zones[active * ZONES + LINE], *self.zones[self.opponent(active) * ZONES + LINE]]

    def line(self, player: int) -> tuple[int, ...]:
        """Return a player's battleline, left flank first."""
        return self.zones[player * ZONES + LINE]

    def neighbors(self, card: int) -> list[int]:
        """Return the creatures immediately left and right of a creature, or those it had as it left play.

        keyforge:neighbor, keyforge:ruling.last-known
        """
        if card not in self.cards:
            _, _, left, right = self.departed.get(card, NOTHING_KNOWN)
            return [other for other in (left, right) if other in self.cards]
        line = self.zones[self.where[card]]
        i = line.index(card)
        return [line[j] for j in (i - 1, i + 1) if 0 <= j < len(line)]

    def on_flank(self, card: int) -> bool:
        """Whether a creature is on a flank, or was as it left play; a lone creature is on both.

        keyforge:flank, keyforge:ruling.lone-flanks, keyforge:ruling.counted-flank
        """
        if card not in self.cards:
            return card in self.departed and NOBODY in self.departed[card][2:]
        line = self.zones[self.where[card]]
        return bool(line) and (line[0] == card or line[-1] == card or ON_FLANK.holds(self, card))

    # ---- what cards are now ----

    def power(self, card: int) -> int:
        """Return a creature's power, or what it was as it left play (keyforge:power-counter).

        Damage does not lower it (keyforge:damage.power-stays).
        """
        state = self.in_play.get(card)
        if state is None:
            return self.departed[card][1] if card in self.departed else self.printed[card].power
        return POWER.bent(self, card, self.printed[card].power + state.counters)

    def armor(self, card: int) -> int:
        """Return a creature's armor: the printed one, if any, and what it has gained (keyforge:armor.additive).

        keyforge:armor.none; what it has absorbed this turn is not taken off.
        """
        armor = self.printed[card].armor
        return ARMOR.bent(self, card, armor) if ARMOR.key in self.index else armor

    def armor_added(self, card: int) -> tuple[Difference, ...]:
        """Return what each card adds to a creature's armor, or takes off."""
        found: dict[int, int] = {}
        for source, by in ARMOR.differences(self, card, self.printed[card].armor):
            found[source] = found.get(source, 0) + by
        return tuple(found.items())

    def armor_kept(self, card: int) -> tuple[Difference, ...]:
        """Return what is still there of what cards had added to a creature's armor when it was last spent."""
        now = dict(self.armor_added(card))
        kept = {source: 0 for source, by in now.items() if by < 0}
        kept.update(self.state(card).armor_from)
        return tuple([(source, min(by, now.get(source, 0))) for source, by in kept.items()])

    def armor_used(self, card: int) -> int:
        """Return how much of a creature's armor is spent for this turn; lost armor is spent armor first.

        keyforge:armor.each-turn, keyforge:armor.lost, keyforge:ruling.armor-loss
        """
        state = self.state(card)
        if state.armor_turn != self.turn or not state.armor_spent:
            return 0
        lost = sum([by for _, by in state.armor_from]) - sum([by for _, by in self.armor_kept(card)])
        return max(state.armor_spent - lost, 0)

    def use_armor(self, card: int, spent: int, added: tuple[Difference, ...]) -> None:
        """Note how much armor is spent for this turn, of what with which bonuses; only an event calls this."""
        state = self.change(card)
        state.armor_spent = spent
        state.armor_from = added
        state.armor_turn = self.turn

    def armor_left(self, card: int) -> int:
        """Return how much damage the creature's armor still absorbs this turn (keyforge:armor.absorbs).

        Damage that was dealt before it was gained stays (keyforge:armor.gained-late).
        """
        armor = self.armor(card)
        return max(armor - self.armor_used(card), 0) if armor else 0

    def keyword(self, card: int, keyword: Keyword) -> int:
        """Return the value of a keyword on a creature, 0 if it has not got it; several values add up.

        keyforge:assault.adds, keyforge:hazardous.adds
        """
        value = self.printed[card].keywords.get(keyword.key, 0)
        if value and not self.plain and self.is_blank(card):
            value = 0
        return keyword.bent(self, card, value) if keyword.key in self.index else value

    def house_of(self, card: int) -> int:
        """Return the house that is printed on a card, or of which it is considered instead."""
        house = self.printed[card].house
        if PRINTED_HOUSE.key in self.index and card in self.cards:
            house = PRINTED_HOUSE.bent(self, card, house)
        return house

    def belongs(self, card: int, house: int) -> bool:
        """Whether the card belongs to the house; nothing belongs to none, not even what belongs to all."""
        if self.house_of(card) == house:
            return True
        return house >= 0 and HOUSE.key in self.index and card in self.cards and HOUSE.holds(self, card, house)

    def effects_on(self, card: int, when: str) -> list[Op]:
        """Return the effects under a bold word that the card has now: printed, then gained."""
        blank = not self.plain and self.is_blank(card)
        effects: list[Op] = [] if blank else list(self.printed[card].on.get(when, ()))
        if when in self.index:
            for s in self.in_force(when):
                if s.node.applies(self, s, card, NOBODY):
                    effect = s.node.granted()
                    if effect is not None:
                        effects.append(effect)
        return effects

    def has_effects(self, card: int, when: str) -> bool:
        """Whether the card has an ability under that bold word now."""
        if self.plain:
            return when in self.printed[card].on
        return bool(self.effects_on(card, when))

    # ---- what holds now ----

    def key_cost(self, player: int) -> int:
        """Return the current cost of a key for a player (keyforge:forge.cost, keyforge:cost.modified)."""
        return KEY_COST.bent(self, player, USUAL_KEY_COST) if KEY_COST.key in self.index else USUAL_KEY_COST

    # ---- what follows by itself ----

    def shake(self) -> None:
        """Have creatures checked before the next step: what powers and armor may depend on has changed."""
        if POWER.key in self.index:
            self.wake(NO_POWER)
        if ARMOR.key in self.index:
            self.wake(LESS_ARMOR)

    def set_off(self, card: int, when: str, foe: int = NOBODY, player: int = NOBODY) -> None:
        """Set off all abilities of a card under a bold word, gained ones too (keyforge:ruling.gained-abilities).

        They know whom the card fights, if it does, and are a player's: where nothing else is said, its controller's.
        """
        if player == NOBODY:
            player = self.last_controller(card)
        if self.plain or not self.is_blank(card):
            for effect in self.printed[card].on.get(when, ()):
                self.trigger(effect, fighting(Activation(player, card), foe))
        if when in self.index:
            for s in self.in_force(when):
                gained = s.node.granted() if s.node.applies(self, s, card, NOBODY) else None
                if gained is not None:
                    act = Activation(player, card)
                    act.granter = s.act.granter
                    self.trigger(gained, fighting(act, foe))


def fighting(act: Activation, foe: int) -> Activation:
    """Let an activation know whom its source fights, if that is anybody."""
    if foe != NOBODY:
        act.name_cards(FOE, (foe,))
    return act
