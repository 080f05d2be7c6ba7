"""Profiles of launches: exact counts of executed instructions and accesses, never estimated times.

Reading order: `warps` (sectors, banks and contention of one warp's request), `operations` (floating-point
operations of an instruction), `counts` (counters), `observer` (the profiler), `gpus` (public figures,
occupancy), `metrics` (the counts by ncu's names), `hints` (conclusions from the counts).
"""

from .counts import AccessCounts, KernelCounts, SiteCounts
from .gpus import GPUS, Gpu, Occupancy, occupancy
from .hints import hints
from .metrics import kernel_metrics, site_figures
from .observer import Profiler

__all__ = [
    "GPUS",
    "AccessCounts",
    "Gpu",
    "KernelCounts",
    "Occupancy",
    "Profiler",
    "SiteCounts",
    "hints",
    "kernel_metrics",
    "occupancy",
    "site_figures",
]
