"""Where rules are kept, and the names that the text they write may use.

A rule is `rule(e, v, *operands)`: it writes text for an instruction of variant `v` through the emitter
`e`. It raises `Refused` for a form it has no text for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ....ptx.form import Variant
from ...arithmetic import halves, integers, numerics
from .. import atomics, images, values
from .. import warp as warp_ops
from ..emit import DTYPES, Emitter, Refused

Rule = Callable[..., None]

RULES: dict[str, Rule] = {}
"""By opcode."""

CONTROL = frozenset({"bra", "brx", "call", "ret", "exit", "trap", "bar", "barrier"})
"""Opcodes that the scheduler performs. `bar.warp.sync` is a gate with nothing behind it."""

NAMESPACE: dict[str, Any] = {
    **{code: dtype for code, dtype in DTYPES.items() if code != "?"},
    "np": np, "true": np.True_, "false": np.False_,
    "merge": values.merge, "dense": values.dense, "guard": values.guard, "load_block": values.load_block, "store_block": values.store_block, "atomic": atomics.atomic,
    "canonical": numerics.canonical, "flush": numerics.flush, "saturate": numerics.saturate, "select": numerics.select,
    "nm": numerics, "halves": halves, "images": images, "ints": integers, "warp": warp_ops,
}


def rule(*opcodes: str) -> Callable[[Rule], Rule]:
    """Register a function as the rule of these opcodes."""

    def register(fn: Rule) -> Rule:
        for opcode in opcodes:
            RULES[opcode] = fn
        return fn

    return register


NO_TEXTURE = "no CUDA host interface creates a texture to compare depths in, or one with several samples"
_REASONS = {"tex": NO_TEXTURE, "tld4": NO_TEXTURE}


def rule_for(variant: Variant) -> Rule | None:
    """The rule that an instruction runs by, None for control flow. Raises Refused, which names what is not executed."""
    form = variant.form
    if form.run == "hardware" or "cluster" in form.syntax.partition(" ")[0].split(".")[:2]:
        reason = _REASONS.get(form.opcode, "it needs hardware of its own, which this engine does not model")
        raise Refused(f"'{variant.mnemonic}' is not executed: {reason}")
    if form.opcode in CONTROL:
        return None
    found = RULES.get(form.opcode)
    if found is None:
        raise Refused(f"'{form.opcode}' is not executed by this engine")
    return found


__all__ = ["CONTROL", "NAMESPACE", "NO_TEXTURE", "RULES", "Emitter", "Refused", "Variant", "rule", "rule_for"]


def rounding(v: Variant) -> str:
    """The rounding mode of arithmetic: to nearest even unless another is named."""
    found = v.slot("rnd", "rn")
    return found if found in ("rn", "rz", "rm", "rp") else "rn"
