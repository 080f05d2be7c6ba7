"""Emission of code that propagates undefined bits through a block: for each instruction, its effect on
shadows, before its own code.

A register that may be undefined somewhere in its function has a slot for its shadow beside its own, which is
merged, stored and passed as registers are. These registers are computed first
(`maybe_undefined_registers`): results of memory, callers and callees, registers read before they are written,
and results computed from these. All others are defined, and no code is emitted for them.

An instruction whose operands are all DEFINED in all lanes costs one comparison; otherwise one of the
functions of `shadow_values` runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ....ptx.analysis import flow
from ....ptx.form import Variant
from ....ptx.model import (
    Address,
    Function,
    Instruction,
    IntImm,
    Not,
    Operand,
    Pair,
    Register,
    Sink,
    Subword,
    SymbolAddress,
    Vector,
)
from ....ptx.ptxtypes import size_of
from ...memory.shadow import UndefinedUse
from ..emit import CARRY, NUMPY, Emitter, halves_of
from ..shadow import shadow_values
from ..shadow.shadow_values import DEFINED
from .compare import comparison, operands_of
from .memory import address_of, base_of, guarded, space_of
from .quad import halves
from .registry import NAMESPACE, rule_for
from .warpgroup_matrix import shadow_bits

SHADOWS: dict[str, Any] = {**NAMESPACE, "DEFINED": DEFINED, "S": shadow_values}
"""The namespace of generated text with shadows."""
_CARRYING = frozenset({"addc", "subc", "madc"})


def maybe_undefined_registers(fn: Function) -> set[Register]:
    """Return the registers of a function that may hold undefined bits."""
    instructions = list(fn.instructions())
    live = flow.control_flow(fn).liveness()
    result = set(live.registers(live.live_in.get(0, 0)))
    if not fn.is_entry:
        result |= {Register(v.name, v.type) for v in (*fn.params, *fn.returns) if v.space == "reg"}
    edges = [(_uses(instr), _defs(instr)) for instr in instructions]
    for instr, (_, targets) in zip(instructions, edges):
        if _may_produce_undefined(fn, instr):
            result.update(targets)
    changed = True
    while changed:
        size = len(result)
        for sources, targets in edges:
            if not result.isdisjoint(sources):
                result.update(targets)
        changed = len(result) > size
    return result


def _uses(instr: Instruction) -> list[Register]:
    assert instr.variant is not None
    return [*flow.uses(instr), *([CARRY] if instr.variant.form.opcode in _CARRYING else [])]


def _defs(instr: Instruction) -> list[Register]:
    assert instr.variant is not None
    return [*flow.defs(instr), *([CARRY] if instr.variant.slot("cc") else [])]


def _may_produce_undefined(fn: Function, instr: Instruction) -> bool:
    """Return whether an instruction's results may be undefined though its operands are not."""
    assert instr.variant is not None
    effects = instr.variant.form.effects
    if "call" in effects:
        return True
    if not effects & {"read", "atomic"}:
        return False
    of_kernel = fn.is_entry and {p.name for p in fn.params}
    return not any(
        isinstance(o, Address)
        and isinstance(o.base, SymbolAddress)
        and of_kernel
        and o.base.name in of_kernel
        for o in instr.operands
    )


def _dtype(code: str) -> str:
    return "?" if code == "?" else f"u{code[1]}"


def _name(code: str) -> str:
    """Return the name of a dtype in generated text."""
    return "np.bool_" if code == "?" else f"u{code[1]}"


class ShadowEmitter:
    """An emitter of shadow code for one block, through the block's emitter.

    `maybe_undefined` are the function's registers that have a shadow. `instr` is the current instruction,
    `named` are its operands by name.
    """

    def __init__(self, e: Emitter, maybe_undefined: set[Register]) -> None:
        self.e, self.maybe_undefined = e, maybe_undefined
        self.guard = "DEFINED"
        self.instr: Instruction
        self.named: dict[str, Operand]

    # -- registers

    def slot(self, register: Register) -> int:
        """Return the slot of a register's shadow."""
        return self.e.registers.shadow(self.e.registers.slot(register))

    def block_slot(self, key: Any) -> int:
        """Return the slot for the shadow of a parameter block."""
        return self.e.registers.shadow(self.e.registers.slot(key, "param"))

    def has_shadow(self, operand: Operand | None) -> bool:
        """Return whether an operand may have undefined bits."""
        return isinstance(operand, Register) and (
            operand in self.maybe_undefined
            or (
                operand.name.rpartition(":")[0] != ""
                and self._register_of_half(operand) in self.maybe_undefined
            )
        )

    def _register_of_half(self, half: Register) -> Register:
        return Register(half.name.rpartition(":")[0], "b128", half.scope)

    def shadow_of(self, operand: Operand | None) -> str:
        """Return the shadow of an operand."""
        register = operand.register if isinstance(operand, Not) else operand
        if not isinstance(register, Register) or not self.has_shadow(register):
            return "DEFINED"
        return self.e.read_slot(self.slot(halves_of(register)[0] if register.type == "b128" else register))

    def value(self, operand: Operand, type_: str) -> str:
        """Return a register's value without conversion, or a constant."""
        if isinstance(operand, Register):
            return self.e.read_slot(self.e.registers.slot(operand))
        return self.e.src(operand, type_)

    def set_shadow(self, d: Operand, type_: str, text: str, unless: Iterable[str] | None = None) -> None:
        """Set a destination's shadow to that of a value of `type_`, which is DEFINED if all of `unless`
        are.
        """
        if not isinstance(d, Register) or not self.has_shadow(d):
            return
        if d.type == "b128":
            low, high = halves_of(d)
            self.set_shadow(low, type_, text)
            return self.set_shadow(
                high, "b64", "DEFINED" if text == "DEFINED" else f"S.propagate(u8, {self.shadow_of(low)})"
            )
        slot, stored, code = self.slot(d), _dtype(NUMPY[d.type]), NUMPY[type_]
        if stored != _dtype(code) and text != "DEFINED":
            source = code if type_[0] == "s" else _dtype(code)
            text = f"S.extend({_name(stored)}, {source!r}, {text})"
        if unless is not None:
            relevant = list(dict.fromkeys(shadow for shadow in unless if shadow != "DEFINED"))
            text = f"DEFINED if {' is '.join(relevant)} is DEFINED else {text}" if relevant else "DEFINED"
        self.e.write_slot(slot, text)
        if self.guard != "DEFINED" and self.e.predicate is not None:
            # Lanes may or may not have received the result.
            predicate, self.e.predicate = self.e.predicate, None
            self.e.write_slot(
                slot,
                f"r{slot} if {self.guard} is DEFINED else S.undefined_if({_name(stored)}, r{slot},"
                f" {self.guard})",
            )
            self.e.predicate = predicate
        return None

    # -- checks

    def check(self, use: UndefinedUse, operand: Operand | None, instr: Instruction) -> None:
        """Emit the report of an undefined operand that something depends on."""
        register = operand.register if isinstance(operand, Not) else operand
        if isinstance(register, Register) and self.has_shadow(register):
            slot = self.slot(register)
            text = self.e.read_slot(slot)
            self.e.write_slot(
                slot,
                f"{text} if {text} is DEFINED else x.shadow.report({use!r}, {text}, {self.e.mask},"
                f" {self.e.constant(instr)})",
            )

    def check_computation(self) -> None:
        """Emit the report of computing with undefined operands.

        It covers values from global memory that was never written; copies are allowed.
        """
        e, instr, predicate = self.e, self.instr, self.e.predicate
        mask = e.mask if predicate is None else f"guard({e.mask}, {predicate})"
        e.predicate = None
        for register in dict.fromkeys(_uses(instr)):
            if self.has_shadow(register) and (
                register != instr.guard or any(register in set(flow.registers(o)) for o in instr.operands)
            ):
                slot = self.slot(halves_of(register)[0] if register.type == "b128" else register)
                text = e.read_slot(slot)
                e.write_slot(
                    slot,
                    f"{text} if {text} is DEFINED else x.shadow.report_computation({text}, {mask},"
                    f" {e.constant(instr)})",
                )
        e.predicate = predicate

    # -- an instruction

    def instruction(self, instr: Instruction, named: dict[str, Operand], guarded: bool) -> None:
        """Emit the effect of an instruction on shadows; `named` are its operands by name."""
        self.instr, self.named, v = instr, named, instr.variant
        assert v is not None
        effects = v.form.effects
        accesses_memory = bool(effects & {"read", "write", "atomic"})
        self.guard = self.shadow_of(instr.guard) if guarded else "DEFINED"
        if accesses_memory:
            if guarded:
                self.check("guard", instr.guard, instr)
                self.guard = "DEFINED"
            _memory(self, v)
            return
        handler = _HANDLERS.get(v.form.opcode, _propagate_whole)
        handler(self, v)

    def results(self) -> list[Register]:
        """Return the registers that the instruction writes."""
        return _defs(self.instr)

    def operands(self) -> list[str]:
        """Return the shadows of the registers that the instruction reads, except its guard."""
        instr = self.instr
        return [
            self.shadow_of(r)
            for r in _uses(instr)
            if r != instr.guard or any(r in set(flow.registers(o)) for o in instr.operands)
        ]


Handler = Callable[[ShadowEmitter, Variant], None]


def _propagate_whole(w: ShadowEmitter, v: Variant) -> None:
    """Propagate conservatively: a result is undefined as a whole if an operand is, or per element of packed
    types.
    """
    w.check_computation()
    sources = w.operands()
    undefined_sources, bits = (
        ", ".join(dict.fromkeys(s for s in sources if s != "DEFINED")),
        _element_bits(w, v),
    )
    for d in w.results():
        if w.has_shadow(d):
            code = "u8" if d.type == "b128" else _dtype(NUMPY[d.type])
            text = (
                f"S.per_element({_name(code)}, {bits}, {undefined_sources})"
                if bits
                else f"S.propagate({_name(code)}, {undefined_sources})"
            )
            w.set_shadow(d, "pred" if code == "?" else f"b{8 * int(code[1])}", text, sources)


def _element_bits(w: ShadowEmitter, v: Variant) -> int:
    """Return the bits of the elements that an instruction processes independently; 0 if the value is one
    element.
    """
    if v.form.opcode in _SIMD:
        # Accumulation and sub-word selection mix elements.
        return (
            0
            if v.slot("add") or any(isinstance(o, Subword) for o in w.named.values())
            else 32 // int(v.form.opcode[-1])
        )
    type_ = v.slot("stype") or v.type
    return 8 * size_of(type_) // 2 if type_.endswith("x2") and v.form.opcode in _PACKED else 0


_SIMD = frozenset(
    f"v{name}{count}" for name in ("add", "sub", "avrg", "absdiff", "min", "max", "set") for count in (2, 4)
)
_PACKED = frozenset({"add", "sub", "mul", "fma", "min", "max", "neg", "abs", "tanh", "ex2", "set"})
"""Opcodes that process the elements of packed types independently."""


def _in_warp(w: ShadowEmitter, v: Variant, *more: str) -> None:
    """Propagate to all lanes of a warp; `more` are shadows of operands that are not registers."""
    w.check_computation()
    sources = [*w.operands(), *more]
    undefined_sources = ", ".join(dict.fromkeys(s for s in sources if s != "DEFINED"))
    for d in w.results():
        if w.has_shadow(d):
            code = _dtype(NUMPY[d.type])
            w.set_shadow(
                d,
                "pred" if code == "?" else f"b{8 * int(code[1])}",
                f"S.propagate_in_warp(x, {_name(code)}, {w.e.mask}, {undefined_sources})",
                sources,
            )


def _define_results(w: ShadowEmitter, v: Variant) -> None:
    """Mark results as defined, whatever the operands are."""
    for d in w.results():
        w.set_shadow(d, d.type if d.type != "b128" else "b64", "DEFINED")


def _move(w: ShadowEmitter, v: Variant) -> None:
    d, a = w.named["d"], w.named["a"]
    if v.type == "b128":
        texts = [w.shadow_of(part) for part in halves(a)]
        for part, text in zip(halves(d), texts):
            w.set_shadow(part, "b64", text)
    elif isinstance(d, Vector):
        bits, text = 8 * size_of(v.type) // len(d.elements), w.shadow_of(a)
        for i, part in enumerate(d.elements):
            w.set_shadow(
                part, f"b{bits}", f"S.element({_name(f'u{bits // 8}')}, {bits}, {i}, {text})", [text]
            )
    elif isinstance(a, Vector):
        bits, texts = 8 * size_of(v.type) // len(a.elements), [w.shadow_of(part) for part in a.elements]
        w.set_shadow(
            d, f"b{8 * size_of(v.type)}", f"S.pack(u{size_of(v.type)}, {bits}, ({', '.join(texts)},))", texts
        )
    else:
        w.set_shadow(d, v.type if v.type == "pred" else f"b{8 * size_of(v.type)}", w.shadow_of(a))


def _integer(v: Variant, *slots: str) -> bool:
    return all(
        v.slot(slot)[:1] in ("u", "s", "b") and v.slot(slot) in NUMPY and v.slot(slot)[1:].isdigit()
        for slot in slots
    )


def _convert(w: ShadowEmitter, v: Variant) -> None:
    if v.slot("dtype") in ("f16x2", "bf16x2") and "b" in w.named and "c" not in w.named:
        # The first operand is the high half.
        w.check_computation()
        texts = [w.shadow_of(w.named[name]) for name in "ba"]
        return w.set_shadow(
            w.named["d"],
            "b32",
            f"S.pack(u4, 16, ({', '.join(f'S.propagate(u2, {text})' for text in texts)}))",
            texts,
        )
    if v.slot("sat") or v.slot("pack") or not _integer(v, "dtype", "atype"):
        return _propagate_whole(w, v)
    to, source, text = NUMPY[v.slot("dtype")], NUMPY[v.slot("atype")], w.shadow_of(w.named["a"])
    w.set_shadow(w.named["d"], v.slot("dtype"), f"S.extend({_name(_dtype(to))}, {source!r}, {text})", [text])


def _logic(w: ShadowEmitter, v: Variant) -> None:
    a, b = w.named["a"], w.named["b"]
    p, q, dtype = w.shadow_of(a), w.shadow_of(b), _name(_dtype(NUMPY[v.type]))
    if v.form.opcode == "xor":
        w.check_computation()
        text = f"S.bitwise({dtype}, {p}, {q})"
    else:
        text = (
            f"S.{'and_' if v.form.opcode == 'and' else 'or_'}({dtype}, {p}, {q}, {w.value(a, v.type)},"
            f" {w.value(b, v.type)})"
        )
    w.set_shadow(w.named["d"], v.type, text, [p, q])


def _not(w: ShadowEmitter, v: Variant) -> None:
    p = w.shadow_of(w.named["a"])
    w.set_shadow(w.named["d"], v.type, f"S.bitwise({_name(_dtype(NUMPY[v.type]))}, {p})", [p])


def _logic3(w: ShadowEmitter, v: Variant) -> None:
    if "q" in w.named or not isinstance(w.named["lut"], IntImm):
        return _propagate_whole(w, v)
    operands = [w.named[name] for name in "abc"]
    shadows = [w.shadow_of(o) for o in operands]
    values = ", ".join(w.value(o, "b32") for o in operands)
    w.set_shadow(
        w.named["d"],
        "b32",
        f"S.logic3(u4, {w.named['lut'].value & 0xFF}, ({', '.join(shadows)}), ({values}))",
        shadows,
    )


def _carry(w: ShadowEmitter, v: Variant) -> None:
    if (
        not _integer(v, "type")
        or v.slot("sat")
        or v.slot("cc")
        or v.slot("hi")
        or v.slot("hilo") == "hi"
        or v.form.opcode in _CARRYING
    ):
        return _propagate_whole(w, v)
    w.check_computation()
    bits = 8 * size_of(v.type) * (2 if v.slot("wide") else 1)
    shadows = [w.shadow_of(w.named[name]) for name in "abc" if name in w.named]
    w.set_shadow(w.named["d"], f"b{bits}", f"S.carry(u{bits // 8}, {', '.join(shadows)})", shadows)


def _shift(w: ShadowEmitter, v: Variant) -> None:
    a, other_operands = w.named["a"], [w.named[name] for name in "bc" if name in w.named]
    if v.form.opcode == "szext":
        return _propagate_whole(w, v)
    p, others = w.shadow_of(a), [w.shadow_of(o) for o in other_operands]
    code = NUMPY[v.type]
    values = "".join(f"{w.value(o, 'u32')}, " for o in other_operands)
    text = (
        f"S.shift({_name(_dtype(code))}, {v.form.opcode!r}, {code!r}, {p},"
        f" ({''.join(f'{o}, ' for o in others)}), ({values}))"
    )
    w.set_shadow(w.named["d"], f"b{8 * size_of(v.type)}", text, [p, *others])


def _insert(w: ShadowEmitter, v: Variant) -> None:
    other_operands = [w.named["c"], w.named["d"]]
    p, q, others = (
        w.shadow_of(w.named["a"]),
        w.shadow_of(w.named["b"]),
        [w.shadow_of(o) for o in other_operands],
    )
    values = ", ".join(w.value(o, "u32") for o in other_operands)
    w.set_shadow(
        w.named["f"],
        v.type,
        f"S.insert(u{size_of(v.type)}, {p}, {q}, ({', '.join(others)}), ({values}))",
        [p, q, *others],
    )


def _funnel(w: ShadowEmitter, v: Variant) -> None:
    p, q, r = (w.shadow_of(w.named[name]) for name in "abc")
    text = (
        f"S.funnel_shift({v.slot('dir') == 'l'}, {v.slot('mode') == 'wrap'}, {p}, {q}, {r},"
        f" {w.value(w.named['c'], 'u32')})"
    )
    w.set_shadow(w.named["d"], "b32", text, [p, q, r])


def _permute(w: ShadowEmitter, v: Variant) -> None:
    p, q, r = (w.shadow_of(w.named[name]) for name in "abc")
    w.set_shadow(
        w.named["d"],
        "b32",
        f"S.permute({v.slot('mode')!r}, {p}, {q}, {r}, {w.value(w.named['c'], 'u32')})",
        [p, q, r],
    )


def _select(w: ShadowEmitter, v: Variant) -> None:
    a, b, c = (w.named[name] for name in "abc")
    shadows = [w.shadow_of(o) for o in (a, b, c)]
    values = (
        f"{w.value(a, v.type)}, {w.value(b, v.type)},"
        f" {w.value(c, 'pred') if not isinstance(c, Not) else w.e.src(c, 'pred')}"
    )
    w.set_shadow(
        w.named["d"],
        f"b{8 * size_of(v.type)}",
        f"S.select(u{size_of(v.type)}, {', '.join(shadows)}, {values})",
        shadows,
    )


def _compare(w: ShadowEmitter, v: Variant) -> None:
    p, a, b, c = w.named["p"], w.named["a"], w.named["b"], w.named.get("c")
    w.check_computation()
    if v.type.endswith("x2"):
        # A predicate for each half.
        shadows = [w.shadow_of(o) for o in (a, b, c)]
        for i, target in enumerate((p.first, p.second) if isinstance(p, Pair) else (p,)):
            w.set_shadow(
                target,
                "pred",
                f"S.propagate(np.bool_, {', '.join(f'S.element(u2, 16, {i}, {s})' for s in shadows[:2])},"
                f" {shadows[2]})",
                shadows,
            )
        return None
    if c is not None and isinstance(p, Pair):
        return _propagate_whole(w, v)
    shadows = [w.shadow_of(a), w.shadow_of(b)]
    if v.slot("cmp") in ("eq", "ne") and _integer(v, "type"):
        text = (
            f"S.equal(u{size_of(v.type)}, {', '.join(shadows)}, {w.value(a, v.type)}, {w.value(b, v.type)})"
        )
    else:
        text = f"S.propagate(np.bool_, {', '.join(shadows)})"
    if c is not None:
        # A defined operand of the second operation may determine the result.
        x, y = operands_of(w.e, v, v.type, a, b)
        combine = {"and": "and_", "or": "or_", "xor": "bitwise"}[v.slot("bool")]
        values = "" if combine == "bitwise" else f", {comparison(v, v.type, x, y)}, {w.e.src(c, 'pred')}"
        text = f"S.{combine}(np.bool_, {text}, {w.shadow_of(c)}{values})"
        shadows.append(w.shadow_of(c))
    for target in (p.first, p.second) if isinstance(p, Pair) else (p,):
        w.set_shadow(target, "pred", text, shadows)


def _shuffle(w: ShadowEmitter, v: Variant) -> None:
    d, p = w.named["d"], w.shadow_of(w.named["a"])
    other_operands = [w.named["b"], w.named["c"]]
    others = [w.shadow_of(o) for o in other_operands]
    target, inside = (d.first, d.second) if isinstance(d, Pair) else (d, Sink())
    values = ", ".join(w.value(o, "u32") for o in other_operands)
    text = f"S.shuffle_shadow(x, {v.slot('mode')!r}, {p}, ({', '.join(others)}), ({values}), {w.e.mask})"
    inside_shadow = f"S.propagate(np.bool_, {', '.join(others)})"
    w.set_shadow(target, "b32", text, [p, *others])
    w.set_shadow(inside, "pred", inside_shadow, others)


def _vote(w: ShadowEmitter, v: Variant) -> None:
    a = w.named["a"]
    p = w.shadow_of(a)
    if v.slot("ballot"):
        return w.set_shadow(w.named["d"], "b32", f"S.ballot(x, {p}, {w.e.mask})", [p])
    return w.set_shadow(
        w.named["p"], "pred", f"S.vote(x, {v.slot('mode')!r}, {p}, {w.e.src(a, 'pred')}, {w.e.mask})", [p]
    )


def _stack(w: ShadowEmitter, v: Variant) -> None:
    for name in ("size", "a"):
        w.check("argument", w.named.get(name), w.instr)
    _define_results(w, v)


_HANDLERS: dict[str, Handler] = {
    **dict.fromkeys(("mov", "cvta", "mapa"), _move), "cvt": _convert,
    **dict.fromkeys(("and", "or", "xor"), _logic), "not": _not, "lop3": _logic3,
    **dict.fromkeys(("add", "sub", "mul", "mad", "neg"), _carry),
    **dict.fromkeys(("shl", "shr", "bfe", "brev", "szext"), _shift), "bfi": _insert, "shf": _funnel,
    "prmt": _permute, "selp": _select, "setp": _compare, "shfl": _shuffle, "vote": _vote,
    **dict.fromkeys(("alloca", "stacksave", "stackrestore"), _stack),
    **dict.fromkeys(("match", "redux", "mma", "wmma", "movmatrix"), _in_warp),
    **dict.fromkeys(("activemask", "elect", "createpolicy", "getctarank"), _define_results),
}  # fmt: skip
"""Handlers of instructions without memory accesses; others propagate conservatively."""


# ------------------------------------------------------------------------------------------ memory


def _memory(w: ShadowEmitter, v: Variant) -> None:
    """Propagate loads, stores and read-modify-writes."""
    e, opcode = w.e, v.form.opcode
    block = next(
        (
            o
            for o in w.instr.operands
            if isinstance(o, Address)
            and isinstance(o.base, SymbolAddress)
            and e.symbols.binding(o.base)[0] in ("block", "param")
        ),
        None,
    )
    if block is not None and opcode in ("ld", "ldu", "st"):
        return _parameter(w, v, block)
    with guarded(e):
        if e.predicate is not None:
            e.line("pass")  # an instruction without addresses and results leaves the guard's body empty
        for operand in w.instr.operands:
            if isinstance(operand, Address):
                w.check("address", operand.base, w.instr)
        handler = _MEMORY.get(opcode)
        if handler is not None:
            handler(w, v)
        else:
            for d in w.results():
                w.set_shadow(d, d.type if d.type != "b128" else "b64", "DEFINED")
    return None


def _parameter(w: ShadowEmitter, v: Variant, block: Address) -> None:
    """Propagate parameters of calls; those of a kernel are defined."""
    e, size = w.e, size_of(v.type)
    assert isinstance(block.base, SymbolAddress)
    kind, key = e.symbols.binding(block.base)
    offset = block.base.offset + block.offset
    if v.form.opcode == "st":
        slot, b = w.block_slot(key), w.named["b"]
        for i, part in enumerate(b.elements if isinstance(b, Vector) else halves(b) if size == 16 else (b,)):
            width = min(size, 8)
            e.write_slot(
                slot,
                f"S.store_shadow({e.read_slot(slot)}, {offset + i * width}, {width}, {w.shadow_of(part)})",
            )
        return
    d = w.named["d"]
    for i, part in enumerate(d.elements if isinstance(d, Vector) else (d,)):
        text = (
            f"S.load_shadow({e.read_slot(w.block_slot(key))}, {offset + i * size}, u{size})"
            if kind == "block"
            else "DEFINED"
        )
        w.set_shadow(part, v.type, text)


def _load(w: ShadowEmitter, v: Variant) -> None:
    e, d, a = w.e, w.named["d"], w.named["a"]
    assert isinstance(a, Address)
    space, (base_, offset) = space_of(e, v, a), base_of(e, a, affine=True)
    if v.type == "b128" or isinstance(d, Vector):
        parts = halves(d) if v.type == "b128" else d.elements  # type: ignore[union-attr]
        type_ = "b64" if v.type == "b128" else v.type
        if not any(w.has_shadow(part) for part in parts):
            return
        result = e.temporary(
            f"x.shadow.read_vector({space!r}, u{size_of(type_)}, {len(parts)}, {base_}, {e.mask}, {e.site},"
            f" {offset})"
        )
        for i, part in enumerate(parts):
            w.set_shadow(part, type_, f"{result}[{i}]")
    elif w.has_shadow(d):
        w.set_shadow(
            d, v.type, f"x.shadow.read({space!r}, u{size_of(v.type)}, {base_}, {e.mask}, {e.site}, {offset})"
        )


def _store(w: ShadowEmitter, v: Variant) -> None:
    e, b, a = w.e, w.named["b"], w.named["a"]
    assert isinstance(a, Address)
    space, (base_, offset) = space_of(e, v, a), base_of(e, a, affine=True)
    if v.type == "b128" or isinstance(b, Vector):
        parts = halves(b) if v.type == "b128" else b.elements  # type: ignore[union-attr]
        width = 8 if v.type == "b128" else size_of(v.type)
        e.line(
            f"x.shadow.write_vector({space!r}, u{width}, {base_},"
            f" [{', '.join(map(w.shadow_of, parts))}], {e.mask},"
            f" {e.site}, {offset})"
        )
    else:
        e.line(
            f"x.shadow.write({space!r}, u{size_of(v.type)}, {base_}, {w.shadow_of(b)}, {e.mask},"
            f" {e.site}, {offset})"
        )


def _atomic(w: ShadowEmitter, v: Variant) -> None:
    e, a, d = w.e, w.named["a"], w.named.get("d", Sink())
    assert isinstance(a, Address)
    op = v.slot("op") or ("cas" if v.slot("cas") else "exch")
    space, size = space_of(e, v, a), 8 if v.type == "b128" else size_of(v.type)
    address_ = e.temporary(address_of(e, a))
    sources = [
        halves(w.named[name]) if v.type == "b128" else _parts(w.named[name])
        for name in "bc"
        if name in w.named
    ]
    targets = halves(d) if v.type == "b128" else _parts(d)
    for i in range(max(len(parts) for parts in sources)):
        element_address = address_ if not i else f"{address_} + {address_}.dtype.type({i * size})"
        operand_shadows = "".join(f"{w.shadow_of(parts[i])}, " for parts in sources)
        # Other operations do not depend on the operands' values.
        values = (
            "".join(f"{w.value(parts[i], f'b{8 * size}')}, " for parts in sources)
            if op in ("and", "or", "cas")
            else ""
        )
        result = e.temporary(
            f"x.shadow.atomic({op!r}, {space!r}, u{size}, {element_address}, ({operand_shadows}),"
            f" ({values}), {e.mask}, {e.site})"
        )
        if i < len(targets):
            w.set_shadow(targets[i], f"b{8 * size}", result)


def _parts(operand: Operand) -> tuple[Operand, ...]:
    return operand.elements if isinstance(operand, Vector) else (operand,)


def _asynchronous(w: ShadowEmitter, v: Variant) -> None:
    e, d, a, size = w.e, w.named.get("d"), w.named.get("a"), w.named.get("size")
    if not isinstance(d, Address) or not isinstance(a, Address) or not isinstance(size, IntImm):
        return
    if "bulk" in w.instr.modifiers:
        return e.line("pass")  # the operation moves shadows when it ends
    to, origin = address_of(e, d), address_of(e, a)
    if "rest" in w.named:
        w.check("argument", w.named["rest"], w.instr)
        e.line(
            f"x.shadow.copy_partly({to}, {origin}, {size.value}, {e.src(w.named['rest'], 'u32')}, {e.mask},"
            f" {e.site})"
        )
    else:
        e.line(f"x.shadow.copy({to}, {origin}, {size.value}, {e.mask}, {e.site})")


def _mbarrier(w: ShadowEmitter, v: Variant) -> None:
    e, a = w.e, w.named.get("a")
    if isinstance(a, Address) and v.slot("init"):
        e.line(f"x.shadow.define({space_of(e, v, a)!r}, u8, {address_of(e, a)}, {e.mask}, {e.site})")
    for d in w.results():
        w.set_shadow(d, d.type, "DEFINED")


def _matrices(w: ShadowEmitter, v: Variant) -> None:
    """Move matrices of shadows between memory and registers by the instruction's own rule."""
    rule_for(v).emit(_Mirror(w), v, **w.named)


class _Mirror:
    """An emitter that makes a rule process shadows: memory is its shadow, registers are raw bits."""

    view = "x.shadow.mirror()"

    def __init__(self, w: ShadowEmitter) -> None:
        self._w = w

    def __getattr__(self, name: str) -> Any:
        return getattr(self._w.e, name)

    def src(self, operand: Operand, type_: str, exact: bool = True, affine: bool = False) -> str:
        """Return the expression of an operand's shadow."""
        if isinstance(operand, Register) and type_ in ("b32", "b64"):
            return f"x.shadow.raw({self._w.shadow_of(operand)}, {_name(_dtype(NUMPY[type_]))})"
        return self._w.e.src(operand, type_, exact, affine)

    def dst(self, operand: Operand, type_: str, expression: str, dirty: bool = False) -> None:
        """Emit the assignment to a register's shadow."""
        self._w.set_shadow(operand, type_, f"x.shadow.wrap({expression}, {_name(_dtype(NUMPY[type_]))})")


def _wmma(w: ShadowEmitter, v: Variant) -> None:
    (_matrices if v.slot("load") or v.slot("store") else _in_warp)(w, v)


def _warpgroup_matrix(w: ShadowEmitter, v: Variant) -> None:
    """Propagate from registers and shared memory."""
    if v.slot("mma_async"):
        bits = shadow_bits(w.e, v, **w.named)
        _in_warp(w, v, w.e.temporary(f"x.shadow.wrap({bits}, u4)"))


_MEMORY: dict[str, Handler] = {"ld": _load, "ldu": _load, "st": _store, "atom": _atomic, "red": _atomic,
    "cp": _asynchronous, "mbarrier": _mbarrier,
                               "ldmatrix": _matrices, "stmatrix": _matrices, "wmma": _wmma,
    "wgmma": _warpgroup_matrix}  # fmt: skip
"""Handlers of instructions that access memory; results of others, texels included, are defined."""

__all__ = ["SHADOWS", "ShadowEmitter", "maybe_undefined_registers"]
