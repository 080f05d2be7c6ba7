"""cuFFT on NumPy's transforms: plans of one to three dimensions, batches, strides; results are not
normalised.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ...support.fast_dataclass import record
from ..api.pointers import Pointer, put, put_size
from ..api.table import ApiRow
from ..device.host_runtime import HostRuntime
from .arrays import Array, Execution, LibraryError, array, perform, resolve_handle
from .handles import stream_functions

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
DATA_TYPES = {0: np.float32, 1: np.float64, 4: np.complex64, 5: np.complex128}
"""Types by cudaDataType."""
FORWARD, INVERSE = -1, 1
_DIRECTIONS = {0x2A: FORWARD, 0x6A: FORWARD, 0x2C: INVERSE, 0x6C: INVERSE}


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
    batch: int = 1,
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


def _integers(pointer: Pointer, count: int, kind: Any = ctypes.c_int) -> list[int] | None:
    return list((kind * count).from_address(pointer)) if pointer else None


def create(rt: HostRuntime, out: Pointer) -> None:
    """Implement `cufftCreate`."""
    put(out, rt.handles.add(FftPlan()))


Parts = tuple[Any, ...]
"""The arguments of `_create_plan` after the plan."""


def _dense(rank: int) -> Callable[..., Parts]:
    """Return a function from the sizes, the kind and perhaps the batch of dense transforms to `Parts`."""
    return lambda *arguments: (arguments[:rank], *arguments[rank:])


def _many(
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
    integer: Any = ctypes.c_int,
) -> Parts:
    if rank not in (1, 2, 3) or not size:
        raise LibraryError(INVALID_VALUE)
    return (
        _integers(size, rank, integer) or (),
        kind,
        batch,
        (_integers(source, rank, integer), source_step, source_distance),
        (_integers(target, rank, integer), target_step, target_distance),
    )


def make_many(rt: HostRuntime, plan: int, *arguments: Any) -> None:
    """Implement `cufftMakePlanMany64`."""
    *described, work = arguments
    _create_plan(_plan(rt, plan), *_many(*(*described, ctypes.c_int64)))
    put_size(work, 0)


def make_typed(
    rt: HostRuntime,
    plan: int,
    rank: int,
    size: Pointer,
    source: Pointer,
    source_step: int,
    source_distance: int,
    source_kind: int,
    target: Pointer,
    target_step: int,
    target_distance: int,
    target_kind: int,
    batch: int,
    work: Pointer,
    execution: int,
) -> None:
    """Implement `cufftXtMakePlanMany`."""
    kinds = DATA_TYPES.get(source_kind), DATA_TYPES.get(target_kind)
    kind = next((number for number, types in KINDS.items() if types == kinds), None)
    if kind is None or DATA_TYPES.get(execution) not in kinds:
        raise LibraryError(INVALID_TYPE)
    layouts = source, source_step, source_distance, target, target_step, target_distance
    _create_plan(_plan(rt, plan), *_many(rank, size, *layouts, kind, batch, ctypes.c_int64))
    put_size(work, 0)


def execute_typed(rt: HostRuntime, plan: int, source: Pointer, target: Pointer, direction: int) -> None:
    """Implement `cufftXtExec`; the direction of transforms of real numbers is that of their types."""
    kind = _plan(rt, plan).kind
    _run(rt, plan, tuple(KINDS), source, target, _DIRECTIONS.get(kind, direction))


def _creation_rows(suffix: str, parameters: str, parts: Callable[..., Parts]) -> tuple[ApiRow, ApiRow]:
    """Return the row of cufftPlan`suffix`, which creates a plan, and of cufftMakePlan`suffix`."""

    def create(rt: HostRuntime, out: Pointer, *arguments: Any) -> None:
        plan = FftPlan()
        _create_plan(plan, *parts(*arguments))
        put(out, rt.handles.add(plan))

    def make(rt: HostRuntime, handle: int, *arguments: Any) -> None:
        *described, work = arguments
        _create_plan(_plan(rt, handle), *parts(*described))
        put_size(work, 0)

    return (
        ApiRow(f"cufftPlan{suffix}", f"cufftHandle *plan, {parameters}", create, RESULT),
        ApiRow(f"cufftMakePlan{suffix}", f"cufftHandle plan, {parameters}, size_t *work", make, RESULT),
    )


destroy, set_stream = stream_functions(FftPlan, INVALID_PLAN)


def work_size(rt: HostRuntime, plan: int, out: Pointer) -> None:
    """Implement `cufftGetSize`."""
    _plan(rt, plan)
    put_size(out, 0)


def accept_setting(rt: HostRuntime, plan: int, *_: object) -> None:
    """Accept a work area, which transforms do not need."""
    _plan(rt, plan)


def version(rt: HostRuntime, out: Pointer) -> None:
    """Implement `cufftGetVersion`."""
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

    def work() -> Execution:
        values, out = (
            array(
                rt, "cufftExec", pointer, kind, (result.batch, *layout.shape),
                (layout.distance, *layout.steps), EXEC_FAILED,
            )
            for pointer, kind, layout in ((source, before, first), (target, after, second))
        )  # fmt: skip
        yield
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


def _transform_row(
    name: str, source: str, target: str, kinds: tuple[int, ...], direction: Pointer = None
) -> ApiRow:
    """Return the row of cufftExec`name`; without a `direction` that is the last parameter."""

    def execute(
        rt: HostRuntime, plan: int, first: Pointer, second: Pointer, way: int = direction or 0
    ) -> None:
        _run(rt, plan, kinds, first, second, way or direction or 0)

    last = "" if direction else ", int direction"
    parameters = f"cufftHandle plan, cufft{source} *source, cufft{target} *target{last}"
    return ApiRow(f"cufftExec{name}", parameters, execute, RESULT)


_MANY = (
    "int rank, int *n, int *inembed, int istride, int idist, int *onembed, int ostride, int odist, cufftType"
    " type, int batch"
)
_MANY_64 = (
    "int rank, long long *n, long long *inembed, long long istride, long long idist, long long *onembed,"
    " long long ostride, long long odist, cufftType type, long long batch"
)
_TYPED = (
    "int rank, long long *n, long long *inembed, long long istride, long long idist, cudaDataType before,"
    " long long *onembed, long long ostride, long long odist, cudaDataType after, long long batch,"
    " size_t *work, cudaDataType execution"
)
# fmt: off
FUNCTIONS = (
    ApiRow("cufftCreate", "cufftHandle *plan", create, RESULT),
    *_creation_rows("1d", "int nx, cufftType type, int batch", _dense(1)),
    *_creation_rows("2d", "int nx, int ny, cufftType type", _dense(2)),
    *_creation_rows("3d", "int nx, int ny, int nz, cufftType type", _dense(3)),
    *_creation_rows("Many", _MANY, _many),
    ApiRow("cufftMakePlanMany64", f"cufftHandle plan, {_MANY_64}, size_t *work", make_many, RESULT),
    ApiRow("cufftXtMakePlanMany", f"cufftHandle plan, {_TYPED}", make_typed, RESULT),
    ApiRow("cufftXtExec", "cufftHandle plan, void *source, void *target, int way", execute_typed, RESULT),
    ApiRow("cufftDestroy", "cufftHandle plan", destroy, RESULT),
    ApiRow("cufftSetStream", "cufftHandle plan, cudaStream_t stream", set_stream, RESULT),
    ApiRow("cufftGetSize", "cufftHandle plan, size_t *work", work_size, RESULT),
    ApiRow("cufftSetAutoAllocation", "cufftHandle plan, int is", accept_setting, RESULT),
    ApiRow("cufftSetWorkArea", "cufftHandle plan, void *area", accept_setting, RESULT),
    ApiRow("cufftGetVersion", "int *version", version, RESULT),
    _transform_row("C2C", "Complex", "Complex", (0x29, 0x69)),
    _transform_row("Z2Z", "DoubleComplex", "DoubleComplex", (0x29, 0x69)),
    _transform_row("R2C", "Real", "Complex", (0x2A, 0x6A), FORWARD),
    _transform_row("D2Z", "DoubleReal", "DoubleComplex", (0x2A, 0x6A), FORWARD),
    _transform_row("C2R", "Complex", "Real", (0x2C, 0x6C), INVERSE),
    _transform_row("Z2D", "DoubleComplex", "DoubleReal", (0x2C, 0x6C), INVERSE),
)
# fmt: on
