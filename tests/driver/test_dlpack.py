"""DLPack and the CUDA Array Interface, from and to libraries, and from capsules that ctypes makes here."""

from __future__ import annotations

import ctypes
import gc
from types import SimpleNamespace
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import minicc
from minicc.driver.array_arguments import array_argument
from minicc.runtime import ENGINES

CPU, CUDA, CUDA_HOST, CUDA_MANAGED = (1, 0), (2, 0), (3, 0), (13, 0)
KERNELS = minicc.compile(
    """
#include <cuda_bf16.h>
#include <cuda_fp8.h>
extern "C" __global__ void twice(int *x, const int *y) { x[threadIdx.x] = 2 * y[threadIdx.x]; }
extern "C" __global__ void brain(__nv_bfloat16 *x) { x[threadIdx.x] = __float2bfloat16(1.5f); }
extern "C" __global__ void pairs(__nv_bfloat162 *x) { x[threadIdx.x].y = __float2bfloat16(1.5f); }
extern "C" __global__ void eight(__nv_fp8_e4m3 *x) { x[threadIdx.x] = __nv_fp8_e4m3(1.5f); }
extern "C" __global__ void fill(float *x, float value) { x[threadIdx.x] = value; }
"""
)
RAW = minicc.ObjectCode.from_ptx(KERNELS.ptx)


class _Producer:
    """An object with DLPack whose capsules are laid out here, byte by byte, as `dlpack.h` says."""

    NUMBERS = {"i": 0, "u": 1, "f": 2, "c": 5, "b": 6}

    def __init__(
        self,
        array: np.ndarray,
        device: tuple[int, int] = CPU,
        *,
        version: tuple[int, int] | None = (1, 0),
        flags: int = 0,
        address: int | None = None,
        has_strides: bool = True,
        **changes: int,
    ) -> None:
        self.array, self.device, self.version, self.flags = array, device, version, flags
        self.address = array.__array_interface__["data"][0] if address is None else address
        self.has_strides, self.changes = has_strides, changes
        self.requests: list[dict[str, Any]] = []
        self.deleted = 0

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device

    def __dlpack__(self, **request: Any) -> Any:
        self.requests.append(request)
        array, size = self.array, self.array.itemsize
        self.shape = (ctypes.c_int64 * max(array.ndim, 1))(*array.shape)
        self.strides = (ctypes.c_int64 * max(array.ndim, 1))(*(step // size for step in array.strides))
        code = self.changes.get("code", self.NUMBERS.get(array.dtype.kind, 0))
        offset = self.changes.get("offset", 0)
        tensor = b"".join(
            (
                (self.address - offset).to_bytes(8, "little"),
                self.device[0].to_bytes(4, "little"),
                self.device[1].to_bytes(4, "little"),
                array.ndim.to_bytes(4, "little"),
                bytes((code, 8 * size, self.changes.get("lanes", 1), 0)),
                ctypes.addressof(self.shape).to_bytes(8, "little"),
                (ctypes.addressof(self.strides) if self.has_strides else 0).to_bytes(8, "little"),
                offset.to_bytes(8, "little"),
            )
        )
        self.deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(self._delete)
        deleter = ctypes.cast(self.deleter, ctypes.c_void_p).value or 0
        context = bytes(8) + deleter.to_bytes(8, "little")
        if self.version is None:
            data, self.name = tensor + context, b"dltensor"
        else:
            numbers = b"".join(number.to_bytes(4, "little") for number in self.version)
            data = numbers + context + self.flags.to_bytes(8, "little") + tensor
            self.name = b"dltensor_versioned"
        self.managed = ctypes.create_string_buffer(data, len(data))
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        return new(ctypes.addressof(self.managed), self.name, None)

    def _delete(self, managed: int) -> None:
        assert managed == ctypes.addressof(self.managed)
        self.deleted += 1


def _name(capsule: Any) -> bytes:
    get = ctypes.pythonapi.PyCapsule_GetName
    get.restype, get.argtypes = ctypes.c_char_p, [ctypes.py_object]
    return bytes(get(capsule))


@pytest.mark.parametrize("engine", [choice.name for choice in ENGINES])
@pytest.mark.parametrize("device", [CPU, CUDA_HOST, CUDA_MANAGED])
def test_capsules_of_host_memory_are_changed_in_place(engine: str, device: tuple[int, int]) -> None:
    own, source = np.zeros(8, np.int32), _Producer(np.arange(8, dtype=np.int32), device, flags=1)
    target = _Producer(own, device)
    for obj in (KERNELS, RAW):
        own[:] = 0
        if obj is RAW:  # whose parameters say nothing of const
            source = _Producer(np.arange(8, dtype=np.int32), device)
        obj["twice"]((1,), (8,), (target, source), engine=engine)
        assert own.tolist() == list(range(0, 16, 2))
    gc.collect()
    assert target.deleted == len(target.requests) == 2
    assert source.deleted == len(source.requests)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_every_layout_is_read_as_it_is(data: st.DataObject) -> None:
    dtype = np.dtype(data.draw(st.sampled_from(["i1", "u2", "i4", "u8", "f2", "f4", "f8", "c8", "c16", "?"])))
    shape = tuple(data.draw(st.lists(st.integers(1, 4), min_size=1, max_size=3)))
    steps = data.draw(st.lists(st.sampled_from([1, 2, -1, -2]), min_size=len(shape), max_size=len(shape)))
    order = data.draw(st.permutations(range(len(shape))))
    whole = np.empty([length * 2 for length in shape], dtype)
    whole.reshape(-1).view(np.uint8)[:] = np.arange(whole.nbytes) % 2
    array = whole[tuple(slice(None, None, step) for step in steps)].transpose(order)
    offset = data.draw(st.sampled_from([0, 8]))
    result = array_argument(_Producer(array, offset=offset))
    if array.flags.c_contiguous:
        assert np.shares_memory(result, array)
        assert result.dtype == dtype and result.shape == array.shape and (result == array).all()
    else:
        assert result.reason == "the array is not C-contiguous; pass numpy.ascontiguousarray(…)"


def test_a_capsule_without_strides_is_contiguous() -> None:
    array = np.arange(24, dtype=np.int16).reshape(2, 3, 4)
    result = array_argument(_Producer(array, has_strides=False))
    assert (result == array).all() and np.shares_memory(result, array)


def test_an_array_without_elements_has_no_memory() -> None:
    for device in (CPU, CUDA):
        assert array_argument(_Producer(np.zeros((3, 0), np.float32), device, address=0)).shape == (3, 0)


def test_an_array_without_axes_is_a_number() -> None:
    out = np.zeros(2, np.float32)
    KERNELS["fill"][1, 2](out, _Producer(np.array(2.5)))
    assert (out == 2.5).all()


def test_consumers_ask_for_no_copy_and_the_default_stream() -> None:
    host = _Producer(np.zeros(4, np.int32))
    array_argument(host)
    assert host.requests == [{"max_version": (1, 1), "copy": False}]
    array = minicc.Device().array(np.arange(4, dtype=np.int32))
    on_device = _Producer(array.get(), CUDA, address=array.address)
    array_argument(on_device)
    assert on_device.requests == [{"max_version": (1, 1), "copy": False, "stream": 1}]


def test_a_library_of_the_first_protocol_is_asked_without_parameters() -> None:
    class Old(_Producer):
        def __dlpack__(self) -> Any:
            return super().__dlpack__()

    source = Old(np.arange(8, dtype=np.int32), version=None)
    out = np.zeros(8, np.int32)
    KERNELS["twice"][1, 8](out, source)
    assert out[3] == 6
    with pytest.raises(minicc.LaunchError, match="the array is read-only"):
        KERNELS["twice"][1, 8](source, out)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (_Producer(np.zeros(4, np.int32), flags=1), "read-only, and the kernel may write to it"),
        (_Producer(np.zeros(4, np.int32), flags=2), "returns a copy, in which a kernel's results would be"),
        (_Producer(np.zeros(4, np.int32), version=(2, 0)), r"version 2\.0 of DLPack"),
        (_Producer(np.zeros(4, np.int32), lanes=4), "type code 0 of 32 bits and 4 lanes"),
        (_Producer(np.zeros(4, np.int32), code=17), "no dtype for DLPack's type code 17"),
        (_Producer(np.zeros(4, np.float32)), "expected an array of int32, found an array of float32"),
        (_Producer(np.zeros(4, np.int32), (7, 0)), r"another device \(kDLVulkan\)"),
        (_Producer(np.zeros(4, np.int32), (77, 0)), r"another device \(type 77\)"),
        (_Producer(np.zeros(4, np.int32), CUDA, address=64), "no device of minicc .* at its address 0x40"),
        (SimpleNamespace(__dlpack__=lambda **_: 7, __dlpack_device__=lambda: CPU), "not an unused capsule"),
        (SimpleNamespace(__dlpack__=lambda **_: 7), "its memory cannot be shared: .*__dlpack_device__"),
    ],
)  # fmt: skip
def test_capsules_that_cannot_be_used(value: Any, reason: str) -> None:
    with pytest.raises(minicc.LaunchError, match=reason):
        KERNELS["twice"][1, 4](value, np.zeros(4, np.int32))


def test_the_types_of_ml_dtypes() -> None:
    brain, pairs = np.zeros(4, ml_dtypes.bfloat16), np.zeros(4, ml_dtypes.bfloat16)
    eight = np.zeros(4, ml_dtypes.float8_e4m3fn)
    KERNELS["brain"][1, 4](_Producer(brain, code=4))
    KERNELS["pairs"][1, 2](_Producer(pairs, code=4))
    KERNELS["eight"][1, 4](_Producer(eight, code=10))
    assert brain.tolist() == [1.5] * 4 and pairs.tolist() == [0, 1.5] * 2 and eight.tolist() == [1.5] * 4
    for wrong in (
        _Producer(eight.view(ml_dtypes.float8_e5m2), code=12),
        np.zeros(4, "V2"),
        np.zeros(4, "i2"),
    ):
        with pytest.raises(minicc.LaunchError, match="expected an array of structures of 1 bytes"):
            KERNELS["eight"][1, 4](wrong)
    with pytest.raises(minicc.LaunchError, match="expected an array of bfloat16, found an array of float16"):
        KERNELS["brain"][1, 4](np.zeros(4, np.float16))


# -- what a DeviceArray produces


def _wrapped(array: minicc.DeviceArray) -> Any:
    return SimpleNamespace(__cuda_array_interface__=array.__cuda_array_interface__)


class _OnDevice:
    """An array that passes on the memory of a DeviceArray by DLPack."""

    def __init__(self, array: minicc.DeviceArray, **settings: Any) -> None:
        self.array, self.settings = array, settings

    def __dlpack_device__(self) -> tuple[int, int]:
        return 2, self.array.device.number

    def __dlpack__(self, **settings: Any) -> Any:
        return self.array.__dlpack__(dl_device=self.__dlpack_device__(), **settings | self.settings)


@pytest.mark.parametrize("engine", [choice.name for choice in ENGINES])
@pytest.mark.parametrize("wrap", [_wrapped, _OnDevice])
def test_device_memory_is_passed_by_address(engine: str, wrap: Any) -> None:
    device = minicc.Device()
    x, y = device.zeros(8, np.int32), device.array(np.arange(8, dtype=np.int32))
    result = KERNELS["twice"]((1,), (8,), (wrap(x), wrap(y)), engine=engine, device=device)
    assert x.get().tolist() == list(range(0, 16, 2)) and not result.warnings
    KERNELS["twice"]((1,), (4,), (wrap(y[4:].reshape(2, 2)), x), engine=engine, device=device)
    assert y.get().tolist() == [0, 1, 2, 3, 0, 4, 8, 12]


@pytest.mark.parametrize("dtype", ["i1", "f2", "f8", "?", "c8", "bfloat16", "float8_e5m2", "float8_e4m3fn"])
def test_a_device_array_is_read_back_by_its_own_capsule(dtype: str) -> None:
    device = minicc.Device()
    kind = np.dtype(getattr(ml_dtypes, dtype, dtype))
    array = device.array(np.arange(6).reshape(2, 3).astype(kind))
    back = array_argument(_OnDevice(array), device)
    assert (back.address, back.shape, back.dtype, back.strides) == (
        array.address, array.shape, array.dtype, array.strides,
    )  # fmt: skip
    described = array_argument(_wrapped(array), device)
    assert (described.address, described.shape, described.strides) == (
        array.address, array.shape, array.strides,
    )  # fmt: skip
    host = array_argument(SimpleNamespace(__dlpack__=array.__dlpack__, __dlpack_device__=lambda: CPU))
    assert "there is no view of it" in host.reason


def test_the_cuda_array_interface_has_its_entries() -> None:
    device = minicc.Device()
    array = device.array(np.arange(12, dtype=np.float32).reshape(3, 4))
    described = array.__cuda_array_interface__
    assert described["version"] == 3 and described["shape"] == (3, 4) and described["typestr"] == "<f4"
    assert described["data"] == (array.address, False)
    assert described["strides"] is None and described["stream"] is None
    assert array[:, 1].__cuda_array_interface__["strides"] == (16,)
    assert device.zeros(0).__cuda_array_interface__["data"][0] == 0
    array.free()
    with pytest.raises(minicc.LaunchError, match="has been freed"):
        _wrapped(array)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"stream": 0}, "its stream is 0"),
        ({"mask": np.zeros(8, bool)}, "kernels do not see its mask"),
        ({"shape": (4,), "strides": (8,)}, "the array is not C-contiguous; pass a contiguous copy"),
        ({"typestr": ">i4"}, "the other byte order"),
        ({"typestr": "<f4"}, "expected an array of int32, found an array of float32"),
        ({"shape": (9,)}, r"the given device has no .* \(36 bytes\)"),
        ({"data": (1 << 24, True)}, "read-only"),
        ({"data": None}, "cannot be shared"),
    ],
)
def test_descriptions_that_cannot_be_used(changes: dict[str, Any], reason: str) -> None:
    device = minicc.Device()
    array = device.zeros(8, np.int32)
    value = SimpleNamespace(__cuda_array_interface__=array.__cuda_array_interface__ | changes)
    with pytest.raises(minicc.LaunchError, match=reason):
        KERNELS["twice"][1, 4](value, np.zeros(8, np.int32), device=device)


def test_an_address_of_several_devices_needs_one_of_them() -> None:
    first, second = minicc.Device(), minicc.Device()
    x, y = first.zeros(8, np.int32), second.array(np.arange(8, dtype=np.int32))
    assert x.address == y.address
    with pytest.raises(
        minicc.LaunchError, match=r"devices of minicc have memory at its address .*; pass device"
    ):
        KERNELS["twice"][1, 8](_wrapped(x), np.arange(8, dtype=np.int32))
    KERNELS["twice"][1, 8](_wrapped(x), np.arange(8, dtype=np.int32), device=first)
    assert x.get()[7] == 14 and y.get()[7] == 7
    with pytest.raises(minicc.LaunchError, match="the given device has no allocated memory at its address"):
        KERNELS["twice"][1, 8](_wrapped(x), np.arange(8, dtype=np.int32), device=minicc.Device())
    x.fill(0)
    KERNELS["twice"][1, 8](_OnDevice(x), np.arange(8, dtype=np.int32))  # a capsule has the device's number
    assert x.get()[7] == 14 and y.get()[7] == 7


def test_dlpack_gets_a_copy_on_the_host_unless_it_asks_for_the_device() -> None:
    device = minicc.Device()
    x = device.array(np.arange(8, dtype=np.int32))
    assert x.__dlpack_device__() == (1, 0)
    copy = np.from_dlpack(x)
    x.fill(0)
    assert copy.tolist() == list(range(8))
    assert _name(x.__dlpack__()) == b"dltensor" and _name(x.__dlpack__(max_version=(0, 8))) == b"dltensor"
    assert _name(x.__dlpack__(max_version=(1, 1))) == b"dltensor_versioned"
    with pytest.raises(BufferError, match="copied to the host"):
        x.__dlpack__(copy=False)
    on_device = {"dl_device": (2, device.number), "max_version": (1, 0)}
    for stream in (None, -1, 1, 2, 0x7000):
        assert _name(x.__dlpack__(stream=stream, **on_device)) == b"dltensor_versioned"
    with pytest.raises(BufferError, match="no stream 0"):
        x.__dlpack__(stream=0, **on_device)
    with pytest.raises(BufferError, match=r"not on \(2, 999\)"):
        x.__dlpack__(dl_device=(2, 999))
    with pytest.raises(BufferError, match="no type for elements"):
        device.zeros(2, "i4,f4").__dlpack__(**on_device)
    x.free()
    with pytest.raises(minicc.LaunchError, match="has been freed"):
        x.__dlpack__()


def test_a_copy_on_the_device_is_another_array() -> None:
    device = minicc.Device()
    x = device.array(np.arange(8, dtype=np.int32))
    reason = array_argument(_OnDevice(x, copy=True), device).reason
    assert "returns a copy" in reason


def test_memory_lives_as_long_as_its_capsule_or_consumer() -> None:
    device = minicc.Device()

    def live() -> int:
        gc.collect()
        with device.lock:
            device.collect()
        return len(device.memory.allocations)

    for consume in (False, True):
        x = device.array(np.arange(8, dtype=np.int32))
        holder: Any = array_argument(_OnDevice(x)) if consume else x.__dlpack__(dl_device=(2, device.number))
        assert holder is not x
        del x
        assert live() == 1
        del holder
        assert live() == 0


@pytest.mark.parametrize("version", [None, (1, 1)])
def test_a_capsule_may_die_while_an_exception_passes(version: tuple[int, int] | None) -> None:
    device = minicc.Device()
    x = device.array(np.arange(8, dtype=np.int32))
    with pytest.raises(ZeroDivisionError):
        print(x.__dlpack__(dl_device=(2, device.number), max_version=version), 1 // 0)
    del x
    gc.collect()
    with device.lock:
        device.collect()
    assert not device.memory.allocations


@pytest.mark.parametrize("library", ["torch", "jax"])
def test_arrays_of_frameworks_on_the_host(library: str) -> None:
    framework = pytest.importorskip(library)
    device = minicc.Device()
    x = device.array(np.arange(8, dtype=np.int32))
    out = np.zeros(8, np.int32)
    if library == "torch":
        numbers, target = (
            framework.arange(8, dtype=framework.int32),
            framework.zeros(8, dtype=framework.int32),
        )
        KERNELS["twice"][1, 8](target, numbers)
        assert target.tolist() == list(range(0, 16, 2))
        brain = framework.zeros(4, dtype=framework.bfloat16)
        KERNELS["brain"][1, 4](brain)
        assert brain.tolist() == [1.5] * 4
        with pytest.raises(minicc.LaunchError, match=r"not C-contiguous; pass x\.contiguous\(\)"):
            KERNELS["twice"][1, 8](framework.zeros(8, 2, dtype=framework.int32)[:, 0], numbers)
        with pytest.raises(minicc.LaunchError, match=r"requires? grad"):
            KERNELS["fill"][1, 8](framework.zeros(8, requires_grad=True), 1.0)
        assert framework.from_dlpack(x).tolist() == list(range(8))
        assert framework.from_dlpack(device.zeros(3, ml_dtypes.bfloat16)).dtype == framework.bfloat16
    else:
        numbers = framework.numpy.arange(8, dtype=framework.numpy.int32)
        KERNELS["twice"][1, 8](out, numbers)
        assert out.tolist() == list(range(0, 16, 2))
        with pytest.raises(minicc.LaunchError, match="the array is read-only"):
            KERNELS["twice"][1, 8](numbers, out)
        assert framework.numpy.from_dlpack(x).tolist() == list(range(8))
