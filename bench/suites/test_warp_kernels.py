"""NVIDIA Warp's kernels and their adjoints, launched through CUDA's driver API and compared with Warp's CPU.

    minicc exec -- python -m pytest test_warp_kernels.py

The kernels below are compiled ahead of time to PTX for sm_80, in one module. Warp itself cannot launch them:
its wheel contains a CUDA runtime that is linked statically. So the test launches them with `cuLaunchKernel`
and Warp's own descriptors of launches and arrays. The expected values are those of the same kernels on Warp's
device `cpu`; for the adjoint kernels a `wp.Tape` computes them there.
"""

import ctypes
import functools
import itertools
import json
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

wp = pytest.importorskip("warp")
driver = pytest.importorskip("cuda.bindings.driver")
types = pytest.importorskip("warp._src.types")

_BLOCK = 64
_ARCH = 80

wp.set_module_options({"block_dim": _BLOCK})


@dataclass(frozen=True)
class _Case:
    kernel: Any
    dim: tuple[int, ...]
    arguments: Callable[[np.random.Generator], tuple[list[Any], list[Any]]]
    tiled: bool


_CASES: list[_Case] = []


def _case(kernel: Any, dim: Any, arguments: Any, tiled: bool = False) -> None:
    """Add a kernel; `arguments` returns its inputs and its outputs, whose adjoints are seeded."""
    _CASES.append(_Case(kernel, dim if isinstance(dim, tuple) else (dim,), arguments, tiled))


def _values(rng: Any, shape: Any, dtype: Any = wp.float32, low: float = -1.0, high: float = 1.0) -> Any:
    """Return an array of random elements between `low` and `high`."""
    dtype = wp.int32 if dtype is int else dtype
    scalar, inner = getattr(dtype, "_wp_scalar_type_", dtype), getattr(dtype, "_shape_", ())
    shape = shape if isinstance(shape, tuple) else (shape,)
    data = rng.uniform(low, high, (*shape, *inner)).astype(wp.dtype_to_numpy(scalar))
    return wp.array(data, dtype=dtype, device="cpu", requires_grad=data.dtype.kind == "f")


def _zeros(shape: Any, dtype: Any = wp.float32) -> Any:
    return _values(np.random.default_rng(0), shape, dtype, 0.0, 0.0)


def _rotations(rng: Any, count: int) -> Any:
    data = rng.normal(size=(count, 4))
    data /= np.linalg.norm(data, axis=1, keepdims=True)
    return wp.array(data.astype(np.float32), dtype=wp.quat, device="cpu", requires_grad=True)


Floats, Floats2, Ints = wp.array(dtype=float), wp.array2d(dtype=float), wp.array(dtype=int)
Vectors, Matrices, Rotations = wp.array(dtype=wp.vec3), wp.array(dtype=wp.mat33), wp.array(dtype=wp.quat)


# Arithmetic and functions of scalars


@wp.kernel
def saxpy(x: Floats, y: Floats, factor: float, out: Floats):
    i = wp.tid()
    out[i] = factor * x[i] + y[i] * y[i] - x[i] / (1.0 + y[i] * y[i])


_case(saxpy, 1000, lambda r: ([_values(r, 1000), _values(r, 1000), 1.75], [_zeros(1000)]))


@wp.kernel
def elementary(x: Floats, out: Floats2):
    i = wp.tid()
    v = x[i]
    out[i, 0] = wp.sin(v) * wp.exp(-v)
    out[i, 1] = wp.log(v) + wp.sqrt(v)
    out[i, 2] = wp.pow(v, 1.7) + wp.cbrt(v)
    out[i, 3] = wp.tanh(v) - wp.atan2(v, 2.0)
    out[i, 4] = wp.cosh(v) + wp.log2(v) * wp.log10(v)
    out[i, 5] = wp.tan(v * 0.3) + wp.atan(v)


_case(elementary, 300, lambda r: ([_values(r, 300, low=0.1, high=3.0)], [_zeros((300, 6))]))


@wp.kernel
def inverse_functions(x: Floats, out: Floats2):
    i = wp.tid()
    v = x[i]
    out[i, 0] = wp.asin(v) + wp.acos(v * 0.5)
    out[i, 1] = wp.sinh(v) * wp.degrees(v)
    out[i, 2] = wp.erf(v) + wp.erfc(v)
    out[i, 3] = wp.erfinv(v * 0.9)
    out[i, 4] = wp.radians(v) + wp.nonzero(v)


_case(inverse_functions, 200, lambda r: ([_values(r, 200, low=-0.9, high=0.9)], [_zeros((200, 5))]))


@wp.kernel
def double_precision(x: wp.array(dtype=wp.float64), out: wp.array2d(dtype=wp.float64)):
    i = wp.tid()
    v = x[i]
    out[i, 0] = wp.sin(v) * wp.cos(v) / (wp.float64(1.0) + v * v)
    out[i, 1] = wp.exp(v) - wp.log(wp.float64(2.0) + v)
    out[i, 2] = wp.sqrt(wp.abs(v)) + wp.pow(wp.abs(v), wp.float64(0.3))
    out[i, 3] = wp.tanh(v) * wp.acos(v)


_case(
    double_precision,
    150,
    lambda r: ([_values(r, 150, wp.float64, -0.95, 0.95)], [_zeros((150, 4), wp.float64)]),
)


@wp.kernel
def half_precision(
    x: wp.array(dtype=wp.float16), y: wp.array(dtype=wp.float16), out: wp.array(dtype=wp.float16)
):
    i = wp.tid()
    out[i] = x[i] * y[i] + wp.float16(0.5) * x[i]


_case(
    half_precision,
    128,
    lambda r: ([_values(r, 128, wp.float16), _values(r, 128, wp.float16)], [_zeros(128, wp.float16)]),
)


@wp.kernel
def rounding(x: Floats, out: Floats2):
    i = wp.tid()
    v = x[i]
    out[i, 0] = wp.floor(v) + v
    out[i, 1] = wp.ceil(v) * v
    out[i, 2] = wp.round(v) + wp.rint(v) + wp.frac(v)
    out[i, 3] = wp.trunc(v) - wp.mod(v, 0.7)
    out[i, 4] = wp.sign(v) * wp.abs(v) * v


_case(rounding, 256, lambda r: ([_values(r, 256, low=-9.7, high=9.7)], [_zeros((256, 5))]))


@wp.kernel
def selection(x: Floats, y: Floats, out: Floats2):
    i = wp.tid()
    a = x[i]
    b = y[i]
    out[i, 0] = wp.where(a > b, a * a, b * b * b)
    out[i, 1] = wp.clamp(a * 2.0, -1.0, 1.0) + wp.min(a, b) * wp.max(a, b)
    out[i, 2] = wp.lerp(a, b, 0.25) + wp.smoothstep(-1.0, 1.0, a)
    out[i, 3] = wp.step(a) * b
    if a < 0.0 and b > 0.0:
        out[i, 4] = a * b
    elif not (a > 0.5):
        out[i, 4] = a - b
    else:
        out[i, 4] = b


_case(selection, 400, lambda r: ([_values(r, 400), _values(r, 400)], [_zeros((400, 5))]))


# Integers and conversions


@wp.kernel
def integers(a: Ints, b: Ints, x: Floats, out: Ints, y: Floats):
    i = wp.tid()
    n = (a[i] * 7 + b[i]) % 13 + a[i] // (b[i] * b[i] + 1)
    n = n ^ (a[i] << 3) | (b[i] >> 2) & 255
    n = n + wp.min(a[i], b[i]) - wp.abs(b[i]) + ~a[i]
    out[i] = n
    y[i] = float(n % 17) * x[i]


_case(
    integers,
    300,
    lambda r: (
        [_values(r, 300, int, -1000, 1000), _values(r, 300, int, -1000, 1000), _values(r, 300)],
        [_zeros(300, int), _zeros(300)],
    ),
)


@wp.kernel
def wide_integers(
    a: wp.array(dtype=wp.int64),
    b: wp.array(dtype=wp.uint64),
    x: Floats,
    out: wp.array(dtype=wp.int64),
    bits: wp.array(dtype=wp.uint64),
    y: Floats,
):
    i = wp.tid()
    out[i] = a[i] * wp.int64(6364136223846793005) + a[i] / wp.int64(7) - a[i] % wp.int64(1000)
    bits[i] = (b[i] * wp.uint64(2862933555777941757)) ^ (b[i] >> wp.uint64(17)) | (b[i] << wp.uint64(5))
    y[i] = float(a[i] % wp.int64(31)) * x[i] + float(b[i] % wp.uint64(11))


_case(
    wide_integers,
    200,
    lambda r: (
        [_values(r, 200, wp.int64, -1e15, 1e15), _values(r, 200, wp.uint64, 0, 1e18), _values(r, 200)],
        [_zeros(200, wp.int64), _zeros(200, wp.uint64), _zeros(200)],
    ),
)


@wp.kernel
def conversions(
    x: Floats,
    byte: wp.array(dtype=wp.int8),
    word: wp.array(dtype=wp.uint16),
    h: wp.array(dtype=wp.float16),
    d: wp.array(dtype=wp.float64),
):
    i = wp.tid()
    v = x[i] * 100.0
    byte[i] = wp.int8(int(v))
    word[i] = wp.uint16(wp.uint32(wp.abs(v)) * wp.uint32(1000))
    h[i] = wp.float16(v)
    d[i] = wp.float64(v) * wp.float64(0.1) + wp.float64(wp.float16(x[i]))


_case(
    conversions,
    200,
    lambda r: (
        [_values(r, 200)],
        [_zeros(200, wp.int8), _zeros(200, wp.uint16), _zeros(200, wp.float16), _zeros(200, wp.float64)],
    ),
)


@wp.kernel
def flags(
    mask: wp.array(dtype=wp.bool), byte: wp.array(dtype=wp.uint8), invert: bool, x: Floats, out: Floats
):
    i = wp.tid()
    if mask[i] != invert:
        out[i] = x[i] * float(byte[i])
    else:
        out[i] = -x[i]


_case(
    flags,
    130,
    lambda r: (
        [
            wp.array(r.random(130) < 0.5, dtype=wp.bool, device="cpu"),
            _values(r, 130, wp.uint8, 0, 255),
            True,
            _values(r, 130),
        ],
        [_zeros(130)],
    ),
)


# Control flow


@wp.kernel
def static_loop(x: Floats, out: Floats):
    i = wp.tid()
    total = float(0.0)  # noqa: UP018 (a variable, not a constant, of the loop)
    for k in range(6):
        total = total * x[i] + float(k + 1)
    out[i] = total


_case(static_loop, 200, lambda r: ([_values(r, 200)], [_zeros(200)]))


@wp.kernel
def dynamic_loop(x: Floats, count: Ints, out: Floats):
    i = wp.tid()
    total = float(0.0)  # noqa: UP018 (a variable, not a constant, of the loop)
    for k in range(count[i]):
        if k % 3 == 2:
            continue
        if k > 20:
            break
        total += wp.sin(x[i] * float(k))
    out[i] = total


_case(dynamic_loop, 200, lambda r: ([_values(r, 200), _values(r, 200, int, 0, 30)], [_zeros(200)]))


@wp.kernel
def while_loop(start: Ints, x: Floats, steps: Ints, out: Floats):
    i = wp.tid()
    n = start[i]
    length = int(0)  # noqa: UP018, RUF046 (a variable, not a constant, of the loop)
    while n != 1:
        if n % 2 == 0:
            n = n // 2
        else:
            n = 3 * n + 1
        length += 1
    steps[i] = length
    out[i] = x[i] * float(length) + x[i] * x[i]


_case(
    while_loop,
    150,
    lambda r: ([_values(r, 150, int, 1, 400), _values(r, 150)], [_zeros(150, int), _zeros(150)]),
)


@wp.kernel
def all_pairs(position: Vectors, count: int, force: Vectors):
    i = wp.tid()
    total = wp.vec3()
    for j in range(count):
        offset = position[j] - position[i]
        total += offset / wp.pow(wp.dot(offset, offset) + 0.1, 1.5)
    force[i] = total


_case(all_pairs, 70, lambda r: ([_values(r, 70, wp.vec3), 70], [_zeros(70, wp.vec3)]))


# Vectors, matrices, rotations

vec5 = wp.types.vector(length=5, dtype=wp.float32)
mat23 = wp.types.matrix(shape=(2, 3), dtype=wp.float32)


@wp.kernel
def vectors(a: Vectors, b: Vectors, shift: wp.vec3, out: Vectors, scalar: Floats):
    i = wp.tid()
    c = wp.cross(a[i], b[i] + shift)
    out[i] = wp.normalize(c) * wp.length(a[i]) + wp.cw_mul(a[i], b[i])
    scalar[i] = wp.dot(a[i], b[i]) + wp.length_sq(c) + c[1]


_case(
    vectors,
    200,
    lambda r: (
        [_values(r, 200, wp.vec3), _values(r, 200, wp.vec3), wp.vec3(0.5, -0.25, 1.0)],
        [_zeros(200, wp.vec3), _zeros(200)],
    ),
)


@wp.kernel
def matrices(a: Matrices, b: Matrices, v: Vectors, out: Matrices, product: Vectors, scalar: Floats):
    i = wp.tid()
    shifted = b[i] + 3.0 * wp.identity(n=3, dtype=float)
    out[i] = a[i] * wp.transpose(b[i]) + wp.inverse(shifted) + wp.outer(v[i], v[i])
    product[i] = a[i] * v[i] - v[i] * b[i]
    scalar[i] = wp.determinant(a[i]) + wp.trace(b[i]) + wp.ddot(a[i], b[i]) + a[i][1, 2]


_case(
    matrices,
    100,
    lambda r: (
        [_values(r, 100, wp.mat33), _values(r, 100, wp.mat33), _values(r, 100, wp.vec3)],
        [_zeros(100, wp.mat33), _zeros(100, wp.vec3), _zeros(100)],
    ),
)


@wp.kernel
def other_shapes(
    v: wp.array(dtype=vec5),
    m: wp.array(dtype=mat23),
    d: wp.array(dtype=wp.mat44d),
    out: wp.array(dtype=vec5),
    small: wp.array(dtype=wp.vec2),
    inverse: wp.array(dtype=wp.mat44d),
):
    i = wp.tid()
    w = v[i]
    w[2] = w[0] * w[4]
    w[1] += w[3]
    out[i] = w * 2.0 + wp.cw_mul(v[i], v[i])
    small[i] = m[i] * wp.vec3(w[0], w[1], w[2])
    inverse[i] = wp.inverse(d[i] + wp.float64(4.0) * wp.identity(n=4, dtype=wp.float64))


_case(
    other_shapes,
    80,
    lambda r: (
        [_values(r, 80, vec5), _values(r, 80, mat23), _values(r, 80, wp.mat44d)],
        [_zeros(80, vec5), _zeros(80, wp.vec2), _zeros(80, wp.mat44d)],
    ),
)


@wp.kernel
def decompositions(a: Matrices, values: Vectors, product: Matrices):
    i = wp.tid()
    symmetric = a[i] + wp.transpose(a[i]) + wp.diag(wp.vec3(1.0, 4.0, 9.0))
    vectors, lengths = wp.eig3(symmetric)
    q, r = wp.qr3(a[i] + wp.diag(wp.vec3(2.0, 2.0, 2.0)))
    u, sigma, v = wp.svd3(a[i] + wp.diag(wp.vec3(2.0, 5.0, 9.0)))
    values[i] = wp.vec3(wp.abs(lengths[0]), wp.abs(r[0, 0] * r[1, 1]), sigma[0] + sigma[1] + sigma[2])
    product[i] = (
        vectors * wp.diag(lengths) * wp.transpose(vectors) + q * r + u * wp.diag(sigma) * wp.transpose(v)
    )


_case(decompositions, 40, lambda r: ([_values(r, 40, wp.mat33)], [_zeros(40, wp.vec3), _zeros(40, wp.mat33)]))


@wp.kernel
def quaternions(q: Rotations, p: Rotations, v: Vectors, out: Vectors, product: Rotations):
    i = wp.tid()
    spin = wp.quat_from_axis_angle(wp.normalize(v[i]), 0.7)
    out[i] = wp.quat_rotate(q[i], v[i]) + wp.quat_rotate_inv(p[i], v[i]) + wp.quat_to_matrix(spin) * v[i]
    product[i] = wp.quat_slerp(q[i], p[i], 0.3) * wp.quat_inverse(spin) + wp.normalize(q[i] + p[i])


_case(
    quaternions,
    100,
    lambda r: (
        [_rotations(r, 100), _rotations(r, 100), _values(r, 100, wp.vec3)],
        [_zeros(100, wp.vec3), _zeros(100, wp.quat)],
    ),
)


@wp.kernel
def transforms(
    q: Rotations,
    p: Vectors,
    twist: wp.array(dtype=wp.spatial_vector),
    out: Vectors,
    moved: wp.array(dtype=wp.spatial_vector),
):
    i = wp.tid()
    t = wp.transform(p[i], q[i])
    u = wp.transform_inverse(t) * wp.transform(wp.vec3(1.0, 2.0, 3.0), wp.quat_identity())
    out[i] = wp.transform_point(t, p[i]) + wp.transform_vector(u, p[i]) + wp.transform_get_translation(u)
    moved[i] = twist[i] * wp.spatial_dot(twist[i], twist[i])


_case(
    transforms,
    90,
    lambda r: (
        [_rotations(r, 90), _values(r, 90, wp.vec3), _values(r, 90, wp.spatial_vector)],
        [_zeros(90, wp.vec3), _zeros(90, wp.spatial_vector)],
    ),
)


# Structures and functions


@wp.struct
class Material:
    stiffness: float
    axis: wp.vec3
    index: int
    table: wp.array(dtype=float)


@wp.struct
class Particle:
    position: wp.vec3
    mass: float


def _material(rng: Any) -> Any:
    value = Material()
    value.stiffness, value.axis, value.index = 2.5, wp.vec3(0.5, 1.0, -1.0), 3
    value.table = _values(rng, 10)
    return value


@wp.kernel
def structures(m: Material, x: Vectors, out: Floats):
    i = wp.tid()
    out[i] = m.stiffness * wp.dot(m.axis, x[i]) + m.table[(i + m.index) % 10] * x[i][0]


_case(structures, 100, lambda r: ([_material(r), _values(r, 100, wp.vec3)], [_zeros(100)]))


@wp.kernel
def array_of_structures(x: Floats, particles: wp.array(dtype=Particle), energy: Floats):
    i = wp.tid()
    p = Particle()
    p.position = wp.vec3(x[i], x[i] * x[i], 1.0)
    p.mass = x[i] + 2.0
    particles[i] = p
    energy[i] = p.mass * wp.length_sq(p.position)


_case(
    array_of_structures,
    60,
    lambda r: (
        [_values(r, 60)],
        [wp.zeros(60, dtype=Particle, device="cpu", requires_grad=True), _zeros(60)],
    ),
)


@wp.func
def norm(v: wp.vec3, power: float):
    return wp.pow(wp.abs(v[0]), power) + wp.pow(wp.abs(v[1]), power) + wp.pow(wp.abs(v[2]), power)


@wp.func
def norm(v: wp.vec2, power: float):  # noqa: F811 (an overload)
    return wp.pow(wp.abs(v[0]), power) + wp.pow(wp.abs(v[1]), power)


@wp.func
def polar(x: float, y: float):
    return wp.sqrt(x * x + y * y + 0.01), wp.atan2(y, x)


@wp.kernel
def functions(v: Vectors, out: Floats2):
    i = wp.tid()
    radius, angle = polar(v[i][0], v[i][1])
    out[i, 0] = norm(v[i], 3.0) + norm(wp.vec2(radius, 1.0), 2.5)
    out[i, 1] = angle * radius


_case(functions, 100, lambda r: ([_values(r, 100, wp.vec3, 0.1, 1.0)], [_zeros((100, 2))]))


@wp.func
def clipped(x: float):
    return wp.max(x, 0.0)


@wp.func_grad(clipped)
def adj_clipped(x: float, adj_ret: float):
    wp.adjoint[x] += adj_ret * wp.where(x > 0.0, 1.0, 0.125)


@wp.kernel
def custom_gradient(x: Floats, out: Floats):
    i = wp.tid()
    out[i] = clipped(x[i] * 3.0) * x[i]


_case(custom_gradient, 100, lambda r: ([_values(r, 100)], [_zeros(100)]))


# Arrays of several dimensions, grids, atomic operations


@wp.kernel
def stencil(u: Floats2, out: Floats2):
    i, j = wp.tid()
    rows = u.shape[0]
    columns = u.shape[1]
    up = u[(i + rows - 1) % rows, j]
    down = u[(i + 1) % rows, j]
    right = u[i, (j + 1) % columns]
    out[i, j] = up + down - 2.0 * u[i, j] + right * u[i, j]


_case(stencil, (19, 23), lambda r: ([_values(r, (19, 23))], [_zeros((19, 23))]))


@wp.kernel
def volume(a: wp.array3d(dtype=float), w: Floats, out: wp.array3d(dtype=float)):
    i, j, k = wp.tid()
    out[k, j, i] = a[i, j, k] * w[k] + float(i * 100 + j * 10 + k)


_case(volume, (5, 6, 7), lambda r: ([_values(r, (5, 6, 7)), _values(r, 7)], [_zeros((7, 6, 5))]))


@wp.kernel
def four_dimensions(a: wp.array4d(dtype=float), out: Floats):
    i, j, k, l = wp.tid()  # noqa: E741
    wp.atomic_add(out, (i + j) % 4, a[i, j, k, l] * a[i, j, k, l])


_case(four_dimensions, (3, 4, 5, 2), lambda r: ([_values(r, (3, 4, 5, 2))], [_zeros(4)]))


@wp.func
def row_sum(row: Floats):
    total = float(0.0)  # noqa: UP018 (a variable, not a constant, of the loop)
    for k in range(row.shape[0]):
        total += row[k] * row[k]
    return total


@wp.kernel
def rows(a: Floats2, out: Floats):
    i = wp.tid()
    out[i] = row_sum(a[i])


_case(rows, 70, lambda r: ([_values(r, (70, 9))], [_zeros(70)]))


@wp.kernel
def atomics(x: Floats, key: Ints, total: Floats, count: Ints, smallest: Floats, largest: Floats):
    i = wp.tid()
    wp.atomic_add(total, key[i], x[i] * x[i])
    wp.atomic_add(count, key[i], 1)
    wp.atomic_min(smallest, key[i], x[i])
    wp.atomic_max(largest, key[i], x[i])


_case(
    atomics,
    500,
    lambda r: (
        [_values(r, 500), _values(r, 500, int, 0, 8)],
        [_zeros(8), _zeros(8, int), _zeros(8), _zeros(8)],
    ),
)


@wp.kernel
def gather(x: Floats, index: Ints, out: Floats):
    i = wp.tid()
    out[index[i]] = x[index[index[i]]] * x[i]


_case(
    gather,
    120,
    lambda r: (
        [_values(r, 120), wp.array(r.permutation(120).astype(np.int32), dtype=int, device="cpu")],
        [_zeros(120)],
    ),
)


# Random numbers and noise


@wp.kernel
def random_numbers(seed: int, x: Floats, whole: Ints, out: Floats2):
    i = wp.tid()
    state = wp.rand_init(seed, i)
    whole[i] = wp.randi(state, -50, 50)
    out[i, 0] = wp.randf(state) * x[i]
    out[i, 1] = wp.randf(state, -3.0, 5.0) + x[i]
    out[i, 2] = wp.randn(state)
    out[i, 3] = wp.length(wp.sample_unit_sphere_surface(state)) + wp.sample_unit_disk(state)[0] * x[i]


_case(random_numbers, 200, lambda r: ([42, _values(r, 200)], [_zeros(200, int), _zeros((200, 4))]))


@wp.kernel
def noise_functions(p: Vectors, out: Floats2, curl: Vectors):
    i = wp.tid()
    state = wp.rand_init(7)
    out[i, 0] = wp.noise(state, p[i]) + wp.noise(state, p[i][0])
    out[i, 1] = wp.noise(state, wp.vec2(p[i][0], p[i][1]))
    out[i, 2] = wp.pnoise(state, p[i], 4, 4, 4)
    curl[i] = wp.curlnoise(state, p[i])


_case(
    noise_functions,
    100,
    lambda r: ([_values(r, 100, wp.vec3, 0.0, 8.0)], [_zeros((100, 3)), _zeros(100, wp.vec3)]),
)


# Tiles


@wp.kernel
def tile_arithmetic(a: Floats2, b: Floats2, out: Floats2):
    i, j = wp.tid()
    x = wp.tile_load(a, shape=(8, 16), offset=(i * 8, j * 16))
    y = wp.tile_load(b, shape=(8, 16), offset=(i * 8, j * 16))
    wp.tile_store(out, x * y + wp.tile_map(wp.sin, x), offset=(i * 8, j * 16))


_case(
    tile_arithmetic,
    (3, 2),
    lambda r: ([_values(r, (24, 32)), _values(r, (24, 32))], [_zeros((24, 32))]),
    tiled=True,
)


@wp.kernel
def tile_sums(a: Floats2, total: Floats, largest: Floats):
    i = wp.tid()
    row = wp.tile_load(a[i], shape=200)
    wp.tile_store(total, wp.tile_sum(row * row), offset=i)
    wp.tile_store(largest, wp.tile_max(row), offset=i)


_case(tile_sums, 5, lambda r: ([_values(r, (5, 200))], [_zeros(5), _zeros(5)]), tiled=True)


@wp.kernel
def tile_transposed(a: Floats2, out: Floats2):
    i, j = wp.tid()
    t = wp.tile_load(a, shape=(8, 8), offset=(i * 8, j * 8), storage="shared")
    wp.tile_store(out, wp.tile_transpose(t), offset=(j * 8, i * 8))


_case(tile_transposed, (2, 3), lambda r: ([_values(r, (16, 24))], [_zeros((24, 16))]), tiled=True)


@wp.kernel
def tile_product(a: Floats2, b: Floats2, out: Floats2):
    i, j = wp.tid()
    total = wp.tile_zeros(shape=(8, 8), dtype=float)
    for k in range(3):
        x = wp.tile_load(a, shape=(8, 8), offset=(i * 8, k * 8))
        y = wp.tile_load(b, shape=(8, 8), offset=(k * 8, j * 8))
        wp.tile_matmul(x, y, total)
    wp.tile_store(out, total, offset=(i * 8, j * 8))


_case(
    tile_product,
    (2, 2),
    lambda r: ([_values(r, (16, 24)), _values(r, (24, 16))], [_zeros((16, 16))]),
    tiled=True,
)


# Launches and comparison


class _Module:
    """The module of this file as PTX, loaded by the driver."""

    def __init__(self, folder: Path) -> None:
        wp.config.kernel_cache_dir = str(folder / "cache")
        check(driver.cuInit(0))
        self.device = check(driver.cuDeviceGet(0))
        check(driver.cuCtxSetCurrent(check(driver.cuDevicePrimaryCtxRetain(self.device))))
        module = wp.get_module(__name__)
        (path,) = wp.compile_aot_module(module, arch=_ARCH, module_dir=folder, use_ptx=True, strip_hash=True)
        self.shared_memory = json.loads(next(folder.glob("*.meta")).read_text())
        self.module = check(driver.cuModuleLoadData(path.read_bytes() + b"\0"))

    def launch(
        self, case: _Case, arguments: list[Any], adjoints: list[Any] | None, memory: dict[int, int]
    ) -> None:
        """Launch the forward kernel, or with `adjoints` the adjoint one."""
        dim = (*case.dim, _BLOCK) if case.tiled else case.dim
        rank = case.kernel.adj.kernel_dim
        bounds = types.launch_bounds_t(dim[:rank])
        bounds.coord_mult = math.prod(dim[rank:])
        bounds.size = math.prod(dim)
        formal = [argument.type for argument in case.kernel.adj.args]
        values = [bounds, *map(_packed, formal, arguments)]
        if adjoints is not None:
            values += map(_packed, formal, adjoints)
        values = [_relocated(value, memory) for value in values]
        name = f"{case.kernel.key}_cuda_kernel_{'forward' if adjoints is None else 'backward'}"
        function = check(driver.cuModuleGetFunction(self.module, name.encode()))
        shared = self.shared_memory[name + "_smem_bytes"]
        pointers = (ctypes.c_void_p * len(values))(*map(ctypes.addressof, values))
        blocks = -(-bounds.size // _BLOCK)
        check(
            driver.cuLaunchKernel(
                function, blocks, 1, 1, _BLOCK, 1, 1, shared, 0, ctypes.addressof(pointers), 0
            )
        )
        check(driver.cuCtxSynchronize())


def check(result: Any) -> Any:
    """Return the value of a call of the driver; raise its error."""
    assert result[0] == driver.CUresult.CUDA_SUCCESS, result[0]
    return result[1] if len(result) > 1 else None


def _packed(formal: Any, value: Any) -> Any:
    """Return the argument as the ctypes object that the kernel takes; None is a null array or zero."""
    if isinstance(formal, types.array):
        return types.array_t() if value is None else value.__ctype__()
    if hasattr(value, "_cls"):
        return value.__ctype__()
    if issubclass(formal, ctypes.Array):
        return formal(value) if value is not None else formal()
    return formal._type_(0 if value is None else value)


def _relocated(value: Any, memory: dict[int, int]) -> Any:
    """Return a copy of a descriptor whose host pointers are replaced by those of the device."""
    copy = type(value).from_buffer_copy(value)
    _relocate(copy, memory)
    return copy


def _relocate(value: Any, memory: dict[int, int]) -> None:
    if isinstance(value, types.array_t):
        value.data, value.grad = memory[value.data], memory[value.grad]
    elif isinstance(value, ctypes.Structure):
        for field in value._fields_:
            _relocate(getattr(value, field[0]), memory)


def _arrays(arguments: list[Any]) -> Iterator[Any]:
    """Yield the arrays of the arguments, those in structures included."""
    for argument in arguments:
        if isinstance(argument, wp.array):
            yield argument
        elif hasattr(argument, "_cls"):
            yield from _arrays([getattr(argument, name) for name in argument._cls.vars])


def _buffers(arguments: list[Any]) -> list[np.ndarray]:
    """Return NumPy's views of the arrays and of their gradients."""
    return [array.numpy() for each in _arrays(arguments) for array in (each, each.grad) if array is not None]


def _on_device(module: _Module, case: _Case, arguments: list[Any], adjoint: bool) -> list[np.ndarray]:
    """Run the kernel on copies of the arguments; return what it leaves in the arrays and gradients."""
    hosts = [array for each in _arrays(arguments) for array in (each, each.grad) if array is not None]
    memory = {0: 0}
    try:
        for host in hosts:
            size = host.size * types.type_size_in_bytes(host.dtype)
            memory[host.ptr] = int(check(driver.cuMemAlloc(size)))
            check(driver.cuMemcpyHtoD(memory[host.ptr], host.ptr, size))
        module.launch(case, arguments, None, memory)
        if adjoint:
            tape = wp.Tape()
            module.launch(case, arguments, [tape.get_adjoint(each) for each in arguments], memory)
        results = []
        for host in hosts:
            result = np.empty_like(host.numpy())
            check(driver.cuMemcpyDtoH(result.ctypes.data, memory[host.ptr], result.nbytes))
            results.append(result)
        return results
    finally:
        for pointer in itertools.islice(memory.values(), 1, None):
            check(driver.cuMemFree(pointer))


_TOLERANCE = {np.dtype(np.float16): 2e-3, np.dtype(np.float32): 5e-5, np.dtype(np.float64): 1e-11}


def _compare(actual: np.ndarray, expected: np.ndarray) -> None:
    if expected.dtype.names:
        for name in expected.dtype.names:
            _compare(actual[name], expected[name])
    elif expected.dtype.kind == "f":
        tolerance = _TOLERANCE[expected.dtype]
        scale = np.abs(expected).max(initial=0.0)
        np.testing.assert_allclose(actual, expected, rtol=tolerance, atol=tolerance * float(scale))
    else:
        np.testing.assert_array_equal(actual, expected)


@pytest.fixture(scope="session")
def module(tmp_path_factory: Any) -> _Module:
    """Compile and load the kernels once."""
    return _Module(tmp_path_factory.mktemp("aot"))


@pytest.mark.parametrize("case", _CASES, ids=lambda case: case.kernel.key)
@pytest.mark.parametrize("direction", ["forward", "adjoint"])
def test_kernel(case: _Case, direction: str, module: _Module) -> None:
    """The kernel leaves the same values and gradients on the device and on Warp's CPU."""
    inputs, outputs = case.arguments(np.random.default_rng(7))
    arguments = [*inputs, *outputs]
    adjoint = direction == "adjoint"
    if adjoint:
        rng = np.random.default_rng(8)
        for array in _arrays(outputs):
            if array.grad is not None:
                seeds = array.grad.numpy()
                for part in [seeds[name] for name in seeds.dtype.names] if seeds.dtype.names else [seeds]:
                    part[...] = rng.uniform(0.5, 1.5, part.shape)
    actual = _on_device(module, case, arguments, adjoint)
    tape = wp.Tape()
    with tape:
        if case.tiled:
            launch = functools.partial(wp.launch_tiled, block_dim=_BLOCK)
        else:
            launch = wp.launch
        launch(case.kernel, dim=case.dim, inputs=inputs, outputs=outputs, device="cpu")
    if adjoint:
        tape.backward()
        assert any(array.grad is not None and array.grad.numpy().any() for array in _arrays(inputs))
    else:
        assert any(array.numpy().view(np.uint8).any() for array in _arrays(outputs))
    for result, expected in zip(actual, _buffers(arguments), strict=True):
        _compare(result, expected)
