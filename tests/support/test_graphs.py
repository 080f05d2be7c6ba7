"""support/graphs.py against networkx and against brute force, on fixed and random graphs."""

from __future__ import annotations

import random

import networkx as nx
import pytest

from minicc.support import graphs

DIAMOND_LOOP = {0: [1], 1: [2, 5], 2: [3, 4], 3: [1], 4: [1], 5: []}
NESTED = {0: [1], 1: [2, 6], 2: [3], 3: [3, 4], 4: [2, 5], 5: [1], 6: []}
IRREDUCIBLE = {0: [1, 2], 1: [2, 3], 2: [1], 3: []}
ENDLESS = {0: [1, 3], 1: [2], 2: [1], 3: []}
FIXED = [DIAMOND_LOOP, NESTED, IRREDUCIBLE, ENDLESS, {0: []}, {0: [0]}, {0: [1], 1: [0]}]


def random_graph(seed: int) -> dict[int, list[int]]:
    rng = random.Random(seed)
    size = rng.randint(1, 14)
    return {n: [rng.randrange(size) for _ in range(rng.randint(0, 3))] for n in range(size)}


GRAPHS = FIXED + [random_graph(seed) for seed in range(150)]


def reachable(graph, start, without=None):
    seen, work = set(), [start] if start != without else []
    while work:
        node = work.pop()
        if node not in seen:
            seen.add(node)
            work.extend(s for s in graph[node] if s != without)
    return seen


def shown(graph):
    return str(graph)


@pytest.mark.parametrize("graph", GRAPHS, ids=shown)
def test_dominators_are_networkx_s(graph):
    tree = graphs.dominator_tree(graph, 0)
    digraph = nx.DiGraph(graph)
    expected = {n: d for n, d in nx.immediate_dominators(digraph, 0).items() if n != 0}
    assert {n: d for n, d in tree.idom.items() if n != 0} == expected
    frontiers = nx.dominance_frontiers(digraph, 0)
    assert {n: set(f) for n, f in tree.frontiers.items()} == {
        n: set(frontiers.get(n, ())) for n in tree.order
    }
    assert graphs.dominator_tree(digraph, 0).idom == tree.idom


@pytest.mark.parametrize("graph", GRAPHS, ids=shown)
def test_dominates_by_removal(graph):
    tree = graphs.dominator_tree(graph, 0)
    for a in tree.order:
        for b in tree.order:
            assert tree.dominates(a, b) == (a == b or b not in reachable(graph, 0, without=a))
            common = tree.common(a, b)
            assert tree.dominates(common, a) and tree.dominates(common, b)


@pytest.mark.parametrize("graph", GRAPHS, ids=shown)
def test_postdominators_by_removal(graph):
    tree = graphs.postdominator_tree(graph, 0)
    nodes = graphs.reverse_postorder(graph, 0)
    assert set(tree.order) == {graphs.EXIT, *nodes}
    exits = {n for n in nodes if not graph[n]}
    if not all(reachable(graph, n) & exits for n in nodes):
        return
    for a in nodes:
        for b in nodes:
            assert tree.dominates(a, b) == (a == b or not reachable(graph, b, without=a) & exits)


def test_endless_loop_has_a_place_in_the_postdominator_tree():
    tree = graphs.postdominator_tree(ENDLESS, 0)
    assert tree.idom[1] == 2 and tree.idom[2] is graphs.EXIT and tree.idom[0] is graphs.EXIT


@pytest.mark.parametrize("graph", GRAPHS, ids=shown)
def test_components_are_topological(graph):
    result = graphs.components(graph, [0])
    here = reachable(graph, 0)
    assert {frozenset(c) for c in result} == {
        frozenset(c) for c in nx.strongly_connected_components(nx.DiGraph(graph).subgraph(here))
    }
    place = {n: i for i, part in enumerate(result) for n in part}
    assert all(place[a] <= place[b] for a in here for b in graph[a])


@pytest.mark.parametrize("graph", GRAPHS, ids=shown)
def test_loop_contiguous_order_keeps_cycles_together(graph):
    order = graphs.loop_contiguous_order(graph, 0)
    assert sorted(order) == sorted(reachable(graph, 0)) and order[0] == 0
    place = {n: i for i, n in enumerate(order)}

    def check(nodes):
        for part in nx.strongly_connected_components(nx.DiGraph(graph).subgraph(nodes)):
            spots = sorted(place[n] for n in part)
            assert spots == list(range(spots[0], spots[0] + len(part)))
            if len(part) > 1:
                check([n for n in part if place[n] != spots[0]])

    check(order)
    nest = graphs.loop_nest(graph, graphs.dominator_tree(graph, 0))
    for loop in nest.loops:
        if not nest.irreducible:
            assert all(
                place[outside] > place[inside]
                for inside, outside in loop.exits
                if place[outside] > place[loop.header]
            )


@pytest.mark.parametrize("graph", GRAPHS, ids=shown)
def test_natural_loops_by_definition(graph):
    tree = graphs.dominator_tree(graph, 0)
    nest = graphs.loop_nest(graph, tree)
    expected: dict[int, set[int]] = {}
    for source in tree.order:
        for header in graph[source]:
            if tree.dominates(header, source):
                backward = {n: [p for p in tree.order if n in graph[p]] for n in tree.order}
                body = expected.setdefault(header, {header})
                body |= reachable(backward, source, without=header)
    assert {x.header: set(x.nodes) for x in nest.loops} == expected
    for node in tree.order:
        around = [x for x in nest.loops if node in x]
        assert nest.depth(node) == len(around)
        if around:
            assert nest.innermost(node) is min(around, key=lambda x: len(x.nodes))
    assert all(x.parent is None or nest.loops.index(x.parent) < nest.loops.index(x) for x in nest.loops)


def test_nested_loops():
    nest = graphs.loop_nest(NESTED, graphs.dominator_tree(NESTED, 0))
    assert [(x.header, x.depth, x.nodes, x.latches) for x in nest.loops] == [
        (1, 1, [1, 2, 3, 4, 5], [5]),
        (2, 2, [2, 3, 4], [4]),
        (3, 3, [3], [3]),
    ]
    assert nest.loops[1].exits == [(4, 5)] and nest.loops[1].exit_nodes == [5]


def test_irreducible_edges_are_named():
    nest = graphs.loop_nest(IRREDUCIBLE, graphs.dominator_tree(IRREDUCIBLE, 0))
    assert nest.loops == [] and len(nest.irreducible) == 1


@pytest.mark.parametrize("graph", GRAPHS, ids=shown)
@pytest.mark.parametrize("direction", ["forward", "backward"])
def test_solver_finds_reachability(graph, direction):
    problem = graphs.Dataflow(
        direction, frozenset(), frozenset(), frozenset.union, lambda node, fact: fact | {node}
    )
    top, bottom = graphs.solve(problem, graph, 0)
    nodes = reachable(graph, 0)
    for node in nodes:
        if direction == "backward":
            assert top[node] == reachable(graph, node) & nodes
        else:
            assert bottom[node] == {n for n in nodes if node in reachable(graph, n)}


def test_solver_takes_facts_along_edges():
    problem = graphs.Dataflow(
        "forward",
        frozenset({"e"}),
        frozenset(),
        frozenset.union,
        lambda n, f: f,
        lambda s, t, f: f | {(s, t)},
    )
    top, _ = graphs.solve(problem, {0: [1, 2], 1: [3], 2: [3], 3: []}, 0)
    assert top[3] == {"e", (0, 1), (0, 2), (1, 3), (2, 3)}


def test_long_chains_do_not_recurse():
    size = 30_000
    graph = {n: [n + 1] if n < size - 1 else [0] for n in range(size)}
    tree = graphs.dominator_tree(graph, 0)
    assert tree.dominates(0, size - 1) and tree.depth[size - 1] == size - 1
    assert len(graphs.loop_nest(graph, tree).loops[0].nodes) == size
    assert graphs.loop_contiguous_order(graph, 0) == list(range(size))
    assert len(graphs.postdominator_tree(graph, 0).order) == size + 1


def test_deep_nests_stay_fast():
    depth = 150
    graph = {n: [n + 1] for n in range(2 * depth)} | {2 * depth: []}
    for n in range(depth):
        graph[2 * depth - 1 - n].append(n)
    tree = graphs.dominator_tree(graph, 0)
    assert len(graphs.loop_nest(graph, tree).loops) == depth
    assert graphs.loop_contiguous_order(graph, 0) == list(range(2 * depth + 1))
