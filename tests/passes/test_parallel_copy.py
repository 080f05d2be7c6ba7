"""Sequences of moves do what the parallel copy does."""

import itertools

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from minicc.passes.allocation.parallel_copy import sequentialize


def run(moves, names):
    state = {name: name for name in names}
    for dst, src in moves:
        state[dst] = state[src]
    return state


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a loaded machine is no failure
@given(st.dictionaries(st.integers(0, 8), st.integers(0, 8)))
def test_the_sequence_equals_the_parallel_copy(copies):
    counter = itertools.count(100)
    moves = sequentialize(copies.items(), lambda v: next(counter))
    state = run(moves, range(9))
    for name in range(9):
        assert state[name] == copies.get(name, name)
    assert len(moves) <= sum(d != s for d, s in copies.items()) + next(counter) - 100


def test_chains_need_no_temporary_and_cycles_one_each():
    def never(value):
        raise AssertionError("no temporary is needed")

    assert sequentialize([("a", "b"), ("b", "c"), ("d", "b")], never) == [("d", "b"), ("a", "b"), ("b", "c")]
    fresh = []
    moves = sequentialize(
        [("a", "b"), ("b", "a"), ("c", "d"), ("d", "c"), ("e", "a")], lambda v: fresh.append(v) or f"{v}'"
    )
    assert len(fresh) <= 2
    state = run(moves, "abcde")
    assert [state[n] for n in "abcde"] == ["b", "a", "d", "c", "a"]
