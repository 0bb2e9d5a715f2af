"""How well a player stands: a heuristic that bots steer by, no rule of the game.

The unit is one point at the end. It foresees answers that are under way: bids and agents that are still sealed, hauls
whose picks are not complete. It looks at nothing that the player does not know.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from cardwright.games.krysis.actions import FLIP, STRIDE, TO_BANK, TO_CAMP, TO_HOME
from cardwright.games.krysis.forecast import Plan, Rival, expected, more_than
from cardwright.games.krysis.goods import BLUE, RED, WHITE, WORTH
from cardwright.games.krysis.hauls import Haul, HaulRun, Picked, distinct
from cardwright.games.krysis.mining import BidRun, Descent, RelicDraw, groups_here, occupied
from cardwright.games.krysis.prices import BEST_PRICE, SALE_PRICE, Prices, best_haul, more_each, worth3
from cardwright.games.krysis.prints import MISSION_POINTS, Print
from cardwright.games.krysis.scoring import at_home, best_sets
from cardwright.games.krysis.setup import DraftRun, HandRun
from cardwright.games.krysis.speed_forecast import Side, lead
from cardwright.games.krysis.state import ROUNDS, Krysis
from cardwright.games.krysis.teams import TEAM_SIZE, AgentRun
from cardwright.games.krysis.turns import AFTER, OvertimeRun, Turn
from cardwright.games.krysis.values import FIGHTER, NO_ABILITY, TRANSPORT, WEAPON, Group
from cardwright.games.krysis.zones import CAMP, DRAWN, HAND, HOME, SECRET, TEAM
from cardwright.kernel.asking.runs import Asking
from cardwright.kernel.asking.sealed import Sealed
from cardwright.kernel.basics.outcome import WON, final_standings
from cardwright.kernel.basics.pools import Pool, added, worth
from cardwright.kernel.core.frames import Frame

BROUGHT: Final[dict[int, tuple[float, ...]]] = {
    2: (0.0, 0.55, 0.61, 0.64, 0.67, 0.67),
    3: (0.0, 0.42, 0.46, 0.48, 0.51, 0.51),
    4: (0.0, 0.38, 0.42, 0.44, 0.46, 0.46),
}
"""The chance that a good in the camp is brought in: by the number of players, as each more of them may raid it, and by
the number of actions that the player still has."""
LESS_BID: Final[dict[int, tuple[float, ...]]] = {
    2: (0.0, 0.3, 0.45, 0.6, 0.74, 0.86, 0.94, 0.98),
    3: (0.0, 0.45, 0.7, 0.84, 0.92, 0.96, 0.98),
    4: (0.0, 0.45, 0.7, 0.84, 0.92, 0.96, 0.98),
}
"""The chance that another player bids less than 0, 1, 2..., by the number of players: two bid for one space."""
RAIDED: Final = 0.9
"""The chance that a team that can raid a camp does so."""
CARRIED: Final = 1.6
"""How many goods it takes for each of its slots: a slot holds several white crystals, and relics add to the team."""
OVERTIME_WORTH: Final[dict[int, float]] = {2: 4.5, 3: 8.5, 4: 9.0}
"""What overtime brings into the camp, by the number of players: the more may raid it, the more a guard is worth."""
DENIED: Final = 0.5
"""How much of what they lose by a raid is to the raider's good, with one rival."""
RELIC_USE: Final = 0.6
"""What a relic in the camp is worth for use, besides sets."""
RELIC_HOPE: Final = 0.8
"""What a relic at home is worth for sets to come, for each round that is left."""
NEW_RELIC: Final = 0.9
"""The chance that a relic that is not yet known gets into the sets that it would fit."""
AHEAD: Final = 0.1
"""What it is worth to be one place further ahead in the mine, for ties."""
RIVALS: Final = 0.3
"""The weight of what the others have."""
AVERAGE_SLOTS: Final[tuple[Pool, ...]] = ((0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 2, 0))
"""What agents that are still to be sent carry, by their number."""
STILL_THERE: Final = 0.7
"""What part of what is left in a deserted camp is still there after the round, as long as the teams are not known."""
WEAPON_HOPE: Final = 1.0
"""What relics in another's camp may add to an attack."""
RELIC_LOOT: Final = 2.5
"""What a relic is worth to whoever raids it."""
UNSURE: Final = 3.0
"""How far another may be off in what they take to be better, in points."""
SPEED_WORTH: Final = 0.06
DEFENSE_WORTH: Final = 0.12
MIXED_HAND: Final = 0.25


def standing(m: Krysis, player: int) -> float:
    """Return how well the player stands against the others: 1000 has won, a share of it has shared the win."""
    if m.outcome is not None:
        return final_standings(m.outcome, m.game.players)[player]
    others = m.others(player)
    rivals = 0.0
    for other in others:
        rivals += m.points[other] + worth(m.homes[other], WORTH) + 0.4 * worth(m.camps[other], WORTH)
    return Outlook(m, player).total() - RIVALS * rivals / len(others)


@dataclass(frozen=True)
class Team:
    """A player's team, with average agents for those that are still missing; the attack is with the best weapon."""

    missing: int
    slots: Pool
    attack: float
    defense: float
    speed: float


@dataclass(frozen=True)
class Odds:
    """Another's team: its slots, and the chances that it acts later, beats the player's team, and is beaten by it."""

    slots: Pool
    later: float
    beats: float
    beaten: float


class Outlook:
    """What one player has and can expect."""

    __slots__ = ("camp_price", "later", "m", "new_relic", "overtime", "player", "price", "rounds_left")

    def __init__(self, m: Krysis, player: int) -> None:
        """Count the actions that are left, this round's included, and what they may bring in."""
        self.m: Krysis = m
        self.player: int = player
        self.new_relic: float = -1.0
        rounds = 3 if m.options["speed"] else ROUNDS
        self.rounds_left: int = rounds - max(m.turn, 1)
        actions = max(self.rounds_left + (0 if has_acted(m, player) else 1), 0)
        brought = BROUGHT[len(m.seats)]
        self.price: float = brought[actions]
        """The chance that a good is brought in that is in the camp before this round's action."""
        self.later: float = brought[max(actions - 1, 0)]
        """The chance that a good is brought in that stays in the camp after this round's action."""
        self.overtime: float = OVERTIME_WORTH[len(m.seats)]
        self.camp_price: float = self.price
        if not m.order:
            goods = sum(m.camps[player])
            self.camp_price *= min(1.0, 4.5 * actions / goods) if goods else 1.0

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
            return home + hand + self.best_action()
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

    def safety(self, *, left_alone: bool = False) -> float:
        """Return what part of the camp is left after those who have still to act.

        ``left_alone`` says that it will be deserted.
        """
        m = self.m
        player = self.player
        goods = sum(m.camps[player]) + len(m.zone(player, CAMP))
        if not m.order or not goods:
            return 1.0
        left = 1.0
        for other in m.others(player):
            if not has_acted(m, other) and any(m.capacity(other)):
                bonus = 2 if m.relic_count(other) else 0
                if left_alone or m.is_deserted(player) or m.attack(other) + bonus > m.defense(player):
                    left *= 1 - RAIDED * min(1.0, CARRIED * sum(m.capacity(other)) / goods)
        return left

    # ---- what can be done ----

    def best_action(self) -> float:
        """Return what the camp is worth after the best action of the team, once all teams are known."""
        m = self.m
        player = self.player
        slots = m.capacity(player)
        guarded, after = self.kept_price(), self.kept_price(left_alone=True)
        rest = self.camp_value(after)
        stayed = self.camp_value(guarded) + self.overtime * guarded
        best = max(self.best_load(slots, after), stayed - rest)
        attack = m.attack(player) + self.best_weapon()
        for other in m.others(player):
            if m.is_deserted(other) or attack > m.defense(other):
                best = max(best, self.loot(slots, other))
        return rest + best

    def best_load(self, slots: Pool, after: float) -> float:
        """Return what the best load brings, more than if its goods stay at such a chance to bring them in later."""
        m = self.m
        player = self.player
        transports = distinct(m, m.zone(player, CAMP), TRANSPORT)
        if transports:
            most = max(transports, key=lambda card: sum(m.printed[card].capacity))
            slots = added(slots, m.printed[most].capacity)
        relics = [self.relic_gain([card]) - after for card in m.zone(player, CAMP)][len(transports[:1]) :]
        relics.sort(reverse=True)
        home = best_haul(slots, m.camps[player], self.gains(TO_HOME, after), relics)
        bank = best_haul(slots, m.camps[player], self.gains(TO_BANK, after), [SALE_PRICE - after] * len(relics))
        return max(home, bank)

    def best_weapon(self) -> int:
        """Return the combat value of the best weapon in the camp."""
        m = self.m
        return max([m.printed[card].combat for card in distinct(m, m.zone(self.player, CAMP), WEAPON)], default=0)

    def loot(self, slots: Pool, other: int) -> float:
        """Return what a raid on another's camp brings."""
        m = self.m
        denied = self.denied()
        if not any(slots):
            return 0.0
        prices = more_each(BEST_PRICE, denied)
        return best_haul(slots, m.camps[other], prices, [self.a_relic() + denied] * m.relic_count(other))

    def kept_price(self, *, left_alone: bool = False) -> float:
        """Return the chance that goods that are in the camp after the action are brought in later.

        All teams are known then, and so is who can raid the camp in this round. Overtime leaves the team on guard; who
        carries goods away leaves the camp alone.
        """
        return self.later * self.safety(left_alone=left_alone)

    def denied(self) -> float:
        """Return how much of what a raid takes is to the player's good because the victim has it no more.

        It is the share of a point that is lost with each. Of several rivals one alone is hit, and not always the one
        who matters.
        """
        return DENIED * self.later / len(self.m.others(self.player)) ** 2

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
        after = self.kept_price()
        picked = Picked(m, player, frame.data)
        used = RELIC_USE * after * ((picked.transport >= 0) + (picked.weapon >= 0))
        if isinstance(op.run, OvertimeRun):
            weapon = m.printed[picked.weapon].combat if picked.weapon >= 0 else 0
            wasted = 2.0 if picked.transport >= 0 else 0.0
            mix = 0.0
            for color, n in enumerate(picked.amounts):
                mix += n * (0.05, 0.08)[color]
            rest = self.camp_value(after) - used
            return rest + self.overtime * after + weapon * 0.1 * (self.rounds_left == 0) + mix - wasted
        run = op.run
        assert isinstance(run, HaulRun)
        assert isinstance(op.then, Haul)
        best = -WON
        for slots, cost in self.ways_to_carry(run, picked):
            for destination in destinations(op.then, picked):
                kept = after if destination == TO_CAMP else self.kept_price(left_alone=True)
                best = max(best, self.camp_value(kept) + self.completed(run, picked, slots, destination, kept) - cost)
        return best - used

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
            denied = self.denied()
            prices = more_each(prices, denied)
            each = (self.a_relic(), SALE_PRICE, self.a_relic() * after)[destination] + denied
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
        return value

    # ---- bids, agents, goods ----

    def space_value(self, groups: tuple[Group, ...]) -> float:
        """Return what the goods of a space are worth in the camp."""
        fast = self.multipliers()
        best = 0.0
        for group in groups:
            value = (worth3(group.crystals, BEST_PRICE) + self.a_relic() * group.relics) * self.price
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
        value = self.a_relic() * self.price if m.zone(self.player, DRAWN) else 0.0
        for frame in m.frames:
            if isinstance(frame.op, Descent) and self.player in frame.data:
                value += self.space_to_come(frame)
            elif isinstance(frame.op, RelicDraw) and frame.act.player == self.player:
                value += self.a_relic() * self.price * frame.data[0]
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
        average = m.values.average
        slots = AVERAGE_SLOTS[missing]
        combat = average.combat * missing
        defense = average.defense * missing
        speed = average.speed * missing
        for card in team:
            printed = m.printed[card]
            slots = added(slots, printed.capacity)
            combat += printed.combat
            defense += printed.combat + printed.points
            speed += m.speed(card, player)
        own = Team(missing, slots, combat + self.best_weapon(), defense, speed)
        tired = 0.05 * sum([rating(m.printed[card]) for card in chosen]) * (self.rounds_left > 0)
        if m.options["speed"]:
            return self.forced(own) - tired
        plan = Plan(self.camp_value(1.0), self.later, self.best_load(slots, self.later * STILL_THERE), self.overtime)
        value = expected(plan, [self.rival(other, own, plan.camp) for other in m.others(player)])
        return value + SPEED_WORTH * speed + DEFENSE_WORTH * min(defense, 10.0) - tired

    def forced(self, own: Team) -> float:
        """Return what a round of Speed Krysis brings, more than the other player."""
        m = self.m
        other = m.opponent(self.player)
        odds = self.odds(other, own)
        mine = Side(m.camps[self.player], own.slots, odds.beaten)
        theirs = Side(m.camps[other], odds.slots, odds.beats)
        last = self.rounds_left == 0
        return odds.later * lead(mine, theirs, last=last) - (1 - odds.later) * lead(theirs, mine, last=last)

    def odds(self, other: int, own: Team) -> Odds:
        """Return what can be told of another's team beside the player's own.

        The agents that are still to come are average ones: with each, what is known is less certain.
        """
        m = self.m
        average = m.values.average
        team = m.zone(other, TEAM)
        missing = TEAM_SIZE - len(team)
        unknown = sqrt(missing + own.missing)
        faster = own.speed - sum([m.speed(card, other) for card in team]) - average.speed * missing
        if faster == 0:
            faster = 0.5 if m.is_ahead(self.player) > m.is_ahead(other) else -0.5
        attack = m.attack(other) + average.combat * missing + (WEAPON_HOPE if m.relic_count(other) else 0.0)
        defense = m.defense(other) + average.defense * missing
        return Odds(
            added(m.capacity(other), AVERAGE_SLOTS[missing]),
            more_than(faster, average.speed_spread * unknown),
            more_than(attack - own.defense - 0.5, average.combat_spread * unknown),
            more_than(own.attack - defense - 0.5, average.combat_spread * unknown),
        )

    def rival(self, other: int, own: Team, camp: float) -> Rival:
        """Return what another player may do in this round, and what may be done to them."""
        m = self.m
        player = self.player
        odds = self.odds(other, own)
        relics = [RELIC_LOOT] * m.relic_count(other)
        goods = worth3(m.camps[other], BEST_PRICE) + sum(relics)
        load = best_haul(odds.slots, m.camps[other], BEST_PRICE, relics)
        taken = best_haul(odds.slots, m.camps[player], BEST_PRICE, [RELIC_LOOT] * len(m.zone(player, CAMP)))
        wants = more_than(taken - load, UNSURE) if taken > 0 else 0.0
        wants /= min(len(m.seats) - 1, 2)  # with several rivals, others may be worth more
        return Rival(
            later=odds.later,
            wants=wants,
            raids=wants * odds.beats,
            part=min(1.0, taken / camp) if camp > 0 else 0.0,
            taken=taken,
            beaten=odds.beaten,
            loot=self.loot(own.slots, other),
            stays=more_than(self.overtime * self.later - load, UNSURE),
            left=(goods - load) / goods if goods > load else 0.0,
        )

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


def rating(printed: Print) -> float:
    """Return how good an agent is in general."""
    slots = 1.3 * printed.capacity[RED] + printed.capacity[BLUE]
    speed = printed.speed if printed.multiplier < 0 else 4.0
    return slots + 0.6 * printed.combat + 0.3 * speed + 1.5 * (printed.ability != NO_ABILITY)
