"""What the PTX tests share: a module skeleton around instructions, and ptxas as an oracle."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
from pathlib import Path

from minicc.ptx.form import Variant
from minicc.ptx.notation import Maybe, OperandRule, Slot
from minicc.ptx.ptxtypes import TYPES
from minicc.ptx.table import FORMS, lookup

PTXAS = shutil.which("ptxas")
PROGRAMS = sorted(Path(__file__).with_name("programs").glob("*.ptx"))

HEADER = ".version {version}\n.target {target}\n.address_size 64\n"
GLOBALS = """.func ext (.param .b32 a);
.global .align 16 .b32 gv[64];
.shared .align 16 .b32 sv[64];
.const .align 16 .b32 cv[64];
"""
REGISTERS = {
    "pred": "%p", "b8": "%bb", "u8": "%ub", "s8": "%sb", "b16": "%h", "u16": "%uh", "s16": "%sh", "f16": "%xh", "b32": "%r",
    "u32": "%u", "s32": "%s", "f32": "%f", "f16x2": "%xx", "b64": "%rd", "u64": "%ud", "s64": "%sd", "f64": "%fd",
    "b128": "%q",
}
DECLARATIONS = " ".join(f".reg .{type_} {prefix}<9>;" for type_, prefix in REGISTERS.items())


def module(lines: list[str], version: str = "8.0", target: str = "sm_80") -> tuple[str, int]:
    """(a module whose kernel consists of `lines`, the number of the first of them)."""
    head = (HEADER.format(version=version, target=target) + GLOBALS
            + f".entry k(.param .u64 kp, .param .align 16 .b8 kb[32])\n{{\n{DECLARATIONS}\n"
              ".local .align 16 .b32 lv[64];\nL0:\n")
    return head + "\n".join(lines) + "\nret;\n}\n", head.count("\n") + 1


def ptxas_verdicts(lines: list[str], version: str, target: str, folder: Path) -> list[str | None]:
    """What ptxas says of each line: None when it accepts, else its message."""
    verdicts: list[str | None] = [None] * len(lines)
    todo = list(range(len(lines)))
    while todo:
        text, first = module([lines[i] for i in todo], version, target)
        source = folder / "lines.ptx"
        source.write_text(text)
        run = subprocess.run([str(PTXAS), "-arch", target, "-o", str(folder / "out.cubin"), str(source)],
                             capture_output=True, text=True, check=False)
        bad: dict[int, str] = {}
        fatal = False
        for match in re.finditer(r"line (\d+); (error|fatal)\s*:\s*(.*)", run.stdout + run.stderr):
            bad.setdefault(int(match[1]) - first, match[3])
            fatal |= "Parsing error" in match[3] or match[2] == "fatal"
        assert bad or run.returncode == 0, run.stderr
        for index, message in bad.items():
            verdicts[todo[index]] = message
        if not fatal:
            return verdicts
        todo = [i for k, i in enumerate(todo) if k not in bad]
    return verdicts


# ------------------------------------------------------------------------ random instruction lines


def random_lines(seed: int, per_form: int) -> list[str]:
    """Instruction lines of every form, mostly legal, with now and then an operand of a wrong type."""
    random_ = random.Random(seed)
    found: dict[str, None] = {}
    for row in FORMS:
        if "control" in row.effects:
            continue
        for _ in range(per_form):
            mnemonic = ".".join([row.opcode, *_modifiers(row.parts, random_)])
            variants = lookup(mnemonic)
            if variants:
                found[_line(random_.choice(variants), random_)] = None
    return list(found)


def _modifiers(parts: tuple[Slot | Maybe, ...], random_: random.Random) -> list[str]:
    found: list[str] = []
    for part in parts:
        if isinstance(part, Slot):
            found.append(random_.choice(part.choices))
        elif random_.random() < 0.4:
            found += _modifiers(part.parts, random_)
    return found


def _line(variant: Variant, random_: random.Random) -> str:
    count = variant.required + (random_.random() < 0.5 and len(variant.operands) > variant.required)
    operands = [_operand(rule, random_, number) for number, rule in enumerate(variant.operands[:count], 1)]
    return f"{variant.mnemonic} {', '.join(operands)}".rstrip() + ";"


def _operand(rule: OperandRule, random_: random.Random, number: int) -> str:
    if rule.kind == "address":
        named = {"shared": "[sv]", "global": "[gv]", "const": "[cv]", "local": "[lv]", "param": "[kb]", "": "[%rd2]"}
        return random_.choice(["[%rd1]", "[%rd1+8]", named[rule.space]])
    if not rule.register:
        return str(random_.choice([rule.low or 0, 8 if rule.high is None else rule.high]))
    if rule.count:
        return "{" + ", ".join(_scalar(rule, random_, 1 + i) for i in range(int(rule.count))) + "}"
    text = _scalar(rule, random_, number)
    if rule.pair is not None and (not rule.pair_optional or random_.random() < 0.4):
        text += f"|{_register(rule.pair.type, random_, 7)}"
    return text


def _scalar(rule: OperandRule, random_: random.Random, number: int) -> str:
    if "pointer" in rule.accepts:
        return "%rd3"
    if "imm" in rule.accepts and random_.random() < 0.15:
        return random_.choice(["1", "0f3F800000", "2.0"])
    return _register(rule.type, random_, number)


def _register(type_: str, random_: random.Random, number: int) -> str:
    if random_.random() < 0.15:
        return random_.choice(list(REGISTERS.values())) + str(number)
    bits = max(TYPES[type_].bits, 8)
    fitting = [name for name in (type_, f"b{bits}") if name in REGISTERS]
    return REGISTERS[random_.choice(fitting)] + str(number)
