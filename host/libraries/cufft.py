"""cuFFT on NumPy's transforms: plans of one to three dimensions, batches, strides; nothing is scaled."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence

import numpy as np

from ...support.fast_dataclass import record
from ..api.pointers import Pointer, put, put_size
from ..api.table import Row
from ..device.machine import Machine
from .arrays import Array, LibraryError, array, meant, perform

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
"""By cufftType: what goes in and what comes out."""
FORWARD, INVERSE = -1, 1


@record
class Layout:
    """Where the elements of one transform lie: `steps` along each axis, `distance` from one transform to the
    next, in elements.
    """

    shape: tuple[int, ...]
    steps: tuple[int, ...]
    distance: int


@record
class Plan:
    """What cufftPlan makes; `size` is the transform's, in values of the time domain."""

    kind: int = 0
    size: tuple[int, ...] = ()
    source: Layout | None = None
    target: Layout | None = None
    batch: int = 1
    stream: int = 0


def _plan(m: Machine, plan: int) -> Plan:
    return meant(m, Plan, plan, INVALID_PLAN)


def _layout(
    size: tuple[int, ...], half: bool, embed: Sequence[int] | None, step: int, distance: int
) -> Layout:
    """By `embed` (the dimensions of the array that the transform lies in), or dense where there is none."""
    shape = (*size[:-1], size[-1] // 2 + 1) if half else size
    inner = tuple(embed) if embed is not None else shape
    step, distance = (step, distance) if embed is not None else (1, math.prod(shape))
    steps = tuple(step * math.prod(inner[axis + 1 :]) for axis in range(len(size)))
    return Layout(shape, steps, distance)


def _made(
    plan: Plan,
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


def create(m: Machine, out: Pointer) -> None:
    put(out, m.new_handle(Plan()))


def plan_1d(m: Machine, out: Pointer, n: int, kind: int, batch: int) -> None:
    plan = Plan()
    _made(plan, (n,), kind, batch)
    put(out, m.new_handle(plan))


def plan_2d(m: Machine, out: Pointer, n: int, k: int, kind: int) -> None:
    plan = Plan()
    _made(plan, (n, k), kind, 1)
    put(out, m.new_handle(plan))


def plan_3d(m: Machine, out: Pointer, n: int, k: int, j: int, kind: int) -> None:
    plan = Plan()
    _made(plan, (n, k, j), kind, 1)
    put(out, m.new_handle(plan))


def plan_many(
    m: Machine,
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
    plan = Plan()
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
    put(out, m.new_handle(plan))


def _many(
    plan: Plan,
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
    _made(
        plan,
        _integers(size, rank) or (),
        kind,
        batch,
        (_integers(source, rank), source_step, source_distance),
        (_integers(target, rank), target_step, target_distance),
    )


def make_1d(m: Machine, plan: int, n: int, kind: int, batch: int, work: Pointer) -> None:
    _made(_plan(m, plan), (n,), kind, batch)
    put_size(work, 0)


def make_2d(m: Machine, plan: int, n: int, k: int, kind: int, work: Pointer) -> None:
    _made(_plan(m, plan), (n, k), kind, 1)
    put_size(work, 0)


def make_3d(m: Machine, plan: int, n: int, k: int, j: int, kind: int, work: Pointer) -> None:
    _made(_plan(m, plan), (n, k, j), kind, 1)
    put_size(work, 0)


def make_many(
    m: Machine,
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
        _plan(m, plan),
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


def destroy(m: Machine, plan: int) -> None:
    _plan(m, plan)
    m.order.drain()
    del m.handles[plan]


def set_stream(m: Machine, plan: int, stream: Pointer) -> None:
    m.stream(stream)
    _plan(m, plan).stream = stream or 0


def work_size(m: Machine, plan: int, out: Pointer) -> None:
    _plan(m, plan)
    put_size(out, 0)


def accepted(m: Machine, plan: int, *_: object) -> None:
    """Transforms need no memory of the program's."""
    _plan(m, plan)


def version(m: Machine, out: Pointer) -> None:
    put(out, 12000)


# -- transforms


def _run(
    m: Machine, plan: int, kinds: tuple[int, ...], source: Pointer, target: Pointer, direction: int
) -> None:
    result = _plan(m, plan)
    if result.kind not in kinds or result.source is None or result.target is None:
        raise LibraryError(INVALID_TYPE if result.source is not None else INVALID_PLAN)
    if direction not in (FORWARD, INVERSE):
        raise LibraryError(INVALID_VALUE)
    before, after = KINDS[result.kind]
    first, second = result.source, result.target
    axes = tuple(range(1, len(result.size) + 1))

    def work() -> None:
        given = array(
            m,
            "cufftExec",
            source,
            before,
            (result.batch, *first.shape),
            (first.distance, *first.steps),
            EXEC_FAILED,
        )
        out = array(
            m,
            "cufftExec",
            target,
            after,
            (result.batch, *second.shape),
            (second.distance, *second.steps),
            EXEC_FAILED,
        )
        out[...] = _transformed(
            given, result.size, axes, direction, np.dtype(before).kind, np.dtype(after).kind
        )

    perform(m, result.stream, work)


def _transformed(
    given: Array, size: tuple[int, ...], axes: tuple[int, ...], direction: int, before: str, after: str
) -> Array:
    if before == "f":
        return np.fft.rfftn(given, axes=axes)
    if after == "f":
        return np.fft.irfftn(given, s=size, axes=axes, norm="forward")
    return (
        np.fft.fftn(given, axes=axes)
        if direction == FORWARD
        else np.fft.ifftn(given, axes=axes, norm="forward")
    )


def complex_to_complex(m: Machine, plan: int, source: Pointer, target: Pointer, direction: int) -> None:
    _run(m, plan, (0x29, 0x69), source, target, direction)


def real_to_complex(m: Machine, plan: int, source: Pointer, target: Pointer) -> None:
    _run(m, plan, (0x2A, 0x6A), source, target, FORWARD)


def complex_to_real(m: Machine, plan: int, source: Pointer, target: Pointer) -> None:
    _run(m, plan, (0x2C, 0x6C), source, target, INVERSE)


_MANY = (
    "int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType"
    " type, int batch"
)
# fmt: off
FUNCTIONS = (
    Row("cufftCreate", "cufftHandle *plan", create, RESULT),
    Row("cufftPlan1d", "cufftHandle *plan, int nx, cufftType type, int batch", plan_1d, RESULT),
    Row("cufftPlan2d", "cufftHandle *plan, int nx, int ny, cufftType type", plan_2d, RESULT),
    Row("cufftPlan3d", "cufftHandle *plan, int nx, int ny, int nz, cufftType type", plan_3d, RESULT),
    Row("cufftPlanMany", f"cufftHandle *plan, {_MANY}", plan_many, RESULT),
    Row("cufftMakePlan1d", "cufftHandle plan, int nx, cufftType type, int batch, size_t *work", make_1d,
        RESULT),
    Row("cufftMakePlan2d", "cufftHandle plan, int nx, int ny, cufftType type, size_t *work", make_2d, RESULT),
    Row("cufftMakePlan3d", "cufftHandle plan, int nx, int ny, int nz, cufftType type, size_t *work", make_3d,
        RESULT),
    Row("cufftMakePlanMany", f"cufftHandle plan, {_MANY}, size_t *work", make_many, RESULT),
    Row("cufftDestroy", "cufftHandle plan", destroy, RESULT),
    Row("cufftSetStream", "cufftHandle plan, cudaStream_t stream", set_stream, RESULT),
    Row("cufftGetSize", "cufftHandle plan, size_t *work", work_size, RESULT),
    Row("cufftSetAutoAllocation", "cufftHandle plan, int is", accepted, RESULT),
    Row("cufftSetWorkArea", "cufftHandle plan, void *area", accepted, RESULT),
    Row("cufftGetVersion", "int *version", version, RESULT),
    Row("cufftExecC2C", "cufftHandle plan, cufftComplex *source, cufftComplex *target, int direction",
        complex_to_complex, RESULT),
    Row("cufftExecZ2Z",
        "cufftHandle plan, cufftDoubleComplex *source, cufftDoubleComplex *target, int direction",
        complex_to_complex, RESULT),
    Row("cufftExecR2C", "cufftHandle plan, cufftReal *source, cufftComplex *target", real_to_complex, RESULT),
    Row("cufftExecD2Z", "cufftHandle plan, cufftDoubleReal *source, cufftDoubleComplex *target",
        real_to_complex, RESULT),
    Row("cufftExecC2R", "cufftHandle plan, cufftComplex *source, cufftReal *target", complex_to_real, RESULT),
    Row("cufftExecZ2D", "cufftHandle plan, cufftDoubleComplex *source, cufftDoubleReal *target",
        complex_to_real, RESULT),
)
# fmt: on
