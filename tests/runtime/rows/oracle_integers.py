"""The meanings of the rows of integer and logic instructions in Python integers; imports nothing of the
engine.

`ROWS` maps the syntax of a row to a function of the variant's slots and of the operands' patterns
(never negative); it gives the pattern of the result before it is cut to its register.
Each follows the text of its section of the PTX ISA (9.7.1, 9.7.2, 9.7.8).
"""

from __future__ import annotations

from collections.abc import Callable

Slots = dict[str, str]
Meaning = Callable[..., int]


def size(type_: str) -> int:
    return int(type_[1:])


def signed(type_: str, bits: int) -> int:
    """The number that a pattern is in a type; `b` types are unsigned."""
    n = size(type_)
    bits &= (1 << n) - 1
    return bits - (1 << n) if type_[0] == "s" and bits >> (n - 1) else bits


def clamp(type_: str, n: int) -> int:
    bits = size(type_)
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if type_[0] == "s" else (0, (1 << bits) - 1)
    return max(low, min(high, n))


def typed(fn: Callable[..., int]) -> Meaning:
    """A function of numbers of the row's type."""
    return lambda v, *xs: fn(v, *(signed(v["type"], x) for x in xs))


def parts(fn: Callable[..., int]) -> Meaning:
    """A function of numbers in each part of a packed type (`u8x4`, `s16x2`), of the whole where the type has
    none; clamped under `.sat`.
    """

    def each(v: Slots, *xs: int) -> int:
        kind, _, times = v["type"].partition("x")
        width = size(kind)
        result = (fn(*(signed(kind, x >> at) for x in xs)) for at in range(0, width * int(times or 1), width))
        return sum(
            ((clamp(kind, n) if "sat" in v else n) & (1 << width) - 1) << width * i
            for i, n in enumerate(result)
        )

    return each


def clmad(v: Slots, a: int, b: int, c: int) -> int:
    """A half of the product of polynomials over GF(2), with another added."""
    product = 0
    for i in range(64):
        product ^= (a << i) * (b >> i & 1)
    return (product >> 64 if v["hilo"] == "hi" else product) ^ c


def hilo(v: Slots, product: int) -> int:
    return product >> size(v["type"]) if v["hilo"] == "hi" else product


def product24(v: Slots, a: int, b: int) -> int:
    """Bits 47..16 or 31..0 of the product of the low 24 bits."""
    a, b = (signed(v.get("type", "s32")[0] + "24", x) for x in (a, b))
    part = a * b >> 16 if v.get("hilo", "hi") == "hi" else a * b
    return signed(v.get("type", "s32"), part)


def quotient(v: Slots, a: int, b: int) -> int:
    if b == 0:
        return -1  # the machine's answer: all ones
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def remainder(v: Slots, a: int, b: int) -> int:
    return a if b == 0 else a - b * quotient(v, a, b)


def leading(v: Slots, a: int) -> int:
    for position in range(size(v["type"]) - 1, -1, -1):
        if a >> position & 1:
            return position
    return -1


def bfind(v: Slots, a: int) -> int:
    kind = v["type"]
    if kind[0] == "s" and a >> (size(kind) - 1):
        a = ~a & ((1 << size(kind)) - 1)
    return leading(v, a)


def bfind_shift(v: Slots, a: int) -> int:
    result = bfind(v, a)
    return result if result < 0 else size(v["type"]) - 1 - result


def bfe(v: Slots, a: int, b: int, c: int) -> int:
    position, length, top = b & 0xFF, c & 0xFF, size(v["type"]) - 1
    if v["type"][0] == "u" or length == 0:
        fill = 0
    else:
        fill = a >> min(position + length - 1, top) & 1
    return sum(
        (a >> (position + i) & 1 if i < length and position + i <= top else fill) << i for i in range(top + 1)
    )


def bfi(v: Slots, a: int, b: int, c: int, d: int) -> int:
    position, length, top = c & 0xFF, d & 0xFF, size(v["type"]) - 1
    for i in range(length):
        if position + i <= top:
            b = b & ~(1 << (position + i)) | (a >> i & 1) << (position + i)
    return b


def szext(v: Slots, a: int, b: int) -> int:
    n = b & 31 if v["mode"] == "wrap" else b
    if n == 0:
        return 0
    if n >= 32:
        return a
    return signed(v["type"][0] + str(n), a)


def bmsk(v: Slots, a: int, b: int) -> int:
    if v["mode"] == "wrap":
        a, b = a & 31, b & 31
    return 0 if a >= 32 else ((1 << min(b, 64)) - 1) << a


def dots(v: Slots, a: int, b: int, c: int, pairs: list[tuple[int, int]]) -> int:
    x, y = (v[name][0] for name in ("atype", "btype"))
    wide = 32 // len(pairs) if len(pairs) == 2 else 8
    return c + sum(signed(f"{x}{wide}", a >> i) * signed(f"{y}8", b >> j) for i, j in pairs)


def dp2a(v: Slots, a: int, b: int, c: int) -> int:
    base = 16 if v["mode"] == "hi" else 0
    return dots(v, a, b, c, [(0, base), (16, base + 8)])


def shifted(v: Slots, a: int, b: int) -> int:
    return signed(v["type"], a) >> min(b, size(v["type"]))


def funnel(v: Slots, a: int, b: int, c: int) -> int:
    n = c & 31 if v["mode"] == "wrap" else min(c, 32)
    both = b << 32 | a
    return both >> (32 - n) if v["dir"] == "l" else both >> n


def prmt(v: Slots, a: int, b: int, c: int) -> int:
    pool = [(b << 32 | a) >> 8 * i & 0xFF for i in range(8)]
    mode, n = v.get("mode", ""), c & 3
    if not mode:
        picks = [c >> 4 * i & 0xF for i in range(4)]
        return sum(
            (0xFF * (pool[p & 7] >> 7) if p & 8 else pool[p & 7]) << 8 * i for i, p in enumerate(picks)
        )
    order = {
        "f4e": [n, n + 1, n + 2, n + 3],
        "b4e": [n, (n - 1) % 8, (n - 2) % 8, (n - 3) % 8],
        "rc8": [n] * 4,
        "ecl": [max(i, n) for i in range(4)],
        "ecr": [min(i, n) for i in range(4)],
        "rc16": [2 * (n & 1), 2 * (n & 1) + 1] * 2,
    }[mode]
    return sum(pool[p] << 8 * i for i, p in enumerate(order))


def lop3(v: Slots, a: int, b: int, c: int, table: int) -> int:
    return sum((table >> ((a >> i & 1) * 4 + (b >> i & 1) * 2 + (c >> i & 1)) & 1) << i for i in range(32))


ROWS: dict[str, Meaning] = {
    "add.type d, a, b": parts(lambda x, y: x + y),
    "add{.sat}.type d, a, b": parts(lambda x, y: x + y),
    "add.sat.type d, a, b": parts(lambda x, y: x + y),
    "sub.type d, a, b": lambda v, a, b: a - b,
    "sub{.sat}.type d, a, b": parts(lambda x, y: x - y),
    "add.sat.s32 d, a, b": lambda v, a, b: clamp("s32", signed("s32", a) + signed("s32", b)),
    "sub.sat.s32 d, a, b": lambda v, a, b: clamp("s32", signed("s32", a) - signed("s32", b)),
    "mul.hilo.type d, a, b": typed(lambda v, a, b: hilo(v, a * b)),
    "mul.wide.type d, a, b": typed(lambda v, a, b: a * b),
    "mad.hilo.type d, a, b, c": typed(lambda v, a, b, c: hilo(v, a * b) + c),
    "mad.wide.type d, a, b, c": lambda v, a, b, c: signed(v["type"], a) * signed(v["type"], b) + c,
    "mad.hi.sat.s32 d, a, b, c": lambda v, a, b, c: clamp(
        "s32", (signed("s32", a) * signed("s32", b) >> 32) + signed("s32", c)
    ),
    "mul24.hilo.type d, a, b": product24,
    "mad24.hilo.type d, a, b, c": lambda v, a, b, c: product24(v, a, b) + c,
    "mad24.hi.sat.s32 d, a, b, c": lambda v, a, b, c: clamp("s32", product24(v, a, b) + signed("s32", c)),
    "sad.type d, a, b, c": typed(lambda v, a, b, c: c + abs(a - b)),
    "div.type d, a, b": typed(quotient),
    "rem.type d, a, b": typed(remainder),
    "abs.type d, a": typed(lambda v, a: abs(a)),
    "neg.type d, a": parts(lambda x: -x),
    "min.type d, a, b": parts(min),
    "max.type d, a, b": parts(max),
    "min.relu.type d, a, b": parts(lambda x, y: max(min(x, y), 0)),
    "max.relu.type d, a, b": parts(lambda x, y: max(x, y, 0)),
    "clmad.hilo.type d, a, b, c": clmad,
    "popc.type d, a": lambda v, a: bin(a).count("1"),
    "clz.type d, a": lambda v, a: size(v["type"]) - 1 - leading(v, a),
    "bfind.type d, a": bfind,
    "bfind.shiftamt.type d, a": bfind_shift,
    "brev.type d, a": lambda v, a: int(f"{a:0{size(v['type'])}b}"[::-1], 2),
    "bfe.type d, a, b, c": bfe,
    "bfi.type f, a, b, c, d": bfi,
    "szext.mode.type d, a, b": szext,
    "bmsk.mode.b32 d, a, b": bmsk,
    "dp4a.atype.btype d, a, b, c": lambda v, a, b, c: dots(v, a, b, c, [(i, i) for i in (0, 8, 16, 24)]),
    "dp2a.mode.atype.btype d, a, b, c": dp2a,
    "and.type d, a, b": lambda v, a, b: a & b,
    "or.type d, a, b": lambda v, a, b: a | b,
    "xor.type d, a, b": lambda v, a, b: a ^ b,
    "not.type d, a": lambda v, a: ~a,
    "cnot.type d, a": lambda v, a: int(a == 0),
    "lop3.b32 d, a, b, c, lut": lop3,
    "shf.dir.mode.b32 d, a, b, c": funnel,
    "shl.type d, a, b": lambda v, a, b: a << min(b, 64),
    "shr.type d, a, b": shifted,
    "prmt.b32{.mode} d, a, b, c": prmt,
    "selp.type d, a, b, c": lambda v, a, b, c: a if c else b,
    "slct.dtype.s32 d, a, b, c": lambda v, a, b, c: a if signed("s32", c) >= 0 else b,
}


COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda a, b: a == b,
    "ne": lambda a, b: a != b,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b,
    "lo": lambda a, b: a < b,
    "ls": lambda a, b: a <= b,
    "hi": lambda a, b: a > b,
    "hs": lambda a, b: a >= b,
}
JOINS: dict[str, Callable[[bool, bool], bool]] = {
    "and": lambda r, c: r and c,
    "or": lambda r, c: r or c,
    "xor": lambda r, c: r != c,
}


def compared(v: Slots, type_: str, a: int, b: int, c: int | None) -> tuple[bool, bool]:
    """Return both results of `setp`: the comparison combined with c, and its negation combined with c."""
    result = COMPARISONS[v["cmp"]](signed(type_, a), signed(type_, b))
    if c is None:
        return result, not result
    join = JOINS[v["bool"]]
    return join(result, bool(c)), join(not result, bool(c))


def carried(
    opcode: str, bits: int, a: list[int], b: list[int], c: list[int], high: bool, kind: str
) -> list[int]:
    """Words of a chain of two, then the carry out added to zero: `opcode` is add, sub or mad; each word's
    operands come in order.
    """
    words, carry = [], 0
    for x, y, z in zip(a, b, c):
        if opcode == "mad":
            product = signed(kind, x) * signed(kind, y)
            x, y = (product >> bits if high else product) & ((1 << bits) - 1), z
        total = x - y - carry if opcode == "sub" else x + y + carry
        words.append(total & ((1 << bits) - 1))
        carry = (total >> bits) & 1
    return words
