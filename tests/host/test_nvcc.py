"""The command `minicc-nvcc`: objects, libraries and programs as nvcc and the host's linker make them, by
hand, by make and by CMake.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from minicc.host import nvcc_line
from minicc.host.runtime_library import python_defines
from minicc.support.diagnostics import UsageError

pytestmark = pytest.mark.skipif(
    shutil.which("g++") is None or not python_defines(),
    reason="no g++ on PATH, or no shared library of Python",
)

NVCC = [sys.executable, "-m", "minicc", "nvcc"]
FILES = {
    "shared.h": (
        """#pragma once
        __device__ const float weights[3] = {1, 2, 3};
        extern __device__ int calls;
        __device__ int doubled(int x);
        struct Counter { int n; __device__ int next(); };
        int other(int *p);
        int plain(int x);
    """
    ),
    "main.cu": (
        r"""
        #include <cstdio>
        #include "shared.h"
        static __device__ int own = 1;
        static __global__ void fill(int *p) { Counter c = {40};
          p[0] = doubled(own) + (int)weights[1] + c.next(); atomicAdd(&calls, 1); }
        int main(int argc, char **argv) {
            int *p, count;
            cudaMallocManaged(&p, 8);
            fill<<<1, 2>>>(p);
            int second = other(p + 1);
            cudaMemcpyFromSymbol(&count, calls, 4);
            printf("%d %d %d %d %s\n", p[0], second, count, plain(1), argv[argc - 1]);
            return 3;
        }
    """
    ),
    "other.cu": (
        """
        #include "shared.h"
        __device__ int calls;
        static __device__ int own = 10;
        __device__ int doubled(int x) { return 2 * x; }
        __device__ int Counter::next() { return ++n; }
        static __global__ void fill(int *p) { p[0] = doubled(own) + (int)weights[2]; }
        int other(int *p) { fill<<<1, 1>>>(p); cudaDeviceSynchronize(); return *p; }
    """
    ),
    "plain.cpp": "int plain(int x) { return x + VALUE; }\n",
}


def run(*command: str | Path, folder: Path, status: int = 0) -> str:
    """Return what the command prints on standard output and standard error."""
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, cwd=folder)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def test_any_linker_links_objects(sources: Path) -> None:
    run(*NVCC, "-dc", "main.cu", "-o", "main.o", "-MD", "-MF", "main.d", "-MT", "a target", folder=sources)
    assert (
        "main.cu" in (rule := (sources / "main.d").read_text())
        and "shared.h" in rule
        and rule.startswith("a\\ target :")
    )
    run(*NVCC, "-rdc=true", "-x", "cu", "-c", "other.cu", folder=sources)
    run("g++", "-DVALUE=4", "-c", "plain.cpp", folder=sources)
    run("ar", "rcs", "libother.a", "other.o", "plain.o", folder=sources)
    assert "undefined reference to 'doubled(int)'" in run(
        *NVCC, "-dlink", "main.o", "-o", "d.o", folder=sources, status=1
    )
    run(*NVCC, "-dlink", "main.o", "libother.a", "-o", "d.o", folder=sources)
    run(*NVCC, "main.o", "d.o", "-L.", "-lother", "-lcudart", "-o", "by nvcc", folder=sources)
    assert run("./by nvcc", "arg", folder=sources, status=3) == "45 23 2 5 arg\n"
    shown = run(*NVCC, "--dryrun", "main.o", folder=sources)
    libraries = (
        next(line for line in shown.splitlines() if line.startswith("#$ LIBRARIES="))
        .partition("-L")[2]
        .strip(' "')
    )
    run(
        "g++",
        "main.o",
        "libother.a",
        f"-L{libraries}",
        "-lcudart_static",
        "-lcudadevrt",
        "-o",
        "by g++",
        folder=sources,
    )
    assert run("./by g++", folder=sources, status=3) == "45 23 2 5 ./by g++\n"


def test_units_have_their_own_variables_without_device_linking(tmp_path: Path) -> None:
    (tmp_path / "v.h").write_text("__device__ int v = 1;\n__constant__ int c[2] = {2, 3};\n")
    for name in "ab":
        (tmp_path / f"{name}.cu").write_text(
            f"""#include <cstdio>
            #include "v.h"
            namespace {{ __global__ void show() {{ printf("{name}%d%d ", v, c[1]); }} }}
            void {name}() {{ int n = '{name}'; cudaMemcpyToSymbol(v, &n, 4); show<<<1, 1>>>();
              cudaDeviceSynchronize(); }}\n"""
        )
    (tmp_path / "m.cpp").write_text("void a(); void b(); int main() { a(); b(); a(); }\n")
    run(*NVCC, "a.cu", "b.cu", "m.cpp", "-o", "m", folder=tmp_path)
    assert run("./m", folder=tmp_path) == "a973 b983 a973 "


def test_shared_libraries_have_device_code(tmp_path: Path) -> None:
    (tmp_path / "lib.cu").write_text(
        '#include <cstdio>\n__global__ void k(int n) { printf("%d", n); }\nvoid go(int n) { k<<<1, 1>>>(n);'
        " cudaDeviceSynchronize(); }\n"
    )
    (tmp_path / "main.cpp").write_text("void go(int);\nint main() { go(7); }\n")
    run(*NVCC, "-shared", "-Xcompiler", "-fPIC", "lib.cu", "-o", "libgo.so", folder=tmp_path)
    run("g++", "main.cpp", "-L.", "-lgo", f"-Wl,-rpath,{tmp_path}", "-o", "main", folder=tmp_path)
    assert run("./main", folder=tmp_path) == "7"


def test_faults_name_the_unit(tmp_path: Path) -> None:
    (tmp_path / "f.cu").write_text(
        "__global__ void k(int *p) { p[500] = 1; }\nint main() { int *p; cudaMalloc(&p, 4); k<<<1, 1>>>(p);"
        " return cudaDeviceSynchronize() == 700; }\n"
    )
    run(*NVCC, "f.cu", folder=tmp_path)
    given = run("./a.out", folder=tmp_path, status=1)
    assert "f.cu:1:" in given and "<PTX of f.cu>" in given


CMAKE = """cmake_minimum_required(VERSION 3.18)
project(small LANGUAGES CXX CUDA)
find_package(CUDAToolkit REQUIRED)
add_library(other STATIC other.cu plain.cpp)
target_compile_definitions(other PRIVATE VALUE=4)
set_target_properties(other PROPERTIES CUDA_SEPARABLE_COMPILATION ON)
add_executable(small main.cu)
set_target_properties(small PROPERTIES CUDA_SEPARABLE_COMPILATION ON)
target_link_libraries(small PRIVATE other CUDA::cudart CUDA::cublas)
"""


@pytest.mark.skipif(shutil.which("cmake") is None, reason="no cmake on PATH")
def test_cmake(sources: Path) -> None:
    (sources / "CMakeLists.txt").write_text(CMAKE)
    nvcc = sources / "minicc-nvcc"
    nvcc.write_text(f'#!/bin/sh\nexec {sys.executable} -m minicc nvcc "$@"\n')
    nvcc.chmod(0o755)
    build = sources / "a build"
    given = run(
        "cmake",
        "-S",
        sources,
        "-B",
        build,
        f"-DCMAKE_CUDA_COMPILER={nvcc}",
        "-DCMAKE_BUILD_TYPE=Release",
        folder=sources,
    )
    assert "The CUDA compiler identification is NVIDIA 13.0" in given
    run("cmake", "--build", build, folder=sources)
    assert run(build / "small", "arg", folder=sources, status=3) == "45 23 2 5 arg\n"
    os.utime(sources / "shared.h")
    assert "main.cu" in run("cmake", "--build", build, folder=sources)


@pytest.mark.parametrize(
    "words, device, host, linker",
    [
        (
            "-O3 -std=c++17 -DA=1,2 -Ia -I b -isystem=c",
            ["-O3", "-std=c++17", "-DA=1,2", "-Ia", "-Ib", "-isystem=c"],
            ["-O3", "-std=c++17", "-DA=1,2", "-Ia", "-Ib", "-isystem", "c"],
            [],
        ),
        (
            "-Xcompiler -Wall,-fopenmp -Xcompiler=-O2 --compiler-options '-a -b' -Xcompiler ,\"-g\"",
            [],
            ["-Wall", "-fopenmp", "-O2", "-a", "-b", "-g"],
            [],
        ),
        (
            "-forward-unknown-to-host-compiler -fPIC -march=native -pthread -Wextra",
            [],
            ["-fPIC", "-march=native", "-pthread", "-Wextra"],
            [],
        ),
        (
            "-arch sm_80 -Xptxas -v --use_fast_math -rdc true -t 4 -Xcudafe --diag_suppress=1 -lineinfo",
            ["-arch=sm_80", "-Xptxas=-v", "--use_fast_math", "-rdc=true"],
            [],
            [],
        ),
        (
            "-Ldir -L dir -lm -lcudart -lcublas_static -l pthread -Xlinker -rpath,x",
            [],
            [],
            ["-Ldir", "-Ldir", "-lm", "-lpthread", "-Xlinker", "-rpath", "-Xlinker", "x"],
        ),
    ],
)
def test_recipients_of_options(words: str, device: list[str], host: list[str], linker: list[str]) -> None:
    line = nvcc_line.read(shlex.split(words))
    assert ([word for word in line.device if word != "-lineinfo"], line.host, line.linker) == (
        device,
        host,
        linker,
    )


def test_wrong_command_lines() -> None:
    with pytest.raises(UsageError, match="option '-o' expects a value"):
        nvcc_line.read(["a.cu", "-o"])
    with pytest.raises(UsageError, match="argument -x: invalid choice: 'f77'"):
        nvcc_line.read(["-x", "f77"])
