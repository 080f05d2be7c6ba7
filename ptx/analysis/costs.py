"""Costs of operands: Table 19 of PTX ISA 6.6 as data, and the cost of an instruction by it.

The register allocator prices spills with it (`codegen.allocate`), the static cost report prices whole
functions (`estimate`). Times are clocks. The table's "> 100 clocks" counts as 100; its times are waits
that other warps may hide, so their sum is an upper bound of the cost of memory, not a prediction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, cast

from ...support.diagnostics import AccessKind
from ..ptxtypes import StateSpace

if TYPE_CHECKING:
    from ..model import Instruction

CostSpace = StateSpace | Literal["generic", "immediate"]
"""A space that Table 19 prices, or that of a generic address."""
ACCESS: dict[CostSpace, int] = {
    "reg": 0,
    "shared": 0,
    "const": 0,
    "local": 100,
    "param": 0,
    "immediate": 0,
    "global": 100,
    "tex": 100,
    "surf": 100,
}
"""Table 19: clocks to access a space. The first access to constant memory is slow, later ones are fast."""

ISSUE = 1
"""Clocks to issue an instruction, whatever it accesses; the table is silent on them."""

LOOP_WEIGHT = 8
"""The assumed trip count of a loop."""
_DEEPEST = 64

RELOAD = STORE = ISSUE + ACCESS["local"]
"""A spilled value lives in local memory."""
RECOMPUTE = ISSUE + ACCESS["immediate"]
"""A rematerialised value comes from a constant, a special register or a parameter."""

GENERIC: CostSpace = "generic"
"""The space of a generic address: "global memory unless it falls within the window" of
another (6.4.1.1).
"""

_KINDS: dict[str, AccessKind] = {"read": "load", "write": "store"}
_HANDLES: dict[str, StateSpace] = {"texref": "tex", "surfref": "surf"}


def weight(depth: int) -> float:
    """Return the assumed execution count of code in `depth` nested loops."""
    return float(LOOP_WEIGHT ** min(depth, _DEEPEST))


def wait(space: CostSpace) -> int:
    """Return the clocks that an access to `space` waits."""
    return ACCESS["global" if space == GENERIC else space]


def accesses(instr: Instruction) -> tuple[tuple[CostSpace, AccessKind], ...]:
    """Return the space and the kind of every access to memory that `instr` makes.

    A vector access is one; so is each end of an asynchronous copy. Instructions that only name an address
    (`prefetch`, `cvta`, `mov`) access nothing.
    """
    variant = instr.variant
    if variant is None:
        return ()
    effects = variant.form.effects
    kinds: list[AccessKind] = (
        ["atomic"] if "atomic" in effects else [_KINDS[e] for e in _KINDS if e in effects]
    )
    if not kinds or "call" in effects:
        return ()
    result: list[tuple[CostSpace, AccessKind]] = []
    for rule in variant.operands:
        if rule.kind == "address":
            if "handle" in rule.accepts:
                continue  # a query of its properties
            # `cp.async [d], [a]` stores to its first operand and loads from the second.
            space = cast(StateSpace, rule.space) if rule.space else GENERIC
            result.append((space, kinds[-1] if len(kinds) == 1 or not result else kinds[0]))
        elif rule.kind == "bracket" or "handle" in rule.accepts:
            handles = [part.type for part in (*rule.parts, rule) if part.type in _HANDLES]
            if handles:
                result.append((_HANDLES[handles[0]], kinds[-1]))
    return tuple(result)


def clocks(instr: Instruction) -> int:
    """Return the cost of `instr` when nothing hides it: its issue and all its waits."""
    return ISSUE + sum(wait(space) for space, _ in accesses(instr))
