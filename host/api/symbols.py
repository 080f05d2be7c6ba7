"""Variables of the device by their shadows on the host (CUDA Runtime API, "Memory Management")."""

from __future__ import annotations

from ..device.errors import ApiError, check
from ..device.machine import Machine
from . import graph_tasks
from .pointers import put_pointer, put_size
from .table import Row

_TO_DEVICE, _TO_HOST, _ON_DEVICE, _DEFAULT = 1, 2, 3, 4


def address(m: Machine, pointer: int | None, symbol: int | None) -> None:
    put_pointer(pointer, m.variable(symbol or 0).start)


def size(m: Machine, out: int | None, symbol: int | None) -> None:
    put_size(out, m.variable(symbol or 0).size)


def _copy(m: Machine, to: int | None, source: int | None, count: int) -> None:
    """By the way that all copies take, which checkers watch."""
    if not all(pointer and m.library.minicc_reached(pointer, count) for pointer in (to, source)):
        raise ApiError("cudaErrorInvalidValue")
    check(m.library.minicc_copy(to, source, count))


def _check_kind(kind: int, towards: int) -> None:
    """ApiError for a cudaMemcpyKind of another direction."""
    if kind not in (towards, _ON_DEVICE, _DEFAULT):
        raise ApiError("cudaErrorInvalidMemcpyDirection")


def to_symbol(m: Machine, symbol: int | None, source: int | None, count: int, offset: int, kind: int) -> None:
    _check_kind(kind, _TO_DEVICE)
    m.order.drain()
    _copy(m, graph_tasks.in_symbol(m, symbol, count, offset), source, count)


def from_symbol(
    m: Machine, target: int | None, symbol: int | None, count: int, offset: int, kind: int
) -> None:
    _check_kind(kind, _TO_HOST)
    m.order.drain()
    _copy(m, target, graph_tasks.in_symbol(m, symbol, count, offset), count)


def to_symbol_async(
    m: Machine, symbol: int | None, source: int | None, count: int, offset: int, kind: int, stream: int | None
) -> None:
    _check_kind(kind, _TO_DEVICE)
    graph_tasks.submit(m, m.stream(stream), graph_tasks.to_symbol(m, symbol, source, count, offset, kind))


def from_symbol_async(
    m: Machine, target: int | None, symbol: int | None, count: int, offset: int, kind: int, stream: int | None
) -> None:
    _check_kind(kind, _TO_HOST)
    graph_tasks.submit(m, m.stream(stream), graph_tasks.from_symbol(m, target, symbol, count, offset, kind))


_WRITTEN, _READ = (
    "const void *symbol, const void *from, size_t size, size_t offset",
    "void *to, const void *symbol, size_t size, size_t offset",
)
FUNCTIONS = (
    Row("cudaGetSymbolAddress", "void **pointer, const void *symbol", address),
    Row("cudaGetSymbolSize", "size_t *size, const void *symbol", size),
    Row("cudaMemcpyToSymbol", f"{_WRITTEN} = 0, cudaMemcpyKind kind = cudaMemcpyHostToDevice", to_symbol),
    Row("cudaMemcpyFromSymbol", f"{_READ} = 0, cudaMemcpyKind kind = cudaMemcpyDeviceToHost", from_symbol),
    Row(
        "cudaMemcpyToSymbolAsync",
        f"{_WRITTEN}, cudaMemcpyKind kind, cudaStream_t stream = 0",
        to_symbol_async,
    ),
    Row(
        "cudaMemcpyFromSymbolAsync",
        f"{_READ}, cudaMemcpyKind kind, cudaStream_t stream = 0",
        from_symbol_async,
    ),
)
