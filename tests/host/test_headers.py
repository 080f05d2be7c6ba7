"""What other people's headers ask of CUDA's."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import minicc

from .test_programs import program

pytestmark = pytest.mark.skipif(shutil.which("g++") is None, reason="no g++ on PATH")


def test_guards_that_headers_of_samples_ask_for(tmp_path: Path) -> None:
    """helper_cuda.h has what is for the runtime API only where that was included."""
    made = program(tmp_path, """
      #include <cstdio>
      #if defined(__CUDA_RUNTIME_H__) && defined(__CUDA_RUNTIME_API_H__) && defined(__DRIVER_TYPES_H__)
      #define SAID "there"
      #endif
      int main() { puts(SAID); }""")
    assert made.run().stdout == "there\n"


def test_a_texture_of_the_programs_own(tmp_path: Path) -> None:
    """Without references the name is the program's."""
    made = program(tmp_path, """
      #include <cstdio>
      template <class T> struct texture { T v; };
      struct surface { int s; };
      int main() { texture<int> t = {3}; surface s = {4}; printf("%d\\n", t.v + s.s); }""")
    assert made.run().stdout == "7\n"


def test_names_of_the_programs_macros(tmp_path: Path) -> None:
    """Options define single letters, which headers must not use."""
    file = tmp_path / "p.cu"
    file.write_text("#include <cuda_fp16.h>\n#include <cuda/atomic>\n#include <cooperative_groups.h>\n#include <mma.h>\nint main() { return A + F + N + T; }")
    assert minicc.Program(file, options=[f"-D{letter}=1" for letter in "ABCDEFKLMNPRSTUV"]).run().status == 4


@pytest.mark.parametrize("header, sentence", [
    ("thrust/device_vector.h", "Thrust is not supported"), ("cub/cub.cuh", "CUB is not supported"), ("cudnn.h", "cuDNN is not supported"),
    ("nccl.h", "NCCL is not supported: there is one device"), ("helper_cuda.h", "name the folder of your copy with -I"), ("GL/glew.h", "graphics are not supported"),
])
def test_libraries_are_refused_by_name(tmp_path: Path, header: str, sentence: str) -> None:
    with pytest.raises(minicc.CompileError, match=f"p.cu:1:.*'{header}' is not there: .*{sentence}"):
        program(tmp_path, f"#include <{header}>\nint main() {{}}")


def test_marks_for_profilers_do_nothing(tmp_path: Path) -> None:
    made = program(tmp_path, """
      #include <nvtx3/nvToolsExt.h>
      #include <cuda_profiler_api.h>
      #include <cudaProfiler.h>
      #include <math_functions.h>
      __global__ void k() {}
      int main() { nvtxRangePush("a"); nvtxEventAttributes_t e = {}; e.version = NVTX_VERSION; e.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE; nvtxRangePushEx(&e);
        cudaProfilerStart(); k<<<1, 1>>>(); cudaProfilerStop(); nvtxRangePop(); nvtxRangePop(); return cudaDeviceSynchronize(); }""")
    result = made.run()
    assert (result.status, result.stderr) == (0, "")
