"""What the prices of spilling change: local memory accesses of the examples, executed, under a register
budget.

    python bench/spills.py [REGISTERS …]

For each budget (12, 16 and 20 unless told) the examples are compiled with the prices that Table 19 of the PTX
ISA gives (`ptx/analysis/costs.py`) and with 4 : 4 : 1 for a load, a store and a recomputation, then run; the
figures are thread-instructions.
"""

from __future__ import annotations

import functools
import sys
from pathlib import Path

import numpy as np

import minicc
from minicc.codegen import allocate
from minicc.ptx.analysis import costs

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tests" / "examples"))
from example_cases import CASES  # type: ignore[import-not-found]  # noqa: E402

PRICES = {"4 : 4 : 1": (4, 4, 1), "Table 19": (costs.RELOAD, costs.STORE, costs.RECOMPUTE)}


def executed(file: str, kernel: str, registers: int, case: object) -> tuple[int, int, int]:
    """(local loads, local stores, all instructions) that one example runs."""
    obj = minicc.compile(
        (ROOT / "examples" / file).read_text(), options=("-O2", f"-maxrregcount={registers}")
    )
    counts = minicc.Counts()
    values = case.make(np.random.default_rng(1))  # type: ignore[attr-defined]
    obj[kernel](case.grid, case.block, tuple(values.values()), shared_mem=case.shared, observers=(counts,))  # type: ignore[attr-defined]
    result = counts.by_opcode()
    local = [sum(n for name, n in result.items() if name.startswith(f"{op}.local")) for op in ("ld", "st")]
    return local[0], local[1], counts.thread_instructions


def main() -> None:
    budgets = [int(text) for text in sys.argv[1:]] or [12, 16, 20]
    print(f"{'registers':>9} {'kernel':18} {'prices':10} {'loads':>8} {'stores':>8} {'instructions':>13}")
    problem = allocate.Problem
    for registers in budgets:
        totals = {name: [0, 0, 0] for name in PRICES}
        for case in CASES:
            rows = {}
            for name, (load, store, again) in PRICES.items():
                prices = {"reload_cost": load, "store_cost": store, "remat_cost": again}
                allocate.Problem = functools.partial(problem, **prices)  # type: ignore[assignment,misc]
                rows[name] = executed(case.file, case.kernel, registers, case)
                totals[name] = [a + b for a, b in zip(totals[name], rows[name])]
            if len(set(rows.values())) > 1:
                for name, row in rows.items():
                    print(f"{registers:9} {case.kernel:18} {name:10} {row[0]:8} {row[1]:8} {row[2]:13}")
        for name, total in totals.items():
            print(f"{registers:9} {'all':18} {name:10} {total[0]:8} {total[1]:8} {total[2]:13}")
    allocate.Problem = problem  # type: ignore[misc]


if __name__ == "__main__":
    main()
