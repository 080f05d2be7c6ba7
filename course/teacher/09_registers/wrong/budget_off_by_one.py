"""The last register of a bank is one too many: numbers begin with 0, so a budget of K ends with K - 1.

Fails: public/random_2
Says: must lie within the budget
"""


def select(problem, graph, order):
    # >>> gap 5: select
    for node in reversed(order):
        taken = {units[n] for n in graph[node] if n in units}
        unit = next(u for u in range(len(taken) + 1) if u not in taken)
        if unit <= problem.budgets.get(problem.class_of(node).bank, float("inf")):
            units[node] = unit
        else:
            failed.append(node)
    # <<< gap 5
