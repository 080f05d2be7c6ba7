"""Instruction lines drawn from the grammar of PTX, not from the rows of the instruction table.

A shape is an opcode with its optional and alternative modifiers, and its operands; modifiers are drawn from
everything that may stand in a place, whatever goes together, and operands from all kinds and places:
registers of each width and kind, constants of each spelling, vectors, special registers, symbols, sinks,
negated predicates, guards. Most operands have the size that the line's types ask for, so that about half of
the lines are legal; which are, ptxas says.
"""

from __future__ import annotations

import random
import re

from .samples import COUNT, REGISTERS
from .variants import ADDRESSES, CONSTANTS, NAMES, READ_ONLY, Case

INTEGERS = "u16 u32 u64 s16 s32 s64"
BITS = "b16 b32 b64"
FLOATS = "f32 f64 f16 bf16 f16x2 bf16x2"
BYTES = "b8 u8 s8"
PACKED = "u16x2 s16x2 u8x4 s8x4 f32x2"
NARROW = "e4m3x2 e5m2x2 e2m3x2 e3m2x2 e2m1x2 ue8m0x2 s2f6x2 tf32 f16x2 bf16x2"
ANY = f"{INTEGERS} {BITS} {FLOATS} {BYTES} {PACKED} pred b128 tf32"
MEMORY = f"{BYTES} {INTEGERS} {BITS} f32 f64 b128"
SPACES = "global shared local const param shared::cta shared::cluster param::entry param::func"
CMP = "eq ne lt le gt ge lo ls hi hs equ neu ltu leu gtu geu num nan"
RND = "rn rz rm rp"
IRND = "rni rzi rmi rpi"
SCOPES = "cta cluster gpu sys"
LEVELS = "L1::evict_last L1::no_allocate L2::64B L2::128B L2::256B L2::cache_hint L2::evict_last"

# opcode; places of modifiers, each `?` missing half of the time, `??` mostly; then the operands: d result, p
# predicate, s source of the last type, t of the type before it, w of twice the size, u a word, [] an address,
# v a vector or scalar, # a constant, | a pair, each `?` mostly there.
SHAPES = f"""
add sub mul | ?{RND} ??ftz ??sat ??cc {INTEGERS} {FLOATS} {PACKED} | d s s
add sub | ?{RND} ??sat f32 | {FLOATS} | d t s
addc subc | ??cc ??sat {INTEGERS} | d s s
mul | lo hi wide | {INTEGERS} | w s s
mul mul24 | lo hi | u32 s32 u64 s64 | d s s
mad mad24 madc | lo hi wide | ??cc ??sat {INTEGERS} | w s s w
mad fma | {RND} | ??ftz ??sat ??relu ??oob {FLOATS} f32x2 | d s s s
fma | {RND} ??sat f32 f16 | f16 bf16 | d s s t
div rem | ??approx ??full ?{RND} ??ftz {INTEGERS} {FLOATS} | d s s
div | approx full {RND} | ??ftz f32 f64 | d s s
abs neg | ??ftz ??sat {INTEGERS} {FLOATS} {PACKED} | d s
min max | ??ftz ??NaN ??xorsign.abs ??abs ??relu {INTEGERS} {FLOATS} {PACKED} | d s s
min max | ??ftz ??NaN ??abs f32 f64 | d s s s
sad | {INTEGERS} f32 | d s s s
rcp sqrt rsqrt sin cos lg2 ex2 tanh | ?approx ??{RND} ??ftz ??2pi {FLOATS} | d s
testp | finite infinite number notanumber normal subnormal | f32 f64 f16 | p s
copysign | ??ftz f32 f64 f16 | d s s
popc clz brev bfind | ??shiftamt {BITS} {INTEGERS} | u s
brev not cnot | {BITS} pred {INTEGERS} | d s
bfe | {INTEGERS} b32 | d s u u
bfi | {BITS} u32 | d s s u u
and or xor | {BITS} pred {INTEGERS} f32 | d s s
shl shr | {BITS} {INTEGERS} | d s u
shf | l r | clamp wrap | b32 b64 | d s s u
lop3 | ??and ??or b32 b64 | d s s s #
prmt | b32 | ??f4e ??b4e ??rc8 ??ecl | d s s u
dp4a | u32 s32 | u32 s32 | u s s u
dp2a | lo hi | u32 s32 | u32 s32 | u s s u
set | {CMP} | ??and ??or ??ftz {INTEGERS} f32 f16 bf16 f16x2 | {INTEGERS} {BITS} {FLOATS} | t s s p?
setp | {CMP} | ??and ??or ??xor ??ftz {INTEGERS} {BITS} {FLOATS} | q s s p?
setp set | eq ne lt | and or xor | {INTEGERS} {BITS} f32 f64 f16 | q s s p
selp | {INTEGERS} {BITS} f32 f64 f16 pred b8 | d s s p
slct | ??ftz {INTEGERS} {BITS} f32 f64 f16 | s32 f32 u32 f64 | t t t s
mov | {ANY} | d s
mov | {BITS} b128 u32 f64 | d v
mov | {BITS} b128 u64 f32 | v d
mov | u64 u32 b64 b32 s64 | d n
cvt | ??{IRND} ?{RND} ??ftz ??sat ??relu ??satfinite {INTEGERS} {BYTES} {FLOATS} {NARROW} | {INTEGERS} {BYTES}
  {FLOATS} {NARROW} | t s
cvt | {IRND} | ??ftz ??sat {INTEGERS} {BYTES} f32 f64 f16 bf16 | f32 f64 f16 bf16 | t s
cvt | {RND} | ??ftz ??sat f32 f64 f16 bf16 | {INTEGERS} {BYTES} f32 f64 f16 bf16 | t s
cvt | ??sat {INTEGERS} {BYTES} | {INTEGERS} {BYTES} | t s
cvt | {RND} rna rs | ??relu ??satfinite ??sat {NARROW} bf16 f16 | f32 f16x2 bf16x2 {NARROW} | t s s? u?
cvt | pack.sat | u16 s16 u8 s8 u4 s2 | s32 | ??b32 | u s s u?
ld | ??weak ??volatile ?{SPACES} ??ca ??cg ??cs ??lu ??cv ??{LEVELS} ??v2 ??v4 ??v8 {MEMORY} | m []
ld | relaxed acquire | {SCOPES} | ?{SPACES} ??{LEVELS} ??v2 ??v4 {MEMORY} | m []
ld | global | ??ca ??cg nc | ??L1::evict_first ??L2::128B ??v2 ??v4 {MEMORY} | m []
ldu | ?global ??v2 ??v4 {MEMORY} | m []
st | ??weak ??volatile ?{SPACES} ??wb ??cg ??cs ??wt ??L1::evict_last ??L2::cache_hint ??v2 ??v4 ??v8 {MEMORY}
  | [] m
st | relaxed release | {SCOPES} | ?{SPACES} ??v2 ??v4 {MEMORY} | [] m
ld st | mmio | relaxed acquire release | sys gpu | ?global {MEMORY} | m []
atom | ??relaxed ??acquire ??acq_rel ?{SCOPES}
  ?{SPACES} add min max and or xor exch inc dec | ??noftz ??v2 {INTEGERS} {BITS} {FLOATS} b128 | d [] s
atom | ??relaxed ??acquire ?{SCOPES} ?{SPACES} cas | {BITS} b128 u32 | d [] s s
red | ??relaxed ??release ?{SCOPES} ?{SPACES} add min max and or xor inc dec | ??noftz {INTEGERS} {BITS}
  {FLOATS} | [] s
cvta | ??to {SPACES} | u32 u64 b64 | d s
cvta | {SPACES} | u32 u64 | d n
isspacep | {SPACES} | p s
prefetch prefetchu | ?global ??local L1 L2 L2::evict_last | []
shfl | sync | up down bfly idx | b32 b64 u32 | o s u u u
vote | sync | all any uni ballot | pred b32 | d p u
match | any all | sync | b32 b64 | u s u
activemask | b32 | u
redux | sync | add min max and or xor | ??abs ??NaN u32 s32 b32 f32 | d s u
bar barrier | ??cta sync arrive | ??aligned | u u?
bar barrier | ??cta red | popc and or | ??aligned u32 pred | d u p
bar | warp.sync | u
membar | cta gl sys | 
fence | ??sc ??acq_rel ??acquire ??release {SCOPES} | 
fence | proxy | alias async | ??global ??shared::cta | 
nanosleep | u32 | s
szext bmsk | clamp wrap | u32 s32 b32 | d s u
fns | b32 | d u u u
vadd vsub vabsdiff vmin vmax | u32 s32 | u32 s32 | u32 s32 | ??sat ??add ??min | d s s u?
mul24 | lo hi | u32 s32 | d s s
mapa getctarank | ??shared::cluster u32 u64 | d s u?
mma | sync.aligned.m16n8k16 sync.aligned.m16n8k8 sync.aligned.m16n8k32 sync.aligned.m8n8k4 | row.col | \
f32 f16 s32 f64 | f16 bf16 tf32 s8 u8 e4m3 f64 | f16 bf16 tf32 s8 u8 e5m2 f64 | \
f32 f16 s32 f64 | M M M M
wmma | load.a load.b load.c | sync.aligned | row col | m16n16k16 m8n32k16 m8n8k4 | \
??shared ??global f16 bf16 s8 u8 f32 f64 tf32 | M [] u?
ldmatrix | sync.aligned.m8n8 | x1 x2 x4 | ??trans ??shared b16 | M []
clmad | lo hi | u64 s64 u32 | d s s s
elect | sync | o u
"""


class _Shape:
    def __init__(self, line: str) -> None:
        names, *groups, operands = (
            (part.strip() for part in line.split("|"))
            if line.rstrip()[-1] != "|"
            else [*(p.strip() for p in line.split("|"))]
        )
        self.names, self.operands = names.split(), operands.split()
        # A group: flags that may stand first, then alternatives of which one does.
        self.groups: list[tuple[list[tuple[float, str]], list[str]]] = []
        for group in groups:
            words, flags, plain = group.split(), [], []
            run: list[str] = []
            for word in words:
                if word.startswith("?"):
                    run = []
                    flags.append((0.12 if word.startswith("??") else 0.5, run))
                    run.append(word.lstrip("?"))
                elif flags and not plain and word in _RUNS and run and run[0] in _RUNS[word]:
                    run.append(word)
                else:
                    plain.append(word)
            self.groups.append((flags, plain))


_RUNS = {word: set(words.split()) for words in (RND, IRND, SPACES, SCOPES, LEVELS) for word in words.split()}
_SHAPES = [_Shape(line) for line in SHAPES.strip().splitlines()]
_SIZES = {"b128": 128, "pred": 1, "f16x2": 32, "bf16x2": 32, "bf16": 16, "tf32": 32, "f32x2": 64}


def _size(type_: str) -> int:
    if type_ in _SIZES:
        return _SIZES[type_]
    packed = re.fullmatch(r"\D+(\d+)x(\d+)", type_)
    if packed and type_[0] in "us" and "f" not in type_:
        return int(packed[1]) * int(packed[2])
    if type_.endswith("x2"):
        return 8 if type_ == "e2m1x2" else 16
    digits = re.fullmatch(r"[busf](\d+)", type_)
    return max(int(digits[1]), 8) if digits else 32


_BY_SIZE = {
    1: ["pred"],
    8: ["b8", "u8", "s8"],
    16: ["b16", "u16", "s16", "f16"],
    32: ["b32", "u32", "s32", "f32", "f16x2"],
    64: ["b64", "u64", "s64", "f64"],
    128: ["b128"],
}


def _register(size: int, random_: random.Random, type_: str = "") -> str:
    if random_.random() < 0.05:
        size = random_.choice(list(_BY_SIZE))
    kinds = _BY_SIZE[size]
    fitting = [kind for kind in kinds if kind == type_ or kind[0] == "b"]
    kind = random_.choice(fitting if random_.random() < 0.8 and fitting else kinds)
    return f"{REGISTERS[kind]}{random_.randrange(1, 12)}"


def _value(size: int, random_: random.Random, type_: str, is_result: bool) -> str:
    roll = random_.random()
    if roll < (0.93 if is_result else 0.72):
        text = _register(size, random_, type_)
        return f"!{text}" if size == 1 and not is_result and random_.random() < 0.2 else text
    if roll < 0.95 and not is_result:
        if random_.random() < 0.7:
            return (
                random_.choice(("2.0", "0f3F800000", "0d3FF0000000000000"))
                if type_[:1] == "f"
                else random_.choice(("0", "1", "7", "-1", "0x1F"))
            )
        return random_.choice(CONSTANTS)
    return random_.choice(
        (
            random_.choice(READ_ONLY),
            random_.choice(NAMES),
            "_",
            f"{{{_register(size, random_)}, {_register(size, random_)}}}",
            f"{{{_register(size, random_)}}}",
            f"{_register(size, random_)}|%p3",
        )
    )


def _vector(total: int, count: int, random_: random.Random, type_: str = "") -> str:
    each = total // count
    size = each if each in _BY_SIZE else 32
    kinds = [kind for kind in _BY_SIZE[size] if kind == type_ or kind[0] == "b"]
    kind = (
        random_.choice(kinds or _BY_SIZE[size]) if random_.random() < 0.85 else random_.choice(_BY_SIZE[size])
    )
    elements = [f"{REGISTERS[kind]}{n}" for n in random_.sample(range(1, 24), count)]
    if random_.random() < 0.1:
        elements[random_.randrange(count)] = random_.choice(
            ("_", "0", "2.0", _register(size, random_), "%tid.x")
        )
    return "{" + ", ".join(elements) + "}"


def _operand(kind: str, types: list[str], words: list[str], random_: random.Random) -> str:
    last = types[-1] if types else "b32"
    before = types[-2] if len(types) > 1 else last
    if kind == "[]":
        space = next((w for w in words if w in SPACES.split()), "")
        named = {"global": "[gv]", "shared": "[sv]", "const": "[cv]", "local": "[lv]", "param": "[kp]"}.get(
            space.partition("::")[0]
        )
        roll = random_.random()
        return named if named and roll < 0.25 else "[%rd1]" if roll < 0.85 else random_.choice(ADDRESSES)
    if kind == "#":
        return random_.choice(("0", "0x80", "255", "256", "%r1"))
    if kind == "n":
        return random_.choice(NAMES)
    if kind == "v":
        size = _size(last)
        return _vector(size, random_.choice((2, 2, 4)), random_)
    if kind == "m":
        count = next((int(w[1:]) for w in words if w in ("v2", "v4", "v8")), 0)
        size = _size(last)
        wide = random_.choice([size, size, size, *(s for s in _BY_SIZE if s > size)]) if size > 1 else 1
        return (
            _vector(wide * count, count, random_, last)
            if count
            else _value(wide, random_, last, random_.random() < 0.7)
        )
    if kind == "M":
        return _vector(32, 1, random_) if random_.random() < 0.05 else _fragment(random_)
    if kind == "p":
        return _value(1, random_, "pred", False)
    if kind == "q":
        return random_.choice(("%p1", "%p1", "%p1|%p2", "%p1|_", "_|%p2", "_", "%r1|%p1"))
    if kind == "o":
        return random_.choice(
            (
                _register(_size(last), random_, last),
                f"{_register(_size(last), random_, last)}|%p4",
                "_|%p4",
                f"{_register(32, random_)}|_",
            )
        )
    if kind == "u":
        return _value(32, random_, "u32", False)
    if kind == "w":
        size = _size(last) * (2 if "wide" in words else 1)
        return _value(size, random_, "", False)
    type_ = before if kind == "t" else last
    return _value(_size(type_), random_, type_, kind == "d" or (kind == "t" and random_.random() < 0.5))


def _fragment(random_: random.Random) -> str:
    kind = random_.choice(("b32", "b32", "f32", "f32", "f64", "s32", "u32", "f16x2"))
    count = random_.choice((1, 2, 2, 4, 4, 4, 8))
    return "{" + ", ".join(f"{REGISTERS[kind]}{n % COUNT}" for n in random_.sample(range(1, 60), count)) + "}"


def _line(shape: _Shape, random_: random.Random) -> str:
    words: list[str] = []
    types: list[str] = []
    for flags, plain in shape.groups:
        for chance, run in flags:
            if random_.random() < chance:
                words += random_.choice(run).split(".")
        if plain:
            chosen = random_.choice(plain)
            words += chosen.split(".")
            if re.fullmatch(r"([busf]|bf|tf)\d+(x\d)?|pred|u?e\dm\dx\d|ue8m0x2|s2f6x2|e\dm\d", chosen):
                types.append(chosen)
    kept = [kind.rstrip("?") for kind in shape.operands if not kind.endswith("?") or random_.random() < 0.4]
    opcode = random_.choice(shape.names)
    if opcode == "st" and kept == ["m", "[]"]:
        kept.reverse()
    if "L2::cache_hint" in words and random_.random() < 0.9:
        kept.append("h")
    if (
        (set(words) & {"and", "or", "xor"})
        and opcode in ("set", "setp")
        and "p" not in kept
        and random_.random() < 0.9
    ):
        kept.append("p")
    operands = ["%rd5" if kind == "h" else _operand(kind, types, words, random_) for kind in kept]
    if random_.random() < 0.03 and operands:
        operands.pop(random_.randrange(len(operands)))
    if random_.random() < 0.03 and len(words) > 1:
        at = random_.randrange(len(words) - 1)
        words[at], words[at + 1] = words[at + 1], words[at]
    guard = random_.choice(("@%p1 ", "@!%p2 ", "@%r1 ")) if random_.random() < 0.04 else ""
    return f"{guard}{'.'.join([opcode, *words])} {', '.join(operands)}".rstrip() + ";"


def drawn(count: int, seed: int) -> list[Case]:
    """`count` different lines; `kind` is the opcode."""
    random_ = random.Random(seed)
    weights = [
        1 + 2 * any(name in ("cvt", "mov", "ld", "st", "set", "setp", "mad", "add") for name in shape.names)
        for shape in _SHAPES
    ]
    lines: dict[str, None] = {}
    while len(lines) < count:
        (shape,) = random_.choices(_SHAPES, weights)
        lines[_line(shape, random_)] = None
    return [
        Case(
            line,
            False,
            re.split(r"[. ;]", line.rpartition("@")[2].partition(" ")[2] if line.startswith("@") else line)[
                0
            ],
        )
        for line in lines
    ]
