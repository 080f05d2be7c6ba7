"""Code of the driver's library: the symbols that the runtime's library does not have by the names of its
rows.
"""

from __future__ import annotations

from collections.abc import Sequence

from .api.driver_symbols import DriverSymbol, driver_symbols, resolve_symbols
from .api.table import ApiRow
from .api.trampolines import by_value

_TYPES = {"p": "ptr", "t": "ptr", "i": "i32", "l": "i64", "b": "i8 zeroext", "h": "i16 zeroext", "f": "float"}
GRAPHICS = """
cuEGLStreamConsumerAcquireFrame cuEGLStreamConsumerConnect cuEGLStreamConsumerConnectWithFlags
cuEGLStreamConsumerDisconnect cuEGLStreamConsumerReleaseFrame cuEGLStreamProducerConnect
cuEGLStreamProducerDisconnect cuEGLStreamProducerPresentFrame cuEGLStreamProducerReturnFrame
cuEventCreateFromEGLSync cuGLCtxCreate_v2 cuGLGetDevices_v2 cuGLInit cuGLMapBufferObject_v2
cuGLMapBufferObject_v2_ptds cuGLMapBufferObjectAsync_v2 cuGLMapBufferObjectAsync_v2_ptsz
cuGLRegisterBufferObject cuGLSetBufferObjectMapFlags cuGLUnmapBufferObject cuGLUnmapBufferObjectAsync
cuGLUnregisterBufferObject cuGraphicsEGLRegisterImage cuGraphicsGLRegisterBuffer cuGraphicsGLRegisterImage
cuGraphicsResourceGetMappedEglFrame cuGraphicsVDPAURegisterOutputSurface
cuGraphicsVDPAURegisterVideoSurface cuVDPAUCtxCreate_v2 cuVDPAUGetDevice
""".split()
"""Symbols of functions that share memory with graphics, which CUDA declares in headers of their own; they
fail.
"""
_PER_THREAD = 2
"""The handle of the calling thread's default stream (CU_STREAM_PER_THREAD)."""


def module(rows: Sequence[ApiRow]) -> str:
    """Return a module of LLVM IR with the symbols of the driver that are not rows.

    Another version of a row's function calls the row. A variant for per-thread default streams replaces the
    null stream. A symbol that no row answers calls `minicc_unsupported` with its name.
    """
    answers, known = resolve_symbols(rows), driver_symbols()
    provided = {row.symbol for row in rows}
    called = {row.symbol: row for name, row in answers.items() if row is not None and name not in provided}
    lines = ["declare i32 @minicc_unsupported(ptr)"]
    lines += [f"declare i32 @{name}({_parameters(known[name])})" for name in sorted(called)]
    for name, row in sorted(answers.items()):
        if name not in provided:
            lines.append(_stub(name) if row is None else _call(known[name], row.symbol))
    lines += map(_stub, GRAPHICS)
    return "\n".join([*lines, ""])


def _parameters(symbol: DriverSymbol, named: bool = False) -> str:
    return ", ".join(
        _type(letter) + (f" %a{index}" if named else "") for index, letter in enumerate(symbol.parameters)
    )


def _type(letter: str) -> str:
    return by_value(int(letter[1:]), 1) if letter[0] == "s" else _TYPES[letter]


_LAUNCH_PER_THREAD = f"""\
define i32 @cuLaunchKernelEx_ptsz(ptr %config, ptr %function, ptr %arguments, ptr %extra) {{
  %own = alloca [56 x i8], align 8
  %none = icmp eq ptr %config, null
  br i1 %none, label %launch, label %copy
copy:
  call void @llvm.memcpy.p0.p0.i64(ptr %own, ptr %config, i64 56, i1 false)
  %field = getelementptr i8, ptr %own, i64 32
  %stream = load ptr, ptr %field
  %default = icmp eq ptr %stream, null
  %used = select i1 %default, ptr inttoptr (i64 {_PER_THREAD} to ptr), ptr %stream
  store ptr %used, ptr %field
  br label %launch
launch:
  %given = phi ptr [ null, %0 ], [ %own, %copy ]
  %r = call i32 @cuLaunchKernelEx(ptr %given, ptr %function, ptr %arguments, ptr %extra)
  ret i32 %r
}}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)"""
"""The variant whose stream is in a structure, a CUlaunchConfig of 56 bytes; the structure is copied."""


def _call(symbol: DriverSymbol, target: str) -> str:
    if symbol.name == "cuLaunchKernelEx_ptsz":
        return _LAUNCH_PER_THREAD
    lines = [f"define i32 @{symbol.name}({_parameters(symbol, named=True)}) {{"]
    arguments = [f"{_type(letter)} %a{index}" for index, letter in enumerate(symbol.parameters)]
    if symbol.variant:
        for index, letter in enumerate(symbol.parameters):
            if letter == "t":
                default = f"inttoptr (i64 {_PER_THREAD} to ptr)"
                lines += [
                    f"  %n{index} = icmp eq ptr %a{index}, null",
                    f"  %s{index} = select i1 %n{index}, ptr {default}, ptr %a{index}",
                ]
                arguments[index] = f"ptr %s{index}"
    return "\n".join([*lines, f"  %r = tail call i32 @{target}({', '.join(arguments)})", "  ret i32 %r", "}"])


def _stub(name: str) -> str:
    return (
        f'@name.{name} = private constant [{len(name) + 1} x i8] c"{name}\\00"\n'
        f"define i32 @{name}() {{\n"
        f"  %r = tail call i32 @minicc_unsupported(ptr @name.{name})\n"
        "  ret i32 %r\n}"
    )
