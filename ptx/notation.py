"""The notation of the instruction table: syntax lines such as `add{.sat}.s32 d, a, b`.

A row is written as the spec writes a syntax line:

    form("add{.sat}.s32 d, a, b", "9.7.1.1", "d = a + b")
    form("mul.hilo.type d, a, b", "9.7.1.3", "...", hilo="hi lo", type=INTEGERS)
    form("ld{.weak}{.space}{.vec}.type d, [a]", "9.7.9.8", "...", type="...", d="*vec relaxed")

Modifiers. `.x` is a *slot*: its choices come from the keyword `x`, else from `SLOTS`; a name that
neither knows is a literal, a slot with one choice. Braces make a part optional. A literal that is a
type fills the slot `type`; beside another type, the first fills `dtype` and the second `atype`.

Operands. A bare name takes its rule from the keyword of that name, else from convention: `d` is the
destination; `a`'s type is the slot `atype` if there is one, else `type` (likewise `d b c`); `p`, `q`
are predicates. `[a]` is an address, `[t;c]` a list in brackets, `d|p` a pair, `d{|p}` a pair whose second
half may be missing, `{, c}` an operand that may be missing. An operand keyword is a list of words:

    u32, f64, pred …      the type
    type, atype …         the type in that slot
    2*type, type/2        the double-width integer type; the element of a packed type
    *vec, *4              a vector of as many elements (`*num*2`, `*shape/2`: twice, half)
    relaxed               may be wider than the type (9.4.1)
    reg, imm              a register only; a constant only
    0..31                 range of a constant
    %32                   a constant must be a multiple
    soft                  a constant out of range is only a warning
    power, odd            a constant must be a power of two; odd
    upto:size             a constant is not greater than the constant of that operand
    lax                   a constant instead of the register is only a warning
    dst, src, both        role
    packed                a scalar, or a vector of the same total size
    pointer               of the module's address size
    in:global             an address in that space (default: the slot `space`)
    of:global+shared      the spaces of the variables that a generic address may name (default: global,
                          shared and local)
    when:hint             present exactly when the slot `hint` is filled
    symbol                the address of a variable or function is allowed
    exact                 of that type as if it were not the instruction's own
    short                 an address of 32 bits
    element               `a[1]` is the address of an element
    nothing               the result must be `_`
    label, function, args, returns, prototype, targets   an operand that is no value
    handle                a texture, sampler or surface: its name, or a 64-bit register
    address               an address inside a bracketed list
    sel:h2                sub-words `a.h10` of that kind (`checks.SELECTORS`)
    neg                   `-a` is allowed
    first:geom            the first coordinate is an index if the geometry is an array
    from:7.1/60           the operand exists from that PTX version and target on (without its braces, if it is
                          `bare`, always)
    bare                  `*1` may be without braces
    narrow                an address register of 32 bits, whatever the size of the module's addresses
    copied:100            assemblers copy the address from that target on, so it has at least 32 bits
    cast                  the same of a generic address
    braced                one value may be in braces (`braced:f32+f64`: of these types)
    braces                the same, with the value repeated any number of times
    padded                a vector of two or four with ignored elements, or `.v4` for any number
    whole                 of the module's address size
    plain                 an address may be without its brackets
    not                   `!p` is allowed
    sink                  `_` is allowed
    special               a special register is allowed

Extensions that assemblers accept beyond the row (`takes`, `ptxas_extensions`):

    vectors               registers that are vectors, element by element (`mov.v4.u32`)
    shift                 an amount of its own size, in PTX 1.x
    unlisted              the row itself: no document has it
    no-function           a function's address is not a constant here
    single:bf16x2         no braces around that type, repeated
    ignores:cs            a modifier without effect
    implies:global        a modifier that may be left out
    early:cc.u32          these modifiers in modules older than the row
    unified:90/1d,2d/-,e  a sampler in the unified mode: from which target, for which geometries, with which
                          of the operands `e` and `f`

Invariant: parsing a line is a pure function of the line and its keywords.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

from ..support.fast_dataclass import record, replace
from .ptxtypes import TYPES

SLOTS: dict[str, str] = {
    "rnd": "rn rz rm rp",
    "irnd": "rni rzi rmi rpi",
    "ftz": "ftz",
    "sat": "sat",
    "cop": "ca cg cs lu cv",
    "stcop": "wb cg cs wt",
    "space": "const global local param param::entry param::func shared shared::cta shared::cluster",
    "scope": "cta cluster gpu sys",
    "sem": "relaxed acquire release acq_rel",
    "vec": "v2 v4",
    "evict1": "L1::evict_normal L1::evict_unchanged L1::evict_first L1::evict_last L1::no_allocate",
    "evict2": "L2::evict_normal L2::evict_first L2::evict_last",
    "hint": "L2::cache_hint",
    "prefetch": "L2::64B L2::128B L2::256B",
    "cmp": "eq ne lt le gt ge lo ls hi hs equ neu ltu leu gtu geu num nan",
    "bool": "and or xor",
}
"""Slots with the same choices in every row."""


@record(frozen=True)
class Slot:
    """One modifier position: its name and the spellings that it accepts."""

    name: str
    choices: tuple[str, ...]


@record(frozen=True)
class OptionalGroup:
    """Parts that are present or absent together."""

    parts: tuple[Slot | OptionalGroup, ...]


OperandKind = Literal[
    "value", "address", "bracket", "label", "function", "args", "returns", "prototype", "targets"
]
"""The syntax of an operand: a value; memory at an address; a list of coordinates in brackets; a label.

Of calls, it is the function, the lists of arguments and results, or the label of a prototype or target list.
"""
Role = Literal["src", "dst", "both"]
"""The direction of an operand: it is read, written, or both."""


@record(frozen=True)
class OperandRule:
    """The rule of one operand position.

    In a `Variant`'s rules `type` is a type's name, or '' for an
    operand without a type; in a form's it is an expression over slots. `count` is the number of vector
    elements, 0 for a scalar (in a form: a number or a slot's name). `accepts` lists the operands besides
    registers: 'imm' (constants), 'not' (`!p`), 'sink' (`_`), 'symbol' (the address of a variable), 'special'
    (a special register). `low` and `high` bound a constant, which must be a multiple of `step`; with `soft`,
    a constant out of range is a warning. A `packed` operand may be a vector whose elements together have the
    size of `type`. An operand with `when` is present exactly when that slot is filled. `space` is the state
    space of an address: a form's is the name of the slot, or the space itself. `parts` are the rules of the
    elements of a 'bracket'. `first` is the type of a vector's first element where it differs (in a form: the
    slot of the geometry whose arrays have an index there). `since` and `sm` are the first PTX version and
    target with the operand. `fixed` marks a type that is not the instruction's own. `names` are the spaces of
    the variables that a generic address may name. `upto` is the operand whose constant bounds this one.
    `select` is the kind of sub-words that may be selected from a register. `copied` is the first target on
    which an address is copied before its use. `braced` are the types of which one value may be in braces.
    """

    name: str
    kind: OperandKind = "value"
    role: Role = "src"
    type: str = ""
    count: int | str = 0
    register: bool = True
    accepts: frozenset[str] = frozenset()
    relaxed: bool = False
    low: int | None = None
    high: int | None = None
    step: int = 1
    soft: bool = False
    pair: OperandRule | None = None
    pair_optional: bool = False
    optional: bool = False
    packed: bool = False
    when: str = ""
    space: str = "space"
    parts: tuple[OperandRule, ...] = ()
    select: str = ""
    first: str = ""
    since: tuple[int, int] = (1, 0)
    sm: int = 0
    fixed: bool = False
    names: tuple[str, ...] = ("global", "shared", "local")
    upto: str = ""
    copied: int | None = None
    braced: tuple[str, ...] = ()


# ------------------------------------------------------------------------- the mnemonic's notation


def all_slots(parts: tuple[Slot | OptionalGroup, ...]) -> Iterator[Slot]:
    """Yield the slots of `parts` in order, those of optional groups included."""
    for part in parts:
        if isinstance(part, Slot):
            yield part
        else:
            yield from all_slots(part.parts)


def parse_parts(text: str, choices: dict[str, str]) -> tuple[Slot | OptionalGroup, ...]:
    """Return the modifier positions of `{.rnd}.dtype.f32`; `choices` fills open slots."""
    stack: list[list[Slot | OptionalGroup]] = [[]]
    for piece in text.replace("{", "\0{\0").replace("}", "\0}\0").replace(".", "\0").split("\0"):
        if piece == "{":
            stack.append([])
        elif piece == "}":
            inner = stack.pop()
            stack[-1].append(OptionalGroup(tuple(inner)))
        elif piece:
            stack[-1].append(_slot(piece, choices))
    parts = tuple(stack[0])
    literals = [
        part
        for part in parts
        if isinstance(part, Slot)
        and part.name == "type"
        and part.choices[0] in TYPES
        and "type" not in choices
    ]
    if len(literals) == 2:
        renamed = {id(literals[0]): "dtype", id(literals[1]): "atype"}
        parts = tuple(
            Slot(renamed.get(id(part), part.name), part.choices) if isinstance(part, Slot) else part
            for part in parts
        )
    return parts


def _slot(name: str, choices: dict[str, str]) -> Slot:
    spellings = choices.get(name) or SLOTS.get(name)
    if spellings is None and name in TYPES:
        return Slot("atype" if "dtype" in choices else "dtype" if "atype" in choices else "type", (name,))
    return Slot(name, tuple((spellings or name).split()))


# -------------------------------------------------------------------------- the operands' notation


def parse_operands(text: str, choices: dict[str, str], slots: set[str]) -> Iterator[OperandRule]:
    """Yield the operand rules of `text`, split at commas outside brackets; `{, x}` marks x optional."""
    words, optional = text.replace("{|", "|?").replace("}", " } ").replace("{", " { ").split(), 0
    # A pair's closing brace belongs to the pair, so it is dropped where `|?` opened one.
    pieces: list[tuple[str, bool]] = []
    pair_open = False
    for word in words:
        if word == "{":
            optional += 1
        elif word == "}":
            if pair_open:
                pair_open = False
            else:
                optional -= 1
        else:
            for piece in filter(None, word.split(",")):
                pieces.append((piece, optional > 0))
                pair_open = "|?" in piece
    for index, (piece, may_miss) in enumerate(pieces):
        yield _operand(piece, index, may_miss, choices, slots)


_KEYWORDS: dict[str, dict[str, Any]] = {
    **{kind: {"kind": kind} for kind in ("label", "function", "args", "returns", "prototype", "targets")},
    **{role: {"role": role} for role in ("dst", "src", "both")},
    "address": {"kind": "address"},
    "handle": {"type": ""},
    "nothing": {"register": False},
    "imm": {"register": False},
    "relaxed": {"relaxed": True},
    "packed": {"packed": True},
    "soft": {"soft": True},
    "copied": {"copied": 0},
    "exact": {"fixed": True},
    "braced": {"braced": tuple(TYPES)},
}
"""Fields of an `OperandRule` by keyword; see also `_PREFIXES` and `_ACCEPTED`."""

_PREFIXES: dict[str, Callable[[str], dict[str, Any]]] = {
    "in:": lambda rest: {"space": rest},
    "of:": lambda rest: {"names": tuple(rest.split("+"))},
    "upto:": lambda rest: {"upto": rest, "low": 0, "high": 1 << 32},
    "sel:": lambda rest: {"select": rest},
    "first:": lambda rest: {"first": rest},
    "copied:": lambda rest: {"copied": int(rest)},
    "braced:": lambda rest: {"braced": tuple(rest.split("+"))},
    "from:": lambda rest: {
        "since": tuple(map(int, rest.partition("/")[0].split("."))),
        "sm": int(rest.partition("/")[2] or 0),
    },
    "when:": lambda rest: {"when": rest},
    "%": lambda rest: {"step": int(rest)},
    "*": lambda rest: {"count": int(rest) if rest.isdigit() else rest},
}

_ACCEPTED = frozenset(
    {
        "not",
        "sink",
        "symbol",
        "special",
        "pointer",
        "neg",
        "bare",
        "handle",
        "short",
        "power",
        "lax",
        "element",
        "narrow",
        "cast",
        "braces",
        "padded",
        "plain",
        "whole",
        "odd",
    }
)


def _operand(piece: str, index: int, optional: bool, choices: dict[str, str], slots: set[str]) -> OperandRule:
    if piece.startswith("[") and ";" in piece:
        names = piece.strip("[]").split(";")
        return OperandRule(
            piece,
            "bracket",
            optional=optional,
            role="both" if index == 0 else "src",
            parts=tuple(_operand(name, 1, False, choices, slots) for name in names),
        )
    if "|" in piece:
        first, second = piece.split("|")
        rule = _operand(first, index, optional, choices, slots)
        second_rule = _operand(second.lstrip("?"), index, optional, choices, slots)
        # A lane's result cannot be dropped, a predicate can.
        accepts = rule.accepts | ({"sink"} if rule.type == "pred" else set())
        is_needed = "reg" in choices.get(second.lstrip("?"), "").split()
        return replace(
            rule,
            accepts=accepts,
            pair_optional=second.startswith("?"),
            pair=replace(
                second_rule,
                accepts=second_rule.accepts | (frozenset() if is_needed else {"sink"}),
                role="dst",
            ),
        )
    name = piece.strip("[]")
    words = choices.get(name, "").split()
    is_address = piece.startswith("[")
    fields: dict[str, Any] = {"kind": "address" if is_address else "value", "role": "src"}
    for word in words:
        fields |= _keyword_fields(word)
    if fields["kind"] == "value":
        fields.setdefault("type", _default_type(name, slots))
        if "src" not in words and (name == "d" or (index == 0 and name in "pqr")):
            fields["role"] = "dst"
    accepted = {word for word in words if word in _ACCEPTED} | ({"sink"} if "nothing" in words else set())
    if fields["role"] == "src" and fields.get("type") == "pred" and "reg" in words:
        accepted |= {"not"}
    if fields["role"] == "src" and "reg" not in words:
        accepted |= {"imm", "not"} if fields.get("type") == "pred" else {"imm"}
    return OperandRule(name, optional=optional, accepts=frozenset(accepted), **fields)


def _keyword_fields(word: str) -> dict[str, Any]:
    """Return the fields of an `OperandRule` that one word of an operand's keyword sets."""
    if word in _KEYWORDS:
        return _KEYWORDS[word]
    for prefix, fields in _PREFIXES.items():
        if word.startswith(prefix):
            return fields(word[len(prefix) :])
    if word in _ACCEPTED or word == "reg":
        return {}
    if ".." in word:
        low, high = word.split("..")
        return {"low": int(low), "high": int(high)}
    return {"type": word, "fixed": word in TYPES}


def _default_type(name: str, slots: set[str]) -> str:
    if name in ("p", "q"):
        return "pred"
    operand_slot = f"{name}type"
    return operand_slot if operand_slot in slots else "type" if "type" in slots else "dtype"
