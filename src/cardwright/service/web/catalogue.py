"""Facts about the games for clients: what there is to play, what a game's table and cards are like, whether a deck is.

Nothing here changes while the service runs, so each answer is made once; those about games with files of somebody's own
are kept for a while.
"""

import hashlib
from functools import cache, lru_cache
from typing import Final

import cardwright as cw
from cardwright import bots, decks
from cardwright.games.own import kinds_of
from cardwright.kernel.core.shows import printed_on
from cardwright.service import protocol
from cardwright.service.facts import (
    BotInfo,
    CardInfo,
    DeckChecked,
    DeckInfo,
    EmblemInfo,
    GameDetail,
    GameInfo,
    LessonInfo,
    OptionInfo,
    OwnChecked,
)
from cardwright.service.tables.seating import read_deck

KEPT: Final = 64
"""So many answers of a kind are kept: there are fewer games without files of somebody's own."""


@cache
def games() -> tuple[GameInfo, ...]:
    """Tell about all games, in the order in which they are registered."""
    return tuple(game_info(cw.load(name)) for name in cw.game_names())


@lru_cache(KEPT)
def game_info(game: cw.Game) -> GameInfo:
    """Tell about a game what those want to know who choose one."""
    return GameInfo(
        name=game.name,
        title=game.title,
        version=game.version,
        text=game.about.text,
        minutes=game.about.minutes,
        difficulty=game.about.difficulty,
        players=game.player_counts,
        turn=game.table.turn,
        options=tuple(
            OptionInfo(option.name, option.default, option.low, option.high, option.text, option.labels)
            for option in game.options
        ),
        decks=tuple(DeckInfo(title, deck.sections, len(deck.cards)) for title, deck in game.decks.items()),
        bots=tuple(
            BotInfo(bot, told.title, told.text, told.level, told.level == bots.MIDDLE)
            for bot, told in bots.info(game).items()
        ),
        cards=len(game.cards),
        series=game.series,
        own=kinds_of(game),
        sealed=game.deck_form is not None and game.deck_form.boosters,
        lessons=tuple(LessonInfo(each.key, each.title, each.minutes) for each in game.lessons.values()),
        credit=game.pictures.credit,
        emblem=emblem(game),
    )


def emblem(game: cw.Game) -> EmblemInfo | None:
    """Return what a game is known by; None where its table says nothing of it."""
    look = game.table.look
    if look is None or look.emblem is None:
        return None
    return EmblemInfo(game.pictures.drawings[look.emblem.icon], look.emblem.color, look.emblem.scene)


@lru_cache(KEPT)
def game_detail(game: cw.Game) -> GameDetail:
    """Tell all that it takes to draw any match of a game."""
    table = game.table
    return GameDetail(
        info=game_info(game),
        table=table,
        words={kind: tuple(words) for kind, words in game.actions.words.items()},
        windows=tuple(
            step if number in table.windows else ""
            for number, step in enumerate(table.steps[: max(table.windows, default=-1) + 1])
        ),
        cards=tuple(card_info(game, game.cards[title]) for title in game.cards),
        pictures=f"/api/games/{game.name}/pictures/{digest(pictures(game.name))}" if game.pictures.drawings else "",
    )


@cache
def pictures(name: str) -> bytes:
    """Return the pictures of a game as JSON; `UnknownGame` if there is none of that name."""
    return protocol.encode(cw.load(name).pictures)


def digest(message: bytes) -> str:
    """Return a hash of a message, by which those who keep it know it again."""
    return hashlib.sha256(message).hexdigest()[:32]


def card_info(game: cw.Game, printed: cw.CardPrint) -> CardInfo:
    """Tell what is printed on a card."""
    shown = printed_on(game.shows, printed)
    return CardInfo(printed.key, printed.name, tuple(printed.paragraphs), shown["marks"], shown["facts"])


def card_by_key(game: cw.Game, key: str) -> CardInfo:
    """Tell what is printed on the card with that key, of other houses than its own too.

    `UnknownCard` if there is none.
    """
    return card_info(game, game.print_by_key(key))


def check_deck(game: cw.Game, text: str) -> DeckChecked:
    """Tell which cards a deck has, by section; `Refusal` says what is wrong."""
    deck = read_deck(game, text)
    grouped = decks.form_of(game).grouped(deck)
    return DeckChecked(deck.name, {section: tuple(titles) for section, titles in grouped.items()})


def own_checked(game: cw.Game) -> OwnChecked:
    """Tell which cards of a game with files of somebody's own are not as they ship."""
    usual = {card.key: card for card in game_detail(cw.load(game.name)).cards}
    cards = [card_info(game, game.cards[title]) for title in game.cards]
    return OwnChecked(tuple(card.name for card in cards if usual.get(card.key) != card))
