"""Numba on minicc: Numba's compiler writes PTX (NVVM, no driver), `ObjectCode.from_ptx` runs it.

    pip install numba-cuda[cu12]      # with libnvvm; no driver, no GPU
    python examples/numba_device.py

Whoever imports it has kernels and arrays of `numba.cuda` on a device of minicc.
"""

import functools
import re
from inspect import isfunction
from types import SimpleNamespace

import numpy as np
from numba import cuda
from numba.cuda import config, dispatcher, types
from numba.cuda.compiler import compile as to_ptx
from numba.cuda.np.numpy_support import from_dtype
from numba.cuda.typing.typeof import typeof

import minicc

CAPABILITY = (8, 0)
DEVICE = minicc.Device()
NUMBA_JIT, NUMBA_DECLARE = cuda.jit, cuda.declare_device
LINKED = {}


GRID_SYNC = """
.global .align 4 .u32 cg_arrived;
.func (.param .b64 handle) cudaCGGetIntrinsicHandle(.param .b32 scope) { st.param.b64 [handle], 0; ret; }
.func (.param .b32 error) cudaCGSynchronize(.param .b64 handle, .param .b32 flags) {
  .reg .pred %p; .reg .u32 %n, %m, %old, %now; .reg .u64 %a;
  bar.sync 0;
  mov.u32 %n, %tid.x; mov.u32 %m, %tid.y; or.b32 %n, %n, %m; mov.u32 %m, %tid.z; or.b32 %n, %n, %m;
    setp.ne.u32 %p, %n, 0; @%p bra DONE;
  mov.u32 %n, %nctaid.x; mov.u32 %m, %nctaid.y; mul.lo.u32 %n, %n, %m; mov.u32 %m, %nctaid.z;
    mul.lo.u32 %n, %n, %m; sub.u32 %n, 0x80000001, %n;
  mov.u32 %old, %ctaid.x; mov.u32 %m, %ctaid.y; or.b32 %old, %old, %m; mov.u32 %m, %ctaid.z;
    or.b32 %old, %old, %m;
  setp.eq.u32 %p, %old, 0; selp.u32 %n, %n, 1, %p; mov.u64 %a, cg_arrived;
  membar.gl; atom.global.add.u32 %old, [%a], %n;
WAIT: ld.volatile.global.u32 %now, [%a]; xor.b32 %now, %now, %old; setp.ge.s32 %p, %now, 0; @%p bra WAIT;
  membar.gl;
DONE: bar.sync 0; st.param.b32 [error], 0; ret; }
"""
"""The function of CUDA's device library behind `grid.sync()`: the first block adds what flips the top bit
when all others have added one.
"""


class Array:
    """What `cuda.to_device` gives: an array on the device."""

    def __init__(self, data):
        self.data = data

    def __getattr__(self, name):
        return getattr(self.data, name)

    def __len__(self):
        return self.data.shape[0]

    def __getitem__(self, key):
        result = self.data[key]
        return Array(result) if isinstance(result, minicc.DeviceArray) else result

    def copy_to_host(self, *_, **__):
        return self.data.get()

    def copy_to_device(self, source, stream=0):
        self.data.set(source.data if isinstance(source, Array) else source)

    @property
    def _numba_type_(self):
        return types.Array(from_dtype(self.dtype), self.ndim, "C")

    @property
    def __cuda_array_interface__(self):
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self.address, False),
            "strides": None,
            "version": 3,
        }


class Kernel:
    """What `cuda.jit` makes of a kernel: for each signature PTX, compiled when first launched."""

    def __init__(self, function, signature=None):
        self.function, self.signature = function, getattr(signature, "args", signature)
        self.compiled = functools.cache(self._compiled)

    def _compiled(self, *signature):
        ptx, _ = to_ptx(self.function, self.signature or signature, device=False, abi="numba", cc=CAPABILITY)
        return next(iter(minicc.ObjectCode.from_ptx(linked(ptx)).kernels.values()))

    @property
    def overloads(self):
        return {self.signature: self}

    def max_cooperative_grid_blocks(self, threads):
        return DEVICE.limits.resident_ctas

    def __getitem__(self, config):
        return functools.partial(
            self.launch, *(((n,) if isinstance(n, int | np.integer) else n) for n in config[:2]), *config[3:4]
        )

    def forall(self, threads):
        return self[-(-threads // 128), 128]

    def launch(self, grid, block, *given):
        words = [word for value in given for word in passed(value)]
        self.compiled(*map(typeof, given))(grid, block, words, device=DEVICE)


def linked(ptx):
    """PTX with the bodies of the functions that it only declares."""
    wanted = [path for name, path in LINKED.items() if re.search(rf"\b{name}\b", ptx)]
    bodies = [to_functions(path) for path in dict.fromkeys(wanted)] + (
        [GRID_SYNC] if "cudaCGSynchronize" in ptx else []
    )
    for name in re.findall(r"\.func\s+(?:\([^)]*\)\s*)?(\w+)", "".join(bodies)):
        ptx = re.sub(rf"\.extern \.func [^;]*\b{name}\b[^;]*;", "", ptx)
    return ptx.replace(".address_size 64\n", "\n".join([".address_size 64", *bodies, ""]), 1)


def to_functions(path):
    """The functions of a file with CUDA C++ in PTX."""
    folders = [f"-I{folder}" for folder in (config.CUDA_NVRTC_EXTRA_SEARCH_PATHS or "").split(":") if folder]
    with open(path) as file:
        return minicc.compile(file.read(), options=["-rdc=true", *folders]).ptx.partition(
            ".address_size 64\n"
        )[2]


def declare_device(name, sig, link=None, **options):
    """`cuda.declare_device`: a function of a file with CUDA C++, which minicc compiles."""
    if link is not None:
        LINKED[name] = link
    return NUMBA_DECLARE(name, sig, **options)


def passed(value):
    """The parameters that Numba's kernels have for one argument: of an array two owners, size, step, address,
    shape and strides.
    """
    if isinstance(value, np.ndarray | Array):
        data = value.data if isinstance(value, Array) else np.atleast_1d(value)
        return [0, 0, value.size, value.dtype.itemsize, data, *value.shape, *value.strides]
    return [value]


def jit(function=None, device=False, **options):
    """`cuda.jit`: functions of the device are Numba's, kernels ours."""
    if device:
        return NUMBA_JIT(function, device=True, **options)
    return Kernel(function) if isfunction(function) else functools.partial(Kernel, signature=function)


def to_device(value, **_):
    return Array(DEVICE.array(value))


def device_array(shape, dtype=np.float64, **_):
    return Array(DEVICE.empty(shape, dtype))


def device_array_like(other, **_):
    return device_array(other.shape, other.dtype)


for replacement in (jit, declare_device, to_device, device_array, device_array_like):
    setattr(cuda, replacement.__name__, replacement)
cuda.synchronize = lambda: None
# Functions of the device are compiled for it.
dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)

if __name__ == "__main__":

    @cuda.jit
    def smoothed(x, y):
        i = cuda.grid(1)
        if 0 < i < x.size - 1:
            y[i] = (x[i - 1] + x[i] + x[i + 1]) / 3

    x = np.random.rand(100_000)
    y = np.zeros_like(x)
    smoothed.forall(x.size)(x, y)
    np.testing.assert_allclose(y[1:-1], (x[:-2] + x[1:-1] + x[2:]) / 3)
    print("Numba's kernel, in PTX on minicc, smooths as NumPy does")
