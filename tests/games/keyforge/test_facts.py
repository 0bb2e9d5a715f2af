import dataclasses
from collections import Counter

import pytest

from cardwright.games.keyforge import facts
from cardwright.kernel.basics import names
from cardwright.kernel.basics.errors import UnknownCard


def test_the_set_has_370_cards_numbered_without_a_gap() -> None:
    assert list(facts.all_facts()) == [f"{number:03}" for number in range(1, 371)]
    assert all(number == card.number for number, card in facts.all_facts().items())


def test_the_set_is_what_the_publisher_counts() -> None:
    cards = facts.all_facts().values()
    assert Counter(card.house for card in cards) == {
        "brobnar": 52,
        "dis": 54,
        "logos": 53,
        "mars": 52,
        "sanctum": 55,
        "shadows": 52,
        "untamed": 52,
    }
    assert Counter(card.type for card in cards) == {"action": 134, "artifact": 61, "creature": 154, "upgrade": 21}


def test_every_card_is_made_of_known_words() -> None:
    for card in facts.all_facts().values():
        assert card.house in facts.HOUSES
        assert card.type in facts.CARD_TYPES
        assert card.rarity in facts.RARITIES
        assert {keyword for keyword, _ in card.keywords} <= set(facts.KEYWORDS)
        assert 0 <= card.aember <= 4
        assert card.name == names.clean(card.name)


def test_only_creatures_have_power_armor_and_keywords() -> None:
    for card in facts.all_facts().values():
        if card.type == "creature":
            assert card.power > 0
            assert card.traits
        else:
            assert (card.power, card.armor, card.keywords) == (0, 0, ())


def test_names_and_ids_are_different_in_any_spelling() -> None:
    cards = facts.all_facts().values()
    assert len({names.fold(card.name) for card in cards}) == 370
    assert len({card.uuid for card in cards}) == 370


def test_a_card_of_each_type_is_as_printed() -> None:
    anger = facts.by_name("Anger")
    assert (anger.number, anger.house, anger.type, anger.rarity, anger.aember) == (
        "001",
        "brobnar",
        "action",
        "common",
        1,
    )
    terror = facts.by_name("The Terror")
    assert (terror.power, terror.armor, terror.traits, terror.keywords) == (5, 0, ("demon", "knight"), ())
    assert facts.by_name("Champion Anaphiel").armor > 0
    assert facts.by_name("Ancient Bear").keywords == (("assault", 2),)
    assert facts.by_name("Briar Grubbling").keywords == (("hazardous", 5),)
    assert facts.by_name("Macis Asp").keywords == (("skirmish", 0), ("poison", 0))
    assert facts.by_name("Horseman of Death").rarity == "special"


@pytest.mark.parametrize("typed", ["“John Smyth”", '"john smyth"', "JOHN SMYTH", " John  Smyth "])
def test_a_card_is_found_in_any_spelling(typed: str) -> None:
    assert facts.by_name(typed).number == "195"


@pytest.mark.parametrize("typed", ["Irradiated Æmber", "irradiated aember"])
def test_ligatures_may_be_typed_apart(typed: str) -> None:
    assert facts.by_name(typed).house == "mars"


def test_every_card_is_found_by_all_its_handles() -> None:
    for card in facts.all_facts().values():
        assert facts.by_name(card.name) is card
        assert facts.by_number(card.number) is card
        assert facts.by_uuid(card.uuid) is card


def test_numbers_and_ids_are_forgiving() -> None:
    assert facts.by_number("1").name == "Anger"
    assert facts.by_number(" 01 ").name == "Anger"
    assert facts.by_uuid(facts.by_number("001").uuid.upper()).name == "Anger"


def test_a_misspelled_card_gets_a_proposal() -> None:
    with pytest.raises(UnknownCard) as error:
        facts.by_name("Angr")
    assert str(error.value) == "no card of Call of the Archons is called 'Angr': did you mean 'Anger'?"


def test_a_name_like_no_other_gets_none() -> None:
    with pytest.raises(UnknownCard) as error:
        facts.by_name("Xqzzt")
    assert str(error.value) == "no card of Call of the Archons is called 'Xqzzt'"


def test_unknown_numbers_and_ids_say_so() -> None:
    with pytest.raises(UnknownCard, match=r"no card number '371': its numbers run from 001 to 370"):
        facts.by_number("371")
    with pytest.raises(UnknownCard, match=r"no card number ''"):
        facts.by_number("")
    with pytest.raises(UnknownCard, match=r"has the Master Vault id 'abc'"):
        facts.by_uuid("abc")


def test_facts_cannot_be_changed() -> None:
    card = facts.by_number("001")
    with pytest.raises(dataclasses.FrozenInstanceError):
        card.power = 9  # type: ignore[misc]
    with pytest.raises(TypeError):
        facts.all_facts()["001"] = card  # type: ignore[index]
