"""GPUs by name, with their vendors' public figures, and the occupancy of their multiprocessors."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.config import LaunchConfig
from .warps import WARP


@dataclass(frozen=True, slots=True)
class Gpu:
    """A GPU. Peaks are in 10^9 per second: `gbytes` of its memory, `gflops` by type outside matrix units.

    A multiprocessor has `registers` (32 bits each), `warps`, `blocks` and `shared` bytes. Each block reserves
    `reserved` of them, and they are allocated in multiples of `shared_unit`.
    """

    name: str
    arch: str
    multiprocessors: int
    gbytes: float
    gflops: dict[str, float]
    warps: int
    blocks: int
    shared: int
    reserved: int = 1024
    shared_unit: int = 128
    registers: int = 65536


def _peaks(f32: float, f64: float, f16: float) -> dict[str, float]:
    return {"f32": f32, "f64": f64, "f16": f16, "bf16": f16}


GPUS = {gpu.name: gpu for gpu in (
    Gpu("V100", "sm_70", 80, 900, _peaks(15_700, 7_800, 31_400), 64, 32, 96 << 10, reserved=0,
        shared_unit=256),
    Gpu("T4", "sm_75", 40, 320, _peaks(8_100, 254, 16_200), 32, 16, 64 << 10, reserved=0, shared_unit=256),
    Gpu("A100", "sm_80", 108, 2_039, _peaks(19_500, 9_700, 78_000), 64, 32, 164 << 10),
    Gpu("RTX3090", "sm_86", 82, 936, _peaks(35_600, 556, 35_600), 48, 16, 100 << 10),
    Gpu("RTX4090", "sm_89", 128, 1_008, _peaks(82_600, 1_290, 82_600), 48, 24, 100 << 10),
    Gpu("H100", "sm_90", 132, 3_350, _peaks(66_900, 33_500, 133_800), 64, 32, 228 << 10),
    Gpu("H200", "sm_90", 132, 4_800, _peaks(66_900, 33_500, 133_800), 64, 32, 228 << 10),
)}  # fmt: skip
"""Data sheets and architecture white papers (SXM where there are several, A100 and H100 with 80 GB); limits:
CUDA C++ programming guide, "Technical specifications per compute capability".
"""

_REGISTER_UNIT, _WARP_UNIT = 256, 4
"""Allocation units of registers per warp and of warps per multiprocessor (CUDA occupancy calculator)."""


@dataclass(frozen=True, slots=True)
class Occupancy:
    """Resident warps of a multiprocessor, of `most`.

    `limits` are the blocks that each resource allows, `by` the scarcest resource.
    """

    warps: int
    most: int
    blocks: int
    limits: dict[str, int]
    by: str

    @property
    def share(self) -> float:
        """The occupancy, between 0 and 1."""
        return self.warps / self.most


def occupancy(gpu: Gpu, config: LaunchConfig, static_shared: int, registers: int) -> Occupancy:
    """Return the theoretical occupancy of a launch; `registers` are those of a thread.

    It is 0 where a block exceeds a multiprocessor's resources.
    """
    warps = -(-config.threads // WARP)
    each = max(-(-registers * WARP // _REGISTER_UNIT) * _REGISTER_UNIT, _REGISTER_UNIT)
    shared = -(-(static_shared + config.shared_bytes + gpu.reserved) // gpu.shared_unit) * gpu.shared_unit
    limits = {
        "warps": gpu.warps // warps,
        "blocks": gpu.blocks,
        "registers": gpu.registers // each // _WARP_UNIT * _WARP_UNIT // warps,
        "shared memory": gpu.shared // shared if shared else gpu.blocks,
    }
    by = min(limits, key=limits.__getitem__)
    return Occupancy(warps * limits[by], gpu.warps, limits[by], limits, by)
