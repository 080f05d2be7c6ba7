"""The reference of the instruction table, as Markdown.

    python -m minicc.ptx.reference > docs/reference/isa.md

One section per file of `isa/`, one table row per form: its syntax line with the choices of every slot
and operand that the line leaves open, what it means, its effects, and from when it exists. A test
keeps `docs/reference/isa.md` equal to `markdown()`.
"""

from __future__ import annotations

from types import ModuleType

from .form import Form
from .isa import (
    compare,
    control,
    convert,
    floating,
    half,
    integer,
    legacy,
    logic,
    matrix,
    move,
    sync,
    tensor,
    texture,
    video,
)
from .notation import SLOTS, OperandRule
from .ptxtypes import TYPES
from .special import SPECIALS
from .table import BY_OPCODE, FORMS

CHAPTERS: tuple[ModuleType, ...] = (
    integer,
    floating,
    half,
    compare,
    logic,
    move,
    convert,
    control,
    sync,
    texture,
    video,
    matrix,
    tensor,
    legacy,
)

_INTRO = """# The PTX instruction table

Generated from `ptx/isa/` by `python -m minicc.ptx.reference`; do not edit.

{forms} forms of {opcodes} instructions. In a syntax line, braces mark what may be missing; a modifier that is
neither a literal nor listed in its row stands for one of these:

{slots}

Operands without a type have the instruction's; `d` is the destination. *From* gives the first PTX version and
the first `sm` of the row, and of single modifiers where they are later. Sections are those of the PTX ISA.
Every row is parsed and verified; *runs* says whether the engine executes it. What says *no* needs
units that are not modelled, or textures that CUDA cannot create, and is refused at launch, by name.
"""


def markdown() -> str:
    """Return the whole document."""
    used = {
        slot.name
        for row in FORMS
        for slot in row.slots
        if slot.name in SLOTS and slot.name not in row.choices
    }
    slots = "\n".join(
        f"- `.{name}`: {_dotted(SLOTS[name])}" for name in SLOTS if name in used and SLOTS[name] != name
    )
    parts = [_INTRO.format(forms=len(FORMS), opcodes=len(BY_OPCODE), slots=slots)]
    parts += [_chapter(chapter) for chapter in CHAPTERS]
    parts.append(_specials())
    return "\n".join(parts)


def _chapter(chapter: ModuleType) -> str:
    title = (chapter.__doc__ or "").partition(".\n")[0].split("\n")[0].rstrip(".")
    head = (
        f"## {title}\n\n| syntax | where | meaning | effects | runs | from | section |\n| --- | --- | --- |"
        " --- | --- | --- | --- |\n"
    )
    return head + "".join(_row(row) for row in chapter.FORMS)


def _row(row: Form) -> str:
    cells = [
        f"`{row.syntax}`",
        _choices_and_operands(row),
        row.does,
        " ".join(sorted(row.effects)),
        "yes" if row.run == "executed" else "no",
        _since(row),
        row.section,
    ]
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n"


def _choices_and_operands(row: Form) -> str:
    """Describe the choices of the row's own slots, then the operands whose type is not the instruction's."""
    notes = [
        f".{slot.name}: {_dotted(' '.join(slot.choices))}"
        for slot in row.slots
        if slot.name in row.choices and len(slot.choices) > 1
    ]
    notes += [
        f".{slot.name} = `.{slot.choices[0]}`"
        for slot in row.slots
        if slot.name in row.choices and len(slot.choices) == 1
    ]
    notes += [note for rule in row.operands if (note := _operand(rule))]
    return "; ".join(notes)


def _operand(rule: OperandRule) -> str:
    if rule.kind == "bracket":
        return "; ".join(filter(None, map(_operand, rule.parts)))
    if rule.kind != "value":
        return ""
    words = []
    if rule.type not in ("type", "dtype", f"{rule.name}type") and not (
        rule.name in "pq" and rule.type == "pred"
    ):
        words.append(f".{rule.type}" if rule.type in TYPES else rule.type)
    if not rule.register:
        words.append("constant")
    if isinstance(rule.count, int) and rule.count:
        words.append(f"× {rule.count}")
    if rule.high is not None:
        words.append(f"{rule.low} to {rule.high}")
    if rule.when:
        words.append(f"with `.{rule.when}`")
    return f"{rule.name}: {' '.join(words)}" if words else ""


def _since(row: Form) -> str:
    notes = [_gate(row.ptx, row.sm)]
    by_gate: dict[str, list[str]] = {}
    for slot in row.slots:
        for choice in slot.choices:
            version, sm = row.gate_of(choice)
            if version > row.ptx or sm > row.sm:
                by_gate.setdefault(_gate(max(version, row.ptx), max(sm, row.sm)), []).append(f"`.{choice}`")
    notes += [f"{', '.join(dict.fromkeys(names))}: {gate}" for gate, names in by_gate.items()]
    if row.until is not None:
        notes.append(
            "PTX 1.x only"
            if row.until[0] == 1
            else f"until {row.until[0]}.{row.until[1]} on sm_70 and higher"
        )
    return "; ".join(notes)


def _gate(version: tuple[int, int], sm: int) -> str:
    return f"{version[0]}.{version[1]}" + (f", sm_{sm}" if sm else "")


def _dotted(names: str) -> str:
    return " ".join(f"`.{name}`" for name in names.split())


def _specials() -> str:
    head = (
        "## Special registers (PTX ISA 10)\n\n| register | type | the same in | meaning | from |\n"
        "| --- | --- | --- | --- | --- |\n"
    )
    return head + "".join(
        f"| `{row.name}{'.x .y .z .w' if row.vector else ''}` | `.{row.type}` | {row.uniform} | {row.does} | "
        f"{_gate(row.ptx, row.sm)} |\n"
        for row in SPECIALS.values()
    )


if __name__ == "__main__":
    print(markdown(), end="")
