import pytest
from hypothesis import given

from cardwright import decks
from cardwright.games.keyforge import facts
from cardwright.kernel.basics.errors import BadDeck
from cardwright.kernel.pieces.decklist import DeckCard, DeckList
from tests.decks.strategies import any_decks, legal_decks

LOOSE = """
// found in a drawer
# The Loose One
Chains: 3

[Brobnar]
2 Anger
1x ganger chieftain    # the one with the scar
3 × Punch
Bumpsy
# a remark

Logos:
2X Dextre
[ brobnar ]
 * Fear
"""  # noqa: RUF001 - a multiplication sign is what is tested


def refusal(text: str) -> str:
    with pytest.raises(BadDeck) as error:
        decks.parse(text, "keyforge", check=False)
    return str(error.value)


@given(legal_decks())
def test_a_legal_deck_written_and_read_is_the_same(deck: DeckList) -> None:
    assert decks.parse(decks.write(deck, "text")) == deck


@given(any_decks())
def test_so_is_any_other_deck_when_it_is_not_checked(deck: DeckList) -> None:
    assert decks.parse(decks.write(deck, "text"), check=False) == deck


def test_the_text_is_pleasant_to_read(gregg: DeckList) -> None:
    lines = decks.write(gregg, "text").splitlines()
    assert lines[:3] == ["# Gregg, the Adjutant of Myths", "", "[Untamed]"]
    assert "[Logos]" in lines
    assert lines[lines.index("[Logos]") + 1].startswith("3 ")
    assert lines[-1] == "1 Honorable Claim"


def test_chains_are_written_only_if_there_are_any(argus: DeckList) -> None:
    assert "Chains" not in decks.write(argus, "text")
    chained = DeckList(argus.game, argus.name, argus.sections, argus.cards, {"chains": 4})
    assert decks.write(chained, "text").splitlines()[1] == "Chains: 4"


def test_cards_that_stand_apart_are_gathered_under_their_house() -> None:
    mixed = DeckList("keyforge", "M", ("dis", "logos"), (DeckCard("107", "logos"), DeckCard("058", "dis")))
    text = decks.write(mixed, "text")
    assert decks.parse(text, check=False).cards == (DeckCard("058", "dis"), DeckCard("107", "logos"))


def test_a_list_may_be_written_loosely() -> None:
    text = LOOSE.replace(" * Fear", "Fear")
    deck = decks.parse(text, check=False)
    assert (deck.name, deck.extras, deck.sections) == ("The Loose One", {"chains": 3}, ("brobnar", "logos"))
    titles = [(facts.by_number(card.key).name, card.section) for card in deck.cards]
    assert titles == [
        ("Anger", "brobnar"),
        ("Anger", "brobnar"),
        ("Ganger Chieftain", "brobnar"),
        ("Punch", "brobnar"),
        ("Punch", "brobnar"),
        ("Punch", "brobnar"),
        ("Bumpsy", "brobnar"),
        ("Fear", "brobnar"),
        ("Dextre", "logos"),
        ("Dextre", "logos"),
    ]


def test_a_list_without_a_name_gets_one() -> None:
    assert decks.parse("[Dis]\nFear", check=False).name == "Unnamed deck"
    assert decks.parse("#\n[Dis]\nFear", check=False).name == "Unnamed deck"


def test_a_name_may_begin_with_the_sign_of_comments() -> None:
    assert decks.parse("# #1 deck\n# not the name\n[Dis]\nFear", check=False).name == "#1 deck"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_of_every_system_will_do(argus: DeckList, end: str) -> None:
    assert decks.parse(decks.write(argus, "text").replace("\n", end)) == argus


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "# X\n\n[Brobnar]\n2 Angr",
            "the deck list, line 4: no card of Call of the Archons is called 'Angr': did you mean 'Anger'?",
        ),
        (
            "# X\n[Saurian]\n",
            "the deck list, line 2: 'Saurian' is no house: use Brobnar, Dis, Logos, Mars, Sanctum, Shadows or Untamed",
        ),
        (
            "2 Anger\n[Brobnar]",
            (
                "the deck list, line 1: '2 Anger' stands before the first house: "
                "put a line such as [Brobnar] above its cards"
            ),
        ),
        ("[Brobnar]\n0 Anger", "the deck list, line 2: '0 Anger' asks for 0 copies: write 1 to 99"),
        ("[Brobnar]\n100 Anger", "the deck list, line 2: '100 Anger' asks for 100 copies: write 1 to 99"),
        (
            "[Brobnar]\n2x",
            "the deck list, line 2: '2x' lacks the card's name: write a line such as '2 Name of the card'",
        ),
        (
            "Chains: many\n[Brobnar]",
            "the deck list, line 1: 'many' is no number of chains: write a whole number from 0 to 24",
        ),
        (
            "Chains: 25\n[Brobnar]",
            "the deck list, line 1: '25' is no number of chains: write a whole number from 0 to 24",
        ),
        (
            "# only a name",
            (
                "the deck list: there are no cards in it: a text list has a line such as [Brobnar] for each house "
                "and a line such as '2 Name of the card' for each card"
            ),
        ),
    ],
)
def test_what_cannot_be_understood_is_told_with_its_line(text: str, sentence: str) -> None:
    assert refusal(text) == sentence


def test_an_enormous_number_of_copies_costs_nothing() -> None:
    assert "asks for 999999999999 copies" in refusal("[Brobnar]\n" + "9" * 100_000 + " Anger")


def test_a_long_line_costs_little_time() -> None:
    assert "line 1" in refusal("chains" + " " * 200_000 + "a b")
    assert "line 2" in refusal("[Dis]\n1" + " " * 200_000 + "x" * 200_000)


def test_an_overlong_name_is_refused() -> None:
    assert "is longer than 200 characters" in refusal("# " + "x" * 201 + "\n[Dis]\nFear")


def test_an_illegal_deck_is_refused_unless_it_is_not_checked() -> None:
    with pytest.raises(BadDeck, match=r"^the deck list: 'X' is no legal Call of the Archons deck: "):
        decks.parse("# X\n[Dis]\nFear")
    assert len(decks.parse("# X\n[Dis]\nFear", check=False).cards) == 1
