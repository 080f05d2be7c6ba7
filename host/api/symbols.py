"""Variables of the device by their shadows on the host (CUDA Runtime API, "Memory Management")."""

from __future__ import annotations

from ..device.errors import ApiError, check
from ..device.machine import Machine
from .pointers import put_pointer, put_size
from .table import Row

_TO_DEVICE, _TO_HOST, _ON_DEVICE, _DEFAULT = 1, 2, 3, 4


def address(m: Machine, pointer: int | None, symbol: int | None) -> None:
    put_pointer(pointer, m.variable(symbol or 0).start)


def size(m: Machine, out: int | None, symbol: int | None) -> None:
    put_size(out, m.variable(symbol or 0).size)


def _place(m: Machine, symbol: int | None, count: int, offset: int) -> int:
    """The device's address of bytes of a variable. ApiError where it has fewer."""
    m.order.drain()
    found = m.variable(symbol or 0)
    if offset + count > found.size:
        raise ApiError("cudaErrorInvalidValue")
    return found.start + offset


def _copy(m: Machine, to: int | None, source: int | None, count: int) -> None:
    """By the way that all copies take, which checkers watch."""
    if not all(pointer and m.library.minicc_reached(pointer, count) for pointer in (to, source)):
        raise ApiError("cudaErrorInvalidValue")
    check(m.library.minicc_copy(to, source, count))


def to_symbol(m: Machine, symbol: int | None, source: int | None, count: int, offset: int, kind: int) -> None:
    if kind not in (_TO_DEVICE, _ON_DEVICE, _DEFAULT):
        raise ApiError("cudaErrorInvalidMemcpyDirection")
    _copy(m, _place(m, symbol, count, offset), source, count)


def from_symbol(m: Machine, target: int | None, symbol: int | None, count: int, offset: int, kind: int) -> None:
    if kind not in (_TO_HOST, _ON_DEVICE, _DEFAULT):
        raise ApiError("cudaErrorInvalidMemcpyDirection")
    _copy(m, target, _place(m, symbol, count, offset), count)


FUNCTIONS = (
    Row("cudaGetSymbolAddress", "void **pointer, const void *symbol", address),
    Row("cudaGetSymbolSize", "size_t *size, const void *symbol", size),
    Row("cudaMemcpyToSymbol", "const void *symbol, const void *from, size_t size, size_t offset = 0, cudaMemcpyKind kind = cudaMemcpyHostToDevice", to_symbol),
    Row("cudaMemcpyFromSymbol", "void *to, const void *symbol, size_t size, size_t offset = 0, cudaMemcpyKind kind = cudaMemcpyDeviceToHost", from_symbol),
)
