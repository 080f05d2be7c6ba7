"""Reads function bodies: one method per instruction form, chosen by the opcode table.

Forward references become `_Forward` placeholders of the type written at their first use; the
definition replaces them. Invariant: after `body` no placeholder is left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partialmethod
from typing import Any, NoReturn

from ..support import graphs
from . import dialect
from . import irtypes as ty
from .builder import Builder
from .core import (
    FALSE,
    Block,
    Constant,
    Function,
    InlineAsm,
    Instr,
    Int,
    Poison,
    Value,
    const_int,
    constant_element,
    inline_asm,
    poison,
)
from .irtypes import Type
from .lexer import plain
from .opcodes import FCMP_PREDICATES, ICMP_PREDICATES, OPCODES, ORDERINGS, RMW_OPERATIONS, SCOPES
from .parse_attributes import AttributeParser
from .verify_forms import IMMEDIATES

_REFUSED = frozenset(
    "invoke callbr resume landingpad catchpad catchret catchswitch cleanuppad cleanupret indirectbr"
    " va_arg".split()
)


class _Forward(Value):
    """A local value used before its definition. `pos` is the token of the first use."""

    __slots__ = ("pos",)

    def __init__(self, type: Type, pos: int) -> None:
        super().__init__(type)
        self.pos = pos


class BodyParser:
    """Reads one body into `fn`. `c` is the module parser, whose cursor it moves."""

    def __init__(self, cursor: AttributeParser, fn: Function) -> None:
        self.c, self.fn = cursor, fn
        self.values: dict[str, Value] = {}
        self.blocks: dict[str, Block] = {}
        self.block_uses: dict[str, int] = {}
        self.number = 0
        self.flags: set[str] = set()
        """The flags of the instruction that is being read."""
        self.restores: set[Instr] = set()
        """Calls that give storage back."""

    def body(self) -> None:
        """Parse a function's body, from `{` to `}`."""
        c = self.c
        c.locals = self
        for arg, (name, pos) in zip(self.fn.args, c.metadata.argument_names[self.fn]):
            self.define(name, arg, pos)
        c.expect("{")
        if c.at("}"):
            c.fail("a function needs at least one block")
        while not c.accept("}"):
            self.block()
        for value in self.values.values():
            if isinstance(value, _Forward):
                c.fail(f"use of undefined value '{c.tokens[value.pos][1]}'", value.pos)
        for name, pos in self.block_uses.items():
            if self.blocks[name].parent is not self.fn or self.blocks[name] not in self.placed:
                c.fail(f"use of undefined block '%{name}'", pos)
        c.locals = None
        self.hoist_allocas()

    def hoist_allocas(self) -> None:
        """Move allocas to the function's entry: those of a block that runs once per call, or that frees the
        storage before it allocates again.
        """
        fn = self.fn
        late = [i for block in fn.blocks[1:] for i in block.instrs if i.op == "alloca"]
        if not late:
            return
        graph = {block: block.successors for block in fn.blocks}
        gives_back = any(i.op == "call" and i in self.restores for i in fn.instrs())
        cyclic = {
            b
            for part in graphs.components(graph, fn.blocks)
            if len(part) > 1 or part[0] in graph[part[0]]
            for b in part
        }
        for alloca in late:
            if gives_back or alloca.parent not in cyclic:
                first = fn.entry.instrs[0]
                alloca.detach()
                alloca.insert_before(first)

    @property
    def placed(self) -> set[Block]:
        """The blocks whose label has been seen."""
        return set(self.fn.blocks)

    def block(self) -> None:
        """A label (where there is one) and instructions up to the terminator."""
        c = self.c
        pos = c.pos
        if c.kind == "label":
            label = c.next()[:-1]
            key = label
        else:
            key = str(self.number)
        if key.isdecimal():
            self.number = max(self.number, int(key) + 1)
        block = self.block_named(key)
        if block in self.placed or key in self.values:
            c.fail(f"redefinition of '%{key}'", pos)
        self.fn.blocks.append(block)
        self.fn.changed(cfg=True)
        while True:
            if c.at("}") or c.kind in ("label", "eof"):
                c.fail(f"expected a terminator before {c.describe_token()}")
            instr = self.instruction(block)
            if instr is not None and instr.info.is_terminator:
                return

    # -- names

    def block_named(self, key: str) -> Block:
        """Return the block of a label, which may follow later."""
        result = self.blocks.get(key)
        if result is None:
            result = self.blocks[key] = Block("" if key.isdecimal() else plain(key), self.fn)
        return result

    def label(self) -> Block:
        """`label %name`."""
        self.c.expect("label")
        return self.block_reference()

    def block_reference(self) -> Block:
        """Parse a reference to a block."""
        key = self.c.expect_kind("local", "a block")[1:]
        self.block_uses.setdefault(key, self.c.pos - 1)
        return self.block_named(key)

    def use(self, type: Type) -> Value:
        """The local value at the cursor, which must have this type."""
        c = self.c
        pos = c.pos
        key = c.next()[1:]
        result = self.values.get(key)
        if result is None:
            result = self.values[key] = _Forward(type, pos)
        elif result.type is not type:
            c.fail(f"'%{key}' has type '{result.type}', not '{type}'", pos)
        return result

    def define(self, key: str, value: Value, pos: int) -> None:
        """Bind a name ('' takes the next number) and settle forward references to it."""
        if not key:
            key = str(self.number)
        if key.isdecimal():
            self.number = max(self.number, int(key) + 1)
        result = self.values.get(key)
        if isinstance(result, _Forward):
            if result.type is not value.type:
                self.c.fail(f"'%{key}' has type '{value.type}', but was used as '{result.type}'", pos)
            result.replace_uses(value)
        elif result is not None or (key in self.blocks and self.blocks[key] in self.placed):
            self.c.fail(f"redefinition of '%{key}'", pos)
        self.values[key] = value

    # -- instructions

    def instruction(self, block: Block) -> Instr | None:
        """One instruction appended to `block`; None for a dropped call or debug record."""
        c = self.c
        if c.kind == "record":
            c.next()
            c.skip_balanced()
            return None
        start, name = c.pos, ""
        if c.kind == "local":
            name = c.next()[1:]
            c.expect("=")
        tail = False
        if c.kind == "word" and c.word in ("tail", "notail", "musttail"):
            if c.word == "musttail":
                c.fail("'musttail' is not supported")
            tail = c.next() == "tail"
        pos, op = c.pos, c.expect_kind("word", "an instruction")
        row = OPCODES.get(op)
        if row is None:
            self.refuse(op, pos)
        self.flags.clear()
        while c.kind == "word" and c.word in row.flags:
            self.flags.add(c.next())
        parts = getattr(self, f"form_{row.form}")()
        if parts is None:
            self.skip_dropped(name)
            return None
        type, operands, blocks, attrs = parts
        if op == "select" and isinstance(operands[0].type, ty.VectorType):
            return self.spelled_out(block, start, name, lambda b: self.selected(b, operands, pos))
        if tail:
            attrs["tail"] = True
        location, invariant, unroll = c.metadata.instruction_attachments()
        if op == "load":
            attrs["invariant"] = invariant
        elif op == "br" and unroll is not None:
            attrs["unroll"] = unroll
        instr = Instr(op, type, operands, blocks=blocks, flags=self.flags, attrs=attrs, location=location)
        instr.append_to(block)
        if (
            op == "call"
            and isinstance(operands[0], Function)
            and operands[0].name.startswith("minicc.stackrestore.")
        ):
            self.restores.add(instr)
        c.module.spelled[instr] = c.location(start)
        if not type.is_void:
            instr.name = "" if name.isdecimal() else plain(name)
            self.define(name, instr, start)
        elif name:
            c.fail("an instruction without a result cannot have a name", start)
        return instr

    def spelled_out(
        self, block: Block, start: int, name: str, build: Callable[[Builder], Value]
    ) -> Instr | None:
        """An instruction on vectors that is several here."""
        c = self.c
        location, _, _ = c.metadata.instruction_attachments()
        first = len(block.instrs)
        result = build(Builder(block, location))
        for instr in block.instrs[first:]:
            c.module.spelled[instr] = c.location(start)
        if isinstance(result, Instr) and not result.name:
            result.name = "" if name.isdecimal() else plain(name)
        self.define(name, result, start)
        return None

    def elements(self, b: Builder, vector: Value) -> list[Value]:
        """Return the elements of a vector as scalars."""
        assert isinstance(vector.type, ty.VectorType)
        result: list[Value] = []
        for n in range(vector.type.count):
            known = constant_element(vector, n) if isinstance(vector, Constant) else None
            result.append(
                known or b.emit("extractelement", vector.type.element, (vector, const_int(ty.I32, n)))
            )
        return result

    def gathered(self, b: Builder, type: ty.VectorType, elements: list[Value]) -> Value:
        """Return a vector of scalar elements."""
        vector_value: Value = poison(type)
        for n, element in enumerate(elements):
            if not isinstance(element, Poison):
                vector_value = b.emit("insertelement", type, (vector_value, element, const_int(ty.I32, n)))
        return vector_value

    def selected(self, b: Builder, operands: Sequence[Value], pos: int) -> Value:
        """`select` by a vector, element by element."""
        cond, first, second = operands
        type = first.type
        if (
            not isinstance(type, ty.VectorType)
            or type is not second.type
            or cond.type is not ty.vector(type.count, ty.I1)
        ):
            self.c.fail("'select' takes an i1 for each element, and two values of one type", pos)
        parts = zip(self.elements(b, cond), self.elements(b, first), self.elements(b, second))
        return self.gathered(b, type, [b.select(*part) for part in parts])

    def skip_dropped(self, name: str) -> None:
        """Skip the rest of a call of an intrinsic that is dropped."""
        self.c.metadata.instruction_attachments()
        if name:
            self.c.fail("the result of a dropped intrinsic is not available")

    def refuse(self, op: str, pos: int) -> NoReturn:
        """Report an instruction that is not supported."""
        if op in _REFUSED:
            self.c.fail(f"instruction '{op}' is not supported", pos)
        self.c.fail(f"expected an instruction, found '{op}'", pos)

    def vector_like(self, type: Type, element: Type) -> Type:
        """Return a vector of `element` with as many elements as `type`, or `element` if that is a scalar."""
        return ty.vector(type.count, element) if isinstance(type, ty.VectorType) else element

    def pair(self) -> tuple[Value, Value]:
        """`type a, b`."""
        c = self.c
        type = c.type()
        a = c.value(type)
        c.expect(",")
        return a, c.value(type)

    def operand_list(self, count: int) -> list[Value]:
        """Parse `count` operands with types, separated by commas."""
        c = self.c
        result = [c.operand()]
        for _ in range(count - 1):
            c.expect(",")
            result.append(c.operand())
        return result

    def choice(self, allowed: tuple[str, ...], what: str) -> str:
        """Parse one of some words and return it. Reports others."""
        c = self.c
        if c.kind != "word" or c.word not in allowed:
            c.fail(
                f"expected {what}, found {c.describe_token()}"
                if c.kind != "word"
                else f"{what} '{c.word}' is not supported"
            )
        return c.next()

    def align(self, default: Type) -> int:
        """Parse `, align N`; without it, return the natural alignment of `default`."""
        if self.c.accept_clause("align"):
            return self.c.integer()
        return self.natural(default)

    def natural(self, type: Type) -> int:
        """Return the natural alignment of a type in bytes. Reports a type without size."""
        try:
            return ty.align_of(type)
        except TypeError:
            self.c.fail(f"type '{type}' has no size")

    def indices(self) -> tuple[int, ...]:
        """Parse the constant indices of `extractvalue` and `insertvalue`."""
        c = self.c
        result = []
        while c.at(",") and c.tokens[c.pos + 1][0] == "int":
            c.next()
            result.append(c.integer())
        if not result:
            c.fail(f"expected an index, found {c.describe_token()}")
        return tuple(result)

    def scope(self) -> str:
        """Parse `syncscope("…")` and return the scope, '' by default."""
        c = self.c
        if not c.accept("syncscope"):
            return ""
        c.expect("(")
        pos = c.pos
        scope = plain(c.expect_kind("string", "a scope"))
        if scope not in SCOPES:
            c.fail(f"scope '{scope}' is not supported", pos)
        c.expect(")")
        return scope

    def ordering(self) -> str:
        """Parse a memory ordering."""
        return self.choice(ORDERINGS, "ordering")

    def atomic(self) -> bool:
        """Parse an optional `atomic` of a load or store; an atomic access is treated as volatile."""
        if not self.c.accept("atomic"):
            return False
        self.c.accept("volatile")
        self.flags.add("volatile")
        return True

    def relaxed(self, is_atomic: bool) -> dict[str, str]:
        """The scope and the ordering of an atomic load or store."""
        if not is_atomic:
            return {}
        scope, pos = self.scope(), self.c.pos
        ordering = self.ordering()
        if ordering != "monotonic":
            self.c.fail(
                f"'{ordering}' loads and stores are not supported (monotonic ones and fences are)", pos
            )
        return {"scope": scope, "ordering": ordering}

    # -- forms: each returns (type, operands, blocks, attrs)

    def form_binary(self) -> Any:
        """Parse a binary operation."""
        a, b = self.pair()
        return a.type, (a, b), (), {}

    def form_unary(self) -> Any:
        """Parse an operation of one operand."""
        a = self.c.operand()
        return a.type, (a,), (), {}

    form_freeze = form_unary

    def form_cast(self) -> Any:
        """Parse a cast."""
        a = self.c.operand()
        self.c.expect("to")
        return self.c.type(), (a,), (), {}

    def comparison(self, predicates: tuple[str, ...]) -> Any:
        """Parse a comparison."""
        pred = self.choice(predicates, "predicate")
        a, b = self.pair()
        return self.vector_like(a.type, ty.I1), (a, b), (), {"pred": pred}

    form_icmp = partialmethod(comparison, ICMP_PREDICATES)
    form_fcmp = partialmethod(comparison, FCMP_PREDICATES)

    def form_select(self) -> Any:
        """Parse a `select`."""
        cond, a, b = self.operand_list(3)
        return a.type, (cond, a, b), (), {}

    def form_phi(self) -> Any:
        """Parse a `phi`."""
        c = self.c
        type = c.type()
        values: list[Value] = []
        blocks: list[Block] = []
        while not values or (c.at(",") and c.tokens[c.pos + 1][1] == "["):
            c.accept(",")
            c.expect("[")
            values.append(c.value(type))
            c.expect(",")
            blocks.append(self.block_reference())
            c.expect("]")
        return type, values, blocks, {}

    def form_alloca(self) -> Any:
        """Parse an `alloca`."""
        c = self.c
        type = c.type()
        if (
            c.at(",")
            and c.tokens[c.pos + 1][1] not in ("align", "addrspace")
            and c.tokens[c.pos + 1][0] != "meta"
        ):
            c.next()
            pos = c.pos
            count = c.operand()
            if not isinstance(count, Int):
                c.fail("alloca of a number of elements that is not constant is not supported", pos)
            type = type if count.value == 1 else ty.array(count.value, type)
        align = self.align(type)
        if c.accept_clause("addrspace"):
            c.fail("alloca in an address space is not supported")
        return ty.pointer(), (), (), {"type": type, "align": align}

    def form_load(self) -> Any:
        """Parse a `load`."""
        c = self.c
        is_atomic = self.atomic()
        type = c.type()
        c.expect(",")
        address = c.operand()
        return type, (address,), (), {**self.relaxed(is_atomic), "align": self.align(type)}

    def form_store(self) -> Any:
        """Parse a `store`."""
        is_atomic = self.atomic()
        value, address = self.operand_list(2)
        return ty.VOID, (value, address), (), {**self.relaxed(is_atomic), "align": self.align(value.type)}

    def form_gep(self) -> Any:
        """Parse a `getelementptr`."""
        c = self.c
        if c.at("inrange"):
            c.fail("'inrange' is not supported")
        type = c.type()
        c.expect(",")
        pos = c.pos
        address = c.operand()
        if not isinstance(address.type, ty.PointerType):
            c.fail(f"getelementptr of '{address.type}' is not supported", pos)
        operands = [address]
        while c.at(",") and c.tokens[c.pos + 1][0] != "meta":
            c.next()
            operands.append(c.operand())
        return address.type, operands, (), {"type": type}

    def form_atomicrmw(self) -> Any:
        """Parse an `atomicrmw`."""
        rmw = self.choice(RMW_OPERATIONS, "atomic operation")
        address, value = self.operand_list(2)
        attrs = {
            "rmw": rmw,
            "scope": self.scope(),
            "ordering": self.ordering(),
            "align": self.align(value.type),
        }
        return value.type, (address, value), (), attrs

    def form_cmpxchg(self) -> Any:
        """Parse a `cmpxchg`."""
        address, expected, new = self.operand_list(3)
        attrs = {
            "scope": self.scope(),
            "ordering": self.ordering(),
            "failure_ordering": self.ordering(),
            "align": self.align(new.type),
        }
        return ty.struct((new.type, ty.I1)), (address, expected, new), (), attrs

    def form_fence(self) -> Any:
        """Parse a `fence`."""
        return ty.VOID, (), (), {"scope": self.scope(), "ordering": self.ordering()}

    def form_extractvalue(self) -> Any:
        """Parse an `extractvalue`."""
        pos = self.c.pos
        a = self.c.operand()
        indices = self.indices()
        result = ty.indexed(a.type, indices)
        if result is None:
            self.c.fail(f"indices {', '.join(map(str, indices))} do not fit type '{a.type}'", pos)
        return result, (a,), (), {"indices": indices}

    def form_insertvalue(self) -> Any:
        """Parse an `insertvalue`."""
        a, b = self.operand_list(2)
        return a.type, (a, b), (), {"indices": self.indices()}

    def form_extractelement(self) -> Any:
        """Parse an `extractelement`."""
        pos = self.c.pos
        a, index = self.operand_list(2)
        if not isinstance(a.type, ty.VectorType):
            self.c.fail(f"extractelement of '{a.type}'", pos)
        return a.type.element, (a, index), (), {}

    def form_insertelement(self) -> Any:
        """Parse an `insertelement`."""
        a, element, index = self.operand_list(3)
        return a.type, (a, element, index), (), {}

    def form_shufflevector(self) -> Any:
        """Parse a `shufflevector`; an element of its mask that is poison becomes the first one."""
        c, pos = self.c, self.c.pos
        first, second, mask = self.operand_list(3)
        if (
            not isinstance(first.type, ty.VectorType)
            or first.type is not second.type
            or not isinstance(mask.type, ty.VectorType)
        ):
            c.fail("'shufflevector' takes two vectors of one type and a vector of indices", pos)
        if mask.type.element is not ty.I32 or not isinstance(mask, Constant):
            c.fail("the mask of 'shufflevector' is a constant vector of i32", pos)
        indices = [constant_element(mask, n) for n in range(mask.type.count)]
        lanes = tuple(index.value if isinstance(index, Int) else 0 for index in indices)
        if max(lanes) >= 2 * first.type.count:
            c.fail(f"index {max(lanes)} of 'shufflevector' is out of range", pos)
        return ty.vector(len(lanes), first.type.element), (first, second), (), {"mask": lanes}

    def form_call(self) -> Any:
        """Parse a `call`."""
        c = self.c
        while c.kind == "word" and c.word in dialect.IGNORED_WORDS:
            c.next()
        c.parameter_attributes()
        result = c.type()
        ftype = None
        if c.at("("):
            ftype = self.function_type(result)
        pos = c.pos
        name = plain(c.word[1:]) if c.kind == "global" else ""
        if name.startswith(dialect.IGNORED_CALLS):
            c.next()
            c.skip_balanced()
            c.function_attributes("call")
            return None
        callee = self.inline_asm() if c.accept("asm") else c.value(ty.pointer())
        byval: dict[int, tuple[Type, int]] = {}
        args = self.arguments(byval)
        effects = c.function_attributes("call")
        if c.at("["):
            c.fail("operand bundles are not supported")
        if ftype is None:
            ftype = ty.function(result, tuple(a.type for a in args))
        if name.startswith("llvm.") and isinstance(callee, Function) and callee.ftype is not ftype:
            c.fail(f"'@{name}' has type '{callee.ftype}', called as '{ftype}'", pos)
        for prefix, index in IMMEDIATES.items():
            if name.startswith(prefix) and isinstance(args[index], Int):
                args[index] = FALSE  # a case that is poison for LLVM is defined here
        attrs: dict[str, Any] = {"ftype": ftype}
        if isinstance(callee, InlineAsm) and effects.get("memory") and not effects.get("convergent"):
            attrs["memory"] = "none"
        if byval and not (isinstance(callee, Function) and callee.ftype is ftype):
            attrs["byval"] = byval
        return result, (callee, *args), (), attrs

    def inline_asm(self) -> Value:
        """Parse `asm [sideeffect] "text", "constraints"`, after the keyword."""
        c = self.c
        sideeffect = c.accept("sideeffect")
        for word in ("alignstack", "inteldialect", "unwind"):
            if c.at(word):
                c.fail(f"'{word}' is not supported")
        text = plain(c.expect_kind("string", "the text of the assembly"))
        c.expect(",")
        return inline_asm(text, plain(c.expect_kind("string", "its constraints")), bool(sideeffect))

    def function_type(self, result: Type) -> ty.FunctionType:
        """Parse the parameter types of a call through a pointer."""
        c = self.c
        c.expect("(")
        params, vararg = [], False
        while not c.accept(")"):
            if c.accept("..."):
                vararg = True
            else:
                params.append(c.type())
            if not c.at(")"):
                c.expect(",")
        return ty.function(result, tuple(params), vararg)

    def arguments(self, byval: dict[int, tuple[Type, int]]) -> list[Value]:
        """The arguments of a call; `byval` gets the type and alignment of those that are passed as copies of
        a structure.
        """
        c = self.c
        result: list[Value] = []
        c.expect("(")
        while not c.accept(")"):
            type = c.type()
            attrs = c.parameter_attributes()
            if "byval" in attrs:
                byval[len(result)] = (attrs["byval"], attrs.get("align") or ty.align_of(attrs["byval"]))
            result.append(c.value(type))
            if not c.at(")"):
                c.expect(",")
        return result

    def form_br(self) -> Any:
        """Parse a conditional or unconditional branch."""
        c = self.c
        if c.at("label"):
            return ty.VOID, (), (self.label(),), {}
        cond = c.operand()
        c.expect(",")
        then = self.label()
        c.expect(",")
        return ty.VOID, (cond,), (then, self.label()), {}

    def form_switch(self) -> Any:
        """Parse a `switch`."""
        c = self.c
        operands = [c.operand()]
        c.expect(",")
        blocks = [self.label()]
        c.expect("[")
        while not c.accept("]"):
            case_type = c.type()
            operands.append(c.constant(case_type))
            c.expect(",")
            blocks.append(self.label())
        return ty.VOID, operands, blocks, {}

    def form_ret(self) -> Any:
        """Parse a `ret`."""
        type = self.c.type()
        return ty.VOID, () if type.is_void else (self.c.value(type),), (), {}

    def form_unreachable(self) -> Any:
        """Parse an `unreachable`."""
        return ty.VOID, (), (), {}
