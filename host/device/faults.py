"""Kernel faults in terms of whole programs: host memory is not device memory, and the runtime API binds
references.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from ...support.diagnostics import FaultSite, KernelFault, MemoryFault
from ...support.fast_dataclass import replace
from .elf_symbols import demangled_name

_NULL_PAGE = 4096
_BIND = re.compile(r"bind one with bind_\w+\('(?P<name>.*)', …\)")


def of_program(fault: KernelFault, is_device: Callable[[int], bool]) -> KernelFault:
    """Return the fault with the demangled name of the kernel, and with notes that suggest what a program can
    change.
    """
    notes = tuple(map(_advice, fault.notes))
    site = _demangle_site(fault.site) if fault.site is not None else None
    if not isinstance(fault, MemoryFault):
        return type(fault)(fault.message, site, notes, fault.error)
    if (
        fault.space in ("global", "generic")
        and fault.address >= _NULL_PAGE
        and not is_device(fault.address)
        and (what := _describe_mapping(fault.address))
    ):
        notes = (
            (
                f"the address is in the host's memory{what}: kernels reach what cudaMalloc, cudaMallocManaged"
                " and cudaMallocHost give"
            ),
        )
    return MemoryFault(
        fault.message,
        site,
        notes,
        address=fault.address,
        size=fault.size,
        space=fault.space,
        access=fault.access,
        error=fault.error,
    )


def _demangle_site(site: FaultSite) -> FaultSite:
    return replace(site, kernel=demangled_name(site.kernel))


def _advice(note: str) -> str:
    match = _BIND.fullmatch(note)
    return (
        "bind one with cudaBindTexture, cudaBindTexture2D or cudaBindTextureToArray before the launch:"
        f" '{match['name']}' has none"
        if match
        else note
    )


def _describe_mapping(address: int) -> str:
    """Return a description of the process memory around an address (proc(5), "/proc/pid/maps"), empty if
    nothing is mapped there.
    """
    for line in Path("/proc/self/maps").read_text().splitlines():
        span, _, rest = line.partition(" ")
        first, end = (int(word, 16) for word in span.split("-"))
        if first <= address < end:
            name = rest.split(None, 4)[4] if len(rest.split(None, 4)) > 4 else ""
            return {"[stack]": " (a local variable)", "[heap]": " (from malloc or new)"}.get(name, " ")
    return ""
