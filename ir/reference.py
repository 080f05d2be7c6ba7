"""Writes `docs/reference/ir.md`: the IR's reference, from the opcode table and the dialect.

    python -m minicc.ir.reference > docs/reference/ir.md

A test compares the file with what this module writes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from . import dialect, verifier
from . import irtypes as ty
from .opcodes import INTRINSICS, OPCODES, ORDERINGS, RMW_OPERATIONS, SCOPES, Opcode

_INTRODUCTION = f"""# The IR

<!-- Written by `python -m minicc.ir.reference > docs/reference/ir.md`. Change the tables in ir/, not this \
file. -->

minicc's intermediate representation is an SSA language whose text is LLVM IR: what `minicc -emit-llvm`
prints, LLVM 22 parses and verifies, and `.ll` files made elsewhere are accepted as far as this page
goes. Anything outside is refused by name. Names, meanings and undefined behaviour are LLVM's
([LangRef](https://llvm.org/docs/LangRef.html), [NVPTX usage](https://llvm.org/docs/NVPTXUsage.html)).

* Target: `{ty.TRIPLE}`, data layout `{ty.DATA_LAYOUT}`. A module without a triple is taken for that one.
* Debug information is line directives only (`emissionKind: DebugDirectivesOnly`). A function that has a
  location gets a subprogram, and then every instruction a `!dbg`, since LLVM drops the debug information
  of a whole module where one call lacks it. A macro's expansion is not part of the text.
* Every function is convergent: the printer writes the attribute on each, and its absence in foreign text
  means nothing.
* Variables in the global and constant spaces that are not `constant` may be written by the host before a
  launch; they are printed as `externally_initialized`.
"""


_FOREIGN = f"""\
A `.ll` file may have more, which is rewritten when it is read: integers of 1 to \
{dialect.MAX_INT_WIDTH} bits (`i2`, `i24`, `i128`, …; no
atomic ones), as LLVM's type legalisation does it; `select` by a vector, element by element; LLVM's \
intrinsics for integers of
any width and for vectors (`llvm.sadd.sat.*`, `llvm.umul.with.overflow.*`, `llvm.fshl.*`, \
`llvm.ctpop.*`, `llvm.vector.reduce.*`, …), `llvm.memcpy`,
`llvm.memmove` and `llvm.memset`; `llvm.stacksave` and `llvm.stackrestore`; older names that LLVM \
replaces too (`llvm.nvvm.barrier0`,
`llvm.nvvm.ldg.global.*`, `llvm.nvvm.rotate.*`, …); aliases; empty structures and arrays, but as a \
kernel's parameters."""


def markdown() -> str:
    """The whole page."""
    parts = [
        _INTRODUCTION,
        "## Types\n\n" + _types(),
        "## Instructions\n\n" + _rows(OPCODES.values(), instructions=True),
        "## Atomic operations, orderings, scopes\n\n" + _atomics(),
        "## Intrinsics\n\n" + _rows(INTRINSICS.values(), instructions=False),
        "## Attributes, linkage, metadata\n\n" + _dialect(),
        "## Rules of the verifier\n\n" + _rules(),
    ]
    return "\n".join(parts)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |\n" for line in lines)


def _code(names: Iterable[str]) -> str:
    return " ".join(f"`{w}`" for w in names)


def _types() -> str:
    spaces = ", ".join(f"{number} {name}" for number, name in ty.SPACE_NAMES.items())
    return (
        f"Integers {_code(f'i{n}' for n in dialect.INT_WIDTHS)}, floats {_code(ty.FLOAT_TYPES)}, opaque"
        " pointers `ptr` and `ptr addrspace(N)`, arrays `[N x T]`, vectors `<N x T>`, structures `{ … }`,"
        f" `<{{ … }}>` and named ones, `void` and `label`.\n\n{_FOREIGN}\n\nAddress spaces: {spaces}.\n"
    )


def _traits(row: Opcode) -> str:
    names = sorted(row.effects)
    names += [
        name for name in ("commutative", "associative", "idempotent", "nilpotent") if getattr(row, name)
    ]
    names += [
        f"{name} {getattr(row, name)}" for name in ("identity", "absorbing") if getattr(row, name) is not None
    ]
    if not row.speculatable and not row.effects:
        names.append("not speculatable")
    if row.uniformity != "operands":
        names.append(f"uniformity: {row.uniformity}")
    return ", ".join(names)


def _rows(rows: Iterable[Opcode], instructions: bool) -> str:
    if instructions:
        head: tuple[str, ...] = ("instruction", "meaning", "types", "flags", "defined", "traits")
        return _table(
            head,
            (
                (
                    f"`{r.name}`",
                    r.meaning,
                    "/".join(r.types) + (" → " + "/".join(r.to) if r.to else ""),
                    _code(r.flags),
                    r.defined or "always",
                    _traits(r),
                )
                for r in rows
            ),
        )
    return _table(
        ("intrinsic", "type", "meaning", "traits"),
        ((f"`{r.name}`", f"`{r.function_type}`", r.meaning, _traits(r)) for r in rows),
    )


def _atomics() -> str:
    scopes = ", ".join(f"`{s}`" if s else "none written (the system)" for s in SCOPES)
    return (
        f"`atomicrmw` operations: {_code(RMW_OPERATIONS)}.\n\nOrderings: {_code(ORDERINGS)}.\n\nScopes:"
        f" {scopes}.\n"
    )


def _dialect() -> str:
    retained = [n for n, how in dialect.PARAM_ATTRS.items() if how != "drop"]
    dropped = [n for n, how in dialect.PARAM_ATTRS.items() if how == "drop"]
    linkages = ", ".join(f"`{a}` → `{b}`" for a, b in dialect.LINKAGES.items() if a and a != b)
    return (
        f"* Parameters keep {_code(retained)}; {_code(dropped)} are read and dropped.\n* Functions keep"
        f" {_code(dialect.FN_ATTRS_KEPT)} and string attributes that begin with"
        f" {_code(dialect.STRING_ATTRS_KEPT)}; {_code(sorted(dialect.FN_ATTRS_DROPPED))} are read and"
        f" dropped.\n* Linkage: none, {_code(sorted(set(dialect.LINKAGES.values()) - {''}))}; others are read"
        f" as one of these: {linkages}.\n* Words that change nothing:"
        f" {_code(sorted(dialect.IGNORED_WORDS))}.\n* Dropped calls: intrinsics that begin with"
        f" {_code(dialect.IGNORED_CALLS)}, and debug records.\n* Metadata: `!dbg`, `!invariant.load`, the"
        " kernels of `!nvvm.annotations` and `!ptx.declarations` mean something; LLVM lets all other metadata"
        f" be dropped, and it is.\n* Types refused by name: {_code(sorted(dialect.REFUSED_TYPES))},"
        " integers of other widths, typed pointers, opaque structures.\n"
    )


def _rules() -> str:
    text = verifier.__doc__ or ""
    return (
        "```text\n" + text[text.index("Blocks and edges") : text.index("Runs in time")].rstrip() + "\n```\n"
    )


if __name__ == "__main__":
    sys.stdout.write(markdown())
