"""Metrics: the counts under the names of Nsight Compute (`ncu --query-metrics`), where it counts the same.

Metrics that ncu measures over time (`sm__warps_active`, `dram__bytes`) are absent: nothing is estimated.
"""

from __future__ import annotations

from ...support.diagnostics import AccessKind, Space
from .counts import AccessCounts, KernelCounts, SiteCounts
from .gpus import Occupancy

Number = int | float


def ratio(value: float, of: float) -> float:
    """Return `value` / `of`, or 0 if `of` is 0."""
    return value / of if of else 0.0


def sum_accesses(site: SiteCounts, space: Space, *kinds: AccessKind) -> AccessCounts:
    """Return the sum of accesses of several kinds to one space; of all kinds if none is named."""
    result = AccessCounts()
    for (kind, access_space), counts in site.accesses.items():
        if access_space == space and (not kinds or kind in kinds):
            result.add(counts)
    return result


def site_figures(site: SiteCounts) -> dict[str, Number]:
    """Return the nonzero figures of a line or an instruction, by ncu's names of source metrics."""
    shared, global_ = sum_accesses(site, "shared"), sum_accesses(site, "global")
    result: dict[str, Number] = {
        "inst_executed": site.warp_instructions,
        "thread_inst_executed": site.thread_instructions,
        "thread_inst_executed_true": site.active_threads,
        "branch_inst_executed": site.branches,
        "divergent_branch_targets": site.divergent,
        "memory_requests_global": global_.requests,
        "memory_l2_theoretical_sectors_global": global_.sectors,
        "memory_l2_theoretical_sectors_global_ideal": global_.ideal_sectors,
        "memory_requests_shared": shared.requests,
        "memory_l1_wavefronts_shared": shared.wavefronts,
        "memory_l1_wavefronts_shared_ideal": shared.ideal_wavefronts,
        "memory_bytes_local": sum_accesses(site, "local").bytes,
        "flops": sum(site.flops.values()),
    }
    for key, counts in site.accesses.items():
        if key[0] == "atomic":
            result["atomic_lanes"] = result.get("atomic_lanes", 0) + counts.lanes
            result["atomic_addresses"] = result.get("atomic_addresses", 0) + counts.addresses
            result["atomic_passes"] = result.get("atomic_passes", 0) + counts.passes
    return {name: value for name, value in result.items() if value}


_FLOPS = {"f16": "h", "f32": "f", "f64": "d"}


def kernel_metrics(
    kernel: KernelCounts, registers: int, static_shared: int, occupancy: Occupancy
) -> dict[str, Number]:
    """Return the metrics of all launches of a kernel, by ncu's names. Sums are over the grids.

    launch__ and occupancy metrics are those of the last launch.
    """
    total, config = kernel.total, kernel.configs[-1]
    blocks = config.grid[0] * config.grid[1] * config.grid[2]
    result: dict[str, Number] = {
        "smsp__inst_executed.sum": total.warp_instructions,
        "smsp__thread_inst_executed.sum": total.thread_instructions,
        "smsp__thread_inst_executed_pred_on.sum": total.active_threads,
        "smsp__thread_inst_executed_per_inst_executed.ratio": ratio(
            total.thread_instructions, total.warp_instructions
        ),
        "smsp__thread_inst_executed_pred_on_per_inst_executed.ratio": ratio(
            total.active_threads, total.warp_instructions
        ),
        "smsp__sass_branch_targets.sum": total.branches,
        "smsp__sass_branch_targets_threads_divergent.sum": total.divergent,
        "smsp__sass_branch_targets_threads_uniform.sum": total.branches - total.divergent,
        "smsp__sass_average_branch_targets_threads_uniform.pct": (
            100 * ratio(total.branches - total.divergent, total.branches) if total.branches else 100.0
        ),
    }
    kind: AccessKind
    for kind, op in (("load", "ld"), ("store", "st"), ("atomic", "atom")):
        counts = sum_accesses(total, "global", kind)
        result[f"l1tex__t_requests_pipe_lsu_mem_global_op_{op}.sum"] = counts.requests
        result[f"l1tex__t_sectors_pipe_lsu_mem_global_op_{op}.sum"] = counts.sectors
        result[f"l1tex__average_t_sectors_per_request_pipe_lsu_mem_global_op_{op}.ratio"] = ratio(
            counts.sectors, counts.requests
        )
    global_ = sum_accesses(total, "global")
    result["memory_l2_theoretical_sectors_global"] = global_.sectors
    result["memory_l2_theoretical_sectors_global_ideal"] = global_.ideal_sectors
    for kind, op in (("load", "ld"), ("store", "st"), ("atomic", "atom")):
        counts = sum_accesses(total, "shared", kind)
        result[f"l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{op}.sum"] = counts.wavefronts
        result[f"l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_{op}.sum"] = counts.conflicts
    shared = sum_accesses(total, "shared")
    result["l1tex__data_pipe_lsu_wavefronts_mem_shared.sum"] = shared.wavefronts
    result["l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum"] = shared.conflicts
    for kind, op in (("load", "ld"), ("store", "st")):
        result[f"l1tex__t_requests_pipe_lsu_mem_local_op_{op}.sum"] = sum_accesses(
            total, "local", kind
        ).requests
    for type_, letter in _FLOPS.items():
        for operation in ("add", "mul", "fma"):
            result[f"smsp__sass_thread_inst_executed_op_{letter}{operation}_pred_on.sum"] = (
                total.operations.get((type_, operation), 0)
            )
    result |= {
        "launch__grid_size": blocks,
        "launch__block_size": config.threads,
        "launch__thread_count": blocks * config.threads,
        "launch__registers_per_thread": registers,
        "launch__shared_mem_per_block_static": static_shared,
        "launch__shared_mem_per_block_dynamic": config.shared_bytes,
        "launch__occupancy_limit_warps": occupancy.limits["warps"],
        "launch__occupancy_limit_blocks": occupancy.limits["blocks"],
        "launch__occupancy_limit_registers": occupancy.limits["registers"],
        "launch__occupancy_limit_shared_mem": occupancy.limits["shared memory"],
        "sm__maximum_warps_per_active_cycle_pct": 100 * occupancy.share,
    }
    return result
