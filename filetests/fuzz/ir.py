"""Random functions of the IR, and their results under LLVM's JIT for the host.

The generator makes only defined programs: shift amounts and indices are masked, divisors are not zero, loops
are bounded, every variable is initialised.
"""

from __future__ import annotations

import ctypes
import random
import struct
from collections.abc import Callable
from typing import Any

import numpy as np

from ...driver.api import ObjectCode
from ...driver.device import Device
from ...ir import irtypes as ty
from ...ir.builder import Builder
from ...ir.core import Block, Function, Global, Module, Value, address_of, const_float, const_int, zero
from ...ir.irtypes import DOUBLE, FLOAT, GENERIC, GLOBAL, I8, I16, I32, I64, VOID, IntType, Type
from ...ir.printer import print_module
from .program import LARGE, Choices

WORDS = 64
"""The number of 64-bit words in each of the two buffers."""
TABLE_BYTES = 256
"""The size of a variable of the module, which is reset between calls."""
STATEMENTS = ((1, 1), (1, 4), (4, 9))
"""The minimum and maximum number of statements at the top level, by size."""
PAIR = ty.struct((I32, FLOAT, ty.array(2, I16)), "pair")


class IRGenerator(Choices):
    """Writes one function as a C frontend would: variables in memory, structured control flow. `size` (0 to
    `LARGE`) determines the number of statements.
    """

    def __init__(self, seed: int, *, kernel: bool = False, size: int = LARGE) -> None:
        super().__init__(seed)
        self.module = Module("random")
        self.module.structs["pair"] = PAIR
        params = (ty.pointer(), ty.pointer(), I32, I32, FLOAT, DOUBLE)
        table = ty.array(TABLE_BYTES // 8, I64)
        self.table = self.module.add_global(Global("table", table, GLOBAL, zero(table)))
        self.helpers = [self.helper(i) for i in range(self.number(0, 2))]
        self.fn = self.module.add_function(
            Function("f", ty.function(VOID, params), ["out", "in", "n", "m", "x", "y"], is_kernel=kernel)
        )
        self.b = Builder(self.fn.add_block("entry"))
        self.loops: list[tuple[Block, Block]] = []
        self.counters: list[tuple[Type, Value]] = []
        self.depth = 0
        self.variables: dict[Type, list[Value]] = {}
        for kind in (I32, I32, I32, I64, I8, I16, FLOAT, FLOAT, DOUBLE):
            self.variables.setdefault(kind, []).append(self.b.alloca(kind, name="v"))
        # Words of 8 bytes are read at the cursor, which may point here.
        self.array = self.b.alloca(ty.array(4, I32), 8, name="array")
        self.pair = self.b.alloca(PAIR, name="pair")
        self.other = self.b.alloca(PAIR, name="other")
        self.cursor = self.b.alloca(ty.pointer(), name="cursor")
        self.b.store(self.fn.args[0], self.cursor)
        for type, variables in self.variables.items():
            for variable in variables:
                self.b.store(self.leaf(type, fresh=True), variable)
        for index in range(4):
            self.b.store(self.leaf(I32), self.element(self.array, const_int(I32, index)))
        for at in (self.pair, self.other):
            self.b.store(self.leaf(I32), self.b.field(PAIR, at, 0))
            self.b.store(self.leaf(FLOAT), self.b.field(PAIR, at, 1))
            for index in range(2):
                first = const_int(I32, 0)
                self.b.store(
                    self.leaf(I16), self.b.gep(PAIR, at, (first, const_int(I32, 2), const_int(I32, index)))
                )
        self.statements(self.number(*STATEMENTS[size]))
        for number, (type, variables) in enumerate(self.variables.items()):
            for index, variable in enumerate(variables):
                place = const_int(I64, 8 * (32 + 3 * number + index))
                self.b.store(self.b.load(type, variable), self.b.gep(I8, self.fn.args[0], (place,)))
        self.b.ret()

    def helper(self, number: int) -> Function:
        """Make a function that the main one may call."""
        fn = Function(f"helper{number}", ty.function(I32, (I32, I32)), ["a", "b"], linkage="internal")
        self.module.add_function(fn)
        b = Builder(fn.add_block("entry"))
        yes, no = fn.add_block("yes"), fn.add_block("no")
        local = b.alloca(I32, name="local")
        first, second = fn.args
        b.store(b.binary(self.pick(("add", "mul", "xor")), first, second), local)
        b.cond_br(b.icmp(self.pick(("slt", "ult", "eq")), first, second), yes, no)
        b.at_end(yes).ret(b.load(I32, local))
        b.at_end(no).ret(b.binary("sub", b.load(I32, local), const_int(I32, self.number(-9, 9))))
        return fn

    # -- expressions

    def element(self, base: Value, index: Value, type: Type | None = None) -> Value:
        """Return the address of an element."""
        return self.b.gep(
            type or ty.array(4, I32), base, (const_int(I32, 0), index) if type is None else (index,)
        )

    def constant(self, type: Type) -> Value:
        """Return a random constant."""
        if type.is_int:
            return const_int(
                type,
                self.pick(
                    (0, 1, 2, 3, 4, 8, 10, 31, 255, -1, -2, -8, 127, 1 << 30, self.random.getrandbits(31))
                ),
            )
        return const_float(
            type,
            self.pick((0.0, -0.0, 1.0, -1.0, 2.0, 0.5, 4.0, 3.25, 1e10, 0.1 if type is DOUBLE else 0.125)),
        )

    def leaf(self, type: Type, fresh: bool = False) -> Value:
        """Return a constant, an argument, a variable or an element of a buffer."""
        choice = self.random.random()
        if choice < 0.35:
            return self.constant(type)
        arguments = [a for a in self.fn.args if a.type is type]
        if fresh or choice < 0.45:
            if arguments:
                return self.pick(arguments)
            if type.is_int:
                wide = self.fn.args[2]
                return self.b.cast("sext" if type is I64 else "trunc", wide, type)
            return self.constant(type)
        if choice < 0.55:
            return self.b.load(type, self.place(self.base(), type))
        if choice < 0.6:
            return self.b.load(type, self.b.load(ty.pointer(), self.cursor))
        return self.b.load(type, self.pick(self.variables[type]))

    def base(self) -> Value:
        """Return a buffer of at least 32 words, as a generic or a global pointer."""
        tables = (self.table, address_of(self.table, 0, GENERIC))
        return self.pick((self.fn.args[0], self.fn.args[0], self.fn.args[1], *tables))

    def move_cursor(self) -> None:
        """Point the cursor to 8 bytes of a buffer, or of the local array."""
        choices: list[Value] = [
            self.b.gep(I64, base, (const_int(I64, self.random.randrange(31)),))
            for base in (self.fn.args[0], address_of(self.table, 0, GENERIC))
        ]
        choices.append(self.element(self.array, const_int(I32, self.pick((0, 2)))))
        self.b.store(self.b.select(self.test(1), self.pick(choices[:2]), self.pick(choices)), self.cursor)

    def place(self, base: Value, type: Type) -> Value:
        """Return the address of one of the first 32 words of a buffer: constant, variable, or indexed by a
        counter.
        """
        if self.counters and self.chance(0.5):
            counter, variable = self.pick(self.counters)
            scaled = self.b.binary(
                "mul", self.b.load(counter, variable), const_int(counter, self.number(1, 3)), ("nsw",)
            )
            moved = self.b.binary("add", scaled, const_int(counter, self.number(0, 10)), ("nsw",))
            return self.b.gep(I64, base, (self.b.cast("sext", moved, I64),))
        if self.chance(0.6):
            index: Value = const_int(I64, self.random.randrange(16))
        else:
            index = self.b.cast(
                "zext",
                self.b.binary("and", self.b.load(I32, self.variables[I32][0]), const_int(I32, 15)),
                I64,
            )
        return self.b.gep(I64, base, (index,))

    def seen(self, value: Value) -> Value:
        """Replace NaNs, whose bits are not unique, in a value that may be read back as an integer."""
        return (
            self.b.select(self.b.fcmp("uno", value, value), const_float(value.type, 0.0), value)
            if value.type.is_float
            else value
        )

    def test(self, depth: int) -> Value:
        """Return a random condition."""
        if depth > 0 and self.chance(0.3):
            return self.b.binary(self.pick(("and", "or", "xor")), self.test(depth - 1), self.test(depth - 1))
        if self.chance(0.15):
            return self.b.select(self.test(0), self.test(0), self.test(0))
        if self.chance(0.3):
            real = self.pick((FLOAT, DOUBLE))
            return self.b.fcmp(
                self.pick("oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno".split()),
                self.value(real, depth),
                self.value(real, depth),
            )
        type = self.pick((I32, I32, I64, I8))
        pred = self.pick("eq ne ugt uge ult ule sgt sge slt sle".split())
        return self.b.icmp(pred, self.value(type, depth), self.value(type, depth))

    def value(self, type: Type, depth: int = 3) -> Value:
        """Return a random value of a type."""
        if depth <= 0 or self.chance(0.2):
            return self.leaf(type)
        if self.chance(0.15):
            return self.b.select(
                self.test(depth - 1), self.value(type, depth - 1), self.value(type, depth - 1)
            )
        if self.chance(0.15):
            return (
                self.b.cast("zext", self.test(depth - 1), type)
                if type.is_int
                else self.b.cast("uitofp", self.test(0), type)
            )
        if type.is_float:
            return self.float_value(type, depth)
        return self.int_value(type, depth)

    def float_value(self, type: Type, depth: int) -> Value:
        """Return a random floating value."""
        b = self.b
        kind = self.random.random()
        if kind < 0.1:
            return b.fneg(self.value(type, depth - 1))
        if kind < 0.2:
            return b.cast(
                self.pick(("sitofp", "uitofp")), self.value(self.pick((I8, I16, I32)), depth - 1), type
            )
        if kind < 0.35:
            other = DOUBLE if type is FLOAT else FLOAT
            return b.cast("fptrunc" if type is FLOAT else "fpext", self.value(other, depth - 1), type)
        op = self.pick(("fadd", "fsub", "fmul", "fdiv"))
        return b.binary(op, self.value(type, depth - 1), self.value(type, depth - 1))

    def int_value(self, type: Type, depth: int) -> Value:
        """Return a random integer value."""
        b = self.b
        assert isinstance(type, IntType)
        bits = type.bits
        kind = self.random.random()
        if kind < 0.2:
            source = self.pick([t for t in (I8, I16, I32, I64) if t is not type])
            inner = self.value(source, depth - 1)
            return b.cast("trunc" if source.bits > bits else self.pick(("zext", "sext")), inner, type)
        if kind < 0.3 and type is I32:
            index = b.binary("and", self.value(I32, 0), const_int(I32, 3))
            return b.load(I32, self.element(self.array, index))
        if kind < 0.35 and type is I32 and self.helpers:
            return b.call(self.pick(self.helpers), (self.value(type, 1), self.value(type, 1)))
        if kind < 0.4 and type in (I32, I64):
            return b.call(
                f"llvm.{self.pick(('smin', 'smax', 'umin', 'umax'))}.i{bits}",
                (self.value(type, 1), self.value(type, 1)),
            )
        left = self.value(type, depth - 1)
        op = self.pick("add sub mul and or xor add sub shl lshr ashr udiv urem sdiv srem".split())
        if op in ("shl", "lshr", "ashr"):
            amount = (
                const_int(type, self.random.randrange(bits))
                if self.chance(0.7)
                else b.binary("and", self.value(type, 0), const_int(type, bits - 1))
            )
            return b.binary(op, left, amount)
        if op in ("udiv", "urem"):
            right = (
                const_int(type, self.pick((1, 2, 3, 8, 10, 100)))
                if self.chance(0.7)
                else b.binary("or", self.value(type, 0), const_int(type, 1))
            )
            return b.binary(op, left, right)
        if op in ("sdiv", "srem"):
            if self.chance(0.7):
                return b.binary(op, left, const_int(type, self.pick((1, 2, 3, 4, 7, 16, -3, -8, 100))))
            right = b.binary(
                "or", b.binary("and", self.value(type, 0), const_int(type, 63)), const_int(type, 1)
            )
            return b.binary(op, left, right)
        return b.binary(op, left, self.value(type, depth - 1))

    # -- statements

    def statements(self, count: int) -> None:
        """Write a number of statements."""
        for _ in range(count):
            self.statement()

    def statement(self) -> None:
        """Write a random statement."""
        kind = self.random.random()
        if self.depth < 3 and kind < 0.2:
            self.branch()
        elif self.depth < 3 and kind < 0.35:
            self.loop()
        elif self.depth < 3 and kind < 0.4:
            self.switch()
        elif self.loops and kind < 0.45:
            self.leave()
        elif kind < 0.55:
            type = self.pick((I32, I64, FLOAT, I8))
            self.b.store(self.seen(self.value(type)), self.place(self.base(), type))
        elif kind < 0.58:
            self.b.store(self.value(I32), self.b.load(ty.pointer(), self.cursor))
        elif kind < 0.6:
            self.move_cursor()
        elif kind < 0.62:
            index = self.b.binary("and", self.value(I32, 0), const_int(I32, 3))
            self.b.store(
                self.value(I32),
                self.element(
                    self.array, index if self.chance(0.4) else const_int(I32, self.random.randrange(4))
                ),
            )
        elif kind < 0.68:
            self.b.store(self.b.load(PAIR, self.pair), self.other)
            self.b.store(self.value(FLOAT), self.b.field(PAIR, self.pair, 1))
            self.b.store(self.b.load(I32, self.b.field(PAIR, self.other, 0)), self.pick(self.variables[I32]))
        else:
            type = self.pick((I32, I32, I64, FLOAT, DOUBLE, I8, I16))
            self.b.store(self.value(type), self.pick(self.variables[type]))

    def block(self) -> Block:
        """Append a block to the function."""
        return self.fn.add_block(f"b{len(self.fn.blocks)}")

    def body(self, block: Block, follow: Block) -> None:
        """Write the statements of a block that continues at `follow`."""
        self.depth += 1
        self.b.at_end(block)
        self.statements(self.number(1, 3))
        self.b.br(follow)
        self.depth -= 1

    def branch(self) -> None:
        """Write an `if` with or without `else`."""
        then, other, join = self.block(), self.block(), self.block()
        has_else = self.chance(0.5)
        self.b.cond_br(self.test(2), then, other if has_else else join)
        self.body(then, join)
        if has_else:
            self.body(other, join)
        else:
            other.erase()
        self.b.at_end(join)

    def loop(self) -> None:
        """Write a bounded loop."""
        counter = self.pick((I32, I64))
        variable = self.b.alloca(counter, name="i")
        self.b.block.instrs.remove(variable)
        self.fn.entry.instrs.insert(0, variable)
        variable.parent = self.fn.entry
        if self.chance(0.5):
            limit: Value = const_int(counter, self.number(0, 6))
        else:
            limit = (
                self.b.cast("zext", self.b.binary("and", self.fn.args[3], const_int(I32, 7)), counter)
                if counter is I64
                else self.b.binary("and", self.fn.args[3], const_int(I32, 7))
            )
        step = const_int(counter, self.number(1, 2))
        head, body, latch, end = (self.block() for _ in range(4))
        self.b.store(const_int(counter, 0), variable)
        self.b.br(body if self.chance(0.3) else head)
        self.b.at_end(head)
        self.b.cond_br(self.b.icmp("slt", self.b.load(counter, variable), limit), body, end)
        self.loops.append((latch, end))
        self.counters.append((counter, variable))
        self.body(body, latch)
        self.counters.pop()
        self.loops.pop()
        self.b.at_end(latch)
        self.b.store(self.b.binary("add", self.b.load(counter, variable), step, ("nsw",)), variable)
        self.b.br(head)
        self.b.at_end(end)

    def leave(self) -> None:
        """Write a conditional exit from a loop."""
        target = self.pick(self.loops[-1])
        rest = self.block()
        self.b.cond_br(self.test(1), target, rest)
        self.b.at_end(rest)

    def switch(self) -> None:
        """Write a switch."""
        cases = self.random.sample(range(5), self.number(1, 4))
        blocks = [self.block() for _ in cases]
        join = self.block()
        value = self.b.binary("and", self.value(I32, 1), const_int(I32, 7))
        targets = [self.pick((*blocks, join)) for _ in cases]
        self.b.switch(value, join, [(const_int(I32, c), t) for c, t in zip(cases, targets)])
        for block, follow in zip(blocks, [*blocks[1:], join]):
            self.body(block, follow if self.chance(0.3) else join)
        self.b.at_end(join)


Native = Callable[..., None]


def compiled(module: Module | str) -> Native:
    """Compile the function `f` of a module or its text to native code; variables are reset at each call.
    Spaces and calling conventions have no meaning on the host.
    """
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    text = module if isinstance(module, str) else print_module(module, debug=False)
    lines = [
        x.replace("define ptx_kernel ", "define ").replace(" = internal addrspace(1) ", " = addrspace(1) ")
        for x in text.splitlines()
        if not x.startswith("target ")
    ]
    parsed = llvm.parse_assembly("\n".join(lines), llvm.create_context())
    parsed.verify()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=0)
    engine = llvm.create_mcjit_compiler(parsed, machine)
    engine.finalize_object()
    kinds = (
        ctypes.c_void_p,
        ctypes.c_void_p,
        ctypes.c_int32,
        ctypes.c_int32,
        ctypes.c_float,
        ctypes.c_double,
    )
    function = ctypes.CFUNCTYPE(None, *kinds)(engine.get_function_address("f"))
    places = [engine.get_global_value_address(variable.name) for variable in parsed.global_variables]
    first = [ctypes.string_at(place, TABLE_BYTES) for place in places]

    def call(*arguments: Any, kept: Any = engine) -> None:
        for place, values in zip(places, first):
            ctypes.memmove(place, values, TABLE_BYTES)
        function(*arguments)

    return call


def arguments(seed: int) -> tuple[list[int], int, int, float, float]:
    """Return the words of the first buffer, whose reverse is the second, and the scalars."""
    rng = random.Random(seed)
    words = [rng.choice((rng.getrandbits(64), rng.randrange(10), rng.getrandbits(31))) for _ in range(WORDS)]
    return (
        words,
        rng.randrange(-40, 40),
        rng.getrandbits(31) - (1 << 30),
        rng.choice((0.5, -3.0, 1e30)),
        rng.choice((0.1, -2.5)),
    )


def outcome(function: Native, seed: int, shared: bool) -> list[object]:
    """Return the first buffer after a call; with `shared`, both buffers are the same."""
    words, *scalars = arguments(seed)
    return [canonical(bits) for bits in buffer_after(function, words, scalars, shared)]


def buffer_after(function: Native, words: list[int], scalars: list[Any], shared: bool = False) -> list[int]:
    """Return the first buffer after a call with these words and scalars."""
    out = (ctypes.c_uint64 * WORDS)(*words)
    function(out, out if shared else (ctypes.c_uint64 * WORDS)(*reversed(words)), *scalars)
    return list(out)


def launched(obj: ObjectCode, seed: int, max_steps: int | None = None) -> list[object]:
    """Return the first buffer after a launch of a kernel on minicc's runtime, with two buffers, on a device
    of its own.
    """
    words, n, m, x, y = arguments(seed)
    out = np.array(words, np.uint64)
    obj["f"](
        (1,),
        (1,),
        (out, out[::-1].copy(), np.int32(n), np.int32(m), np.float32(x), np.float64(y)),
        max_steps=max_steps,
        engine="reference",
        device=Device(),
    )
    return [canonical(int(bits)) for bits in out]


def canonical(word: int) -> object:
    """Map NaNs of both widths to one value."""
    if struct.unpack("<d", struct.pack("<Q", word))[0] != struct.unpack("<d", struct.pack("<Q", word))[0]:
        return "nan"
    low = word & 0xFFFFFFFF
    if low & 0x7F800000 == 0x7F800000 and low & 0x7FFFFF:
        return (word >> 32, "nan")
    return word
