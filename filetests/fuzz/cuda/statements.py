"""Random statements: declarations, assignments, control flow, and statements that all threads must reach
together.

Invariants: a loop ends (its counter is written by its header alone); a thread writes its own elements of the
output buffers; shared arrays are owned slot by slot or read-only, and a barrier changes that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import prod
from random import Random
from typing import Any

from .ctypes_model import (
    ASSIGN,
    BITAND,
    BITOR,
    BOOL,
    CHAR,
    DOUBLE,
    FLOAT,
    INT,
    LLONG,
    SHORT,
    STORED_INTEGERS,
    UCHAR,
    UINT,
    ULLONG,
    UNARY,
    USHORT,
    ArithmeticType,
)
from .expressions import Expressions, RandomVariable

OWNED = 4  # elements of each output buffer that a thread owns
INPUT_ELEMENTS = 64
COUNTERS = 8
INPUTS: tuple[tuple[str, ArithmeticType], ...] = (
    ("in_i", INT),
    ("in_b", UCHAR),
    ("in_l", LLONG),
    ("in_f", FLOAT),
    ("in_d", DOUBLE),
    ("in_s", SHORT),
)
OUTPUTS: tuple[tuple[str, ArithmeticType], ...] = (
    ("out_i", INT),
    ("out_u", UINT),
    ("out_l", ULLONG),
    ("out_c", CHAR),
    ("out_h", USHORT),
    ("out_f", FLOAT),
    ("out_d", DOUBLE),
)
SCALARS: tuple[tuple[str, ArithmeticType], ...] = (
    ("p_i", INT),
    ("p_u", UINT),
    ("p_c", CHAR),
    ("p_l", LLONG),
    ("p_h", USHORT),
    ("p_f", FLOAT),
    ("p_d", DOUBLE),
)
FIELD_TYPES = (*STORED_INTEGERS, FLOAT, DOUBLE)


@dataclass
class RandomStruct:
    """A structure type: fields with a type and an array extent (0 for a scalar)."""

    name: str
    fields: list[tuple[str, ArithmeticType, int]]


@dataclass(frozen=True)
class RandomProgram:
    """A random program: its text, and the launch of kernel `k`."""

    seed: int
    text: str
    grid: tuple[int, ...]
    block: tuple[int, ...]

    @property
    def threads(self) -> int:
        """The number of threads of the launch."""
        return prod((*self.grid, *self.block))


@dataclass
class Place:
    """The context of a statement: may it branch out, and do all threads of the block reach it?"""

    uniform: bool
    breakable: bool = False
    continuable: bool = False
    result: ArithmeticType | None = None  # return type where `return` may be written
    can_return: bool = False
    depth: int = 0


class Statements(Expressions):
    """Writes statements; `kernels` writes the rest of the program."""

    def __init__(self, seed: int, size: int) -> None:
        self.seed = seed
        super().__init__(seed)
        self.lines: list[str] = []
        self.indent = 0
        self.names = 0
        self.size = self.budget = size
        self.structs: list[RandomStruct] = []
        self.shared: list[RandomVariable] = []  # as owned, while they are owned
        self.shared_owned = True
        self.block = self.pick(((64,), (32,), (16, 4), (96,), (8, 4, 2), (50,), (7, 5)))
        self.grid = self.pick(((1,), (2,), (2, 2)))
        self.threads = prod(self.block)
        self.whole_warps = self.threads % 32 == 0

    # Text

    def line(self, text: str) -> None:
        """Append an indented line."""
        self.lines.append("    " * self.indent + text)

    def name(self, stem: str) -> str:
        """Return a new name that begins with the stem."""
        self.names += 1
        return f"{stem}{self.names}"

    # Statements

    def constant(self, t: ArithmeticType) -> str:
        """Return a constant that converts to `t` without narrowing."""
        if t.is_float:
            return f"{self.pick((0.0, 1.5, -2.25, 1e6, 0.125))}{t.suffix}"
        value = self.pick(
            (t.lo + 1 if t.kind == "i" else 0, t.hi, self.random.randint(t.lo + 1, t.hi), 1, 0, 7)
        )
        return f"{value}{t.suffix}"

    def statements(self, place: Place, at_most: int) -> None:
        """A run of statements in a scope of its own."""
        # by name: barriers take shared arrays out and put them back
        visible = {v.name for v in self.variables}
        for _ in range(self.random.randrange(1, at_most + 1)):
            if self.budget <= 0:
                break
            self.budget -= 1
            self.statement(place)
        if place.depth == 0 and (place.uniform or place.can_return) and place.result is None:
            return  # the kernel's own scope stays open
        self.variables = [v for v in self.variables if v.name in visible]

    def body(self, place: Place, at_most: int = 4) -> None:
        """Write the indented statements of a block."""
        owned = self.shared_owned
        self.indent += 1
        start = len(self.lines)
        self.statements(place, at_most)
        if self.shared_owned != owned:
            self.barrier()
        if len(self.lines) == start:
            self.line(";")
        self.indent -= 1

    def statement(self, place: Place) -> None:
        """Write a random statement."""
        choices: list[tuple[float, Callable[[Place], None]]] = [
            (6, lambda p: self.declaration()), (10, lambda p: self.assignment()),
            (4, lambda p: self.expression_statement()), (1, lambda p: self.struct_statement()),
        ]  # fmt: skip
        if place.result is None:  # in the kernel, which sees the buffers
            choices += [(2, lambda p: self.atomic()), (1, lambda p: self.neighbours())]
        if place.depth < 4:
            choices += [
                (5, self.if_statement),
                (4, self.for_loop),
                (2, self.while_loop),
                (2, self.do_loop),
                (3, self.switch),
                (1, self.block_statement),
                (1, self.pointer_walk),
            ]
        if place.breakable:
            choices.append((2, lambda p: self.line(f"if ({self.condition().text}) break;")))
        if place.continuable:
            choices.append((2, lambda p: self.line(f"if ({self.condition().text}) continue;")))
        if place.can_return:
            choices.append((1, self.early_return))
        if place.uniform:
            choices += [
                (2, lambda p: self.barrier() if self.shared else self.declaration()),
                (3, self.uniform_loop),
                (2, self.uniform_if),
            ]
            if self.whole_warps:
                choices.append((4, lambda p: self.warp_instruction()))
            choices.append((1, lambda p: self.block_vote()))
        self.weighted(choices)(place)

    def value(self, t: ArithmeticType, depth: int) -> str:
        """The text of a full expression that may be converted to `t` (floats to integers are clamped)."""
        self.begin()
        e = self.any(depth) if t.is_float or t == BOOL else self.integer(depth)
        return e.at(ASSIGN)

    def declaration(self) -> None:
        """Write a declaration."""
        r = self.random.random()
        t = self.pick((BOOL, *FIELD_TYPES, INT, UINT, FLOAT))
        if r < 0.6:
            name = self.name("x")
            init = self.value(t, 3)
            qualifier = self.pick(("", "", "", "", "const ", "volatile ")) if self.chance(0.5) else ""
            self.line(f"{qualifier}{t.name} {name} = {init};")
            self.variables.append(
                RandomVariable(name, t, writable=qualifier != "const ", volatile=qualifier == "volatile ")
            )
        elif r < 0.75:
            name = self.name("arr")
            t = t if t != BOOL else INT
            shape = self.pick(((4,), (8,), (2, 4), (3, 4), (5,)))
            if len(shape) == 1 and self.chance(0.5):
                values = ", ".join(self.constant(t) for _ in range(self.random.randrange(1, shape[0] + 1)))
                self.line(f"{t.name} {name}[{shape[0]}] = {{{values}}};")
            else:
                self.line(f"{t.name} {name}{''.join(f'[{n}]' for n in shape)};")
                init = self.value(t, 1)
                if len(shape) == 1:
                    self.line(f"for (int i = 0; i < {shape[0]}; i++) {name}[i] = {init};")
                else:
                    self.line(
                        f"for (int i = 0; i < {shape[0]}; i++) for (int j = 0; j < {shape[1]}; ++j)"
                        f" {name}[i][j] = {init};"
                    )
            self.variables.append(RandomVariable(name, t, shape))
        elif r < 0.9 and self.structs:
            self.struct_variable()
        else:
            self.pointer()

    def struct_variable(self) -> None:
        """Write a variable of structure type."""
        s = self.pick(self.structs)
        name = self.name("st")
        rows = self.pick((0, 0, 2))
        self.line(f"{s.name} {name}{f'[{rows}]' if rows else ''}{' = {}' if not rows else ''};")
        for field, t, extent in s.fields:
            if rows:
                inner, index = (f"for (int j = 0; j < {extent}; j++) ", "[j]") if extent else ("", "")
                self.line(
                    f"for (int i = 0; i < {rows}; i++) {inner}{name}[i].{field}{index} = {self.value(t, 1)};"
                )
            elif not extent:
                self.line(f"{name}.{field} = {self.value(t, 2)};")
        for field, t, extent in s.fields:
            if rows:
                self.variables.append(
                    RandomVariable(
                        name, t, (rows,), base=name, element=_row_field(name, field, extent, self.random)
                    )
                )
            else:
                self.variables.append(
                    RandomVariable(f"{name}.{field}", t, (extent,) if extent else (), base=name)
                )

    def pointer(self) -> None:
        """A pointer into a local array, or to a scalar, of which it is another name."""
        fit = [
            v
            for v in self.variables
            if v.writable and v.element is None and len(v.shape) <= 1 and not v.name.startswith("*")
        ]
        if not fit:
            self.assignment()
            return
        v = self.pick(fit)
        name = self.name("ptr")
        qualifier = "volatile " if v.volatile else ""
        if v.shape:
            self.line(f"{v.type.name} *{name} = {v.name};")
            self.variables.append(RandomVariable(name, v.type, v.shape, base=v.base))
        else:
            self.line(f"{qualifier}{v.type.name} *{name} = &{v.name};")
            self.variables.append(RandomVariable(f"(*{name})", v.type, base=v.base, volatile=v.volatile))

    def assignment(self) -> None:
        """Write an assignment."""
        self.begin()
        v = self.assignable()
        if v is None:
            self.declaration()
            return
        self.writes.add(v.base)  # the index must not depend on what the right side changes
        target = self.access(v).text
        e = self.any(3) if v.type.is_float or v.type == BOOL else self.integer(3)
        right = e.at(ASSIGN)
        if self.chance(0.6) or v.type == BOOL:
            self.line(f"{target} = {right};")
        elif v.type.is_float:
            self.line(f"{target} {self.pick(('+=', '-=', '*=', '/='))} {right};")
        elif self.chance(0.3):
            if v.type.kind == "u":
                width = v.type.bits if v.type.bits >= 32 else 8
                self.line(f"{target} {self.pick(('<<=', '>>='))} {e.at(BITAND)} & {width - 1};")
            else:
                self.line(f"{target} >>= {e.at(BITAND)} & 7;")
        elif self.chance(0.2):
            self.line(f"{target} {self.pick(('/=', '%='))} {self.pick((1, 3, 5, 8, 100))};")
        elif v.type.kind == "u" and v.type.bits >= 32:
            self.line(f"{target} {self.pick(('+=', '-=', '*=', '^=', '|=', '&='))} {right};")
        elif v.type.bits < 32 and e.lo >= -(1 << 15) and e.hi < 1 << 15:
            self.line(f"{target} {self.pick(('+=', '-=', '*='))} {right};")
        else:
            self.line(f"{target} {self.pick(('^=', '|=', '&='))} {right};")

    def expression_statement(self) -> None:
        """Write an expression statement with a side effect."""
        self.begin()
        e = self.pick((self.side_effect, self.call, self.comma))(2)
        self.line(f"({e.text});")  # `char(x = 1);` looks like a declaration

    def atomic(self) -> None:
        """An atomic whose result does not depend on the order of threads."""
        if self.chance(0.6):
            name = self.pick(("counters", "wide_counters"))
            self.begin()
            index = self.index(COUNTERS)
            # One operation per counter kind: additions commute with each other, not with a maximum.
            self.line(f"atomicAdd(&{name}[{index}], {self.integer(2).at(ASSIGN)});")
            return
        owned = [
            v
            for v in self.variables
            if v.name in ("out_i", "out_u")
            or (v.element and v.name.startswith("sh") and v.type in (INT, UINT) and v.writable)
        ]
        if not owned:
            self.assignment()
            return
        v = self.pick(owned)
        self.begin()
        self.writes.add(v.base)
        target = self.access(v).text
        op = self.pick(("Add", "Sub", "Min", "Max", "And", "Or", "Xor", "Exch", "CAS"))
        arguments = ", ".join(
            f"({v.type.name}){self.integer(2).at(UNARY)}" for _ in range(2 if op == "CAS" else 1)
        )
        name = self.name("old")
        self.line(f"{v.type.name} {name} = atomic{op}(&{target}, {arguments});")
        self.variables.append(RandomVariable(name, v.type))

    def struct_statement(self) -> None:
        """A structure copied whole."""
        held = [v for v in self.variables if v.name.startswith("st") and "." in v.name and v.element is None]
        if not held:
            self.declaration()
            return
        v = self.pick(held)
        s = next(
            (
                s
                for s in self.structs
                if any(line.strip().startswith(f"{s.name} {v.base} ") for line in self.lines)
            ),
            None,
        )
        if s is None:
            return
        name = self.name("st")
        self.line(f"{s.name} {name} = {v.base};")
        for field, t, extent in s.fields:
            if not extent:
                self.variables.append(RandomVariable(f"{name}.{field}", t, base=name))

    def neighbours(self) -> None:
        """Loads and stores of neighbouring elements, which may become vector accesses."""
        name, t = self.pick(OUTPUTS)
        source, _ = self.pick([i for i in INPUTS if i[1].is_float == t.is_float])
        base = self.name("at")
        self.line(f"int {base} = (({self.value(INT, 1)}) & {INPUT_ELEMENTS // 4 - 1}) * 4;")
        order = [0, 1, 2, 3]
        if self.chance(0.4):
            self.random.shuffle(order)
        for i in order:
            op = self.pick(("=", "=", "=", "+=")) if t.kind == "u" else "="
            self.line(f"{name}[gid * {OWNED} + {i}] {op} {source}[{base} + {self.pick((i, i, i, 3 - i))}];")

    # Control flow

    def inner(self, place: Place, uniform: bool = False, **changes: Any) -> Place:
        """Return the context of nested statements."""
        can_return = place.can_return and not place.uniform
        return replace(place, depth=place.depth + 1, uniform=uniform, can_return=can_return, **changes)

    def if_statement(self, place: Place) -> None:
        """Write an `if` statement."""
        self.line(f"if ({self.condition().text}) {{")
        self.body(self.inner(place))
        while self.chance(0.25):
            self.line(f"}} else if ({self.condition().text}) {{")
            self.body(self.inner(place), 2)
        if self.chance(0.5):
            self.line("} else {")
            self.body(self.inner(place))
        self.line("}")

    def loop_body(
        self, trips: int, context: Place, variable: RandomVariable | None = None, at_most: int = 4
    ) -> None:
        """Write the statements of a loop, in which `variable` is visible."""
        if variable:
            self.variables.append(variable)
        self.cost *= trips
        self.body(context, at_most)
        self.cost //= trips
        self.variables = [v for v in self.variables if v is not variable]

    def trips(self) -> int:
        """Return a random trip count, limited by the cost of the program."""
        return self.pick((1, 2, 3, 4, 7, 9)) if self.cost < 60 else self.pick((1, 2))

    def for_loop(self, place: Place) -> None:
        """Write a `for` loop."""
        i = self.name("i")
        trips = self.trips()
        r = self.random.random()
        t = self.pick((INT, INT, UINT, LLONG, SHORT, UCHAR))
        if r < 0.4:
            self.line(
                f"for ({t.name} {i} = 0; {i} < {trips}; {self.pick((f'{i}++', f'++{i}', f'{i} += 1'))}) {{"
            )
            lo, hi = 0, trips - 1
        elif r < 0.6:  # a bound that differs from thread to thread
            bound = self.value(INT, 2)
            self.line(f"for ({t.name} {i} = 0; {i} < (int)(({bound}) & {trips}); {i}++) {{")
            lo, hi = 0, trips
        elif r < 0.8:
            step = self.pick((1, 2, 3))
            t = self.pick((INT, LLONG, SHORT))
            self.line(f"for ({t.name} {i} = {trips * step}; {i} > 0; {i} -= {step}) {{")
            lo, hi = 1, trips * step
        else:
            self.line(
                f"for ({t.name} {i} = 1; {i} <= {1 << min(trips, 6)}; {i} {self.pick(('*= 2', '<<= 1'))}) {{"
            )
            lo, hi = 1, 64
            trips = min(trips, 6) + 1
        self.loop_body(
            trips,
            self.inner(place, breakable=True, continuable=True),
            RandomVariable(i, t, writable=False, lo=lo, hi=hi),
        )
        self.line("}")

    def while_loop(self, place: Place) -> None:
        """Write a `while` loop with a bounded number of iterations."""
        fuel = self.name("fuel")
        trips = self.trips()
        self.line(f"int {fuel} = {trips};")
        condition = self.condition()
        if self.chance(0.5):
            self.line(f"while ({fuel}-- > 0 && {condition.at(BITOR)}) {{")
        else:
            self.line(f"while ({condition.at(BITOR)} && {fuel}-- > 0) {{")
        self.loop_body(trips, self.inner(place, breakable=True, continuable=True))
        self.line("}")

    def do_loop(self, place: Place) -> None:
        """Write a `do` loop with a bounded number of iterations."""
        fuel = self.name("fuel")
        trips = self.trips()
        self.line(f"int {fuel} = {trips};")
        self.line("do {")
        self.loop_body(trips, self.inner(place, breakable=True, continuable=True))
        self.line(f"}} while (--{fuel} > 0 && {self.condition().at(BITOR)});")

    def switch(self, place: Place) -> None:
        """Write a `switch` statement."""
        self.line(
            f"switch ({self.value(INT, 2)}) {{"
            if self.chance(0.3)
            else f"switch (({self.value(INT, 2)}) & 7) {{"
        )
        labels = self.random.sample(range(8), self.random.randrange(1, 6))
        default = self.random.randrange(len(labels) + 1) if self.chance(0.7) else -1
        for position, label in enumerate(labels):
            if position == default:
                self.line("default:")
            self.line(f"case {label}: {{")
            self.body(self.inner(place, breakable=True), 2)
            self.line("}")
            if self.chance(0.7):
                self.line("break;")
        if default == len(labels):
            self.line("default:")
            self.line("    ;")
        self.line("}")

    def block_statement(self, place: Place) -> None:
        """Write a block."""
        self.line("{")
        self.body(self.inner(place, uniform=place.uniform))
        self.line("}")

    def pointer_walk(self, place: Place) -> None:
        """A loop that steps a pointer through an array."""
        arrays = [v for v in self.variables if v.element is None and len(v.shape) == 1 and "." not in v.name]
        if not arrays:
            self.if_statement(place)
            return
        v = self.pick(arrays)
        p, end = self.name("p"), self.name("end")
        const = "" if v.writable else "const "
        self.line(f"{const}{v.type.name} *{p} = {v.name}, *{end} = {v.name} + {v.shape[0]};")
        self.line(
            self.pick((f"while ({p} < {end}) {{", f"for (; {p} != {end};) {{", f"while ({end} - {p} > 0) {{"))
        )
        self.loop_body(
            v.shape[0] if v.shape[0] <= 8 else 20,
            self.inner(place, breakable=True, continuable=False),
            RandomVariable(f"(*{p})", v.type, writable=v.writable, base=v.base),
            at_most=3,
        )
        self.indent += 1
        self.line(f"{p}++;" if self.chance(0.5) else f"{p} = &{p}[1];")
        self.indent -= 1
        self.line("}")

    def early_return(self, place: Place) -> None:
        """Write a conditional return."""
        condition = self.condition().text
        if place.result is None:
            self.line(f"if ({condition}) return;")
        else:
            self.line(f"if ({condition}) return {self.value(place.result, 2)};")

    # Where all threads come along

    def barrier(self) -> None:
        """A barrier; shared arrays pass from owned to read-only, or back."""
        self.line("__syncthreads();")
        self.shared_owned = not self.shared_owned
        names = {v.name for v in self.shared}
        self.variables = [v for v in self.variables if v.name not in names]
        for v in self.shared:
            whole = RandomVariable(v.name, v.type, (v.shape[0] * self.threads,), writable=False, uniform=True)
            self.variables.append(v if self.shared_owned else whole)

    def uniform_loop(self, place: Place) -> None:
        """Write a loop with the same trip count in all threads of the block."""
        i = self.name("u")
        trips = self.pick((1, 2, 3)) if self.cost < 40 else 1
        if self.chance(0.5):
            self.line(f"for (int {i} = 0; {i} < {trips}; {i}++) {{")
        else:
            self.line(f"for (unsigned {i} = ({self.uniform().text}) & {trips}; {i} > 0; {i}--) {{")
        self.loop_body(
            trips,
            self.inner(place, uniform=True, breakable=False, continuable=False),
            RandomVariable(i, INT, writable=False, uniform=True, lo=0, hi=trips),
        )
        self.line("}")

    def uniform_if(self, place: Place) -> None:
        """Write an `if` with the same condition in all threads of the block."""
        self.line(f"if ({self.uniform().text}) {{")
        self.body(self.inner(place, uniform=True))
        if self.chance(0.5):
            self.line("} else {")
            self.body(self.inner(place, uniform=True))
        self.line("}")

    def warp_instruction(self) -> None:
        """Write a warp instruction."""
        name = self.name("w")
        full = self.pick(("0xffffffffu", "0xffffffff", "-1", "~0u"))
        r = self.random.random()
        if r < 0.7:
            t = self.pick((INT, UINT, LLONG, ULLONG, FLOAT, DOUBLE))
            value = f"({t.name})({self.value(t, 2)})"
            width = self.pick(("", "", ", 16", ", 8", ", 32"))
            mode, lane = self.pick(
                (
                    ("", self.index(32)),
                    ("_up", str(self.random.randrange(32))),
                    ("_down", str(self.random.randrange(32))),
                    ("_xor", str(self.random.randrange(32))),
                )
            )
            if any(mark in lane for mark in ("=", "++", "--", "fn")):
                lane = "3"
            self.line(f"{t.name} {name} = __shfl{mode}_sync({full}, {value}, {lane}{width});")
        else:
            t = UINT if r < 0.85 else INT
            vote = "__ballot_sync" if t == UINT else self.pick(("__any_sync", "__all_sync"))
            self.line(f"{t.name} {name} = {vote}({full}, {self.condition().text});")
        self.variables.append(RandomVariable(name, t))

    def block_vote(self) -> None:
        """A barrier that counts. It is a barrier for shared memory as well, so it comes twice or in read-only
        phases.
        """
        name = self.name("v")
        condition = self.value(INT, 2)
        barrier = self.pick(("__syncthreads_count", "__syncthreads_and", "__syncthreads_or"))
        self.line(f"int {name} = {barrier}({condition});")
        self.variables.append(RandomVariable(name, INT))


def owned(name: str, thread: str, slots: int = OWNED) -> Callable[[str], str]:
    """Return a function that writes the access to an element of the thread's part of an array."""
    return lambda index: f"{name}[{thread} * {slots} + ({index})]"


def _row_field(name: str, field: str, extent: int, random: Random) -> Callable[[str], str]:
    inner = f"[{random.randrange(extent)}]" if extent else ""
    return lambda index: f"{name}[{index}].{field}{inner}"
