"""Code of the libraries `libcudart.so.12` and `libcudart.so.13`: the symbols that the runtime's library does
not have by the names of its rows.

A program that is built with `-default-stream per-thread` calls symbols in `_ptsz` and `_ptds`, which use the
calling thread's default stream (CUDA Runtime API, "API synchronization behavior"). Of functions whose
parameters differ between CUDA 12 and 13, the runtime's library has the forms of CUDA 13; native/cudart12.h
has the others.
"""

from __future__ import annotations

from collections.abc import Sequence

from .api.table import ApiRow

VERSIONS = {"libcudart.so.12": 12, "libcudart.so.13": 13}
"""The libraries, and the version of CUDA whose symbols each has."""
CHANGED = {
    "cudaGraphAddDependencies": "_v2",
    "cudaGraphAddNode": "_v2",
    "cudaGraphGetEdges": "_v2",
    "cudaGraphNodeGetDependencies": "_v2",
    "cudaGraphNodeGetDependentNodes": "_v2",
    "cudaGraphRemoveDependencies": "_v2",
    "cudaMemAdvise": "_v2",
    "cudaMemPrefetchAsync": "_v2",
    "cudaMemcpyBatchAsync": "",
    "cudaMemcpy3DBatchAsync": "",
    "cudaStreamGetCaptureInfo": "_v3",
    "cudaStreamUpdateCaptureDependencies": "_v2",
    "cudaGetDeviceProperties": "",
}
"""Functions whose parameters or structures are others in CUDA 12, and the suffix of the symbol that has CUDA
13's form there, if any.
"""
_PREFIX = "minicc_13_"
"""The prefix of the symbols by which both libraries reach the forms of CUDA 13. Plain names are ambiguous
in a process that has loaded both libraries.
"""
_UNCHANGED = ("cudaSignalExternalSemaphoresAsync", "cudaWaitExternalSemaphoresAsync", "cudaEventElapsedTime")
"""Functions that CUDA 12 has by a name in `_v2`, too."""
_SYNCHRONOUS = """
cudaMemcpy cudaMemcpy2D cudaMemcpy3D cudaMemcpy3DPeer cudaMemcpyToSymbol cudaMemcpyFromSymbol
cudaMemcpyToArray cudaMemcpyFromArray cudaMemcpy2DToArray cudaMemcpy2DFromArray cudaMemcpyArrayToArray
cudaMemcpy2DArrayToArray
""".split()
"""Functions with variants in `_ptds`; they wait for all streams."""
_FILLS = ("cudaMemset", "cudaMemset2D", "cudaMemset3D")
"""Functions with variants in `_ptds` that do not wait: these submit to the thread's stream."""
GRAPHICS = """
cudaEGLStreamConsumerAcquireFrame cudaEGLStreamConsumerConnect cudaEGLStreamConsumerConnectWithFlags
cudaEGLStreamConsumerDisconnect cudaEGLStreamConsumerReleaseFrame cudaEGLStreamProducerConnect
cudaEGLStreamProducerDisconnect cudaEGLStreamProducerPresentFrame cudaEGLStreamProducerReturnFrame
cudaEventCreateFromEGLSync cudaGLGetDevices cudaGLMapBufferObject cudaGLMapBufferObjectAsync
cudaGLRegisterBufferObject cudaGLSetBufferObjectMapFlags cudaGLSetGLDevice cudaGLUnmapBufferObject
cudaGLUnmapBufferObjectAsync cudaGLUnregisterBufferObject cudaGraphicsEGLRegisterImage
cudaGraphicsGLRegisterBuffer cudaGraphicsGLRegisterImage cudaGraphicsResourceGetMappedEglFrame
cudaGraphicsVDPAURegisterOutputSurface cudaGraphicsVDPAURegisterVideoSurface cudaVDPAUGetDevice
cudaVDPAUSetVDPAUDevice
""".split()
"""Functions that share memory with graphics; they fail."""
_WITH_PARAMETERS = "cudaGraphInstantiateWithParams"
"""A function whose stream is in its structure of parameters; its variant in `_ptsz` is the same."""
_HEAD = """\
#define MINICC_RUNTIME
#include <cuda_runtime.h>
#include <cstring>
static cudaStream_t of_thread(cudaStream_t stream) { return stream ? stream : cudaStreamPerThread; }
extern "C" {
int minicc_unsupported(const char *symbol);
static cudaError_t fail(const char *symbol) {
    return (cudaError_t)minicc_record_error(minicc_unsupported(symbol));
}
cudaError_t cudaLaunchKernelExC_ptsz(const cudaLaunchConfig_t *config, const void *kernel, void **arguments) {
    if (!config) return cudaLaunchKernelExC(config, kernel, arguments);
    cudaLaunchConfig_t own = *config;
    own.stream = of_thread(own.stream);
    return cudaLaunchKernelExC(&own, kernel, arguments);
}
"""


def link_options() -> list[str]:
    """Return options that give the runtime's library a second symbol for each function of `CHANGED`, and
    let its functions call each other whatever other libraries define.
    """
    return ["-Wl,-Bsymbolic"] + [f"-Wl,--defsym={_PREFIX}{name}={name}" for name in CHANGED]


def source(rows: Sequence[ApiRow], version: int) -> str:
    """Return the C++ source of the symbols of one version of CUDA."""
    lines = [_HEAD]
    by_name = {row.name: row for row in rows}
    for row in rows:
        if row.result != "cudaError_t":
            continue
        is_changed = row.name in CHANGED
        target = _PREFIX + row.name if is_changed else row.name
        if is_changed:
            lines.append(_declaration(row, target))
        names = [row.name] * (version != 12 or not is_changed)
        if version == 12:
            suffix = CHANGED.get(row.name, "_v2" if row.name in _UNCHANGED else "")
            names += [row.name + suffix] if suffix else []
        lines += [_definition(row, name, target) for name in names if name != target]
        if any(kind == "cudaStream_t" for kind, _ in row.typed_parameters):
            lines += [_definition(row, f"{name}_ptsz", target, "of_thread") for name in names]
        if row.name in _SYNCHRONOUS:
            lines.append(_definition(row, f"{row.name}_ptds", target))
        if row.name in _FILLS:
            arguments = ", ".join(name for _, name in row.typed_parameters)
            value = f"{row.name}Async({arguments}, cudaStreamPerThread)"
            lines.append(_function(row, f"{row.name}_ptds", value))
    lines += [_entry_point(by_name[name]) for name in by_name if name.startswith("cudaGetDriverEntryPoint")]
    lines.append(_definition(by_name[_WITH_PARAMETERS], f"{_WITH_PARAMETERS}_ptsz", _WITH_PARAMETERS))
    lines += [f'cudaError_t {name}() {{ return fail("{name}"); }}' for name in GRAPHICS]
    if version == 12:
        lines.append('#include "cudart12.h"')
    return "\n".join([*lines, "}", ""])


def _parameters(row: ApiRow) -> str:
    return ", ".join(f"{kind} {name}" for kind, name in row.typed_parameters)


def _declaration(row: ApiRow, name: str) -> str:
    return f"{row.result} {name}({_parameters(row)});"


def _function(row: ApiRow, name: str, value: str) -> str:
    return f"{row.result} {name}({_parameters(row)}) {{ return {value}; }}"


def _definition(row: ApiRow, name: str, target: str, stream: str = "") -> str:
    """Return a function that calls another; `stream` is a function that converts streams."""
    arguments = ", ".join(
        f"{stream}({argument})" if kind == "cudaStream_t" and stream else argument
        for kind, argument in row.typed_parameters
    )
    return _function(row, name, f"{target}({arguments})")


def _entry_point(row: ApiRow) -> str:
    """Return the variant that finds functions for the calling thread's default stream by default."""
    arguments = ", ".join(
        f"{name} ? {name} : cudaEnablePerThreadDefaultStream" if name == "flags" else name
        for _, name in row.typed_parameters
    )
    return _function(row, f"{row.name}_ptsz", f"{row.name}({arguments})")
