"""Random expressions without undefined behaviour.

A full expression never reads an object that it also changes, so the order of evaluation does not matter.
Shift counts, divisors, indices and float-to-integer conversions are kept in range by masks and clamps, so
every program has one meaning, and compilers can be compared.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..program import Choices
from .ctypes_model import (
    ADD,
    AND,
    ASSIGN,
    BITAND,
    BITOR,
    BITXOR,
    BOOL,
    CONDITIONAL,
    DOUBLE,
    EQUAL,
    FLOAT,
    FLOATS,
    INT,
    INTEGERS,
    LESS,
    LLONG,
    MUL,
    OR,
    POSTFIX,
    PRIMARY,
    SHIFT,
    UINT,
    ULLONG,
    ULONG,
    UNARY,
    UNSIGNED_OF,
    ArithmeticType,
    ExpressionText,
    common,
    converted,
    expr,
    promoted,
)  # fmt: skip


@dataclass
class RandomVariable:
    """A variable in scope.

    `shape` is () for a scalar. `index` builds the text of the element access from index texts and `base` is
    the accessed object (pointers access their pointee).
    """

    name: str
    type: ArithmeticType
    shape: tuple[int, ...] = ()
    writable: bool = True
    base: str = ""
    uniform: bool = False
    volatile: bool = False
    lo: int | None = None
    hi: int | None = None
    element: Callable[[str], str] | None = None

    def __post_init__(self) -> None:
        self.base = self.base or self.name


@dataclass
class RandomFunction:
    """A device function that later code may call: parameter types, or pointers to arrays of 4 elements."""

    name: str
    result: ArithmeticType
    parameters: list[tuple[ArithmeticType, bool]]
    cost: int


COMPARISONS = ("<", ">", "<=", ">=")
FLOAT_UNARY = {
    FLOAT: ("fabsf", "floorf", "ceilf", "truncf", "sqrtf", "rintf"),
    DOUBLE: ("fabs", "floor", "ceil", "trunc", "sqrt", "rint"),
}
FLOAT_BINARY = {FLOAT: ("fminf", "fmaxf", "copysignf"), DOUBLE: ("fmin", "fmax", "copysign")}


class Expressions(Choices):
    """Writes expressions over the visible names; one instance a program."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.variables: list[RandomVariable] = []
        self.functions: list[RandomFunction] = []
        # the objects that the current full expression has read and changed
        self.reads: set[str] = set()
        self.writes: set[str] = set()
        self.uniform_only = False
        self.cost = 1  # how often what is being written runs, about
        self.indexing = 0  # how many index expressions are open
        self.spent = 0  # what the calls written so far cost

    # Full expressions

    def begin(self) -> None:
        """Begin a full expression: nothing is read or changed so far."""
        self.reads.clear()
        self.writes.clear()

    def full(self, depth: int = 3) -> ExpressionText:
        """A full expression of any arithmetic type."""
        self.begin()
        return self.any(depth)

    def condition(self, depth: int = 2) -> ExpressionText:
        """A full expression to branch on."""
        self.begin()
        return self.compare(depth) if self.chance(0.7) else self.any(depth)

    def uniform(self, depth: int = 2) -> ExpressionText:
        """An integer full expression with one value in the whole block, without side effects."""
        self.uniform_only = True
        try:
            self.begin()
            return self.integer(depth)
        finally:
            self.uniform_only = False

    # Expressions by kind of type

    def any(self, depth: int) -> ExpressionText:
        """Return an expression of any arithmetic type."""
        return self.floating(depth) if self.chance(0.25) and not self.uniform_only else self.integer(depth)

    def integer(self, depth: int) -> ExpressionText:
        """Return an integer expression."""
        if depth <= 0:
            return self.leaf(INTEGERS) if self.chance(0.75) else self.literal(self.pick(INTEGERS[1:]))
        kinds: list[tuple[float, Callable[[int], ExpressionText]]] = [
            (10, self.arithmetic), (6, self.bitwise), (4, self.shift), (4, self.division), (3, self.compare),
            (2, self.logical), (3, self.unary), (3, self.conditional),
            (4, self.cast), (4, self.integer_function),
        ]  # fmt: skip
        if not self.uniform_only:
            kinds += [(2, self.from_float), (3, self.side_effect), (3, self.call), (1, self.comma)]
        return self.weighted(kinds)(depth - 1)

    def floating(self, depth: int) -> ExpressionText:
        """Return a floating expression."""
        if depth <= 0:
            return self.leaf(FLOATS) if self.chance(0.7) else self.literal(self.pick(FLOATS))
        r = self.random.random()
        if r < 0.55:
            a, b = self.floating(depth - 1), self.any(depth - 1)
            if self.chance(0.5):
                a, b = b, a
            op, level = self.pick((("+", ADD), ("-", ADD), ("*", MUL), ("/", MUL), ("*", MUL)))
            t = common(a.type, b.type)
            return (
                expr(f"{a.at(level)} {op} {b.at(level + 1)}", t, level)
                if t.is_float
                else self.floating(depth - 1)
            )
        t = self.pick(FLOATS)
        if r < 0.7:
            name = self.pick(FLOAT_UNARY[t])
            argument = self.as_argument(t, depth - 1)
            if name == "ceil":
                # nvcc 13.0 folds that of constants from 2^63 on to -2^63
                argument = f"fmin({argument}, 1e18)"
            return expr(f"{name}({argument})", t, POSTFIX)
        if r < 0.8:
            name = self.pick(FLOAT_BINARY[t])
            return expr(
                f"{name}({self.as_argument(t, depth - 1)}, {self.as_argument(t, depth - 1)})", t, POSTFIX
            )
        if r < 0.9:
            return expr(f"({t.name}){self.any(depth - 1).at(UNARY)}", t, UNARY)
        a, b, c = self.compare(depth - 1), self.floating(depth - 1), self.floating(depth - 1)
        return expr(f"{a.at(OR)} ? {b.at(ASSIGN)} : {c.at(CONDITIONAL)}", common(b.type, c.type), CONDITIONAL)

    def as_argument(self, t: ArithmeticType, depth: int) -> str:
        """An argument for a function of `t`s; `fmin` and its kin are overloaded, so doubles are cast."""
        e = self.any(depth)
        return e.at(ASSIGN) if t == FLOAT or e.type == DOUBLE else f"(double){e.at(UNARY)}"

    # Leaves

    def literal(self, t: ArithmeticType) -> ExpressionText:
        """A literal of (the promoted) type `t`."""
        if t.is_float:
            value = self.pick(
                (0.0, 1.0, 0.5, -2.0, 3.25, 1e-3, 1e10, 0.1, 255.0, self.random.uniform(-100, 100))
            )
            text = f"{abs(value)!r}{t.suffix}"
            return expr(f"-{text}" if value < 0 else text, t, UNARY if value < 0 else PRIMARY)
        t = promoted(t)
        span = self.pick((2, 10, 100, 1 << 15, 1 << 31, 1 << 63))
        value = self.pick(
            (
                self.random.randrange(span),
                t.hi - self.random.randrange(3),
                (1 << self.random.randrange(t.bits - 1)) - self.random.randrange(2),
            )
        )
        value = max(0, min(value, t.hi))
        form = self.random.random()
        text = f"{value:#x}" if form < 0.3 else f"0{value:o}" if form < 0.35 and value else str(value)
        if form > 0.95 and t == INT and 32 <= value < 127 and chr(value) not in "\\'":
            return expr(f"(int)'{chr(value)}'", INT, UNARY, value, value)
        return expr(text + t.suffix, t, PRIMARY, value, value)

    def leaf(self, types: tuple[ArithmeticType, ...]) -> ExpressionText:
        """A variable or array element whose type is among `types` (a literal where there is none)."""
        fit = [
            v for v in self.variables
            if v.type in types and v.base not in self.writes and (v.uniform or not self.uniform_only)
        ]  # fmt: skip
        if not fit:
            return self.literal(self.pick(types))
        variable = self.pick(fit[-12:] if self.chance(0.6) else fit)
        return self.access(variable)

    def access(self, v: RandomVariable) -> ExpressionText:
        """The text that reads or names `v` (an element, when it is an array)."""
        self.reads.add(v.base)
        text = v.name
        if v.element is not None:
            text = v.element(self.index(v.shape[0]))
        else:
            for extent in v.shape:
                text += f"[{self.index(extent)}]"
        return expr(text, v.type, POSTFIX, v.lo, v.hi)

    def index(self, extent: int) -> str:
        """An index below `extent`."""
        if self.chance(0.35) or self.indexing >= 2:
            return str(self.random.randrange(extent))
        self.indexing += 1
        e = self.integer(1) if self.chance(0.5) else self.leaf(INTEGERS)
        self.indexing -= 1
        if e.lo >= 0 and e.hi < extent:
            return e.at(ASSIGN)
        if extent & (extent - 1) == 0:
            return f"{e.at(BITAND)} & {extent - 1}"
        if e.type.kind == "u" and promoted(e.type) == e.type:
            return f"{e.at(MUL)} % {extent}"
        return f"(unsigned){e.at(UNARY)} % {extent}u"

    # Integer operators

    def arithmetic(self, depth: int) -> ExpressionText:
        """Return a sum, difference or product."""
        a, b = self.integer(depth), self.integer(depth)
        op, level = self.pick((("+", ADD), ("-", ADD), ("*", MUL)))
        t = common(a.type, b.type)
        (al, ah), (bl, bh) = converted(a, t), converted(b, t)
        ends = (
            [al + bl, ah + bh]
            if op == "+"
            else [al - bh, ah - bl]
            if op == "-"
            else [x * y for x in (al, ah) for y in (bl, bh)]
        )
        lo, hi = min(ends), max(ends)
        if t.kind == "u" or (t.lo <= lo and hi <= t.hi):
            return expr(f"{a.at(level)} {op} {b.at(level + 1)}", t, level, lo, hi)
        if self.chance(0.4):  # keep the plain signed operator, on narrower operands
            narrow = (1 << (t.bits // 2 - 1)) - 1
            left, right = f"({a.at(BITAND)} & {narrow})", f"({b.at(BITAND)} & {narrow})"
            ends = [0, 2 * narrow] if op == "+" else [-narrow, narrow] if op == "-" else [0, narrow * narrow]
            return expr(f"{left} {op} {right}", t, level, *ends)
        u = UNSIGNED_OF[t]
        return expr(f"({t.name})(({u.name}){a.at(UNARY)} {op} ({u.name}){b.at(UNARY)})", t, UNARY)

    def bitwise(self, depth: int) -> ExpressionText:
        """Return a bitwise operation."""
        a, b = self.integer(depth), self.integer(depth)
        op, level = self.pick((("&", BITAND), ("|", BITOR), ("^", BITXOR)))
        t = common(a.type, b.type)
        (al, ah), (bl, bh) = converted(a, t), converted(b, t)
        lo = hi = None
        if op == "&" and (al >= 0 or bl >= 0):
            lo, hi = 0, min(h for low, h in ((al, ah), (bl, bh)) if low >= 0)
        elif al >= 0 and bl >= 0:
            lo, hi = 0, (1 << max(ah, bh).bit_length()) - 1
        return expr(f"{a.at(level)} {op} {b.at(level + 1)}", t, level, lo, hi)

    def shift(self, depth: int) -> ExpressionText:
        """Return a shift with a count in range."""
        a, b = self.integer(depth), self.integer(depth)
        t = promoted(a.type)
        if b.lo >= 0 and b.hi < t.bits:
            amount = b.at(ADD)
            low, high = b.lo, b.hi
        elif self.chance(0.5):
            low = high = self.random.randrange(t.bits)
            amount = str(low)
        else:
            low, high = 0, t.bits - 1
            amount = f"({b.at(BITAND)} & {t.bits - 1})"
        if self.chance(0.5):
            return expr(
                f"{a.at(SHIFT)} >> {amount}",
                t,
                SHIFT,
                min(a.lo >> low, a.lo >> high),
                max(a.hi >> low, a.hi >> high),
            )
        if t.kind == "u" or (a.lo >= 0 and a.hi << high <= t.hi):
            return expr(f"{a.at(SHIFT)} << {amount}", t, SHIFT, a.lo << low, a.hi << high)
        u = UNSIGNED_OF[t]
        return expr(f"({t.name})(({u.name}){a.at(UNARY)} << {amount})", t, UNARY)

    def division(self, depth: int) -> ExpressionText:
        """Return a division or remainder with a non-zero divisor."""
        a = self.integer(depth)
        op = self.pick("/%")
        if self.chance(0.5):
            value = self.pick(
                (1, 2, 3, 5, 7, 8, 10, 16, 60, 100, 127, 255, 641, 1000, 4096, 65535, (1 << 31) - 1)
            )
            b = expr(str(value), INT, PRIMARY, value, value)
            if self.chance(0.3) and value != 1:
                b = expr(f"-{value}", INT, UNARY, -value, -value)
            elif self.chance(0.3):
                s = self.pick((UINT, LLONG, ULLONG))
                b = expr(f"{value}{s.suffix}", s, PRIMARY, value, value)
        else:
            e = self.integer(depth)
            t = promoted(e.type)
            if t.kind == "u":
                b = expr(f"({e.at(BITOR)} | 1)", t, PRIMARY, 1, t.hi)
            elif self.chance(0.3):  # negative divisors, but never -1
                b = expr(f"-(({e.at(BITAND)} & 1023) + 2)", t, UNARY, -1025, -2)
            else:
                mask = self.pick((7, 31, 1023, (1 << 30) - 1))
                b = expr(f"(({e.at(BITAND)} & {mask}) + 1)", t, PRIMARY, 1, mask + 1)
        t = common(a.type, b.type)
        al, ah = converted(a, t)
        bl, bh = converted(b, t)
        lo = hi = None
        if bl > 0:
            if op == "/":
                ends = [int(abs(x) // y) * (1 if x >= 0 else -1) for x in (al, ah) for y in (bl, bh)]
                lo, hi = min(*ends, 0 if al <= 0 <= ah else ends[0]), max(ends)
            else:
                lo, hi = (0 if al >= 0 else -(bh - 1)), (bh - 1 if ah > 0 else 0)
        return expr(f"{a.at(MUL)} {op} {b.at(UNARY)}", t, MUL, lo, hi)

    def unary(self, depth: int) -> ExpressionText:
        """Return a unary operation."""
        a = self.integer(depth)
        t = promoted(a.type)
        op = self.pick("~!-+")
        if op == "!":
            return expr(f"!{a.at(UNARY)}", BOOL, UNARY)
        if op == "~":
            return (
                expr(f"~{a.at(UNARY)}", t, UNARY, ~a.hi, ~a.lo)
                if t.kind == "i"
                else expr(f"~{a.at(UNARY)}", t, UNARY)
            )
        if op == "-":
            if t.kind == "i" and a.lo == t.lo:
                return expr(f"-({a.at(BITAND)} & {t.hi}{t.suffix})", t, UNARY, -t.hi, 0)
            return expr(f"- {a.at(UNARY)}", t, UNARY, -a.hi, -a.lo)
        return expr(f"+ {a.at(UNARY)}", t, UNARY, a.lo, a.hi)

    def compare(self, depth: int) -> ExpressionText:
        """Return a comparison."""
        a, b = (
            (self.any(depth), self.any(depth))
            if not self.uniform_only
            else (self.integer(depth), self.integer(depth))
        )
        op, level = (self.pick(COMPARISONS), LESS) if self.chance(0.7) else (self.pick(("==", "!=")), EQUAL)
        return expr(f"{a.at(level + 1)} {op} {b.at(level + 1)}", BOOL, level)

    def logical(self, depth: int) -> ExpressionText:
        """Return a logical operation."""
        a, b = self.compare(depth), self.any(depth)
        op, level = self.pick((("&&", AND), ("||", OR)))
        return expr(f"{a.at(level)} {op} {b.at(level + 1)}", BOOL, level)

    def conditional(self, depth: int) -> ExpressionText:
        """Return a conditional expression."""
        c, a, b = self.any(depth), self.integer(depth), self.integer(depth)
        t = common(a.type, b.type) if a.type != b.type else a.type
        (al, ah), (bl, bh) = converted(a, t), converted(b, t)
        return expr(
            f"{c.at(OR)} ? {a.at(ASSIGN)} : {b.at(CONDITIONAL)}", t, CONDITIONAL, min(al, bl), max(ah, bh)
        )

    def cast(self, depth: int) -> ExpressionText:
        """Return a cast to an integer type."""
        a = self.integer(depth)
        t = self.pick(INTEGERS)
        lo, hi = converted(a, t)
        # `(int(unsigned(x[1]))) & y` converts an address to a function type ([dcl.ambig.res] p2).
        may_be_parameter = any(a.text.startswith(f"{inner.name}(") for inner in INTEGERS)
        if " " not in t.name and self.chance(0.2) and not may_be_parameter:
            return expr(f"{t.name}({a.at(ASSIGN)})", t, POSTFIX, lo, hi)
        return expr(f"({t.name}){a.at(UNARY)}", t, UNARY, lo, hi)

    def from_float(self, depth: int) -> ExpressionText:
        """A float converted to an integer, clamped first (NaN becomes the lower end)."""
        a = self.floating(depth)
        t = self.pick(INTEGERS[1:])
        low, high = (0, min(t.hi, 1000000)) if t.kind == "u" else (max(t.lo, -1000000), min(t.hi, 1000000))
        s = "f" if a.type == FLOAT else ""
        return expr(
            f"({t.name})fmin{s}(fmax{s}({a.at(ASSIGN)}, {float(low)}{s}), {float(high)}{s})",
            t,
            UNARY,
            low,
            high,
        )

    def integer_function(self, depth: int) -> ExpressionText:
        """Return a call of a built-in integer function."""
        a, b = self.integer(depth), self.integer(depth)
        x, y = a.at(ASSIGN), b.at(ASSIGN)
        i, u, ll, w = (
            f"(int){a.at(UNARY)}",
            f"(unsigned){a.at(UNARY)}",
            f"(long long){a.at(UNARY)}",
            f"(unsigned long long){a.at(UNARY)}",
        )
        return self.random.choice((
            lambda: expr(f"__popc({x})", INT, POSTFIX, 0, 32),
            lambda: expr(f"__popcll({x})", INT, POSTFIX, 0, 64),
            lambda: expr(f"__clz({x})", INT, POSTFIX, 0, 32),
            lambda: expr(f"__clzll({x})", INT, POSTFIX, 0, 64),
            lambda: expr(f"__ffs({x})", INT, POSTFIX, 0, 32),
            lambda: expr(f"__brev({x})", UINT, POSTFIX),
            lambda: expr(f"__brevll({x})", ULLONG, POSTFIX),
            lambda: expr(f"__mulhi({x}, {y})", INT, POSTFIX),
            lambda: expr(f"__umulhi({x}, {y})", UINT, POSTFIX),
            lambda: expr(f"__umul64hi({x}, {y})", ULLONG, POSTFIX),
            lambda: expr(f"min({i}, (int){b.at(UNARY)})", INT, POSTFIX),
            lambda: expr(f"max({u}, (unsigned){b.at(UNARY)})", UINT, POSTFIX),
            lambda: expr(f"max({ll}, (long long){b.at(UNARY)})", LLONG, POSTFIX),
            lambda: expr(f"min({w}, (unsigned long long){b.at(UNARY)})", ULLONG, POSTFIX),
            lambda: expr(f"abs({i} / 2)", INT, POSTFIX, 0, 1 << 30),
            lambda: expr(f"__byte_perm({x}, {y}, {self.random.randrange(1 << 16)})", UINT, POSTFIX),
            lambda: expr(f"__funnelshift_l({x}, {y}, {self.random.randrange(64)})", UINT, POSTFIX),
            lambda: expr(f"__funnelshift_r({x}, {y}, {y})", UINT,
                POSTFIX) if not self.writes else expr(x, a.type, ASSIGN, a.lo, a.hi),
            lambda: expr(f"sizeof({self.pick(INTEGERS).name})", ULONG, POSTFIX, 1, 8),
        ))()  # fmt: skip

    # Side effects

    def assignable(self) -> RandomVariable | None:
        """Return a variable that the current full expression may change, None if there is none."""
        fit = [
            v for v in self.variables if v.writable and v.base not in self.writes and v.base not in self.reads
        ]
        return self.pick(fit) if fit else None

    def side_effect(self, depth: int) -> ExpressionText:
        """`x++`, `--x`, `x = e` or `x op= e`, of an integer object that this expression does not touch
        otherwise.
        """
        v = self.assignable()
        if v is None or v.type.is_float or v.type == BOOL:
            return self.integer(depth)
        self.writes.add(v.base)
        target = self.access(v)
        # Of signed types as wide as `int` or wider it may overflow; of narrower ones nvcc 13.0 takes it for
        # as wide as the promoted value.
        if self.chance(0.5) and v.type.kind != "i":
            op = self.pick(("++", "--"))
            return (
                expr(f"{target.text}{op}", v.type, POSTFIX)
                if self.chance(0.5)
                else expr(f"{op}{target.text}", v.type, UNARY)
            )
        e = self.integer(depth)
        lo, hi = converted(e, v.type)
        return expr(f"{target.text} = {e.at(ASSIGN)}", v.type, ASSIGN, lo, hi)

    def call(self, depth: int) -> ExpressionText:
        """A call of a device function; pointer arguments are local arrays that it may change."""
        fit = [f for f in self.functions if f.cost * self.cost <= 1500 and not f.result.is_float]
        if not fit:
            return self.integer(depth)
        f = self.pick(fit)
        arguments = []
        for t, by_pointer in f.parameters:
            if by_pointer:
                arrays = [
                    v for v in self.variables
                    if v.type == t and v.shape and v.shape[-1] % 4 == 0 and v.writable and v.element is None
                    and v.base not in self.writes and v.base not in self.reads
                ]  # fmt: skip
                if not arrays:
                    return self.integer(depth)
                v = self.pick(arrays)
                self.writes.add(v.base)
                arguments.append(v.name + "[0]" * (len(v.shape) - 1))
            else:
                e = self.floating(depth) if t.is_float else self.integer(depth)
                arguments.append(e.at(ASSIGN))
        self.spent += self.cost * f.cost
        return expr(f"{f.name}({', '.join(arguments)})", f.result, POSTFIX)

    def comma(self, depth: int) -> ExpressionText:
        """Return a comma expression with a side effect."""
        a, b = self.side_effect(depth), self.integer(depth)
        return expr(f"({a.text}, {b.at(ASSIGN)})", b.type, PRIMARY, b.lo, b.hi)
