"""CuPy's attributes of a kernel, as far as they mean something for PTX."""

from __future__ import annotations

import re
from math import prod
from typing import TYPE_CHECKING

from ..codegen.report import usage

if TYPE_CHECKING:
    from ..ptx.model import Module
    from ..runtime import Limits


def attributes(module: Module, symbol: str, limits: Limits) -> dict[str, int]:
    """By CuPy's keys; sizes are in bytes.

    `num_regs` is the most 32-bit values that live together, a bound from below on what an assembler will use;
    `local_size_bytes` is one thread's variables and spills; `ptx_version` and `binary_version` are those of
    the target, 80 for `sm_80`, as the driver tells them. `cache_mode_ca`, `preferred_shared_memory_carveout`
    and the like are not there: the machine has no caches.
    """
    fn = module.functions[symbol]
    need = usage(module, fn)
    declared = fn.limits.get("reqntid") or fn.limits.get("maxntid")
    target = re.search(r"\d+", module.target[0])
    version = int(target[0]) if target else 0
    return {
        "max_threads_per_block": (
            min(prod(declared), limits.threads_per_cta) if declared else limits.threads_per_cta
        ),
        "shared_size_bytes": need.shared,
        "const_size_bytes": need.constant,
        "local_size_bytes": need.frame,
        "num_regs": need.registers,
        "ptx_version": version,
        "binary_version": version,
        "max_dynamic_shared_size_bytes": max(limits.shared_bytes - need.shared, 0),
    }
