"""Every allocation that the examples need is proved by the checker."""

from pathlib import Path

import pytest

import minicc
from minicc.passes.allocation import regalloc
from minicc.passes.allocation.checker import check

EXAMPLES = sorted((Path(minicc.__file__).parent / "examples").glob("*.cu"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_allocations_are_proved(example, monkeypatch):
    allocations = []
    allocate = regalloc.allocate

    def recorded(problem):
        answer = allocate(problem)
        allocations.append((problem, answer))
        return answer

    monkeypatch.setattr(regalloc, "allocate", recorded)
    source = example.read_text()
    for options in (
        ("-O0",),
        ("-O2",),
        ("-O2", "-maxrregcount=32"),
        ("-O2", "-maxrregcount=16"),
        ("-O0", "-maxrregcount=16"),
    ):
        before = len(allocations)
        minicc.compile(source, arch="sm_80", options=options)
        assert len(allocations) > before
        for problem, answer in allocations[before:]:
            assert check(problem, answer) == []
            assert all(
                answer.used[bank] <= budget for bank, budget in problem.budgets.items() if bank in answer.used
            )
