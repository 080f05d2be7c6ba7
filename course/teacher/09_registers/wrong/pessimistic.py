"""A node of significant degree is spilled at once (Chaitin), not tried when it is put back (Briggs).

Fails: public/square
Says: spills too much
"""


def select(problem, graph, order):
    # >>> gap 5: select
    degree = {node: len(neighbours) for node, neighbours in graph.items()}
    for node in order:
        if degree[node] >= problem.budgets.get(problem.class_of(node).bank, float("inf")):
            failed.append(node)
        for neighbour in graph[node]:
            degree[neighbour] -= 1
    for node in reversed([n for n in order if n not in failed]):
        taken = {units[n] for n in graph[node] if n in units}
        unit = next(u for u in range(len(taken) + 1) if u not in taken)
        if unit < problem.budgets.get(problem.class_of(node).bank, float("inf")):
            units[node] = unit
        else:
            failed.append(node)
    # <<< gap 5
