"""Messages for programs with mistakes: each mistake is named, once."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import minicc
from minicc.host.unsupported_headers import unknown_names

from .test_programs import launched, program

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")

HEAD = r"""
#include <cstdio>
#include <vector>
__global__ void k(int *p) { p[threadIdx.x] = 1; }
__global__ void parent(int *p, int n) { k<<<1, n>>>(p); }
__global__ void shout() { printf("here\n"); } __global__ void __launch_bounds__(32) bounded() {}
texture<float, 1> table;
__global__ void look(int *p) { p[0] = tex1Dfetch(table, 0); }
int main() { int *p, h[4]; (void)h; cudaMalloc(&p, 64); k<<<1, 4>>>(p);
"""


@pytest.mark.parametrize(
    "body, message",
    [
        (
            "cudaFree(p); cudaFree(p);",
            "cudaFree: 64 bytes from cudaMalloc at 0x400000000 have been freed before",
        ),
        ("cudaFree(h);", "is host memory"),
        ("cudaFree(p + 2);", "cudaFree: 0x400000008 is 8 bytes into 64 bytes from cudaMalloc"),
        (
            "cudaMemcpy(h, p, 128, cudaMemcpyDeviceToHost);",
            "cudaMemcpy: 128 bytes from 0x400000000 on, of which 64 are allocated",
        ),
        ("cudaMemcpy(p, h, 16, cudaMemcpyDeviceToHost);", "is host memory, though the kind says device"),
        ("cudaMemcpy(0, h, 16, cudaMemcpyDeviceToHost);", "cudaMemcpy: the destination is null"),
        (
            "cudaFree(p); cudaMemcpy(h, p, 16, cudaMemcpyDeviceToHost);",
            "no device memory is allocated at 0x400000000; it may have been freed",
        ),
        ("cudaMemset(h, 0, 4);", "cudaMemset: 0x"),
        ("cudaMalloc(&p, 1LL << 40);", "cudaMalloc: 1099511627776 bytes are requested"),
        (
            "bounded<<<1, 64>>>();",
            "'bounded()' is launched with 64 threads in a block; its launch bounds allow 32",
        ),
        (
            "k<<<1, 2000>>>(p);",
            (
                "'k(int*)' is launched with too many threads: block (2000, 1, 1), 2000 threads; at most"
                " (1024, 1024, 64), 1024 threads"
            ),
        ),
        (
            "k<<<1, 4, 60000>>>(p);",
            (
                "'k(int*)' is launched with 60000 bytes of dynamic shared memory; it has at most 49152"
                " (cudaFuncSetAttribute allows 166912)"
            ),
        ),
        ("k<<<0, 4>>>(p);", "'k(int*)' is launched with an empty grid or block"),
        (
            "k<<<1, 4>>>(h); cudaDeviceSynchronize();",
            "the address is in the host's memory (a local variable)",
        ),
        (
            "std::vector<int> v(9); k<<<1, 4>>>(v.data()); cudaDeviceSynchronize();",
            "the address is in the host's memory (from malloc or new)",
        ),
        (
            "cudaFree(p); k<<<1, 4>>>(p); cudaDeviceSynchronize();",
            (
                "the address is 0 bytes into 64 bytes from cudaMalloc at [0x400000000, 0x400000040), which"
                " has been freed"
            ),
        ),
        (
            "look<<<1, 1>>>(p); cudaDeviceSynchronize();",
            (
                "bind one with cudaBindTexture, cudaBindTexture2D or cudaBindTextureToArray before the"
                " launch: 'table' has none"
            ),
        ),
        ("shout<<<1, 1>>>();", "warning: the program ends without waiting for a kernel that printed"),
        (
            "parent<<<1, 1>>>(p, 100); cudaDeviceSynchronize();",
            "launched by 'parent(int*, int)', block (0,0,0), thread (0,0,0) at ",
        ),
        (
            "parent<<<1, 1>>>(p, 2000); cudaDeviceSynchronize();",
            (
                "minicc: warning: in 'parent(int*, int)': a launch of 'k(int*)' from device code: block"
                " dimension x is 2000"
            ),
        ),
        ("volatile int *n = nullptr; *n = 1;", "segmentation fault in host code"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, body: str, message: str) -> None:
    made = program(
        tmp_path, f"{HEAD}\n{body} {body if 'volatile' not in body and 'std::' not in body else ''} }}"
    )
    said = made.run().stderr
    assert said.count(message) == 1, said


_AHEAD = r"""
#include <cstdio>
__global__ void ahead(const float *x, float *y, int n) { int i = threadIdx.x; float next = x[i + 1];
  y[i] = i + 1 < n ? next : x[i]; }
int main()
{
    float *x, *y, h[64];
    for (int i = 0; i < 64; i++)
        h[i] = i;
    cudaMalloc(&x, 256);
    cudaMalloc(&y, 256);
    cudaMemcpy(x, h, 256, cudaMemcpyHostToDevice);
    for (int n = 60; n <= 64; n += 2)
        ahead<<<1, 64>>>(x, y, n);
    cudaError_t error = cudaMemcpy(h, y, 256, cudaMemcpyDeviceToHost);
    printf("%d %g %g\n", error, h[0], h[63]);
}
"""


@pytest.mark.parametrize(
    ("settings", "output", "said"),
    [
        ({}, "0 1 63\n", "minicc: warning: in 'ahead(float const*, float*, int)': "),
        ({"MINICC_MEMORY": "exact"}, "700 0 63\n", "error: out-of-bounds load of 4 bytes"),
        ({"MINICC_CHECK": "mem"}, "700 0 63\n", "error: Invalid __global__ read of size 4 bytes"),
        (
            {"MINICC_CHECK": "init,race,sync"},
            "0 1 63\n",
            "minicc: warning: in 'ahead(float const*, float*, int)': ",
        ),
    ],
)
def test_a_program_reads_past_the_end_as_on_a_gpu(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], output: str, said: str
) -> None:
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    done = program(tmp_path, _AHEAD).run()
    assert done.stdout == output and done.stderr.count(said) == 1, done.stderr


@pytest.mark.parametrize(
    "line, status, message",
    [
        ("k<<<1, 2000>>>(p);", 9, "the launch at p.cu:11: 'k(int*)' is launched with too many threads"),
        ("k<<<1, 4>>>(p + 100);", 9, "p.cu:4:"),
        ("k<<<1, 4>>>(p); return 3;", 3, ""),
    ],
)
def test_the_status_of_programs_whose_kernels_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, status: int, message: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = launched(Path(), f"{HEAD}\n{line} cudaDeviceSynchronize(); }}", "--fault-exit-status=9")
    assert (done.returncode, message in done.stderr) == (status, True)


@pytest.mark.parametrize("value", ["", "=x", "=256", "=-1"])
def test_the_status_for_faults_is_a_number(tmp_path: Path, value: str) -> None:
    done = launched(tmp_path, "int main() {}", f"--fault-exit-status{value}")
    assert (
        done.returncode,
        "option '--fault-exit-status' expects a number from 0 to 255" in done.stderr,
    ) == (2, True)


@pytest.mark.skipif(shutil.which("addr2line") is None, reason="no addr2line on PATH")
@pytest.mark.parametrize("body, line", [("*p = 1;", 2), ("memset(p, 0, 4);", 2), ("\n\n inner(p);", 1)])
def test_locations_of_host_errors(tmp_path: Path, body: str, line: int) -> None:
    text = f"static void inner(int *p) {{ p[0] = 1; }}\nint main() {{ int *p; cudaMalloc(&p, 64); {body} }}"
    error = program(tmp_path, text).run().stderr
    assert "host code dereferences a device pointer" in error and f"/p.cu:{line}\n" in error


@pytest.mark.parametrize(
    "body",
    [
        "cudaFree(0); cudaFree(p);",
        "shout<<<1, 1>>>(); cudaDeviceSynchronize();",
        "shout<<<1, 1>>>(); cudaFree(p);",
    ],
)
def test_correct_programs_print_nothing(tmp_path: Path, body: str) -> None:
    assert program(tmp_path, f"{HEAD}\n{body} }}").run().stderr == ""


def test_a_summary_counts_what_was_not_freed(tmp_path: Path) -> None:
    done = launched(
        tmp_path,
        f"{HEAD}\nvoid *q; cudaMalloc(&q, 1000); cudaMallocManaged(&q, 8); cudaFree(q); cudaMallocHost(&q,"
        " 8); }",
        "--summary",
    )
    assert [line.split() for line in done.stderr.partition("not freed:\n")[2].splitlines()] == [
        ["1,064", "bytes", "in", "2", "allocations", "from", "cudaMalloc"],
        ["8", "bytes", "in", "1", "allocation", "from", "cudaMallocHost"],
    ]


def test_memory_that_was_freed_is_used_again_where_there_is_no_other(tmp_path: Path) -> None:
    made = program(
        tmp_path,
        r"""
      #include <cstdio>
      int main() { int failed = 0; void *p, *q; cudaMalloc(&q, 4);
        for (int i = 0; i < 40; i++) { failed += cudaMalloc(&p, 3ull << 30) != 0; failed += cudaFree(p) != 0;
          }
        for (int i = 0; i < 3000; i++) { failed += cudaMalloc(&p, 1 << 19) != 0; failed += cudaFree(p) != 0; }
        printf("%d %d\n", failed, (size_t)p < 0x400000000 + (1ull << 28)); }""",
    )
    assert made.run().stdout == "0 1\n"


def test_a_wait_that_is_forgotten_shows_in_another_order(tmp_path: Path) -> None:
    """Check that a kernel's stores to managed memory are not visible before the program waits, as on a
    GPU.
    """
    text = (
        "#include <cstdio>\n__global__ void k(int *p) { *p = 1; }\nint main() { int *p; cudaMallocManaged(&p,"
        ' 4); *p = 0; k<<<1, 1>>>(p); %s printf("%%d", *p); }'
    )
    assert launched(tmp_path, text % "", "--order=1").stdout == "0"
    assert launched(tmp_path, text % "cudaDeviceSynchronize();", "--order=1").stdout == "1"


def test_invalid_arguments_are_reported_at_once_in_any_order(tmp_path: Path) -> None:
    text = r"""
#include <cstdio>
int main() { char *p, h[256]; cudaMalloc(&p, 128); cudaStream_t s; cudaStreamCreate(&s);
    printf("%d", cudaMemset(p, 0, 129)); printf("%d", cudaMemsetAsync(p + 1, 0, 128, s));
      printf("%d", cudaMemcpyAsync(p, h, 256, cudaMemcpyHostToDevice, s));
    printf("%d", cudaMemcpy2DAsync(p, 64, h, 64, 64, 3, cudaMemcpyHostToDevice, s));
      printf("%d", cudaMemcpyAsync(p + 64, p, 64, cudaMemcpyDeviceToDevice, s));
    printf("%d", cudaDeviceSynchronize()); }"""
    assert launched(tmp_path, text).stdout == launched(tmp_path, text, "--order=1").stdout == "111100"


@pytest.mark.parametrize(
    "options, message",
    [
        (
            ("--profile=json", "--profile-output=/nowhere/p.json"),
            "cannot write '/nowhere/p.json': there is no folder '/nowhere'",
        ),
        (
            ("--check=race", "--check-output=/nowhere/c"),
            "cannot write '/nowhere/c': there is no folder '/nowhere'",
        ),
        (("--profile=xml",), "a profile is written as table, ptx, json, html, found 'xml'"),
        (("--profile", "--profile-gpu=B100"), "unknown GPU 'B100'"),
        (("--check=foo",), "unknown checker 'foo'"),
        (("--engine=foo",), "unknown engine 'foo' (there are: "),
        (("--profile-output=p.json",), "option '--profile-output' needs '--profile'"),
    ],
)
def test_unwritable_files_are_reported_before_the_program_runs(
    tmp_path: Path, options: tuple[str, ...], message: str
) -> None:
    result = launched(
        tmp_path,
        '#include <cstdio>\n__global__ void k() {}\nint main() { puts("ran"); k<<<1, 1>>>(); return'
        " cudaDeviceSynchronize(); }",
        *options,
    )
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("minicc: error: ") and message in result.stderr


@pytest.mark.parametrize(
    "body, status",
    [("exit(5);", 5), ("abort();", -6), ("throw 1;", -6), ("raise(SIGTERM);", -15), ("return 300;", 44)],
)
def test_exit_statuses(tmp_path: Path, body: str, status: int) -> None:
    made = program(
        tmp_path,
        "#include <csignal>\n#include <cstdlib>\n__global__ void k() {}\nint main() { k<<<1, 1>>>();"
        f" cudaDeviceSynchronize(); {body} }}",
    )
    assert made.run().status == status


def test_a_program_without_main_is_none(tmp_path: Path) -> None:
    (tmp_path / "a.cu").write_text("__global__ void k() {}\nint add(int a, int b) { return a + b; }\n")
    with pytest.raises(minicc.CompileError, match="undefined reference to 'main'"):
        minicc.Program(str(tmp_path / "a.cu"))


@pytest.mark.parametrize(
    "text, note",
    [
        (
            (
                "a.cu:4:3: error: ‘cublasSgemvBatched’ was not declared in this scope; did you mean"
                " ‘cublasSgemmBatched’?"
            ),
            "no 'cublasSgemvBatched' here: of cuBLAS there are levels 1 to 3",
        ),
        (
            "a.cu:4:3: error: use of undeclared identifier 'cufftXtSetGPUs'",
            "no 'cufftXtSetGPUs' here: cuFFT for several devices",
        ),
        (
            "a.cu:4:3: error: 'CUSPARSE_SPSV_ALG1' was not declared in this scope",
            "no 'CUSPARSE_SPSV_ALG1' here: of cuSPARSE there is the generic API",
        ),
        (
            "a.cu:1:1: error: ‘cusolverDnIRSParams_t’ does not name a type",
            "no 'cusolverDnIRSParams_t' here: of cuSOLVER there are factorisations",
        ),
        (
            "x.o: undefined reference to `curandGetDirectionVectors32'",
            "no 'curandGetDirectionVectors32' here: of cuRAND",
        ),
        ("a.cu:4:3: error: 'cuDeviceFancy' was not declared in this scope", "of the driver API"),
        (
            (
                "a.cu:4:3: error: 'currentIndex' was not declared in this scope\n'customKernel' was not"
                " declared in this scope\n'CUSTOM_SIZE' was not declared in this scope"
            ),
            "",
        ),
    ],
)
def test_names_of_unsupported_libraries(text: str, note: str) -> None:
    result = unknown_names(text)
    assert note in result and bool(result) is bool(note)
