"""Syntax forms of the PTX documents, and the instruction lines that they stand for.

The files `forms_*.tsv` say how a row is written. Expanding one takes every choice of every slot, an
optional one also missing, and gives each line registers of the types its operands have.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
_PART = re.compile(r"\{\.(\w+)\}|\.([\w:]+)")
_OPERAND = re.compile(r"(?:\?(\w+) )?(.+)")


class Case(NamedTuple):
    """One line; `refusal` is '' where it is legal, else a pattern of the message; `registers` maps names to
    types.

    'warning …' is legal too, with a warning of that pattern.
    """

    section: str
    line: str
    refusal: str
    registers: dict[str, str]


class Form(NamedTuple):
    section: str
    verdict: str
    syntax: str
    slots: dict[str, list[str]]


def forms(name: str) -> list[Form]:
    """The rows of a file."""
    lists: dict[str, list[str]] = {}
    result: list[Form] = []
    for line in (HERE / name).read_text().splitlines():
        if line.startswith("#") or not line:
            continue
        if line.startswith("@"):
            key, _, values = line[1:].partition("\t")
            lists[key] = values.split()
            continue
        section, verdict, syntax, *rest = line.split("\t")
        slots: dict[str, list[str]] = {}
        for word in rest[0].split() if rest else ():
            if "=" in word:
                slot, _, word = word.partition("=")
                slots[slot] = []
            slots[slot] += lists[word[1:]] if word.startswith("@") else [word]
        result.append(Form(section, verdict, syntax, slots))
    return result


def cases(form: Form, narrow: bool = True) -> Iterator[Case]:
    """Every line of a row. Without `narrow` there are no registers of eight bits: wider ones hold such
    values.
    """
    head, _, operands = form.syntax.partition(" ")
    opcode = re.match(r"\w+", head)
    assert opcode is not None
    names = [opcode[0]] if opcode[0] in form.slots else []
    parts: list[tuple[str, bool]] = [
        (match[1] or match[2], match[1] is not None) for match in _PART.finditer(head)
    ]
    open_ = {name: form.slots.get(name, [name]) + ([""] if optional else []) for name, optional in parts}
    outside = [name for name in form.slots if name not in open_]
    choices = [*open_.values(), *(form.slots[name] for name in outside)]
    for values in itertools.product(*choices):
        bound = dict(zip([*open_, *outside], values))
        mnemonic = ".".join(
            [bound[opcode[0]] if names else opcode[0], *(bound[name] for name, _ in parts if bound[name])]
        )
        registers: dict[str, str] = {}
        texts = []
        for piece in operands.split(", ") if operands else ():
            match = _OPERAND.fullmatch(piece)
            assert match is not None
            if match[1] is None or bound[match[1]]:
                texts.append(_operand(match[2], bound, registers, narrow))
        yield Case(
            form.section,
            f"{mnemonic} {', '.join(texts)}".rstrip() + ";",
            "" if form.verdict == "ok" else form.verdict,
            registers,
        )


def _operand(text: str, bound: dict[str, str], registers: dict[str, str], narrow: bool) -> str:
    if text.startswith("="):
        # `=V` with a slot's name behind it is one name: `vspace` is `vglobal`.
        return re.sub(
            r"[A-Za-z]\w*",
            lambda m: bound.get(m[0]) or (m[0][0] + bound[m[0][1:]] if bound.get(m[0][1:]) else m[0]),
            text[1:],
        )
    if text[0] in "({":
        inner = ", ".join(_operand(part, bound, registers, narrow) for part in text[1:-1].split(";"))
        return f"{text[0]}{inner}{text[-1]}"
    if "|" in text:
        return "|".join(_operand(part, bound, registers, narrow) for part in text.split("|"))
    if text.startswith("!"):
        return "!" + _operand(text[1:], bound, registers, narrow)
    if text.startswith("["):
        name, sign, offset = text[1:-1].partition("+")
        type_ = bound.get("addr", "u64" if narrow else "u32")
        offset = bound.get(offset, offset)
        registers[f"address_{type_}"] = type_
        return f"[address_{type_}{sign}{offset}]"
    if text.startswith("<"):
        inside = text[1:-1]
        count = int(bound.get("vec", "v4" if "v4" in bound else "")[1:] or 0)
        name, _, type_ = inside.partition(":")
        if not count:
            return _operand(inside, bound, registers, narrow)
        return (
            "{"
            + ", ".join(
                _operand(f"{name}{n}:{type_ or 'type'}", bound, registers, narrow) for n in range(count)
            )
            + "}"
        )
    name, _, type_ = text.partition(":")
    type_ = type_ or ("pred" if name in ("p", "q") else "type")
    wide = type_.startswith("2*")
    type_ = bound.get(type_.removeprefix("2*"), type_.removeprefix("2*"))
    if wide:
        type_ = f"{type_[0]}{2 * int(type_[1:])}"
    held = type_ if narrow else {"u8": "u16", "s8": "s16", "b8": "b16"}.get(type_, type_)
    registers[f"{name}_{held}"] = held
    return f"{name}_{held}"
