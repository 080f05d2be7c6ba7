"""Common parts of the PTX tests: a module skeleton around instructions, generated lines, and ptxas as an
oracle.
"""

from __future__ import annotations

import random
import re
import subprocess
import tempfile
from collections.abc import Iterator, Sequence, Set
from functools import cache
from pathlib import Path

from minicc.driver.ptxas import find_tool
from minicc.filetests.fuzz.ptx.drawing import modifiers_of
from minicc.ptx.form import Form, Variant, bind
from minicc.ptx.notation import OperandRule
from minicc.ptx.parsing.parser import parse
from minicc.ptx.ptxtypes import TYPES
from minicc.ptx.rules.checks import SELECTORS
from minicc.ptx.rules.verifier import verify
from minicc.ptx.table import FORMS, lookup
from minicc.support.diagnostics import PtxError

PTXAS = find_tool("ptxas")
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
    "pred": "%p",
    "b8": "%bb",
    "u8": "%ub",
    "s8": "%sb",
    "b16": "%h",
    "u16": "%uh",
    "s16": "%sh",
    "f16": "%xh",
    "b32": "%r",
    "u32": "%u",
    "s32": "%s",
    "f32": "%f",
    "f16x2": "%xx",
    "b64": "%rd",
    "u64": "%ud",
    "s64": "%sd",
    "f64": "%fd",
    "b128": "%q",
}
SINCE = {"b128": ((8, 3), 70), "f16x2": ((4, 2), 53), "f64": ((1, 0), 13)}
"""From which PTX version and target there are registers of a type."""
COUNT = 132
"""Registers of each type: tensor memory moves 128 at once."""


def module(
    lines: list[str], version: str = "8.0", target: str = "sm_80", outside: Sequence[str] = ()
) -> tuple[str, int]:
    """(a module whose kernel consists of `lines`, after the lines `outside` it; the number of the first of
    `lines`).
    """
    number = tuple(map(int, version.split(".")))
    sm = int(re.findall(r"\d+", target)[0])
    old = ("b8", "u8", "s8", "f16") if number < (2, 0) else ()
    registers = [
        (t, p)
        for t, p in REGISTERS.items()
        if t not in old and number >= SINCE.get(t, ((1, 0), 0))[0] and sm >= SINCE.get(t, ((1, 0), 0))[1]
    ]
    head = HEADER.format(version=version, target=target)
    if number < (2, 3):
        head = head.replace(".address_size 64\n", "")
    globals_ = [
        line
        for line in GLOBALS.splitlines()
        if number >= (2, 0) or not re.search("texref|surfref|func", line)
    ]
    head += "\n".join([*globals_, *outside]) + "\n"
    head += (
        ".entry k(.param .u64 kp, .param .align 16 .b8 kb[32])\n{\n"
        + " ".join(f".reg .{type_} {prefix}<{COUNT}>;" for type_, prefix in registers)
        + "\n.local .align 16 .b32 lv[64];\nL0:\n"
    )
    return head + "\n".join(lines) + "\nret;\n}\n", head.count("\n") + 1


def ours(line: str, version: str, target: str, outside: bool = False) -> str | None:
    """Our first error for a line; None if there is none."""
    try:
        errors = verify(
            parse(module([] if outside else [line], version, target, [line] if outside else [])[0])
        )
    except PtxError as error:
        errors = list(error.diagnostics)
    return next((d.message for d in errors if d.severity == "error"), None)


ARCHITECTURES = re.compile(r"sm_(\d+)([af]?)")


def architecture(target: str) -> str:
    """Return the target for ptxas: the target itself, or for older ones the oldest that it still supports."""
    match = ARCHITECTURES.match(target)
    assert match is not None, target
    return match[0] if int(match[1]) >= OLDEST else f"sm_{OLDEST}"


OLDEST = 75
ATTEMPTS = 8
"""How often ptxas is asked again when a signal ended it: on some lines it does by chance, which is no
verdict.
"""
LIMITED = ("sh", "-c", 'ulimit -v 3000000; exec "$@"', "sh")
"""What runs a command in 3 GB of memory: on some lines ptxas 13.5 takes all that there is, and then says
nothing of the line.
"""


@cache
def reads(version: str) -> bool:
    """Return True if ptxas reads modules of that PTX version; False without ptxas."""
    if PTXAS is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        return not _assemble(module([], version, "sm_80")[0], "sm_80", Path(folder))[0]


def ptxas_verdicts(
    lines: list[str],
    version: str,
    target: str,
    folder: Path,
    alone: Set[int] = frozenset(),
    outside: Set[int] = frozenset(),
) -> list[str | None]:
    """Return the verdict of ptxas on each line: None if it accepts, else its message. Accepted lines pass
    together.

    The lines with an index in `alone` have a module of their own, those in `outside` stand at module level
    there.
    """
    verdicts: list[str | None] = [None] * len(lines)

    def single(index: int) -> None:
        parts = (
            ([], version, target, [lines[index]]) if index in outside else ([lines[index]], version, target)
        )
        failed, result = _assemble(module(*parts)[0], target, folder)
        verdicts[index] = (result[0][1] if result else "rejected") if failed else None

    for index in sorted(alone | outside):
        single(index)
    pending = [[index for index in range(len(lines)) if index not in alone and index not in outside]]
    while pending:
        todo = pending.pop()
        if not todo:
            continue
        text, first = module([lines[i] for i in todo], version, target)
        failed, result = _assemble(text, target, folder)
        bad: dict[int, str] = {}
        for number, message in result:
            if 0 <= number - first <= len(todo):
                # A missing operand is seen at the next line.
                bad.setdefault(min(number - first, len(todo) - 1), message)
        for index, message in bad.items():
            verdicts[todo[index]] = message
            # After a syntax error ptxas may blame lines that are right.
            if "syntax error" in message or f"'{re.split('[. ;]', lines[todo[index]])[0]}" not in message:
                single(todo[index])
        rest = [i for k, i in enumerate(todo) if k not in bad]
        if bad and rest:
            pending.append(rest)
        elif failed and not bad:
            # Some messages name another line; halving finds whose they are.
            if len(todo) == 1:
                verdicts[todo[0]] = result[0][1] if result else "rejected"
            else:
                pending += [todo[: len(todo) // 2], todo[len(todo) // 2 :]]
    return verdicts


_MESSAGE = re.compile(r"(?:line (\d+); )?(?:error|fatal)\s*:\s*(.*)")


def _assemble(text: str, target: str, folder: Path) -> tuple[bool, list[tuple[int, str]]]:
    """(whether ptxas refused `text`, its errors with their line numbers, 0 where it names none)."""
    source = folder / "lines.ptx"
    source.write_text(text)
    # Relocatable output leaves functions that are only declared to the linker; PTX 3.1 brought it.
    relocatable = ["-c"] if tuple(map(int, text.split()[1].split("."))) >= (3, 1) else []
    for _ in range(ATTEMPTS):
        run = subprocess.run(
            [
                *LIMITED,
                str(PTXAS),
                "-O0",
                *relocatable,
                "-arch",
                architecture(target),
                "-o",
                str(folder / "out.cubin"),
                str(source),
            ],
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
        if run.returncode >= 0:
            break
    result = [(int(match[1] or 0), match[2]) for match in _MESSAGE.finditer(run.stdout + run.stderr)]
    return run.returncode != 0, result


# ------------------------------------------------------------------------ random instruction lines


def generated_lines(seed: int, per_form: int) -> Iterator[str]:
    """Legal instruction lines of every form."""
    random_ = random.Random(seed)
    seen: set[str] = set()
    for row in FORMS:
        if "control" in row.effects or row.is_old:
            continue
        for _ in range(per_form):
            line = legal_line(row, random_)
            if line is not None and line not in seen:
                seen.add(line)
                yield line


def legal_line(row: Form, random_: random.Random) -> str | None:
    """A line that the row allows; None where its modifiers, as drawn, are not of the table."""
    modifiers = list(modifiers_of(row.parts, random_, 0.3))
    variant = bind(row, "", tuple(modifiers))
    mnemonic = ".".join([row.opcode, *modifiers])
    if variant is None or (variant not in lookup(mnemonic) and not lookup(mnemonic)):
        return None
    return f"{mnemonic} {', '.join(operand_texts(variant, random_))}".rstrip() + ";"


def operand_texts(variant: Variant, random_: random.Random) -> list[str]:
    """Legal operands of a variant, optional ones sometimes missing."""
    count = random_.randint(variant.required, len(variant.operands))
    return [
        operand_text(rule, random_, 1 + 8 * number) for number, rule in enumerate(variant.operands[:count])
    ]


def operand_text(rule: OperandRule, random_: random.Random, number: int) -> str:
    if rule.kind == "address":
        if "short" in rule.accepts:
            return f"[%r{number}]"
        if "handle" in rule.accepts:
            return "[%rd1]"
        named = {"shared": "[sv]", "global": "[gv]", "const": "[cv]", "local": "[lv]", "param": "[kb]"}
        return random_.choice(["[%rd1]", "[%rd1+16]", named.get(rule.space, "[%rd2]")])
    if rule.kind == "bracket":
        return (
            "["
            + ", ".join(
                operand_text(part, random_, number + i).strip("[]") for i, part in enumerate(rule.parts)
            )
            + "]"
        )
    if "handle" in rule.accepts:
        return random_.choice(["%rd1", "%ud2"])
    if not rule.register:
        if rule.role == "dst":
            return "_"
        return str(random_.choice([rule.low or 0, 8 if rule.high is None else rule.high]))
    if rule.count:
        text = (
            "{"
            + ", ".join(_scalar(rule, random_, (number + i) % COUNT) for i in range(int(rule.count)))
            + "}"
        )
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
    fitting = [
        name for name in (type_, f"b{bits}") if name in REGISTERS and (type_ != "pred" or name == "pred")
    ]
    return REGISTERS[random_.choice(fitting)] + str(number)
