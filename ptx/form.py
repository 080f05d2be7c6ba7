"""Rows of the instruction table, and their resolution per mnemonic.

Invariants: a `Form` parses its syntax line (see `notation`) on first use only; a `Variant` is a form
whose slots are bound by one mnemonic, is immutable, and is shared by every instruction with that
mnemonic.
"""

from __future__ import annotations

from typing import Any, Literal

from ..support.fast_dataclass import record, replace
from .isa.order import NAMES
from .notation import OperandRule, OptionalGroup, Slot, all_slots, parse_operands, parse_parts
from .ptxtypes import COUNTS, OFFSETS, SPACES, TYPES, wider

Support = Literal["executed", "hardware", "host", "undocumented"]
"""Support by the engines: 'hardware' needs units that are not modelled, 'host' needs a resource that no host
interface creates, and no document defines the result of 'undocumented'.
"""

Rules = dict[str, Any]
"""Keyword arguments that several rows share."""

Gate = tuple[tuple[int, int], int]
"""The first (PTX version, sm number) of a feature."""

_DEFAULT_GATE: Gate = ((1, 0), 0)


class Form:
    """One row of the instruction table: a syntax line with its meaning, effects and history.

    `effects` ⊆ {'read', 'write', 'atomic', 'sync', 'control', 'halt', 'call', 'volatile', 'warp', 'setcc',
    'getcc', 'arch-specific', 'one-arch', 'texture', 'sampler', 'replaces', 'jump', 'switch', 'return',
    'exit', 'trap', 'barrier', 'stack'}. 'jump' to 'trap' are the kinds of 'control'. 'stack' moves the end of
    the frame. 'warp' marks results that depend on other lanes, 'setcc' and 'getcc' the carry flag.
    'arch-specific' rows exist on `sm_NNa` and `sm_NNf` targets only, 'one-arch' rows on no `sm_NNf`.
    'sampler' marks a fetch with a sampler beside its texture, 'texture' one without. 'replaces' marks a row
    of PTX 1.x that differs from later ones of its name.

    `run` is the support by the engines; a launch rejects all but 'executed' by name (`Support`). `archs` are
    the only `sm` numbers with the row, if any are named. `ptx` and `sm` are the first version and target of
    the row, `gates` the same of single modifiers. `until` is the last PTX version of the row, or None.
    `takes` are the extensions beyond the syntax line that assemblers accept (`ptxas_extensions`).
    """

    __slots__ = (
        "_operands",
        "_parts",
        "archs",
        "choices",
        "does",
        "effects",
        "gates",
        "opcode",
        "ptx",
        "run",
        "section",
        "sm",
        "syntax",
        "takes",
        "until",
        "vector_bits",
    )

    def __init__(
        self,
        syntax: str,
        section: str,
        does: str,
        effects: str,
        ptx: str,
        sm: int,
        gates: str,
        until: str | None,
        vector_bits: tuple[int, int],
        run: Support,
        archs: str,
        takes: str,
        choices: dict[str, str],
    ) -> None:
        self.syntax, self.section, self.does = syntax, section, does
        self.opcode = _opcode(syntax)
        self.effects = frozenset(effects.split())
        self.run = run
        self.archs = tuple(map(int, archs.split()))
        self.takes = frozenset(takes.split())
        self.ptx, self.sm = _version(ptx), sm
        self.until = _version(until) if until else None
        self.gates: str | dict[str, Gate] = gates
        self.vector_bits = vector_bits
        self.choices = choices
        self._parts: tuple[Slot | OptionalGroup, ...] | None = None
        self._operands: tuple[OperandRule, ...] | None = None

    def __repr__(self) -> str:
        return f"Form({self.syntax!r})"

    @property
    def parts(self) -> tuple[Slot | OptionalGroup, ...]:
        """The modifier positions after the opcode."""
        if self._parts is None:
            self._parts = parse_parts(self.syntax.partition(" ")[0][len(self.opcode) :], self.choices)
        return self._parts

    @property
    def operands(self) -> tuple[OperandRule, ...]:
        """The operand rules; their types are still expressions over slots."""
        if self._operands is None:
            slots = {slot.name for slot in all_slots(self.parts)}
            self._operands = tuple(parse_operands(self.syntax.partition(" ")[2], self.choices, slots))
        return self._operands

    @property
    def slots(self) -> list[Slot]:
        """All modifier positions, optional ones included, in order."""
        return list(all_slots(self.parts))

    @property
    def is_old(self) -> bool:
        """Return True if the row exists in modules of PTX 1.x only."""
        return self.until is not None and self.until < (2, 0)

    def gate_of(self, modifier: str) -> Gate:
        """Return the first (PTX version, sm) in which this row accepts `modifier`."""
        if isinstance(self.gates, str):
            pairs = (word.rpartition(":")[::2] for word in self.gates.split())
            self.gates = {
                name: (_version(since.partition("/")[0]), int(since.partition("/")[2] or 0))
                for names, since in pairs
                for name in names.split(",")
            }
        return self.gates.get(modifier, _DEFAULT_GATE)


@record(frozen=True, eq=False)
class Variant:
    """A form with its slots bound by one mnemonic.

    `slots` maps slot names to the modifiers that fill them; an unfilled slot is absent.
    `operands` are the rules with types and vector counts resolved; the first `required` are mandatory.
    `since` is the newest of the form's and its modifiers' gates. `names_labels` is true if an operand may be
    a label.
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
        """Return the modifier in a slot, or the default."""
        return self.slots.get(name, default)

    @property
    def type(self) -> str:
        """The instruction type: the slot `type`, else `dtype`, else ''."""
        return self.slots.get("type") or self.slots.get("dtype", "")


def form(
    syntax: str,
    section: str,
    does: str,
    effects: str = "",
    ptx: str = "1.0",
    sm: int = 0,
    gates: str = "",
    until: str | None = None,
    vector_bits: tuple[int, int] = (0, 128),
    run: Support = "executed",
    archs: str = "",
    takes: str = "",
    **choices: str,
) -> Form:
    """Return a row of the table; `notation` defines the notation of `syntax` and `choices`.

    `gates` is 'modifier,modifier:ptx/sm …', e.g. 'f16,f16x2:4.2/53'. `vector_bits` bounds the size of
    a whole vector operand.
    """
    return Form(
        syntax, section, does, effects, ptx, sm, gates, until, vector_bits, run, archs, takes, choices
    )


def bind(row: Form, mnemonic: str, modifiers: tuple[str, ...], any_order: bool = False) -> Variant | None:
    """Return `row` with its slots filled by `modifiers`, or None when they do not match.

    With `any_order`, modifiers may be in another order than the syntax line's, as assemblers allow.
    """
    slots = _match_unordered(row, modifiers) if any_order else match(row.parts, modifiers)
    if slots is None:
        return None
    rules = tuple(_resolve(rule, slots) for rule in row.operands if not rule.when or rule.when in slots)
    if any(
        rule.count and not row.vector_bits[0] <= TYPES[rule.type].bits * int(rule.count) <= row.vector_bits[1]
        for rule in rules
    ):
        return None
    required = sum(not rule.optional for rule in rules)
    gates = [row.gate_of(modifier) for modifier in modifiers]
    version = max([row.ptx, *(gate[0] for gate in gates)])
    since = version, max([row.sm, *(gate[1] for gate in gates)])
    names_labels = any(rule.kind in ("label", "targets", "prototype") for rule in rules)
    return Variant(row, mnemonic, slots, rules, required, since, modifiers, names_labels)


def _version(text: str) -> tuple[int, int]:
    major, _, minor = text.partition(".")
    return int(major), int(minor or 0)


def _opcode(syntax: str) -> str:
    for end, char in enumerate(syntax):
        if char in "{. ":
            return syntax[:end]
    return syntax


def match(parts: tuple[Slot | OptionalGroup, ...], modifiers: tuple[str, ...]) -> dict[str, str] | None:
    """Return slots bound to all of `modifiers`, or None. Optional groups are tried first."""
    if not parts:
        return None if modifiers else {}
    head, tail = parts[0], parts[1:]
    if isinstance(head, Slot):
        if not modifiers or modifiers[0] not in head.choices:
            return None
        remaining = match(tail, modifiers[1:])
        return None if remaining is None else {head.name: modifiers[0], **remaining}
    matched = match(head.parts + tail, modifiers)
    return matched if matched is not None else match(tail, modifiers)


_SEQUENCES = (
    frozenset(("row", "col")),
    frozenset(("and", "xor", "popc")),
    frozenset(("b8x16", "b6x16_p32", "b4x16_p64")),
    frozenset(("global", "shared", "shared::cta", "shared::cluster")),
)
"""Modifiers of one kind whose relative order is fixed, as that of types is."""


def _match_unordered(row: Form, modifiers: tuple[str, ...]) -> dict[str, str] | None:
    """Match as `match` does, in any order that assemblers allow.

    Of several slots that accept a modifier, the first is filled.
    """
    parts = row.parts
    free, slots = list(all_slots(parts)), {}
    for modifier in modifiers:
        # The order of types is fixed: the destination's comes first.
        is_type = modifier in TYPES
        slot = next(
            (
                slot
                for slot in free
                if (slot.choices[0] in TYPES) == is_type and (is_type or modifier in slot.choices)
            ),
            None,
        )
        if slot is None or modifier not in slot.choices:
            return None
        free.remove(slot)
        slots[slot.name] = modifier
    if not _complete(parts, slots):
        return None
    ordered = [slots[slot.name] for slot in all_slots(parts) if slot.name in slots]
    names = NAMES.get(row.opcode, frozenset())
    for modifier, expected in zip(modifiers, ordered):
        if expected not in names:
            break
        if modifier != expected:
            return None
    for kind in _SEQUENCES:
        if [m for m in modifiers if m in kind] != [m for m in ordered if m in kind]:
            return None
    return slots


def _complete(parts: tuple[Slot | OptionalGroup, ...], slots: dict[str, str]) -> bool:
    """Return whether `slots` fills all of `parts`, each optional group wholly or not at all."""
    for part in parts:
        if isinstance(part, Slot):
            if part.name not in slots:
                return False
        elif any(slot.name in slots for slot in all_slots(part.parts)) and not _complete(part.parts, slots):
            return False
    return True


def _resolve(rule: OperandRule, slots: dict[str, str]) -> OperandRule:
    changes: dict[str, Any] = {}
    if rule.type and rule.type not in TYPES:
        changes["type"] = _resolve_type(rule.type, slots)
    if isinstance(rule.count, str):
        changes["count"] = _count(rule.count, slots)
    if rule.kind == "address" or "symbol" in rule.accepts:
        name = slots.get(rule.space, rule.space).partition("::")[0]
        changes["space"] = name if name in SPACES else ""
    if rule.when:
        changes["optional"] = False
    if rule.pair is not None:
        changes["pair"] = _resolve(rule.pair, slots)
    if rule.first:
        changes["first"] = "u32" if slots.get(rule.first, "").startswith("a") else ""
    if rule.parts:
        changes["parts"] = tuple(
            _resolve(part, slots) for part in rule.parts if not part.when or part.when in slots
        )
    return replace(rule, **changes) if changes else rule


def _count(expression: str, slots: dict[str, str]) -> int:
    """Return the number of elements of `vec`, `num*2` or `shape/2`; 0 where the slot is empty."""
    name, _, factor = expression.partition("*")
    name, _, divisor = name.partition("/")
    counts = OFFSETS if name.endswith("^") else COUNTS
    return counts.get(slots.get(name.rstrip("^"), ""), 0) * int(factor or 1) // int(divisor or 1)


def _resolve_type(expression: str, slots: dict[str, str]) -> str:
    if expression.startswith("2*"):
        return wider(_resolve_type(expression[2:], slots))
    if expression.endswith("/2"):
        return TYPES[_resolve_type(expression[:-2], slots)].element
    return expression if expression in TYPES else slots[expression]
