from cardwright.bots.search.tree import Node

BEST, FAIR, POOR = 31, 47, -5


def looked_at() -> Node:
    node = Node()
    node.learn([BEST, FAIR, POOR], [0.8, 0.7, 0.3])
    return node


def test_what_looks_best_is_tried_first() -> None:
    assert looked_at().select([FAIR, POOR, BEST], 0.1) == 2


def test_what_disappoints_is_left_for_what_looks_better_now() -> None:
    node = looked_at()
    for _ in range(3):
        node.note(node.places[BEST], 0.2)
    assert node.select([BEST, FAIR, POOR], 0.1) == 1


def test_what_was_long_passed_over_is_tried_again() -> None:
    node = looked_at()
    picked = []
    for _ in range(60):
        index = node.select([BEST, FAIR], 0.4)
        node.note(index, 0.6)
        picked.append(index)
    assert 10 < picked.count(1) < picked.count(0)


def test_only_what_could_have_been_tried_counts_as_passed_over() -> None:
    """An option that is offered now and then is not tried all the more for the times when it was not."""
    node = looked_at()
    for _ in range(50):
        node.note([BEST, FAIR][node.select([BEST, FAIR], 0.4) % 2] == FAIR, 0.7)
    assert node.offered[node.places[POOR]] == 0
    assert node.select([BEST, POOR], 0.4) == 0


def test_options_join_in_worlds_that_offer_them() -> None:
    node = looked_at()
    node.learn([99], [0.95])
    assert node.select([BEST, 99, FAIR], 0.1) == 1
    assert node.weights[node.places[99]] == 1.0 > node.weights[node.places[BEST]]


def test_each_thing_seen_leads_to_a_moment_of_its_own() -> None:
    node = Node()
    assert node.seen(3) is node.seen(3)
    assert node.seen(3) is not node.seen(4)
