"""Intrinsics that are functions of others: LLVM's for any width and for vectors, and names that LLVM replaces
when it reads a file.

`definition(name)` gives a function's IR text. The parser adds it to the module that calls it, and copies
those of one block into the call. Meanings are the Language Reference's; older names become what LLVM's
`AutoUpgrade` makes of them.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Sequence
from functools import cache

from .opcodes import INTRINSICS

PREFIX = "minicc."
"""Of the names of functions that have no intrinsic's."""

_SUFFIX = re.compile(r"v(?P<count>\d+)(?P<element>(i|f|bf|p)\d+)|(?P<scalar>(i|f|bf|p)\d+)")
_FLOATS = {"f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double"}


def _type(suffix: str) -> str | None:
    """A type's text by its mangled name: `i24`, `f32`, `p1`, `v4i16`."""
    match = _SUFFIX.fullmatch(suffix)
    if match is None:
        return None
    if match["count"]:
        element = _type(match["element"])
        return None if element is None else f"<{match['count']} x {element}>"
    if suffix[0] == "p":
        return "ptr" if suffix == "p0" else f"ptr addrspace({suffix[1:]})"
    return suffix if suffix[0] == "i" else _FLOATS.get(suffix)


def _bits(type: str) -> int:
    return int(type[1:]) if re.fullmatch(r"i\d+", type) else 0


def definition(name: str) -> str | None:
    """The text of `define … @name(…)`, None for names of other things."""
    if name.startswith(PREFIX):
        return _helper(name)
    if name in INTRINSICS:
        return None
    upgraded = _UPGRADES.get(name)
    if upgraded is not None:
        return f"define {upgraded[0]} @{name}{upgraded[1]}"
    return _upgraded_family(name) or _generic(name)


def _generic(name: str) -> str | None:
    """Of an intrinsic that is named with its types."""
    words = name.split(".")
    count = len(words)
    while count > 2 and _type(words[count - 1]) is not None:
        count -= 1
    stem, suffixes = ".".join(words[:count]), words[count:]
    types = [type for type in map(_type, suffixes) if type is not None]
    if not types:
        return None
    if stem.startswith("llvm.vector.reduce."):
        return _reduction(name, stem.rpartition(".")[2], suffixes[0])
    if any(type.startswith("<") for type in types):
        return _elementwise(name, stem, suffixes)
    family = _FAMILIES.get(stem)
    text = family.body(*types) if family is not None and len(types) == family.types else None
    return None if text is None else f"define {text[0]} @{name}{text[1]}"


# ------------------------------------------------------------------------------------ vectors


def _elementwise(name: str, stem: str, suffixes: Sequence[str]) -> str | None:
    """An intrinsic of vectors: that of scalars, element by element."""
    match = next((m for m in map(_SUFFIX.fullmatch, suffixes) if m and m["count"]), None)
    assert match is not None
    count = int(match["count"])
    scalar = ".".join([stem, *(re.sub(r"^v\d+", "", s) for s in suffixes)])
    signature = signature_of(scalar)
    if signature is None:
        return None
    result, params = signature
    flags = {1} if stem in _FLAGGED else set()

    def vector(type: str) -> str:
        return f"<{count} x {type}>"

    fields = re.fullmatch(r"\{ (.*), (.*) \}", result)
    wide = f"{{ {', '.join(map(vector, fields.groups()))} }}" if fields else vector(result)
    head = ", ".join(f"{type if n in flags else vector(type)} %a{n}" for n, type in enumerate(params))
    lines, partial = [], ["poison"] * (2 if fields else 1)
    for i in range(count):
        args = []
        for n, type in enumerate(params):
            if n in flags:
                args.append(f"{type} false")
                continue
            lines.append(f"%x{n}.{i} = extractelement {vector(type)} %a{n}, i32 {i}")
            args.append(f"{type} %x{n}.{i}")
        lines.append(f"%r{i} = call {result} @{scalar}({', '.join(args)})")
        for k, type in enumerate(fields.groups() if fields else (result,)):
            part = f"%r{i}"
            if fields:
                lines.append(f"%f{k}.{i} = extractvalue {result} %r{i}, {k}")
                part = f"%f{k}.{i}"
            lines.append(f"%v{k}.{i} = insertelement {vector(type)} {partial[k]}, {type} {part}, i32 {i}")
            partial[k] = f"%v{k}.{i}"
    if fields:
        lines.append(f"%w0 = insertvalue {wide} poison, {vector(fields[1])} {partial[0]}, 0")
        lines.append(f"%w1 = insertvalue {wide} %w0, {vector(fields[2])} {partial[1]}, 1")
        partial[0] = "%w1"
    body = "\n".join([*lines, f"ret {wide} {partial[0]}"])
    return f"define {wide} @{name}({head}) {{\n{body}\n}}"


def signature_of(name: str) -> tuple[str, list[str]] | None:
    """(result, parameters) of an intrinsic, as text."""
    row = INTRINSICS.get(name)
    if row is not None and row.function_type is not None:
        return str(row.function_type.ret), [str(p) for p in row.function_type.params]
    text = definition(name)
    if text is None:
        return None
    head = re.match(r"define (.*?) @[^(]*\((.*?)\)[^)\n]*\{", text)
    assert head is not None, text
    return head[1], [re.sub(r" %\w+$", "", p) for p in head[2].split(", ") if p]


_REDUCTIONS = {"add": "add", "mul": "mul", "and": "and", "or": "or", "xor": "xor", "smax": "llvm.smax",
    "smin": "llvm.smin", "umax": "llvm.umax", "umin": "llvm.umin", "fmax": "llvm.maxnum",
    "fmin": "llvm.minnum", "fadd": "fadd", "fmul": "fmul"}


def _reduction(name: str, reduction: str, suffix: str) -> str | None:
    """`llvm.vector.reduce.*`, from the first element on."""
    match, operation = _SUFFIX.fullmatch(suffix), _REDUCTIONS.get(reduction)
    if match is None or operation is None:
        return None
    element, vector, count = _type(match["element"]), _type(suffix), int(match["count"])
    lines = [f"%x{n} = extractelement {vector} %v, i32 {n}" for n in range(count)]
    starts = reduction in ("fadd", "fmul")
    so_far = "%start" if starts else "%x0"
    for n in range(0 if starts else 1, count):
        if operation.startswith("llvm."):
            callee = f"{operation}.{match['element']}"
            lines.append(f"%r{n} = call {element} @{callee}({element} {so_far}, {element} %x{n})")
        else:
            lines.append(f"%r{n} = {operation} {element} {so_far}, %x{n}")
        so_far = f"%r{n}"
    head = f"{element} %start, {vector} %v" if starts else f"{vector} %v"
    body = "\n".join([*lines, f"ret {element} {so_far}"])
    return f"define {element} @{name}({head}) {{\n{body}\n}}"


# ------------------------------------------------------------------------ families of scalars

Text = tuple[str, str]
"""A function's result, and its text from the parameters on."""


class _Family:
    """An intrinsic for any type: `body` gets the types of its name."""

    def __init__(self, types: int, body: Callable[..., Text | None]) -> None:
        self.types, self.body = types, body


_FAMILIES: dict[str, _Family] = {}
_FLAGGED = {"llvm.abs", "llvm.ctlz", "llvm.cttz"}
"""Intrinsics whose second argument makes the result for one operand (zero, or the least integer) poison; here
that result is defined.
"""


def _family(*names: str, types: int = 1, only: str = "i") -> Callable[[Callable[..., Text | None]],
    Callable[..., Text | None]]:
    def register(body: Callable[..., Text | None]) -> Callable[..., Text | None]:
        for name in names:
            def of(*spellings: str, name: str = name) -> Text | None:
                if only == "i" and not all(map(_bits, spellings)):
                    return None
                return body(name, *spellings)
            _FAMILIES[name] = _Family(types, of)
        return body
    return register


def _lines(*lines: str) -> str:
    return "{\n" + "\n".join(lines) + "\n}"


@_family("llvm.sadd.sat", "llvm.ssub.sat")
def _signed_saturation(name: str, t: str) -> Text:
    op, n = name[6:9], _bits(t)
    other = "%b" if op == "add" else "%a"
    turned = f"xor {t} %b, %s" if op == "add" else f"xor {t} %a, %b"
    first = f"xor {t} %a, %s" if op == "add" else f"xor {t} {other}, %s"
    return t, f"({t} %a, {t} %b) " + _lines(
        f"%s = {op} {t} %a, %b", f"%x = {first}", f"%y = {turned}", f"%o = and {t} %x, %y",
        f"%c = icmp slt {t} %o, 0", f"%f = ashr {t} %s, {n - 1}", f"%m = xor {t} %f, {-(1 << n - 1)}",
        f"%r = select i1 %c, {t} %m, {t} %s", f"ret {t} %r")


@_family("llvm.uadd.sat")
def _uadd_sat(name: str, t: str) -> Text:
    return t, f"({t} %a, {t} %b) " + _lines(
        f"%s = add {t} %a, %b", f"%c = icmp ult {t} %s, %a", f"%r = select i1 %c, {t} -1, {t} %s",
        f"ret {t} %r")


@_family("llvm.usub.sat")
def _usub_sat(name: str, t: str) -> Text:
    return t, f"({t} %a, {t} %b) " + _lines(
        f"%s = sub {t} %a, %b", f"%c = icmp ult {t} %a, %b", f"%r = select i1 %c, {t} 0, {t} %s",
        f"ret {t} %r")


@_family("llvm.sshl.sat", "llvm.ushl.sat")
def _shift_saturation(name: str, t: str) -> Text:
    n, back = _bits(t), "ashr" if name[5] == "s" else "lshr"
    limit = f"xor {t} %f, {(1 << n - 1) - 1}" if back == "ashr" else f"or {t} %f, -1"
    return t, f"({t} %a, {t} %b) " + _lines(
        f"%s = shl {t} %a, %b", f"%u = {back} {t} %s, %b", f"%c = icmp ne {t} %u, %a",
        f"%f = ashr {t} %a, {n - 1}",
        f"%m = {limit}", f"%r = select i1 %c, {t} %m, {t} %s", f"ret {t} %r")


@_family(*(f"llvm.{sign}{op}.with.overflow" for sign in "su" for op in ("add", "sub", "mul")))
def _with_overflow(name: str, t: str) -> Text:
    sign, op, n = name[5], name[6:9], _bits(t)
    pair = f"{{ {t}, i1 }}"
    if op == "mul":
        wide, extend = f"i{2 * n}", f"{sign}ext" if sign == "s" else "zext"
        steps = [f"%wa = {extend} {t} %a to {wide}", f"%wb = {extend} {t} %b to {wide}",
            f"%w = mul {wide} %wa, %wb", f"%s = trunc {wide} %w to {t}", f"%back = {extend} {t} %s to {wide}",
            f"%c = icmp ne {wide} %back, %w"]
    elif sign == "u":
        steps = [f"%s = {op} {t} %a, %b", f"%c = icmp ult {t} {'%s, %a' if op == 'add' else '%a, %b'}"]
    else:
        steps = [f"%s = {op} {t} %a, %b", f"%x = xor {t} %a, {'%s' if op == 'add' else '%b'}",
            f"%y = xor {t} {'%b' if op == 'add' else '%a'}, %s", f"%o = and {t} %x, %y",
            f"%c = icmp slt {t} %o, 0"]
    return pair, f"({t} %a, {t} %b) " + _lines(
        *steps, f"%p = insertvalue {pair} poison, {t} %s, 0", f"%q = insertvalue {pair} %p, i1 %c, 1",
        f"ret {pair} %q")


@_family("llvm.smax", "llvm.smin", "llvm.umax", "llvm.umin")
def _extreme(name: str, t: str) -> Text:
    pred = name[5] + ("gt" if name.endswith("max") else "lt")
    return t, f"({t} %a, {t} %b) " + _lines(f"%c = icmp {pred} {t} %a, %b", f"%r = select i1 %c, {t} %a, {t} "
                                                                            f"%b", f"ret {t} %r")


@_family("llvm.abs")
def _abs(name: str, t: str) -> Text:
    return t, f"({t} %a, i1 %flag) " + _lines(
        f"%c = icmp slt {t} %a, 0", f"%m = sub {t} 0, %a", f"%r = select i1 %c, {t} %m, {t} %a",
        f"ret {t} %r")


@_family("llvm.scmp", "llvm.ucmp", types=2)
def _three_way(name: str, r: str, t: str) -> Text:
    return r, f"({t} %a, {t} %b) " + _lines(
        f"%g = icmp {name[5]}gt {t} %a, %b", f"%l = icmp {name[5]}lt {t} %a, %b", f"%x = zext i1 %g to {r}",
        f"%y = zext i1 %l to {r}",
        f"%r = sub {r} %x, %y", f"ret {r} %r")


def _widened(name: str, t: str, flag: str, after: Sequence[str]) -> str:
    """A count of bits by that of the next of 32 and 64 bits; `%w` is the wider one's result."""
    wide = "i32" if _bits(t) < 32 else "i64"
    head = f"({t} %a{', i1 %flag' if flag else ''}) "
    return head + _lines(f"%z = zext {t} %a to {wide}", f"%w = call {wide} @{name}.{wide}({wide} %z{flag})",
        *after)


def _halves(name: str, t: str, flag: str, after: Sequence[str]) -> str:
    """The same of more than 64 bits: `%l` is the low word's, `%h` what the rest gives, `%hi` the rest."""
    rest = f"i{_bits(t) - 64}"
    head = f"({t} %a{', i1 %flag' if flag else ''}) "
    return head + _lines(
        f"%lo = trunc {t} %a to i64", f"%up = lshr {t} %a, 64", f"%hi = trunc {t} %up to {rest}",
        f"%l0 = call i64 @{name}.i64(i64 %lo{flag})", f"%h0 = call {rest} @{name}.{rest}({rest} %hi{flag})",
        *([f"%l = zext i64 %l0 to {t}", f"%h = zext {rest} %h0 to {t}"]), *after)


@_family("llvm.ctpop")
def _ctpop(name: str, t: str) -> Text:
    n = _bits(t)
    if n > 64:
        return t, _halves(name, t, "", [f"%r = add {t} %l, %h", f"ret {t} %r"])
    return t, _widened(name, t, "", [f"%r = trunc i{32 if n < 32 else 64} %w to {t}", f"ret {t} %r"])


@_family("llvm.ctlz")
def _ctlz(name: str, t: str) -> Text:
    n = _bits(t)
    if n > 64:
        return t, _halves(name, t, ", i1 false", [
            f"%none = icmp eq i{n - 64} %hi, 0", f"%more = add {t} %l, {n - 64}", f"%r = select i1 %none, "
                                                                                  f"{t} %more, {t} %h",
                                                                                  f"ret {t} %r"])
    wide = 32 if n < 32 else 64
    return t, _widened(name, t, ", i1 false", [f"%s = sub i{wide} %w, {wide - n}", f"%r = trunc i{wide} %s "
                                                                                   f"to {t}", f"ret {t} %r"])


@_family("llvm.cttz")
def _cttz(name: str, t: str) -> Text:
    return t, f"({t} %a, i1 %flag) " + _lines(
        f"%n = xor {t} %a, -1", f"%d = add {t} %a, -1", f"%m = and {t} %n, %d",
        f"%r = call {t} @llvm.ctpop.{t}({t} %m)", f"ret {t} %r")


@_family("llvm.bitreverse")
def _bitreverse(name: str, t: str) -> Text:
    n = _bits(t)
    if n > 64:
        return t, _halves(name, t, "", [f"%m = shl {t} %l, {n - 64}", f"%r = or {t} %m, %h", f"ret {t} %r"])
    wide = 32 if n < 32 else 64
    return t, _widened(name, t, "",
        [f"%s = lshr i{wide} %w, {wide - n}", f"%r = trunc i{wide} %s to {t}", f"ret {t} %r"])


@_family("llvm.bswap")
def _bswap(name: str, t: str) -> Text | None:
    n = _bits(t)
    if n % 16:
        return None
    lines, total = [], "0"
    for at in range(0, n, 8):
        lines += [f"%d{at} = lshr {t} %a, {at}", f"%b{at} = and {t} %d{at}, 255",
            f"%u{at} = shl {t} %b{at}, {n - 8 - at}", f"%s{at} = or {t} {total}, %u{at}"]
        total = f"%s{at}"
    return t, f"({t} %a) " + _lines(*lines, f"ret {t} {total}")


@_family("llvm.fshl", "llvm.fshr")
def _funnel(name: str, t: str) -> Text:
    n, left = _bits(t), name.endswith("l")
    if n == 1:
        return t, f"({t} %a, {t} %b, {t} %c) " + _lines(f"ret {t} {'%a' if left else '%b'}")
    shift, opposite = ("shl", "lshr") if left else ("lshr", "shl")
    own, other = ("%a", "%b") if left else ("%b", "%a")
    return t, f"({t} %a, {t} %b, {t} %c) " + _lines(
        f"%s = urem {t} %c, {n}", f"%k = sub {t} {n - 1}, %s", f"%x = {shift} {t} {own}, %s",
        f"%o = {opposite} {t} {other}, 1", f"%y = {opposite} {t} %o, %k", f"%r = or {t} %x, %y",
        f"ret {t} %r")


@_family("llvm.expect", "llvm.expect.with.probability")
def _expect(name: str, t: str) -> Text:
    more = ", double %p" if name.endswith("probability") else ""
    return t, f"({t} %a, {t} %b{more}) " + _lines(f"ret {t} %a")


@_family("llvm.ssa.copy", "llvm.arithmetic.fence", only="any")
def _copy(name: str, t: str) -> Text:
    return t, f"({t} %a) " + _lines(f"ret {t} %a")


@_family("llvm.fmuladd", only="any")
def _fmuladd(name: str, t: str) -> Text | None:
    return None if t not in ("float", "double") else (t, f"({t} %a, {t} %b, {t} %c) " + _lines(
        f"%r = call {t} @llvm.fma.{'f32' if t == 'float' else 'f64'}({t} %a, {t} %b, {t} %c)", f"ret {t} %r"))


@_family("llvm.nearbyint", "llvm.roundeven", only="any")
def _nearbyint(name: str, t: str) -> Text | None:
    return None if t not in ("float", "double") else (t, f"({t} %a) " + _lines(
        f"%r = call {t} @llvm.rint.{'f32' if t == 'float' else 'f64'}({t} %a)", f"ret {t} %r"))


@_family("llvm.fptosi.sat", "llvm.fptoui.sat", types=2, only="any")
def _saturating_conversion(name: str, t: str, f: str) -> Text | None:
    n = _bits(t)
    if not n or f not in _FLOATS.values() or n > 1000:
        return None
    is_signed = name[9] == "s"
    low, high = (-(1 << n - 1), (1 << n - 1) - 1) if is_signed else (0, (1 << n) - 1)
    x, grow = ("%a", []) if f == "double" else ("%x", [f"%x = fpext {f} %a to double"])
    bound = f"{float(high + 1)!r}" if high + 1 < 1 << 50 else _hex_double(high + 1)
    floor = f"{float(low)!r}" if -low < 1 << 50 else _hex_double(low)
    op = "fptosi" if is_signed else "fptoui"
    return t, f"({f} %a) " + _lines(
        *grow, f"%under = fcmp olt double {x}, {floor}", f"%over = fcmp oge double {x}, {bound}",
        f"%nan = fcmp uno double {x}, {x}",
        "%out = or i1 %under, %over", "%bad = or i1 %out, %nan", f"%safe = select i1 %bad, double 0.0, "
                                                                 f"double {x}",
        f"%i = {op} double %safe to {t}", f"%u = select i1 %under, {t} {low}, {t} %i",
        f"%r = select i1 %over, {t} {high}, {t} %u", f"ret {t} %r")


def _hex_double(value: int) -> str:
    return "0x" + struct.pack(">d", float(value)).hex().upper()


@_family("llvm.memcpy", "llvm.memcpy.inline", "llvm.memmove", types=3, only="any")
def _memcpy(name: str, to: str, source: str, t: str) -> Text | None:
    if not _bits(t) or not to.startswith("ptr") or not source.startswith("ptr"):
        return None
    forward = ["again:", f"%i = phi {t} [ 0, %START ], [ %j, %again ]",
        f"%from = getelementptr i8, {source} %s, {t} %i", f"%into = getelementptr i8, {to} %d, {t} %i",
        f"%byte = load i8, {source} %from", f"store i8 %byte, {to} %into", f"%j = add {t} %i, 1",
        f"%more = icmp ult {t} %j, %n", "br i1 %more, label %again, label %out"]
    head = f"({to} %d, {source} %s, {t} %n, i1 %volatile) "
    entry = ["entry:", f"%some = icmp ne {t} %n, 0"]
    if name != "llvm.memmove":
        return "void", head + _lines(*entry, "br i1 %some, label %again, label %out",
            *(x.replace("START", "entry") for x in forward), "out:", "ret void")
    backward = ["back:", f"%k = phi {t} [ %n, %which ], [ %l, %back ]", f"%l = add {t} %k, -1",
        f"%bf = getelementptr i8, {source} %s, {t} %l", f"%bi = getelementptr i8, {to} %d, {t} %l",
        f"%bb = load i8, {source} %bf", f"store i8 %bb, {to} %bi", f"%rest = icmp ne {t} %l, 0",
        "br i1 %rest, label %back, label %out"]
    which = ["which:", f"%sa = ptrtoint {source} %s to i64", f"%da = ptrtoint {to} %d to i64",
        "%before = icmp ult i64 %sa, %da", "br i1 %before, label %back, label %again"]
    return "void", head + _lines(*entry, "br i1 %some, label %which, label %out", *which,
        *(x.replace("START", "which") for x in forward),
                                 *backward, "out:", "ret void")


@_family("llvm.memset", "llvm.memset.inline", types=2, only="any")
def _memset(name: str, to: str, t: str) -> Text | None:
    if not _bits(t) or not to.startswith("ptr"):
        return None
    return "void", f"({to} %d, i8 %b, {t} %n, i1 %volatile) " + _lines(
        "entry:", f"%some = icmp ne {t} %n, 0", "br i1 %some, label %again, label %out",
        "again:", f"%i = phi {t} [ 0, %entry ], [ %j, %again ]", f"%into = getelementptr i8, {to} %d, {t} "
                                                                 f"%i", f"store i8 %b, {to} %into",
        f"%j = add {t} %i, 1", f"%more = icmp ult {t} %j, %n", "br i1 %more, label %again, label %out",
        "out:", "ret void")


@_family("llvm.stacksave", only="any")
def _stacksave(name: str, t: str) -> Text:
    """Return a null pointer: storage in the local space has a fixed address, so there is nothing to save."""
    return t, "() " + _lines(f"ret {t} null")


@_family("llvm.stackrestore", only="any")
def _stackrestore(name: str, t: str) -> Text:
    return "void", f"({t} %a) " + _lines("ret void")


# ------------------------------------------------------------------------------- older names


def _call(result: str, params: str, callee: str, args: str) -> Text:
    """Another name of a function."""
    if result == "void":
        return result, f"({params}) " + _lines(f"call void @{callee}({args})", "ret void")
    return result, f"({params}) " + _lines(f"%r = call {result} @{callee}({args})", f"ret {result} %r")


_UPGRADES: dict[str, Text] = {}
_SYNC = "llvm.nvvm.barrier.cta.sync.aligned.all"

for _name in ("barrier0", "barrier.sync.aligned"):
    _UPGRADES[f"llvm.nvvm.{_name}"] = _call("void", "", _SYNC, "i32 0")
for _name in ("barrier.n", "bar.sync"):
    _UPGRADES[f"llvm.nvvm.{_name}"] = _call("void", "i32 %a", _SYNC, "i32 %a")
_UPGRADES["llvm.nvvm.barrier"] = _call("void", "i32 %a, i32 %b", "llvm.nvvm.barrier.cta.sync.aligned.count",
    "i32 %a, i32 %b")
_UPGRADES["llvm.nvvm.barrier.sync"] = _call("void", "i32 %a", "llvm.nvvm.barrier.cta.sync.all", "i32 %a")
_UPGRADES["llvm.nvvm.barrier.sync.cnt"] = _call("void", "i32 %a, i32 %b", "llvm.nvvm.barrier.cta.sync.count",
    "i32 %a, i32 %b")
for _name in ("popc", "and", "or"):
    _row = f"llvm.nvvm.barrier.cta.red.{_name}.aligned.all"
    _result = "i32" if _name == "popc" else "i1"
    _UPGRADES[f"llvm.nvvm.barrier0.{_name}"] = "i32", "(i32 %a) " + _lines(
        "%p = icmp ne i32 %a, 0", f"%q = call {_result} @{_row}(i32 0, i1 %p)",
        *(["ret i32 %q"] if _result == "i32" else ["%r = zext i1 %q to i32", "ret i32 %r"]))

_UPGRADES |= {
    "llvm.nvvm.rotate.b32": _call("i32", "i32 %a, i32 %b", "llvm.fshl.i32", "i32 %a, i32 %a, i32 %b"),
    "llvm.nvvm.rotate.b64": ("i64", "(i64 %a, i32 %b) " + _lines(
        "%c = zext i32 %b to i64", "%r = call i64 @llvm.fshl.i64(i64 %a, i64 %a, i64 %c)", "ret i64 %r")),
    "llvm.nvvm.rotate.right.b64": ("i64", "(i64 %a, i32 %b) " + _lines(
        "%c = zext i32 %b to i64", "%r = call i64 @llvm.fshr.i64(i64 %a, i64 %a, i64 %c)", "ret i64 %r")),
    "llvm.nvvm.swap.lo.hi.b64": _call("i64", "i64 %a", "llvm.fshl.i64", "i64 %a, i64 %a, i64 32"),
    "llvm.nvvm.popc.i": _call("i32", "i32 %a", "llvm.ctpop.i32", "i32 %a"),
    "llvm.nvvm.popc.ll": (
        "i32",
        "(i64 %a) " + _lines("%w = call i64 @llvm.ctpop.i64(i64 %a)", "%r = trunc i64 %w to i32",
            "ret i32 %r"),
    ),
    "llvm.nvvm.clz.i": _call("i32", "i32 %a", "llvm.ctlz.i32", "i32 %a, i1 false"),
    "llvm.nvvm.clz.ll": (
        "i32",
        "(i64 %a) " + _lines("%w = call i64 @llvm.ctlz.i64(i64 %a, i1 false)", "%r = trunc i64 %w to i32",
            "ret i32 %r"),
    ),
    "llvm.nvvm.brev32": _call("i32", "i32 %a", "llvm.bitreverse.i32", "i32 %a"),
    "llvm.nvvm.brev64": _call("i64", "i64 %a", "llvm.bitreverse.i64", "i64 %a"),
    "llvm.nvvm.abs.i": _call("i32", "i32 %a", "llvm.abs.i32", "i32 %a, i1 false"),
    "llvm.nvvm.abs.ll": _call("i64", "i64 %a", "llvm.abs.i64", "i64 %a, i1 false"),
    "llvm.nvvm.fabs.f": _call("float", "float %a", "llvm.fabs.f32", "float %a"),
    "llvm.nvvm.fabs.d": _call("double", "double %a", "llvm.fabs.f64", "double %a"),
    "llvm.nvvm.ex2.approx.f": _call("float", "float %a", "llvm.nvvm.ex2.approx.f32", "float %a"),
    "llvm.nvvm.h2f": ("float",
        "(i16 %a) " + _lines("%h = bitcast i16 %a to half", "%r = fpext half %h to float", "ret float %r")),
    "llvm.nvvm.bitcast.f2i": ("i32", "(float %a) " + _lines("%r = bitcast float %a to i32", "ret i32 %r")),
    "llvm.nvvm.bitcast.i2f": ("float", "(i32 %a) " + _lines("%r = bitcast i32 %a to float", "ret float %r")),
    "llvm.nvvm.bitcast.d2ll": ("i64", "(double %a) " + _lines("%r = bitcast double %a to i64", "ret i64 %r")),
    "llvm.nvvm.bitcast.ll2d": ("double",
        "(i64 %a) " + _lines("%r = bitcast i64 %a to double", "ret double %r")),
    "llvm.nvvm.lohi.i2d": (
        "double",
        "(i32 %a, i32 %b) " + _lines(
        "%l = zext i32 %a to i64", "%h = zext i32 %b to i64", "%u = shl i64 %h, 32", "%w = or i64 %u, %l",
        "%r = bitcast i64 %w to double",
        "ret double %r"),
    ),
    "llvm.nvvm.d2i.lo": ("i32",
        "(double %a) " + _lines("%w = bitcast double %a to i64", "%r = trunc i64 %w to i32", "ret i32 %r")),
    "llvm.nvvm.d2i.hi": ("i32", "(double %a) " + _lines(
        "%w = bitcast double %a to i64", "%h = lshr i64 %w, 32", "%r = trunc i64 %h to i32", "ret i32 %r")),
}
for _suffix, _bits_of in (("s", 16), ("us", 16), ("i", 32), ("ui", 32), ("ll", 64), ("ull", 64)):
    for _name in ("max", "min"):
        _callee = f"llvm.{'u' if 'u' in _suffix else 's'}{_name}.i{_bits_of}"
        _t = f"i{_bits_of}"
        _UPGRADES[f"llvm.nvvm.{_name}.{_suffix}"] = _call(_t, f"{_t} %a, {_t} %b", _callee,
            f"{_t} %a, {_t} %b")
for _suffix, _t, _f in (("f", "float", "f32"), ("d", "double", "f64")):
    for _name, _callee in (("floor", "floor"), ("ceil", "ceil"), ("trunc", "trunc"), ("round", "rint")):
        _UPGRADES[f"llvm.nvvm.{_name}.{_suffix}"] = _call(_t, f"{_t} %a", f"llvm.{_callee}.{_f}", f"{_t} %a")
    for _name, _callee in (("fmax", "maxnum"), ("fmin", "minnum")):
        _UPGRADES[f"llvm.nvvm.{_name}.{_suffix}"] = _call(_t, f"{_t} %a, {_t} %b", f"llvm.{_callee}.{_f}",
            f"{_t} %a, {_t} %b")

_LDG = re.compile(r"llvm\.nvvm\.ld[gu]\.global\.[ifp]\.(\w+)\.(p\d+)")
_ATOMIC = re.compile(r"llvm\.nvvm\.atomic\.load\.(?:(inc|dec)\.32|add\.(f32|f64))\.(p\d+)")
_CONVERSION = re.compile(r"llvm\.nvvm\.ptr\.(?:gen\.to\.(\w+)|(\w+)\.to\.gen)(?:\.(p\d+)\.(p\d+))?")
_SPACES = {"global": 1, "shared": 3, "constant": 4, "local": 5, "param": 101}


def _upgraded_family(name: str) -> str | None:
    """Of an older name with types in it."""
    match = _LDG.fullmatch(name)
    if match:
        value, address = _type(match[1]), _type(match[2])
        attached = ", !invariant.load !{}" if ".ldg." in name else ""
        if not value or not address:
            return None
        return f"define {value} @{name}({address} %a, i32 %align) " + _lines(
            f"%r = load {value}, {address} %a{attached}", f"ret {value} %r")
    match = _ATOMIC.fullmatch(name)
    if match:
        value = {"f32": "float", "f64": "double", None: "i32"}[match[2]]
        operation, address = f"u{match[1]}_wrap" if match[1] else "fadd", _type(match[3])
        return f"define {value} @{name}({address} %a, {value} %b) " + _lines(
            f"%r = atomicrmw {operation} {address} %a, {value} %b monotonic", f"ret {value} %r")
    match = _CONVERSION.fullmatch(name)
    if match and (match[1] or match[2]) in _SPACES:
        space = f"ptr addrspace({_SPACES[match[1] or match[2]]})"
        source, target = ("ptr", space) if match[1] else (space, "ptr")
        return f"define {target} @{name}({source} %a) " + _lines(
            f"%r = addrspacecast {source} %a to {target}", f"ret {target} %r")
    return None


# ------------------------------------------------------------------ wide integers' arithmetic


@cache
def _helper(name: str) -> str | None:
    """Long division, and conversions of integers of whole words of 64 bits."""
    _, kind, t, *rest = name.split(".")
    n = _bits(t)
    pair = f"{{ {t}, {t} }}"
    if kind == "udivrem":
        return f"""define {pair} @{name}({t} %n, {t} %d) {{
entry:
  %both = or {t} %n, %d
  %high = lshr {t} %both, 64
  %short = icmp eq {t} %high, 0
  br i1 %short, label %word, label %start
word:
  %n0 = trunc {t} %n to i64
  %d0 = trunc {t} %d to i64
  %q0 = udiv i64 %n0, %d0
  %r0 = urem i64 %n0, %d0
  %qw = zext i64 %q0 to {t}
  %rw = zext i64 %r0 to {t}
  br label %out
start:
  %zeros = call {t} @llvm.ctlz.{t}({t} %n, i1 false)
  %zeros32 = trunc {t} %zeros to i32
  %amount = urem i32 %zeros32, {n}
  %wide = zext i32 %amount to {t}
  %first = shl {t} %n, %wide
  br label %again
again:
  %i = phi i32 [ %amount, %start ], [ %j, %again ]
  %q = phi {t} [ %first, %start ], [ %q2, %again ]
  %r = phi {t} [ 0, %start ], [ %r2, %again ]
  %top = lshr {t} %q, {n - 1}
  %up = shl {t} %r, 1
  %next = or {t} %up, %top
  %lost = icmp slt {t} %r, 0
  %reaches = icmp uge {t} %next, %d
  %take = or i1 %lost, %reaches
  %less = sub {t} %next, %d
  %r2 = select i1 %take, {t} %less, {t} %next
  %q1 = shl {t} %q, 1
  %bit = zext i1 %take to {t}
  %q2 = or {t} %q1, %bit
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, {n}
  br i1 %more, label %again, label %out
out:
  %quotient = phi {t} [ %qw, %word ], [ %q2, %again ]
  %remainder = phi {t} [ %rw, %word ], [ %r2, %again ]
  %p = insertvalue {pair} poison, {t} %quotient, 0
  %result = insertvalue {pair} %p, {t} %remainder, 1
  ret {pair} %result
}}"""
    if kind == "sdivrem":
        return f"define {pair} @{name}({t} %n, {t} %d) " + _lines(f"%nn = icmp slt {t} %n, 0",
            f"%nm = sub {t} 0, %n", f"%na = select i1 %nn, {t} %nm, {t} %n", f"%dn = icmp slt {t} %d, 0",
            f"%dm = sub {t} 0, %d", f"%da = select i1 %dn, {t} %dm, {t} %d",
            f"%both = call {pair} @{PREFIX}udivrem.{t}({t} %na, {t} %da)",
            f"%q = extractvalue {pair} %both, 0", f"%r = extractvalue {pair} %both, 1",
            "%differ = xor i1 %nn, %dn", f"%qm = sub {t} 0, %q", f"%qs = select i1 %differ, {t} %qm, {t} %q",
            f"%rm = sub {t} 0, %r", f"%rs = select i1 %nn, {t} %rm, {t} %r",
            f"%p = insertvalue {pair} poison, {t} %qs, 0", f"%result = insertvalue {pair} %p, {t} %rs, 1",
            f"ret {pair} %result")
    (f,) = rest
    if kind == "sitofp":
        return f"define {f} @{name}({t} %x) " + _lines(f"%negative = icmp slt {t} %x, 0",
            f"%m = sub {t} 0, %x", f"%a = select i1 %negative, {t} %m, {t} %x",
            f"%f = call {f} @{PREFIX}uitofp.{t}.{f}({t} %a)", f"%g = fneg {f} %f",
            f"%r = select i1 %negative, {f} %g, {f} %f", f"ret {f} %r")
    if kind == "uitofp":
        # The highest 64 bits, the lowest of them set where a lower one is: rounded once, then scaled by a
        # power of two.
        scale = [f"%s = fmul {f} %f, %power"] if f == "double" else ["%short = fptrunc double %power to "
                                                                     "float", f"%s = fmul {f} %f, %short"]
        if f in ("half", "bfloat"):
            scale = ["%short = fptrunc double %power to float", f"%single = fpext {f} %f to float",
                "%product = fmul float %single, %short", f"%s = fptrunc float %product to {f}"]
        return f"define {f} @{name}({t} %x) " + _lines("entry:", f"%above = lshr {t} %x, 64",
            f"%fits = icmp eq {t} %above, 0", "br i1 %fits, label %word, label %wide", "word:",
            f"%w = trunc {t} %x to i64", f"%fw = uitofp i64 %w to {f}", "br label %out", "wide:",
            f"%zeros = call {t} @llvm.ctlz.{t}({t} %x, i1 false)", f"%moved = shl {t} %x, %zeros",
            f"%hi = lshr {t} %moved, {n - 64}", f"%h = trunc {t} %hi to i64",
            f"%rest = trunc {t} %moved to i{n - 64}", f"%some = icmp ne i{n - 64} %rest, 0",
            "%sticky = zext i1 %some to i64", "%m = or i64 %h, %sticky", f"%f = uitofp i64 %m to {f}",
            f"%z = trunc {t} %zeros to i64", f"%e = sub i64 {n - 64 + 1023}, %z", "%bits = shl i64 %e, 52",
            "%power = bitcast i64 %bits to double", *scale, "br label %out", "out:",
            f"%r = phi {f} [ %fw, %word ], [ %s, %wide ]", f"ret {f} %r")
    assert kind == "fptoi"
    grow = ["%bits = bitcast double %x to i64"] if f == "double" else [f"%d = fpext {f} %x to double",
        "%bits = bitcast double %d to i64"]
    return f"define {t} @{name}({f} %x) " + _lines(*grow, "%e0 = lshr i64 %bits, 52",
        "%e = and i64 %e0, 2047", "%m0 = and i64 %bits, 4503599627370495",
        "%m = or i64 %m0, 4503599627370496", "%by = sub i64 %e, 1075", "%right = icmp slt i64 %by, 0",
        "%neg = sub i64 0, %by", "%far = icmp ugt i64 %neg, 63", "%capped = select i1 %far, i64 63, i64 %neg",
        "%down = lshr i64 %m, %capped", f"%small = zext i64 %down to {t}",
        "%up = select i1 %right, i64 0, i64 %by", f"%wup = zext i64 %up to {t}", f"%wm = zext i64 %m to {t}",
        f"%big = shl {t} %wm, %wup", f"%a = select i1 %right, {t} %small, {t} %big",
        "%negative = icmp slt i64 %bits, 0", f"%minus = sub {t} 0, %a",
        f"%r = select i1 %negative, {t} %minus, {t} %a", f"ret {t} %r")
