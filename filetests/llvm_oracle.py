"""LLVM as an oracle of the IR's text, with stricter checks than its verifier's.

LLVM's verifier accepts unknown `llvm.nvvm.*` names, rewrites old ones, and drops all debug information of a
module with a mere warning. So `disagreements` also compares LLVM's output with the input: functions,
intrinsics and their types, the number of `!dbg`, and an empty error stream.
"""

from __future__ import annotations

import difflib
import re

from ..codegen.llvm import parse, quiet
from ..ir.core import Module
from ..ir.parser import parse_module
from ..ir.printer import print_function, print_module
from ..support.diagnostics import DiagnosticError, InternalError

_DECLARE = re.compile(r"^declare (?P<ret>[^@]*?)\s*@(?P<name>llvm\.[\w.]+)\((?P<params>[^)]*)\)", re.M)
_COMMENT = re.compile(r'("[^"\n]*")|;[^\n]*')


def disagreements(module: Module) -> list[str]:
    """Return LLVM's objections to the text of `module` and its changes of it; [] if it agrees."""
    text = print_module(module)
    with quiet() as said:
        try:
            back = str(parse(text))
        except InternalError as error:
            return [str(error)]
    result = [f"LLVM says: {line}" for line in said]
    ours, theirs = text.count("!dbg !"), _COMMENT.sub(lambda m: m[1] or "", back).count("!dbg !")
    if ours != theirs:
        result.append(f"{ours} '!dbg' go in, {theirs} come back")
    result += [
        f"intrinsic '{name}' does not survive" for name in _intrinsics(text) if f"@{name}(" not in back
    ]
    result += [f"LLVM does not know the intrinsic '{name}'" for name in unknown_intrinsics(back)]
    try:
        reread = parse_module(back, "<llvm>")
    except DiagnosticError as error:
        return [*result, f"minicc rejects LLVM's output: {error}"]
    for fn in module.definitions:
        before = print_function(fn)
        after = print_function(reread.functions[fn.name]) if fn.name in reread.functions else "nothing"
        if before != after:
            lines = difflib.unified_diff(
                before.splitlines(), after.splitlines(), "ours", "LLVM's", lineterm="", n=0
            )
            result.append(f"function '{fn.name}' changes:\n" + "\n".join(lines))
    return result


def unknown_intrinsics(text: str) -> list[str]:
    """Return the names that LLVM's output declares without an attribute group: intrinsics that LLVM does not
    have.
    """
    lines = [m[0] for m in re.finditer(r"^declare [^\n]*@llvm\.[^\n]*$", text, re.M)]
    return [re.search(r"@(llvm\.[\w.]+)", line)[1] for line in lines if not re.search(r"#\d+", line)]  # type: ignore[index]


def _intrinsics(text: str) -> list[str]:
    return [m["name"] for m in _DECLARE.finditer(text)]
