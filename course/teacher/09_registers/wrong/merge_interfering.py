"""Coalescing merges every move without a check whether its ends interfere.

Fails: public/swap
Says: two values share one while both are needed
"""


def coalesce(problem, graph):
    # >>> gap 3: coalescing
    changed = True
    while changed:
        changed = False
        for _, *ends in copies:
            a, b = sorted(map(representative, ends))
            if a == b or problem.values[a] != problem.values[b] or {a, b} & problem.unspillable:
                continue
            budget = problem.budgets.get(problem.class_of(a).bank)
            significant = sum(
                len(graph[n]) - (n in graph[a] and n in graph[b]) >= (budget or 0)
                for n in graph[a] | graph[b]
            )
            if budget is not None and significant >= budget:
                continue
            merged[b] = a
            for neighbour in graph.pop(b):
                graph[neighbour].discard(b)
                graph[neighbour].add(a)
                graph[a].add(neighbour)
            graph[a].discard(a)
            changed = True
    # <<< gap 3
