"""Kernels that launch kernels: what is done when, what is checked, what children's faults say."""

import numpy as np
import pytest

import minicc
from minicc.runtime.engine.executable import BASIC, PREFIXES, PROVIDED
from minicc.runtime.numpy_engine.instructions.device_launches import ERRORS, FUNCTIONS
from minicc.support.diagnostics import LaunchError, MemoryFault, TrapFault

CHILD = "__device__ int next; __global__ void note(int *log, int what) { log[next++] = what; }\n"


def run(
    text: str, *args: object, block: int = 1, grid: int = 1, engine: str | None = None
) -> minicc.runtime.LaunchResult:
    return minicc.compile(CHILD + text, options=("-lineinfo",))["parent"][grid, block](*args, engine=engine)


def logged(body: str, **shape: int) -> list[int]:
    log = np.zeros(64, np.int32)
    run(f"__global__ void parent(int *log) {{ {body} }}", log, **shape)
    return [int(word) for word in log if word]


def test_every_function_is_there() -> None:
    assert {name for name in PROVIDED if name not in BASIC} == {
        prefix + name for prefix in PREFIXES for name in FUNCTIONS
    }


def test_children_begin_when_the_parent_has_ended() -> None:
    assert logged(
        "note<<<1, 1>>>(log, 5); note<<<1, 1, 0, cudaStreamFireAndForget>>>(log, 6); log[next++] = 4;"
        " note<<<1, 1>>>(log, 7);"
    ) == [4, 5, 6, 7]


def test_tails_come_last_and_descendants_before_the_next() -> None:
    text = """
    __global__ void inner(int *log, int what) { note<<<1, 1, 0, cudaStreamTailLaunch>>>(log, what + 1);
      note<<<1, 1>>>(log, what); }
    __global__ void parent(int *log) { note<<<1, 1, 0, cudaStreamTailLaunch>>>(log, 9);
      inner<<<1, 1>>>(log, 1); inner<<<1, 1>>>(log, 3); }"""
    log = np.zeros(8, np.int32)
    result = run(text, log)
    assert log[:5].tolist() == [1, 2, 3, 4, 9]
    assert [child.kernel for child in result.children].count("_Z5innerPii") == 2 and len(result.children) == 7


def test_every_thread_launches_in_its_streams() -> None:
    assert sorted(
        logged(
            "cudaStream_t s; cudaStreamCreateWithFlags(&s, cudaStreamNonBlocking); note<<<1, 1, 0, s>>>(log,"
            " 1 + threadIdx.x); cudaStreamDestroy(s);",
            block=40,
        )
    ) == list(range(1, 41))


def test_a_kernel_launches_itself_at_its_tail_many_times() -> None:
    count = np.zeros(1, np.int32)
    run(
        "__global__ void parent(int *n) { if (++*n < 1500) parent<<<1, 1, 0, cudaStreamTailLaunch>>>(n); }",
        count,
    )
    assert count[0] == 1500


def test_parameters_of_all_kinds() -> None:
    text = """
    struct Pair { char c; double d; };
    template <class T> __global__ void add(T *out, Pair p, char c, T t) { *out += p.c + p.d + c + t; }
    __global__ void parent(double *out, int shared) { Pair p{1, 2.5};
      add<<<dim3(1, 1), 1, shared>>>(out, p, 3, 4.0); }"""
    out = np.zeros(1)
    run(text, out, 16)
    assert out[0] == 10.5


def test_pointers_to_kernels_and_members_of_namespaces() -> None:
    text = """
    namespace n { template <int N> __global__ void set(int *p) { *p += N; } }
    template <class F> __device__ void twice(F f, int *p) { f(p); f(p); }
    __global__ void parent(int *p) { twice([](int *q) { n::set<3><<<1, 1>>>(q); }, p); }"""
    out = np.zeros(1, np.int32)
    run(text, out)
    assert out[0] == 6


def test_addresses_of_kernels_are_values() -> None:
    text = """
    __global__ void mine(int *p) { *p = 1; }
    template <class T, int N> __global__ void set(T *p) { *p = N; }
    __device__ void (*table[2])(int *) = {mine, set<int, 7>};
    __global__ void parent(int *p) { void (*f)(int *) = mine, (*g)(int *) = set<int, 5>; f<<<1, 1>>>(p);
      p[2] = (const void *)f == (const void *)mine && f != g && table[0] == f;
      table[1]<<<1, 1>>>(p + 1); g<<<1, 1>>>(p + 3); }"""
    for engine in (None, "reference"):
        out = np.zeros(4, np.int32)
        minicc.compile(text)["parent"][1, 1](out, engine=engine)
        assert out.tolist() == [1, 7, 1, 5]


def test_copies_and_fills_stand_in_the_order() -> None:
    text = """__global__ void parent(int *p) {
      cudaMemsetAsync(p, 1, 8, 0); note<<<1, 1>>>(p, 7);
        cudaMemcpyAsync(p + 4, p, 12, cudaMemcpyDeviceToDevice, 0); note<<<1, 1>>>(p, 8);
      cudaMemset2DAsync(p + 8, 8, 2, 4, 2); cudaMemcpy2DAsync(p + 12, 4, p + 8, 8, 4, 2, cudaMemcpyDefault);
        }"""
    out = np.zeros(16, np.int32)
    run(text, out)
    assert out.tolist() == [
        7,
        8,
        0,
        0,
        7,
        0x01010101,
        0,
        0,
        0x02020202,
        0,
        0x02020202,
        0,
        0x02020202,
        0x02020202,
        0,
        0,
    ]


def test_the_heap_and_what_is_asked_of_the_device() -> None:
    text = """__global__ void parent(int *p) {
      int *q, n = 0; p[0] = cudaMalloc(&q, 64); q[15] = 3; p[1] = q[15]; p[2] = cudaFree(q);
        p[3] = cudaFree(p); p[4] = cudaGetLastError(); p[5] = cudaGetLastError();
      cudaGetDevice(&p[6]); cudaGetDeviceCount(&p[7]); cudaDeviceGetAttribute(&n, cudaDevAttrWarpSize, 0);
        p[8] = n; p[9] = cudaMalloc(&q, 1ull << 40); p[10] = q != 0;
      printf("%s %s", cudaGetErrorName(cudaPeekAtLastError()), cudaGetErrorString(cudaGetLastError()));
        cudaEvent_t e; cudaStream_t s;
      p[11] = cudaStreamCreateWithFlags(&s, 0); p[12] = cudaEventCreateWithFlags(&e, cudaEventDisableTiming);
        p[13] = cudaEventRecord(e, 0) + cudaStreamWaitEvent(0, e, 0) + cudaEventDestroy(e);
      p[14] = cudaEventDestroy(e); note<<<1, 1, 0, (cudaStream_t)99>>>(p, 3); p[15] = cudaGetLastError(); }"""
    out = np.zeros(16, np.int32)
    assert run(text, out).output == "cudaErrorMemoryAllocation out of memory"
    assert out.tolist() == [0, 3, 0, 1, 1, 0, 0, 1, 32, 2, 0, 1, 0, 0, 400, 400]


def test_boxes_are_copied_and_filled() -> None:
    """Boxes of 2 bytes by 3 rows by 2 planes, in memory with rows of 4 bytes and planes of 5 rows; what lies
    between stays.
    """
    text = """__global__ void parent(char *p) { cudaPitchedPtr from{p, 4, 4, 5}, to{p + 64, 8, 8, 3};
    cudaExtent e{2, 3, 2};
      cudaMemset3DAsync(from, 0x1ff, e, 0); for (int i = 0; i < 4; i++) p[24 + i] = i;
        cudaMemcpy3DParms c = {}; c.srcPtr = from; c.srcPos = {1, 1, 0}; c.dstPtr = to; c.dstPos = {0, 0, 1};
        c.extent = {3, 1, 1};
      cudaMemcpy3DAsync(&c, 0); c.srcPos = {0, 1, 1}; c.dstPos = {1, 2, 0}; c.kind = cudaMemcpyDeviceToDevice;
        cudaMemcpy3DAsync(&c, cudaStreamTailLaunch); }"""
    out, expected = np.zeros(128, np.int8), np.zeros(128, np.int8)
    run(text, out)
    expected[:40].reshape(2, 5, 4)[:, :3, :2] = -1
    expected[26:28] = 2, 3
    planes = expected[64:112].reshape(2, 3, 8)
    planes[1, 0, :3] = expected[5:8]
    planes[0, 2, 1:4] = expected[24:27]
    assert out.tolist() == expected.tolist()


def test_what_is_asked_of_kernels() -> None:
    text = """__global__ void __launch_bounds__(256) mine(int *p) { __shared__ int s[1000]; s[*p] = 1;
    *p = s[0]; }
    __global__ void parent(int *p) { cudaFuncAttributes a; p[0] = cudaFuncGetAttributes(&a, mine);
      p[1] = a.sharedSizeBytes; p[2] = a.maxThreadsPerBlock; p[3] = a.ptxVersion;
      p[4] = a.maxDynamicSharedSizeBytes; p[5] = a.preferredShmemCarveout;
        p[6] = cudaOccupancyMaxActiveBlocksPerMultiprocessor(p + 7, mine, 128, 0);
      cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(p + 8, mine, 128, 40000, 0);
        p[9] = cudaOccupancyMaxActiveBlocksPerMultiprocessor(p + 8, mine, 2000, 0);
      p[10] = cudaFuncGetAttributes(&a, p); size_t heap;
        p[11] = cudaDeviceGetLimit(&heap, cudaLimitMallocHeapSize); p[12] = int(heap >> 20); cudaFuncCache c;
        p[13] = cudaDeviceGetCacheConfig(&c) + c;
      p[14] = cudaGetCurrentGraphExec() != nullptr;
        p[15] = cudaGraphLaunch(nullptr, cudaStreamGraphTailLaunch); }"""
    out = np.zeros(16, np.int32)
    result = run(text, out)
    assert out.tolist() == [0, 4000, 256, 80, 48 << 10, -1, 0, 16, 3, 1, 98, 0, 8, 0, 0, 1]
    assert result.warnings == [
        "cudaGraphLaunch in device code: 0x0 is no graph that was instantiated for launches from the device"
        " and uploaded"
    ]


def test_a_launch_that_begins_again_keeps_nothing() -> None:
    text = """__global__ void parent(int *p, int n) {
      note<<<1, 1>>>(p, 1); const char *name = cudaGetErrorName(cudaSuccess);
      for (int i = 0; i < n; i++) p[2] += name[4]; note<<<1, 1>>>(p, 2); }"""
    out = np.zeros(4, np.int32)
    result = run(text, out, 60000)
    assert (out.tolist(), len(result.children)) == ([1, 2, 60000 * ord("S"), 0], 2)


def test_errors_are_those_of_the_host() -> None:
    from minicc.host.device.errors import ERRORS as HOST

    assert {number: (name, text) for name, (number, text) in HOST.items() if number in ERRORS} == ERRORS


@pytest.mark.parametrize(("launch", "why"), [
    ("note<<<1, dim3(64, 32)>>>(p, 1)", "a launch of 'note(int*, int)' from device code: a block has at most "
                                        "1024 threads, found 2048"),
    ("note<<<0, 1>>>(p, 1)", "a launch of 'note(int*, int)' from device code: grid dimension x is 0; it must "
                             "lie between 1 and 2147483647"),
    ("note<<<1, 1, 1 << 20>>>(p, 1)", "a launch of 'note(int*, int)' from device code: the kernel needs "
                                      "1048576 bytes of shared memory (0 static, 1048576 dynamic); "
     "a block has at most 232448"),
])  # fmt: skip
def test_launches_that_cannot_be(launch: str, why: str) -> None:
    out = np.zeros(2, np.int32)
    result = run(f"__global__ void parent(int *p) {{ {launch}; p[1] = cudaPeekAtLastError(); }}", out)
    assert (result.warnings, out.tolist(), result.children) == ([why], [0, 9], [])


def test_the_parents_own_memory_is_warned_of() -> None:
    result = run(
        "__global__ void none(int *p) {} __global__ void parent(int *p) { __shared__ int s[4]; int l[4] ="
        " {*p}; none<<<1, 1>>>(s); none<<<1, 1>>>(l); }",
        np.zeros(1, np.int32),
    )
    assert [text.partition("address of ")[2] for text in result.warnings] == [
        "shared memory, which is the parent's alone",
        "local memory, which is the parent's alone",
    ]


def test_a_childs_fault_says_who_launched_it() -> None:
    with pytest.raises(MemoryFault) as result:
        run(
            "__global__ void wrong(int *p) { p[99] = 1; }\n__global__ void parent(int *p) { if (threadIdx.x"
            " == 3) wrong<<<1, 1>>>(p); }",
            np.zeros(4, np.int32),
            block=8,
        )
    assert result.value.site is not None and result.value.site.kernel == "wrong"
    assert result.value.notes[-1].startswith("launched by 'parent(int*)', block (0,0,0), thread (3,0,0) at ")
    assert result.value.notes[-1].rpartition(":")[0].endswith(":3")
    assert str(result.value).endswith(result.value.notes[-1])


def test_the_native_engine_leaves_them_to_the_other() -> None:
    with pytest.raises(LaunchError, match="'__cudaCDP2GetParameterBufferV2' has no machine code"):
        run(
            "__global__ void parent(int *p) { note<<<1, 1>>>(p, 1); }", np.zeros(4, np.int32), engine="native"
        )
    text = (
        "__global__ void big(float *p) { p[blockIdx.x * blockDim.x + threadIdx.x] += 1; } __global__ void"
        " parent(float *p) { big<<<512, 256>>>(p); }"
    )
    values = np.zeros(512 * 256, np.float32)
    result = run(text, values)
    assert (result.engine, result.children[0].result.engine, float(values.min())) == (
        "reference",
        "native",
        1.0,
    )


PTX = """.version 8.0
.target sm_80
.address_size 64
.extern .func (.param .b64 r) cudaGetParameterBuffer(.param .b64 a, .param .b64 b);
.extern .func (.param .b32 r) cudaLaunchDevice(.param .b64 a, .param .b64 b, .param .align 4 .b8 c[12],
    .param .align 4 .b8 d[12], .param .b32 e, .param .b64 f);
.visible .entry set(.param .u64 p, .param .u32 v) {
  .reg .b64 %p; .reg .b32 %v, %t;
  ld.param.u64 %p, [p]; ld.param.u32 %v, [v]; mov.u32 %t, %tid.x; mad.wide.u32 %p, %t, 4, %p;
    st.global.u32 [%p], %v; ret;
}
.visible .entry parent(.param .u64 p) {
  .reg .b64 %p, %b, %f; .reg .b32 %e;
  ld.param.u64 %p, [p];
  { .param .b64 a; .param .b64 n; .param .b64 r; st.param.b64 [a], 8; st.param.b64 [n], SIZE;
    call.uni (r), cudaGetParameterBuffer, (a, n); ld.param.b64 %b, [r]; }
  st.u64 [%b], %p;
  st.u32 [%b+8], 17;
  mov.u64 %f, set;
  { .param .b64 f; .param .b64 b; .param .align 4 .b8 g[12]; .param .align 4 .b8 t[12]; .param .b32 s;
    .param .b64 w; .param .b32 r;
    st.param.b64 [f], %f; st.param.b64 [b], %b; st.param.b32 [g], 1; st.param.b32 [g+4], 1;
      st.param.b32 [g+8], 1;
    st.param.b32 [t], 4; st.param.b32 [t+4], 1; st.param.b32 [t+8], 1; st.param.b32 [s], 0;
      st.param.b64 [w], 0;
    call.uni (r), cudaLaunchDevice, (f, b, g, t, s, w); ld.param.b32 %e, [r]; }
  ret;
}
"""


def test_the_documented_calls_of_ptx() -> None:
    out = np.zeros(4, np.int32)
    minicc.ObjectCode.from_ptx(PTX.replace("SIZE", "16"))["parent"][1, 1](out)
    assert out.tolist() == [17] * 4


def test_parameters_are_checked_memory() -> None:
    with pytest.raises(MemoryFault, match="8 bytes of parameters for a launch"):
        minicc.ObjectCode.from_ptx(PTX.replace("SIZE", "8"))["parent"][1, 1](np.zeros(4, np.int32))
    with pytest.raises(TrapFault, match="which cudaGetParameterBuffer did not return"):
        run(
            'extern "C" __device__ int __cudaCDP2LaunchDeviceV2(void *, void *);\n__global__ void parent(int'
            " *p) { __cudaCDP2LaunchDeviceV2(p, 0); }",
            np.zeros(4, np.int32),
        )
