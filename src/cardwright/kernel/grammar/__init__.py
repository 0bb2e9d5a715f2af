"""English as grammar: words say phrases, and a discourse prints them.

A word says no text. It says a phrase: a noun, a clause, or something put together of these. Number, person, articles,
pronouns and rows of things are this package's business, so that no text is ever cut up and mended.

    order("destroy", Noun("creature", ALL, before=("damaged",)))      destroy all damaged creatures
    Clause(YOUR_OPPONENT, Does("draw", (Amount(2, "card"),)))         your opponent draws 2 cards
    Under("if", states(Back(), "be", "damaged"), order("heal", Back()))   if it is damaged, heal it

- `discourse`: what has been said, and when a pronoun is safe.
- `nominals`: nouns, players, what is mentioned again, amounts.
- `clauses`: verbs, clauses, sentences.
"""

from cardwright.kernel.grammar.clauses import (
    About,
    Apart,
    By,
    Chain,
    Clause,
    Does,
    May,
    Quoted,
    Reaching,
    Row,
    Sentences,
    Shared,
    There,
    Titled,
    Under,
    order,
    states,
    together,
)
from cardwright.kernel.grammar.discourse import (
    IT,
    OBJECT,
    OWNER,
    SUBJECT,
    THEY,
    YOU,
    Discourse,
    Mention,
    Named,
    Nominal,
    Not,
    Part,
    Parts,
    Phrase,
)
from cardwright.kernel.grammar.nominals import (
    ALL,
    BARE,
    EACH,
    NO,
    NONE,
    ONE,
    TARGET,
    THAT,
    THE,
    THIS,
    YOUR_OPPONENT,
    YOURSELF,
    A,
    Amount,
    Back,
    Bound,
    Doing,
    Noun,
    OneOfThem,
    Owners,
    Person,
    Self,
    Several,
    This,
    You,
    singly,
)

__all__ = [
    "ALL",
    "BARE",
    "EACH",
    "IT",
    "NO",
    "NONE",
    "OBJECT",
    "ONE",
    "OWNER",
    "SUBJECT",
    "TARGET",
    "THAT",
    "THE",
    "THEY",
    "THIS",
    "YOU",
    "YOURSELF",
    "YOUR_OPPONENT",
    "A",
    "About",
    "Amount",
    "Apart",
    "Back",
    "Bound",
    "By",
    "Chain",
    "Clause",
    "Discourse",
    "Does",
    "Doing",
    "May",
    "Mention",
    "Named",
    "Nominal",
    "Not",
    "Noun",
    "OneOfThem",
    "Owners",
    "Part",
    "Parts",
    "Person",
    "Phrase",
    "Quoted",
    "Reaching",
    "Row",
    "Self",
    "Sentences",
    "Several",
    "Shared",
    "There",
    "This",
    "Titled",
    "Under",
    "You",
    "order",
    "singly",
    "states",
    "together",
]


def printed(phrase: Phrase, *, alone: bool = True) -> str:
    """Print a phrase by itself: without a capital and a stop.

    Where it is not ``alone``, it is all that is said: LookupError for what it means and never mentioned.
    """
    return phrase.said(Discourse(alone=alone))
