"""The profile of launches: counts of what was executed, exact and never a guessed time.

Reading order: `warps` (sectors, banks and contention of one warp's request), `operations` (what an
instruction computes), `counts` (what is added up), `observer` (who adds it up), `gpus` (public figures,
occupancy), `metrics` (the counts by ncu's names), `hints` (what they prove).
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
