"""cuFFT on NumPy's transforms: plans of one to three dimensions, batches, strides; results are not
normalised.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence

import numpy as np

from ...support.fast_dataclass import record
from ..api.pointers import Pointer, put, put_size
from ..api.table import ApiRow
from ..device.host_runtime import HostRuntime
from .arrays import Array, LibraryError, array, perform, resolve_handle

RESULT = "cufftResult"
INVALID_PLAN, INVALID_TYPE, INVALID_VALUE, EXEC_FAILED, INVALID_SIZE = 1, 3, 4, 6, 8
KINDS = {
    0x29: (np.complex64, np.complex64),
    0x2A: (np.float32, np.complex64),
    0x2C: (np.complex64, np.float32),
    0x69: (np.complex128, np.complex128),
    0x6A: (np.float64, np.complex128),
    0x6C: (np.complex128, np.float64),
}
"""Types of input and output by cufftType."""
FORWARD, INVERSE = -1, 1


@record
class TransformLayout:
    """Layout of the elements of a transform: `steps` along each axis, `distance` between consecutive
    transforms, in elements.
    """

    shape: tuple[int, ...]
    steps: tuple[int, ...]
    distance: int


@record
class FftPlan:
    """A plan of cufftPlan; `size` is the transform's shape in the time domain."""

    kind: int = 0
    size: tuple[int, ...] = ()
    source: TransformLayout | None = None
    target: TransformLayout | None = None
    batch: int = 1
    stream: int = 0


def _plan(rt: HostRuntime, plan: int) -> FftPlan:
    return resolve_handle(rt, FftPlan, plan, INVALID_PLAN)


def _layout(
    size: tuple[int, ...], half: bool, embed: Sequence[int] | None, step: int, distance: int
) -> TransformLayout:
    """Return the layout for the array dimensions `embed`, or the dense one for None."""
    shape = (*size[:-1], size[-1] // 2 + 1) if half else size
    inner = tuple(embed) if embed is not None else shape
    step, distance = (step, distance) if embed is not None else (1, math.prod(shape))
    steps = tuple(step * math.prod(inner[axis + 1 :]) for axis in range(len(size)))
    return TransformLayout(shape, steps, distance)


def _create_plan(
    plan: FftPlan,
    size: Sequence[int],
    kind: int,
    batch: int,
    source: tuple[Sequence[int] | None, int, int] = (None, 1, 0),
    target: tuple[Sequence[int] | None, int, int] = (None, 1, 0),
) -> None:
    if kind not in KINDS:
        raise LibraryError(INVALID_TYPE)
    if any(n < 1 for n in size) or batch < 1:
        raise LibraryError(INVALID_SIZE)
    before, after = KINDS[kind]
    plan.kind, plan.size, plan.batch = kind, tuple(size), batch
    plan.source = _layout(plan.size, np.dtype(after).kind == "f", *source)
    plan.target = _layout(plan.size, np.dtype(before).kind == "f", *target)


def _integers(pointer: Pointer, count: int) -> list[int] | None:
    return list((ctypes.c_int * count).from_address(pointer)) if pointer else None


def create(rt: HostRuntime, out: Pointer) -> None:
    put(out, rt.handles.add(FftPlan()))


def plan_1d(rt: HostRuntime, out: Pointer, n: int, kind: int, batch: int) -> None:
    plan = FftPlan()
    _create_plan(plan, (n,), kind, batch)
    put(out, rt.handles.add(plan))


def plan_2d(rt: HostRuntime, out: Pointer, n: int, k: int, kind: int) -> None:
    plan = FftPlan()
    _create_plan(plan, (n, k), kind, 1)
    put(out, rt.handles.add(plan))


def plan_3d(rt: HostRuntime, out: Pointer, n: int, k: int, j: int, kind: int) -> None:
    plan = FftPlan()
    _create_plan(plan, (n, k, j), kind, 1)
    put(out, rt.handles.add(plan))


def plan_many(
    rt: HostRuntime,
    out: Pointer,
    rank: int,
    size: Pointer,
    source: Pointer,
    source_step: int,
    source_distance: int,
    target: Pointer,
    target_step: int,
    target_distance: int,
    kind: int,
    batch: int,
) -> None:
    plan = FftPlan()
    _many(
        plan,
        rank,
        size,
        source,
        source_step,
        source_distance,
        target,
        target_step,
        target_distance,
        kind,
        batch,
    )
    put(out, rt.handles.add(plan))


def _many(
    plan: FftPlan,
    rank: int,
    size: Pointer,
    source: Pointer,
    source_step: int,
    source_distance: int,
    target: Pointer,
    target_step: int,
    target_distance: int,
    kind: int,
    batch: int,
) -> None:
    if rank not in (1, 2, 3) or not size:
        raise LibraryError(INVALID_VALUE)
    _create_plan(
        plan,
        _integers(size, rank) or (),
        kind,
        batch,
        (_integers(source, rank), source_step, source_distance),
        (_integers(target, rank), target_step, target_distance),
    )


def make_1d(rt: HostRuntime, plan: int, n: int, kind: int, batch: int, work: Pointer) -> None:
    _create_plan(_plan(rt, plan), (n,), kind, batch)
    put_size(work, 0)


def make_2d(rt: HostRuntime, plan: int, n: int, k: int, kind: int, work: Pointer) -> None:
    _create_plan(_plan(rt, plan), (n, k), kind, 1)
    put_size(work, 0)


def make_3d(rt: HostRuntime, plan: int, n: int, k: int, j: int, kind: int, work: Pointer) -> None:
    _create_plan(_plan(rt, plan), (n, k, j), kind, 1)
    put_size(work, 0)


def make_many(
    rt: HostRuntime,
    plan: int,
    rank: int,
    size: Pointer,
    source: Pointer,
    source_step: int,
    source_distance: int,
    target: Pointer,
    target_step: int,
    target_distance: int,
    kind: int,
    batch: int,
    work: Pointer,
) -> None:
    _many(
        _plan(rt, plan),
        rank,
        size,
        source,
        source_step,
        source_distance,
        target,
        target_step,
        target_distance,
        kind,
        batch,
    )
    put_size(work, 0)


def destroy(rt: HostRuntime, plan: int) -> None:
    _plan(rt, plan)
    rt.scheduler.drain()
    rt.handles.remove(plan)


def set_stream(rt: HostRuntime, plan: int, stream: Pointer) -> None:
    rt.stream(stream)
    _plan(rt, plan).stream = stream or 0


def work_size(rt: HostRuntime, plan: int, out: Pointer) -> None:
    _plan(rt, plan)
    put_size(out, 0)


def accept_setting(rt: HostRuntime, plan: int, *_: object) -> None:
    """Accept a work area, which transforms do not need."""
    _plan(rt, plan)


def version(rt: HostRuntime, out: Pointer) -> None:
    put(out, 12000)


# -- transforms


def _run(
    rt: HostRuntime, plan: int, kinds: tuple[int, ...], source: Pointer, target: Pointer, direction: int
) -> None:
    result = _plan(rt, plan)
    if result.kind not in kinds or result.source is None or result.target is None:
        raise LibraryError(INVALID_TYPE if result.source is not None else INVALID_PLAN)
    if direction not in (FORWARD, INVERSE):
        raise LibraryError(INVALID_VALUE)
    before, after = KINDS[result.kind]
    first, second = result.source, result.target
    axes = tuple(range(1, len(result.size) + 1))

    def work() -> None:
        values = array(
            rt,
            "cufftExec",
            source,
            before,
            (result.batch, *first.shape),
            (first.distance, *first.steps),
            EXEC_FAILED,
        )
        out = array(
            rt,
            "cufftExec",
            target,
            after,
            (result.batch, *second.shape),
            (second.distance, *second.steps),
            EXEC_FAILED,
        )
        out[...] = _transform(
            values, result.size, axes, direction, np.dtype(before).kind, np.dtype(after).kind
        )

    perform(rt, result.stream, work)


def _transform(
    values: Array, size: tuple[int, ...], axes: tuple[int, ...], direction: int, before: str, after: str
) -> Array:
    if before == "f":
        return np.fft.rfftn(values, axes=axes)
    if after == "f":
        return np.fft.irfftn(values, s=size, axes=axes, norm="forward")
    return (
        np.fft.fftn(values, axes=axes)
        if direction == FORWARD
        else np.fft.ifftn(values, axes=axes, norm="forward")
    )


def complex_to_complex(rt: HostRuntime, plan: int, source: Pointer, target: Pointer, direction: int) -> None:
    _run(rt, plan, (0x29, 0x69), source, target, direction)


def real_to_complex(rt: HostRuntime, plan: int, source: Pointer, target: Pointer) -> None:
    _run(rt, plan, (0x2A, 0x6A), source, target, FORWARD)


def complex_to_real(rt: HostRuntime, plan: int, source: Pointer, target: Pointer) -> None:
    _run(rt, plan, (0x2C, 0x6C), source, target, INVERSE)


_MANY = (
    "int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType"
    " type, int batch"
)
# fmt: off
FUNCTIONS = (
    ApiRow("cufftCreate", "cufftHandle *plan", create, RESULT),
    ApiRow("cufftPlan1d", "cufftHandle *plan, int nx, cufftType type, int batch", plan_1d, RESULT),
    ApiRow("cufftPlan2d", "cufftHandle *plan, int nx, int ny, cufftType type", plan_2d, RESULT),
    ApiRow("cufftPlan3d", "cufftHandle *plan, int nx, int ny, int nz, cufftType type", plan_3d, RESULT),
    ApiRow("cufftPlanMany", f"cufftHandle *plan, {_MANY}", plan_many, RESULT),
    ApiRow("cufftMakePlan1d", "cufftHandle plan, int nx, cufftType type, int batch, size_t *work", make_1d,
        RESULT),
    ApiRow("cufftMakePlan2d", "cufftHandle plan, int nx, int ny, cufftType type, size_t *work", make_2d,
        RESULT),
    ApiRow("cufftMakePlan3d", "cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *work",
        make_3d,
        RESULT),
    ApiRow("cufftMakePlanMany", f"cufftHandle plan, {_MANY}, size_t *work", make_many, RESULT),
    ApiRow("cufftDestroy", "cufftHandle plan", destroy, RESULT),
    ApiRow("cufftSetStream", "cufftHandle plan, cudaStream_t stream", set_stream, RESULT),
    ApiRow("cufftGetSize", "cufftHandle plan, size_t *work", work_size, RESULT),
    ApiRow("cufftSetAutoAllocation", "cufftHandle plan, int is", accept_setting, RESULT),
    ApiRow("cufftSetWorkArea", "cufftHandle plan, void *area", accept_setting, RESULT),
    ApiRow("cufftGetVersion", "int *version", version, RESULT),
    ApiRow("cufftExecC2C", "cufftHandle plan, cufftComplex *source, cufftComplex *target, int direction",
        complex_to_complex, RESULT),
    ApiRow("cufftExecZ2Z",
        "cufftHandle plan, cufftDoubleComplex *source, cufftDoubleComplex *target, int direction",
        complex_to_complex, RESULT),
    ApiRow("cufftExecR2C", "cufftHandle plan, cufftReal *source, cufftComplex *target", real_to_complex,
        RESULT),
    ApiRow("cufftExecD2Z", "cufftHandle plan, cufftDoubleReal *source, cufftDoubleComplex *target",
        real_to_complex, RESULT),
    ApiRow("cufftExecC2R", "cufftHandle plan, cufftComplex *source, cufftReal *target", complex_to_real,
        RESULT),
    ApiRow("cufftExecZ2D", "cufftHandle plan, cufftDoubleComplex *source, cufftDoubleReal *target",
        complex_to_real, RESULT),
)
# fmt: on
