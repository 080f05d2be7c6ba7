"""Rows of API functions: a declaration in C and a body in Python. From the rows come the header's
declarations, the functions that call Python (`trampolines`), and the function pointers that these use.
"""

from __future__ import annotations

import ctypes
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ...support.fast_dataclass import record
from ..device.errors import ERRORS

Body = Callable[..., None]


@record(frozen=True)
class ApiRow:
    """An API function `name(parameters)`, declared in C, which returns a cudaError_t unless `result` names
    another type. `body` takes the runtime and the arguments (pointers as addresses) and raises ApiError; a
    function without a body is defined in runtime.cpp. A function of several versions has `version`, the
    symbol of the one that this is, for which its name is a macro. `aliases` are further symbols of the same
    function.
    """

    name: str
    parameters: str
    body: Callable[..., Any] | None = None
    result: str = "cudaError_t"
    version: str = ""
    aliases: tuple[str, ...] = ()

    @property
    def symbol(self) -> str:
        """The name that a linker sees."""
        return self.version or self.name

    @property
    def typed_parameters(self) -> list[tuple[str, str]]:
        """Type and name of each parameter, without default arguments."""
        result = []
        for text in self.parameters.split(", ") if self.parameters else ():
            declared = text.split(" = ")[0]
            cut = max(map(declared.rfind, " *&")) + 1
            result.append((declared[:cut].strip(), declared[cut:]))
        return result

    @property
    def parameter_types(self) -> list[Any]:
        """The types of the parameters in ctypes."""
        return [ctype_of(kind) for kind, _ in self.typed_parameters]

    @property
    def prototype(self) -> Any:
        """The function's type in ctypes."""
        return ctypes.CFUNCTYPE(ctype_of(self.result), *self.parameter_types)


def api_rows(result: str, rows: Iterable[tuple[str, str, Callable[..., Any] | None]]) -> tuple[ApiRow, ...]:
    """Return rows of a library's functions, which return `result`, given names, parameters and bodies."""
    return tuple(ApiRow(name, parameters, body, result) for name, parameters, body in rows)


class Extent(ctypes.Structure):
    """The structure cudaExtent."""

    _fields_ = [("width", ctypes.c_size_t), ("height", ctypes.c_size_t), ("depth", ctypes.c_size_t)]


class Handle64(ctypes.Structure):
    """A handle for other processes, which is passed by value."""

    _fields_ = [("reserved", ctypes.c_char * 64)]


_SCALARS: dict[str, Any] = {
    "void": None,
    "int": ctypes.c_int,
    "cudaExtent": Extent,
    "unsigned": ctypes.c_uint,
    "size_t": ctypes.c_size_t,
    "float": ctypes.c_float,
    "unsigned long long": ctypes.c_ulonglong,
    "long long": ctypes.c_longlong,
    "double": ctypes.c_double,
    "cudaTextureObject_t": ctypes.c_ulonglong,
    "cudaSurfaceObject_t": ctypes.c_ulonglong,
    "CUtexObject": ctypes.c_ulonglong,
    "CUsurfObject": ctypes.c_ulonglong,
    "CUdeviceptr": ctypes.c_ulonglong,
    "CUmemGenericAllocationHandle": ctypes.c_ulonglong,
    "unsigned char": ctypes.c_ubyte,
    "unsigned short": ctypes.c_ushort,
    "cuuint32_t": ctypes.c_uint32,
    "cuuint64_t": ctypes.c_uint64,
    "signed char": ctypes.c_byte,
    "CUipcMemHandle": Handle64,
    "CUipcEventHandle": Handle64,
    "cudaIpcMemHandle_t": Handle64,
    "cudaIpcEventHandle_t": Handle64,
    "CUmemLocation": ctypes.c_ulonglong,
    "cudaMemLocation": ctypes.c_ulonglong,
    "int64_t": ctypes.c_int64,
}
_HANDLES = frozenset({
    "cudaStream_t", "cudaEvent_t", "cudaHostFn_t", "cudaStreamCallback_t", "cudaMemPool_t", "cudaGraph_t",
    "cudaGraphExec_t", "cudaGraphNode_t",
    "cudaArray_t", "cudaArray_const_t", "cudaMipmappedArray_t", "cudaMipmappedArray_const_t",
    "cublasHandle_t", "cublasLtHandle_t", "cublasLtMatmulDesc_t", "cublasLtMatrixLayout_t",
    "cublasLtMatmulPreference_t", "curandGenerator_t",
    "cudaExecutionContext_t", "cudaDevResourceDesc_t", "cudaUserObject_t", "cudaFunction_t", "cudaKernel_t",
    "cudaLibrary_t", "cudaGraphicsResource_t", "cudaExternalMemory_t",
    "cudaExternalSemaphore_t", "cudaAsyncCallback", "cudaAsyncCallbackHandle_t", "cudaLogsCallback_t",
    "cudaLogsCallbackHandle", "CUgraph",
    "CUgraphNode", "CUgraphExec", "CUmemoryPool", "CUlibrary", "CUkernel", "CUhostFn", "CUstreamCallback",
    "CUoccupancyB2DSize", "CUstream",
    "CUgreenCtx", "CUarray", "CUmipmappedArray", "CUtexref", "CUsurfref",
    "CUevent", "CUcontext", "CUmodule", "CUfunction", "CUlinkState", "nvrtcProgram", "nvJitLinkHandle",
    "cusolverDnHandle_t", "cusolverDnParams_t", "syevjInfo_t", "gesvdjInfo_t", "cusparseHandle_t",
    "cusparseMatDescr_t", "cusparseSpVecDescr_t",
    "cusparseDnVecDescr_t", "cusparseSpMatDescr_t", "cusparseDnMatDescr_t", "cusparseConstSpVecDescr_t",
    "cusparseConstDnVecDescr_t", "cusparseConstSpMatDescr_t",
    "cusparseConstDnMatDescr_t", "cusparseSpSVDescr_t", "cusparseSpSMDescr_t", "cusparseSpGEMMDescr_t",
})  # fmt: skip


def ctype_of(text: str) -> Any:
    """Return the ctypes type of a parameter's C type: pointers and handles are addresses, enumerations are
    int.
    """
    if text.endswith(("*", "&")) or text in _HANDLES:
        return ctypes.c_void_p
    return _SCALARS.get(text, ctypes.c_int)


def header(rows: Sequence[ApiRow]) -> str:
    """Return the text of `minicc_functions.h`: the errors and all declarations."""
    errors = ",\n".join(f"    {name} = {number}" for name, (number, _) in ERRORS.items())
    kind = ["#ifdef __cplusplus", "enum cudaError : int {", "#else", "enum cudaError {", "#endif"]
    return "\n".join(
        [
            "#pragma once",
            *kind,
            errors + ", cudaErrorApiFailureBase = 10000",
            "};",
            "typedef cudaError cudaError_t;",
            declarations(rows),
        ]
    )


def _plain_parameters(row: ApiRow) -> str:
    """Return the parameters in C, where references are pointers."""
    parameters = ", ".join(f"{kind} {name}" for kind, name in row.typed_parameters)
    return parameters.replace("&", "*") or "void"


def declarations(*tables: Sequence[ApiRow]) -> str:
    """Return the declarations for C++, and for C, which has neither default arguments nor references; then
    macros for the names of functions of which a table has one version.
    """
    rows = [row for table in tables for row in table]
    plain = (f"{row.result} {row.symbol}({_plain_parameters(row)});" for row in rows)
    return "\n".join(
        [
            "#ifdef __cplusplus",
            'extern "C" {',
            *(f"{row.result} {row.symbol}({row.parameters});" for row in rows),
            "}",
            "#else",
            *plain,
            "#endif",
            *(f"#define {name} {symbol}" for table in tables for name, symbol in _macros(table)),
            "",
        ]
    )


def _macros(rows: Sequence[ApiRow]) -> list[tuple[str, str]]:
    versions = Counter(row.name for row in rows)
    return [(row.name, row.symbol) for row in rows if row.version and versions[row.name] == 1]


_TAGGED = re.compile(r"^(struct|union|enum) (?:__attribute__\(\(.*?\)\) )?(\w+) (?:: int )?\{", re.MULTILINE)


def tags(texts: Iterable[str]) -> str:
    """Return the text of `minicc_names.h`: typedefs of the headers' structures and enumerations for C."""
    result = dict.fromkeys((keyword, name) for text in texts for keyword, name in _TAGGED.findall(text))
    return "\n".join(
        [
            "#pragma once",
            "#ifndef __cplusplus",
            *(f"typedef {keyword} {name} {name};" for keyword, name in result),
            "typedef enum cudaError cudaError;",
            "#endif",
            "",
        ]
    )


def with_bodies(rows: Sequence[ApiRow]) -> list[ApiRow]:
    """Return the rows with a body in Python, in the order of the function pointers."""
    return [row for row in rows if row.body is not None]
