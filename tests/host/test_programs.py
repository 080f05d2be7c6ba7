"""Whole programs: built by the host compiler, run as processes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import minicc
from minicc.filetests import directives
from minicc.filetests.checks import run_program

ROOT = Path(minicc.__file__).parent
PROGRAMS = sorted((ROOT / "examples" / "programs").glob("*.c*"))

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")


def program(tmp_path: Path, text: str) -> minicc.Program:
    file = tmp_path / "p.cu"
    file.write_text(text)
    return minicc.Program(str(file))


@pytest.mark.parametrize("file", PROGRAMS, ids=lambda file: file.stem)
def test_examples_check_themselves(file: Path) -> None:
    check_itself(file)


def check_itself(file: Path) -> None:
    """Run the example as its PROGRAM lines say, or without arguments."""
    text = file.read_text()
    data = directives.read(text)
    for line in data.programs or [directives.ProgramDirective(0, "")]:
        result = run_program(file, line, data.options)
        assert result.faults == []
        assert bool(result.stderr) == ("goes wrong on purpose" in text), result.stderr
        assert bool(result.launches) == any(word in text for word in ("<<<", "cuLaunchKernel")) and all(
            launch["instructions"] for launch in result.launches
        )


def test_units_share_device_symbols_and_keep_their_own() -> None:
    folder = ROOT / "examples" / "programs" / "units"
    result = minicc.Program(folder / "main.cu", folder / "curve.cu").run()
    assert (result.stdout, result.status, result.stderr) == ("0 wrong\n", 0, "")
    with pytest.raises(minicc.CompileError, match="undefined reference to 'curve\\(float\\)'"):
        minicc.Program(folder / "main.cu", options=["-Xlinker", "--unresolved-symbols=ignore-all"])


def test_files_of_c_are_c(tmp_path: Path) -> None:
    (tmp_path / "table.c").write_text(
        """#include <stdlib.h>
      int *table(int class) { int *new = malloc(4); *new = sizeof('c') == sizeof(int) ? class : 0; return new;
        }"""
    )
    (tmp_path / "main.cu").write_text(r"""#include <cstdio>
      extern "C" int *table(int);
      int main() { printf("%d\n", *table(7)); }""")
    assert (
        minicc.Program(tmp_path / "main.cu", tmp_path / "table.c", options=["-std=c++17"]).run().stdout
        == "7\n"
    )


def test_undefined_symbols_are_reported_before_the_program_runs(tmp_path: Path) -> None:
    with pytest.raises(minicc.CompileError, match=r"undefined reference to .nowhere"):
        program(tmp_path, "int nowhere(int); int main() { return nowhere(0); }")


def test_openmp_is_linked(tmp_path: Path) -> None:
    text = r"""#include <cstdio>
      #include <omp.h>
      int main() { int n = 0;
      #pragma omp parallel for reduction(+ : n) num_threads(2)
        for (int i = 0; i < 10; i++) n += i;
        printf("%d %d\n", n, omp_get_max_threads() > 0); }"""
    (tmp_path / "p.cu").write_text(text)
    assert minicc.Program(tmp_path / "p.cu", options=["-Xcompiler", "-fopenmp"]).run().stdout == "45 1\n"


def test_units_have_their_own_library_functions(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.cu").write_text(f"""#include <cstdio>
          static __global__ void k(int n) {{ printf("{name} %d %g\\n", __mul24(n, 3), sinf(n - 2)); }}
          void {name}() {{ k<<<1, 1>>>(2); cudaDeviceSynchronize(); }}""")
    (tmp_path / "main.cpp").write_text("void one(); void two(); int main() { one(); two(); }")
    assert (
        minicc.Program(*(tmp_path / name for name in ("one.cu", "two.cu", "main.cpp"))).run().stdout
        == "one 6 0\ntwo 6 0\n"
    )


def test_arguments_input_and_status(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      __global__ void k() { printf("device %d\n", threadIdx.x); }
      int main(int argc, char **argv) { int n; scanf("%d", &n); printf("host %s\n", argv[1]); k<<<1, 2>>>();
        cudaDeviceSynchronize(); printf("end\n"); return n; }""",
    )
    result = made.run(["a b"], input="7")
    assert (result.stdout, result.status) == ("host a b\ndevice 0\ndevice 1\nend\n", 7)
    assert [(launch["kernel"], launch["grid"], launch["block"]) for launch in result.launches] == [
        ("k()", [1, 1, 1], [2, 1, 1])
    ]


def test_a_fault_is_reported_and_stays(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      __global__ void k(int *p) { p[1 << 20] = 1; }
      int main() { int *p; cudaMalloc(&p, 64); k<<<1, 1>>>(p);
        printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize()));
        printf("%d\n", cudaMalloc(&p, 4)); cudaDeviceReset(); printf("%d\n", cudaMalloc(&p, 4)); }""",
    )
    result = made.run()
    assert result.stdout == "cudaErrorIllegalAddress\n700\n0\n"
    assert (
        "p.cu:3:" in result.stderr and "64 bytes from cudaMalloc" in result.stderr and len(result.faults) == 1
    )


@pytest.mark.parametrize(
    "body, error",
    [
        ("k<<<1, 2000>>>();", "cudaErrorInvalidConfiguration"),
        ("k<<<0, 1>>>();", "cudaErrorInvalidConfiguration"),
        ("k<<<1, 1, 60000>>>();", "cudaErrorInvalidValue"),
        ("k<<<dim3(1, 70000), 1>>>();", "cudaErrorInvalidValue"),
        ("k<<<1, dim3(1, 1, 65)>>>();", "cudaErrorInvalidConfiguration"),
        ("cudaLaunchKernel(takes, 1, 1, nullptr);", "cudaErrorInvalidValue"),
        ("cudaSetDevice(3);", "cudaErrorInvalidDevice"),
        ("cudaFree((void *)5);", "cudaErrorInvalidValue"),
        ("int *p; cudaMalloc(&p, 1LL << 40);", "cudaErrorMemoryAllocation"),
        (
            "int *p, h; cudaMalloc(&p, 4); cudaMemcpy(p, &h, 8, cudaMemcpyHostToDevice);",
            "cudaErrorInvalidValue",
        ),
        ("int h, g; cudaMemcpy(&g, &h, 4, cudaMemcpyHostToDevice);", "cudaErrorInvalidValue"),
        ("cudaEvent_t e = 0; cudaEventRecord(e);", "cudaErrorInvalidResourceHandle"),
        ("int h; cudaMemcpyToSymbol(h, &h, 4);", "cudaErrorInvalidSymbol"),
        (
            "cudaIpcMemHandle_t i; void *p; cudaMalloc(&p, 4); cudaIpcGetMemHandle(&i, p);",
            "cudaErrorNotSupported",
        ),
        ("int h; cudaHostUnregister(&h);", "cudaErrorHostMemoryNotRegistered"),
        (
            "int h; cudaHostRegister(&h, 4, 0); cudaHostRegister(&h, 4, 0);",
            "cudaErrorHostMemoryAlreadyRegistered",
        ),
        (
            "cudaMemPool_t q; cudaDeviceGetDefaultMemPool(&q, 0); cudaMemPoolDestroy(q);",
            "cudaErrorInvalidValue",
        ),
        (
            (
                "cudaLaunchAttribute a; a.id = cudaLaunchAttributeClusterDimension; a.val.clusterDim = {2, 1,"
                " 1}; cudaLaunchConfig_t c = {1, 1}; c.attrs = &a; c.numAttrs = 1; cudaLaunchKernelEx(&c, k);"
            ),
            "cudaErrorInvalidClusterSize",
        ),
        (
            "cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 1 << 20);",
            "cudaErrorInvalidValue",
        ),
        ("int *p; cudaMalloc(&p, 8); cudaMemcpyPeer(p, 1, p + 1, 0, 4);", "cudaErrorInvalidDevice"),
        (
            (
                "int *p; cudaMallocManaged(&p, 8); void *q = p; size_t n = 8, first = 1; cudaMemLocation"
                " where = {cudaMemLocationTypeDevice, 0}; cudaMemPrefetchBatchAsync(&q, &n, 1, &where,"
                " &first, 1, 0, 0);"
            ),
            "cudaErrorInvalidValue",
        ),
    ],
)
def test_errors_of_the_api(tmp_path: Path, body: str, error: str) -> None:
    made = program(
        tmp_path,
        "#include <cstdio>\n__global__ void k() {}\n__global__ void takes(int *p) {}\nint main() {"
        f" {body} puts(cudaGetErrorName(cudaGetLastError())); }}",
    )
    assert made.run().stdout == f"{error}\n"


def test_arguments_by_reference_are_addresses(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        """
      #include <cstdio>
      struct Sum { int parts[3]; }; using Sums = Sum &;
      __global__ void add(Sums sum, const int &one, int two) { sum.parts[1] += one + two; }
      template <class... T> __global__ void all(int &out, const T &...in) { out = (in + ...); }
      int main() { Sum *s; int *n; cudaMallocManaged(&s, sizeof(Sum)); cudaMallocManaged(&n, 8);
        s->parts[1] = 3; n[0] = 4;
        add<<<1, 1>>>(*s, n[0], 5); all<<<1, 1>>>(n[1], s->parts[1], n[0]); cudaDeviceSynchronize();
          printf("%d %d\\n", s->parts[1], n[1]);
        cudaLaunchConfig_t c{}; c.gridDim = c.blockDim = dim3(1); cudaLaunchKernelEx(&c, add, *s, n[1], 1);
          cudaDeviceSynchronize(); printf("%d\\n", s->parts[1]); }""",
    )
    assert made.run().stdout == "12 16\n29\n"


def test_host_code_that_goes_wrong(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        """
      __global__ void k() {}
      int main(int argc, char **argv) { int *p; cudaMalloc(&p, 64); if (argc > 1) for (;;) ; *p = 1; }""",
    )
    result = made.run()
    assert result.status == -11 and "host code dereferences a device pointer" in result.stderr
    assert made.run(["loop"], timeout=2).status is None


def test_kernels_for_functions(tmp_path: Path) -> None:
    """Check instances whose arguments are functions: overloaded ones, of templates and members."""
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      namespace ops { __device__ int twice(int x) { return 2 * x; } __device__ float twice(float x) {
        return 2 * x; } template<class T> __device__ T more(T x, int n) { return x + n; } }
      __device__ int thrice(int x) { return 3 * x; }
      template<int (*F)(int)> __global__ void k(int *p) { *p = F(*p); }
      template<auto F> __global__ void g(int *p) { *p = F(*p, 4); }
      template<float F(float), typename T> __global__ void h(T *p) { *p = F(*p); }
      struct S { __device__ int add(int x) const { return x + base; } int base; };
      template<int (S::*M)(int) const> __global__ void m(int *p) { S s = {5}; *p = (s.*M)(*p); }
      template<int (*F)(int)> void launch(int *p) { k<F><<<1, 1>>>(p); }
      int main() {
          int *p; cudaMallocManaged(&p, 8); *p = 7; float *f = (float *)(p + 1); *f = 1.5f;
          k<ops::twice><<<1, 1>>>(p); cudaDeviceSynchronize(); printf("%d\n", *p);
          launch<thrice>(p); cudaDeviceSynchronize(); printf("%d\n", *p);
          g<ops::more<int>><<<1, 1>>>(p); cudaDeviceSynchronize(); printf("%d\n", *p);
          h<ops::twice, float><<<1, 1>>>(f); cudaDeviceSynchronize(); printf("%g\n", *f);
          m<&S::add><<<1, 1>>>(p); cudaDeviceSynchronize(); printf("%d\n", *p);
      }
""",
    )
    assert made.run().stdout.split() == ["14", "42", "46", "3", "51"]


def test_invalid_programs(tmp_path: Path) -> None:
    with pytest.raises(minicc.CompileError, match=r"p\.cu:3:.*error"):
        program(tmp_path, "__global__ void k() {}\n\nint main() { return nothing; }")
    with pytest.raises(minicc.CompileError, match="use of undeclared identifier 'nothing'"):
        program(tmp_path, "__global__ void k(int *p) { *p = nothing; }\nint main() { k<<<1, 1>>>(0); }")
    with pytest.raises(minicc.UsageError, match="no such file"):
        minicc.Program(str(tmp_path / "none.cu"))
    with pytest.raises(minicc.UsageError, match="no such file"):
        minicc.Program("x" * 5000)


@pytest.mark.parametrize(
    "name", ["a b", "$x #y", "c:d;e", "q'e", "(p)[x]{}", "a,b=c&d", "ü漢\\t", " -x", "-x", "@x", "%d*?"]
)
def test_names_of_files_and_folders_may_hold_any_character(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).mkdir()
    (tmp_path / name / f"{name}.h").write_text("#define SEVEN 7\n")
    text = (
        f'#include <cstdio>\n#include "{name}.h"\n__global__ void k() {{ printf("%d", SEVEN); }}\nint main()'
        " { k<<<1, 1>>>(); cudaDeviceSynchronize(); }\n"
    )
    for file in (tmp_path / name / f"{name}.cu", Path(f"{name}.cu")):
        file.write_text(text)
        result = minicc.Program(file, options=["-I", str(tmp_path / name)]).run()
        assert (result.stdout, result.stderr) == ("7", "")
    (tmp_path / name / f"{name}.h").write_text("#define SEVEN 8\n")
    assert minicc.Program(file, options=["-I", str(tmp_path / name)]).run().stdout == "8"


def test_host_code_has_no_optimisation_of_its_own(tmp_path: Path) -> None:
    """Check that a function that ends without a result returns, as nvcc's host compiler behaves without
    options.
    """
    made = program(
        tmp_path,
        "#include <cstdio>\nfloat work(float *p) { cudaMemset(p, 0, 4); }\nint main() { float *p;"
        ' cudaMalloc(&p, 4); work(p); puts("done"); }',
    )
    assert (made.run().stdout, made.run().status) == ("done\n", 0)


def test_threads_that_launch_first_wait_for_the_device_code(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <atomic>
      #include <cstdio>
      #include <thread>
      #include <vector>
      __global__ void k(int *p) { atomicAdd(p, 1); }
      int main() {
        std::vector<std::thread> threads; std::atomic<int> ready{0}, failed{0}; int *p;
          cudaMallocManaged(&p, 4); *p = 0;
        for (int i = 0; i < 8; i++) threads.emplace_back([&] { ready++; while (ready < 8) ; k<<<1, 1>>>(p);
          failed += cudaGetLastError() != cudaSuccess; });
        for (auto &thread : threads) thread.join();
        printf("%d %d %d", cudaDeviceSynchronize(), failed.load(), *p); }""",
    )
    result = made.run()
    assert (result.stdout, result.stderr) == ("0 0 8", "")


OVERLAP = r"""
#include <cstdio>
#include <thread>
#include <vector>
__global__ void add(int *p, int n) {
  for (int i = 0; i < n; i++) p[threadIdx.x] = p[threadIdx.x] + 1; }
int main() {
  int *p; cudaMalloc(&p, 512); cudaMemset(p, 0, 512);
  cudaStream_t own; cudaStreamCreate(&own);
  std::vector<std::thread> threads;
  for (int t = 0; t < 16; t++) threads.emplace_back([&, t] {
    for (int i = 0; i < 100; i++) add<<<1, 128, 0, STREAM>>>(p, 20); });
  for (auto &thread : threads) thread.join();
  int h[128], wrong = 0; cudaMemcpy(h, p, 512, cudaMemcpyDeviceToHost);
  for (int v : h) wrong += v != 16 * 100 * 20;
  printf("%d wrong %d", wrong, cudaStreamDestroy(own)); }"""


@pytest.mark.parametrize("engine", ("native", "reference"))
@pytest.mark.parametrize("stream", ("nullptr", "own", "t % 2 ? own : nullptr"))
def test_launches_of_threads_into_ordered_streams_do_not_overlap(
    engine: str, stream: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stream runs one kernel at a time, and the legacy stream waits for those that are blocking."""
    monkeypatch.setenv("MINICC_ENGINE", engine)
    assert program(tmp_path, OVERLAP.replace("STREAM", stream)).run().stdout == "0 wrong 0"


def test_parameters_with_packs_in_their_types(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      template <int... I> struct seq {};
      template <class... T> struct tl { int v; };
      template <int... I> __global__ void a(seq<I...>, int *o) { o[0] = (0 + ... + I); }
      template <class... T> __global__ void b(int *o, tl<T...> t, T... a) { o[1] = t.v + (0 + ... + (int)a); }
      template <class... T> __global__ void c(int *o, tl<tl<T>...> *t, tl<T>... s) {
        o[2] = t->v + (0 + ... + s.v); }
      template <template <class...> class P, class... T> __global__ void d(int *o, const P<T...> p) {
        o[3] = p.v + sizeof...(T); }
      int main() {
        int *o; cudaMallocManaged(&o, 64); tl<tl<int>, tl<char>> *t; cudaMallocManaged(&t, 4); t->v = 5;
        a<<<1, 1>>>(seq<1, 2, 3>{}, o); b<<<1, 1>>>(o, tl<int, char>{10}, 5, (char)6);
          c<<<1, 1>>>(o, t, tl<int>{1}, tl<char>{2}); d<<<1, 1>>>(o, tl<int, int>{7});
        cudaDeviceSynchronize(); printf("%d %d %d %d", o[0], o[1], o[2], o[3]); }""",
    )
    assert made.run().stdout == "6 21 8 9"


def test_functions_for_both_sides_may_be_the_hosts(tmp_path: Path) -> None:
    text = r"""#include <cstdlib>
      #include <iostream>
      static int helper(int x) { return x + 1; }
      struct V {
        int x;
        __host__ __device__ void print() const { std::cout << x << ' '; }
        __host__ __device__ int get() const { return x; }
      };
      __host__ __device__ void show(const V &v) { v.print(); }
      __host__ __device__ int more(int x) { return helper(x) + atoi("1"); }
      template <class T> __host__ __device__ void tell(T x) { std::cout << x << std::endl; }
      __global__ void k(int *p) { V v{*p}; *p = 2 * v.get(); }
      int main() {
        int *p; cudaMallocManaged(&p, 4); *p = 21;
        k<<<1, 1>>>(p); cudaDeviceSynchronize();
        V v{*p}; v.print(); show(v); tell(more(0));
      }"""
    assert program(tmp_path, text).run().stdout == "42 42 2\n"


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "p.cu"
    file.write_text(
        "#include <cstdio>\n__global__ void k(int *p) { *p = N; }\nint main(int n, char **a) { int *p, h;"
        ' cudaMalloc(&p, 4); k<<<1, 1>>>(p);\ncudaMemcpy(&h, p, 4, cudaMemcpyDeviceToHost); printf("%d'
        ' %s\\n", h, a[n - 1]); return 3; }\n'
    )
    command = [sys.executable, "-m", "minicc"]
    done = subprocess.run(
        [*command, "run", "-DN=5", str(file), "--x"], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr, done.returncode) == ("5 --x\n", "", 3)
    done = subprocess.run(
        [*command, "build", "-DN=6", str(file), "-o", str(tmp_path / "prog")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)
    done = subprocess.run([str(tmp_path / "prog"), "y"], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("6 y\n", 3)
    done = subprocess.run(
        [*command, "run", "--summary", "-DN=5", str(file)], capture_output=True, text=True, check=False
    )
    assert (
        "thread-instructions  kernel" in done.stderr
        and "k(int*) (reference: the launch is small)" in done.stderr
    )
    done = subprocess.run(
        [
            *command,
            "run",
            "--summary",
            "--engine",
            "native",
            "--html",
            str(tmp_path / "p.html"),
            "-DN=5",
            str(file),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (
        "k(int*) (reference: " in done.stderr
        and "it executes everything and reports events to observers" in done.stderr
    )
    assert "<table" in (tmp_path / "p.html").read_text()
    done = subprocess.run(
        [*command, "run", "--summary", "--engine", "native", "-DN=5", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "k(int*) (native)" in done.stderr
    for options, error in (
        (["--engine=fast"], "unknown engine 'fast'"),
        (["--engine="], "option '--engine' expects a value"),
        (["--order", "x"], "option '--order' expects a number"),
    ):
        assert (
            error
            in subprocess.run(
                [*command, "run", *options, str(file)], capture_output=True, text=True, check=False
            ).stderr
        )


def launched(tmp_path: Path, text: str, *options: str) -> subprocess.CompletedProcess[str]:
    file = tmp_path / "p.cu"
    file.write_text(text)
    return subprocess.run(
        [sys.executable, "-m", "minicc", "run", *options, str(file)],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "file",
    [ROOT / "examples" / "programs" / f"{name}.cu" for name in ("streams", "graphs")],
    ids=lambda file: file.stem,
)
@pytest.mark.parametrize("seed", range(3))
def test_programs_that_order_their_work_do_not_depend_on_the_order(file: Path, seed: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "minicc", "run", f"--order={seed}", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_streams_that_nothing_orders_happen_in_either_order(tmp_path: Path) -> None:
    made = r"""
      #include <cstdio>
      __global__ void put(int *p, int v) { *p = v; }
      int main() { int *p, h; cudaMalloc(&p, 4); cudaStream_t s[2];
        for (cudaStream_t &t : s) cudaStreamCreate(&t);
        for (int i = 0; i < 2; i++) put<<<1, 1, 0, s[i]>>>(p, i);
        cudaDeviceSynchronize(); cudaMemcpy(&h, p, 4, cudaMemcpyDeviceToHost); printf("%d", h); }"""
    assert {launched(tmp_path, made, f"--order={seed}").stdout for seed in range(8)} == {"0", "1"}
    assert launched(tmp_path, made).stdout == "1"


@pytest.mark.parametrize(
    "body, error",
    [
        ("cudaStreamSynchronize(s); cudaStreamEndCapture(s, &g);", "cudaErrorStreamCaptureInvalidated"),
        (
            (
                "cudaEventRecord(e, s); cudaStreamWaitEvent(t, e, 0); k<<<1, 1, 0, t>>>();"
                " cudaStreamEndCapture(s, &g);"
            ),
            "cudaErrorStreamCaptureUnjoined",
        ),
        (
            "cudaEventRecord(e, s); cudaStreamWaitEvent(t, e, 0); cudaStreamEndCapture(t, &g);",
            "cudaErrorStreamCaptureUnmatched",
        ),
        ("k<<<1, 1>>>();", "cudaErrorStreamCaptureImplicit"),
        ("cudaEventRecord(e, s); cudaEventSynchronize(e);", "cudaErrorCapturedEvent"),
        ("cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);", "cudaErrorIllegalState"),
        (
            "cudaStreamEndCapture(s, &g); cudaGraphExec_t x = 0; cudaGraphLaunch(x, s);",
            "cudaErrorInvalidResourceHandle",
        ),
        (
            (
                "cudaStreamEndCapture(s, &g); cudaGraphNode_t a, b; cudaGraphAddEmptyNode(&a, g, 0, 0);"
                " cudaGraphAddEmptyNode(&b, g, &a, 1); cudaGraphAddDependencies(g, &b, &a, 1);"
                " cudaGraphExec_t x; cudaGraphInstantiate(&x, g, 0);"
            ),
            "cudaErrorInvalidValue",
        ),
    ],
)
def test_errors_of_graphs(tmp_path: Path, body: str, error: str) -> None:
    made = program(
        tmp_path,
        f"""#include <cstdio>
      __global__ void k() {{}}
      int main() {{ cudaStream_t s, t; cudaEvent_t e; cudaGraph_t g; cudaStreamCreate(&s);
        cudaStreamCreate(&t); cudaEventCreate(&e);
        cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
          {body} puts(cudaGetErrorName(cudaGetLastError())); }}""",
    )
    assert made.run().stdout == f"{error}\n"


def test_a_graph_does_nothing_before_it_is_launched_and_may_be_updated(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      __global__ void add(int *p, int v) { *p += v; }
      static cudaGraph_t captured(cudaStream_t s, int *p, int *h, int v) { cudaGraph_t g;
        cudaStreamBeginCapture(s, cudaStreamCaptureModeRelaxed);
        add<<<1, 1, 0, s>>>(p, v); cudaMemcpyAsync(h, p, 4, cudaMemcpyDeviceToHost, s);
          cudaStreamEndCapture(s, &g); return g; }
      int main() { int *p, h = -1; cudaMalloc(&p, 4); cudaMemset(p, 0, 4); cudaStream_t s;
        cudaStreamCreate(&s);
        cudaGraph_t g = captured(s, p, &h, 2), g2 = captured(s, p, &h, 10); printf("%d ", h);
        cudaGraphExec_t x; cudaGraphInstantiate(&x, g); cudaGraphLaunch(x, s); cudaGraphLaunch(x, s);
          printf("%d ", h);
        cudaGraphExecUpdateResultInfo info; cudaGraphExecUpdate(x, g2, &info); cudaGraphLaunch(x, s);
          printf("%d\n", h); }""",
    )
    assert made.run().stdout == "-1 4 14\n"


def test_an_updated_graph_takes_conditions_and_user_objects_of_the_new_graph(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      __global__ void add(int *p, int v) { *p += v; }
      static void released(void *name) { printf("released %s\n", (const char *)name); }
      static cudaGraph_t make(int *p, unsigned taken, const char *name) {
        cudaGraph_t g; cudaGraphCreate(&g, 0);
        cudaGraphConditionalHandle c;
        cudaGraphConditionalHandleCreate(&c, g, taken, cudaGraphCondAssignDefault);
        cudaGraphNodeParams q = {}; q.type = cudaGraphNodeTypeConditional; q.conditional.handle = c;
        q.conditional.type = cudaGraphCondTypeIf; q.conditional.size = 1;
        cudaGraphNode_t n; cudaGraphAddNode(&n, g, nullptr, nullptr, 0, &q);
        int v = 5; void *args[] = {&p, &v}; cudaKernelNodeParams k = {}; k.func = (void *)add;
        k.gridDim = k.blockDim = dim3(1); k.kernelParams = args;
        cudaGraphAddKernelNode(&n, q.conditional.phGraph_out[0], nullptr, 0, &k);
        cudaUserObject_t o;
        cudaUserObjectCreate(&o, (void *)name, released, 1, cudaUserObjectNoDestructorSync);
        cudaGraphRetainUserObject(g, o, 1, cudaGraphUserObjectMove);
        return g; }
      int main() { int *p, h; cudaMalloc(&p, 4); cudaMemset(p, 0, 4);
        cudaGraph_t g = make(p, 1, "first"), other = make(p, 0, "second");
        cudaGraphExec_t x; cudaGraphInstantiate(&x, g); cudaGraphLaunch(x, 0); cudaGraphDestroy(g);
        cudaGraphExecUpdateResultInfo info; printf("%d\n", cudaGraphExecUpdate(x, other, &info));
        cudaGraphLaunch(x, 0); cudaMemcpy(&h, p, 4, cudaMemcpyDeviceToHost); printf("%d\n", h);
        cudaGraphNode_t n; cudaGraphAddEmptyNode(&n, other, nullptr, 0);
        int status = cudaGraphExecUpdate(x, other, &info);
        printf("%d %d\n", status, info.result == cudaGraphExecUpdateErrorTopologyChanged);
        cudaGraphDestroy(other); cudaGraphExecDestroy(x); }""",
    )
    assert made.run().stdout == "released first\n0\n5\n910 1\nreleased second\n"


def test_a_child_graph_has_child_graphs_of_its_own(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      int main() { cudaGraph_t inner, middle, outer, child, grandchild; cudaGraphNode_t n, nodes[2];
        cudaGraphCreate(&inner, 0); cudaGraphAddEmptyNode(&n, inner, nullptr, 0);
        cudaGraphCreate(&middle, 0); cudaGraphAddChildGraphNode(&n, middle, nullptr, 0, inner);
        cudaGraphCreate(&outer, 0); cudaGraphAddChildGraphNode(&n, outer, nullptr, 0, middle);
        cudaGraphDestroy(inner); cudaGraphDestroy(middle);
        size_t count = 2; cudaGraphChildGraphNodeGetGraph(n, &child); cudaGraphGetNodes(child, nodes, &count);
        printf("%zu ", count); cudaGraphChildGraphNodeGetGraph(nodes[0], &grandchild); count = 2;
        printf("%d ", cudaGraphGetNodes(grandchild, nodes, &count)); printf("%zu\n", count);
        cudaStream_t s; void *p = &s; cudaStreamCreate(&s);
        cudaStreamBeginCapture(s, cudaStreamCaptureModeGlobal);
        printf("%d ", cudaMallocAsync(&p, 0, s)); printf("%d\n", p == nullptr); }""",
    )
    assert made.run().stdout == "1 0 1\n0 1\n"


def test_cooperative_grids_must_fit_the_device(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      __global__ void k() {}
      int main() { for (int blocks : {216, 217}) printf("%s\n",
        cudaGetErrorName(cudaLaunchCooperativeKernel(k, blocks, 1024, nullptr))); }""",
    )
    assert made.run().stdout == "cudaSuccess\ncudaErrorCooperativeLaunchTooLarge\n"


def test_a_summary_counts_kernels_and_calls(tmp_path: Path) -> None:
    done = launched(
        tmp_path,
        "__global__ void k() {} int main() { void *p; cudaMalloc(&p, 8); k<<<1, 2>>>(); k<<<1, 2>>>();"
        " cudaMemset(p, 0, 8); }",
        "--summary",
    )
    words = [line.split() for line in done.stderr.splitlines()]
    assert next(row[2:4] for row in words if row[4:5] == ["k()"]) == ["2", "4"]
    assert {row[2]: row[1] for row in words if len(row) == 3 and row[2].startswith("cuda")} == {
        "cudaMalloc": "1",
        "cudaLaunchKernel": "2",
        "cudaMemset": "1",
    }


def test_progress_names_each_launch(tmp_path: Path) -> None:
    done = launched(tmp_path, "__global__ void k() {} int main() { k<<<3, 2>>>(); }", "--progress")
    assert list(filter(None, done.stderr.splitlines())) == [
        "minicc: launch: k(), grid (3, 1, 1), block (2, 1, 1)",
        "3 of 3 blocks",
    ]


def test_errors_of_modules_and_of_programs_compiled_at_run_time(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <cuda.h>
      #include <nvrtc.h>
      #include <vector>
      int main() {
        CUmodule m; CUfunction f; CUdeviceptr p;
        printf("%d ", cuModuleLoadData(&m, "\x7f" "ELF"));
        printf("%d ", cuModuleLoadData(&m, ".version 8.0\n.target sm_80\nnonsense"));
        printf("%d ", cuModuleLoad(&m, "/nowhere"));
        printf("%d ", cuModuleLoadData(&m,
          ".version 8.0\n.target sm_80\n.address_size 64\n.visible .entry k() { ret; }"));
        printf("%d ", cuModuleGetFunction(&f, m, "j")); printf("%d ", cuModuleGetFunction(&f, m, "k"));
        printf("%d ", cuLaunchKernel(f, 1, 1, 1, 2000, 1, 1, 0, 0, 0, 0));
        printf("%d ", cuModuleUnload(m)); printf("%d\n", cuModuleUnload(m));
        nvrtcProgram q; nvrtcCreateProgram(&q, "__global__ void k(int *p) { *p = x; }", "q.cu", 0, 0, 0);
        nvrtcResult r = nvrtcCompileProgram(q, 0, 0); size_t n; nvrtcGetProgramLogSize(q, &n);
          std::vector<char> log(n); nvrtcGetProgramLog(q, log.data());
        printf("%s\n%s\n", nvrtcGetErrorString(r), log.data());
      }""",
    )
    result = made.run()
    assert result.stdout.splitlines()[:2] == ["209 218 301 0 500 0 1 0 400", "NVRTC_ERROR_COMPILATION"]
    assert (
        "q.cu:1:34: error: use of undeclared identifier 'x'" in result.stdout
        and "machine code" in result.stderr
    )


def test_a_makefile_written_for_nvcc(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "twice.h").write_text("__device__ int twice(int a);\n#define ONE 1\n")
    (tmp_path / "lib" / "twice.cu").write_text(
        '#include "twice.h"\n__device__ int twice(int a) { return FACTOR * a; }\n'
    )
    (tmp_path / "main.cu").write_text(
        r"""
      #include <cstdio>
      #include "twice.h"
      int three();
      __global__ void k(int *p) { *p = twice(*p) + ONE; }
      int main() { int *p; cudaMallocManaged(&p, 4); *p = three(); k<<<1, 1>>>(p); cudaDeviceSynchronize();
        printf("%d\n", *p); }"""
    )
    (tmp_path / "three.cpp").write_text("int three() { return 3; }\n")
    (tmp_path / "Makefile").write_text("""
NVCC ?= nvcc
prog: main.o lib/twice.o three.o
	$(NVCC) -arch=sm_80 -o $@ $^ -lm
main.o: main.cu
	$(NVCC) -arch=sm_80 -O3 -rdc=true -Ilib -c $< -o $@
lib/twice.o: lib/twice.cu
	cd lib && $(NVCC) -dc -DFACTOR=2 twice.cu
three.o: three.cpp
	g++ -fPIC -c $< -o $@
""")
    done = subprocess.run(
        ["make", "-s", f"NVCC={sys.executable} -m minicc nvcc"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    assert subprocess.run([tmp_path / "prog"], capture_output=True, text=True, check=True).stdout == "7\n"
    (tmp_path / "main.cu").write_text("__global__ void k() { x; }\n")
    done = subprocess.run(
        [sys.executable, "-m", "minicc", "nvcc", "-c", "main.cu"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1 and "main.cu:1:23: error: use of undeclared identifier 'x'" in done.stderr


def test_a_profile_of_a_program_counts_all_its_kernels(tmp_path):
    body = (
        "__global__ void add(int *p) { atomicAdd(p, 1); } int main() { int *p; cudaMalloc(&p, 4); add<<<2,"
        " 32>>>(p); add<<<1, 32>>>(p); }"
    )
    done = launched(tmp_path, body, "--profile")
    assert (
        "<<<2, 32>>>, <<<1, 32>>>" in done.stderr and "32 lanes per request access 1 address" in done.stderr
    )
    done = launched(tmp_path, body, "--profile=json", f"--profile-output={tmp_path}/p.json")
    kernel = json.loads((tmp_path / "p.json").read_text())["kernels"][0]
    assert kernel["metrics"]["l1tex__t_requests_pipe_lsu_mem_global_op_atom.sum"] == 3


def test_an_option_after_the_file_is_an_argument_of_the_program(tmp_path: Path) -> None:
    (tmp_path / "p.cu").write_text(
        '#include <cstdio>\nint main(int count, char **words) { printf("%d %s\\n", count, words[1]); }'
    )
    done = subprocess.run(
        [sys.executable, "-m", "minicc", "run", "p.cu", "--check=race", "-x"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "3 --check=race\n")
    assert (
        done.stderr
        == "minicc: warning: '--check=race' after 'p.cu' is an argument of the program; options of minicc"
        " precede the file\n"
    )


ENDLESS = """#include <cstdio>
__global__ void waits(volatile int *f) { while (f[threadIdx.x] == 0) ; f[64] = 1; }
__global__ void turns(int *f) { int n = 0; while (n >= 0) n = (n + 1) & 1023; *f = n; }
int main(int count, char **) {
  int *f; cudaMalloc(&f, 1024); cudaMemset(f, 0, 1024);
  if (count > 1) turns<<<1, 4>>>(f); else waits<<<1, 64>>>(f);
  printf("%d\\n", cudaDeviceSynchronize());
}
"""


def test_endless_launches_are_stopped(tmp_path: Path) -> None:
    """Check launches whose threads wait forever, and the bounds of the command line, with invalid values
    too.
    """
    file = tmp_path / "endless.cu"
    file.write_text(ENDLESS)

    def run(*words: str, engine: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "minicc", "run", *words],
            capture_output=True,
            text=True,
            env={**os.environ, **({"MINICC_ENGINE": engine} if engine else {})},
            check=False,
        )

    done = run(str(file))
    assert (
        done.stdout == "702\n"
        and "threads wait for memory to change that no thread will change any more" in done.stderr
        and "64 threads wait, thread (0,0,0)" in done.stderr
    )
    for option, message in (
        (("--max-steps", "100000"), "the instruction budget of 100000 is used up"),
        (("--timeout=1",), "the launch has not ended after 1 seconds"),
    ):
        done = run(*option, str(file), "1")
        assert done.stdout == "702\n" and message in done.stderr
    for option, message in (
        (("--timeout", "soon"), "option '--timeout' expects a number of seconds, found 'soon'"),
        (("--max-steps", "0"), "option '--max-steps' expects a number of instructions, found '0'"),
    ):
        done = run(*option, str(file))
        assert done.returncode == 2 and message in done.stderr
    done = run(str(file), engine="natve")
    assert (
        done.returncode == 2
        and "MINICC_ENGINE: unknown engine 'natve' (there are: reference, plain, native)" in done.stderr
    )


def test_kernels_may_share_their_names_with_functions_of_the_host(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        """#include <utility>
#include <cstdio>
template <class T> __global__ void move(T *p, T v) { *p = v; }
namespace host { template <class T> void fill(T &x, T v) { x = v; } }
namespace device { template <class T> __global__ void fill(T *p, T v) { *p += v; } }
int main() {
    int *p, n = 0;
    cudaMallocManaged(&p, 4);
    int &&r = std::move(n);
    host::fill(n, 3);
    move<<<1, 1>>>(p, 4);
    device::fill<<<1, 1>>>(p, 5);
    cudaDeviceSynchronize();
    printf("%d %d", *p, r);
}
""",
    )
    assert made.run().stdout == "9 3"
