"""Register allocation: `allocate(problem)`.

With a budget of registers, or tuples of them, by graph colouring (`chaitin`). Without one nothing spills, and
values only need names: copies are coalesced and webs are named in the order of the code (`merging`,
`scanning`). `checker` proves an allocation without any of them.
"""

from __future__ import annotations

from .conflicts import conflicts
from .merging import merge_copies
from .problem import AllocationResult, Problem
from .scanning import scan


def allocate(problem: Problem) -> AllocationResult:
    """Assign units to every value, within the budgets. Raises BudgetError where that is impossible
    and ValueError for a malformed problem (tuples that contradict each other)."""
    result = conflicts(problem)
    merged = merge_copies(problem, result)
    if merged is not None:
        return AllocationResult.of(problem, scan(problem, result, merged), result.pressure)
    # networkx takes longer to import than a small kernel to compile
    from .chaitin import spill_until_coloured

    return spill_until_coloured(problem, result)
