"""Legalisation of integers of any width to those that machines have; empty values leave signatures.

    %s = add i24 %a, %b            →   %t = add i32 %a, %b
                                       %s = and i32 %t, 16777215
    %x = xor i128 %a, %b           →   two i64 each, combined in a <2 x i64>

A width below 64 becomes the next of `dialect.INT_WIDTHS`, with zeros above the value; a wider one a vector of
words of 64 bits, the lowest first, with zeros above the value in the last. Layout in memory and in parameters
stays what LLVM's data layout says: an access touches only the bytes that hold bits of the value, and vectors
of such integers are packed bit by bit (LangRef, "Vector Type"). The method is LLVM's type legalisation
(promotion and expansion); long division and conversions of wide integers are functions of `library`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from ..support.diagnostics import Location
from ..support.graphs import reverse_postorder
from . import dialect, library
from . import irtypes as ty
from .builder import Builder
from .core import (
    Aggregate,
    Argument,
    Constant,
    Function,
    InlineAsm,
    Instr,
    Int,
    Module,
    Poison,
    Undef,
    Value,
    aggregate,
    const_int,
    constant_element,
    poison,
    zero,
)
from .irtypes import Type

WORD = 64
"""Bits of the words that wide integers are made of."""

Limbs = list[Value]
"""A scalar in legal types: one value, or the words of a wide integer, lowest first. Bits above the integer's
width are zero.
"""


class Unsupported(Exception):
    """A type that has no legal form, in an instruction or in a function's header."""

    def __init__(self, message: str, origin: Instr | Function) -> None:
        super().__init__(message)
        self.origin = origin


def promoted(bits: int) -> int:
    """The next legal width of an integer of at most 64 bits."""
    return next(width for width in dialect.INT_WIDTHS if width >= bits)


def word_count(bits: int) -> int:
    """Return the number of 64-bit words that hold a number of bits."""
    return -(-bits // WORD)


def scalar_of(type: Type) -> Any:
    """A vector's element type, or the type itself."""
    return type.element if isinstance(type, ty.VectorType) else type


def is_empty(type: Type) -> bool:
    """Return whether values of an aggregate type have no bytes."""
    return type.is_aggregate and ty.size_of(type) == 0


def is_packed(type: Type) -> bool:
    """Return whether the elements of a vector lie bit by bit in memory: those that are no bytes, single bits
    too.
    """
    return (
        isinstance(type, ty.VectorType)
        and isinstance(type.element, ty.IntType)
        and type.element.bits not in dialect.INT_WIDTHS[1:]
    )


@cache
def legal(type: Type) -> Type:
    """The type of values: the same where it is legal."""
    match type:
        case ty.IntType(bits) if bits > WORD:
            return ty.vector(word_count(bits), ty.I64)
        case ty.IntType(bits):
            return ty.int_type(promoted(bits))
        case ty.VectorType(count, ty.IntType(bits)) if bits not in dialect.INT_WIDTHS:
            return ty.vector(count * word_count(bits), ty.int_type(promoted(min(bits, WORD))))
        case ty.ArrayType(count, element):
            return ty.array(count, legal(element))
        case ty.StructType(fields, _, packed):
            inner = tuple(map(legal, fields))
            return type if inner == fields else ty.struct(inner, None, packed)
    return type


@cache
def in_memory(type: Type) -> Type:
    """The type of a variable with the size, alignment and offsets of `type`. Unsupported for what has none,
    as LLVM's layout packs it.
    """
    match type:
        case ty.IntType(bits) if bits > 4 * WORD:
            rest = ty.size_of(type) // 8 - 4
            return ty.struct((ty.vector(4, ty.I64), ty.array(rest, ty.I64)))
        case ty.VectorType(count, ty.IntType(bits)) if is_packed(type):
            return in_memory(ty.int_type(count * bits))
        case ty.ArrayType(count, element):
            return ty.array(count, in_memory(element))
        case ty.StructType(fields, _, packed):
            inner = tuple(map(in_memory, fields))
            return type if inner == fields else ty.struct(inner, None, packed)
    return legal(type)


def legal_function(ftype: ty.FunctionType, origin: Instr | Function) -> ty.FunctionType:
    """Return the legal form of a function type; empty parameters and results are left out. Raises
    Unsupported, at `location`, for vectors of i1.
    """
    for type in (*ftype.params, ftype.ret):
        if is_packed(type) and legal(type) is type:
            raise Unsupported(f"a parameter or result of type '{type}' is not supported", origin)
    params = tuple(legal(p) for p in ftype.params if not is_empty(p))
    return ty.function(ty.VOID if is_empty(ftype.ret) else legal(ftype.ret), params, ftype.vararg)


def _words(value: int, bits: int) -> list[Constant]:
    if bits <= WORD:
        return [const_int(ty.int_type(promoted(bits)), value)]
    return [const_int(ty.I64, value >> WORD * n) for n in range(word_count(bits))]


def legal_constant(value: Value) -> Value:
    """A constant in `legal` of its type. `undef` is zero: bits above a width are."""
    type = value.type
    if legal(type) is type:
        return value
    match value:
        case Int():
            parts = _words(value.value, type.bits)  # type: ignore[attr-defined]
            return parts[0] if len(parts) == 1 else aggregate(legal(type), tuple(parts))
        case Poison():
            return poison(legal(type))
        case Aggregate(elements=elements) if isinstance(type, ty.VectorType):
            if any(isinstance(e, Poison) for e in elements):
                elements = tuple(zero(e.type) if isinstance(e, Poison) else e for e in elements)
            bits = type.element.bits  # type: ignore[attr-defined]
            return aggregate(
                legal(type), tuple(w for e in elements for w in _words(getattr(e, "value", 0), bits))
            )
        case Aggregate(elements=elements):
            return aggregate(legal(type), tuple(legal_constant(e) for e in elements))  # type: ignore[misc]
    return zero(legal(type))


def memory_constant(value: Value) -> Value:
    """An initialiser in `in_memory` of its type."""
    type = value.type
    target = in_memory(type)
    if target is type:
        return value
    if isinstance(value, Undef | Poison):
        return zero(target) if isinstance(value, Undef) else poison(target)
    if isinstance(type, ty.VectorType):
        elements = [constant_element(value, i) for i in range(type.count)]
        width = type.element.bits  # type: ignore[attr-defined]
        bits = sum(getattr(e, "value", 0) << width * i for i, e in enumerate(elements))
        return memory_constant(const_int(ty.int_type(width * type.count), bits))
    if isinstance(value, Int):
        parts = _words(value.value, type.bits)  # type: ignore[attr-defined]
        if isinstance(target, ty.StructType):
            rest = target.fields[1]
            tail = [*parts[4:], *[const_int(ty.I64, 0)] * (rest.count - len(parts[4:]))]  # type: ignore[attr-defined]
            return aggregate(
                target, (aggregate(target.fields[0], tuple(parts[:4])), aggregate(rest, tuple(tail)))
            )
        return parts[0] if len(parts) == 1 else aggregate(target, tuple(parts))
    if isinstance(value, Aggregate):
        return aggregate(target, tuple(memory_constant(e) for e in value.elements))  # type: ignore[misc]
    return zero(target)


# ------------------------------------------------------------------------------------ modules


def legalize(module: Module, helper: Callable[[str], Function]) -> None:
    """Rewrite a module in place. `helper` adds a function of the library to it, once per name. Raises
    Unsupported.
    """
    for variable in module.globals.values():
        variable.value_type = in_memory(variable.value_type)
        if variable.initializer is not None:
            variable.initializer = memory_constant(variable.initializer)  # type: ignore[assignment]
        # PTX has no variables without bytes
        if is_empty(variable.value_type) and variable.linkage != "external":
            variable.value_type = ty.array(1, ty.I8)
            variable.initializer = variable.initializer and zero(variable.value_type)
    module.structs = {name: one for name, one in module.structs.items() if in_memory(one) is one}
    helpers: dict[str, Function] = {}
    scanned: set[Function] = set()
    # Functions of the library first: their texts are written in the types that go.
    while waiting := [fn for fn in module.functions.values() if fn not in scanned]:
        for fn in waiting:
            for name in filter(None, map(_helper_of, fn.instrs())):
                helpers.setdefault(name, helper(name))
        scanned.update(waiting)
    # All headers before all bodies: calls compare their type with the callee's.
    headers = {fn: _Header(fn) for fn in module.functions.values()}
    for fn, header in headers.items():
        if fn.blocks:
            _LegalBody(fn, header, helpers).run()


def _helper_of(instr: Instr) -> str | None:
    """The library's function that does an instruction on wide integers."""
    if instr.info.form not in ("binary", "cast"):
        return None
    source, target = scalar_of(instr.operands[0].type), scalar_of(instr.type)
    is_from, is_to = (isinstance(type, ty.IntType) and type.bits > WORD for type in (source, target))
    if instr.op in ("udiv", "urem", "sdiv", "srem") and is_from:
        return f"{library.PREFIX}{instr.op[0]}divrem.i{word_count(source.bits) * WORD}"
    if instr.op in ("uitofp", "sitofp") and is_from:
        return f"{library.PREFIX}{instr.op}.i{word_count(source.bits) * WORD}.{target}"
    if instr.op in ("fptoui", "fptosi") and is_to:
        return f"{library.PREFIX}fptoi.i{word_count(target.bits) * WORD}.{source}"
    return None


class _Header:
    """A function's legalised header; `values` maps each old argument to its replacement."""

    def __init__(self, fn: Function) -> None:
        self.old, old_type = fn.args, fn.ftype
        self.values: dict[Value, Value] = {}
        if fn.is_kernel and any(is_empty(p) for p in old_type.params):
            raise Unsupported(
                f"a kernel's parameter of the empty type '{next(p for p in old_type.params if is_empty(p))}'"
                " is not supported",
                fn,
            )
        fn.ftype = legal_function(old_type, fn)
        fn.args = [arg for arg in self.old if not is_empty(arg.type)]
        for index, (arg, type) in enumerate(zip(fn.args, fn.ftype.params)):
            if "byval" in arg.attrs:
                arg.attrs.setdefault("align", ty.align_of(arg.attrs["byval"]))
                arg.attrs["byval"] = in_memory(arg.attrs["byval"])
            if type is arg.type:
                arg.index = index
                continue
            new = fn.args[index] = Argument(type, arg.name, index, fn)
            new.attrs, new.location = (
                {k: v for k, v in arg.attrs.items() if k not in ("zeroext", "signext")},
                arg.location,
            )
            self.values[arg] = new
        self.values.update({arg: zero(arg.type) for arg in self.old if is_empty(arg.type)})


class _Emitter(Builder):
    """A builder that inserts at the instruction being rewritten, with its location."""

    spelled: Location | None = None

    def emit(self, op: str, type: Type, operands=(), /, **more) -> Instr:  # type: ignore[no-untyped-def]
        """Emit an instruction and record the name of the intrinsic that it replaces."""
        instr = super().emit(op, type, operands, **more)
        if self.spelled is not None:
            self.module.spelled[instr] = self.spelled
        return instr


class _LegalBody:
    """One function's body. `new` maps values of illegal types to their replacements."""

    def __init__(self, fn: Function, header: _Header, helpers: Mapping[str, Function]) -> None:
        self.fn, self.helpers = fn, helpers
        self.new: dict[Value, Value] = header.values
        self.parts: dict[Value, Limbs] = {}
        self.arguments = header.old
        self.b = _Emitter(fn.entry)

    def run(self) -> None:
        """Rewrite the body of the function."""
        self._receive()
        order = reverse_postorder({block: block.successors for block in self.fn.blocks}, self.fn.entry)
        seen = set(order)
        phis = [
            instr for block in self.fn.blocks for instr in block.phis if legal(instr.type) is not instr.type
        ]
        for phi in phis:
            self._at(phi)
            self.new[phi] = self.b.emit("phi", legal(phi.type), name=phi.name)
        dead: list[Instr] = list(phis)
        for block in (*order, *(block for block in self.fn.blocks if block not in seen)):
            for instr in list(block.instrs):
                if instr.op != "phi" and self._is_concerned(instr):
                    self._at(instr)
                    result: Value | None = getattr(self, f"_{instr.info.form}")(instr)
                    if result is not instr:
                        self._replace(instr, result)
                        dead.append(instr)
        for phi in phis:
            for value, source in phi.incoming:
                self.new[phi].append(self.value(value), source)  # type: ignore[attr-defined]
        for instr in dead:
            instr.drop_operands()
        for instr in dead:
            instr.erase()

    def _at(self, instr: Instr) -> None:
        self.b.at(instr)
        module = self.fn.module
        self.b.spelled = module.spelled.get(instr) if module else None

    def _receive(self) -> None:
        """Clear the bits of arguments above their width: a launch, or another compiler's call, may have set
        them.
        """
        first = self.fn.entry.instrs[0]
        for old in self.arguments:
            if isinstance(old.type, ty.IntType) and (new := self.new.get(old)) is not None:
                self._at(first)
                self.b.location = self.fn.location
                limbs = self._limbs(new, old.type.bits)
                wrapped = self.wrap(list(limbs), old.type.bits)
                if wrapped != limbs:
                    self.new[old] = self.join(wrapped, old.type.bits)

    def _is_concerned(self, instr: Instr) -> bool:
        types = [instr.type, *(o.type for o in instr.operands), instr.attrs.get("type", ty.VOID)]
        if any(legal(type) is not type for type in types):
            return True
        if instr.op in ("load", "store"):
            return is_packed(instr.type if instr.op == "load" else instr.operands[0].type)
        if instr.op == "call" and not (isinstance(instr.callee, Function) and instr.callee.intrinsic):
            ftype = instr.attrs["ftype"]
            return legal_function(ftype, instr) is not ftype or any(
                in_memory(t) is not t for t, _ in instr.attrs.get("byval", {}).values()
            )
        if "type" in instr.attrs:
            return in_memory(instr.attrs["type"]) is not instr.attrs["type"]
        return any(o in self.new for o in instr.operands) or (
            instr.op == "ret" and bool(instr.operands) and is_empty(instr.operands[0].type)
        )

    def _replace(self, old: Instr, new: Value | None) -> None:
        if new is None:
            return
        if isinstance(new, Instr) and not new.name and new.parent is not None:
            new.name = old.name
        if legal(old.type) is old.type:
            old.replace_uses(new)
        self.new[old] = new

    def unsupported(self, instr: Instr, type: Type) -> Unsupported:
        """Return the error for an instruction of an unsupported type."""
        return Unsupported(f"'{instr.op}' of type '{type}' is not supported", instr)

    # -- values in parts

    def value(self, value: Value) -> Value:
        """Return the legal value that replaces an operand."""
        if value in self.new:
            return self.new[value]
        if isinstance(value, Constant):
            return legal_constant(value)
        # Only code that is never reached uses what does not stand before it.
        return value if legal(value.type) is value.type else poison(legal(value.type))

    def word(self, value: int, type: Type = ty.I64) -> Int:
        """Return an integer constant, by default an i64."""
        return const_int(type, value)

    def element(self, vector: Value, index: int) -> Value:
        """Return an element of a vector as a scalar."""
        known = self.parts.get(vector)
        if known is not None:
            return known[index]
        if isinstance(vector, Constant) and (constant := constant_element(vector, index)) is not None:
            return constant
        return self.b.emit("extractelement", vector.type.element, (vector, self.word(index, ty.I32)))  # type: ignore[attr-defined]

    def gather(self, type: Type, elements: Sequence[Value]) -> Value:
        """The vector with these elements."""
        if all(isinstance(e, Constant) for e in elements):
            return aggregate(type, tuple(elements))  # type: ignore[arg-type]
        vector: Value = poison(type)
        for index, element in enumerate(elements):
            vector = self.b.emit("insertelement", type, (vector, element, self.word(index, ty.I32)))
        self.parts[vector] = list(elements)
        return vector

    def _limbs(self, value: Value, bits: int) -> Limbs:
        return [value] if bits <= WORD else [self.element(value, n) for n in range(word_count(bits))]

    def join(self, limbs: Limbs, bits: int) -> Value:
        """Return the value of wide integers' 64-bit limbs, lowest first."""
        return limbs[0] if bits <= WORD else self.gather(ty.vector(len(limbs), ty.I64), limbs)

    def scalars(self, value: Value) -> list[Limbs]:
        """A scalar's limbs, or those of each element of a vector."""
        type, new = value.type, self.value(value)
        if not isinstance(type, ty.VectorType):
            return [self._limbs(new, type.bits if isinstance(type, ty.IntType) else 1)]
        each = word_count(type.element.bits) if isinstance(type.element, ty.IntType) else 1
        return [[self.element(new, each * n + i) for i in range(each)] for n in range(type.count)]

    def build(self, type: Type, scalars: Sequence[Limbs]) -> Value:
        """The value of `legal(type)` with these scalars."""
        if isinstance(type, ty.VectorType):
            return self.gather(legal(type), [limb for limbs in scalars for limb in limbs])
        return self.join(scalars[0], type.bits if isinstance(type, ty.IntType) else 1)

    def wrap(self, limbs: Limbs, bits: int) -> Limbs:
        """With zeros above the width."""
        top = limbs[-1]
        used = bits - WORD * (len(limbs) - 1)
        if used < top.type.bits:  # type: ignore[attr-defined]
            limbs = [*limbs[:-1], self.b.binary("and", top, self.word((1 << used) - 1, top.type))]
        return limbs

    def signed(self, limbs: Limbs, bits: int) -> Limbs:
        """With copies of the sign above the width."""
        top = limbs[-1]
        unused = top.type.bits - (bits - WORD * (len(limbs) - 1))  # type: ignore[attr-defined]
        if unused:
            amount = self.word(unused, top.type)
            top = self.b.binary("ashr", self.b.binary("shl", top, amount), amount)
        return [*limbs[:-1], top]

    def words(self, limbs: Limbs) -> Limbs:
        """As words of 64 bits."""
        return limbs if len(limbs) > 1 else [self.b.cast("zext", limbs[0], ty.I64)]

    def bits_at(self, words: Limbs, at: int, bits: int) -> Limbs:
        """Limbs of the `bits` bits from bit `at` on."""
        limbs = []
        for low in range(at, at + bits, WORD):
            number, shift = divmod(low, WORD)
            word = words[number]
            if shift:
                word = self.b.binary("lshr", word, self.word(shift))
                if shift + min(WORD, at + bits - low) > WORD and number + 1 < len(words):
                    word = self.b.binary(
                        "or", word, self.b.binary("shl", words[number + 1], self.word(WORD - shift))
                    )
            limbs.append(word)
        if bits <= WORD:
            limbs = [self.b.cast("trunc", limbs[0], ty.int_type(promoted(bits)))]
        return self.wrap(limbs, bits)

    def packed(self, scalars: Sequence[Limbs], bits: int) -> Limbs:
        """Return words of scalars of `bits` bits each, packed in order."""
        total: Limbs = [self.word(0)] * word_count(len(scalars) * bits)
        for n, limbs in enumerate(scalars):
            for i, word in enumerate(self.words(limbs)):
                number, shift = divmod(n * bits + i * WORD, WORD)
                low = self.b.binary("shl", word, self.word(shift)) if shift else word
                total[number] = (
                    low if total[number] is self.word(0) else self.b.binary("or", total[number], low)
                )
                if shift and number + 1 < len(total) and shift + min(WORD, bits - i * WORD) > WORD:
                    total[number + 1] = self.b.binary("lshr", word, self.word(WORD - shift))
        return total

    def raw(self, value: Value) -> Limbs:
        """Words of the bits of an integer, a float or a vector of them."""
        scalars = self.scalars(value)
        element = scalar_of(value.type)
        bits = element.bits
        if element.is_float:
            scalars = [[self.b.cast("bitcast", limbs[0], ty.int_type(bits))] for limbs in scalars]
        return self.packed(scalars, bits)

    def legal_value(self, words: Limbs, type: Type) -> Value:
        """The value of `legal(type)` whose bits these are."""
        element = scalar_of(type)
        count = getattr(type, "count", 1)
        scalars = [self.bits_at(words, n * element.bits, element.bits) for n in range(count)]
        if element.is_float:
            scalars = [[self.b.cast("bitcast", limbs[0], element)] for limbs in scalars]
        return self.build(type, scalars)

    # -- arithmetic on limbs

    def _carried(self, op: str, a: Limbs, b: Limbs) -> Limbs:
        """The sum or difference of wide integers."""
        limbs: Limbs = []
        carry: Value | None = None
        for n, (x, y) in enumerate(zip(a, b)):
            total: Value = self.b.binary(op, x, y)
            out: Value | None = None
            if n + 1 < len(a):
                out = self.b.icmp("ult", total, x) if op == "add" else self.b.icmp("ult", x, y)
            if carry is not None:
                one = self.b.cast("zext", carry, ty.I64)
                with_carry = self.b.binary(op, total, one)
                if out is not None:
                    wraps = (
                        self.b.icmp("ult", with_carry, total)
                        if op == "add"
                        else self.b.icmp("ult", total, one)
                    )
                    out = self.b.binary("or", out, wraps)
                total = with_carry
            limbs.append(total)
            carry = out
        return limbs

    def _product(self, a: Limbs, b: Limbs) -> Limbs:
        """Knuth, The Art of Computer Programming 2, 4.3.1 M, without the words above the operands'."""
        limbs: Limbs = [self.word(0)] * len(a)
        for i, x in enumerate(a):
            carry: Value = self.word(0)
            for j, y in enumerate(b[: len(a) - i]):
                low: Value = self.b.binary("mul", x, y)
                is_last = i + j + 1 == len(a)
                high: Value = self.word(0) if is_last else self.b.call("llvm.nvvm.mulhi.ull", (x, y))
                for addend in (limbs[i + j], carry):
                    if addend is self.word(0):
                        continue
                    low = self.b.binary("add", low, addend)
                    if not is_last:
                        high = self.b.binary(
                            "add", high, self.b.cast("zext", self.b.icmp("ult", low, addend), ty.I64)
                        )
                limbs[i + j], carry = low, high
        return limbs

    def _shifted(self, op: str, a: Limbs, amount: Value) -> Limbs:
        """A wide integer shifted: by whole words first, then within them. `amount` is a word."""
        fill: Value = self.word(0) if op != "ashr" else self.b.binary("ashr", a[-1], self.word(WORD - 1))
        limbs = list(a) if op == "shl" else list(reversed(a))  # towards the end of the list

        def moved(by: int) -> Limbs:
            return ([fill] * by + limbs)[: len(limbs)]

        known = amount.value if isinstance(amount, Int) else None
        by, stage = 1, 0
        while by < len(limbs):
            if known is None:
                bit = self.b.binary("and", amount, self.word(WORD << stage))
                cond = self.b.icmp("ne", bit, self.word(0))
                limbs = [x if x is y else self.b.select(cond, x, y) for x, y in zip(moved(by), limbs)]
            elif known >> 6 + stage & 1:
                limbs = moved(by)
            by, stage = 2 * by, stage + 1
        within: Value = (
            self.word(known & WORD - 1)
            if known is not None
            else self.b.binary("and", amount, self.word(WORD - 1))
        )
        if within is not self.word(0):
            back: Value = (
                self.b.binary("sub", self.word(WORD - 1), within)
                if known is None
                else self.word(WORD - 1 - known % WORD)
            )
            shift, opposite = ("shl", "lshr") if op == "shl" else ("lshr", "shl")
            moved_in = [fill, *limbs[:-1]]
            shifted: Limbs = []
            for n, (x, before) in enumerate(zip(limbs, moved_in)):
                if op == "ashr" and n == 0:
                    shifted.append(self.b.binary("ashr", x, within))
                    continue
                own: Value = self.b.binary(shift, x, within)
                if before is not self.word(0):
                    # One step and the rest: a shift by all 64 bits would be poison.
                    rest = self.b.binary(opposite, self.b.binary(opposite, before, self.word(1)), back)
                    own = self.b.binary("or", own, rest)
                shifted.append(own)
            limbs = shifted
        return limbs if op == "shl" else list(reversed(limbs))

    def _compute(self, op: str, bits: int, a: Limbs, b: Limbs) -> Limbs:
        """A binary operation on scalars."""
        if op in ("and", "or", "xor"):
            return [self.b.binary(op, x, y) for x, y in zip(a, b)]
        if op in ("sdiv", "srem", "ashr"):
            a = self.signed(a, bits)
            if op != "ashr":
                b = self.signed(b, bits)
        if bits <= WORD:
            return self.wrap([self.b.binary(op, a[0], b[0])], bits)
        if op in ("add", "sub"):
            result = self._carried(op, a, b)
        elif op == "mul":
            result = self._product(a, b)
        elif op in ("shl", "lshr", "ashr"):
            result = self._shifted(op, a, b[0])
        else:
            width = len(a) * WORD
            fn = self.helpers[f"{library.PREFIX}{op[0]}divrem.i{width}"]
            both = self.b.call(fn, (self.join(a, width), self.join(b, width)))
            type = ty.vector(len(a), ty.I64)
            result = self._limbs(
                self.b.emit("extractvalue", type, (both,), indices=(int(op.endswith("rem")),)), width
            )
        return self.wrap(result, bits)

    def _compared(self, pred: str, bits: int, a: Limbs, b: Limbs) -> Value:
        if pred[0] == "s":
            a, b = self.signed(a, bits), self.signed(b, bits)
        if len(a) == 1:
            return self.b.icmp(pred, a[0], b[0])
        if pred in ("eq", "ne"):
            differ: Value = self.b.binary("xor", a[0], b[0])
            for x, y in zip(a[1:], b[1:]):
                differ = self.b.binary("or", differ, self.b.binary("xor", x, y))
            return self.b.icmp(pred, differ, self.word(0))
        holds: Value = self.b.icmp("u" + pred[1:], a[0], b[0])
        for n, (x, y) in enumerate(zip(a[1:], b[1:]), 2):
            strict = (pred[0] if n == len(a) else "u") + pred[1] + "t"
            decides = self.b.icmp(strict, x, y)
            holds = self.b.binary("or", decides, self.b.binary("and", self.b.icmp("eq", x, y), holds))
        return holds

    def _converted(self, op: str, source: Type, target: Type, limbs: Limbs) -> Limbs:
        """A cast of a scalar."""
        if op in ("zext", "sext", "trunc"):
            assert isinstance(source, ty.IntType) and isinstance(target, ty.IntType)
            if op == "sext":
                limbs = self.signed(limbs, source.bits)
            if target.bits <= WORD:
                type = ty.int_type(promoted(target.bits))
                wide = limbs[0].type.bits > type.bits  # type: ignore[attr-defined]
                return self.wrap([self.b.cast("trunc" if wide else op, limbs[0], type)], target.bits)
            count = word_count(target.bits)
            if len(limbs) == 1:
                limbs = [self.b.cast(op, limbs[0], ty.I64)]
            fill: Value = self.word(0)
            if op == "sext" and len(limbs) < count:
                fill = self.b.binary("ashr", limbs[-1], self.word(WORD - 1))
            return self.wrap([*limbs, *[fill] * (count - len(limbs))][:count], target.bits)
        if op in ("uitofp", "sitofp"):
            assert isinstance(source, ty.IntType)
            if op == "sitofp":
                limbs = self.signed(limbs, source.bits)
            if len(limbs) == 1:
                return [self.b.cast(op, limbs[0], target)]
            width = len(limbs) * WORD
            return [
                self.b.call(
                    self.helpers[f"{library.PREFIX}{op}.i{width}.{target}"], (self.join(limbs, width),)
                )
            ]
        if op in ("fptoui", "fptosi"):
            assert isinstance(target, ty.IntType)
            if target.bits <= WORD:
                return self.wrap([self.b.cast(op, limbs[0], ty.int_type(promoted(target.bits)))], target.bits)
            width = word_count(target.bits) * WORD
            integer = self.b.call(self.helpers[f"{library.PREFIX}fptoi.i{width}.{source}"], limbs)
            return self.wrap(self._limbs(integer, width), target.bits)
        if op == "ptrtoint":
            assert isinstance(target, ty.IntType)
            return self._converted(
                "trunc" if target.bits <= WORD else "zext",
                ty.I64,
                target,
                [self.b.cast(op, limbs[0], ty.I64)],
            )
        assert op == "inttoptr" and isinstance(source, ty.IntType)
        return [
            self.b.cast(
                op,
                self._converted("trunc" if source.bits > WORD else "zext", source, ty.I64, limbs)[0],
                target,
            )
        ]

    # -- forms

    def _binary(self, instr: Instr) -> Value:
        a, b = map(self.scalars, instr.operands)
        element = scalar_of(instr.type)
        return self.build(instr.type, [self._compute(instr.op, element.bits, x, y) for x, y in zip(a, b)])

    def _icmp(self, instr: Instr) -> Value:
        a, b = map(self.scalars, instr.operands)
        element = scalar_of(instr.operands[0].type)
        return self.build(
            instr.type, [[self._compared(instr.attrs["pred"], element.bits, x, y)] for x, y in zip(a, b)]
        )

    def _cast(self, instr: Instr) -> Value:
        operand = instr.operands[0]
        if instr.op == "bitcast":
            return self.legal_value(self.raw(operand), instr.type)
        source, target = scalar_of(operand.type), scalar_of(instr.type)
        return self.build(
            instr.type, [self._converted(instr.op, source, target, limbs) for limbs in self.scalars(operand)]
        )

    def _select(self, instr: Instr) -> Value:
        cond, a, b = map(self.value, instr.operands)
        return self.b.select(cond, a, b)

    def _freeze(self, instr: Instr) -> Value:
        frozen = self.b.emit("freeze", legal(instr.type), (self.value(instr.operands[0]),))
        if instr.type.is_aggregate:
            raise self.unsupported(instr, instr.type)
        element = scalar_of(instr.type)
        each = word_count(element.bits)
        count = getattr(instr.type, "count", 1)
        flat: Limbs = (
            [frozen] if legal(instr.type).is_int else [self.element(frozen, n) for n in range(each * count)]
        )
        return self.build(
            instr.type, [self.wrap(flat[each * n : each * (n + 1)], element.bits) for n in range(count)]
        )

    def _alloca(self, instr: Instr) -> Value:
        instr.attrs["type"] = in_memory(instr.attrs["type"])
        return instr

    def _index(self, value: Value) -> Value:
        """An index, as what `getelementptr` takes: those of other widths are sign-extended or cut to the
        width of addresses.
        """
        if legal(value.type) is value.type:
            return self.value(value)
        bits = value.type.bits  # type: ignore[attr-defined]
        (limbs,) = self.scalars(value)
        return self._converted("trunc" if bits > WORD else "sext", value.type, ty.I64, limbs)[0]

    def _gep(self, instr: Instr) -> Value:
        address, *indices = instr.operands
        source: Type = instr.attrs["type"]
        inner = source
        for index in indices[1:]:
            if isinstance(inner, ty.VectorType) and in_memory(inner) is not inner:
                raise self.unsupported(instr, inner)
            inner = inner.fields[index.value] if isinstance(inner, ty.StructType) else inner.element  # type: ignore[attr-defined]
        new = (self.value(address), *map(self._index, indices))
        return self.b.emit("getelementptr", address.type, new, flags=instr.flags, type=in_memory(source))

    def _where(self, address: Value, offset: int) -> Value:
        if not offset:
            return address
        return self.b.gep(ty.I8, address, (self.word(offset),))

    def _access(self, instr: Instr, offset: int) -> dict[str, object]:
        """Attributes of a part of an access."""
        if "ordering" in instr.attrs:
            raise self.unsupported(instr, instr.type if instr.op == "load" else instr.operands[0].type)
        align = instr.attrs["align"]
        return {**instr.attrs, "align": min(align, offset & -offset) if offset else align}

    @staticmethod
    def _pieces(bits: int) -> list[tuple[int, int]]:
        """(byte, bytes) of the accesses that make up an integer."""
        pieces, at, remaining = [], 0, -(-bits // 8)
        while remaining:
            size = next(s for s in (8, 4, 2, 1) if s <= remaining)
            pieces.append((at, size))
            at, remaining = at + size, remaining - size
        return pieces

    def _load_integer(self, instr: Instr, address: Value, offset: int, bits: int) -> Limbs:
        type = ty.int_type(promoted(min(bits, WORD)))
        limbs: Limbs = []
        for at, size in self._pieces(bits):
            attrs = self._access(instr, offset + at)
            piece: Value = self.b.emit(
                "load",
                ty.int_type(8 * size),
                (self._where(address, offset + at),),
                flags=instr.flags,
                **attrs,
            )
            piece = self.b.cast("zext" if 8 * size < type.bits else "trunc", piece, type)
            if at % 8:
                limbs[-1] = self.b.binary(
                    "or", limbs[-1], self.b.binary("shl", piece, self.word(at % 8 * 8, type))
                )
            else:
                limbs.append(piece)
        return self.wrap(limbs, bits)

    def _store_integer(self, instr: Instr, address: Value, offset: int, bits: int, limbs: Limbs) -> None:
        for at, size in self._pieces(bits):
            part = limbs[at // 8]
            if at % 8:
                part = self.b.binary("lshr", part, self.word(at % 8 * 8, part.type))
            wide = part.type.bits > 8 * size  # type: ignore[attr-defined]
            part = self.b.cast("trunc" if wide else "zext", part, ty.int_type(8 * size))
            attrs = self._access(instr, offset + at)
            self.b.emit(
                "store", ty.VOID, (part, self._where(address, offset + at)), flags=instr.flags, **attrs
            )

    def _loaded(self, instr: Instr, address: Value, offset: int, type: Type) -> Value:
        """A value of `legal(type)` from memory."""
        match type:
            case ty.IntType(bits) if legal(type) is not type:
                return self.join(self._load_integer(instr, address, offset, bits), bits)
            case ty.VectorType(count, element) if is_packed(type):
                bits = count * element.bits  # type: ignore[attr-defined]
                return self.legal_value(self.words(self._load_integer(instr, address, offset, bits)), type)
            case ty.ArrayType() | ty.StructType():
                aggregate: Value = poison(legal(type))
                for n, (at, element) in enumerate(_fields(type)):
                    part = self._loaded(instr, address, offset + at, element)
                    aggregate = self.b.emit("insertvalue", legal(type), (aggregate, part), indices=(n,))
                return aggregate
        return self.b.emit(
            "load", type, (self._where(address, offset),), flags=instr.flags, **self._access(instr, offset)
        )

    def _stored(self, instr: Instr, value: Value, address: Value, offset: int, type: Type) -> None:
        """A value of `legal(type)` to memory."""
        match type:
            case ty.IntType(bits) if legal(type) is not type:
                self._store_integer(instr, address, offset, bits, self._limbs(value, bits))
            case ty.VectorType(count, element) if is_packed(type):
                bits = element.bits  # type: ignore[attr-defined]
                each = word_count(bits)
                scalars = [[self.element(value, each * n + i) for i in range(each)] for n in range(count)]
                words = self.packed(scalars, bits)
                self._store_integer(instr, address, offset, bits * count, words)
            case ty.ArrayType() | ty.StructType():
                for n, (at, element) in enumerate(_fields(type)):
                    if isinstance(value, Constant) and (constant := constant_element(value, n)) is not None:
                        part: Value = constant
                    else:
                        part = self.b.emit("extractvalue", legal(element), (value,), indices=(n,))
                    self._stored(instr, part, address, offset + at, element)
            case _:
                where = self._where(address, offset)
                self.b.emit(
                    "store", ty.VOID, (value, where), flags=instr.flags, **self._access(instr, offset)
                )

    def _load(self, instr: Instr) -> Value:
        return self._loaded(instr, self.value(instr.operands[0]), 0, instr.type)

    def _store(self, instr: Instr) -> None:
        value, address = instr.operands
        self._stored(instr, self.value(value), self.value(address), 0, value.type)

    def _atomicrmw(self, instr: Instr) -> Value:
        raise self.unsupported(instr, instr.type)

    def _cmpxchg(self, instr: Instr) -> Value:
        raise self.unsupported(instr, instr.operands[2].type)

    def _extractvalue(self, instr: Instr) -> Value:
        return self.b.emit(
            "extractvalue",
            legal(instr.type),
            (self.value(instr.operands[0]),),
            indices=instr.attrs["indices"],
        )

    def _insertvalue(self, instr: Instr) -> Value:
        return self.b.emit(
            "insertvalue",
            legal(instr.type),
            tuple(map(self.value, instr.operands)),
            indices=instr.attrs["indices"],
        )

    def _position(self, index: Value) -> Value:
        """The index of an element; what does not fit in a word is out of range."""
        (limbs,) = self.scalars(index)
        return limbs[0]

    def _extractelement(self, instr: Instr) -> Value:
        vector, index = instr.operands
        at = self._position(index)
        if legal(vector.type) is vector.type:
            return self.b.emit("extractelement", instr.type, (self.value(vector), at))
        scalars = self.scalars(vector)
        if isinstance(at, Int):
            return (
                self.build(instr.type, [scalars[at.value]])
                if at.value < len(scalars)
                else poison(legal(instr.type))
            )
        chosen = scalars[0]
        for n, limbs in enumerate(scalars[1:], 1):
            is_selected = self.b.icmp("eq", at, self.word(n, at.type))
            chosen = [self.b.select(is_selected, x, y) for x, y in zip(limbs, chosen)]
        return self.build(instr.type, [chosen])

    def _shufflevector(self, instr: Instr) -> Value:
        both = [limbs for vector in instr.operands for limbs in self.scalars(vector)]
        return self.build(instr.type, [both[lane] for lane in instr.attrs["mask"]])

    def _insertelement(self, instr: Instr) -> Value:
        vector, element, index = instr.operands
        at = self._position(index)
        if legal(vector.type) is vector.type:
            return self.b.emit("insertelement", instr.type, (self.value(vector), self.value(element), at))
        scalars, (new,) = self.scalars(vector), self.scalars(element)
        if isinstance(at, Int):
            if at.value >= len(scalars):
                return poison(legal(instr.type))
            scalars[at.value] = new
            return self.build(instr.type, scalars)
        changed: list[Limbs] = []
        for n, limbs in enumerate(scalars):
            is_selected = self.b.icmp("eq", at, self.word(n, at.type))
            changed.append([self.b.select(is_selected, x, y) for x, y in zip(new, limbs)])
        return self.build(instr.type, changed)

    def _call(self, instr: Instr) -> Value | None:
        ftype: ty.FunctionType = instr.attrs["ftype"]
        callee = instr.callee
        if isinstance(callee, InlineAsm) and any(legal(t) is not t for t in (ftype.ret, *ftype.params)):
            raise Unsupported("inline assembly with an operand of such a type is not supported", instr)
        attrs = {**instr.attrs, "ftype": legal_function(ftype, instr)}
        passed = [n for n, arg in enumerate(instr.call_args) if not is_empty(arg.type)]
        if "byval" in attrs:
            attrs["byval"] = {
                passed.index(n): (in_memory(type), align)
                for n, (type, align) in attrs["byval"].items()
                if n in passed
            }
        args = [self.value(instr.call_args[n]) for n in passed]
        result = self.b.emit(
            "call", attrs["ftype"].ret, (self.value(callee), *args), flags=instr.flags, **attrs
        )
        return result if not is_empty(instr.type) else zero(instr.type)

    def _switch(self, instr: Instr) -> None:
        value, *cases = instr.operands
        bits = value.type.bits  # type: ignore[attr-defined]
        (limbs,) = self.scalars(value)
        if bits <= WORD:
            operands = [limbs[0], *map(legal_constant, cases)]
        else:  # the number of the case that fits, from 1 on
            number: Value = const_int(ty.I32, 0)
            for n, case in enumerate(cases, 1):
                same = self._compared("eq", bits, limbs, self.scalars(case)[0])
                number = self.b.select(same, const_int(ty.I32, n), number)
            operands = [number, *(const_int(ty.I32, n) for n in range(1, len(cases) + 1))]
        self.b.emit("switch", ty.VOID, operands, blocks=instr.blocks)

    def _ret(self, instr: Instr) -> None:
        (value,) = instr.operands
        self.b.emit("ret", ty.VOID, () if is_empty(value.type) else (self.value(value),))


def _fields(type: Type) -> list[tuple[int, Type]]:
    """(offset, type) of the elements of an aggregate in memory."""
    if isinstance(type, ty.StructType):
        return [(ty.offset_of(type, n), field) for n, field in enumerate(type.fields)]
    assert isinstance(type, ty.ArrayType)
    return [(n * ty.size_of(type.element), type.element) for n in range(type.count)]
