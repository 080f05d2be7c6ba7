"""IR text that uses every opcode and intrinsic at every type it has: one kernel each."""

from __future__ import annotations

from collections.abc import Iterator

from minicc.codegen.select import REFUSED
from minicc.ir.opcodes import FCMP_PREDICATES, ICMP_PREDICATES, INTRINSICS, OPCODES

INTS = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64}
FLOATS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}
BITS = INTS | FLOATS
CONSTANTS = {"i1": "true", "half": "0xH3C00", "bfloat": "0xR3F80", "float": "1.5", "double": "1.5"}
IMMEDIATE = ("abs", "ctlz", "cttz")
"""Intrinsics whose i1 operand is a constant."""


def kernels() -> Iterator[tuple[str, str]]:
    """(what is tested, kernel body over %p and %q of the global space)."""
    yield from _arithmetic()
    yield from _casts()
    yield from _compares()
    yield from _intrinsics()


def module_text() -> str:
    """One module with all kernels, k0, k1, …"""
    declarations = [
        f"declare {row.function_type.ret} @{name}({', '.join(map(str, row.function_type.params))})"
        for name, row in INTRINSICS.items()
        if row.function_type is not None
    ]
    functions = [
        f"; {what}\ndefine ptx_kernel void @k{n}(ptr addrspace(1) %p, ptr addrspace(1) %q) {{\n{body}  ret"
        " void\n}"
        for n, (what, body) in enumerate(kernels())
    ]
    return "\n".join([*declarations, *functions]) + "\n"


def _load(name: str, type: str, where: str) -> str:
    return f"  %{name} = load {type}, ptr addrspace(1) %{where}\n"


def _store(type: str, name: str, where: str) -> str:
    return f"  store {type} %{name}, ptr addrspace(1) %{where}\n"


def _arithmetic() -> Iterator[tuple[str, str]]:
    for op, row in OPCODES.items():
        if row.form not in ("binary", "unary") or op in REFUSED:
            continue
        for type in INTS if "int" in row.types else FLOATS:
            if row.form == "unary":
                yield (
                    f"{op} {type}",
                    _load("a", type, "p") + f"  %c = {op} {type} %a\n" + _store(type, "c", "p"),
                )
                continue
            yield (
                f"{op} {type}",
                _load("a", type, "p") + _load("b", type, "q") + f"  %c = {op} {type} %a, %b\n" + _store(type,
                    "c", "p")
                + f"  %d = {op} {type} %a, {CONSTANTS.get(type, '3')}\n" + _store(type, "d", "q"),
            )  # fmt: skip


def _casts() -> Iterator[tuple[str, str]]:
    def cast(op: str, source: str, target: str) -> tuple[str, str]:
        body = _load("a", source, "p") + f"  %c = {op} {source} %a to {target}\n" + _store(target, "c", "p")
        return f"{op} {source} {target}", body

    for a in BITS:
        for b in BITS:
            if a in INTS and b in INTS and BITS[a] > BITS[b]:
                yield cast("trunc", a, b)
            if a in INTS and b in INTS and BITS[a] < BITS[b]:
                yield cast("zext", a, b)
                yield cast("sext", a, b)
            if a in INTS and b in FLOATS:
                yield cast("sitofp", a, b)
                yield cast("uitofp", a, b)
                yield cast("fptosi", b, a)
                yield cast("fptoui", b, a)
            if a in FLOATS and b in FLOATS and BITS[a] > BITS[b]:
                yield cast("fptrunc", a, b)
            if a in FLOATS and b in FLOATS and BITS[a] < BITS[b]:
                yield cast("fpext", a, b)
            if BITS[a] == BITS[b] and BITS[a] > 8:
                yield cast("bitcast", a, b)


def _compares() -> Iterator[tuple[str, str]]:
    for types, op, predicates in ((INTS, "icmp", ICMP_PREDICATES), (FLOATS, "fcmp", FCMP_PREDICATES)):
        for type in types:
            for predicate in predicates:
                yield (
                    f"{op} {predicate} {type}",
                    _load("a", type, "p") + _load("b", type, "q")
                    + f"  %c = {op} {predicate} {type} %a, %b\n" + _store("i1", "c", "p")
                    + f"  %d = {op} {predicate} {type} %a, {CONSTANTS.get(type, '-3')}\n"
                    + "  %e = xor i1 %d, %c\n"
                    + f"  %f = select i1 %e, {type} %a, {type} %b\n" + _store(type, "f", "q"),
                )  # fmt: skip


def _intrinsics() -> Iterator[tuple[str, str]]:
    for name, row in INTRINSICS.items():
        assert row.function_type is not None
        body, args = "", []
        for index, type in enumerate(map(str, row.function_type.params)):
            if type == "i1" and any(part in name for part in IMMEDIATE):
                args.append("i1 false")
            elif "barrier" in name and type == "i32":
                args.append(f"i32 {32 * index}")
            else:
                body += _load(f"a{index}", type, "p")
                args.append(f"{type} %a{index}")
        ret = row.function_type.ret
        call = f"call {ret} @{name}({', '.join(args)})\n"
        body += f"  {call}" if ret.is_void else f"  %c = {call}" + _store(str(ret), "c", "q")
        yield name, body
