"""Devices, arrays on them, module variables from the host, launches from several threads."""

from __future__ import annotations

import gc
import threading

import numpy as np
import pytest

import minicc

SOURCE = """
struct Particle { float x, y; int id; };
__device__ int counter = 3;
__constant__ float table[4];
__device__ Particle particles[2];
__device__ float4 corner;
extern "C" __global__ void saxpy(int n, float a, const float *x, float *y)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
extern "C" __global__ void use(float *out)
{
    atomicAdd(&counter, 1);
    int i = threadIdx.x;
    out[i] = table[i & 3] + particles[i & 1].y + particles[i & 1].id + corner.z;
    particles[i & 1].x = 7;
}
extern "C" __global__ void spin(unsigned *out, int rounds)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x, v = i;
    __shared__ unsigned s[64];
    for (int r = 0; r < rounds; r++) { s[threadIdx.x] = v; __syncthreads();
      v = s[threadIdx.x ^ 1] * 1664525u + 1013904223u; __syncthreads(); }
    out[i] = v;
}
"""


@pytest.fixture(scope="module")
def obj() -> minicc.ObjectCode:
    return minicc.compile(SOURCE)


def test_arrays_stay_between_launches(obj):
    device = minicc.Device()
    host = np.arange(100, dtype=np.float32)
    x, y = device.array(host), device.zeros(100)
    for _ in range(3):
        obj["saxpy"][1, 128](100, 2.0, x, y)
    assert np.array_equal(np.asarray(y), 6 * host)
    assert np.array_equal(y.get(), 6 * host) and np.array_equal(x.get(), host)
    out = np.empty(100, np.float32)
    assert y.get(out=out) is out and out[5] == 30


def test_device_and_host_arrays_mix(obj):
    device = minicc.Device()
    x, host = device.array(np.ones(8, np.float32)), np.zeros(8, np.float32)
    obj["saxpy"][1, 8](8, 3.0, x, host)
    assert (host == 3).all()


def test_one_array_twice_is_one_memory(obj):
    a = minicc.Device().array(np.ones(4, np.float32))
    obj["saxpy"][1, 4](4, 1.0, a, a)
    assert (a.get() == 2).all()


def test_elements_views_and_shapes():
    device = minicc.Device()
    a = device.array(np.arange(12, dtype=np.int32).reshape(3, 4))
    assert (a.shape, a.dtype, a.ndim, a.size, a.nbytes, len(a)) == ((3, 4), np.int32, 2, 12, 48, 3)
    assert a[1, 2] == 6 and a[1].tolist() == [4, 5, 6, 7]
    a[1] = -1
    assert a.reshape(2, -1)[0].tolist() == [0, 1, 2, 3, -1, -1]
    assert a.view(np.uint8).shape == (3, 16) and a.view(np.float32).dtype == np.float32
    a.fill(5)
    a[0] = device.array([1, 2, 3, 4])
    assert a.get().sum() == 10 + 8 * 5
    with pytest.raises(minicc.LaunchError, match="cannot reshape"):
        a.reshape(5)
    with pytest.raises(minicc.LaunchError, match="whole number"):
        a.view("S7")


def test_memory_returns_when_nothing_refers_to_it():
    device = minicc.Device()
    first = device.zeros(1000)
    view, address = first.reshape(10, 100), first.address
    del first
    gc.collect()
    device.zeros(1).free()
    assert view[0, 0] == 0
    del view
    gc.collect()
    device.zeros(1).free()
    assert all(a.start != address for a in device.memory.allocations)


def test_freed_arrays_are_refused(obj):
    a = minicc.Device().zeros(4)
    b = a.view(np.int32)
    a.free()
    for use in (a.get, b.get, a.free, lambda: obj["saxpy"][1, 1](1, 1.0, a, a)):
        with pytest.raises(minicc.LaunchError, match="has been freed"):
            use()


@pytest.mark.parametrize(("make", "message"), [
    (lambda d: d.zeros(-1), "non-negative"),
    (lambda d: d.array([object()]), "Python objects"),
    (lambda d: minicc.Device(address_bits=16), "32 or 64"),
    (lambda d: minicc.Device(warps=3), "unknown limit 'warps'"),
    (lambda d: minicc.Device(resident_ctas=0), "'resident_ctas' is a positive number, found 0"),
    (lambda d: minicc.Device(grid_limit=(1, 2)), "'grid_limit' is three positive numbers"),
    (lambda d: minicc.Device(order="any"), "'order' is None or a number"),
])  # fmt: skip
def test_refusals(make, message):
    with pytest.raises(minicc.LaunchError, match=message):
        make(minicc.Device())


def test_arguments_on_two_devices_are_refused(obj):
    a, b = minicc.Device().zeros(4), minicc.Device().zeros(4)
    with pytest.raises(minicc.LaunchError, match="different devices"):
        obj["saxpy"][1, 4](4, 1.0, a, b)
    with pytest.raises(minicc.LaunchError, match="different devices"):
        obj["saxpy"][1, 4](4, 1.0, a, a, device=minicc.Device())


def test_a_device_array_of_the_wrong_dtype_is_refused(obj):
    with pytest.raises(minicc.LaunchError, match="expected an array of float32, found an array of int32"):
        obj["saxpy"][1, 4](4, 1.0, minicc.Device().zeros(4, np.int32), None)


def test_limits_are_the_devices(obj):
    device = minicc.Device(threads_per_cta=64)
    with pytest.raises(minicc.LaunchError, match="at most 64 threads"):
        obj["saxpy"][1, 65](1, 1.0, None, None, device=device)


def test_globals_are_read_and_written_from_the_host():
    obj = minicc.compile(SOURCE)
    fields = np.dtype([("x", "f4"), ("y", "f4"), ("id", "i4")])
    counter, particles = obj.get_global("counter"), obj.get_global("particles").view(fields)
    assert counter.shape == () and int(counter.get()) == 3 and particles.shape == (2,)
    obj.get_global("table").set([1, 2, 3, 4])
    particles[:] = np.array([(0, 10, 100), (0, 20, 200)], fields)
    obj.get_global("corner").view(np.float32)[2] = 0.5
    out = np.zeros(4, np.float32)
    obj["use"][1, 4](out)
    assert out.tolist() == [111.5, 222.5, 113.5, 224.5]
    assert int(counter.get()) == 7 and particles[1]["x"] == 7
    with pytest.raises(minicc.LaunchError, match="no module variable named 'nothing'"):
        obj.get_global("nothing")
    with pytest.raises(minicc.LaunchError, match="cannot be freed"):
        counter.free()


def test_each_device_has_its_own_module_variables(obj):
    a, b = minicc.Device(), minicc.Device()
    obj["use"][1, 1](a.zeros(1))
    assert int(obj.get_global("counter", a).get()) == 4 and int(obj.get_global("counter", b).get()) == 3


def test_two_modules_share_a_device():
    device = minicc.Device()
    first, second = minicc.compile(SOURCE), minicc.compile(SOURCE.replace("counter = 3", "counter = 40"))
    out = device.zeros(4)
    first["use"][1, 4](out)
    second["use"][1, 4](out)
    assert [int(m.get_global("counter", device).get()) for m in (first, second)] == [7, 44]


def test_threads_on_their_own_devices_do_not_disturb_each_other(obj):
    def expected(seed: int) -> np.ndarray:
        v = np.arange(64 * 40, dtype=np.uint32)
        with np.errstate(over="ignore"):
            for _ in range(seed + 20):
                v = v.reshape(-1, 2)[:, ::-1].reshape(-1) * np.uint32(1664525) + np.uint32(1013904223)
        return v

    wrong: list[object] = []

    def work(seed: int) -> None:
        try:
            device = minicc.Device()
            for _ in range(5):
                out = device.zeros(64 * 40, np.uint32)
                obj["spin"][40, 64](out, seed + 20)
                if not np.array_equal(out.get(), expected(seed)):
                    wrong.append(seed)
        except Exception as error:  # reported by the assertion below
            wrong.append(error)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_threads_on_one_device_take_turns():
    obj, device = minicc.compile(SOURCE), minicc.Device()

    def work() -> None:
        for _ in range(10):
            obj["use"][1, 32](np.zeros(32, np.float32), device=device)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert int(obj.get_global("counter", device).get()) == 3 + 4 * 10 * 32


def test_a_faulting_launch_leaves_device_arrays_usable(obj):
    device = minicc.Device()
    x, y = device.array(np.ones(4, np.float32)), device.zeros(4)
    with pytest.raises(minicc.MemoryFault) as caught:
        obj["saxpy"][1, 8](8, 1.0, x, y)
    assert "past the end of a DeviceArray" in caught.value.notes[0]
    obj["saxpy"][1, 4](4, 1.0, x, y)
    assert y.get().tolist() == [1, 1, 1, 1]


def test_slices_are_views() -> None:
    device, host = minicc.Device(), np.arange(24, dtype=np.int32).reshape(2, 3, 4)
    array = device.array(host)
    for key in (
        np.s_[1],
        np.s_[:, 1],
        np.s_[..., 2],
        np.s_[1, 2],
        np.s_[::-1],
        np.s_[:, ::2, 1:3],
        np.s_[None, 1],
        np.s_[0, 1:1],
        np.s_[-1, -2:],
        np.s_[:, :, ::-2],
    ):
        result = array[key]
        assert (
            isinstance(result, minicc.DeviceArray)
            and result.shape == host[key].shape
            and result.is_contiguous == host[key].flags.c_contiguous
        )
        assert (result.get() == host[key]).all()
        result[...] = result.get() + 100
        host[key] += 100
        assert (array.get() == host).all()
    assert array[1, 2, 3] == host[1, 2, 3] and array[1, 1:].address == array.address + 64
    assert (array[::-1][:, 1][1] == host[0, 1]).all()


def test_views_go_to_kernels_in_place() -> None:
    kernel = minicc.compile("__global__ void k(int *p) { p[threadIdx.x] += 1; }")["k"]
    array = minicc.Device().array(np.zeros((3, 4), np.int32))
    kernel[1, 2](array[1, 1:3])
    kernel[1, 4](array[2])
    assert array.tolist() == [[0] * 4, [0, 1, 1, 0], [1] * 4]
    for wrong in (array[:, 1], array[0, ::2], array[::-1]):
        with pytest.raises(minicc.LaunchError, match="the DeviceArray is not C-contiguous"):
            kernel[1, 1](wrong)
    with pytest.raises(minicc.LaunchError, match="cannot be reshaped"):
        array[:, 1].reshape(1, 3)
    with pytest.raises(minicc.LaunchError, match="cannot be seen as"):
        array[:, 1:2].view(np.int8)


def test_views_keep_the_memory_and_end_with_it() -> None:
    device = minicc.Device()
    part = device.array(np.arange(8))[2:4]
    gc.collect()
    device.zeros(100)
    assert part.tolist() == [2, 3]
    part.free()
    with pytest.raises(minicc.LaunchError, match="freed"):
        part.get()


def test_fields_are_views_and_elements_are_not() -> None:
    array = minicc.Device().array(np.array([(1, 2.0), (3, 4.0)], [("a", "i4"), ("b", "f4")]))
    array["b"][1] = 7
    element = array[0]
    array[0] = (9, 9)
    assert array["b"].tolist() == [9, 7] and element["a"] == 1 and array["a"].strides == (8,)


def test_lists_and_masks_copy_to_the_host() -> None:
    array = minicc.Device().array(np.arange(5))
    for key in ([1, 3], np.arange(5) > 2, True, np.array([0, 4])):
        assert isinstance(array[key], np.ndarray) and (array[key] == np.arange(5)[key]).all()


def test_operators_compute_on_the_host() -> None:
    array = minicc.Device().array(np.arange(4))
    assert (
        isinstance(array + 1, np.ndarray)
        and (array == np.arange(4)).all()
        and (np.arange(4) == array[::-1]).tolist() == [False] * 4
    )
    part = array[1:3]
    part += 10
    assert array.tolist() == [0, 11, 12, 3] and np.add.reduce(array) == 26 and (array > 10).any()
