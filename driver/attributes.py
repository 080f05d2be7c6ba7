"""CuPy's attributes of a kernel, as far as they apply to PTX."""

from __future__ import annotations

import re
from math import prod
from typing import TYPE_CHECKING

from ..codegen.report import usage

if TYPE_CHECKING:
    from ..ptx.model import Module
    from ..runtime import DeviceLimits


def attributes(module: Module, symbol: str, limits: DeviceLimits) -> dict[str, int]:
    """Return the attributes by CuPy's keys; sizes are in bytes.

    `num_regs` is the maximum number of live 32-bit values, a lower bound of what an assembler will use.
    `local_size_bytes` is one thread's variables and spills. `ptx_version` and `binary_version` are those of
    the target as the driver reports them, 80 for `sm_80`. `cache_mode_ca`, `preferred_shared_memory_carveout`
    and the like are absent: the emulated GPU has no caches.
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
