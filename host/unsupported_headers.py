"""Headers and library names that minicc does not support, each with an explanation."""

from __future__ import annotations

import re

from ..support.diagnostics import CompileError, Diagnostic, Location
from .compiler import HostError

_MISSING = re.compile(
    r"^(?P<file>[^:\n]+):(?P<line>\d+):(?P<column>\d+): fatal error: '?(?P<header>[^':\n]+?)'?(?:: No such"
    r" file or directory| file not found)",
    re.MULTILINE,
)
_LIBRARIES = (
    (r"thrust/", "Thrust is not supported: write its algorithms as kernels, or for the host"),
    (r"cub/", "CUB is not supported: write its algorithms as kernels, or with cooperative groups"),
    (
        r"cuda/std/",
        (
            "of <cuda/std/…> there is what <…> has in device code: algorithm, array, atomic, barrier, bit,"
            " cmath, complex, functional, iterator, latch, limits, numeric, optional, semaphore, span, tuple,"
            " type_traits, utility"
        ),
    ),
    (
        r"cuda/|nv/target",
        (
            "of libcu++ there are <cuda/atomic>, <cuda/barrier>, <cuda/latch>, <cuda/pipeline>,"
            " <cuda/semaphore> and <cuda/std/…>"
        ),
    ),
    (r"(?:cublas|cufft|cusolver|curand|nvcomp)dx", "MathDx's libraries for device code are not supported"),
    (r"cudnn", "cuDNN is not supported"),
    (r"cutensornet|custatevec|cudensitymat", "cuQuantum is not supported"),
    (r"cutensor", "cuTENSOR is not supported"),
    (r"cusparseLt", "cuSPARSELt is not supported"),
    (r"cudss", "cuDSS is not supported"),
    (r"nvcomp", "nvCOMP is not supported"),
    (r"cufile", "GPUDirect Storage (cuFile) is not supported"),
    (r"NvInfer|NvOnnx|NvUff", "TensorRT is not supported"),
    (
        r"nvJitLink|nvFatbin|nvPTXCompiler",
        "of the libraries that compile at run time there are nvrtc.h and the driver API's linker",
    ),
    (r"cublasMp|cusolverMp|cal\.h", "libraries for several processes are not supported: there is one device"),
    (r"cuda_fp[46]|cuda_awbarrier", "this header is not supported"),
    (r"nvml|cupti", "NVML and CUPTI are not supported: there is no driver"),
    (r"(?:nv)?shmem", "NVSHMEM is not supported: there is one device"),
    (r"nccl", "NCCL is not supported: there is one device"),
    (r"mpi\.h", "MPI is not minicc's: install one, and name its folder with -I"),
    (r"cusolver(?:Sp|Rf|Mg)", "of cuSOLVER there is the part for dense matrices, cusolverDn.h"),
    (r"npp", "NPP is not supported"),
    (r"nvjpeg|nvtiff|nvimgcodec", "nvJPEG and the related libraries for images are not supported"),
    (r"nvcuvid|cuviddec|nvEncodeAPI", "the Video Codec SDK is not supported"),
    (r"boost/", "Boost is not minicc's: install it, and name its folder with -I"),
    (r"cutlass/|cute/", "CUTLASS is not minicc's: name its folder with -I"),
    (r"optix", "OptiX is not supported"),
    (r"cuda_gl_interop|cuda_egl|cuda_vdpau|cudaGL|GL/|GLFW/", "graphics are not supported"),
    (
        r"cufftXt|cufftw|cublasXt",
        (
            "of cuBLAS and cuFFT there are cublas_v2.h, cublas_api.h, cublasLt.h and cufft.h: the parts for"
            " several devices are not supported"
        ),
    ),
    (
        r"helper_|exception\.h|drvapi",
        "this header is of NVIDIA's samples: name the folder of your copy with -I",
    ),
)
_NAME = (
    r"(?:cublas|cufft|curand|cusparse|cusolver|cudnn|cuda|nvrtc|nvtx|npp[is])[A-Z]\w*|cu[A-Z]\w*"
    r"|(?:CUBLAS|CUBLASLT|CUFFT|CURAND|CUSPARSE|CUSOLVER|CUDNN|CUDA|NVRTC|CU)_\w+"
)
_UNKNOWN = re.compile(
    rf"['‘`](?P<name>{_NAME})['’](?: in namespace '::')? (?:was not declared|has not been declared|does not"
    r" name a type|undeclared)"
    r"|(?:undeclared (?:identifier|function)|unknown type name|implicit declaration of function|undefined"
    rf" reference to) ['‘`](?P<other>{_NAME})['’]"
)
"""Messages of g++, clang and linkers about an unknown name that looks like one of CUDA's."""
_PARTS = (
    ("cublasxt", "cuBLAS for several devices is not supported"),
    ("cublaslt", "of cuBLASLt there are products of matrices (cublasLtMatmul)"),
    (
        "cublas",
        (
            "of cuBLAS there are levels 1 to 3, batches, factorisations, cublasGemmEx and its kin with sizes"
            " of 32 bits"
        ),
    ),
    ("cufftxt", "cuFFT for several devices, half precision and callbacks is not supported"),
    ("cufft", "of cuFFT there are plans of one to three dimensions and of many, for one device"),
    ("curand", "of cuRAND there are the generators XORWOW, Philox and MRG32k3a and their distributions"),
    ("cusparse", "of cuSPARSE there is the generic API for CSR, CSC and COO"),
    (
        "cusolverdn",
        "of cuSOLVER there are factorisations, solutions, eigenvalues and singular values of dense matrices",
    ),
    ("cusolver", "of cuSOLVER there is the part for dense matrices"),
    ("cudnn", "cuDNN is not supported"),
    ("npp", "NPP is not supported"),
    ("nvrtc", "of NVRTC there is what compiles to PTX"),
    ("nvtx", "of NVTX there are marks and ranges"),
    ("cuda", "the runtime API has no such name in CUDA 13, or it is not supported"),
    ("cu", "of the driver API there are modules, memory, launches, streams, events, captures and pools"),
)
"""The supported part of a library, by the prefix of a name in lower case; the first that fits."""


def unknown_names(text: str) -> str:
    """Return a note for each name of a CUDA library in messages of a host compiler or linker that minicc does
    not support.
    """
    names = dict.fromkeys(match["name"] or match["other"] for match in _UNKNOWN.finditer(text))
    notes = (
        (name, next((explanation for prefix, explanation in _PARTS if name.lower().startswith(prefix)), ""))
        for name in names
    )
    return "".join(
        f"minicc: note: there is no '{name}' here: {explanation} (docs/programs.md)\n"
        for name, explanation in notes
        if explanation
    )


def explain_missing_header(error: HostError) -> Exception:
    """Return the error about the library of a missing header, or the host compiler's own."""
    match = _MISSING.search(error.text)
    sentence = next(
        (text for pattern, text in _LIBRARIES if match is not None and re.match(pattern, match["header"])), ""
    )
    if match is None or not sentence:
        return error
    location = Location(match["file"], int(match["line"]), int(match["column"]))
    return CompileError([Diagnostic("error", f"'{match['header']}' is not found: {sentence}", location)])
