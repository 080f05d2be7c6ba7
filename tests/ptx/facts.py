"""The verdicts of ptxas on a line or more for every statement of each row of the instruction table:
facts.tsv.

python tests/ptx/facts.py            ask ptxas about every line that the file lacks, and write it (--anew:
about all, in some minutes)

A fact is a line with what ptxas says of it, once: accepted, with the PTX version and target that it asks for
in an old module and the architectures that have it; or refused. The lines come from the table: for each row
every choice of every modifier, every operand in each way it may be written, and the like with one thing
beyond what the row allows. Their verdicts do not: a row that says something else than ptxas differs from a
fact, whoever wrote it. Lines on which the verifier and ptxas differ are left out; `make sweep` counts those.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Iterator, Set
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import NamedTuple

sys.path[:0] = [] if __package__ else [str(Path(__file__).parents[1])]
os.environ.setdefault("PYTHONHASHSEED", "0")

if __package__:
    from .samples import COUNT, PTXAS, REGISTERS, _assemble, module, ours, ptxas_verdicts
else:
    from ptx.samples import COUNT, PTXAS, REGISTERS, _assemble, module, ours, ptxas_verdicts  # type: ignore[import-not-found,no-redef]

from minicc.ptx.form import Form, Variant, bind  # noqa: E402
from minicc.ptx.notation import OperandRule, OptionalGroup, Slot, all_slots  # noqa: E402
from minicc.ptx.parsing.parser import parse  # noqa: E402
from minicc.ptx.ptxtypes import TYPES  # noqa: E402
from minicc.ptx.rules.checks import SELECTORS  # noqa: E402
from minicc.ptx.rules.verifier import verify  # noqa: E402
from minicc.ptx.table import FORMS, lookup  # noqa: E402
from minicc.support.diagnostics import PtxError  # noqa: E402
from minicc.support.fast_dataclass import replace  # noqa: E402

PAGE = Path(__file__).with_name("facts.tsv")
OLD = (("1.0", "sm_10"), ("1.4", "sm_10"), ("1.4", "sm_13"), ("2.0", "sm_20"), ("3.0", "sm_30"),
    ("6.0", "sm_50"), ("7.8", "sm_70"), ("8.0", "sm_80"), ("8.3", "sm_70"))
"""Modules in which a line is read and told what it asks for; the first that does tells most."""
ARCHITECTURES = ("sm_90", "sm_90a", "sm_100", "sm_100a", "sm_100f", "sm_103a", "sm_120", "sm_120a", "sm_120f",
    "sm_121a")
NEWEST = "9.0"
TARGETS = ("sm_100a", "sm_120a", "sm_90a")
"""Where a line is asked about: the first that has it."""
LAST = ("sm_70", "sm_75", "sm_60")
"""The same for lines that the newest version no longer has."""
LATEST = "9.5"
LATE = ("sm_103a", "sm_107a", "sm_120a", "sm_90a")
"""Where a line is asked about that no target has at `NEWEST`: versions after it brought the line or the
target.
"""
LATE_ARCHITECTURES = (*ARCHITECTURES, "sm_107a", "sm_110a")
"""`ARCHITECTURES` of such lines."""
SAMPLED = ("sm_100a,texmode_independent", *TARGETS)
"""The same for lines that name a sampler."""


Place = tuple[str, str, str]
"""A line, the version and the target of its module."""


class Fact(NamedTuple):
    """`version` and `target` are where ptxas accepts the line; '-' stands for nowhere, asked at the first of
    `TARGETS`.

    `old` and `old_target` are the place of `OLD` at which it said that `since` and `sm` are needed ('' where
    nothing was); `archs` says which of `architectures` have it, where not all from its target on do; `last`:
    no later version has it.
    """

    opcode: str
    line: str
    accepted: bool
    version: str = NEWEST
    target: str = TARGETS[0]
    old: str = ""
    old_target: str = ""
    since: str = ""
    sm: str = ""
    archs: str = ""
    last: bool = False

    @property
    def place(self) -> Place:
        return self.line, self.version, self.target

    @property
    def architectures(self) -> tuple[str, ...]:
        """Return the architectures that the letters of `archs` stand for."""
        return LATE_ARCHITECTURES if self.version == LATEST else ARCHITECTURES


# ------------------------------------------------------------------------------------- lines


def lines(row: Form, whole: bool) -> Iterator[str]:
    """Lines that the row is about, and lines like them with one thing beyond it; more of those if `whole`."""
    seen: set[str] = set()
    for line in _lines(row, whole):
        if line not in seen:
            seen.add(line)
            yield line


def _lines(row: Form, whole: bool) -> Iterator[str]:
    deep = max([len(slot.choices) for slot in row.slots], default=1)
    chosen = [_modifiers(row.parts, number, filled) for number in range(deep) for filled in (False,
        True) if filled or number < 2]
    full = next((at for at in range(len(chosen)) if at % 2 and bind(row, "", tuple(chosen[at])) is not None),
        None)
    chosen += [_modifiers(row.parts, 0, False, slot.name,
        choice) for slot in row.slots for choice in slot.choices if row.gate_of(choice) != ((1, 0), 0)]
    chosen += _missed(row, chosen, deep)
    base: tuple[list[str], Variant] | None = None
    for modifiers in chosen:
        variant = bind(row, "", tuple(modifiers))
        if variant is None or not lookup(".".join([row.opcode, *modifiers])):
            continue
        counts = (variant.required, len(variant.operands)) if base is None else (len(variant.operands),)
        base = base or (modifiers, variant)
        for count in dict.fromkeys(counts):
            yield _line(row, modifiers,
                [_operand(rule, 1 + 8 * i) for i, rule in enumerate(variant.operands[:count])])
    if base is None:
        return
    yield from _wider(row, chosen[-1 if full is None else full])
    modifiers, variant = base
    operands = [_operand(rule, 1 + 8 * i) for i, rule in enumerate(variant.operands)]
    for changed in _other_modifiers(row, modifiers, 3 if whole else 1):
        yield _line(row, changed, operands)
    yield _line(row, modifiers, operands[:variant.required - 1])
    yield _line(row, modifiers, [*operands, "%rd5"])
    if whole:
        yield _line(row, modifiers, [*operands, "%r5"])
    for at, rule in enumerate(variant.operands):
        for text in dict.fromkeys([*(_other_operands(rule, 1 + 8 * at) if whole else _beyond(rule)),
            *_taken(rule, operands[at])]):
            yield _line(row, modifiers, [*operands[:at], text, *operands[at + 1:]])


def _wider(row: Form, modifiers: list[str]) -> Iterator[str]:
    """Every operand of a line with all modifiers, in each way that a row which says too little would allow,
    and with a part picked.
    """
    variant = bind(row, "", tuple(modifiers))
    if variant is None:
        return
    operands = [_operand(rule, 1 + 8 * i) for i, rule in enumerate(variant.operands)]
    for at, rule in enumerate(variant.operands):
        texts = list(_beyond(rule))
        if rule.select:
            texts.append(f"{operands[at]}.{min(SELECTORS[rule.select])}")
        if rule.kind == "address" and rule.space:
            texts.append("[sv]" if rule.space == "global" else "[gv]")
        if rule.count and rule.role == "src":
            texts.append(operands[at].replace("{" + operands[at][1:].split(",")[0].rstrip("}"), "{2", 1))
        for text in texts:
            yield _line(row, modifiers, [*operands[:at], text, *operands[at + 1:]])


def _missed(row: Form, chosen: list[list[str]], deep: int) -> Iterator[list[str]]:
    """Modifiers with each choice that none of `chosen` has where the row allows it, beside the first others
    that go with it.
    """
    had = {word for modifiers in chosen if bind(row, "", tuple(modifiers)) is not None for word in modifiers}
    for slot in row.slots:
        for choice in slot.choices:
            if choice not in had:
                tried = (_modifiers(row.parts, number, filled, slot.name, choice) for filled in (False,
                    True) for number in range(deep))
                yield from islice(
                    (modifiers for modifiers in tried if bind(row, "", tuple(modifiers)) is not None), 2)


def _line(row: Form, modifiers: list[str], operands: list[str]) -> str:
    return f"{'.'.join([row.opcode, *modifiers])} {', '.join(operands)}".rstrip() + ";"


def _modifiers(parts: tuple[Slot | OptionalGroup, ...], number: int, filled: bool, name: str = "",
    choice: str = "") -> list[str]:
    """The number-th choice of every slot, of the one with that name `choice`; the optional ones too if
    `filled`.
    """
    result: list[str] = []
    for part in parts:
        if isinstance(part, Slot):
            result.append(choice if part.name == name else part.choices[number % len(part.choices)])
        elif filled or any(slot.name == name for slot in all_slots(part.parts)):
            result += _modifiers(part.parts, number, filled, name, choice)
    return result


def _other_modifiers(row: Form, modifiers: list[str], most: int) -> Iterator[list[str]]:
    """One missing, or another in its place."""
    slots = [part for part in row.parts if isinstance(part, Slot)]
    for at, slot in enumerate(slots):
        if slot.choices[0] not in TYPES or most > 1:
            yield modifiers[:at] + modifiers[at + 1:]
        beside = _TYPES if slot.choices[0] in TYPES else _BESIDE.get(slot.name, ())
        for word in [word for word in beside if word not in slot.choices][:most]:
            yield [*modifiers[:at], word, *modifiers[at + 1:]]
    for flag in ("sat", "ftz") if most > 1 else ():
        if all(flag not in slot.choices for slot in row.slots):
            yield [*modifiers[:-1], flag, *modifiers[-1:]]


_TYPES = ("u16", "s32", "b32", "u64", "f32", "f64", "f16", "bf16x2", "b8", "pred")
_BESIDE = {"space": ("const", "global", "shared", "local"), "cmp": ("lo", "equ", "lt"),
    "rnd": ("rn", "rz", "rm"), "op": ("add", "min", "and", "inc", "exch"), "vec": ("v2", "v4", "v8"),
    "mode": ("clamp", "wrap", "up", "any"), "geom": ("1d", "3d", "cube", "a2d"),
    "shape": ("m16n8k16", "m16n16k16", "m8n8k4"), "sem": ("relaxed", "acquire", "release"),
    "scope": ("cta", "cluster", "sys"), "cop": ("ca", "cg", "wb"), "level": ("L1", "L2", "gl")}
"""Words that stand in a slot of some rows."""


def _operand(rule: OperandRule, number: int) -> str:
    """The plainest way to write an operand."""
    if rule.kind == "address":
        return f"[%r{number}]" if "short" in rule.accepts else "[%rd1]"
    if rule.kind == "bracket":
        return "[" + ", ".join(_operand(part, number + i).strip("[]") for i,
            part in enumerate(rule.parts)) + "]"
    if "handle" in rule.accepts:
        return "%rd1"
    if not rule.register:
        return "_" if rule.role == "dst" else str(rule.low or 0)
    if rule.count:
        text = "{" + ", ".join(_register(rule, (number + i) % COUNT) for i in range(int(rule.count))) + "}"
        if rule.first:
            text = text.replace(_register(rule, number % COUNT),
                _register(replace(rule, type=rule.first), number % COUNT), 1)
    else:
        text = _register(rule, number)
    if rule.pair is not None and not rule.pair_optional:
        text += f"|{_register(rule.pair, 7)}"
    return text


def _register(rule: OperandRule, number: int) -> str:
    if "pointer" in rule.accepts:
        return "%rd3"
    name = rule.type if rule.type in REGISTERS and rule.type not in ("f16",
        "f16x2") else f"b{max(TYPES[rule.type].bits, 8)}"
    return f"{REGISTERS[name]}{number}"


def _beyond(rule: OperandRule) -> Iterator[str]:
    """Yield lines that a row with too weak rules would accept."""
    if rule.kind != "value" or "handle" in rule.accepts:
        return
    if rule.high is not None:
        yield str(rule.high + 1)
        if rule.low:
            yield str(rule.low - 1)
    elif rule.role == "src":
        yield "2.0" if rule.type in ("f32", "f64") else "2"
    if rule.role == "dst" and rule.register:
        yield "_"


def _taken(rule: OperandRule, text: str) -> Iterator[str]:
    """Yield lines that assemblers accept or reject: addresses of other sizes and spaces, braces, unused
    results.
    """
    if rule.kind == "address" and not rule.accepts & {"handle", "short"}:
        yield from ("[%r1]", "[%h1]", "[gv]", "[sv]")
    if rule.braced or "braces" in rule.accepts:
        yield from (f"{{{text}}}", f"{{{text}, {text}}}")
    if rule.count and rule.role == "dst":
        yield text.replace(text[1:].split(",")[0].rstrip("}"), "_", 1)


def _other_operands(rule: OperandRule, number: int) -> Iterator[str]:
    """Everything else that might stand there; ptxas says what may."""
    if rule.kind == "address":
        yield from ("[gv]", "[sv]", "[cv]", "[%rd1+16]", f"%r{number}")
        return
    if rule.kind != "value" or "handle" in rule.accepts:
        return
    if not rule.register or rule.high is not None:
        low, high = rule.low or 0, rule.high if rule.high is not None else 8
        yield from map(str, (low, low - 1, high, high + 1, low + 1))
    if rule.count:
        elements = [_register(rule, (number + i) % COUNT) for i in range(int(rule.count) + 1)]
        yield "{" + ", ".join(elements) + "}"
        yield "{" + ", ".join(elements[:-2]) + "}"
        yield elements[0]
        other = REGISTERS["f64" if TYPES[rule.type].bits != 64 else "b32"]
        yield "{" + ", ".join([f"{other}{i + 1}" for i in range(int(rule.count))]) + "}"
        return
    for name in ("pred", "b16", "b32", "b64", "f32", "f64", "s32", "f16x2", "b128"):
        yield f"{REGISTERS[name]}{number}"
    yield from ("2", "2.0", "_", "%tid.x", "gv", f"{{%r{number}, %r{number + 1}}}")
    if rule.type == "pred":
        yield f"!%p{number}"
    if rule.pair is None:
        yield f"{_register(rule, number)}|%p7"
    else:
        yield f"{_register(rule, number)}|%p7"
        yield f"{_register(rule, number)}|%r7"
        yield f"_|{_register(rule.pair, 7)}"
    for kind, parts in sorted(SELECTORS.items()):
        if rule.select or kind == "part":
            yield f"{_register(rule, number)}.{min(parts)}"
    if "neg" in rule.accepts:
        yield f"-{_register(rule, number)}"


# ---------------------------------------------------------------------------------- what ptxas says


_VERSION = re.compile(r"PTX ISA \.version (\d+\.\d+)")
_TARGET = re.compile(r"\.target sm_(\d+)")
_ABORTED = "Ptx assembly aborted"


class Needs(NamedTuple):
    """The requirements of a line in an old module; None for any other error of it there."""

    since: str
    sm: str


def asked(folder: Path, batch: list[str], version: str, target: str) -> list[Needs | None]:
    """Return the requirements of lines at an old version or target, by ptxas."""
    text, first = module(batch, version, target)
    failed, messages = _assemble(text, target, folder)
    if not failed:
        return [Needs("", "")] * len(batch)
    said: dict[int, list[str]] = {}
    ignored = False
    for number, message in messages:
        ignored |= bool(_OTHERWISE.search(message))
        if _ABORTED not in message and not _OTHERWISE.search(message):
            said.setdefault(number - first, []).append(message)
    is_elsewhere = any(not 0 <= at < len(batch) for at in said)
    is_malformed = any("syntax error" in m or "Parsing error" in m for item in said.values() for m in item)
    if is_elsewhere or is_malformed or not (said or ignored):
        if len(batch) == 1:
            return [None]
        half = len(batch) // 2
        return asked(folder, batch[:half], version, target) + asked(folder, batch[half:], version, target)
    return [_needs(said.get(at, [])) for at in range(len(batch))]


_OTHERWISE = re.compile(
    r"kernel parameter list|not supported on \.target|cannot be compiled for|requires target sm_\d+[af] "
    r"|requires an architecture-specific")
"""What only some architectures have, whatever their number; and what the module itself asks for."""


def _needs(messages: list[str]) -> Needs | None:
    messages = [message for message in messages if not _OTHERWISE.search(message)]
    if any(not _VERSION.search(message) and not _TARGET.search(message) for message in messages):
        return None
    versions = [match[1] for message in messages for match in _VERSION.finditer(message)]
    targets = [int(match[1]) for message in messages for match in _TARGET.finditer(message)]
    return Needs(max(versions, key=_number, default=""), str(max(targets, default="")))


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


_OURS = re.compile(r"requires (?:PTX version (\d+\.\d+)|target sm_(\d+) or higher)")


def needed(line: str, version: str, target: str) -> Needs | None:
    """Return the requirements of a line at an old version or target, by the verifier."""
    since, sm = _said(line, version, target), _said(line, LATEST, target)
    return None if since is None or sm is None else Needs(since.since,
        max(since.sm, sm.sm, key=lambda number: int(number or 0)))


def _said(line: str, version: str, target: str) -> Needs | None:
    text, number = module([line], version, target)
    try:
        result = [d for d in verify(parse(text))
            if d.severity == "error" and d.location is not None and d.location.line == number]
    except PtxError:
        return None
    return _needs([_OURS.sub(r"PTX ISA .version \1 .target sm_\2", d.message) for d in result])


# ------------------------------------------------------------------------------------------ writing


def facts_of(row: Form, whole: bool, folder: Path,
    known: Set[tuple[str, str]] = frozenset()) -> tuple[list[Fact], int]:
    """(what ptxas says of the row's lines, how many were left out since the verifier says otherwise)."""
    folder.mkdir()
    every = list(lines(row, whole))
    version = f"{row.until[0]}.{row.until[1]}" if row.until else NEWEST
    texts = [line for line in every if not {(line, version), (line, LATEST)} & known]
    where = _place(every[:2], version, folder,
        SAMPLED if "sampler" in row.effects else TARGETS) if texts else None
    if where is None and texts and not row.until:
        version = LATEST
        where = _place(every[:2], version, folder, LATE)
    if where is None:
        return [], len(texts)
    verdicts = ptxas_verdicts(texts, version, where, folder,
        {number for number, line in enumerate(texts) if "[%r1]" in line})
    mine = [ours(line, version, where) for line in texts]
    agreed = [(line, verdict is None) for line, verdict,
        own in zip(texts, verdicts, mine) if (verdict is None) == (own is None)]
    good = [line for line, accepted in agreed if accepted]
    needs = _needs_of(good, folder)
    result = [Fact(row.opcode, line, accepted, version, where, *needs.get(line, ())) for line,
        accepted in agreed]
    if row.until and good:
        later = after(version)
        refused = ptxas_verdicts(good[:1], later, where, folder)[0] is not None and ours(good[0], later,
            where) is not None
        result = [fact._replace(last=refused and fact.line == good[0]) for fact in result]
    return result, len(texts) - len(agreed)


def after(version: str) -> str:
    """The version after one that was not the last of its kind."""
    major, _, minor = version.partition(".")
    return f"{major}.{int(minor) + 1}"


def _place(legal: list[str], version: str, folder: Path, targets: tuple[str, ...]) -> str | None:
    for target in (targets if version in (NEWEST, LATEST) else LAST):
        if any(verdict is None and ours(line, version, target) is None for line,
            verdict in zip(legal, ptxas_verdicts(legal, version, target, folder))):
            return target
    return None


def _needs_of(good: list[str], folder: Path) -> dict[str, tuple[str, str, str, str]]:
    result: dict[str, tuple[str, str, str, str]] = {}
    for version, target in OLD:
        todo = [line for line in good if line not in result]
        if not todo:
            break
        for line, needs in zip(todo, asked(folder, todo, version, target)):
            mine = needed(line, version, target)
            if needs is not None and mine is not None and needs.since == mine.since:
                # Of what few architectures have ptxas tells the version only.
                result[line] = (version, target, needs.since, needs.sm if needs.sm == mine.sm else "?")
    return result


CONTROL = ("bra L0;", "bra.uni L0;", "bra %r1;", "bra 4;", "bra;", "ret;", "ret.uni;", "ret %r1;", "exit;",
    "exit.uni;", "trap;", "trap 1;", "call ext, (5);", "call.uni ext, (5);", "call ext;",
    "call (%r1), ext, (5);", "call ext, (5, 6);", "call 5;", "brx.idx %u1, L0;", "brx.idx %u1;",
    "brx.idx L0;")
"""Lines about rows that only control flow has."""


def _control(known: dict[Place, Fact], folder: Path) -> None:
    folder.mkdir()
    verdicts = ptxas_verdicts([*CONTROL], NEWEST, TARGETS[0], folder, frozenset(range(len(CONTROL))))
    agreed = {line: verdict is None for line,
        verdict in zip(CONTROL, verdicts) if (verdict is None) == (ours(line, NEWEST, TARGETS[0]) is None)}
    needs = _needs_of([line for line, accepted in agreed.items() if accepted], folder)
    for line, accepted in agreed.items():
        fact = Fact(re.split("[. ;]", line)[0], line, accepted, NEWEST, TARGETS[0], *needs.get(line, ()))
        known[fact.place] = fact


def _complete(known: dict[Place, Fact], folder: Path) -> None:
    """Add the requirements of accepted lines that are not yet recorded."""
    todo = [key for key, fact in sorted(known.items()) if fact.accepted and fact.old not in ("1.0", "2.0",
        "3.0")]
    for at in range(0, len(todo), 100):
        needs = _needs_of([line for line, _, _ in todo[at:at + 100]], folder)
        for key in todo[at:at + 100]:
            if key[0] in needs:
                old, old_target, since, sm = needs[key[0]]
                known[key] = known[key]._replace(old=old, old_target=old_target, since=since, sm=sm)


def _everywhere(known: dict[Place, Fact], rows: list[Form], folder: Path) -> None:
    """Record the architectures of the first line of each row, and of the second for rows that few have."""
    folder.mkdir()
    accepted = {fact.line: place for place, fact in sorted(known.items(), reverse=True) if fact.accepted
                and (fact.target in SAMPLED if fact.version == NEWEST else fact.version == LATEST)}
    chosen: list[str] = []
    for row in rows:
        good = [line for line in lines(row, False) if line in accepted]
        chosen += good[:2 if row.archs or row.effects & {"arch-specific", "one-arch"} else 1]
    chosen = list(dict.fromkeys(chosen))
    having = dict.fromkeys(chosen, "")
    for version, targets in ((NEWEST, ARCHITECTURES), (LATEST, LATE_ARCHITECTURES)):
        here = [line for line in chosen if known[accepted[line]].version == version]
        for target in targets:
            for line, verdict in zip(here, ptxas_verdicts(here, version, target, folder)):
                agreed = (verdict is None) == (ours(line, version, target) is None)
                having[line] += ("+" if verdict is None else "-") if agreed else "?"
    for line, archs in having.items():
        known[accepted[line]] = known[accepted[line]]._replace(archs=archs)


_RUN = re.compile(r"\{(%\w*?)(\d+)((?:, \1\d+){2,})\}")


def _shortened(line: str) -> str:
    """Registers in a row as `{%r1..4}`."""
    def short(match: re.Match[str]) -> str:
        numbers = [int(match[2]), *(int(word.removeprefix(match[1])) for word in match[3][2:].split(", "))]
        return f"{{{match[1]}{numbers[0]}..{numbers[-1]}}}" if numbers == [*range(numbers[0],
            numbers[-1] + 1)] else match[0]
    return _RUN.sub(short, line)


def _spread(line: str) -> str:
    return re.sub(r"\{(%[a-z]+)(\d+)\.\.(\d+)\}",
        lambda m: "{" + ", ".join(f"{m[1]}{i}" for i in range(int(m[2]), int(m[3]) + 1)) + "}", line)


def written(fact: Fact) -> str:
    """The line of the file."""
    verdict = "ok" if fact.accepted else "no"
    more = [f"last={fact.version}"] if fact.last else []
    more += [f"at={fact.version}/{fact.target}"] if (fact.version, fact.target) != (NEWEST,
        TARGETS[0]) else []
    more += [f"old={fact.old}/{fact.old_target}/{fact.since or 0}/{fact.sm or 0}"] if fact.old else []
    more += [f"archs={fact.archs}"] if fact.archs else []
    return "\t".join([verdict, _shortened(fact.line), " ".join(more)]).rstrip()


def read() -> list[Fact]:
    """The facts of the file."""
    result = []
    for text in PAGE.read_text().splitlines():
        if text.startswith("#"):
            continue
        verdict, line, *rest = text.split("\t")
        line = _spread(line)
        said = dict(word.split("=", 1) for word in (rest[0].split() if rest else []))
        version, _, target = said.get("at", f"{NEWEST}/{TARGETS[0]}").partition("/")
        old, old_target, since, sm = said.get("old", "///").split("/")
        result.append(
            Fact(re.split("[. ;]", line)[0], line, verdict == "ok", version, target, old, old_target,
                "" if since == "0" else since, "" if sm == "0" else sm, said.get("archs", ""),
                "last" in said))
    return result


HEADER = """\
# What ptxas says of lines about every row of the instruction table; written by tests/ptx/facts.py, see there.
# ok or no, the line, and where it is not PTX 9.0 for sm_100a: at=version/target. old=version/target/needed
# version/needed sm: what it asks for in an old module. archs: which of ARCHITECTURES (of LATE_ARCHITECTURES
# at PTX 9.5) have it (?: the two differ). last: the last version that has it.
"""


def main() -> int:
    if PTXAS is None:
        print("facts: ptxas is not installed", file=sys.stderr)
        return 2
    rows = [row for row in FORMS if "control" not in row.effects and not row.is_old]
    first = {row.opcode: row for row in reversed(rows)}
    known = {} if "--anew" in sys.argv or not PAGE.exists() else {fact.place: fact for fact in read()}
    before = frozenset((line, version) for line, version,
        target in known if target in (*SAMPLED, *LAST, *LATE))
    left_out = 0
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        for done, (facts, differ) in enumerate(pool.map(lambda item: facts_of(item[1],
            item[1] is first[item[1].opcode], Path(folder) / str(item[0]), before), enumerate(rows)), 1):
            left_out += differ
            for fact in facts:
                known.setdefault(fact.place, fact)
            filled = 40 * done // len(rows)
            print(
                f"\r[{'#' * filled}{'.' * (40 - filled)}] {done:,} of {len(rows):,} rows, {len(known):,} "
                f"facts",
                end="", file=sys.stderr, flush=True)
        _control(known, Path(folder) / "control")
        _complete(known, Path(folder))
        _everywhere(known, rows, Path(folder) / "architectures")
    print(file=sys.stderr)
    PAGE.write_text(HEADER + "".join(written(fact) + "\n" for fact in sorted(known.values())))
    print(f"{len(known):,} facts; {left_out:,} lines left out, on which the verifier and ptxas differ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
