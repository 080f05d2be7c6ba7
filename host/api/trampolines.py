"""Machine code of the API functions that call Python.

LLVM compiles a few lines of IR per function, in a third of the time that a C compiler takes. The parameters
are those that ctypes passes, so no header is needed. `minicc_begin`, `minicc_end` and other functions of
their kind are in runtime.cpp.
"""

from __future__ import annotations

import ctypes
import platform
import re
from collections.abc import Sequence
from typing import Any

from .table import ApiRow, ctype_of, with_bodies

_FAILING = frozenset({"cudaError_t", "CUresult"})
"""Result types of the functions that return the error of an earlier kernel fault."""
_CURES = frozenset({"cudaDeviceReset", "cudaThreadExit", "cuGetErrorName", "cuGetErrorString"})
"""Functions that are still called after a kernel fault; the others return the fault's error."""
_RELEASING = re.compile(
    r"Free|Destroy|Detach|Release|Unload|Unmap|Unregister|(Pop|Push|Set)Current|Synchronize"
)
"""Functions that succeed after the end of the runtime, when the process releases everything."""
_PLANNED = frozenset({"cuLaunchKernel", "cuLaunchKernelEx"})
"""Functions `f` for which `minicc_plan_f` is called first; it returns -1 if Python is to be called
(native/launches.h).
"""
_NOT_INITIALIZED = 1
"""The status …_STATUS_NOT_INITIALIZED of the libraries, of a call after the end of the runtime."""
_TYPES: dict[Any, tuple[str, str]] = {
    None: ("void", ""), ctypes.c_void_p: ("ptr", ""), ctypes.c_byte: ("i8", "signext"),
    ctypes.c_ubyte: ("i8", "zeroext"), ctypes.c_ushort: ("i16", "zeroext"),
    ctypes.c_int: ("i32", ""), ctypes.c_uint: ("i32", ""), ctypes.c_long: ("i64", ""),
    ctypes.c_ulong: ("i64", ""), ctypes.c_float: ("float", ""), ctypes.c_double: ("double", ""),
}  # fmt: skip
"""LLVM's type for each of ctypes, and how it is extended to a register; on 64-bit Linux `long long` is
`long`.
"""
_BY_VALUE_SIZE = 16
"""Larger structures go through memory: on the stack on x86-64 (System V ABI, 3.2.3), as an address on AArch64
(AAPCS64, 6.8.2).
"""
_HEAD = """\
%function = type { ptr, ptr }
declare ptr @minicc_begin(i32)
declare ptr @minicc_begin_unless_sticky(i32)
declare void @minicc_end()
declare i32 @minicc_end_with(i32)
declare i32 @minicc_end_with_error(i32)
declare i32 @minicc_sticky()
declare i32 @minicc_sticky_unless_ended()
attributes #0 = { uwtable }"""


def object_code(text: str) -> bytes:
    """Compile the text of `module` to an object file of the host."""
    from llvmlite import binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=0, reloc="pic", codemodel="default")
    code: bytes = machine.emit_object(llvm.parse_assembly(text))
    return code


def module(rows: Sequence[ApiRow]) -> str:
    """Return a module of LLVM IR with the functions of the rows that have a body in Python, numbered in their
    order, and the table `minicc_functions` of their names.

    Each function asks for the pointer of its body, which Python makes at the first call, and calls it. After
    a kernel fault those of `_FAILING` return its error instead; after the end of the runtime all fail.
    """
    called = with_bodies(rows)
    names = [
        f'@name.{number} = private constant [{len(row.name) + 1} x i8] c"{row.name}\\00"'
        for number, row in enumerate(called)
    ]
    table = ", ".join(f"%function {{ ptr @name.{number}, ptr null }}" for number in range(len(called)))
    return "\n".join(
        [
            _HEAD,
            *names,
            f"@minicc_functions = hidden global [{len(called)} x %function] [{table}]",
            *(_function(row, number) for number, row in enumerate(called)),
            "",
        ]
    )


def _function(row: ApiRow, number: int) -> str:
    result, extension = _TYPES[ctype_of(row.result)]
    parameters = ", ".join(
        f"{_parameter(ctype_of(kind))} %a{i}" for i, (kind, _) in enumerate(row.typed_parameters)
    )
    begin = (
        "minicc_begin_unless_sticky" if row.result in _FAILING and row.name not in _CURES else "minicc_begin"
    )
    end = {"cudaError_t": "minicc_end_with_error"}.get(row.result, "minicc_end_with")
    failure = "minicc_sticky_unless_ended" if _RELEASING.search(row.name) else "minicc_sticky"
    call = f"call {extension} {result} %f({parameters})"
    lines = [
        *([f"declare i32 @minicc_plan_{row.name}({parameters})"] if row.name in _PLANNED else []),
        f"define {extension} {result} @{row.symbol}({parameters}) #0 {{",
    ]
    if row.name in _PLANNED:
        lines += [
            f"  %p = call i32 @minicc_plan_{row.name}({parameters})",
            "  %is.planned = icmp sge i32 %p, 0",
            "  br i1 %is.planned, label %planned, label %begin",
            "planned:",
            "  ret i32 %p",
            "begin:",
        ]
    lines += [
        f"  %f = call ptr @{begin}(i32 {number})",
        "  %works = icmp ne ptr %f, null",
        "  br i1 %works, label %call, label %fail",
        "call:",
    ]
    if result == "i32":
        lines += [
            f"  %r = {call}",
            f"  %e = call i32 @{end}(i32 %r)",
            "  ret i32 %e",
            "fail:",
            f"  %s = call i32 @{failure}()",
            f"  ret i32 {'%s' if row.result in _FAILING else _NOT_INITIALIZED}",
        ]
    elif result == "void":
        lines += [f"  {call}", "  call void @minicc_end()", "  ret void", "fail:", "  ret void"]
    else:
        lines += [
            f"  %r = {call}",
            "  call void @minicc_end()",
            f"  ret {result} %r",
            "fail:",
            f"  ret {result} zeroinitializer",
        ]
    type_ = f"{result} ({', '.join(_parameter(kind) for kind in row.parameter_types)})"
    aliases = [f"@{name} = alias {type_}, ptr @{row.symbol}" for name in row.aliases]
    return "\n".join([*lines, "}", *aliases])


def _parameter(kind: Any) -> str:
    if kind in _TYPES:
        return " ".join(_TYPES[kind]).rstrip()
    return by_value(ctypes.sizeof(kind), ctypes.alignment(kind))


def by_value(size: int, alignment: int) -> str:
    """Return LLVM's parameter for a structure that is passed by value."""
    assert size > _BY_VALUE_SIZE, "a smaller structure is split into registers"
    return f"ptr byval([{size} x i8]) align {alignment}" if platform.machine() == "x86_64" else "ptr"
