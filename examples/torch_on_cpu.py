"""Lets PyTorch's own operators work on CUDA tensors whose memory minicc's driver holds.

    python torch_on_cpu.py PROGRAM [ARGUMENT]...      or, as a plugin of pytest,      pytest -p torch_on_cpu

PyTorch's wheels have their kernels as machine code only, which minicc cannot run. Allocation and views need
no kernel, so tensors can live on the device and be arguments of Triton's kernels. Every other operator of the
dispatch key CUDA is replaced: PyTorch's CPU kernel computes it on copies of the arguments' storages, and what
it writes is copied back.
"""

from __future__ import annotations

import ctypes
import runpy
import sys
import warnings
from collections.abc import Callable
from functools import cache
from typing import Any

import torch
from torch.utils._pytree import tree_map, tree_map_only

_MEMORY_ONLY = frozenset(
    "empty empty_strided set_ resize_ record_stream _pin_memory is_pinned _local_scalar_dense "
    "_resize_output_ as_strided view _reshape_alias _unsafe_view unfold view_as_real view_as_complex "
    "resize_as_ _nested_view_from_buffer".split()
)
"""Operators of the key CUDA that launch no kernel."""
_WIDENED = {"native_layer_norm": 1, "native_layer_norm_backward": 3}
"""Operators that add up halves as halves on the CPU, and as floats on a GPU: how many of their results, the
first ones, are halves there.
"""
_TO_HOST, _TO_DEVICE = 2, 1
"""Values of cudaMemcpyKind."""


def install() -> list[Any]:
    """Replace the operators. Returns the registrations, which last as long as they are referenced."""
    aten = torch.library.Library("aten", "IMPL")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        names = set(torch._C._dispatch_get_registrations_for_dispatch_key("CUDA")) | {"aten::copy_"}
        for name in sorted(names):
            packet, _, overload = name.removeprefix("aten::").partition(".")
            if name.startswith("aten::") and packet not in _MEMORY_ONLY:
                operator = getattr(getattr(torch.ops.aten, packet), overload or "default")
                aten.impl(name.removeprefix("aten::"), _on_cpu(operator), "CUDA")
    return [aten]


def _on_cpu(operator: Any) -> Callable[..., Any]:
    narrowed = _WIDENED.get(operator.overloadpacket.__name__, 0)

    def compute(*args: Any, **kwargs: Any) -> Any:
        storages: dict[int, tuple[Any, Any]] = {}
        copies: list[tuple[torch.Tensor, torch.Tensor]] = []

        def to_cpu(value: Any) -> Any:
            if isinstance(value, torch.device):
                return torch.device("cpu")
            if isinstance(value, torch.Generator):
                return torch.default_generator
            if not isinstance(value, torch.Tensor) or not value.is_cuda:
                return value
            storage = value.untyped_storage()
            if storage._cdata not in storages:
                copy = torch.UntypedStorage(storage.nbytes())
                _copy(copy, storage, _TO_HOST)
                storages[storage._cdata] = (storage, copy)
            result = _view(storages[storage._cdata][1], value)
            copies.append((result, value))
            return result

        def to_cuda(value: torch.Tensor) -> torch.Tensor:
            for copy, original in copies:
                if copy is value:
                    return original
            if any(argument is value for argument in args):
                return value
            storage = torch.UntypedStorage(value.untyped_storage().nbytes(), device="cuda")
            _copy(storage, value.untyped_storage(), _TO_DEVICE)
            return _view(storage, value)

        given = tree_map(to_cpu, (args, kwargs))
        if narrowed:
            given = tree_map_only(torch.Tensor, lambda value: value.float(), given)
        # The overload is chosen anew: a number in the place of a tensor comes as a number.
        result = operator.overloadpacket(*given[0], **given[1])
        if narrowed:
            narrow = args[0].dtype
            result = (*(value.to(narrow) for value in result[:narrowed]), *result[narrowed:])
        if operator._schema.is_mutable:
            for copy, original in copies:
                if copy.size() != original.size():
                    original.resize_(copy.size())
            for original, copy in storages.values():
                _copy(original, copy, _TO_DEVICE)
        return tree_map_only(torch.Tensor, to_cuda, result)

    return compute


def _copy(to: Any, source: Any, kind: int) -> None:
    size = ctypes.c_size_t(min(to.nbytes(), source.nbytes()))
    if size.value and (error := _cudart().cudaMemcpy(_pointer(to), _pointer(source), size, kind)):
        raise RuntimeError(f"cudaMemcpy returns {error}")


def _pointer(storage: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(storage.data_ptr())


@cache
def _cudart() -> ctypes.CDLL:
    return ctypes.CDLL(f"libcudart.so.{(torch.version.cuda or '').partition('.')[0]}")


def _view(storage: Any, like: torch.Tensor) -> torch.Tensor:
    result = torch.empty(0, dtype=like.dtype, device=storage.device)
    return result.set_(storage, like.storage_offset(), like.size(), like.stride())


_installed = install()

if __name__ == "__main__":
    del sys.argv[0]
    runpy.run_path(sys.argv[0], run_name="__main__")
