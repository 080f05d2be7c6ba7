"""The API: both launch spellings, argument checking, faults."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import minicc
from minicc.driver.command import main

SOURCE = """
struct Pair { int a; float b; };
__device__ int calls;
__constant__ float scale = 2.0f;
__global__ void axpy(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = scale * a * x[i] + y[i];
    if (i == 0) calls += 1;
}
extern "C" __global__ void plain(unsigned char b, long long l, bool f, Pair p, double d, int *out) {
    out[0] = b; out[1] = (int)(l >> 32); out[2] = f; out[3] = p.a; out[4] = (int)p.b; out[5] = (int)d;
}
__global__ void count(int *out) { out[0] = calls; }
__global__ void shift(int *p, int *q, int n) {
    int i = threadIdx.x;
    if (i < n) q[i] = p[i] + 1;
}
union Word { int i; float f; };
struct Tagged { int tag; Word word; };
__global__ void tagged(Tagged t, float *out) { out[0] = t.tag == 1 ? t.word.f : t.word.i; }
__global__ void dynamic(int *out) {
    extern __shared__ int buffer[];
    buffer[threadIdx.x] = threadIdx.x;
    __syncthreads();
    out[threadIdx.x] = buffer[blockDim.x - 1 - threadIdx.x];
}
"""
PAIR = np.dtype([("a", "<i4"), ("b", "<f4")])
F32, I32 = np.float32, np.int32


@pytest.fixture(scope="module")
def obj() -> minicc.ObjectCode:
    return minicc.compile(SOURCE)


def test_both_spellings(obj: minicc.ObjectCode) -> None:
    x, y, z = np.arange(100, dtype=F32), np.ones(100, F32), np.ones(100, F32)
    result = obj["axpy"][1, 128](100, 0.5, x, y)
    np.testing.assert_array_equal(y, x + 1)
    assert result.ctas == 1
    assert result.thread_instructions > 100
    obj.get_kernel("axpy")((1,), (128,), (100, F32(0.5), x, z))
    np.testing.assert_array_equal(z, y)


def test_module_variables_live_as_long_as_the_module() -> None:
    obj = minicc.compile(SOURCE)
    for expected in (0, 1, 2):
        out = np.zeros(1, I32)
        obj["count"][1, 1](out)
        assert out[0] == expected
        obj["axpy"][1, 32](1, 1.0, np.ones(1, F32), np.ones(1, F32))


def test_scalars_of_every_kind_and_a_structure(obj: minicc.ObjectCode) -> None:
    out = np.zeros(6, I32)
    obj["plain"][1, 1](255, -(1 << 32), True, np.array((7, 2.5), PAIR), 3.9, out)
    np.testing.assert_array_equal(out, [255, -1, 1, 7, 2, 3])
    obj["plain"][1, 1](np.uint8(1), 1 << 40, 0, (-7, 9.0), 1, out)
    np.testing.assert_array_equal(out, [1, 256, 0, -7, 9, 1])


@pytest.mark.parametrize(("tag", "word", "expected"), [(0, np.int32(-7), -7.0), (1, np.float32(2.5), 2.5)])
def test_a_union_takes_any_of_its_members(
    obj: minicc.ObjectCode, tag: int, word: np.generic, expected: float
) -> None:
    out = np.zeros(1, F32)
    obj["tagged"][1, 1](np.array((tag, word), [("tag", "<i4"), ("word", word.dtype)]), out)
    assert out[0] == expected
    with pytest.raises(minicc.LaunchError, match="laid out like Tagged"):
        obj["tagged"][1, 1](np.array((tag, 1), [("tag", "<i4"), ("word", "S4")]), out)


def test_plain_and_mangled_names(obj: minicc.ObjectCode) -> None:
    assert obj["axpy"].symbol == "_Z4axpyifPKfPf"
    assert obj["_Z4axpyifPKfPf"] == obj["axpy"] != obj["plain"]
    assert obj["plain"].symbol == "plain"
    with pytest.raises(
        minicc.LaunchError, match=r"no kernel named 'nothing' .*axpy, plain, count, shift, tagged, dynamic"
    ):
        obj["nothing"]


def test_overlapping_arrays_overlap_in_the_guest(obj: minicc.ObjectCode) -> None:
    base = np.zeros(33, I32)
    obj["shift"][1, 1](base[:-1], base[1:], 1)
    assert base[1] == 1
    same = np.arange(8, dtype=I32)
    obj["shift"][1, 8](same, same, 8)
    np.testing.assert_array_equal(same, np.arange(1, 9))


def test_const_arrays_may_be_read_only(obj: minicc.ObjectCode) -> None:
    x = np.ones(4, F32)
    x.flags.writeable = False
    y = np.ones(4, F32)
    obj["axpy"][1, 4](4, 1.0, x, y)
    np.testing.assert_array_equal(y, 3)
    with pytest.raises(minicc.LaunchError, match="'y' of kernel 'axpy': the array is read-only"):
        obj["axpy"][1, 4](4, 1.0, y, x)


def test_dynamic_shared_memory(obj: minicc.ObjectCode) -> None:
    out = np.zeros(64, I32)
    obj["dynamic"][1, 64, 0, 256](out)
    np.testing.assert_array_equal(out, np.arange(64)[::-1])
    with pytest.raises(minicc.MemoryFault):
        obj["dynamic"][1, 64](out)
    with pytest.raises(minicc.LaunchError, match="shared memory"):
        obj["dynamic"][1, 64, 0, 1 << 20](out)


GOOD = (4, 1.0, np.ones(4, F32), np.ones(4, F32))


@pytest.mark.parametrize(
    ("position", "value", "message"),
    [
        (0, 1.5, r"'n' of kernel 'axpy' \(int\): expected an integer, found float 1.5"),
        (0, 1 << 31, r"2147483648 is out of range for int \(-2147483648 to 2147483647\)"),
        (0, np.ones(1, I32), "expected an integer, found an array of int32"),
        (1, "2", "expected a number, found str '2'"),
        (1, 1e39, "1e[+]39 is out of range for float"),
        (2, np.ones(4), "expected an array of float32, found an array of float64"),
        (2, [1.0], "expected an array [(]of NumPy, .*[)] or None, found list"),
        (2, 3, "expected an array [(]of NumPy, .*[)] or None, found int 3"),
        (2, np.ones(8, F32)[::2], "not C-contiguous"),
        (3, np.ones(4, I32), "expected an array of float32, found an array of int32"),
    ],
)
def test_wrong_arguments_are_refused_before_anything_runs(
    obj: minicc.ObjectCode, position: int, value: object, message: str
) -> None:
    args = list(GOOD)
    args[position] = value
    with pytest.raises(minicc.LaunchError, match=message):
        obj["axpy"][1, 4](*args)


def test_wrong_number_of_arguments(obj: minicc.ObjectCode) -> None:
    with pytest.raises(
        minicc.LaunchError, match=r"takes 4 arguments \(int n, float a, const float \*x, float \*y\), found 3"
    ):
        obj["axpy"][1, 4](*GOOD[:3])


@pytest.mark.parametrize(
    ("grid", "block", "message"),
    [
        (0, 1, "grid dimension x is 0"),
        ((1, 65536), 1, "grid dimension y is 65536"),
        (1, 1025, "block dimension x is 1025"),
        (1, (32, 64), "at most 1024 threads, found 2048"),
        (1, (1, 1, 65), "block dimension z is 65"),
        ((1, 1, 1, 1), 1, "the grid takes one to three integers"),
        (1, "a", "the block takes one to three integers"),
    ],
)
def test_launch_limits(obj: minicc.ObjectCode, grid: object, block: object, message: str) -> None:
    with pytest.raises(minicc.LaunchError, match=message):
        obj["axpy"](grid, block, GOOD)  # type: ignore[arg-type]


CLUSTERED = """
__global__ void ranks(unsigned *out) {
  unsigned rank, count;
  asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(rank));
  asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(count));
  out[blockIdx.x] = count << 8 | rank;
}
"""


def test_clusters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The shape of a launch's clusters reaches the kernel, by each way to launch it."""
    kernel, out = minicc.compile(CLUSTERED, arch="sm_90")["ranks"], np.zeros(4, np.uint32)
    for cluster, size in ((2, 2), (None, 1), ((4, 1), 4), (2, 2), ([2], 2), (np.array([4]), 4), (None, 1)):
        for launch in (
            lambda: kernel[4, 1](out, cluster=cluster),  # noqa: B023
            lambda: kernel(4, 1, (out,), cluster=cluster),  # noqa: B023
        ):
            assert launch().engine == "reference" or size == 1
            assert out.tolist() == [size << 8 | i % size for i in range(4)]
    file = tmp_path / "ranks.cu"
    file.write_text(CLUSTERED)
    words = ["run", str(file), "-arch=sm_90", "--grid", "4", "out=zeros(4,u32)", "--print", "out"]
    assert main([*words, "--cluster", "4"]) == 0
    assert capsys.readouterr().out.split() == "out = [1024 1025 1026 1027]".split()


def test_raw_kernel_and_module_as_in_cupy() -> None:
    kernel = minicc.RawKernel(
        r'extern "C" __global__ void f(float *x) { x[threadIdx.x] += 1; }', "f", options=("-O1",)
    )
    x = np.zeros(4, F32)
    kernel((1,), (4,), (x,))
    minicc.RawModule(code=minicc.compile(SOURCE).ptx).get_function("dynamic")(
        (1,), (4,), (np.zeros(4, I32),), shared_mem=16
    )
    np.testing.assert_array_equal(x, 1)


def test_raw_ptx_takes_bits_by_width() -> None:
    obj = minicc.ObjectCode.from_ptx(minicc.compile(SOURCE).ptx)
    y = np.ones(4, F32)
    obj["axpy"][1, 4](np.int32(4), 1.0, np.ones(4, F32), y)
    np.testing.assert_array_equal(y, 3)
    with pytest.raises(minicc.LaunchError, match="expected 4 bytes, found 8 bytes"):
        obj["axpy"][1, 4](np.int64(4), 1.0, np.ones(4, F32), y)
    with pytest.raises(minicc.LaunchError, match="does not fit"):
        obj["axpy"][1, 4](1 << 40, 1.0, np.ones(4, F32), y)


def test_invalid_ptx_is_refused_at_once() -> None:
    with pytest.raises(minicc.PtxError) as error:
        minicc.ObjectCode.from_ptx(
            ".version 8.0\n.target sm_80\n.address_size 64\n.entry k() { frobnicate; }"
        )
    (diagnostic,) = error.value.diagnostics
    assert diagnostic.location is not None
    assert (diagnostic.location.line, diagnostic.location.column) == (4, 14)


def test_compile_errors_carry_diagnostics() -> None:
    with pytest.raises(minicc.CompileError) as error:
        minicc.compile("__global__ void k(int *p) {\n  p[0] = q;\n}", filename="k.cu")
    (diagnostic,) = error.value.diagnostics
    assert str(diagnostic) == "k.cu:2:10: error: use of undeclared identifier 'q'"


FAULTY = """
__global__ void oob(int *p, int i) { p[i] = 7; }
__global__ void misaligned(char *p) { *(int *)(p + 1) = 7; }
__global__ void stuck() { if (threadIdx.x < 16) while (true) { } __syncthreads(); }
__global__ void forever(volatile int *p) { while (p[0] == 0) { } }
__global__ void good(int *p) { p[threadIdx.x] = threadIdx.x; }
"""


@pytest.mark.parametrize(
    ("kernel", "args", "kind"),
    [
        ("oob", (np.zeros(4, I32), 4), minicc.MemoryFault),
        ("oob", (np.zeros(4, I32), -1), minicc.MemoryFault),
        ("oob", (None, 0), minicc.MemoryFault),
        ("misaligned", (np.zeros(8, np.int8),), minicc.MemoryFault),
        ("forever", (np.zeros(1, I32),), minicc.StepLimitExceeded),
    ],
)
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_faults_harm_nothing_else(kernel: str, args: tuple, kind: type, level: str) -> None:
    obj = minicc.compile(FAULTY, options=("-lineinfo", level), filename="faulty.cu")
    before = [np.array(a) for a in args if isinstance(a, np.ndarray)]
    with pytest.raises(kind) as error:
        obj[kernel]((1,), (1,), args, max_steps=10_000)
    site = error.value.site
    assert site is not None
    assert (site.block, site.thread) == ((0, 0, 0), (0, 0, 0))
    assert site.frames[-1].source is not None
    assert site.frames[-1].source.file == "faulty.cu"
    assert site.frames[-1].source.line == {"oob": 2, "misaligned": 3, "forever": 5}[kernel]
    for array, old in zip([a for a in args if isinstance(a, np.ndarray)], before):
        np.testing.assert_array_equal(array, old)
    p = np.zeros(32, I32)
    obj["good"][1, 32](p)
    np.testing.assert_array_equal(p, np.arange(32))


BARRIER_PTX = """
.version 8.0
.target sm_80
.address_size 64
.visible .entry stuck() {
    .reg .pred %p;
    .reg .u32 %r;
    mov.u32 %r, %tid.x;
    setp.lt.u32 %p, %r, 16;
    @%p bra A;
    bar.sync 0, 32;
    ret;
A:
    bar.sync 1, 32;
    ret;
}
"""


def test_a_barrier_that_can_never_be_released() -> None:
    with pytest.raises(minicc.BarrierError):
        minicc.ObjectCode.from_ptx(BARRIER_PTX)["stuck"][1, 32]()


def test_guest_addresses_follow_the_order_of_parameters(obj: minicc.ObjectCode) -> None:
    both = np.zeros(16, I32)
    notes = []
    for p, q in ((both[:8], both[8:]), (both[8:], both[:8])):
        with pytest.raises(minicc.MemoryFault) as error:
            obj["shift"][1, 9](p, q, 9)
        notes.append(error.value.notes)
    assert notes[0] == notes[1]
    assert "argument 'p' at [" in notes[0][0]


def test_vectors_in_arrays_of_their_elements() -> None:
    kernel = minicc.compile("__global__ void k(float4 *p) { p[threadIdx.x].y = 5; }")["k"]
    for shape in ((4, 4), (16,), (2, 2, 4)):
        array = np.zeros(shape, np.float32)
        kernel[1, 4](array)
        assert array.reshape(4, 4).tolist() == [[0, 5, 0, 0]] * 4
    for wrong in (np.zeros(15, np.float32), np.zeros(16, np.int32), np.zeros(16, np.float64)):
        with pytest.raises(minicc.LaunchError, match="expected an array of structures of 16 bytes"):
            kernel[1, 1](wrong)
    mixed = minicc.compile("struct S { int a; float b; }; __global__ void k(S *p) { p->a = 1; }")["k"]
    with pytest.raises(minicc.LaunchError, match="structures of 8 bytes"):
        mixed[1, 1](np.zeros(2, np.float32))


def test_faults_name_the_source_without_line_information_in_the_text() -> None:
    obj = minicc.compile("__global__ void k(int *p)\n{\n    p[threadIdx.x] = 7;\n}", filename="far.cu")
    assert ".loc" not in obj.ptx and ".file" not in obj.ptx
    with pytest.raises(minicc.MemoryFault) as error:
        obj["k"][1, 8](np.zeros(4, I32))
    frame = error.value.site.frames[0]
    assert frame.source is not None and frame.ptx is not None
    assert (str(frame.source), frame.ptx.file) == ("far.cu:3:20", "far.ptx")
    assert obj.ptx.splitlines()[frame.ptx.line - 1].strip().replace("\t", "") == error.value.site.instruction
    for words in (
        "far.cu:3:20",
        f"far.ptx:{frame.ptx.line}",
        "block (0,0,0), thread (4,0,0), lane 4",
        "0 bytes past the end of argument 'p'",
    ):
        assert words in str(error.value)


@pytest.mark.parametrize("options", [(), ("-O0",), ("-maxrregcount=16",)])
def test_the_text_does_not_depend_on_the_places_kept(options: tuple[str, ...]) -> None:
    from minicc.driver.options import parse_api_options
    from minicc.driver.pipeline import Compilation

    for path in sorted((Path(minicc.__file__).parent / "examples").glob("*.cu")):
        plain = Compilation(path.read_text(), str(path), parse_api_options(options)).ptx
        assert minicc.compile(path.read_text(), options=options, filename=str(path)).ptx == plain


@pytest.mark.parametrize(
    ("grid", "block", "settings", "message"),
    [
        (1, 4, {"max_steps": 0}, "'max_steps' is a positive number or None, found 0"),
        (1, 4, {"max_steps": 1.5}, "'max_steps' is a positive number or None, found 1.5"),
        (1, 4, {"device": 3}, "'device' is a minicc.Device or None, found 3"),
        (np.array([1.5]), 4, {}, "the grid takes one to three integers"),
        (1, np.ones((2, 2), int), {}, "the block takes one to three integers"),
        (1, 4, {"cluster": (2.0,)}, "the cluster takes one to three integers"),
        (3, 4, {"cluster": 2}, "grid dimension x is 3; it must be a multiple of the clusters' 2"),
        (4, 4, {"cluster": 0}, "between 1 and 16 blocks, found 0"),
    ],
)
def test_wrong_settings_are_refused_before_anything_runs(
    obj: minicc.ObjectCode, grid: object, block: object, settings: dict[str, object], message: str
) -> None:
    with pytest.raises(minicc.LaunchError, match=message):
        obj["axpy"][grid, block](*GOOD, **settings)
    with pytest.raises(minicc.LaunchError, match="number of bytes, found 'many'"):
        obj["axpy"][1, 4, 0, "many"](*GOOD)
    with pytest.raises(minicc.LaunchError, match="a tuple or list, found 3"):
        obj["axpy"](1, 4, 3)  # type: ignore[arg-type]


@pytest.mark.parametrize("odd", [(2.0,), 2.0, (np.float32(2),), ("2",), np.array([2.0])])
def test_a_number_that_only_equals_the_last_launch_is_refused(obj: minicc.ObjectCode, odd: object) -> None:
    kernel = obj["axpy"]
    for plain in (2, (2,), (2, 1)):
        assert kernel[plain, plain](*GOOD).ctas == kernel[plain, plain](*GOOD).ctas == 2
        with pytest.raises(minicc.LaunchError, match="the grid takes one to three integers"):
            kernel[odd, plain](*GOOD)
        with pytest.raises(minicc.LaunchError, match="the block takes one to three integers"):
            kernel[plain, odd](*GOOD)


def test_dimensions_may_be_an_array(obj: minicc.ObjectCode) -> None:
    out = np.zeros(64, I32)
    assert obj["dynamic"][np.array([1, 1]), np.array([64]), 0, np.int64(256)](out).ctas == 1
    np.testing.assert_array_equal(out, np.arange(64)[::-1])


@pytest.mark.filterwarnings("ignore:the matrix subclass:PendingDeprecationWarning")
def test_a_matrix_is_an_array_of_two_axes(obj: minicc.ObjectCode) -> None:
    x, y = np.asmatrix(np.arange(4, dtype=F32)), np.asmatrix(np.ones(4, F32))
    obj["axpy"][1, 4](4, 1.0, x, y)
    np.testing.assert_array_equal(y, [[1, 3, 5, 7]])


def test_what_is_no_text_is_not_compiled() -> None:
    for call in (
        lambda: minicc.compile(b"__global__ void k() {}"),
        lambda: minicc.ObjectCode.from_ptx(None),
        lambda: minicc.compile("", options="-O2"),
    ):  # type: ignore[arg-type]
        with pytest.raises(minicc.UsageError):
            call()


def test_endless_recursion_shows_its_last_callers() -> None:
    source = (
        "__device__ __noinline__ int f(volatile int *p, int n) { return n < 0 ? 0 : f(p, n + 1) + p[n & 3];"
        " }\n__global__ void k(int *p) { p[0] = f(p, 1); }"
    )
    with pytest.raises(minicc.TrapFault, match="stack overflow") as caught:
        minicc.compile(source)["k"][1, 1](np.zeros(4, I32))
    text = str(caught.value)
    assert text.count("called from") == 16
    assert f"{len(caught.value.site.frames) - 17} more calls" in text


CAST = "__global__ void k(const int *p, int *q) { ((int *)p)[threadIdx.x] = 7; q[0] = p[1]; }"


def test_what_is_written_through_a_cast_comes_back() -> None:
    p, q = np.arange(4, dtype=np.int32), np.zeros(1, np.int32)
    assert minicc.compile(CAST)["k"]((1,), (3,), (p, q)).warnings == []
    assert p.tolist() == [7, 7, 7, 3] and q[0] == 7


def test_what_a_read_only_array_cannot_take_is_said() -> None:
    p, q = np.arange(4, dtype=np.int32), np.zeros(1, np.int32)
    p.flags.writeable = False
    (warning,) = minicc.compile(CAST)["k"]((1,), (3,), (p, q)).warnings
    assert (
        warning
        == "the kernel has written to argument 'p', which is const, and whose array is read-only: the change"
        " is lost"
    )
    assert p.tolist() == [0, 1, 2, 3]


def test_the_other_byte_order_is_named() -> None:
    with pytest.raises(
        minicc.LaunchError, match=r"in the other byte order; pass x\.astype\(x\.dtype\.newbyteorder"
    ):
        minicc.compile(CAST)["k"](
            (1,), (3,), (np.zeros(4, np.dtype("i4").newbyteorder()), np.zeros(1, np.int32))
        )


def test_void_fields_are_padding_and_fields_are_told_where_they_differ() -> None:
    kernel = minicc.compile(
        "struct S { int a; short s; }; __global__ void k(S *y) { y[threadIdx.x].s = 7; }"
    )["k"]
    padded = np.zeros(2, [("a", "i4"), ("s", "i2"), ("rest", "V2")])
    kernel[1, 2](padded)
    assert padded["s"].tolist() == [7, 7]
    with pytest.raises(
        minicc.LaunchError,
        match=(
            r"8 bytes \(int32 at 0, int16 at 4\), found an array of structures of 8 bytes \(float32 at 0,"
            r" int16 at 4, 2 bytes at 6\)"
        ),
    ):
        kernel[1, 2](np.zeros(2, [("a", "f4"), ("s", "i2"), ("rest", "V2")]))
    with pytest.raises(minicc.LaunchError, match="found an array of 8 bytes"):
        kernel[1, 2](np.zeros(2, "V8"))
    vectors = minicc.compile("__global__ void k(int2 *y) { y[0].x = 7; }")["k"]
    with pytest.raises(minicc.LaunchError, match="found an array of 4 bytes"):
        vectors[1, 1](np.zeros(2, "V4"))


BYTES = """.version 8.5
.target sm_80
.address_size 64
.visible .entry k(.param .align 8 .b8 s[24], .param .align 16 .b8 v[16], .param .u64 out) {
.reg .b64 %a; .reg .f64 %d; .reg .b32 %r<4>; .reg .f32 %f<4>;
ld.param.u64 %a, [out]; ld.param.u32 %r0, [s]; ld.param.u32 %r1, [s+4]; ld.param.f64 %d, [s+8];
  cvt.rzi.s32.f64 %r2, %d; ld.param.u32 %r3, [s+16];
st.global.v4.u32 [%a], {%r0, %r1, %r2, %r3};
ld.param.v4.f32 {%f0, %f1, %f2, %f3}, [v]; st.global.v4.f32 [%a+16], {%f0, %f1, %f2, %f3};
ret; }
"""
STRUCTURE = np.array([7, 3, 0, 1077805056, 42, 0], np.int32)
"""7, 3, the double 30, 42 and padding."""


@pytest.mark.parametrize(
    "given",
    [
        "array([7,3,0,1077805056,42,0],i32)",
        str(STRUCTURE.view(np.uint8).tolist()).replace(" ", ""),
        "array([7,3,0,1077805056,42,0],u32)",
        f"array({str(STRUCTURE.view(np.int64).tolist()).replace(' ', '')},i64)",
        "s.npy",
        "s.bin",
    ],
)
def test_parameters_of_bytes_and_vectors_on_the_command_line(
    given: str, tmp_path, monkeypatch, capsys
) -> None:
    monkeypatch.chdir(tmp_path)
    np.save("s.npy", STRUCTURE)
    STRUCTURE.tofile("s.bin")
    (tmp_path / "k.ptx").write_text(BYTES)
    assert (
        main(
            [
                "run",
                "k.ptx",
                "--block",
                "1",
                f"s={given}",
                "v=array([1,2.5,3,4],f32)",
                "out=zeros(8,i32)",
                "--print",
                "out",
            ]
        )
        == 0
    )
    assert "7 3 30 42 1065353216 1075838976 1077936128 1082130432" in " ".join(
        capsys.readouterr().out.split()
    )


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (
            "s=array([1,2],i32)",
            (
                "argument 's' of kernel 'k' (.b8): expected an array of 24 bytes, of any type, found one of 8"
                " bytes"
            ),
        ),
        ("s=[300]", "a value does not fit into uint8"),
        ("s=missing.bin", "cannot read 'missing.bin'"),
    ],
)
def test_parameters_of_bytes_that_do_not_fit(given: str, message: str, tmp_path, monkeypatch, capsys) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "k.ptx").write_text(BYTES)
    assert main(["run", "k.ptx", "--block", "1", given, "v=[1,2,3,4]", "out=zeros(8,i32)"]) != 0
    assert message in capsys.readouterr().err
