"""Reading lists, and what is due."""

from cardwright.service.storage import Change, Store
from cardwright.service.storage.reading import LISTED
from tests.service.evening import plays


def row(
    table: str, *, updated: int, lobby: bool = False, due: int | None = None, guests: tuple[str, ...] = ()
) -> Change:
    return Change(
        table=table,
        first=0,
        events=("{}",),
        lobby=lobby,
        updated=updated,
        due=due,
        summary="{}",
        made=("ann", table),
        seated=guests,
    )


@plays
async def test_lists_have_what_they_say_the_latest_first(address: str) -> None:
    store = await Store.open(address, lambda *_: None)
    try:
        await store.append(
            row("a", updated=1, lobby=True, guests=("ann",)),
            row("b", updated=3, lobby=True, guests=("ann", "ben", "ann")),
            row("c", updated=2, due=50, guests=("ben",)),
            row("d", updated=4, due=40),
        )
        reader = store.reader
        assert [one.table for one in await reader.lobby(0)] == ["b", "a"]
        assert [one.table for one in await reader.lobby(2)] == ["b"]
        assert [one.table for one in await reader.of_guest("ann")] == ["b", "a"]
        assert [one.table for one in await reader.of_guest("ben")] == ["b", "c"]
        assert await reader.of_guest("eve") == []
        assert await reader.due(45, 10) == ["d"]
        assert await reader.due(60, 10) == ["d", "c"]
        assert await reader.due(60, 1) == ["d"]
        assert await reader.waits()
        assert await reader.made("ann", "c") == "c"
        assert await reader.made("ben", "c") is None
    finally:
        await store.close()


@plays
async def test_who_sits_changes(address: str) -> None:
    store = await Store.open(address, lambda *_: None)
    try:
        await store.append(row("a", updated=1, guests=("ann",)))
        later = row("a", updated=2, guests=("ben",))
        await store.append(
            Change(
                table="a", first=1, events=("{}",), lobby=False, updated=2, due=None, summary="{}", seated=later.seated
            )
        )
        assert await store.reader.of_guest("ann") == []
        assert len(await store.reader.of_guest("ben")) == 1
        assert not await store.reader.waits()
    finally:
        await store.close()


@plays
async def test_a_list_is_no_longer_than_it_may_be(address: str) -> None:
    store = await Store.open(address, lambda *_: None)
    try:
        await store.append(*[row(f"t{i}", updated=i, lobby=True) for i in range(LISTED + 20)])
        listed = await store.reader.lobby(0)
        assert (len(listed), listed[0].table) == (LISTED, f"t{LISTED + 19}")
    finally:
        await store.close()
