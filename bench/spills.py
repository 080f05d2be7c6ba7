"""The effect of spill costs: executed local memory accesses of the examples under a register budget.

    python bench/spills.py [REGISTERS …]

For each budget (default 12, 16 and 20) the examples are compiled with the costs of Table 19 of the PTX ISA
(`ptx/analysis/costs.py`) and with 4 : 4 : 1 for a load, a store and a rematerialisation, then run. Figures
are thread-instructions.
"""

from __future__ import annotations

import functools
import sys

import numpy as np
from harness import EXAMPLES, ROOT, Table, argument_parser

import minicc
from minicc.codegen import allocate
from minicc.ptx.analysis import costs

sys.path.append(str(ROOT / "tests" / "examples"))
from example_cases import CASES  # type: ignore[import-not-found]

COSTS = {"4 : 4 : 1": (4, 4, 1), "Table 19": (costs.RELOAD, costs.STORE, costs.RECOMPUTE)}


def executed(file: str, kernel: str, registers: int, case: object) -> tuple[int, int, int]:
    """Run one example: (local loads, local stores, all instructions)."""
    obj = minicc.compile((EXAMPLES / file).read_text(), options=("-O2", f"-maxrregcount={registers}"))
    counts = minicc.Counts()
    values = case.make(np.random.default_rng(1))  # type: ignore[attr-defined]
    obj[kernel](case.grid, case.block, tuple(values.values()), shared_mem=case.shared, observers=(counts,))  # type: ignore[attr-defined]
    by_opcode = counts.by_opcode().items()
    local = [sum(n for name, n in by_opcode if name.startswith(f"{op}.local")) for op in ("ld", "st")]
    return local[0], local[1], counts.thread_instructions


def main() -> None:
    parser = argument_parser(__doc__)
    parser.add_argument("registers", nargs="*", type=int, default=[12, 16, 20])
    table = Table("registers:>9", "kernel:18", "costs:10", "loads:>8", "stores:>8", "instructions:>13")
    problem = allocate.Problem
    for registers in parser.parse_args().registers:
        totals = {name: [0, 0, 0] for name in COSTS}
        for case in CASES:
            rows = {}
            for name, (load, store, again) in COSTS.items():
                parameters = {"reload_cost": load, "store_cost": store, "remat_cost": again}
                allocate.Problem = functools.partial(problem, **parameters)  # type: ignore[assignment,misc]
                rows[name] = executed(case.file, case.kernel, registers, case)
                totals[name] = [a + b for a, b in zip(totals[name], rows[name])]
            if len(set(rows.values())) > 1:
                for name, row in rows.items():
                    table.print_row(registers, case.kernel, name, *row)
        for name, total in totals.items():
            table.print_row(registers, "all", name, *total)
    allocate.Problem = problem  # type: ignore[misc]


if __name__ == "__main__":
    main()
