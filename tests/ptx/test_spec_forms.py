"""Every syntax form of the PTX documents with every type and modifier it lists: accepted, or refused as the
document says.
"""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from minicc.ptx.model import Instruction
from minicc.ptx.parsing.parser import parse
from minicc.ptx.printer import print_module
from minicc.ptx.rules.verifier import verify
from minicc.support.diagnostics import PtxError

from .forms import Case, cases, forms
from .samples import PTXAS

OLD = (
    ".version 1.1\n.target sm_11, map_f64_to_f32\n.tex tex_a;\n.global .u32 A[16];\n.func init { ret;"
    " }\n.func g (.reg .b32 p0) { ret; }\n.func (.reg .b32 r) h (.reg .b32 p0, .reg .b32 p1) { ret; }\n"
)
CURRENT = (
    ".version 8.8\n.target sm_100a\n.address_size 64\n.func foo (.param .b32 p) { ret; }\n"
    ".const .align 16 .u32 vconst[4]; .global .align 16 .u32 vglobal[4]; .shared .align 16 .u32 vshared[4];\n"
    ".global .texref image;\n"
)
_LOCALS = ".reg .v4 .f32 Vf32; .reg .v4 .u32 Vu32; .reg .u32 %i; .local .align 16 .u32 vlocal[4];"
_BATCH = 15
"""Refused lines in one module: the parser gives up after 20 errors."""


def source(head: str, batch: list[Case]) -> tuple[str, int]:
    """(a kernel of the cases' lines, the number of the first)."""
    registers = {name: type_ for case in batch for name, type_ in case.registers.items()}
    declared = " ".join(f".reg .{type_} {name};" for name, type_ in registers.items())
    start = (
        f"{head}.entry k {{\n{declared}\nL:\n"
        if head is OLD
        else f"{head}.entry k(.param .align 16 .u32 vparam[4]) {{\n{declared} {_LOCALS}\nL:\n"
    )
    return start + "\n".join(case.line for case in batch) + "\n}\n", start.count("\n") + 1


def refusals(head: str, batch: list[Case], severity: str = "error") -> dict[int, str]:
    """The first error of each case that has one, by its place in `batch`; -1 is a line that is none of
    theirs.
    """
    text, first = source(head, batch)
    try:
        result = [d for d in verify(parse(text)) if d.severity == severity]
    except PtxError as error:
        result = list(error.diagnostics)
    messages: dict[int, str] = {}
    for diagnostic in result:
        assert diagnostic.location is not None
        index = diagnostic.location.line - first
        messages.setdefault(index if 0 <= index < len(batch) else -1, diagnostic.message)
    return messages


def wrong(head: str, name: str, opcode: str = r"\w+") -> tuple[list[str], int]:
    """(what is not as the file says, how many cases there are), for instructions of an opcode."""
    every = [
        case
        for form in forms(name)
        for case in cases(form, head is not OLD)
        if re.match(rf"{opcode}(?!\w)", case.line)
    ]
    said: list[str] = []
    legal = [case for case in every if not case.refusal or case.refusal.startswith("warning ")]
    for group in (legal[i : i + 500] for i in range(0, len(legal), 500)):
        messages = refusals(head, group)
        # A syntax error hides what the verifier would say of the others.
        while messages and len(group) > len(messages):
            said += [f"{group[i].section}: {group[i].line} {message}" for i, message in messages.items()]
            group = [case for i, case in enumerate(group) if i not in messages]
            messages = refusals(head, group)
        said += [f"{group[i].section}: {group[i].line} {message}" for i, message in messages.items()]
        if not messages:
            check_printing(source(head, group)[0], len(group))
    warned = [case for case in every if case.refusal.startswith("warning ")]
    warnings = refusals(head, warned, "warning")
    said += [
        f"{case.section}: {case.line} should get '{case.refusal}', got {warnings.get(i)!r}"
        for i, case in enumerate(warned)
        if case.refusal.removeprefix("warning ") not in warnings.get(i, "")
    ]
    illegal = [case for case in every if case.refusal and not case.refusal.startswith("warning ")]
    for batch in (illegal[i : i + _BATCH] for i in range(0, len(illegal), _BATCH)):
        messages = refusals(head, batch)
        for i, case in enumerate(batch):
            # Where others are refused by the parser, the verifier does not come to speak.
            message = messages.get(i) or refusals(head, [case]).get(0)
            if message is None or not re.search(case.refusal, message):
                said.append(
                    f"{case.section}: {case.line} should be refused with '{case.refusal}', got {message!r}"
                )
    return said, len(every)


def check_printing(text: str, count: int) -> None:
    """Every line comes back: printing and parsing again changes nothing, and loses no instruction."""
    module = parse(text)
    printed = print_module(module)
    again = parse(printed)
    assert print_module(again) == printed
    instructions = [str(i) for i in module.functions["k"].instructions()]
    assert len(instructions) >= count and instructions == [
        str(i) for i in again.functions["k"].instructions()
    ]


@pytest.mark.parametrize(
    ("name", "head", "least"), [("forms_1_1.tsv", OLD, 5000), ("forms_current.tsv", CURRENT, 2000)]
)
def test_forms(name: str, head: str, least: int) -> None:
    said, count = wrong(head, name)
    kinds = Counter(line.partition(":")[0] for line in said)
    assert not said, f"{len(said)} of {count} {dict(kinds)}\n" + "\n".join(said[:60])
    assert count >= least


DOCUMENT_DECIDES = {
    r"\[\d|\[0x|\[-4\]": "6.4.1: [immAddr] is an address in any space; ptxas takes it in '.local' only",
    r"mov.[usb]32 .*, v": "6.4.1: the address size may be 32 bits; ptxas has no 32-bit ABI",
    r"v\w+\[%i": (
        "6.4.2: an index is a register to which an offset is either added or subtracted; ptxas takes sums of"
        " 64 bits only"
    ),
}
"""Lines that ptxas refuses and the document has."""
SHORT = "has 32 bits"
"""What the verifier says of addresses of 32 bits; ptxas says it of the whole module."""


@pytest.mark.skipif(PTXAS is None, reason="ptxas is not installed")
def test_ptxas_agrees_on_the_current_forms(tmp_path: Path) -> None:
    every = [case for form in forms("forms_current.tsv") for case in cases(form)]
    excused = [case for case in every if any(re.search(pattern, case.line) for pattern in DOCUMENT_DECIDES)]
    legal = [
        case
        for case in every
        if (not case.refusal or case.refusal.startswith("warning ")) and case not in excused
    ]
    short = [case for case in every if case.refusal == SHORT]
    assert short and assembled(short, tmp_path) == short[:1]
    illegal = [
        case
        for case in every
        if case.refusal and not case.refusal.startswith("warning ") and case not in short
    ]
    assert not assembled(legal, tmp_path)
    todo = illegal
    while todo:  # ptxas stops at a syntax error, and tells type errors of what it could read
        refused = [
            message
            for batch in (todo[i : i + 300] for i in range(0, len(todo), 300))
            for message in assembled(batch, tmp_path)
        ]
        assert refused, f"ptxas accepts {todo[0].line}"
        todo = [case for case in todo if case not in refused]


def assembled(batch: list[Case], folder: Path) -> list[Case]:
    """The cases on whose lines ptxas finds errors."""
    text, first = source(CURRENT, batch)
    path = folder / "forms.ptx"
    path.write_text(text)
    run = subprocess.run(
        [str(PTXAS), "-O0", "-arch", "sm_100a", "-o", str(folder / "forms.cubin"), str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    places = {
        int(number) - first for number in re.findall(r"line (\d+); (?:error|fatal)", run.stdout + run.stderr)
    }
    if run.returncode and not places:
        assert "32-Bit ABI" in run.stdout + run.stderr, run.stderr
        places = {0}
    return [batch[min(max(place, 0), len(batch) - 1)] for place in places]


def test_every_instruction_of_the_document_has_forms() -> None:
    """Table 2 of PTX ISA 1.1, without `vote`, which it names and never describes."""
    keywords = set(
        """abs ex2 not sin add exit or slct and ld rcp sqrt atom lg2 rem st bar mad ret sub bra mad24
        rsqrt tex brkpt max sad trap call min selp cnot mov set xor cos mul setp cvt mul24 shl div neg
        shr""".split()
    )
    legal = {
        case.line.partition(".")[0].partition(" ")[0].rstrip(";")
        for form in forms("forms_1_1.tsv")
        if form.verdict == "ok"
        for case in cases(form, False)
    }
    assert legal == keywords


def test_the_check_can_fail() -> None:
    batch = [Case("x", "add.u32 a, a, a;", "", {"a": "u32"}), Case("x", "add.u32 b, b, b;", "", {"b": "f32"})]
    assert refusals(OLD, batch) == {1: "'b' has type '.f32', 'add.u32' expects '.u32'"}
    assert isinstance(next(parse(source(OLD, batch[:1])[0]).functions["k"].instructions()), Instruction)
