"""Headers of libraries that minicc does not have, each with a sentence."""

from __future__ import annotations

import re

from ..support.diagnostics import CompileError, Diagnostic, Location
from .compiler import HostError

_MISSING = re.compile(r"^(?P<file>[^:\n]+):(?P<line>\d+):(?P<column>\d+): fatal error: '?(?P<header>[^':\n]+?)'?(?:: No such file or directory| file not found)", re.MULTILINE)
_LIBRARIES = (
    (r"thrust/", "Thrust is not supported: write its algorithms as kernels, or for the host"),
    (r"cub/", "CUB is not supported: write its algorithms as kernels, or with cooperative groups"),
    (r"cuda/std/", "of <cuda/std/…> there is what <…> has in device code: algorithm, array, atomic, barrier, bit, cmath, complex, functional, iterator, latch, limits, "
     "numeric, optional, semaphore, span, tuple, type_traits, utility"),
    (r"cuda/|nv/target", "of libcu++ there are <cuda/atomic>, <cuda/barrier>, <cuda/latch>, <cuda/pipeline>, <cuda/semaphore> and <cuda/std/…>"),
    (r"cudnn", "cuDNN is not supported"),
    (r"cutensor", "cuTENSOR is not supported"),
    (r"cuda_fp[46]|cuda_awbarrier", "this header is not supported"),
    (r"nvml|cupti", "there is no driver to ask for counters or temperatures"),
    (r"(?:nv)?shmem", "NVSHMEM is not supported: there is one device"),
    (r"nccl", "NCCL is not supported: there is one device"),
    (r"mpi\.h", "MPI is not minicc's: install one, and name its folder with -I"),
    (r"cusparse", "cuSPARSE is not supported"),
    (r"cusolver", "cuSOLVER is not supported: cuBLAS has factorisations in batches"),
    (r"npp|nvjpeg|nvcuvid", "NVIDIA's libraries for pictures and videos are not supported"),
    (r"boost/", "Boost is not minicc's: install it, and name its folder with -I"),
    (r"cutlass/|cute/", "CUTLASS is not minicc's: name its folder with -I"),
    (r"optix", "OptiX is not supported"),
    (r"cuda_gl_interop|cuda_egl|cuda_vdpau|cudaGL|GL/|GLFW/", "graphics are not supported: there is no screen to share memory with"),
    (r"cufftXt|cufftw|cublasXt", "of this library only cublas_v2.h, cublasLt.h and cufft.h are supported"),
    (r"helper_|exception\.h|drvapi", "this header is of NVIDIA's samples: name the folder of your copy with -I"),
)


def explained(error: HostError) -> Exception:
    """The error of the library that a header is missing of, or the host compiler's own."""
    found = _MISSING.search(error.text)
    sentence = next((text for pattern, text in _LIBRARIES if found is not None and re.match(pattern, found["header"])), "")
    if found is None or not sentence:
        return error
    place = Location(found["file"], int(found["line"]), int(found["column"]))
    return CompileError([Diagnostic("error", f"'{found['header']}' is not there: {sentence}", place)])
