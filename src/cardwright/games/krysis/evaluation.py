"""How well a player stands: a heuristic that bots steer by, no rule of the game.

The unit is one point at the end. It foresees answers that are under way: bids and agents that are still sealed, hauls
whose picks are not complete. It looks at nothing that the player does not know.
"""

from typing import Final

from cardwright.games.krysis.actions import FLIP, STRIDE, TO_BANK, TO_CAMP, TO_HOME
from cardwright.games.krysis.goods import BLUE, RED, WHITE, WORTH
from cardwright.games.krysis.hauls import WHITES_FOR_BLUE, WHITES_FOR_RED, Haul, HaulRun, Picked, distinct
from cardwright.games.krysis.mining import BidRun, Descent, RelicDraw, groups_here, occupied
from cardwright.games.krysis.prints import MISSION_POINTS, Print
from cardwright.games.krysis.scoring import at_home, best_sets
from cardwright.games.krysis.setup import DraftRun, HandRun
from cardwright.games.krysis.state import ROUNDS, Krysis
from cardwright.games.krysis.teams import TEAM_SIZE, AgentRun
from cardwright.games.krysis.turns import AFTER, OVERTIME_VALUE, OvertimeRun, Turn
from cardwright.games.krysis.values import FIGHTER, NO_ABILITY, TRANSPORT, WEAPON, Group
from cardwright.games.krysis.zones import CAMP, DRAWN, HAND, HOME, SECRET, TEAM
from cardwright.kernel.asking.runs import Asking
from cardwright.kernel.asking.sealed import Sealed
from cardwright.kernel.basics.pools import Pool, added, worth
from cardwright.kernel.core.frames import Frame

Prices = tuple[float, ...]
"""What a crystal of each color is worth."""

WON: Final = 1000.0
BROUGHT: Final[dict[int, tuple[float, ...]]] = {
    2: (0.0, 0.57, 0.63, 0.66, 0.69, 0.69),
    3: (0.0, 0.42, 0.46, 0.48, 0.51, 0.51),
    4: (0.0, 0.38, 0.42, 0.44, 0.46, 0.46),
}
"""The chance that a good in the camp is brought in: by the number of players, as each more of them may raid it, and by
the number of actions that the player still has."""
BEST_PRICE: Final[Prices] = (3.0, 2.0, 2.0)
"""What a crystal brings at best: at home, or sold."""
SALE_PRICE: Final = 2.0
LESS_BID: Final[dict[int, tuple[float, ...]]] = {
    2: (0.0, 0.3, 0.45, 0.6, 0.74, 0.86, 0.94, 0.98),
    3: (0.0, 0.45, 0.7, 0.84, 0.92, 0.96, 0.98),
    4: (0.0, 0.45, 0.7, 0.84, 0.92, 0.96, 0.98),
}
"""The chance that another player bids less than 0, 1, 2..., by the number of players: two bid for one space."""
IN_DANGER: Final = 0.95
"""What is left of a camp on average for each team that may still raid it."""
RELIC_USE: Final = 0.6
"""What a relic in the camp is worth for use, besides sets."""
RELIC_HOPE: Final = 1.0
"""What a relic at home is worth for sets to come, for each round that is left."""
NEW_RELIC: Final = 0.9
"""The chance that a relic that is not yet known gets into the sets that it would fit."""
AHEAD: Final = 0.1
"""What it is worth to be one place further ahead in the mine, for ties."""
RIVALS: Final = 0.3
"""The weight of what the others have."""
AVERAGE_SLOTS: Final[tuple[Pool, ...]] = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 2, 0))
"""What agents that are still to be sent carry, by their number."""
AVERAGE_COMBAT: Final = 1.4
SPEED_WORTH: Final = 0.06
FIRST_STRIKE: Final = 0.1
"""What a point of speed is worth in Speed Krysis, where the first team steals before the other can carry home."""
LOSES_TIES: Final = 0.45
"""What a point of speed is worth besides in Speed Krysis to whoever acts later where both teams are equally fast."""
DEFENSE_WORTH: Final = 0.12
MIXED_HAND: Final = 0.25


def standing(m: Krysis, player: int) -> float:
    """Return how well the player stands against the others: 1000 has won, a share of it has shared the win."""
    if m.outcome is not None:
        winners = m.outcome.winners
        return WON / len(winners) if player in winners else -WON
    others = m.others(player)
    rivals = 0.0
    for other in others:
        rivals += m.points[other] + worth(m.homes[other], WORTH) + 0.4 * worth(m.camps[other], WORTH)
    return Outlook(m, player).total() - RIVALS * rivals / len(others)


class Outlook:
    """What one player has and can expect."""

    __slots__ = ("actions", "brought", "camp_price", "m", "new_relic", "player", "rounds_left")

    def __init__(self, m: Krysis, player: int) -> None:
        """Count the actions that are left, this round's included."""
        self.m: Krysis = m
        self.player: int = player
        self.new_relic: float = -1.0
        rounds = 3 if m.options["speed"] else ROUNDS
        self.rounds_left: int = rounds - max(m.turn, 1)
        self.actions: int = self.rounds_left + (0 if has_acted(m, player) else 1)
        self.brought: tuple[float, ...] = BROUGHT[len(m.seats)]
        share = self.brought[max(self.actions, 0)]
        if not m.order:
            goods = sum(m.camps[player])
            share *= min(1.0, 4.5 * self.actions / goods) if goods else 1.0
        self.camp_price: float = share

    def total(self) -> float:  # noqa: PLR0911 - one for each thing that may be under way
        """Return what all that the player has is worth."""
        m = self.m
        player = self.player
        home = self.at_home()
        camp = self.camp_value(self.camp_price)
        home += AHEAD * m.ranks[player]
        if m.turn == 0:
            return home + camp + self.drafted()
        hand = MIXED_HAND * self.hand_balance()
        if has_acted(m, player):
            return home + hand + camp * self.safety()
        frame = m.frames[-1]
        op = frame.op
        if isinstance(op, Asking) and frame.act.player == player:
            return home + hand + self.under_way(op, frame)
        if m.order:
            return home + hand + self.best_action(m.capacity(player), float(m.attack(player)), settled=True)
        if isinstance(op, Sealed) and isinstance(op.run, BidRun):
            return home + hand + camp + self.bid_value(op, frame)
        if isinstance(op, Sealed) and isinstance(op.run, AgentRun) and (frame.data or m.zone(player, TEAM)):
            return home + hand + self.team_value(op, frame)
        return home + hand + camp + self.mined()

    # ---- what is there ----

    def at_home(self) -> float:
        """Return points, crystals at home, sets of relics, and the hope for the mission."""
        m = self.m
        player = self.player
        kinds: dict[str, int] = {}
        relics = m.zone(player, HOME)
        for card in relics:
            key = m.printed[card].key
            kinds[key] = kinds.get(key, 0) + 1
        value = float(m.points[player] + worth(m.homes[player], WORTH) + best_sets(tuple(sorted(kinds.values())))[0])
        value += RELIC_HOPE * self.rounds_left * len(relics)
        for card in m.zone(player, SECRET):
            value += min(at_home(m, player, m.printed[card].facts.most), MISSION_POINTS) * 0.8
        return value

    def relic_gain(self, cards: list[int]) -> float:
        """Return what more relics at home would add to the sets."""
        m = self.m
        kinds: dict[str, int] = {}
        for card in m.zone(self.player, HOME):
            key = m.printed[card].key
            kinds[key] = kinds.get(key, 0) + 1
        before = best_sets(tuple(sorted(kinds.values())))[0]
        for card in cards:
            key = m.printed[card].key
            kinds[key] = kinds.get(key, 0) + 1
        after = best_sets(tuple(sorted(kinds.values())))[0]
        return after - before + RELIC_HOPE * self.rounds_left * len(cards)

    def a_relic(self) -> float:
        """Return what a relic is worth at home that is not yet known: the better one of two, beside those there are."""
        if self.new_relic < 0:
            m = self.m
            kinds: dict[str, int] = {}
            for card in (*m.zone(self.player, HOME), *m.zone(self.player, CAMP)):
                key = m.printed[card].key
                kinds[key] = kinds.get(key, 0) + 1
            before = best_sets(tuple(sorted(kinds.values())))[0]
            gains: list[int] = []
            for facts in m.values.relics:
                more = kinds.copy()
                more[facts.key] = more.get(facts.key, 0) + 1
                gains.append(best_sets(tuple(sorted(more.values())))[0] - before)
            gains.sort()
            # The kind with the i-th smallest gain is the better one of two draws in 2i + 1 of all squared cases.
            expected = sum([gain * (2 * i + 1) for i, gain in enumerate(gains)]) / len(gains) ** 2
            self.new_relic = NEW_RELIC * expected + RELIC_HOPE * self.rounds_left + RELIC_USE
        return self.new_relic

    def camp_value(self, price: float) -> float:
        """Return what the goods in the camp are worth at such a chance to bring them in."""
        m = self.m
        value = worth3(m.camps[self.player], BEST_PRICE) * price
        relics = list(m.zone(self.player, CAMP))
        if relics:
            value += (self.relic_gain(relics) * 0.8 + RELIC_USE * len(relics)) * price
        return value

    def hand_balance(self) -> float:
        """Return how well a hand is mixed: 0 for as many fighters as transporters, less for others."""
        hand = self.m.zone(self.player, HAND)
        fighters = 0
        for card in hand:
            fighters += self.m.printed[card].type == FIGHTER
        return -abs(2 * fighters - len(hand) + 1) / 2.0

    def safety(self) -> float:
        """Return what part of the camp is left after those who have still to act."""
        m = self.m
        player = self.player
        if not m.order:
            return 1.0
        left = 1.0
        for other in m.others(player):
            if not has_acted(m, other) and any(m.capacity(other)):
                bonus = 2 if m.relic_count(other) else 0
                if m.is_deserted(player) or m.attack(other) + bonus > m.defense(player):
                    left *= IN_DANGER
        return left

    # ---- what can be done ----

    def best_action(self, slots: Pool, attack: float, *, settled: bool) -> float:
        """Return what the camp is worth after the best action with such a team.

        ``settled`` says that all teams are known; otherwise the others are guessed at.
        """
        m = self.m
        player = self.player
        after = self.brought[max(self.actions - 1, 0)]
        rest = self.camp_value(after)
        transports = distinct(m, m.zone(player, CAMP), TRANSPORT)
        if transports:
            most = max(transports, key=lambda card: sum(m.printed[card].capacity))
            slots = added(slots, m.printed[most].capacity)
        relics = [self.relic_gain([card]) for card in m.zone(player, CAMP)][len(transports[:1]) :]
        loaded = max(
            best_haul(
                slots, m.camps[player], self.gains(TO_HOME, after), sorted([r - after for r in relics], reverse=True)
            ),
            best_haul(slots, m.camps[player], self.gains(TO_BANK, after), [SALE_PRICE - after] * len(relics)),
        )
        guard = rest * (1 - IN_DANGER) * 0.5
        best = max(loaded - guard, OVERTIME_VALUE * after)
        if any(slots):
            weapons = distinct(m, m.zone(player, CAMP), WEAPON)
            strongest = float(max([m.printed[card].combat for card in weapons])) if weapons else 0.0
            for other in m.others(player):
                chance = self.chance_to_beat(other, attack + strongest, settled=settled)
                if chance > 0:
                    loot = best_haul(slots, m.camps[other], BEST_PRICE, [self.a_relic()] * m.relic_count(other))
                    best = max(best, loot * chance - guard)
        return rest * self.safety() + best if settled else rest + best

    def chance_to_beat(self, other: int, attack: float, *, settled: bool) -> float:
        """Return the chance that such a team can raid another's camp."""
        m = self.m
        if settled:
            return 1.0 if m.is_deserted(other) or attack > m.defense(other) else 0.0
        missing = TEAM_SIZE - len(m.zone(other, TEAM))
        lead = attack - m.defense(other) - AVERAGE_COMBAT * missing
        return min(max(0.35 + 0.11 * lead, 0.1), 0.85)

    def gains(self, destination: int, after: float) -> Prices:
        """Return what each crystal brings, more than if it stays in the camp."""
        prices = BEST_PRICE
        if destination == TO_HOME:
            return (WORTH[RED] - prices[RED] * after, WORTH[BLUE] - prices[BLUE] * after, 1 - prices[WHITE] * after)
        return (SALE_PRICE - prices[RED] * after, SALE_PRICE - prices[BLUE] * after, SALE_PRICE - prices[WHITE] * after)

    def under_way(self, op: Asking, frame: Frame) -> float:
        """Return what the camp is worth after the action whose picks are under way, completed at its best."""
        m = self.m
        player = self.player
        after = self.brought[max(self.actions - 1, 0)]
        picked = Picked(m, player, frame.data)
        used = RELIC_USE * after * ((picked.transport >= 0) + (picked.weapon >= 0))
        rest = self.camp_value(after) - used
        if isinstance(op.run, OvertimeRun):
            weapon = m.printed[picked.weapon].combat if picked.weapon >= 0 else 0
            wasted = 2.0 if picked.transport >= 0 else 0.0
            mix = 0.0
            for color, n in enumerate(picked.amounts):
                mix += n * (0.05, 0.08)[color]
            return rest + OVERTIME_VALUE * after + weapon * 0.1 * (self.rounds_left == 0) + mix - wasted
        run = op.run
        assert isinstance(run, HaulRun)
        assert isinstance(op.then, Haul)
        best = -WON
        for slots, cost in self.ways_to_carry(run, picked):
            for destination in destinations(op.then, picked):
                best = max(best, self.completed(run, picked, slots, destination, after) - cost)
        return rest + best

    def ways_to_carry(self, run: HaulRun, picked: Picked) -> list[tuple[Pool, float]]:
        """Return the slots that the team may have, with what the relics for them cost."""
        m = self.m
        if picked.transport >= 0 or picked.amounts or picked.destination >= 0 or picked.weapon >= 0:
            return [(picked.slots, 0.0)]
        ways: list[tuple[Pool, float]] = [(picked.slots, 0.0)]
        if m.codes and m.codes[0] // STRIDE == FLIP and m.chooser == self.player:
            transports = distinct(m, m.zone(self.player, CAMP), TRANSPORT)
            ways += [(added(picked.slots, m.printed[card].capacity), 1.0) for card in transports]
        return ways

    def completed(self, run: HaulRun, picked: Picked, slots: Pool, destination: int, after: float) -> float:
        """Return what a haul brings at best, more than if everything stays where it is."""
        m = self.m
        raid = run.target >= 0
        camp = m.camps[run.camp_of(self.player)]
        value = 0.0
        if raid:
            prices: Prices = BEST_PRICE
            if destination == TO_HOME:
                prices = (3.0, 2.0, 1.0)
            elif destination == TO_BANK:
                prices = (SALE_PRICE, SALE_PRICE, SALE_PRICE)
            else:
                prices = (3 * after, 2 * after, 2 * after)
            each = (self.a_relic(), SALE_PRICE, self.a_relic() * after)[destination]
            relics = [each] * m.relic_count(run.target)
        else:
            prices = self.gains(destination, after)
            if destination == TO_HOME:
                base = self.relic_gain(picked.relics) if picked.relics else 0.0
                value += base - 2 * after * len(picked.relics)
                left = [card for card in picked.camp_relics if card not in picked.relics]
                relics = sorted(
                    [self.relic_gain([*picked.relics, card]) - base - 2 * after for card in left], reverse=True
                )
            else:
                value += (SALE_PRICE - 2 * after) * len(picked.relics)
                relics = [SALE_PRICE - 2 * after] * (len(picked.camp_relics) - len(picked.relics))
        taken_relics = len(picked.relics) if not raid else (picked.relics[0] if picked.relics else 0)
        if raid:
            value += relics[0] * taken_relics if relics else 0.0
            relics = [] if picked.relics else relics
        if picked.closed:
            relics = []
        value += best_haul(slots, camp, prices, relics, picked.amounts, taken_relics)
        if destination != TO_CAMP:
            value -= self.camp_value(after) * (1 - IN_DANGER) * 0.5
        return value

    # ---- bids, agents, goods ----

    def space_value(self, groups: tuple[Group, ...]) -> float:
        """Return what the goods of a space are worth in the camp."""
        price = self.brought[max(self.actions, 0)]
        fast = self.multipliers()
        best = 0.0
        for group in groups:
            value = (worth3(group.crystals, BEST_PRICE) + self.a_relic() * group.relics) * price
            best = max(best, value + SPEED_WORTH * worth(group.crystals, fast))
        return best

    def multipliers(self) -> tuple[int, ...]:
        """Return how much faster a crystal of each color would make the agents in hand."""
        m = self.m
        factors = [0, 0, 0]
        for card in m.zone(self.player, HAND):
            printed = m.printed[card]
            if printed.multiplier >= 0:
                factors[printed.multiplier] += printed.factor
        return tuple(factors)

    def bid_value(self, op: Sealed, frame: Frame) -> float:
        """Return what the bid so far brings: the value of the space that it wins on average, less what it costs."""
        m = self.m
        player = self.player
        bid = 0
        for color, code in enumerate(op.picks_of(frame, player)):
            bid += WORTH[color] * (code % STRIDE)
        values = sorted([self.space_value(groups) for groups in m.values.mine[m.turn - 1]], reverse=True)
        others = m.others(player)
        less = LESS_BID[len(m.seats)]
        chances = [1.0]  # of being beaten by 0, 1, 2... others
        for other in others:
            ahead = m.is_ahead(player) > m.is_ahead(other)
            beats = less[min(bid, len(less) - 2)]
            if bid and not any(m.homes[other]):
                beats = 1.0
            elif ahead:
                beats = less[min(bid + 1, len(less) - 1)]
            chances = [
                (chances[i] * beats if i < len(chances) else 0.0) + (chances[i - 1] * (1 - beats) if i else 0.0)
                for i in range(len(chances) + 1)
            ]
        value = 0.0
        for place, chance in enumerate(chances):
            value += chance * values[place]
        return value - bid

    def mined(self) -> float:
        """Return what the miner's space will still bring."""
        m = self.m
        price = self.brought[max(self.actions, 0)]
        value = self.a_relic() * price if m.zone(self.player, DRAWN) else 0.0
        for frame in m.frames:
            if isinstance(frame.op, Descent) and self.player in frame.data:
                value += self.space_to_come(frame)
            elif isinstance(frame.op, RelicDraw) and frame.act.player == self.player:
                value += self.a_relic() * price * frame.data[0]
        return value

    def space_to_come(self, frame: Frame) -> float:
        """Return what the space is worth on which the miner stands, or which those before it will leave."""
        m = self.m
        if frame.pc and frame.data[0] == self.player:
            return self.space_value(groups_here(m, self.player))
        taken = occupied(m)
        spaces = m.values.mine[m.turn - 1]
        free = [self.space_value(groups) for rank, groups in enumerate(spaces, 1) if rank not in taken]
        return sorted(free, reverse=True)[frame.data.index(self.player) - (1 if frame.pc else 0)]

    def team_value(self, op: Sealed, frame: Frame) -> float:
        """Return what the camp is worth with the team so far and the agent that is chosen."""
        m = self.m
        player = self.player
        picks = op.picks_of(frame, player)
        chosen = [code % STRIDE for code in picks]
        team = [*m.zone(player, TEAM), *chosen]
        missing = TEAM_SIZE - len(team)
        slots = AVERAGE_SLOTS[missing]
        attack = AVERAGE_COMBAT * missing
        defense = attack
        speed = 4.0 * missing
        for card in team:
            printed = m.printed[card]
            slots = added(slots, printed.capacity)
            attack += printed.combat
            defense += printed.combat + printed.points
            speed += m.speed(card, player)
        value = self.best_action(slots, attack, settled=False)
        used = sum([rating(m.printed[card]) for card in chosen])
        faster = SPEED_WORTH
        if m.options["speed"]:
            faster = FIRST_STRIKE
            if m.is_ahead(player) < m.is_ahead(m.opponent(player)):
                faster += LOSES_TIES
        return value + faster * speed + DEFENSE_WORTH * min(defense, 10.0) - 0.05 * used * (self.rounds_left > 0)

    def drafted(self) -> float:
        """Return what the agents are worth that are kept, or chosen for the first hand."""
        m = self.m
        frame = m.frames[-1]
        op = frame.op
        if not isinstance(op, Sealed):
            return 0.0
        value = sum([rating(m.printed[code % STRIDE]) for code in op.picks_of(frame, self.player)])
        if isinstance(op.run, DraftRun):
            return -0.1 * value
        return 0.1 * value if isinstance(op.run, HandRun) else 0.0


def destinations(haul: Haul, picked: Picked) -> tuple[int, ...]:
    """Return where a haul may still go."""
    if haul.destination >= 0:
        return (haul.destination,)
    return (picked.destination,) if picked.destination >= 0 else (TO_HOME, TO_BANK, TO_CAMP)


def has_acted(m: Krysis, player: int) -> bool:
    """Whether the player's action of this round is behind."""
    if not m.order:
        return False
    done = m.frames[0].data[0]
    if player not in m.order[:done]:
        return False
    for frame in m.frames:
        if isinstance(frame.op, Turn) and frame.act.player == player:
            top = m.frames[-1]
            return frame.pc == AFTER and not (isinstance(top.op, Asking) and top.act.player == player)
    return True


def worth3(pool: Pool, prices: Prices) -> float:
    """Return what crystals are worth at such prices."""
    return pool[RED] * prices[RED] + pool[BLUE] * prices[BLUE] + pool[WHITE] * prices[WHITE]


def rating(printed: Print) -> float:
    """Return how good an agent is in general."""
    slots = 1.3 * printed.capacity[RED] + printed.capacity[BLUE]
    speed = printed.speed if printed.multiplier < 0 else 4.0
    return slots + 0.6 * printed.combat + 0.3 * speed + 1.5 * (printed.ability != NO_ABILITY)


def best_haul(
    slots: Pool,
    camp: Pool,
    prices: Prices,
    relics: list[float],
    fixed: list[int] | None = None,
    taken: int = 0,
) -> float:
    """Return what the best load is worth.

    ``relics`` are what relic cards bring, best first; ``fixed`` the numbers of red, blue and white crystals as far as
    they are picked, ``taken`` that of relic cards picked, whose worth is not counted here.
    """
    amounts = fixed or []
    picked = len(amounts)
    reds = range(amounts[RED], amounts[RED] + 1) if picked > RED else range(min(slots[RED], camp[RED]) + 1)
    blues = range(amounts[BLUE], amounts[BLUE] + 1) if picked > BLUE else range(min(slots[BLUE], camp[BLUE]) + 1)
    best = 0.0 if not picked else -WON
    for red in reds:
        for blue in blues:
            red_left = slots[RED] - red
            blue_left = slots[BLUE] - blue
            value = red * prices[RED] + blue * prices[BLUE]
            for count in range(min(len(relics), red_left + blue_left - taken) + 1):
                if count:
                    value += relics[count - 1]
                held = count + taken
                in_blue = min(held, blue_left)
                room = WHITES_FOR_RED * (red_left - held + in_blue) + WHITES_FOR_BLUE * (blue_left - in_blue)
                white = min(camp[WHITE], slots[WHITE] + room)
                if picked > WHITE:
                    if amounts[WHITE] > white:
                        continue
                    white = amounts[WHITE]
                elif prices[WHITE] < 0:
                    white = 0
                best = max(best, value + white * prices[WHITE])
    return best
