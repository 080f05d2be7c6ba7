"""The input of the register allocator (`Problem`) and its result (`AllocationResult`).

Target-neutral: a problem is a control-flow graph of operations that define and use *values*, plain integers
from 0. The code generator builds it for its target and applies the result.

* A value has a *register class*; a class lies in a *bank* and takes `size` units of it. The colour of a value
  is the number of its first unit. Banks do not interact; classes of one bank share its units, so a budget of
  N units bounds the 32-bit registers that are live together, with a 64-bit value (size 2) on an even unit.
  Only a bank with a budget ever spills.
* Values need not be in SSA form. There are no phis: the builder of the problem has put moves at the ends of
  predecessors (`parallel_copy.sequentialize` orders them).
* Spilling never needs a second run of the client: the allocation has, operation by operation, the values to
  load before it, those to store after it and the fresh values of its operands.
"""

from __future__ import annotations

from collections.abc import Mapping

from ...support.fast_dataclass import field, record


@record(frozen=True)
class RegisterClass:
    """Values of this class take `size` units (a power of two) of `bank`, aligned to `size`."""

    bank: str
    size: int = 1


@record(frozen=True)
class Op:
    """One operation. Uses are read before defs are written, so a def may take a dying use's units.

    * `is_copy`: a move, `defs == (d,)` and `uses == (s,)`; the allocator tries to make it redundant.
    * `guarded`: the definitions may not happen (a predicated instruction): the old contents stay. The guard
      itself is an ordinary use.
    * `early`: uses that are read after the definitions are written.
    * `tuples`: operands that must be in consecutive units, in this order, the first one aligned to the
      tuple's size rounded up to a power of two (vector operands of targets that require it).
    """

    defs: tuple[int, ...] = ()
    uses: tuple[int, ...] = ()
    is_copy: bool = False
    guarded: bool = False
    early: tuple[int, ...] = ()
    tuples: tuple[tuple[int, ...], ...] = ()


@record(eq=True)
class BlockSpec:
    """A basic block. `successors` are block numbers; `weight` estimates how often it runs."""

    ops: list[Op] = field(default_factory=list)
    successors: tuple[int, ...] = ()
    weight: float = 1.0


@record(eq=True)
class Problem:
    """A function to allocate; block 0 is the entry.

    * `values[v]` names the class of value v in `classes`.
    * `budgets`: bank → number of units; a bank that is absent is unbounded and never spills.
    * `remat`: values that can be recomputed anywhere for `remat_cost` instead of being reloaded
      (constants, special registers, kernel parameters). Each has one definition, unguarded, in an
      operation that defines nothing else and uses no value.
    * `unspillable`: values that must stay in a register.
    * Costs are what one reload, store or recomputation costs in a block of weight 1.
    """

    classes: Mapping[str, RegisterClass]
    values: list[str]
    blocks: list[BlockSpec]
    budgets: Mapping[str, int] = field(default_factory=dict)
    remat: frozenset[int] = frozenset()
    unspillable: frozenset[int] = frozenset()
    reload_cost: float = 4.0
    store_cost: float = 4.0
    remat_cost: float = 1.0

    def class_of(self, value: int) -> RegisterClass:
        """Return the register class of a value."""
        return self.classes[self.values[value]]


@record(eq=True)
class Coloring:
    """`units` of every representative; `representative` of every merged value; `failed`: representatives
    without a colour, ascending.
    """

    units: dict[int, int]
    representative: dict[int, int]
    failed: list[int]


@record(frozen=True)
class Reload:
    """Load the slot of spilled `value` into register value `into`."""

    value: int
    into: int


@record(frozen=True)
class Recompute:
    """Repeat the (only) definition of `value`, with register value `into` as its destination."""

    value: int
    into: int


@record(frozen=True)
class SpillStore:
    """Store register value `source` to the slot of spilled `value`."""

    value: int
    source: int


@record(eq=True)
class Edit:
    """The changes that spilling makes to one operation: `before`, then the operation itself with its operands
    renamed by `rename` (unless `dropped`), then `after`.
    """

    before: list[Reload | Recompute] = field(default_factory=list)
    after: list[SpillStore] = field(default_factory=list)
    rename: dict[int, int] = field(default_factory=dict)
    dropped: bool = False


@record(eq=True)
class AllocationResult:
    """The answer.

    * `units[v]`: first unit of value v, for every value that occurs after the edits; fresh values
      are numbered on from `len(problem.values)` and `values` extends the problem's class list.
    * `representative[v]`: the value that v was coalesced with (v itself when with none).
    * `edits[block, op]`: see `Edit`; operations without an entry stay as they are.
    * `slots[v]`: offset of spilled v in the frame, in units; `frame_size` in units too. A copy
      between two values of one slot is dropped without a trace.
    * `spilled`, `recomputed`: spilled and rematerialised values in ascending order.
    * `used[bank]`: units the bank needs (highest unit plus one). `pressure[bank]`: most units of the
      bank that are live at one point, before spilling.
    """

    values: list[str]
    units: dict[int, int]
    representative: dict[int, int]
    used: dict[str, int]
    pressure: dict[str, int]
    edits: dict[tuple[int, int], Edit] = field(default_factory=dict)
    slots: dict[int, int] = field(default_factory=dict)
    frame_size: int = 0
    spilled: tuple[int, ...] = ()
    recomputed: tuple[int, ...] = ()

    @classmethod
    def of(cls, problem: Problem, coloring: Coloring, pressure: dict[str, int]) -> AllocationResult:
        """`coloring`, in which nothing failed, of `problem`."""
        units = {
            value: coloring.units[coloring.representative.get(value, value)]
            for value in sorted({*coloring.units, *coloring.representative})
        }
        used: dict[str, int] = {}
        for value, unit in units.items():
            kind = problem.class_of(value)
            used[kind.bank] = max(used.get(kind.bank, 0), unit + kind.size)
        return cls(
            problem.values,
            units,
            {value: coloring.representative.get(value, value) for value in units},
            used,
            pressure,
        )

    def is_redundant(self, op: Op) -> bool:
        """Return whether `op` (after renaming) is a move from a register to itself."""
        return op.is_copy and self.units[op.defs[0]] == self.units[op.uses[0]]


class BudgetError(ValueError):
    """No allocation fits: one operation alone needs more units of `bank` than its `budget`."""

    def __init__(self, bank: str, budget: int, needed: int) -> None:
        self.bank, self.budget, self.needed = bank, budget, needed
        super().__init__(f"bank '{bank}' needs at least {needed} units, the budget is {budget}")
