"""Sessions, and how they end."""

from cardwright.service.running.sessions import Sessions


def test_all_connections_of_a_guest_end_together() -> None:
    sessions = Sessions()
    with sessions.open("ann") as one, sessions.open("ann") as other, sessions.open("ben") as bens, sessions.open(""):
        assert set(sessions.guests()) == {"ann", "ben"}
        sessions.end("ann")
        sessions.end("nobody")
        assert (one.is_set(), other.is_set(), bens.is_set()) == (True, True, False)
    assert sessions.guests() == []
