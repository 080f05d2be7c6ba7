"""Copies of the driver API: of planes and boxes, to and from arrays, in batches (CUDA Driver API, "Memory
Management"). Extents and offsets are in bytes; `graph_tasks.CopyNode` counts an array's elements.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from ..api import graph_tasks
from ..api.driver_symbols import driver_rows
from ..api.graph_tasks import CopyNode, Task
from ..api.images import CudaArray
from ..api.pointers import Pointer, put_size, structure_at
from ..device.errors import ApiError
from ..device.host_runtime import HostRuntime
from .driver_api import check_context

HOST, DEVICE, ARRAY, UNIFIED = 1, 2, 3, 4
"""The enumeration CUmemorytype."""
_TO_DEVICE, _TO_HOST, _ON_DEVICE, _ANY = 1, 2, 3, 4
"""The enumeration cudaMemcpyKind."""
_KINDS = {(HOST, HOST): 0, (HOST, DEVICE): 1, (DEVICE, HOST): 2, (DEVICE, DEVICE): 3}
_NO_INDEX = (1 << 64) - 1
"""SIZE_MAX: an error of no particular copy of a batch."""
_ORDERED, _DURING_CALL, _ANY_TIME = 1, 2, 3
"""The enumeration CUmemcpySrcAccessOrder."""


class BoxOperand(ctypes.Structure):
    """The source or the destination in a CUDA_MEMCPY3D, or in a CUDA_MEMCPY3D_PEER, which has a context."""

    _fields_ = [
        ("x", ctypes.c_size_t),
        ("y", ctypes.c_size_t),
        ("z", ctypes.c_size_t),
        ("level", ctypes.c_size_t),
        ("kind", ctypes.c_int),
        ("host", ctypes.c_void_p),
        ("device", ctypes.c_size_t),
        ("array", ctypes.c_void_p),
        ("context", ctypes.c_void_p),
        ("pitch", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
    ]


class BoxCopy(ctypes.Structure):
    """The structure CUDA_MEMCPY3D."""

    _fields_ = [
        ("source", BoxOperand),
        ("target", BoxOperand),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("depth", ctypes.c_size_t),
    ]


class PlaneOperand(ctypes.Structure):
    """The source or the destination in a CUDA_MEMCPY2D."""

    _fields_ = [
        ("x", ctypes.c_size_t),
        ("y", ctypes.c_size_t),
        ("kind", ctypes.c_int),
        ("host", ctypes.c_void_p),
        ("device", ctypes.c_size_t),
        ("array", ctypes.c_void_p),
        ("pitch", ctypes.c_size_t),
    ]

    @property
    def box(self) -> BoxOperand:
        """The operand of a box of depth 1."""
        return BoxOperand(
            self.x, self.y, kind=self.kind, host=self.host, device=self.device, array=self.array,
            pitch=self.pitch,
        )  # fmt: skip


class PlaneCopy(ctypes.Structure):
    """The structure CUDA_MEMCPY2D."""

    _fields_ = [
        ("source", PlaneOperand),
        ("target", PlaneOperand),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
    ]


# -- planes and boxes


def element_bytes(rt: HostRuntime, operand: BoxOperand) -> int:
    """Return the bytes of an array's elements, 1 for memory. Raise ApiError if the operand is invalid."""
    if operand.level or operand.kind not in (HOST, DEVICE, ARRAY, UNIFIED):
        raise ApiError("cudaErrorInvalidValue")
    if operand.kind != ARRAY:
        return 1
    return rt.handles.resolve(CudaArray, operand.array).image.texel_bytes


def copy_node(rt: HostRuntime, copy: BoxCopy) -> CopyNode:
    """Return the runtime's description of a copy. Raise ApiError if the copy is invalid."""
    sizes = [element_bytes(rt, operand) for operand in (copy.source, copy.target)]
    size = max(sizes)
    if {*sizes} - {1, size} or copy.width % size:
        raise ApiError("cudaErrorInvalidValue")
    kinds = [DEVICE if one.kind == ARRAY else one.kind for one in (copy.source, copy.target)]
    node = CopyNode(
        extent=(copy.width // size, copy.height, copy.depth),
        kind=_ANY if UNIFIED in kinds else _KINDS[kinds[0], kinds[1]],
    )
    node.source_array, node.source_position, node.source = _position(copy, copy.source, sizes[0])
    node.array, node.position, node.target = _position(copy, copy.target, sizes[1])
    return node


def _position(copy: BoxCopy, operand: BoxOperand, size: int) -> tuple[Pointer, Any, Any]:
    """Return an operand's array, position and memory (a cudaPitchedPtr); `size` is that of its elements."""
    if operand.x % size:
        raise ApiError("cudaErrorInvalidValue")
    position = (ctypes.c_size_t * 3)(operand.x // size, operand.y, operand.z)
    memory = (ctypes.c_size_t * 4)()
    if operand.kind == ARRAY:
        return operand.array, position, memory
    start = operand.host if operand.kind == HOST else operand.device
    memory[:] = [start or 0, operand.pitch or copy.width, copy.width, operand.height or copy.height]
    return None, position, memory


def box_of(plane: PlaneCopy) -> BoxCopy:
    """Return the copy of a plane as that of a box."""
    return BoxCopy(plane.source.box, plane.target.box, plane.width, plane.height, 1)


def _boxes(rt: HostRuntime, parameters: Pointer) -> BoxCopy:
    return structure_at(BoxCopy, parameters)


def _planes(rt: HostRuntime, parameters: Pointer) -> BoxCopy:
    return box_of(structure_at(PlaneCopy, parameters))


def _peer_boxes(rt: HostRuntime, parameters: Pointer) -> BoxCopy:
    copy = structure_at(BoxCopy, parameters)
    for operand in (copy.source, copy.target):
        check_context(rt, operand.context)
    return copy


def _run(rt: HostRuntime, task: Task, stream: Pointer, waits: bool) -> None:
    graph_tasks.submit(rt, rt.stream(stream), task)
    if waits:
        rt.scheduler.drain()


def _box_function(read: Callable[[HostRuntime, Pointer], BoxCopy], waits: bool) -> Callable[..., None]:
    def copy(rt: HostRuntime, parameters: Pointer, stream: Pointer = 0) -> None:
        _run(rt, graph_tasks.copy_task(rt, copy_node(rt, read(rt, parameters))), stream, waits)

    return copy


# -- lines


def _in_array(rt: HostRuntime, array: Pointer, offset: int, size: int) -> int:
    """Return the device address of a byte of an array. Raise ApiError if fewer than `size` bytes follow."""
    image = rt.handles.resolve(CudaArray, array).image
    if offset + size > image.bytes:
        raise ApiError("cudaErrorInvalidValue")
    return image.address + offset


def _to_array(kind: int, waits: bool) -> Callable[..., None]:
    def copy(
        rt: HostRuntime, array: Pointer, offset: int, source: Pointer, size: int, stream: Pointer = 0
    ) -> None:
        target = _in_array(rt, array, offset, size)
        _run(rt, graph_tasks.line(rt, target, source, size, kind), stream, waits)

    return copy


def _from_array(kind: int, waits: bool) -> Callable[..., None]:
    def copy(
        rt: HostRuntime, target: Pointer, array: Pointer, offset: int, size: int, stream: Pointer = 0
    ) -> None:
        source = _in_array(rt, array, offset, size)
        _run(rt, graph_tasks.line(rt, target, source, size, kind), stream, waits)

    return copy


def copy_between_arrays(
    rt: HostRuntime, to: Pointer, offset: int, source: Pointer, start: int, size: int
) -> None:
    """Implement `cuMemcpyAtoA`."""
    target, origin = _in_array(rt, to, offset, size), _in_array(rt, source, start, size)
    _run(rt, graph_tasks.line(rt, target, origin, size, _ON_DEVICE), 0, False)


def copy_peer(
    rt: HostRuntime, to: int, to_context: Pointer, source: int, context: Pointer, size: int,
    stream: Pointer = 0,
) -> None:  # fmt: skip
    """Implement `cuMemcpyPeer` and `cuMemcpyPeerAsync`."""
    check_context(rt, to_context)
    check_context(rt, context)
    _run(rt, graph_tasks.line(rt, to, source, size, _ANY), stream, False)


# -- batches


class CopyAttributes(ctypes.Structure):
    """The structure CUmemcpyAttributes; locations are hints."""

    _fields_ = [("order", ctypes.c_int), ("hints", ctypes.c_int * 4), ("flags", ctypes.c_uint)]


class BatchOperand(ctypes.Structure):
    """The structure CUmemcpy3DOperand: memory with row length and layer height, or an array with offsets; the
    lengths are in elements.
    """

    _fields_ = [("kind", ctypes.c_int), ("of", ctypes.c_size_t * 4)]


class BatchCopy(ctypes.Structure):
    """The structure CUDA_MEMCPY3D_BATCH_OP."""

    _fields_ = [
        ("source", BatchOperand),
        ("target", BatchOperand),
        ("extent", ctypes.c_size_t * 3),
        ("order", ctypes.c_int),
        ("flags", ctypes.c_uint),
    ]


_IN_MEMORY, _IN_ARRAY = 1, 2
"""The enumeration CUmemcpy3DOperandType."""


def _check_attributes(attributes: Pointer) -> None:
    if structure_at(CopyAttributes, attributes).order not in (_ORDERED, _DURING_CALL, _ANY_TIME):
        raise ApiError("cudaErrorInvalidValue")


def copy_with_attributes(
    rt: HostRuntime, to: int, source: int, size: int, attributes: Pointer, stream: Pointer
) -> None:
    """Implement `cuMemcpyWithAttributesAsync`."""
    _check_attributes(attributes)
    _run(rt, graph_tasks.line(rt, to, source, size, _ANY), stream, False)


def copy_all(
    rt: HostRuntime, to: Pointer, sources: Pointer, sizes: Pointer, count: int, attributes: Pointer,
    first: Pointer, number: int, stream: Pointer,
) -> None:  # fmt: skip
    """Implement `cuMemcpyBatchAsync`."""
    if not (to and sources and sizes and count and attributes and first and 0 < number <= count):
        raise ApiError("cudaErrorInvalidValue")
    begins = list((ctypes.c_size_t * number).from_address(first))
    if begins[0] or begins[-1] >= count or any(after <= before for before, after in pairwise(begins)):
        raise ApiError("cudaErrorInvalidValue")
    for index in range(number):
        _check_attributes(attributes + index * ctypes.sizeof(CopyAttributes))
    columns = ((ctypes.c_size_t * count).from_address(column) for column in (to, sources, sizes))
    for target, source, size in zip(*columns):
        _run(rt, graph_tasks.line(rt, target, source, size, _ANY), stream, False)


def _batch_operand(operand: BatchOperand, copy: BatchCopy, size: int) -> BoxOperand:
    """Return the operand of a box in bytes; `size` is that of the elements."""
    if operand.kind == _IN_ARRAY:
        array, x, y, z = operand.of
        return BoxOperand(x * size, y, z, kind=ARRAY, array=array)
    if operand.kind != _IN_MEMORY:
        raise ApiError("cudaErrorInvalidValue")
    start, row, height, _ = operand.of
    width, rows, _ = copy.extent
    return BoxOperand(kind=UNIFIED, device=start, pitch=(row or width) * size, height=height or rows)


def copy_boxes(rt: HostRuntime, count: int, operations: Pointer, flags: int, stream: Pointer) -> None:
    """Implement `cuMemcpy3DBatchAsync`."""
    if not count or not operations or flags:
        raise ApiError("cudaErrorInvalidValue")
    for index in range(count):
        copy = structure_at(BatchCopy, operations + index * ctypes.sizeof(BatchCopy))
        arrays = [one.of[0] for one in (copy.source, copy.target) if one.kind == _IN_ARRAY]
        size = max((rt.handles.resolve(CudaArray, one).image.texel_bytes for one in arrays), default=1)
        width, height, depth = copy.extent
        source, target = (_batch_operand(one, copy, size) for one in (copy.source, copy.target))
        box = BoxCopy(source, target, width * size, height, depth)
        _run(rt, graph_tasks.copy_task(rt, copy_node(rt, box)), stream, False)


def copy_box_with_attributes(rt: HostRuntime, operation: Pointer, flags: int, stream: Pointer) -> None:
    """Implement `cuMemcpy3DWithAttributesAsync`."""
    copy_boxes(rt, 1, operation, flags, stream)


def _with_failed_index(body: Callable[..., None], position: int) -> Callable[..., None]:
    """Return the function of CUDA 12.8, which writes the index of the copy that fails: it is not known."""

    def run(rt: HostRuntime, *arguments: Any) -> None:
        if arguments[position]:
            put_size(arguments[position], _NO_INDEX)
        body(rt, *arguments[:position], *arguments[position + 1 :])

    return run


_ROWS: list[tuple[str, str, Callable[..., None]]] = []
for _name, _kind, _read in (
    ("cuMemcpy2D", "CUDA_MEMCPY2D", _planes),
    ("cuMemcpy3D", "CUDA_MEMCPY3D", _boxes),
    ("cuMemcpy3DPeer", "CUDA_MEMCPY3D_PEER", _peer_boxes),
):
    _ROWS += [
        (_name, f"const {_kind} *copy", _box_function(_read, True)),
        (f"{_name}Async", f"const {_kind} *copy, CUstream stream", _box_function(_read, False)),
    ]
_TO, _FROM = "CUarray to, size_t offset, ", ", CUarray from, size_t offset, size_t size"
_BATCH = (
    "CUdeviceptr *to, CUdeviceptr *from, size_t *sizes, size_t count, CUmemcpyAttributes *attributes, size_t"
    " *first, size_t number"
)
_ROWS += [
    ("cuMemcpy2DUnaligned", "const CUDA_MEMCPY2D *copy", _box_function(_planes, True)),
    ("cuMemcpyHtoA", f"{_TO}const void *from, size_t size", _to_array(_TO_DEVICE, True)),
    (
        "cuMemcpyHtoAAsync",
        f"{_TO}const void *from, size_t size, CUstream stream",
        _to_array(_TO_DEVICE, False),
    ),
    ("cuMemcpyDtoA", f"{_TO}CUdeviceptr from, size_t size", _to_array(_ON_DEVICE, False)),
    ("cuMemcpyAtoH", f"void *to{_FROM}", _from_array(_TO_HOST, True)),
    ("cuMemcpyAtoHAsync", f"void *to{_FROM}, CUstream stream", _from_array(_TO_HOST, False)),
    ("cuMemcpyAtoD", f"CUdeviceptr to{_FROM}", _from_array(_ON_DEVICE, False)),
    (
        "cuMemcpyAtoA",
        "CUarray to, size_t offset, CUarray from, size_t from_offset, size_t size",
        copy_between_arrays,
    ),
    (
        "cuMemcpyPeer",
        "CUdeviceptr to, CUcontext to_context, CUdeviceptr from, CUcontext from_context, size_t size",
        copy_peer,
    ),
    (
        "cuMemcpyPeerAsync",
        "CUdeviceptr to, CUcontext to_context, CUdeviceptr from, CUcontext from_context, size_t size,"
        " CUstream stream",
        copy_peer,
    ),
    (
        "cuMemcpyWithAttributesAsync",
        "CUdeviceptr to, CUdeviceptr from, size_t size, CUmemcpyAttributes *attributes, CUstream stream",
        copy_with_attributes,
    ),
    ("cuMemcpyBatchAsync", f"{_BATCH}, size_t *failed, CUstream stream", _with_failed_index(copy_all, 7)),
    ("cuMemcpyBatchAsync", f"{_BATCH}, CUstream stream", copy_all),
    (
        "cuMemcpy3DBatchAsync",
        "size_t count, CUDA_MEMCPY3D_BATCH_OP *copies, size_t *failed, unsigned long long flags, CUstream"
        " stream",
        _with_failed_index(copy_boxes, 2),
    ),
    (
        "cuMemcpy3DBatchAsync",
        "size_t count, CUDA_MEMCPY3D_BATCH_OP *copies, unsigned long long flags, CUstream stream",
        copy_boxes,
    ),
    (
        "cuMemcpy3DWithAttributesAsync",
        "CUDA_MEMCPY3D_BATCH_OP *copy, unsigned long long flags, CUstream stream",
        copy_box_with_attributes,
    ),
]
FUNCTIONS = driver_rows(_ROWS)
