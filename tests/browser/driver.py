"""Somebody who plays in a browser: what they see, and how they pick."""

import re
from typing import Any, Final, Literal

from playwright.sync_api import ConsoleMessage, Locator, Page, Request, expect
from playwright.sync_api import TimeoutError as NotInTime

from cardwright.kernel.basics.rng import Rng

SIZES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
}
PATIENCE: Final = 30_000
"""Milliseconds until a test gives up waiting; nothing takes as long."""
expect.set_options(timeout=PATIENCE)
MOST_PICKS: Final = 1500
"""More than any game of random picks needs."""
READY: Final = """last => {
    if (document.querySelector(".handover")) return true;
    const table = document.querySelector(".table[data-decision]");
    if (!table) return false;
    return table.dataset.status === "over" || ("asked" in table.dataset && table.dataset.decision !== last);
}"""

STANDING: Final = """() => {
    const table = document.querySelector(".table");
    return JSON.stringify(table ? {...table.dataset} : {}) + " " + document.body.innerText;
}"""
"""What a page shows: for whoever reads why a test failed."""
MENU_OR_DONE: Final = """last => document.querySelector(".menu [data-option], .handover") !== null
    || !document.querySelector(`.table[data-asked][data-decision="${last}"]`)"""


def theme_of(number: int) -> Literal["light", "dark"]:
    """Return in which theme one of several is seen, by its number: by day and by night in turn."""
    return "dark" if number % 2 else "light"


def bounds(marking: Locator) -> tuple[int, int]:
    """Return how many things are to be marked at least and at most."""
    least, most = (int(marking.get_attribute(f"data-{which}") or 0) for which in ("least", "most"))
    return least, most


class Player:
    """A page, and the random numbers by which its player picks."""

    def __init__(self, page: Page, number: int) -> None:
        """Look over the player's shoulder for everything that goes wrong."""
        self.page = page
        self.rng = Rng(f"player {number}")
        self.picks = 0
        self.by_keys = False
        self._noted: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.last = ""
        page.set_default_timeout(PATIENCE)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.trouble(f"error: {error}"))
        page.on("requestfailed", self._failed)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.trouble(f"{message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        # A page that is left takes back what it has asked for: so Chromium calls that, and Firefox.
        if request.failure not in {"net::ERR_ABORTED", "NS_BINDING_ABORTED"}:
            self.trouble(f"failed: {request.method} {request.url}: {request.failure}")

    def trouble(self, what: str) -> None:
        """Note that something went wrong."""
        self._noted.append(what)

    @property
    def troubles(self) -> list[str]:
        """What went wrong and was not forgiven."""
        return [trouble for trouble in self._noted if not any(part in trouble for part in self.forgiven)]

    def forgive(self, *parts: str) -> None:
        """Leave out troubles with these words in them, which belong to the test: before and after."""
        self.forgiven += parts

    # ---- coming and going ----

    def call_oneself(self, name: str) -> None:
        """Take a name on the home page."""
        self.page.goto("/")
        field = self.page.get_by_label("Your name at the table")
        expect(field).not_to_have_value("")  # the service has given one first
        field.clear()  # by itself: what comes while it is being replaced is put before the new name
        field.fill(name)
        self.press(self.page.get_by_role("button", name="Save"))
        expect(self.page.get_by_text("Saved.")).to_be_visible()

    def set_up(self, game: str, *switches: str, bot: str = "Random", **options: int) -> None:
        """Start a game against a bot of that level, by the page that sets it up, with these switches of it on."""
        self.page.goto(f"/new/{game}")
        self.choose(bot)
        for switch in switches:
            field = self.page.get_by_role("checkbox", name=switch, include_hidden=True)
            field.evaluate("each => each.closest('details')?.setAttribute('open', '')")
            self.press(field)
        self.set_options(**options)
        self.press(self.page.get_by_role("button", name="Start the game"))
        self.come_to("/g/")
        self.last = ""  # of the game before, if there was one

    def come_to(self, start: str) -> None:
        """Wait until the page's path begins so: of what is shown without loading Firefox tells Playwright nothing."""
        self.page.wait_for_function("start => location.pathname.startsWith(start)", arg=start)

    def set_options(self, **options: int) -> None:
        """Set these options of a game, on the page that sets it up."""
        for name, value in options.items():
            field = self.page.locator(f"[id$='-{name}']")
            field.evaluate("each => each.closest('details')?.setAttribute('open', '')")
            field.press("ControlOrMeta+a")  # by keys: in Firefox what is filled in at once is put behind what is there
            field.press_sequentially(str(value))
            expect(field).to_have_value(str(value))

    def choose(self, label: str) -> None:
        """Choose one of several things on a page."""
        radio = self.page.get_by_role("radio", name=label)
        # Not below what stays at the foot of a phone's screen.
        radio.evaluate("each => each.scrollIntoView({block: 'center'})")
        self.press(radio)

    def resign(self) -> None:
        """Give the game up."""
        self.press(self.page.get_by_role("button", name="Resign"))
        self.press(self.page.get_by_role("dialog").get_by_role("button", name="Resign"))
        expect(self.page.locator(".result")).to_be_visible()

    @property
    def table(self) -> str:
        """The table at which the player is."""
        return self.page.url.rsplit("/", 1)[-1]

    # ---- playing ----

    @property
    def asked(self) -> bool:
        """Whether the player has something to decide that was not answered yet."""
        table = self.page.locator(".table")
        return table.get_attribute("data-asked") is not None and table.get_attribute("data-decision") != self.last

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.page.locator(".table").get_attribute("data-status") == "over"

    def wait_for_table(self) -> None:
        """Wait until the table is laid out."""
        self.page.locator(".table[data-decision]").wait_for()

    def wait(self) -> bool:
        """Wait for the player's next decision, also as the next one at one screen; false when the game is over."""
        try:
            self.page.wait_for_function(READY, arg=self.last, timeout=4 * PATIENCE)  # bots think meanwhile
        except NotInTime as error:
            raise AssertionError(f"Nothing to decide came after {self.last}: {self.page.evaluate(STANDING)}") from error
        curtain = self.page.locator(".handover")
        if curtain.count():
            assert not self.page.locator(".card, .cell").count()  # nobody sees what is not theirs
            self.press(curtain.get_by_role("button"))
            self.last = ""
            return self.wait()
        if self.over:
            return False
        self.last = self.page.locator(".table").get_attribute("data-decision") or ""
        return True

    def pick(self) -> None:
        """Take any option: by its button, or by a card or a place of a board that is lit."""
        self.picks += 1
        marking = self.page.locator(".marking")
        if marking.count():
            self.mark(marking)
            return
        if self.page.locator(".amounts").count():
            self.count()
            return
        buttons = self.page.locator(".table [data-option]")
        lit = self.page.locator("button.card.lit:not([inert]), button.cell.lit")
        options, cards = buttons.count(), lit.count()
        if not options + cards:
            self.press(self.page.locator(".prompt .more"))  # a phone lists only what lies nowhere on the table
            options = buttons.count()
        at = self.rng.below(options + cards)
        if at < options:
            self.take(buttons.nth(at))
            return
        self.press(lit.nth(at - options))
        self.page.wait_for_function(MENU_OR_DONE, arg=self.last)
        menu = self.page.locator(".menu [data-option]")
        if menu.count():
            self.press(menu.nth(self.rng.below(menu.count())))

    def mark(self, marking: Locator) -> None:
        """Mark several things by any of their buttons or cards, and choose them."""
        more = self.page.locator(".prompt .more[aria-expanded=false]")
        if more.count():
            self.press(more)
        options = self.page.locator(".prompt .options [data-option]")
        numbers = self.rng.shuffled(tuple(range(options.count())))
        least, most = bounds(marking)
        for many in [least + self.rng.below(most - least + 1), *range(most, least - 1, -1)]:
            marked = options.and_(self.page.locator("[aria-pressed=true]"))
            while marked.count():
                self.press(marked.first)
            for number in numbers[:many]:
                self.press(options.nth(number))
            self.press(self.page.locator("[data-confirm]"))
            # Rarely some of so many do not go together, and the table says so.
            refused = self.page.get_by_text("These cannot be chosen together.")
            done = self.page.locator(f".table:not([data-decision='{self.last}']), .handover")
            expect(refused.or_(done).first).to_be_attached()
            if not refused.count():
                return

    def count(self) -> None:
        """Count out some of each kind, at least as much as is an answer, and choose that."""
        more = self.page.locator(".amounts .step[aria-label^=More][aria-disabled=false]")
        confirm = self.page.locator("[data-confirm]")
        wanted = self.rng.below(5)
        while more.count() and (wanted > 0 or confirm.is_disabled()):
            self.press(more.nth(self.rng.below(more.count())))
            wanted -= 1
        self.press(confirm)

    def take(self, option: Locator) -> None:
        """Press the button of an option, and once more where the table warns that something is left to do."""
        self.press(option)
        warned = self.page.locator("[data-main].warned")
        if warned.count():
            self.press(warned)

    def take_a_hint(self) -> None:
        """Ask what a bot would do, see it lit, and pick anything."""
        assert self.wait()
        self.press(self.page.get_by_role("button", name="Hint: what would you do?"))
        expect(self.page.locator(".advice")).to_have_text(
            re.compile("^I would pick '.+', with a [0-9]+% chance to win")
        )
        if not self.page.locator(".amounts").count():
            expect(self.page.locator(".hinted").first).to_be_visible()
        self.pick()

    def press(self, what: Any) -> None:
        """Click or tap, with what the player has, or press Enter there if keys are all."""
        if self.by_keys:
            what.focus()
            self.page.keyboard.press("Enter")
        elif self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            what.tap()
        else:
            what.click()

    def still_asked(self) -> bool:
        """Whether the decision is the same as before."""
        table = self.page.locator(".table")
        return table.get_attribute("data-decision") == self.last and table.get_attribute("data-asked") is not None

    def play(self) -> None:
        """Play to the end."""
        while self.wait():
            self.pick()
            assert self.picks < MOST_PICKS

    def see_the_end(self) -> None:
        """Read the result, and look at the replay."""
        result = self.page.locator(".result")
        expect(result).to_contain_text(re.compile("win|deck"))
        result.get_by_role("link", name="Watch the replay").click()
        self.come_to("/replay/")
