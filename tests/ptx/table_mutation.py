"""One entry of the instruction table dropped or altered, in many rows one after the other: do the tests
notice?

    python tests/ptx/table_mutation.py [COUNT [SEED]]       `make mutate-table`

Each mutant is a process of its own that changes one row in memory and asks what the tests ask, of the rows of
that opcode only: the facts of ptxas (facts.tsv), the forms of the documents (forms_*.tsv), the effects and
sections (effects.tsv), the engine's rules, Tables 15 and 16. Prints who escaped, and how many of each column
were caught; fails below 39 of 40.
"""

from __future__ import annotations

import os
import random
import re
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path[:0] = [] if __package__ else [str(Path(__file__).parents[1])]
os.environ.setdefault("PYTHONHASHSEED", "0")

from minicc.filetests.fuzz.ptx.drawing import modifiers_of  # noqa: E402
from minicc.ptx import table  # noqa: E402
from minicc.ptx.form import Form, bind  # noqa: E402
from minicc.ptx.notation import SLOTS, Slot  # noqa: E402
from minicc.ptx.ptxtypes import TYPES  # noqa: E402
from minicc.ptx.rules.targets import TARGETS  # noqa: E402
from minicc.ptx.table import BY_OPCODE, FORMS  # noqa: E402
from minicc.runtime.numpy_engine.rules import rules_of  # noqa: E402
from minicc.support.fast_dataclass import replace  # noqa: E402
from ptx import test_conversions, test_effects, test_facts, test_spec_forms, test_table  # noqa: E402
from runtime import test_rules  # noqa: E402

ENOUGH = 0.975
_VERSIONS = (
    (1, 0),
    (1, 1),
    (1, 4),
    (2, 0),
    (2, 3),
    (3, 0),
    (3, 1),
    (4, 2),
    (5, 0),
    (6, 0),
    (6, 3),
    (6, 5),
    (7, 0),
    (7, 1),
    (7, 4),
    (7, 8),
    (8, 0),
    (8, 3),
    (8, 6),
    (8, 8),
    (9, 0),
)
_TARGETS = (0, 10, 11, 13, 20, 30, 35, 50, 53, 60, 70, 75, 80, 89, 90, 100, 120)
_EFFECTS = (
    "read",
    "write",
    "atomic",
    "sync",
    "control",
    "halt",
    "call",
    "volatile",
    "warp",
    "setcc",
    "getcc",
    "arch-specific",
    "one-arch",
    "barrier",
    "stack",
    "sampler",
    "texture",
)


class Mutant(NamedTuple):
    """A row, the column that is changed, what was done, and how."""

    row: Form
    column: str
    said: str
    apply: Callable[[], None]


Column = Callable[[Form, random.Random], "tuple[str, Callable[[], None]] | None"]


def _set(row: Form, **fields: object) -> Callable[[], None]:
    """Give a row other fields; what was read from the old ones is forgotten."""

    def apply() -> None:
        for name, value in fields.items():
            setattr(row, name, value)
        row._parts = row._operands = None

    return apply


def meaning(row: Form) -> object:
    """Return the meaning of a row to readers of the table: an entry that another one overrides may change
    without changing it.
    """
    architectures = (
        row.archs,
        row.effects & {"one-arch"},
        row.effects & {"arch-specific"} if not row.archs else "",
    )
    gates = {choice: row.gate_of(choice) for slot in row.slots for choice in slot.choices}
    always: list[Any] = [
        min(gates[choice][part] for choice in slot.choices)
        for slot in row.parts
        if isinstance(slot, Slot)
        for part in (0, 1)
    ]
    wide = (
        [((8, 3), 70)]
        if any(rule.type == "b128" for rule in row.operands) or row.choices.get("type") == "b128"
        else []
    )
    # Of what only some architectures have, ptxas tells no more than that; the oldest of them is as old as its
    # version.
    few = (
        [min(since for sm, since in TARGETS.items() if sm >= min(row.archs, default=row.sm))]
        if row.archs or row.effects & {"arch-specific", "one-arch"}
        else []
    )
    since = (
        max([row.ptx, *always[0::2], *(v for v, _ in wide), *few]),
        max([row.sm, min(row.archs, default=0), *always[1::2], *(sm for _, sm in wide)]),
    )
    return (
        row.parts,
        row.operands,
        row.effects - {"arch-specific", "one-arch"},
        architectures,
        gates,
        since,
        row.until,
        row.run,
        row.section,
        row.vector_bits,
    )


def mnemonics(row: Form) -> set[str]:
    """Some that mean the row."""
    random_ = random.Random(row.syntax)
    drawn = (tuple(modifiers_of(row.parts, random_, 0.3)) for _ in range(60))
    return {".".join([row.opcode, *modifiers]) for modifiers in drawn if bind(row, "", modifiers) is not None}


def reached(names: set[str]) -> list[object]:
    """Return the meanings of mnemonics: where rows overlap, one may change without changing these; no target
    is older than the first, and no vector has one element.
    """
    forget()
    return [
        [
            (
                tuple(replace(rule, braced=()) if rule.count else rule for rule in v.operands),
                (v.since[0], max(v.since[1], min(TARGETS))),
                v.required,
                v.form.effects,
                v.form.archs,
                v.form.until,
                v.form.run,
            )
            for v in lookup(name)
        ]
        for name in sorted(names)
        for lookup in (table.lookup, table.lookup_legacy)
    ]


def forget() -> None:
    """Nothing that was looked up is known any more."""
    table._variants.clear()
    table._old_variants.clear()
    table._selected.clear()
    rules_of.cache_clear()


def unchanged(row: Form, apply: Callable[[], None]) -> bool:
    """Return True if a change preserves the meaning of the row and of everything that is written with it."""
    fields = {
        name: getattr(row, name)
        for name in (
            "choices",
            "syntax",
            "effects",
            "ptx",
            "sm",
            "gates",
            "until",
            "archs",
            "run",
            "section",
            "vector_bits",
        )
    }
    before, names = meaning(row), mnemonics(row)
    apply()
    try:
        if meaning(row) == before:
            return True
        names |= mnemonics(row)
        after = reached(names)
    except (KeyError, ValueError, AttributeError):
        return False
    finally:
        section = row.section
        _set(row, **fields)()
        forget()
    return section == row.section and reached(names) == after


def _choices(row: Form, is_types: bool) -> list[str]:
    """The keywords of the row that name several spellings of types, or of other modifiers."""
    names = {
        slot.name for slot in row.slots if len(slot.choices) > 1 and (slot.choices[0] in TYPES) == is_types
    }
    return sorted(names)


def _spelled(row: Form, name: str) -> str:
    return row.choices.get(name) or SLOTS[name]


def _drop(row: Form, random_: random.Random, is_types: bool) -> tuple[str, Callable[[], None]] | None:
    names = _choices(row, is_types)
    if not names:
        return None
    name = random_.choice(names)
    words = _spelled(row, name).split()
    gone = random_.choice(words)
    return f"{name} loses .{gone}", _set(
        row, choices=row.choices | {name: " ".join(word for word in words if word != gone)}
    )


def types_dropped(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    return _drop(row, random_, True)


def modifier_dropped(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    return _drop(row, random_, False)


def type_added(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    names = _choices(row, True)
    if not names:
        return None
    name = random_.choice(names)
    words = _spelled(row, name).split()
    new = random_.choice(
        [
            word
            for word in ("u8", "u16", "s32", "b32", "u64", "f16", "f32", "f64", "bf16", "u8x4", "pred")
            if word not in words
        ]
    )
    return f"{name} gains .{new}", _set(row, choices=row.choices | {name: " ".join([*words, new])})


def modifier_made_optional(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    head, blank, tail = row.syntax.partition(" ")
    places = [
        match
        for match in re.finditer(r"\.[\w:]+", head)
        if head[: match.start()].count("{") == head[: match.start()].count("}")
    ]
    places = [match for match in places if match[0][1:] not in TYPES and not match[0].endswith("type")]
    if not places:
        return None
    match = random_.choice(places)
    return f"{match[0]} may be missing", _set(
        row, syntax=f"{head[: match.start()]}{{{match[0]}}}{head[match.end() :]}{blank}{tail}"
    )


def modifier_made_obligatory(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    head, blank, tail = row.syntax.partition(" ")
    places = list(re.finditer(r"\{([^{}]*)\}", head))
    if not places:
        return None
    match = random_.choice(places)
    return f"{match[1]} must be there", _set(
        row, syntax=f"{head[: match.start()]}{match[1]}{head[match.end() :]}{blank}{tail}"
    )


def modifier_removed(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    head, blank, tail = row.syntax.partition(" ")
    places = list(re.finditer(r"\{([^{}]*)\}", head))
    if not places:
        return None
    match = random_.choice(places)
    return f"{match[1]} is gone", _set(
        row, syntax=f"{head[: match.start()]}{head[match.end() :]}{blank}{tail}"
    )


def effect(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    word = (
        random_.choice(sorted(row.effects))
        if row.effects and random_.random() < 0.5
        else random_.choice(_EFFECTS)
    )
    return f"effect '{word}' {'gone' if word in row.effects else 'added'}", _set(
        row, effects=row.effects ^ {word}
    )


def version(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    new = random_.choice([v for v in _VERSIONS if v != row.ptx])
    return f"since PTX {new} and not {row.ptx}", _set(row, ptx=new)


def target(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    new = random_.choice([sm for sm in _TARGETS if sm != row.sm])
    return f"since sm_{new} and not sm_{row.sm}", _set(row, sm=new)


def gate(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    """The gate of one modifier that the row has, gone or later."""
    gated = sorted(
        {choice for slot in row.slots for choice in slot.choices if row.gate_of(choice) != ((1, 0), 0)}
    )
    if not gated or not isinstance(row.gates, dict):
        return None
    word = random_.choice(gated)
    then, sm = row.gates[word]
    later = random_.choice([((9, 0), sm), (then, 120), ((1, 0), 0)])
    return f".{word} since {later} and not {(then, sm)}", _set(row, gates=row.gates | {word: later})


def last_version(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    if row.until is None:
        return "the last version is 7.0", _set(row, until=(7, 0))
    return f"the last version is not {row.until}", _set(row, until=None)


def architectures(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    if not row.archs:
        return None
    gone = random_.choice(row.archs)
    left = tuple(arch for arch in row.archs if arch != gone) or (120,)
    return f"architectures {left} and not {row.archs}", _set(row, archs=left)


def executed(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    new = "hardware" if row.run == "executed" else "executed"
    return f"'{new}' and not '{row.run}'", _set(row, run=new)


def section(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    new = random_.choice([other.section for other in FORMS if other.section != row.section])
    return f"section {new} and not {row.section}", _set(row, section=new)


def vector_bits(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    if not any(rule.count for rule in row.operands):
        return None
    low, high = row.vector_bits
    new = (low, high // 2) if high <= 256 else (low, 32)
    return f"vectors of {new} and not {row.vector_bits} bits", _set(row, vector_bits=new)


def operand(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    """A word of an operand's keyword gone or another."""
    names = [rule.name for rule in row.operands if rule.kind != "bracket"]
    names = [name for name in names if row.choices.get(name)]
    if not names:
        return None
    name = random_.choice(names)
    words = row.choices[name].split()
    at = random_.randrange(len(words))
    word, rest = words[at], [*words[:at], *words[at + 1 :]]
    if word in TYPES:
        words[at] = random_.choice(
            [other for other in ("u16", "u32", "b64", "f32", "f64", "pred") if other != word]
        )
        rest = words
    elif ".." in word:
        low, high = word.split("..")
        words[at] = random_.choice([f"{low}..{int(high) * 2 + 1}", f"{low}..{int(high) // 2}"])
        rest = words
    return f"operand {name} is '{' '.join(rest)}' and not '{row.choices[name]}'", _set(
        row, choices=row.choices | {name: " ".join(rest)}
    )


def operand_count(row: Form, random_: random.Random) -> tuple[str, Callable[[], None]] | None:
    """An operand more, or the last one less."""
    head, _, tail = row.syntax.partition(" ")
    if "," in tail and "{" not in tail and random_.random() < 0.5:
        return "the last operand is gone", _set(row, syntax=f"{head} {tail.rpartition(',')[0]}")
    return "one operand more", _set(
        row, syntax=f"{head} {tail}{',' if tail else ''} zz", choices=row.choices | {"zz": "u32"}
    )


# fmt: off
COLUMNS: dict[str, tuple[int, Column]] = {"type dropped": (4, types_dropped), "type added": (2, type_added),
    "modifier dropped": (4, modifier_dropped), "modifier optional": (2, modifier_made_optional),
    "modifier obligatory": (2, modifier_made_obligatory), "modifier gone": (2, modifier_removed),
    "effects": (4, effect), "version": (4, version), "target": (4, target), "gates": (3, gate),
    "last version": (1, last_version), "architectures": (2, architectures), "executed": (1, executed),
    "section": (1, section), "vector bits": (1, vector_bits), "operand": (4, operand),
    "operand count": (2, operand_count)}
# fmt: on
"""Columns and what is done to them, with how often."""


def mutants(count: int, seed: int) -> list[Mutant]:
    """`count` mutants, half of them spread over opcodes and half over rows."""
    random_ = random.Random(seed)
    result: list[Mutant] = []
    opcodes = sorted(BY_OPCODE)
    while len(result) < count:
        row = (
            random_.choice(FORMS)
            if random_.random() < 0.5
            else random_.choice(BY_OPCODE[random_.choice(opcodes)])
        )
        column = random_.choices(list(COLUMNS), [weight for weight, _ in COLUMNS.values()])[0]
        changed = COLUMNS[column][1](row, random_)
        if changed is not None and not unchanged(row, changed[1]):
            result.append(Mutant(row, column, *changed))
    return result


# ----------------------------------------------------------------------------------- what the tests ask


def complaints(row: Form, before: set[str]) -> Iterator[str]:
    """Return the complaints of the tests about the rows of one opcode in the current table; of the facts,
    those whose lines mean the row, or did `before`.
    """
    for other in BY_OPCODE[row.opcode]:
        yield from test_effects.mistakes(other)
        yield from test_rules.missing(other)
    if row.opcode == "cvt":
        yield from _failure(
            lambda: [
                test_conversions.test_rows_are_the_cells(source) for source in test_conversions.CONVERSION
            ]
        )
    concerned = before | meant(row)
    yield from test_facts.mistakes(
        fact for fact in test_facts.FACTS.get(row.opcode, ()) if fact.line in concerned
    )
    for head, name in (
        (test_spec_forms.OLD, "forms_1_1.tsv"),
        (test_spec_forms.CURRENT, "forms_current.tsv"),
    ):
        yield from test_spec_forms.wrong(head, name, row.opcode)[0]
    for check in (
        test_table.test_rows_say_what_they_are,
        test_table.test_operand_types_resolve,
        test_rules.test_what_ends_a_block_is_control_or_a_barrier,
        test_effects.test_rows_of_the_first_version_that_replace_others,
        test_effects.test_samplers_are_named_beside_textures_or_not,
        test_table.test_rows_of_the_first_version_end_with_it,
        test_table.test_rows_of_the_first_version_are_whole,
        test_table.test_opcodes_that_stand_alone,
        test_table.test_one_architecture_has_two_names,
        test_table.test_every_choice_of_every_row_is_found,
        test_table.test_no_row_is_hidden,
    ):
        yield from _failure(check)


def meant(row: Form) -> set[str]:
    """The lines of facts whose mnemonic may mean the row, and those that mean no row."""
    result = set()
    for fact in test_facts.FACTS.get(row.opcode, ()):
        variants = table.lookup(fact.line.split(" ")[0].rstrip(";"))
        if not variants or any(variant.form is row for variant in variants):
            result.add(fact.line)
    return result


def _failure(check: Callable[[], object]) -> Iterator[str]:
    try:
        check()
    except Exception as error:
        yield f"{getattr(check, '__name__', 'check')}: {error!r}"[:300]


def changed(mutant: Mutant) -> None:
    """Change the table; what was looked up in the old one is forgotten."""
    mutant.apply()
    forget()


def noticed(mutant: Mutant) -> str:
    """Return what detects the mutant, "" if nothing does."""
    before = meant(mutant.row)
    changed(mutant)
    try:
        return next(complaints(mutant.row, before), "")
    except Exception:
        return traceback.format_exc(limit=1).strip().splitlines()[-1]


def alone(mutant: Mutant) -> str:
    """`noticed` in a process of its own."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        os.close(reader)
        os.write(writer, noticed(mutant).encode()[:4000])
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as answer:
        result = answer.read().decode(errors="replace")
    os.waitpid(child, 0)
    return result


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    told = next((line for row in FORMS for line in test_effects.mistakes(row)), "")
    assert not told, told
    caught: Counter[str] = Counter()
    total: Counter[str] = Counter()
    escaped: list[Mutant] = []
    for done, mutant in enumerate(mutants(count, seed), 1):
        total[mutant.column] += 1
        if alone(mutant):
            caught[mutant.column] += 1
        else:
            escaped.append(mutant)
        filled = 40 * done // count
        print(
            f"\r[{'#' * filled}{'.' * (40 - filled)}] {done} of {count} mutants, {len(escaped)} escaped",
            end="",
            file=sys.stderr,
            flush=True,
        )
    print(file=sys.stderr)
    for mutant in escaped:
        print(f"escaped: {mutant.column}: {mutant.row.syntax}  ({mutant.row.section}): {mutant.said}")
    for column in COLUMNS:
        print(f"{caught[column]:>4} of {total[column]:>3}  {column}")
    print(f"{count - len(escaped)} of {count} mutants caught, seed {seed}")
    return 0 if count - len(escaped) >= ENOUGH * count else 1


if __name__ == "__main__":
    sys.exit(main())
