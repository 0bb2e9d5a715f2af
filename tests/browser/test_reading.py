"""Cards are read by pointing at them."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive

BOOSTERS = 8
"""Cards picked before the test is over: most of a set has then been seen, with cards that say a sentence twice."""


def test_every_card_of_a_draft_can_be_read(arrive: Arrive) -> None:
    """A page that cannot show one of them says so in its console, and the test fails as its players leave."""
    ann = arrive()
    ann.set_up("kryptik-draft")
    for _ in range(BOOSTERS):
        assert ann.wait()
        sheet = ann.page.locator(".card-sheet h2")
        for card in ann.page.locator(".card[data-handle]").all():
            card.dispatch_event("pointerenter", {"pointerType": "mouse"})
            name = (card.get_attribute("aria-label") or "").split(",")[0]
            expect(sheet).to_have_text(name)
        ann.pick()
