"""Generated variants for the sweep: instruction lines with one thing wrong, and declarations.

A variant is legal, or differs from a legal line in one place: a modifier missing, doubled, moved or of
another row; an operand of another type, kind, width, space, range, too many or too few; a guard.
Whether it is legal is for the verifier and ptxas to say.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from minicc.filetests.fuzz.ptx.drawing import modifiers_of
from minicc.ptx.form import Form, Variant, bind
from minicc.ptx.notation import OperandRule
from minicc.ptx.ptxtypes import TYPES
from minicc.ptx.table import BY_OPCODE, lookup

from .samples import REGISTERS, operand_texts


class Case(NamedTuple):
    """One line. `outside`: it stands at module level, not in the kernel. `kind`: what was done to it."""

    line: str
    outside: bool
    kind: str


VOCABULARY = sorted(
    {choice for rows in BY_OPCODE.values() for row in rows for slot in row.slots for choice in slot.choices})
CONSTANTS = ["0", "1", "-1", "2", "7", "300", "65536", "4294967295", "4294967296", "-2147483649",
    "18446744073709551615", "18446744073709551616", "0x7fU", "0f3F800000", "0d3FF0000000000000", "2.0",
    "1.5e3"]
READ_ONLY = ["%tid.x", "%tid", "%ctaid.y", "%laneid", "%clock64", "%lanemask_lt", "WARP_SZ", "%gridid",
    "%pm0"]
NAMES = ["gv", "sv", "cv", "lv", "kp", "kb", "gv+4", "gv[1]", "tx", "sf", "ext", "k", "_", "!%p1", "!%r1",
    "-%r1", "(%r1)", "undefined"]
ADDRESSES = ["[%rd1]", "[%r1]", "[%u3]", "[%f1]", "[%h1]", "[%fd1]", "[%p1]", "[%xx1]", "[%q1]", "[gv]",
    "[sv]", "[cv]", "[lv]", "[kp]", "[kb+8]", "[gv+4]", "[%rd1+16]", "[%rd1+-16]", "[%rd1-16]", "[16]",
    "[%rd1+%rd2]", "[ext]", "[tx]", "[gv+4294967296]", "[-8]", "[%tid.x]", "[%rd1, {%r1, %r2}]",
    "[tx, {%f1}]", "[%rd1, %r2]", "[]"]


def variants(count: int, seed: int, mutate: float = 0.6) -> list[Case]:
    """`count` different cases: legal ones, and about `mutate` of them with one thing wrong."""
    random_ = random.Random(seed)
    opcodes = sorted(name for name, rows in BY_OPCODE.items() if any(_usable(row) for row in rows))
    rows = [row for name in opcodes for row in BY_OPCODE[name] if _usable(row)]
    seen: set[str] = set()
    result: list[Case] = []
    declarations = _declarations(random_)
    while len(result) < count:
        if random_.random() < 0.08:
            case: Case | None = next(declarations)
        else:
            # Half by opcode, half by row, for the rows of matrices outnumber all others.
            row = random_.choice(rows)
            if random_.random() < 0.5:
                row = random_.choice([row for row in BY_OPCODE[random_.choice(opcodes)] if _usable(row)])
            case = _instruction(row, random_, mutate)
        if case is not None and case.line not in seen:
            seen.add(case.line)
            result.append(case)
    return result


def _usable(row: Form) -> bool:
    return "control" not in row.effects and not row.is_old


# ----------------------------------------------------------------------------------- instructions


def _instruction(row: Form, random_: random.Random, mutate: float) -> Case | None:
    modifiers = list(modifiers_of(row.parts, random_, 0.3))
    variant = bind(row, "", tuple(modifiers))
    mnemonic = ".".join([row.opcode, *modifiers])
    if variant is None or not lookup(mnemonic):
        return None
    operands = operand_texts(variant, random_)
    kind, guard = "legal", ""
    if random_.random() < mutate:
        kind = random_.choices(list(MUTATIONS), [weight for weight, _ in MUTATIONS.values()])[0]
        changed = MUTATIONS[kind][1](variant, modifiers, operands, random_)
        if changed is None:
            return None
        guard, modifiers, operands = changed
    elif random_.random() < 0.1:
        kind, guard = "guard", random_.choice(["@%p1 ", "@!%p2 "])
    return Case(f"{guard}{'.'.join([row.opcode, *modifiers])} {', '.join(operands)}".rstrip() + ";", False,
        kind)


Changed = tuple[str, list[str], list[str]] | None


def _modifier_missing(variant: Variant, modifiers: list[str], operands: list[str],
    random_: random.Random) -> Changed:
    if not modifiers:
        return None
    at = random_.randrange(len(modifiers))
    return "", modifiers[:at] + modifiers[at + 1:], operands


def _modifier_doubled(variant: Variant, modifiers: list[str], operands: list[str],
    random_: random.Random) -> Changed:
    if not modifiers:
        return None
    at = random_.randrange(len(modifiers))
    return "", modifiers[:at + 1] + modifiers[at:], operands


def _modifiers_swapped(variant: Variant, modifiers: list[str], operands: list[str],
    random_: random.Random) -> Changed:
    if len(modifiers) < 2:
        return None
    at = random_.randrange(len(modifiers) - 1)
    return "", [*modifiers[:at], modifiers[at + 1], modifiers[at], *modifiers[at + 2:]], operands


def _modifier_added(variant: Variant, modifiers: list[str], operands: list[str],
    random_: random.Random) -> Changed:
    at = random_.randrange(len(modifiers) + 1)
    return "", [*modifiers[:at], _word(variant.form, random_), *modifiers[at:]], operands


def _modifier_replaced(variant: Variant, modifiers: list[str], operands: list[str],
    random_: random.Random) -> Changed:
    if not modifiers:
        return None
    at = random_.randrange(len(modifiers))
    return "", [*modifiers[:at], _word(variant.form, random_), *modifiers[at + 1:]], operands


def _word(row: Form, random_: random.Random) -> str:
    """Some modifier: mostly one that another row of the opcode has."""
    own = sorted(
        {choice for other in BY_OPCODE[row.opcode] for slot in other.slots for choice in slot.choices})
    return random_.choice(own if own and random_.random() < 0.6 else VOCABULARY)


def _type_replaced(variant: Variant, modifiers: list[str], operands: list[str],
    random_: random.Random) -> Changed:
    places = [at for at, word in enumerate(modifiers) if word in TYPES]
    if not places:
        return None
    result = list(modifiers)
    result[random_.choice(places)] = random_.choice(
        [*REGISTERS, "bf16", "bf16x2", "tf32", "u16x2", "s16x2", "f32x2", "e4m3", "b1"])
    return "", result, operands


def _operand_replaced(variant: Variant, modifiers: list[str], operands: list[str],
    random_: random.Random) -> Changed:
    if not operands:
        return None
    at = random_.randrange(len(operands))
    return "", modifiers, [*operands[:at], random_.choice([*CONSTANTS, *READ_ONLY, *NAMES, *ADDRESSES]),
        *operands[at + 1:]]


def _register_replaced(variant: Variant, modifiers: list[str], operands: list[str],
    random_: random.Random) -> Changed:
    """Another type of register in one place, inside vectors and brackets too."""
    import re

    places = [(at, match) for at, text in enumerate(operands) for match in re.finditer(r"%[a-z]+\d+", text)]
    if not places:
        return None
    at, match = random_.choice(places)
    register = REGISTERS[random_.choice(list(REGISTERS))] + match.group().lstrip(
        "%abcdefghijklmnopqrstuvwxyz")
    result = list(operands)
    result[at] = result[at][:match.start()] + register + result[at][match.end():]
    return "", modifiers, result


def _operand_dropped(variant: Variant, modifiers: list[str], operands: list[str],
    random_: random.Random) -> Changed:
    if not operands:
        return None
    at = random_.randrange(len(operands))
    return "", modifiers, operands[:at] + operands[at + 1:]


def _operand_added(variant: Variant, modifiers: list[str], operands: list[str],
    random_: random.Random) -> Changed:
    at = random_.randrange(len(operands) + 1)
    register = REGISTERS[random_.choice(list(REGISTERS))] + "99"
    return "", modifiers, [*operands[:at], random_.choice([register, "0", "[%rd1]"]), *operands[at:]]


def _vector_resized(variant: Variant, modifiers: list[str], operands: list[str],
    random_: random.Random) -> Changed:
    places = [at for at, text in enumerate(operands) if text.startswith("{")]
    result = list(operands)
    if not places:
        places = [at for at, text in enumerate(operands) if text.startswith("%") and "|" not in text]
        if not places:
            return None
        at = random_.choice(places)
        result[at] = "{" + ", ".join([result[at]] * random_.choice([1, 2, 4])) + "}"
        return "", modifiers, result
    at = random_.choice(places)
    elements, _, rest = result[at][1:].partition("}")
    parts = elements.split(", ")
    match random_.randrange(4):
        case 0:
            parts = parts[:-1] or parts * 2
        case 1:
            parts = [*parts, parts[0]]
        case 2:
            parts[-1] = parts[0]
        case _:
            parts[random_.randrange(len(parts))] = random_.choice(["1", "_", "0f3F800000", "gv", "%tid.x",
                "%p1"])
    result[at] = "{" + ", ".join(parts) + "}" + rest
    return "", modifiers, result


def _out_of_range(variant: Variant, modifiers: list[str], operands: list[str],
    random_: random.Random) -> Changed:
    """A constant at the edges of what the operand's range, step or size allows."""
    places = [at for at, rule in enumerate(variant.operands[:len(operands)])
              if rule.kind == "value" and "imm" in rule.accepts and not rule.count]
    if not places:
        return None
    at = random_.choice(places)
    rule: OperandRule = variant.operands[at]
    bits = max(TYPES[rule.type].bits, 8) if rule.type else 32
    choices = [1 << bits - 1, (1 << bits) - 1, (1 << bits) - (bits == 64), -(1 << bits - 1),
        -(1 << bits - 1) - 1]
    if rule.low is not None and rule.high is not None:
        choices = [rule.low - 1, rule.low, rule.high, rule.high + 1, rule.low + rule.step // 2]
    result = list(operands)
    result[at] = str(random_.choice(choices))
    return "", modifiers, result


def _guard(variant: Variant, modifiers: list[str], operands: list[str], random_: random.Random) -> Changed:
    # A syntax error in a guard would hide the next lines.
    return random_.choice(["@%r1 ", "@!%r2 ", "@!%h3 ", "@%f1 ", "@1 ", "@%tid.x ", "@!!%p1 ", "@gv ",
        "@%p1 @%p2 ", "@-%p1 "]), modifiers, operands


MUTATIONS = {
    "modifier missing": (8, _modifier_missing),
    "modifier doubled": (4, _modifier_doubled),
    "modifiers swapped": (5, _modifiers_swapped),
    "modifier added": (8, _modifier_added),
    "modifier replaced": (8, _modifier_replaced),
    "type replaced": (12, _type_replaced),
    "operand replaced": (18, _operand_replaced),
    "register replaced": (20, _register_replaced),
    "operand dropped": (4, _operand_dropped),
    "operand added": (4, _operand_added),
    "vector resized": (8, _vector_resized),
    "out of range": (8, _out_of_range),
    "bad guard": (2, _guard),
}
"""What may be done to a legal line, with its weight."""

# ----------------------------------------------------------------------------------- declarations

DECLARED = ["b8", "b16", "b32", "b64", "b128", "u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64", "f16",
    "f16x2", "bf16", "bf16x2", "f32", "f64", "pred", "texref", "samplerref", "surfref", "tf32", "e4m3",
    "u16x2", "b1", "f32x2"]
SPACES = ["global", "const", "shared", "local", "param", "reg", "tex", "surf", "sreg"]
COUNTS = ["1", "2", "3", "16", "0", "-1", "1024", "1025", "65536", "4294967296", "%r1", "x", "1.5"]


ALONE = frozenset({"variable", "register", "entry", "function", "directive", "bad guard"})
"""The kinds of cases whose errors may hide the next lines."""


def _declarations(random_: random.Random) -> Iterator[Case]:
    makers = [_variable, _variable, _variable, _register, _entry, _entry, _function, _directive]
    number = 0
    while True:
        number += 1
        maker = random_.choice(makers)
        line, outside = maker(f"x{number}", random_)
        yield Case(line, outside, maker.__name__.strip("_"))


def _maybe(random_: random.Random, chance: float, *choices: str) -> str:
    return random_.choice(choices) + " " if random_.random() < chance else ""


def _type(random_: random.Random) -> str:
    return random_.choice(DECLARED[:17] if random_.random() < 0.8 else DECLARED)


def _align(random_: random.Random) -> str:
    return _maybe(random_, 0.3,
        *(f".align {n}" for n in (1, 2, 4, 8, 16, 32, 128, 256, 0, 3, 12, -4, 512, 1024)))


def _variable(name: str, random_: random.Random) -> tuple[str, bool]:
    outside = random_.random() < 0.7
    space = random_.choice(SPACES[:5] if random_.random() < 0.9 else SPACES)
    linkage = _maybe(random_, 0.2, ".extern", ".visible", ".weak", ".common") if outside else ""
    head = f"{linkage}.{space} {_align(random_)}{_maybe(random_, 0.15, '.v2', '.v4', '.v3', '.v8')}"
    head += f".{_type(random_)} {name}"
    head += random_.choice(["", "", "", "[4]", "[2][3]", "[]", "[0]", "[-1]", "[4][]", "[1.5]", "[2+2]"])
    if random_.random() < 0.4:
        head += " = " + random_.choice(
            ["1", "{1}", "{1, 2, 3, 4}", "{1, 2, 3, 4, 5}", "{{1, 2, 3}, {4, 5, 6}}", "1.0",
                "{0f3F800000, 2.0}", "-1", "gv", "{gv, gv+4}", "generic(gv)", "{generic(gv)+8}", "ext", "300",
                "4294967296", "\"text\"", "{}", "1 + 2 * 3", "-0x80", "1 ? 2 : 3", "sv", "cv"])
    return head + ";", outside


def _register(name: str, random_: random.Random) -> tuple[str, bool]:
    names = random_.choice(
        [name, f"%{name}", f"{name}<4>", f"{name}, {name}b", f"{name}<0>", f"{name}<-1>", f"{name}[4]",
            f"{name} = 1", f"{name}<4>, {name}c<2>"])
    align = _align(random_) if random_.random() < 0.2 else ""
    head = f".reg {align}{_maybe(random_, 0.15, '.v2', '.v4', '.v3')}"
    return f"{head}.{_type(random_)} {names};", random_.random() < 0.1


def _parameter(name: str, random_: random.Random) -> str:
    pointer = _maybe(random_, 0.2, ".ptr", ".ptr .global", ".ptr .shared .align 16", ".ptr .align 8",
        ".ptr .param", ".ptr .align 3")
    space = random_.choice([".param", ".param", ".param", ".param", ".reg", ".global"])
    head = f"{space} {_align(random_)}.{_type(random_)} {pointer}{name}"
    return head + random_.choice(["", "", "", "[4]", "[]", "[0]"])


def _limits(random_: random.Random) -> str:
    result = ""
    for _ in range(random_.choice([0, 1, 1, 2])):
        count = random_.choice(COUNTS[:4] if random_.random() < 0.7 else COUNTS)
        result += " " + random_.choice(
            [f".maxntid {count}", f".maxntid {count}, 1, 1", f".maxntid {count}, 1, 1, 1",
                f".reqntid {count}", f".reqntid {count}, 2", f".minnctapersm {count}",
                f".maxnctapersm {count}", f".maxnreg {count}", ".maxnreg", f".maxnreg {count}, 2",
                ".noreturn", f".reqnctapercluster {count}", f".maxclusterrank {count}", ".explicitcluster",
                ".blocksareclusters", '.pragma "nounroll";', ".pragma nounroll;", f".abi_preserve {count}",
                ".unknown"])
    return result


def _entry(name: str, random_: random.Random) -> tuple[str, bool]:
    params = ", ".join(_parameter(f"{name}_{i}", random_) for i in range(random_.randrange(3)))
    linkage = _maybe(random_, 0.3, ".visible", ".weak", ".extern", ".common")
    body = random_.choice(
        ["{ ret; }"] * 6 + [";", "{ exit; }", "{ }", "{ ret }", "{ ret;", "{ bra A; A: ret; }",
            "{ A: A: ret; }"])
    if body == "{ ret;":
        body = "{ ret;; }"
    return f"{linkage}.entry {name}{random_.choice(['', ' '])}({params}){_limits(random_)} {body}", True


def _function(name: str, random_: random.Random) -> tuple[str, bool]:
    params = ", ".join(_parameter(f"{name}_{i}", random_) for i in range(random_.randrange(3)))
    result = f"({_parameter(name + '_r', random_)}) " if random_.random() < 0.4 else ""
    linkage = _maybe(random_, 0.3, ".visible", ".weak", ".extern", ".common")
    body = random_.choice(["{ ret; }", "{ ret; }", ";", "{ exit; }", "{ }"])
    limits = _limits(random_) if random_.random() < 0.3 else ""
    return f"{linkage}.func {result}{name} ({params}){limits} {body}", True


def _directive(name: str, random_: random.Random) -> tuple[str, bool]:
    return random_.choice(
        [('.pragma "nounroll";', False), ('.pragma "used_bytes_mask 0xff";', False),
            (".pragma nounroll;", False), ('.pragma "a", "b";', False), ('.file 1 "a.cu"', True),
            ('.file 2 "b.cu", 5, 6', True), ('.file 3 "b.cu", 5', True), (".file c.cu", True),
            (".file 1", True), (".loc 1 2 3", False), (".loc 1 2", False), (".loc", False), (".loc 1", False),
            (f"{name}: .branchtargets L0;", False), (f"{name}: .branchtargets L0, L0;", False),
            (f"{name}: .branchtargets nowhere;", False), (f"{name}: .branchtargets;", False),
            (f"{name}: .calltargets ext;", False), (f"{name}: .calltargets nothing;", False),
            (f"{name}: .callprototype _;", False),
            (f"{name}: .callprototype (.param .b32 _) _ (.param .b32 _, .param .b64 _);", False),
            (f"{name}: .callprototype ();", False), (f"{name}: .callprototype _ (.param .b32);", False),
            (f"{name}: .callprototype _ () .noreturn;", False), (f".alias {name}, ext;", True),
            (f".alias {name};", True), (f".alias {name}, nothing;", True),
            (f".global .attribute(.managed) .b32 {name};", True),
            (f".global .attribute(.unknown) .b32 {name};", True),
            (f".global .texref {name} = {{ 1 }};", True),
            (f".global .samplerref {name} = {{ addr_mode_0 = wrap, filter_mode = nearest }};", True),
            (f".global .samplerref {name} = {{ addr_mode_0 = clamp_to_border, addr_mode_1 = mirror, "
             f"filter_mode = linear, force_unnormalized_coords = 1 }};",
                True), (f".global .samplerref {name} = {{ width = 4 }};", True),
            (f".global .surfref {name} = {{ width = 4 }};", True),
            (f".global .texref {name} = {{ width = 4, channel_order = rgba }};", True),
            (f".section .debug_{name} {{ .b8 1, 2 }}", True), (f".unknown {name};", True),
            (f"{name}: ret;", False), (f"{{ .reg .b32 {name}; mov.b32 {name}, 1; }}", False),
            ("{ { } }", False), ("bra L0;", False), ("bra nowhere;", False), ("bra.uni L0;", False),
            ("bra;", False), ("bra L0, L0;", False), ("ret.uni;", False), ("ret 1;", False),
            ("exit.uni;", False), ("@%p1 bra L0;", False), ("@%p1 exit;", False), ("trap;", False),
            ("brkpt;", False), ("call ext, (%r1);", False), ("call.uni ext, (%r1);", False),
            ("call ext;", False), ("call ext, (%rd1);", False), ("call (%r2), ext, (%r1);", False),
            ("call nothing;", False), ("call ext, (1);", False), ("call ext, %r1;", False),
            ("call (ext), (%r1);", False), ("brx.idx %r1, L0;", False), ("brx.idx %r1;", False),
            ("@gv bra L0;", False)])
