"""Random modules: what is printed reads back to the same text, verifies, and is LLVM's too."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from minicc.filetests.llvm_oracle import disagreements
from minicc.ir import irtypes as ty
from minicc.ir.builder import Builder
from minicc.ir.core import (
    Constant,
    Function,
    Global,
    Module,
    Value,
    address_of,
    aggregate,
    const_float_bits,
    const_int,
    null,
    poison,
    undef,
    zero,
)
from minicc.ir.fold import FORMATS
from minicc.ir.irtypes import Type
from minicc.ir.opcodes import INTRINSICS, OPCODES, Opcode
from minicc.ir.parser import parse_module
from minicc.ir.printer import print_module
from minicc.ir.verifier import verify
from minicc.ir.verify_forms import IMMEDIATES
from minicc.support.diagnostics import UNKNOWN, Location

SCALARS: list[Type] = [
    ty.I1,
    ty.I8,
    ty.I16,
    ty.I32,
    ty.I64,
    ty.HALF,
    ty.BFLOAT,
    ty.FLOAT,
    ty.DOUBLE,
    ty.pointer(),
    ty.pointer(1),
    ty.pointer(3),
]
NAMES = st.sampled_from(["", "", "x", "x", "a.b", "odd name", 'q"\\', "é", "7up", "42"])
scalar_types = st.sampled_from(SCALARS)
types = st.recursive(
    scalar_types,
    lambda inner: st.one_of(
        st.builds(ty.array, st.integers(0, 3), inner),
        st.builds(
            lambda fields, packed: ty.struct(tuple(fields), None, packed),
            st.lists(inner, max_size=3),
            st.booleans(),
        ),
        st.builds(ty.vector, st.integers(1, 4), st.sampled_from(SCALARS[:9])),
    ),
    max_leaves=4,
)


def constants(type: Type) -> st.SearchStrategy[Any]:
    """Any constant of the type."""
    same = st.sampled_from([undef(type), poison(type), zero(type)])
    match type:
        case ty.IntType(bits):
            return st.one_of(same, st.integers(0, (1 << bits) - 1).map(lambda v: const_int(type, v)))
        case ty.FloatType():
            f = FORMATS[type]
            quiet = 1 << (f.mantissa_bits - 1)
            numbers = st.integers(0, (1 << f.width) - 1).map(lambda b: b | quiet if f.is_nan(b) else b)
            return st.one_of(same, numbers.map(lambda b: const_float_bits(type, b)))
        case ty.PointerType(space):
            return st.sampled_from([undef(type), poison(type), null(space)])
        case ty.StructType(fields):
            return st.one_of(
                same, st.tuples(*map(constants, fields)).map(lambda e: aggregate(type, e)) if fields else same
            )
        case ty.ArrayType(count, element) | ty.VectorType(count, element):
            return st.one_of(
                same,
                st.tuples(*[constants(element)] * count).map(lambda e: aggregate(type, e)) if count else same,
            )
    raise AssertionError(type)


locations = st.one_of(
    st.just(UNKNOWN),
    st.builds(Location, st.sampled_from(["a.cu", "b.h"]), st.integers(1, 9), st.integers(1, 9)),
    st.builds(
        lambda line, function: Location("b.h", line, 1, Location("a.cu", 3, 3), (), function),
        st.integers(1, 9),
        st.sampled_from(["", "inner", "f"]),
    ),
)

PURE = [
    r for r in OPCODES.values() if r.form in ("binary", "unary", "icmp", "fcmp", "select", "freeze", "cast")
]
CALLS = [
    r
    for r in INTRINSICS.values()
    if r.function_type and not r.constants and not any(r.name.startswith(p) for p in IMMEDIATES)
]
CASTS = {"trunc": "<", "zext": ">", "sext": ">", "fptrunc": "<", "fpext": ">", "bitcast": "="}


class Maker:
    """Draws instructions whose operands are earlier values of the block chain, or constants."""

    def __init__(self, data: st.DataObject, builder: Builder, values: list[Value]) -> None:
        self.draw, self.b, self.values = data.draw, builder, values

    def value(self, type: Type) -> Value:
        known = [v for v in self.values if v.type is type]
        if known and self.draw(st.booleans()):
            return self.draw(st.sampled_from(known))
        return self.draw(constants(type))

    def flags(self, row: Opcode) -> list[str]:
        return self.draw(st.lists(st.sampled_from(row.flags), max_size=2)) if row.flags else []

    def kind(self, kinds: tuple[str, ...]) -> Type:
        fits = [t for t in SCALARS if any(getattr(t, f"is_{k}", False) for k in kinds)]
        return self.draw(st.sampled_from(fits))

    def instr(self) -> None:
        row = self.draw(
            st.sampled_from(
                PURE
                + CALLS[::9]
                + [OPCODES[n] for n in ("load", "store", "atomicrmw", "cmpxchg", "getelementptr")]
            )
        )
        made = getattr(self, f"make_{row.form}")(row)
        if made is not None and not made.type.is_void:
            made.name = self.draw(NAMES)
            self.values.append(made)

    def make_binary(self, row: Opcode) -> Value:
        t = self.kind(row.types)
        return self.b.binary(row.name, self.value(t), self.value(t), self.flags(row))

    def make_unary(self, row: Opcode) -> Value:
        t = self.kind(row.types)
        return self.b.emit(row.name, t, (self.value(t),), flags=self.flags(row))

    def make_freeze(self, row: Opcode) -> Value:
        t = self.draw(types)
        return self.b.emit(row.name, t, (self.value(t),))

    def make_icmp(self, row: Opcode) -> Value:
        t = self.kind(row.types)
        return self.b.icmp(self.draw(st.sampled_from(["eq", "ult", "sge"])), self.value(t), self.value(t))

    def make_fcmp(self, row: Opcode) -> Value:
        t = self.kind(row.types)
        return self.b.fcmp(
            self.draw(st.sampled_from(["oeq", "une", "uno", "true"])),
            self.value(t),
            self.value(t),
            self.flags(row),
        )

    def make_select(self, row: Opcode) -> Value:
        t = self.draw(types)
        return self.b.select(self.value(ty.I1), self.value(t), self.value(t))

    def make_cast(self, row: Opcode) -> Value | None:
        kinds = tuple(k for k in row.types if k != "vector")
        source, target = self.kind(kinds), self.kind(tuple(k for k in row.to if k != "vector"))
        a, b = getattr(source, "bits", 64), getattr(target, "bits", 64)
        relation = CASTS.get(row.name)
        if relation is not None and {"<": b >= a, ">": b <= a, "=": a != b or source is target}[relation]:
            return None
        if row.name == "addrspacecast" and (source is target or ty.pointer() not in (source, target)):
            return None
        return self.b.emit(row.name, target, (self.value(source),), flags=self.flags(row))

    def make_call(self, row: Opcode) -> Value:
        assert row.function_type is not None
        return self.b.call(row.name, [self.value(t) for t in row.function_type.params])

    def make_load(self, row: Opcode) -> Value:
        space = self.draw(st.sampled_from([0, 1, 3]))
        return self.b.load(
            self.draw(types),
            self.value(ty.pointer(space)),
            volatile=self.draw(st.booleans()),
            invariant=self.draw(st.booleans()),
        )

    def make_store(self, row: Opcode) -> Value:
        return self.b.store(
            self.value(self.draw(types)),
            self.value(ty.pointer(1)),
            align=self.draw(st.sampled_from([0, 1, 16])),
        )

    def make_gep(self, row: Opcode) -> Value:
        indices = [self.value(ty.I64)]
        source = self.draw(types)
        if isinstance(source, ty.StructType) and source.fields:
            indices.append(const_int(ty.I32, self.draw(st.integers(0, len(source.fields) - 1))))
        return self.b.gep(source, self.value(ty.pointer(3)), indices, inbounds=self.draw(st.booleans()))

    def make_atomicrmw(self, row: Opcode) -> Value:
        rmw = self.draw(st.sampled_from(["add", "umax", "xchg", "fadd"]))
        t = ty.FLOAT if rmw == "fadd" else ty.I32
        return self.b.atomic_rmw(
            rmw,
            self.value(ty.pointer()),
            self.value(t),
            scope=self.draw(st.sampled_from(["", "block", "device"])),
        )

    def make_cmpxchg(self, row: Opcode) -> Value:
        return self.b.cmpxchg(self.value(ty.pointer()), self.value(ty.I64), self.value(ty.I64))


@st.composite
def modules(draw: st.DrawFn) -> Module:
    module = Module("random.cu")
    body = draw(types)
    struct = ty.struct((body, ty.I32), "struct.odd name")
    module.structs[struct.name or ""] = struct
    for number in range(draw(st.integers(0, 3))):
        space, value_type = draw(st.sampled_from([1, 3, 4])), draw(st.one_of(types, st.just(struct)))
        initializer: Constant | None = None if space == 3 else draw(constants(value_type))
        if initializer is undef(value_type):
            initializer = None
        module.add_global(
            Global(
                f"g{number}",
                value_type,
                space,
                initializer,
                linkage=draw(st.sampled_from(["", "internal"])),
                constant=space == 4,
            )
        )
    data = draw(st.data())
    for number in range(draw(st.integers(1, 2))):
        params = tuple(draw(st.lists(scalar_types, max_size=3)))
        fn = module.add_function(
            Function(
                f"f{number}",
                ty.function(ty.VOID, params),
                [draw(NAMES) for _ in params],
                is_kernel=draw(st.booleans()),
            )
        )
        values: list[Value] = [*fn.args, *module.globals.values()]
        values += [address_of(g, 8, 0) for g in module.globals.values()]
        blocks = [fn.add_block(draw(NAMES)) for _ in range(draw(st.integers(1, 3)))]
        exit_block = fn.add_block("exit")
        for here, following in zip(blocks, [*blocks[1:], exit_block]):
            maker = Maker(data, Builder(here), values)
            for _ in range(draw(st.integers(0, 4))):
                maker.b.location = draw(locations)
                maker.instr()
            if draw(st.booleans()):
                maker.b.br(following)
            else:
                maker.b.switch(
                    maker.value(ty.I8),
                    following,
                    [(const_int(ty.I8, c), exit_block) for c in range(draw(st.integers(0, 2)))],
                )
        b = Builder(exit_block)
        edges = [block for block in blocks for target in block.instrs[-1].blocks if target is exit_block]
        b.phi(ty.I16, [(const_int(ty.I16, blocks.index(e)), e) for e in edges])
        b.ret()
        # A value defined in a block that the exit can skip is used by later blocks only; blocks form a chain.
    return module


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(modules())
def test_random_modules(module: Module) -> None:
    assert [str(d) for d in verify(module)] == []
    text = print_module(module)
    again = parse_module(text)
    assert print_module(again) == text
    assert verify(again) == []
    assert disagreements(module) == []
