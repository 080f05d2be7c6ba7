"""The allocator against its checker, and the checker against wrong allocations."""

import copy
import random
import time

import networkx as nx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from minicc.passes.allocation import chaitin, coloring
from minicc.passes.allocation.checker import check
from minicc.passes.allocation.conflicts import conflicts, live_out, mask_of, members
from minicc.passes.allocation.interference import build
from minicc.passes.allocation.problem import (
    BlockSpec,
    BudgetError,
    Edit,
    Op,
    Problem,
    Recompute,
    RegisterClass,
    Reload,
    SpillStore,
)
from minicc.passes.allocation.regalloc import allocate

CLASSES = {
    "b16": RegisterClass("r"),
    "b32": RegisterClass("r"),
    "b64": RegisterClass("r", 2),
    "pred": RegisterClass("p"),
}


def straight(*ops, values=None, **columns):
    count = 1 + max((v for op in ops for v in (*op.defs, *op.uses)), default=-1)
    return Problem(CLASSES, values or ["b32"] * count, [BlockSpec(list(ops))], **columns)


def move(dst, src):
    return Op((dst,), (src,), is_copy=True)


def random_problem(seed, size=40, budget=None):
    """A random control-flow graph, reducible or not, with every feature of the model but tuples."""
    rng = random.Random(seed)
    count = rng.randint(1, 9)
    values = [rng.choice(["b32", "b32", "b64", "b16", "pred"]) for _ in range(rng.randint(3, size))]
    remat, defined = set(), set()
    blocks = []
    for number in range(count):
        ops = []
        for _ in range(rng.randint(0, 8 if size <= 40 else 30)):
            uses = tuple(rng.choices(range(len(values)), k=rng.randint(0, 3)))
            kind = rng.random()
            if kind < 0.25:
                dst, src = rng.choices(range(len(values)), k=2)
                if values[dst] == values[src] and dst not in remat:
                    ops.append(move(dst, src))
                    defined.add(dst)
            elif kind < 0.35:
                fresh = [v for v in range(len(values)) if v not in defined]
                if fresh:
                    value = rng.choice(fresh)
                    ops.append(Op((value,)))
                    remat.add(value)
                    defined.add(value)
            else:
                allowed = [v for v in range(len(values)) if v not in remat]
                defs = tuple(dict.fromkeys(rng.choices(allowed, k=rng.randint(0, 2)))) if allowed else ()
                defined.update(defs)
                ops.append(
                    Op(defs, uses, guarded=rng.random() < 0.15, early=uses if rng.random() < 0.1 else ())
                )
        successors = tuple(rng.choices(range(count), k=rng.choice((0, 1, 1, 2, 2))))
        if number + 1 < count and rng.random() < 0.8:
            successors = (number + 1, *successors[:1])
        blocks.append(BlockSpec(ops, tuple(dict.fromkeys(successors)), float(rng.choice((1, 10, 100)))))
    return Problem(CLASSES, values, blocks, {} if budget is None else {"r": budget}, frozenset(remat))


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**9), st.sampled_from([None, 12, 13, 16, 24]))
def test_random_problems_are_proved(seed, budget):
    problem = random_problem(seed, budget=budget)
    allocation = allocate(problem)
    assert check(problem, allocation) == []
    if budget is not None:
        assert allocation.used.get("r", 0) <= budget
    else:
        assert not allocation.edits


def test_small_budgets_spill_and_are_proved():
    spilled = recomputed = 0
    for seed in range(100):
        problem = random_problem(seed, size=120, budget=12)
        allocation = allocate(problem)
        assert check(problem, allocation) == [], seed
        spilled += len(allocation.spilled)
        recomputed += len(allocation.recomputed)
    assert spilled > 500 and recomputed > 50


def test_a_budget_below_one_operation_is_refused_with_what_it_takes():
    problem = straight(Op((0,)), Op((1,)), Op((2,)), Op((), (0, 1, 2)), budgets={"r": 2})
    with pytest.raises(BudgetError) as error:
        allocate(problem)
    assert (error.value.bank, error.value.budget, error.value.needed) == ("r", 2, 3)
    problem.budgets = {"r": 3}
    assert check(problem, allocate(problem)) == []


def test_copies_coalesce_and_a_live_source_does_not_interfere():
    # x = 0; y = x; use(y, x): both hold the same contents.
    problem = straight(Op((0,)), move(1, 0), Op((), (1, 0)))
    allocation = allocate(problem)
    assert allocation.used == {"r": 1}
    assert allocation.representative[1] == 0
    assert allocation.is_redundant(problem.blocks[0].ops[1])
    assert check(problem, allocation) == []


def test_a_copy_whose_source_changes_later_does_not_coalesce():
    problem = straight(Op((0,)), move(1, 0), Op((0,)), Op((), (1, 0)))
    allocation = allocate(problem)
    assert allocation.used == {"r": 2}
    assert check(problem, allocation) == []


def test_wide_values_are_aligned():
    problem = straight(Op((0,)), Op((1,)), Op((), (0, 1)), values=["b32", "b64"])
    allocation = allocate(problem)
    assert allocation.units[1] % 2 == 0
    assert allocation.used["r"] in (3, 4)
    assert allocation.pressure == {"r": 3}


def test_banks_do_not_interact():
    problem = straight(Op((0,)), Op((1,)), Op((), (0, 1)), values=["b32", "pred"])
    assert allocate(problem).units == {0: 0, 1: 0}


def test_spilling_prefers_what_is_cheap():
    # Value 0 is used in the hot block, value 1 only at the end.
    blocks = [
        BlockSpec([Op((0,)), Op((1,))], (1,)),
        BlockSpec([Op((2,)), Op((), (2, 0))], (1, 2), weight=10),
        BlockSpec([Op((), (0, 1))]),
    ]
    problem = Problem(CLASSES, ["b32"] * 3, blocks, {"r": 2})
    allocation = allocate(problem)
    assert allocation.spilled == (1,)
    assert allocation.edits[0, 1].after == [SpillStore(1, 3)]
    assert allocation.edits[2, 0].before == [Reload(1, 4)]
    assert allocation.edits[2, 0].rename == {1: 4}
    assert (allocation.slots, allocation.frame_size) == ({1: 0}, 1)
    assert check(problem, allocation) == []


def test_a_constant_is_recomputed_rather_than_reloaded():
    blocks = [BlockSpec([Op((0,)), Op((1,)), Op((2,)), Op((), (2, 0)), Op((), (0, 1))])]
    problem = Problem(CLASSES, ["b32"] * 3, blocks, {"r": 2}, remat=frozenset({1}))
    allocation = allocate(problem)
    assert (allocation.spilled, allocation.recomputed) == ((), (1,))
    assert allocation.edits[0, 1].dropped
    assert allocation.edits[0, 4].before == [Recompute(1, 3)]
    assert check(problem, allocation) == []


def test_spilled_values_that_are_never_live_together_share_a_slot():
    def phase(a, b, c):
        return [Op((a,)), Op((b,)), Op((c,)), Op((), (b, c)), Op((), (a, b))]

    problem = straight(*phase(0, 1, 2), *phase(3, 4, 5), budgets={"r": 2})
    allocation = allocate(problem)
    assert len(allocation.spilled) == 2
    assert allocation.frame_size == 1
    assert check(problem, allocation) == []


def test_tuples_stand_in_order_and_aligned():
    ops = [Op((4,)), *(Op((v,)) for v in (3, 1, 0, 2)), Op((), (0, 1, 2, 3, 4), tuples=((0, 1, 2, 3),))]
    for budget in (None, 5, 8):
        problem = straight(*ops, budgets={} if budget is None else {"r": budget})
        allocation = allocate(problem)
        base = allocation.units[0]
        assert base % 4 == 0
        assert [allocation.units[v] for v in range(4)] == list(range(base, base + 4))
        assert check(problem, allocation) == []


def test_tuples_that_contradict_each_other_are_refused():
    both = straight(Op((0,)), Op((1,)), Op((), (0, 1), tuples=((0, 1),)), Op((), (0, 1), tuples=((1, 0),)))
    with pytest.raises(ValueError, match="two positions"):
        allocate(both)
    twice = straight(Op((0,)), Op((), (0,), tuples=((0, 0),)))
    with pytest.raises(ValueError, match="twice"):
        allocate(twice)


def test_tuples_under_pressure_are_spilled_and_proved():
    rng = random.Random(7)
    spilled = 0
    for _ in range(60):
        ops, live, value = [], [], 0
        for _ in range(12):
            names = tuple(range(value, value + 4))
            value += 4
            ops.append(Op(names, (), tuples=(names,)))
            live.append(names)
            if len(live) > 3:
                gone = live.pop(rng.randrange(len(live)))
                ops.append(Op((), gone, tuples=(gone,)) if rng.random() < 0.5 else Op((), gone[:2]))
        ops.extend(Op((), names, tuples=(names,)) for names in live)
        problem = straight(*ops, budgets={"r": 10})
        allocation = allocate(problem)
        assert check(problem, allocation) == []
        spilled += len(allocation.spilled)
    assert spilled


# ------------------------------------------------------------------------------ determinism


def _shuffled(rng):
    def shuffle(*arguments):
        made = build(*arguments)
        graph = type(made.graph)()
        nodes, edges = list(made.graph), [tuple(rng.sample(e, 2)) for e in made.graph.edges]
        rng.shuffle(nodes)
        rng.shuffle(edges)
        graph.add_nodes_from(nodes)
        graph.add_edges_from(edges)
        made.graph = graph
        return made

    return shuffle


def test_the_result_does_not_depend_on_the_order_of_the_graph(monkeypatch):
    for seed in range(40):
        problem = random_problem(seed, budget=(None, 12, 14)[seed % 3])
        expected = allocate(problem)
        with monkeypatch.context() as patch:
            for number in range(3):
                patch.setattr(chaitin, "build", _shuffled(random.Random(number)))
                assert allocate(problem) == expected


# --------------------------------------------------------------------------- without a graph

UNITS = {name: RegisterClass("p" if name == "pred" else "r") for name in CLASSES}


def test_colours_without_a_graph_are_proved():
    for seed in range(400):
        problem = random_problem(seed, size=(8, 40)[seed % 2])
        problem.classes = UNITS
        allocation = allocate(problem)
        assert check(problem, allocation) == [], seed
        assert allocation.used.get("r", 0) <= 1.5 * allocation.pressure.get("r", 0) + 2, seed


def test_the_same_copies_vanish_without_a_graph():
    for seed in range(60):
        problem = random_problem(seed)
        problem.classes = UNITS
        assert (
            allocate(problem).representative
            == chaitin.spill_until_coloured(problem, conflicts(problem)).representative
        )


def test_no_graph_is_built_without_a_budget(monkeypatch):
    def refuse(*arguments):
        raise AssertionError("the graph has a million edges")

    monkeypatch.setattr(chaitin, "build", refuse)
    count = 1500
    defs = [Op((value,)) for value in range(count)]
    problem = straight(*defs, *(Op((), (value,)) for value in range(count)))
    problem.classes = UNITS
    allocation = allocate(problem)
    assert allocation.used["r"] == allocation.pressure["r"] == count
    assert check(problem, allocation) == []


# ---------------------------------------------------------------------------- interference


def test_liveness_agrees_with_the_definition():
    """v is live out of a block iff a path leads from its end to a use without a certain definition."""
    for seed in range(60):
        problem = random_problem(seed)
        result = live_out(problem)
        reached = nx.descendants(
            nx.DiGraph({n: list(b.successors) for n, b in enumerate(problem.blocks)}), 0
        ) | {0}
        for number in reached:
            for value in range(len(problem.values)):
                assert bool(result[number] >> value & 1) == _used_after(problem, number, value)


def _used_after(problem, number, value):
    seen, work = set(), list(problem.blocks[number].successors)
    while work:
        block = work.pop()
        if block in seen:
            continue
        seen.add(block)
        for op in problem.blocks[block].ops:
            if value in op.uses:
                return True
            if value in op.defs and not op.guarded:
                break
        else:
            work.extend(problem.blocks[block].successors)
    return False


def test_masks_round_trip():
    values = [0, 1, 63, 64, 65, 127, 128, 1000]
    assert list(members(mask_of(values))) == values


def test_the_interference_graph_is_a_networkx_graph():
    graph = build(straight(Op((0,)), Op((1,)), Op((2,), (0, 1)), Op((), (2,)))).graph
    assert isinstance(graph, nx.Graph)
    assert sorted(map(sorted, graph.edges)) == [[0, 1]]
    assert nx.number_connected_components(graph) == 2


# ------------------------------------------------------------------- the checker finds mistakes


def spilling_case():
    problem = random_problem(3, budget=12)
    seed = 3
    while not (allocation := allocate(problem)).spilled:
        seed += 1
        problem = random_problem(seed, budget=12)
    return problem, allocation


def rules(problem, allocation):
    return {message.split(":")[0] for message in check(problem, allocation)}


def test_checker_sees_a_wrong_register():
    problem = straight(Op((0,)), Op((1,)), Op((), (0, 1)))
    allocation = allocate(problem)
    allocation.units[1] = allocation.units[0]
    allocation.used = {"r": allocation.units[0] + 1}
    (message,) = check(problem, allocation)
    assert message.startswith("rule 2: block 0, operation 2: reads value 0 from r") and message.endswith(
        "which holds 1"
    )


def test_checker_sees_a_missing_register_and_a_wrong_summary():
    problem = straight(Op((0,)), Op((), (0,)))
    allocation = allocate(problem)
    del allocation.units[0]
    assert rules(problem, allocation) == {"rule 1", "rule 7"}


def test_checker_sees_misalignment_and_budget():
    problem = straight(Op((0,)), Op((), (0,)), values=["b64"], budgets={"r": 4})
    allocation = allocate(problem)
    allocation.units[0], allocation.used = 3, {"r": 5}
    messages = check(problem, allocation)
    assert any("not aligned" in m for m in messages) and any("exceeds the budget" in m for m in messages)


def test_checker_sees_overlapping_results_and_early_results():
    problem = straight(Op((0, 1)), Op((), (0, 1)))
    allocation = allocate(problem)
    allocation.units, allocation.used = {0: 0, 1: 0}, {"r": 1}
    assert "rule 3" in rules(problem, allocation)
    problem = straight(Op((0,)), Op((1,), (0,), early=(0,)), Op((), (1,)))
    allocation = allocate(problem)
    assert allocation.units[0] != allocation.units[1]
    allocation.units, allocation.used = {0: 0, 1: 0}, {"r": 1}
    assert rules(problem, allocation) == {"rule 3"}


def test_checker_sees_a_broken_tuple():
    problem = straight(Op((0,)), Op((1,)), Op((), (0, 1), tuples=((0, 1),)))
    allocation = allocate(problem)
    allocation.units[0], allocation.units[1] = allocation.units[1], allocation.units[0]
    assert rules(problem, allocation) == {"rule 4"}


def test_checker_sees_a_register_changed_on_one_path():
    blocks = [
        BlockSpec([Op((0,)), Op((1,))], (1, 2)),
        BlockSpec([Op((2,), (1,)), Op((), (2,))], (2,)),
        BlockSpec([Op((), (0,))]),
    ]
    problem = Problem(CLASSES, ["b32"] * 3, blocks)
    allocation = allocate(problem)
    assert check(problem, allocation) == []
    allocation.units[2] = allocation.units[0]
    (message,) = check(problem, allocation)
    assert (
        message.startswith("rule 2: block 2, operation 0: reads value 0 from r")
        and "nothing certain" in message
    )


def test_checker_sees_every_forgotten_reload_and_store():
    problem, good = spilling_case()
    caught = 0
    for place, edit in sorted(good.edits.items()):
        for kind in ("before", "after"):
            for index in range(len(getattr(edit, kind))):
                bad = copy.deepcopy(good)
                del getattr(bad.edits[place], kind)[index]
                caught += bool(check(problem, bad))
    assert caught >= 3


def test_checker_sees_a_reload_of_the_wrong_value_and_shared_slots():
    problem = straight(
        *(Op((v,)) for v in range(6)),
        Op((), (0, 1)),
        Op((), (2, 3)),
        Op((), (4, 5)),
        Op((), (0, 5)),
        budgets={"r": 3},
    )
    good = allocate(problem)
    assert len(good.spilled) >= 2 and check(problem, good) == []
    bad = copy.deepcopy(good)
    bad.slots = dict.fromkeys(bad.slots, 0)
    assert "rule 2" in rules(problem, bad)
    bad = copy.deepcopy(good)
    bad.frame_size = 1
    assert "rule 6" in rules(problem, bad)


def test_checker_sees_a_dropped_operation_and_a_false_recomputation():
    problem = straight(Op((0,)), Op((1,), (0,)), Op((), (1,)))
    allocation = allocate(problem)
    allocation.edits[0, 1] = Edit(dropped=True)
    assert "rule 5" in rules(problem, allocation)
    allocation = allocate(problem)
    allocation.recomputed = (1,)
    assert "rule 5" in rules(problem, allocation)
    allocation = allocate(problem)
    allocation.edits[4, 0] = Edit()
    assert "rule 5" in rules(problem, allocation)


def walk(problem, allocation, rng, steps=60):
    """Execute one random path with made-up contents; whether every use read what it should.

    Each definition makes a new content. Guards are thrown at random; undefined contents match all.
    """
    classes = problem.classes
    truth, places = {}, {}
    fresh = iter(range(10**9))

    def cells(value, slot=False):
        cls = classes[(allocation.values if not slot else problem.values)[value]]
        base = allocation.slots[value] if slot else allocation.units[value]
        return [("frame" if slot else cls.bank, base + i) for i in range(cls.size)]

    def transfer(source, target):
        places.update(zip(target, [places.get(p) for p in source]))

    block = 0
    for _ in range(steps):
        for at, op in enumerate(problem.blocks[block].ops):
            edit = allocation.edits.get((block, at)) or Edit()
            for action in edit.before:
                if isinstance(action, Recompute):
                    places.update(
                        (p, ("constant", action.value, i)) for i, p in enumerate(cells(action.into))
                    )
                else:
                    transfer(cells(action.value, slot=True), cells(action.into))

            def at_register(value, edit=edit):
                return cells(edit.rename.get(value, value))

            if not edit.dropped:
                for value in op.uses:
                    expected = truth.get(value)
                    if expected is not None:
                        if [places.get(p) for p in at_register(value)] != [
                            (*expected, i) for i in range(len(at_register(value)))
                        ]:
                            return False
            happens = not op.guarded or rng.random() < 0.5
            if op.is_copy and happens:
                if not edit.dropped:
                    transfer(at_register(op.uses[0]), at_register(op.defs[0]))
                if truth.get(op.uses[0]) is None:
                    truth.pop(op.defs[0], None)
                else:
                    truth[op.defs[0]] = truth[op.uses[0]]
            elif happens:
                for value in op.defs:
                    truth[value] = ("constant", value) if value in problem.remat else ("made", next(fresh))
                    if not edit.dropped:
                        places.update((p, (*truth[value], i)) for i, p in enumerate(at_register(value)))
            for store in edit.after:
                transfer(cells(store.source), cells(store.value, slot=True))
        if not problem.blocks[block].successors:
            return True
        block = rng.choice(problem.blocks[block].successors)
    return True


def damage(allocation, rng):
    """One random mistake."""
    bad = copy.deepcopy(allocation)
    kind = rng.randrange(5)
    values = sorted(bad.units)
    if kind == 0 or not bad.edits:
        a, b = rng.choices(values, k=2)
        if bad.values[a] == bad.values[b]:
            bad.units[a] = bad.units[b]
    elif kind == 1 and len(bad.slots) > 1:
        a, b = rng.choices(sorted(bad.slots), k=2)
        bad.slots[a] = bad.slots[b]
    else:
        edit = bad.edits[rng.choice(sorted(bad.edits))]
        actions = [name for name in ("before", "after") if getattr(edit, name)]
        if actions:
            chosen = getattr(edit, rng.choice(actions))
            chosen.pop(rng.randrange(len(chosen)))
    used = {}
    for value, unit in bad.units.items():
        cls = CLASSES[bad.values[value]]
        used[cls.bank] = max(used.get(cls.bank, 0), unit + cls.size)
    bad.used = used
    return bad


def test_whatever_goes_wrong_in_execution_the_checker_has_seen():
    """Good allocations execute rightly; a damaged one that executes wrongly never passes."""
    wrong = 0
    for seed in range(50):
        rng = random.Random(seed)
        problem = random_problem(seed, size=rng.choice((40, 120)), budget=rng.choice((None, 12, 14)))
        good = allocate(problem)
        if not good.units:
            continue
        assert all(walk(problem, good, rng) for _ in range(3)), seed
        for _ in range(5):
            bad = damage(good, rng)
            try:
                right = all(walk(problem, bad, rng) for _ in range(4))
            except KeyError:
                right = False
            if not right:
                wrong += 1
                assert check(problem, bad), seed
    assert wrong > 30


# ------------------------------------------------------------------------------------- speed


def ladder(count, live, seed=0):
    """A function of `count` values, about `live` of them alive at a time."""
    rng = random.Random(seed)
    values = ["b32" if rng.random() < 0.7 else "b64" for _ in range(count)]
    alive, ops, blocks = [], [], []
    for value in range(count):
        ops.append(Op((value,), tuple(rng.sample(alive, min(2, len(alive))))))
        alive.append(value)
        if len(alive) > live:
            ops.append(Op((), (alive.pop(rng.randrange(len(alive))),)))
        if len(ops) >= 20:
            blocks.append(BlockSpec(ops, (len(blocks) + 1,)))
            ops = []
    blocks.append(BlockSpec(ops))
    return Problem(CLASSES, values, blocks)


def test_big_functions_allocate_quickly():
    problem = ladder(5000, 40)
    begin = time.process_time()
    allocation = allocate(problem)
    assert time.process_time() - begin < 3.0  # about 0.6 s alone on a machine of 2024
    assert allocation.used["r"] <= 1.3 * allocation.pressure["r"]
    assert check(problem, allocation) == []


def test_smallest_last_colouring_stays_near_the_lower_bound():
    for seed in range(5):
        problem = ladder(300, 15, seed)
        allocation = allocate(problem)
        assert allocation.used["r"] <= 1.25 * allocation.pressure["r"]


def test_find_place_takes_the_lowest_hole():
    problem = straight(Op((0,)), Op((1,)), Op((2,)), Op((), (0, 1, 2)), values=["b32", "b64", "b32"])
    graph = build(problem).graph
    group = coloring.TupleGroup("r", [(1, 0)], 2, 2)
    assert coloring.find_position(problem, graph, group, {0: 0, 2: 3}, {}) == 4
    assert coloring.find_position(problem, graph, group, {0: 0, 2: 1}, {}) == 2


def test_an_interference_graph_prints() -> None:
    result = build(straight(Op((0,), ()), Op((1,), ()), Op((2,), (0, 1)), Op((), (2,))))
    assert repr(result).startswith("<Interference: 3 values, 1 edge, at most 2 r")
    rows = [line.split() for line in str(result).splitlines()]
    assert rows[0] == ["value", "cost", "interferes", "with"] and [(row[0], row[2]) for row in rows[1:]] == [
        ("0", "1"),
        ("1", "0"),
        ("2", "-"),
    ]
