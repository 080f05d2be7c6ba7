"""What the PTX tests share: a module skeleton around instructions, generated lines, and ptxas as an oracle."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from minicc.ptx.form import Form, Variant, bind
from minicc.ptx.notation import SELECTORS, Maybe, OperandRule, Slot
from minicc.ptx.parser import parse
from minicc.ptx.ptxtypes import TYPES
from minicc.ptx.table import FORMS, lookup
from minicc.ptx.verifier import verify
from minicc.support.diagnostics import PtxError

PTXAS = shutil.which("ptxas")
PROGRAMS = sorted(Path(__file__).with_name("programs").glob("*.ptx"))

HEADER = ".version {version}\n.target {target}\n.address_size 64\n"
GLOBALS = """.func ext (.param .b32 a) { ret; }
.global .align 16 .b32 gv[64];
.shared .align 16 .b32 sv[64];
.const .align 16 .b32 cv[64];
.global .texref tx;
.global .surfref sf;
"""
REGISTERS = {
    "pred": "%p", "b8": "%bb", "u8": "%ub", "s8": "%sb", "b16": "%h", "u16": "%uh", "s16": "%sh", "f16": "%xh", "b32": "%r",
    "u32": "%u", "s32": "%s", "f32": "%f", "f16x2": "%xx", "b64": "%rd", "u64": "%ud", "s64": "%sd", "f64": "%fd",
    "b128": "%q",
}
COUNT = 132
"""Registers of each type: tensor memory moves 128 at once."""


def module(lines: list[str], version: str = "8.0", target: str = "sm_80") -> tuple[str, int]:
    """(a module whose kernel consists of `lines`, the number of the first of them)."""
    number = tuple(map(int, version.split(".")))
    registers = [(t, p) for t, p in REGISTERS.items() if t != "b128" or number >= (8, 3)]
    head = (HEADER.format(version=version, target=target) + GLOBALS
            + ".entry k(.param .u64 kp, .param .align 16 .b8 kb[32])\n{\n"
            + " ".join(f".reg .{type_} {prefix}<{COUNT}>;" for type_, prefix in registers)
            + "\n.local .align 16 .b32 lv[64];\nL0:\n")
    return head + "\n".join(lines) + "\nret;\n}\n", head.count("\n") + 1


def ours(line: str, version: str, target: str) -> str | None:
    """Our first error for an instruction line; None if there is none."""
    try:
        found = verify(parse(module([line], version, target)[0]))
    except PtxError as error:
        found = list(error.diagnostics)
    return next((d.message for d in found if d.severity == "error"), None)


def ptxas_verdicts(lines: list[str], version: str, target: str, folder: Path) -> list[str | None]:
    """What ptxas says of each line: None when it accepts, else its message. Accepted lines pass together."""
    verdicts: list[str | None] = [None] * len(lines)
    parts = [list(range(len(lines)))]
    while parts:
        todo = parts.pop()
        text, first = module([lines[i] for i in todo], version, target)
        source = folder / "lines.ptx"
        source.write_text(text)
        run = subprocess.run([str(PTXAS), "-O0", "-arch", target.partition(",")[0], "-o", str(folder / "out.cubin"), str(source)],
                             capture_output=True, text=True, check=False)
        bad: dict[int, str] = {}
        for match in re.finditer(r"line (\d+); (?:error|fatal)\s*:\s*(.*)", run.stdout + run.stderr):
            index = int(match[1]) - first
            if 0 <= index <= len(todo):
                # A missing operand is seen at the next line.
                bad.setdefault(min(index, len(todo) - 1), match[2])
        for index, message in bad.items():
            verdicts[todo[index]] = message
        rest = [i for k, i in enumerate(todo) if k not in bad]
        if bad and rest:
            parts.append(rest)
        elif run.returncode and not bad:
            # Some messages name another line; halving finds whose they are.
            if len(todo) == 1:
                verdicts[todo[0]] = run.stderr or "rejected"
            else:
                parts += [todo[:len(todo) // 2], todo[len(todo) // 2:]]
    return verdicts


# ------------------------------------------------------------------------ random instruction lines


def generated_lines(seed: int, per_form: int, mutate: float = 0.4) -> Iterator[str]:
    """Instruction lines of every form: legal ones, and with one thing wrong in about `mutate` of them."""
    random_ = random.Random(seed)
    seen: set[str] = set()
    vocabulary = sorted({choice for row in FORMS for slot in row.slots for choice in slot.choices})
    for row in FORMS:
        if "control" in row.effects or row.until == (1, 99):
            continue
        for _ in range(per_form):
            line = _generated(row, random_, mutate, vocabulary)
            if line is not None and line not in seen:
                seen.add(line)
                yield line


def _generated(row: Form, random_: random.Random, mutate: float, vocabulary: list[str]) -> str | None:
    modifiers = _modifiers(row.parts, random_)
    variant = bind(row, "", tuple(modifiers))
    mnemonic = ".".join([row.opcode, *modifiers])
    if variant is None or (variant not in lookup(mnemonic) and not lookup(mnemonic)):
        return None
    operands = [_operand(rule, random_, 1 + 8 * number)
                for number, rule in enumerate(variant.operands[:_length(variant, random_)])]
    if random_.random() < mutate:
        if random_.random() < 0.3:
            mnemonic = ".".join([row.opcode, *_mutated(modifiers, random_, vocabulary)])
        elif operands:
            at = random_.randrange(len(operands))
            operands[at:at + 1] = _mutants(variant.operands[at], operands[at], random_, 1 + 8 * at)
    return f"{mnemonic} {', '.join(operands)}".rstrip() + ";"


def _length(variant: Variant, random_: random.Random) -> int:
    return random_.randint(variant.required, len(variant.operands))


def _mutated(modifiers: list[str], random_: random.Random, vocabulary: list[str]) -> list[str]:
    found = list(modifiers)
    at = random_.randrange(len(found) + 1)
    match random_.randrange(3):
        case 0 if found:
            del found[min(at, len(found) - 1)]
        case 1 if found:
            types = [word for word in found if word in TYPES]
            pool = list(REGISTERS) if types and random_.random() < 0.7 else vocabulary
            place = found.index(random_.choice(types)) if types and pool is not vocabulary else min(at, len(found) - 1)
            found[place] = random_.choice(pool)
        case _:
            found.insert(at, random_.choice(vocabulary))
    return found


def _mutants(rule: OperandRule, text: str, random_: random.Random, number: int) -> list[str]:
    """What stands in place of one operand: another kind, nothing, or two."""
    register = REGISTERS[random_.choice(list(REGISTERS))] + str(number)
    if random_.random() < 0.5:
        return [register]
    return random_.choice([
        [], [text, text], [register], ["1"], ["0f3F800000"], ["0d3FF0000000000000"], ["2.0"], ["%tid.x"], ["gv"], ["_"],
        ["{" + f"{register}, {register[:-1]}2" + "}"], ["[%rd1]"], ["[%f1]"], ["[gv]"], ["[sv]"], ["300"], ["-1"], ["!%p1"],
    ])


def _modifiers(parts: tuple[Slot | Maybe, ...], random_: random.Random) -> list[str]:
    found: list[str] = []
    for part in parts:
        if isinstance(part, Slot):
            found.append(random_.choice(part.choices))
        elif random_.random() < 0.3:
            found += _modifiers(part.parts, random_)
    return found


def _operand(rule: OperandRule, random_: random.Random, number: int) -> str:
    if rule.kind == "address":
        if "short" in rule.accepts:
            return f"[%r{number}]"
        if "handle" in rule.accepts:
            return "[%rd1]"
        named = {"shared": "[sv]", "global": "[gv]", "const": "[cv]", "local": "[lv]", "param": "[kb]"}
        return random_.choice(["[%rd1]", "[%rd1+16]", named.get(rule.space, "[%rd2]")])
    if rule.kind == "bracket":
        return "[" + ", ".join(_operand(part, random_, number + i).strip("[]") for i, part in enumerate(rule.parts)) + "]"
    if "handle" in rule.accepts:
        return random_.choice(["%rd1", "%ud2"])
    if not rule.register:
        if rule.role == "dst":
            return "_"
        return str(random_.choice([rule.low or 0, 8 if rule.high is None else rule.high]))
    if rule.count:
        text = "{" + ", ".join(_scalar(rule, random_, (number + i) % COUNT) for i in range(int(rule.count))) + "}"
    else:
        text = _scalar(rule, random_, number)
    if rule.select and random_.random() < 0.5:
        text += "" if text[0] in "0123456789" else f".{random_.choice(sorted(SELECTORS[rule.select]))}"
    if rule.pair is not None and (not rule.pair_optional or random_.random() < 0.4):
        text += f"|{_register(rule.pair.type, random_, 7)}"
    return text


def _scalar(rule: OperandRule, random_: random.Random, number: int) -> str:
    if "pointer" in rule.accepts:
        return "%rd3"
    if "imm" in rule.accepts and random_.random() < 0.1 and not rule.count:
        return "0f3F800000" if rule.type == "f32" else "2.0" if rule.type == "f64" else str(rule.low or 1)
    return _register(rule.type, random_, number)


def _register(type_: str, random_: random.Random, number: int) -> str:
    bits = max(TYPES[type_].bits, 8)
    fitting = [name for name in (type_, f"b{bits}") if name in REGISTERS]
    return REGISTERS[random_.choice(fitting)] + str(number)
