"""A profile as JSON data, the input of tables, pages and comparisons, saved or not.

    {"version": 1, "gpu": "A100", "sources": {file: text}, "kernels": [kernel, …]}

A kernel has `name`, `symbol`, `launches` ({grid, block, shared}), `faulted`, `registers` and
`registers_from`, `metrics` (by ncu's names), `bytes` (space → load, store, atomic; of threads), `footprint`
(bytes of different sectors of global memory, read and written), `flops` (by type), `special` (by type),
`intensity` (FLOPs a byte: of all `sectors`, of different ones), `occupancy`, `hints`, `lines` ({file, line,
figures}) and `ptx` ({line, text, source, figures}); `figures` are those of `runtime.profile.site_figures`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ...codegen.report import usage
from ...ptx.model import Module
from ...ptx.printer import print_module
from ...runtime.profile import (
    GPUS,
    Gpu,
    KernelCounts,
    Profiler,
    hints,
    kernel_metrics,
    occupancy,
    site_figures,
)
from ...runtime.profile.metrics import ratio
from ...support.demangle import demangle
from ...support.diagnostics import UsageError
from ...support.fast_dataclass import record
from .. import ptxas

VERSION = 1


@record(frozen=True)
class ProfiledModule:
    """A profiled module: its text if available, its kernels' names, and its sources by file name."""

    module: Module
    profiler: Profiler
    sources: Mapping[str, str]
    name_of: Callable[[str], str] = demangle
    text: str | None = None


def find_gpu(name: str) -> Gpu:
    """Return a GPU of the table by name. Raises UsageError for an unknown one."""
    result = next((gpu for gpu in GPUS.values() if gpu.name.lower() == name.lower()), None)
    if result is None:
        raise UsageError(f"unknown GPU '{name}' (there are: {', '.join(GPUS)})")
    return result


def collect_profile(watched: Sequence[ProfiledModule], gpu: Gpu) -> dict[str, Any]:
    """Return the profile of all modules."""
    kernels, sources = [], dict[str, str]()
    for one in watched:
        registers = _ptxas_registers(one, gpu)
        for counts in one.profiler.kernels.values():
            kernels.append(_kernel(one, counts, registers.get(counts.kernel), gpu))
            for file, _ in counts.by_line():
                sources.setdefault(file, _text_of(one, file))
    return {"version": VERSION, "gpu": gpu.name, "sources": sources, "kernels": kernels}


def load(file: str) -> dict[str, Any]:
    """Load a profile that was saved as JSON. Raises UsageError if the file has none."""
    try:
        result = json.loads(Path(file).read_text(encoding="utf-8"))
    except OSError as error:
        raise UsageError(f"cannot read '{file}': {error.strerror}") from None
    except (ValueError, RecursionError):
        result = None
    if not isinstance(result, dict) or result.get("version") != VERSION or not _is_complete(result):
        raise UsageError(f"'{file}' is no profile that 'minicc run --profile=json' has written")
    return result


def _is_complete(profile: dict[str, Any]) -> bool:
    """Return whether a profile has all fields that comparisons read."""
    sources, kernels = profile.get("sources"), profile.get("kernels")
    return (
        isinstance(sources, dict)
        and all(isinstance(text, str) for text in sources.values())
        and isinstance(kernels, list)
        and all(
            isinstance(kernel, dict)
            and isinstance(kernel.get("name"), str)
            and isinstance(kernel.get("symbol"), str)
            and _are_numbers(kernel.get("metrics"))
            and isinstance(kernel.get("lines"), list)
            and all(map(_is_line, kernel["lines"]))
            for kernel in kernels
        )
    )


def _is_line(line: object) -> bool:
    return (
        isinstance(line, dict)
        and isinstance(line.get("file"), str)
        and isinstance(line.get("line"), int)
        and line["line"] >= 0
        and _are_numbers(line.get("figures"))
    )


def _are_numbers(figures: object) -> bool:
    return isinstance(figures, dict) and all(isinstance(value, int | float) for value in figures.values())


def _text_of(one: ProfiledModule, file: str) -> str:
    if file in one.sources:
        return one.sources[file]
    if file == one.module.filename:
        return one.text or print_module(one.module)
    try:
        return Path(file).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _number(target: str) -> int:
    match = re.search(r"\d+", target)
    return int(match[0]) if match else 0


def _ptxas_registers(one: ProfiledModule, gpu: Gpu) -> dict[str, int]:
    """Return registers per thread by kernel from ptxas; none without ptxas, or if it rejects the module."""
    if not one.profiler.kernels or ptxas.find_tool("ptxas") is None:
        return {}
    target = max(gpu.arch, one.module.target[0], key=_number)
    return ptxas.assemble_for(one.text or print_module(one.module), target).registers


def _kernel(one: ProfiledModule, counts: KernelCounts, registers: int | None, gpu: Gpu) -> dict[str, Any]:
    need, total, config = (
        usage(one.module, one.module.functions[counts.kernel]),
        counts.total,
        counts.configs[-1],
    )
    used = need.registers if registers is None else registers
    fits = occupancy(gpu, config, need.shared, used)
    bytes_: dict[str, dict[str, int]] = {}
    for (kind, space), access in sorted(total.accesses.items()):
        bytes_.setdefault(space, {"load": 0, "store": 0, "atomic": 0})[kind] += access.bytes
    moved = 32 * sum(access.sectors for access in total.accesses.values())
    touched, flops = counts.read.bytes + counts.written.bytes, sum(total.flops.values())
    special: dict[str, int] = {}
    for (type_, operation), threads in sorted(total.operations.items()):
        if operation == "special":
            special[type_] = special.get(type_, 0) + threads
    return {
        "name": one.name_of(counts.kernel),
        "symbol": counts.kernel,
        "launches": [{"grid": list(c.grid), "block": list(c.block),
            "shared": c.shared_bytes} for c in counts.configs],
        "faulted": counts.has_faulted,
        "registers": used,
        "registers_from": "minicc, which ptxas may exceed" if registers is None else ptxas.version(),
        "metrics": kernel_metrics(counts, used, need.shared, fits),
        "bytes": bytes_,
        "footprint": {"read": counts.read.bytes, "written": counts.written.bytes},
        "flops": {type_: int(value) for type_, value in sorted(total.flops.items())},
        "special": special,
        "intensity": {"sectors": ratio(flops, moved), "footprint": ratio(flops, touched)},
        "occupancy": {"warps": fits.warps, "most": fits.most, "blocks": fits.blocks, "limits": fits.limits,
            "by": fits.by},
        "hints": [{"kind": hint.kind, "file": hint.file, "line": hint.line,
            "text": hint.text} for hint in hints(counts)],
        "lines": [{"file": file, "line": line, "figures": site_figures(site)} for (file, line),
            site in counts.by_line().items()],
        "ptx": [{"line": instr.location.line, "text": str(instr),
            "source": [instr.source.file, instr.source.line] if instr.source else None,
                 "figures": site_figures(site)} for instr,
                 site in sorted(counts.sites.items(), key=lambda item: item[0].location.line)],
    }  # fmt: skip
