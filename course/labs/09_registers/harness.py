"""Calls your file: `color(problem)`, until there is nothing more to spill. (This file runs beside yours;
changing it has no effect.)
"""

import sys

from minicc.passes.allocation.problem import BlockSpec, Coloring, Op, Problem, RegisterClass
from minicc.passes.allocation.spilling import Spills, rewrite

for _name in ("chaitin", "coloring", "conflicts", "interference", "merging", "regalloc", "scanning"):
    sys.modules[f"minicc.passes.allocation.{_name}"] = None  # students write it in this lab
ROUNDS = 12


def problem_of(data):
    """Return the Problem that a case describes."""
    blocks = [
        BlockSpec(
            [
                Op(tuple(defs), tuple(uses), kind == "copy", kind == "guarded")
                for defs, uses, kind in block["ops"]
            ],
            tuple(block["next"]),
            block["weight"],
        )
        for block in data["blocks"]
    ]
    return Problem(
        {name: RegisterClass(bank) for name, bank in data["classes"].items()},
        data["values"],
        blocks,
        data["budget"],
        remat=frozenset(data["constant"]),
    )


def run(student, case):
    """Return the groups of values spilled in each round, and the last round's units and merged values."""
    problem = problem_of(case["problem"])
    spills, current, rounds = Spills(), problem, []
    for _ in range(ROUNDS):
        answer = student.color(current)
        if not isinstance(answer, Coloring):
            raise TypeError(f"color must return a Coloring, and returned {answer!r}")
        if not answer.failed:
            return {
                "rounds": rounds,
                "units": sorted(answer.units.items()),
                "merged": sorted(answer.representative.items()),
            }
        groups = [
            [root, *sorted(v for v, r in answer.representative.items() if r == root)]
            for root in answer.failed
        ]
        for group in groups:
            spills.add(group)
        rounds.append(groups)
        current, _ = rewrite(problem, spills)
    raise RuntimeError(f"after {ROUNDS} rounds there is still something to spill: {answer.failed}")
