"""Rows of the instruction table: syntax lines and what they mean, and their resolution per mnemonic.

A row is written as the spec writes a syntax line:

    form("add{.sat}.s32 d, a, b", "9.7.1.1", "d = a + b")
    form("mul.hilo.type d, a, b", "9.7.1.3", "...", hilo="hi lo", type=INTEGERS)
    form("ld{.weak}{.space}{.vec}.type d, [a]", "9.7.9.8", "...", type="...", d="*vec relaxed")

Modifiers. `.x` is a *slot*: its choices come from the keyword `x`, else from `SLOTS`; a name that
neither knows is a literal, a slot with one choice. Braces make a part optional. A literal that is a
type fills the slot `type`; beside another type, the first fills `dtype` and the second `atype`.

Operands. A bare name takes its rule from the keyword of that name, else from convention: `d` is the
destination; `a`'s type is the slot `atype` if there is one, else `type` (likewise `d b c`); `p`, `q`
are predicates. `[a]` is an address, `d|p` a pair, `d{|p}` a pair whose second half may be missing,
`{, c}` an operand that may be missing. An operand keyword is a list of words:

    u32, f64, pred …   the type           type, atype …    the type in that slot
    2*type             the double-width integer type        type/2  the element of a packed type
    *vec, *4           a vector of as many elements         relaxed  may be wider (9.4.1)
    reg                a register only    imm              a constant only
    0..31              range of a constant                  dst, src, both   role
    packed  a scalar or a vector of the same total size     pointer  of the module's address size
    in:global          an address in that space (default: what the slot `space` says)
    when:hint          there exactly when the slot `hint` is filled
    %32                a constant must be a multiple        soft     only warn outside the range
    symbol             the address of a variable or function is allowed
    label, function, args, returns, prototype, targets   what is not a value
    not                `!p` is allowed    sink             `_` is allowed
    special            a special register is allowed

Invariants: a `Form` parses its line on first use only; a `Variant` is a form whose slots are bound by
one mnemonic, is immutable, and is shared by every instruction with that mnemonic.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from .ptxtypes import TYPES, VECTOR_SIZES, wider

Gate = tuple[tuple[int, int], int]
"""(PTX version, sm number) from which something exists."""

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
"""Slots that mean the same in every row."""

_DEFAULT_GATE: Gate = ((1, 0), 0)


@dataclass(frozen=True, slots=True)
class Slot:
    """One modifier position: its name and the spellings it may take."""

    name: str
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Maybe:
    """Parts that may be missing, together."""

    parts: tuple[Slot | Maybe, ...]


@dataclass(frozen=True, slots=True)
class OperandRule:
    """What may stand at one operand position.

    `kind`: 'value', 'address', 'label', 'function', 'args', 'returns', 'prototype', 'targets' or
    'symbol'. `role`: 'dst', 'src' or 'both'. `type` is resolved in a `Variant`'s rules (a type's name,
    or '' where the operand has none) and an expression over slots in a form's. `count` is the number
    of vector elements, 0 for a scalar (in a form: a number or a slot's name). `accepts` is what a
    value may be besides a register: 'imm' (constants), 'not' (`!p`), 'sink' (`_`), 'symbol'
    (the address of a variable), 'special' (a special register). `low`/`high` bound a constant, which must be a multiple
    of `step`; with `soft`, outside is a warning. A `packed`
    operand may be a vector whose elements together have the size of `type`. An operand with
    `when` stands there exactly when that slot is filled. `space` is the state space of an address: a
    form's names the slot that holds it, or the space itself.
    """

    name: str
    kind: str = "value"
    role: str = "src"
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


_KINDS = frozenset({"label", "function", "args", "returns", "prototype", "targets", "address"})
_ROLES = frozenset({"dst", "src", "both"})


class Form:
    """One row: a syntax line with its meaning, effects and history.

    `effects` ⊆ {'read', 'write', 'atomic', 'sync', 'control', 'halt', 'call', 'volatile', 'warp', 'setcc',
    'getcc', 'arch-specific'}; 'warp' marks results that depend on other lanes, 'setcc' and 'getcc' the carry
    flag, 'arch-specific' what only `sm_NNa` targets have. `ptx` and `sm` say from when the row exists;
    `gates` the same for single modifiers. `until` is the last PTX version that has it, or None.
    """

    __slots__ = ("_operands", "_parts", "choices", "does", "effects", "gates", "opcode", "ptx", "section", "sm",
                 "syntax", "until", "vector_bits")

    def __init__(self, syntax: str, section: str, does: str, effects: str, ptx: str, sm: int, gates: str,
                 until: str | None, vector_bits: tuple[int, int], choices: dict[str, str]) -> None:
        self.syntax, self.section, self.does = syntax, section, does
        self.opcode = _opcode(syntax)
        self.effects = frozenset(effects.split())
        self.ptx, self.sm = _version(ptx), sm
        self.until = _version(until) if until else None
        self.gates: str | dict[str, Gate] = gates
        self.vector_bits = vector_bits
        self.choices = choices
        self._parts: tuple[Slot | Maybe, ...] | None = None
        self._operands: tuple[OperandRule, ...] | None = None

    def __repr__(self) -> str:
        return f"Form({self.syntax!r})"

    @property
    def parts(self) -> tuple[Slot | Maybe, ...]:
        """The modifier positions, after the opcode."""
        if self._parts is None:
            self._parts = _parse_parts(self.syntax.partition(" ")[0][len(self.opcode):], self.choices)
        return self._parts

    @property
    def operands(self) -> tuple[OperandRule, ...]:
        """Operand rules whose types are still expressions over slots."""
        if self._operands is None:
            slots = {slot.name for slot in _slots(self.parts)}
            self._operands = tuple(_parse_operands(self.syntax.partition(" ")[2], self.choices, slots))
        return self._operands

    @property
    def slots(self) -> list[Slot]:
        """All modifier positions, optional ones included, in order."""
        return list(_slots(self.parts))

    def gate_of(self, modifier: str) -> Gate:
        """From when this row accepts `modifier`: (PTX version, sm)."""
        if isinstance(self.gates, str):
            words = (word.rpartition(":")[::2] for word in self.gates.split())
            self.gates = {name: (_version(since.partition("/")[0]), int(since.partition("/")[2] or 0))
                          for names, since in words for name in names.split(",")}
        return self.gates.get(modifier, _DEFAULT_GATE)


@dataclass(frozen=True, slots=True, eq=False)
class Variant:
    """A form as one mnemonic binds it.

    `slots` maps slot names to the modifier that fills them; an absent one is not in the map.
    `operands` are the rules with types and vector counts resolved; the first `required` must be
    there. `since` is the newest of the form's and its modifiers' gates; `names_labels` says whether an
    operand may be a label.
    """

    form: Form
    mnemonic: str
    slots: dict[str, str]
    operands: tuple[OperandRule, ...]
    required: int
    since: Gate
    modifiers: tuple[str, ...] = ()
    names_labels: bool = False

    def slot(self, name: str, default: str = "") -> str:
        return self.slots.get(name, default)

    @property
    def type(self) -> str:
        """The instruction type: the slot `type`, else `dtype`, else ''."""
        return self.slots.get("type") or self.slots.get("dtype", "")


def form(syntax: str, section: str, does: str, effects: str = "", ptx: str = "1.0", sm: int = 0,
         gates: str = "", until: str | None = None, vector_bits: tuple[int, int] = (0, 128), **choices: str) -> Form:
    """A row of the table; see the module's docstring for the notation of `syntax` and `choices`.

    `gates` is 'modifier,modifier:ptx/sm …', e.g. 'f16,f16x2:4.2/53'. `vector_bits` bounds the size of
    a whole vector operand.
    """
    return Form(syntax, section, does, effects, ptx, sm, gates, until, vector_bits, choices)


def bind(row: Form, mnemonic: str, modifiers: tuple[str, ...], any_order: bool = False) -> Variant | None:
    """`row` with its slots filled by `modifiers`, or None when they do not match.

    With `any_order`, modifiers may stand in another order than the syntax line's, as assemblers allow.
    """
    slots = _match_unordered(row.parts, modifiers) if any_order else match(row.parts, modifiers)
    if slots is None:
        return None
    rules = tuple(_resolve(rule, slots) for rule in row.operands if not rule.when or rule.when in slots)
    if any(rule.count and not row.vector_bits[0] <= TYPES[rule.type].bits * int(rule.count) <= row.vector_bits[1]
           for rule in rules):
        return None
    required = sum(not rule.optional for rule in rules)
    gates = [row.gate_of(modifier) for modifier in modifiers]
    version = max([row.ptx, *(gate[0] for gate in gates)])
    since = version, max([row.sm, *(gate[1] for gate in gates)])
    names_labels = any(rule.kind in ("label", "targets", "prototype") for rule in rules)
    return Variant(row, mnemonic, slots, rules, required, since, modifiers, names_labels)


# ------------------------------------------------------------------------- the mnemonic's notation


def _version(text: str) -> tuple[int, int]:
    major, _, minor = text.partition(".")
    return int(major), int(minor or 0)


def _opcode(syntax: str) -> str:
    for end, char in enumerate(syntax):
        if char in "{. ":
            return syntax[:end]
    return syntax


def _slots(parts: tuple[Slot | Maybe, ...]) -> Iterator[Slot]:
    for part in parts:
        if isinstance(part, Slot):
            yield part
        else:
            yield from _slots(part.parts)


def _parse_parts(text: str, choices: dict[str, str]) -> tuple[Slot | Maybe, ...]:
    stack: list[list[Slot | Maybe]] = [[]]
    position, literal_types = 0, []
    while position < len(text):
        char = text[position]
        position += 1
        if char == "{":
            stack.append([])
        elif char == "}":
            inner = stack.pop()
            stack[-1].append(Maybe(tuple(inner)))
        else:
            end = position
            while end < len(text) and text[end] not in ".{}":
                end += 1
            name = text[position:end]
            position = end
            spellings = choices.get(name) or SLOTS.get(name)
            if spellings is None and name in TYPES:
                literal_types.append(name)
                own = "atype" if "dtype" in choices or len(literal_types) == 2 else "dtype" if "atype" in choices else "type"
                slot = Slot(own, (name,))
            else:
                slot = Slot(name, tuple((spellings or name).split()))
            stack[-1].append(slot)
    parts = tuple(stack[0])
    if len(literal_types) == 2:
        parts = tuple(Slot("dtype", p.choices) if isinstance(p, Slot) and p.name == "type" else p for p in parts)
    return parts


def match(parts: tuple[Slot | Maybe, ...], modifiers: tuple[str, ...]) -> dict[str, str] | None:
    """Slots bound to `modifiers`, all of which must be used; optional groups are tried first."""
    if not parts:
        return None if modifiers else {}
    head, tail = parts[0], parts[1:]
    if isinstance(head, Slot):
        if not modifiers or modifiers[0] not in head.choices:
            return None
        rest = match(tail, modifiers[1:])
        return None if rest is None else {head.name: modifiers[0], **rest}
    taken = match(head.parts + tail, modifiers)
    return taken if taken is not None else match(tail, modifiers)


def _match_unordered(parts: tuple[Slot | Maybe, ...], modifiers: tuple[str, ...]) -> dict[str, str] | None:
    """As `match` for any order of the modifiers; of several slots for one, the first is filled."""
    free, slots = list(_slots(parts)), {}
    for modifier in modifiers:
        # Types keep their order: the destination's comes first.
        is_type = modifier in TYPES
        slot = next((slot for slot in free if (slot.choices[0] in TYPES) == is_type
                     and (is_type or modifier in slot.choices)), None)
        if slot is None or modifier not in slot.choices:
            return None
        free.remove(slot)
        slots[slot.name] = modifier
    return slots if _complete(parts, slots) else None


def _complete(parts: tuple[Slot | Maybe, ...], slots: dict[str, str]) -> bool:
    """Whether `slots` fills all of `parts`, optional groups wholly or not at all."""
    for part in parts:
        if isinstance(part, Slot):
            if part.name not in slots:
                return False
        elif any(slot.name in slots for slot in _slots(part.parts)) and not _complete(part.parts, slots):
            return False
    return True


# -------------------------------------------------------------------------- the operands' notation


def _parse_operands(text: str, choices: dict[str, str], slots: set[str]) -> Iterator[OperandRule]:
    """Operand texts split at commas outside brackets; `{, x}` marks x optional."""
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
            for piece in word.split(","):
                if piece:
                    pieces.append((piece, optional > 0))
                    pair_open = "|?" in piece
    for index, (piece, may_miss) in enumerate(pieces):
        yield _operand(piece, index, may_miss, choices, slots)


def _operand(piece: str, index: int, optional: bool, choices: dict[str, str], slots: set[str]) -> OperandRule:
    if "|" in piece:
        first, second = piece.split("|")
        pair_optional = second.startswith("?")
        rule = _operand(first, index, optional, choices, slots)
        other = _operand(second.lstrip("?"), index, optional, choices, slots)
        accepts = rule.accepts | ({"sink"} if rule.type == "pred" else set())
        return replace(rule, accepts=accepts, pair_optional=pair_optional,
                        pair=replace(other, accepts=other.accepts | {"sink"}, role="dst"))
    address = piece.startswith("[")
    name = piece.strip("[]")
    words = choices.get(name, "").split()
    kind = "address" if address else "value"
    type_, role, register, relaxed, packed, count = "", "src", True, False, False, 0
    soft, step, when, space = False, 1, "", "space"
    low = high = None
    accepts: set[str] = set()
    for word in words:
        if word in _KINDS:
            kind = word
        elif word in _ROLES:
            role = word
        elif word == "imm":
            register = False
        elif word == "reg":
            accepts.add("!imm")
        elif word == "relaxed":
            relaxed = True
        elif word == "packed":
            packed = True
        elif word in ("not", "sink", "symbol", "special", "pointer"):
            accepts.add(word)
        elif word.startswith("in:"):
            space = word[3:]
        elif word.startswith("when:"):
            when = word[5:]
        elif word == "soft":
            soft = True
        elif word.startswith("%"):
            step = int(word[1:])
        elif word.startswith("*"):
            count = int(word[1:]) if word[1:].isdigit() else word[1:]
        elif ".." in word:
            low, high = (int(bound, 0) for bound in word.split(".."))
        else:
            type_ = word
    if not type_ and kind == "value":
        type_ = _default_type(name, slots)
    if role == "src" and not address and kind == "value" and "src" not in words and (
            name == "d" or (index == 0 and name in "pqr")):
        role = "dst"
    if role == "src" and "!imm" not in accepts:
        accepts |= {"imm", "not"} if type_ == "pred" else {"imm"}
    accepts.discard("!imm")
    return OperandRule(name, kind, role, type_, count, register, frozenset(accepts), relaxed, low, high,
                       step, soft, optional=optional, packed=packed, when=when, space=space)


def _default_type(name: str, slots: set[str]) -> str:
    if name in ("p", "q"):
        return "pred"
    own = f"{name}type"
    return own if own in slots else "type" if "type" in slots else "dtype"


def _resolve(rule: OperandRule, slots: dict[str, str]) -> OperandRule:
    changes: dict[str, Any] = {}
    if rule.type and rule.type not in TYPES:
        changes["type"] = _resolve_type(rule.type, slots)
    if isinstance(rule.count, str):
        changes["count"] = VECTOR_SIZES.get(slots.get(rule.count, ""), 0)
    if rule.kind == "address":
        changes["space"] = slots.get(rule.space, "" if rule.space == "space" else rule.space).partition("::")[0]
    if rule.when:
        changes["optional"] = False
    if rule.pair is not None:
        changes["pair"] = _resolve(rule.pair, slots)
    return replace(rule, **changes) if changes else rule


def _resolve_type(expression: str, slots: dict[str, str]) -> str:
    if expression.startswith("2*"):
        return wider(_resolve_type(expression[2:], slots))
    if expression.endswith("/2"):
        return TYPES[_resolve_type(expression[:-2], slots)].element
    return expression if expression in TYPES else slots[expression]
