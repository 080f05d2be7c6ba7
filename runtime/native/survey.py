"""One look at a block of threads that does for all of its strips.

Before a region begins, it is gone through on symbolic values of the whole block: which of its accesses have addresses that are planes (`planes`), computed from a
pointer among the parameters; under which conditions they are made; and which branches all threads take alike, for all that is known then. Where all of these
accesses lie where they may and all of these branches are agreed on, strips need not ask again (the *whole* form of a region): `ok` says so, in one
function without memory or control, which is what is left of the text when all else is dropped.

What memory holds is not known then, nor what a loop has changed; such accesses and branches are left to the strips.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...ptx.flow import defs
from ..lanes.emit import DTYPES, halves_of
from .flat import FlatBlock
from .planes import ends, held, plane_of
from .row import Ask
from .specials import Specials
from .stack import StackAccess
from .state import LAUNCH, WRITES
from .text import Text
from .tracing import Trace
from .values import RAW, Plane, Symbolic, Untraceable, is_uniform, operand, symbolic, typed

_ENDS = {"jump", "branch", "exit", "return", "barrier"}
_PLACES = ("%tid", "%ntid", "%ctaid", "%nctaid")


@dataclass(frozen=True, slots=True)
class Surveyed:
    """What has been found out of a region: the function that looks, and what it spares strips: accesses by their sites, branches by their blocks."""

    text: str
    needs: dict[str, str]
    sites: frozenset[int]
    branches: frozenset[int]


class Survey(StackAccess):
    """What the text of a block works with: accesses are looked at and not made."""

    def __init__(self, trace: Trace, text: Text, block: FlatBlock) -> None:
        super().__init__(text, Specials(text, trace.block, block.code.size), trace.symbols(text), trace.address_bits, trace.room, dict(trace.numbers), {}, [], trace.has_masks)
        self.trace, self.shape = trace, trace.block
        self.mask = symbolic(text, "splat (i1 true)", np.bool_, False)
        self.site_base, self.local_base = block.frame.site_base, block.frame.local_base
        self.results = lambda told: None
        self.trouble: Any = np.int64(0)
        """A word that is not negative where the accesses lie where they may."""
        self.sites: set[int] = set()
        self.known: set[Any] = set()
        """The places that have been looked at."""
        self.written = {trace.origins.get(site) for site, _, writes, *_ in trace.numbers if writes}

    def special(self, name: str) -> Any:
        base, _, axis = name.partition(".")
        if base == "%tid" and axis in ("x", "y", "z"):
            d = "xyz".index(axis)
            if self.shape[d] == 1:
                return np.uint32(0)
            place = unknown(self.text, np.uint32)
            place.plane = Plane(np.uint32(0), tuple(int(d == e) for e in range(3)))
            return place
        return super().special(name) if base in _PLACES else unknown(self.text, np.uint64 if name.endswith("64") else np.uint32)

    def load_vector(self, space: str, dtype: Any, count: int, address: Any, mask: Any, site: int, offset: int = 0) -> list[Any]:
        self._look(Ask(space, np.dtype(dtype), count, mask, site), address, offset)
        return [unknown(self.text, dtype) for _ in range(count)]

    def store_vector(self, space: str, dtype: Any, address: Any, values: list[Any], mask: Any, site: int, offset: int = 0) -> None:
        self._look(Ask(space, np.dtype(dtype), len(values), mask, site, WRITES), address, offset)

    def _look(self, ask: Ask, address: Any, offset: int) -> None:
        address = self.address_of(ask.space, address, 0)
        known = address if not isinstance(address, Symbolic) else address.name, offset, ask.bytes, ask.align
        if ask.mask is self.mask and known in self.known:
            self.sites.add(self.site_base + ask.site)
            return
        plane, origin = plane_of(address), address.origin if isinstance(address, Symbolic) else None
        if ask.mask is not self.mask or plane is None or ask.space not in ("global", "shared") or (ask.space == "global" and origin is None):
            return
        across = plane.steps[0]
        if not isinstance(across, int) or any(isinstance(step, int) and step % ask.align for step in plane.steps) or (across and across < ask.dtype.itemsize):
            return
        text = self.text
        if ask.space == "shared":
            start, size = np.int64(0), np.int64(self.room_of.shared) if self.room_of.shared is not None else symbolic(text, self._word("%c", LAUNCH["shared_bytes"], "i64"), np.int64, True)
        else:
            assert origin is not None
            start, size = self._allocation(origin)
        reach = ends(address, plane, self.shape, ask.space == "global")
        begins, room = reach.low + np.int64(offset) - start, size - (reach.high - reach.low + np.int64(ask.bytes))
        odd = reach.low + np.int64(offset)
        for step in plane.steps:
            if isinstance(step, Symbolic):
                odd = odd | typed(typed(step, np.dtype(f"u{step.dtype.itemsize}")), np.dtype(np.int64))
        trouble = begins | room | room - begins | reach.sure | held(text, plane.conditions) | -(odd & np.int64(ask.align - 1))
        if not isinstance(trouble, Symbolic) and trouble < 0:
            return
        self.known.add(known)
        self.trouble = self.trouble | trouble
        self.sites.add(self.site_base + ask.site)


    def _allocation(self, origin: int) -> tuple[Any, Any]:
        """(start, bytes) of what a parameter points to, which is among the worker's words as an access of its own; nothing where the kernel writes there and may not."""
        number = -1 - origin, "global", WRITES if origin in self.written else 0, 1, 1
        self.numbers[number] = self.trace.numbers.setdefault(number, len(self.trace.numbers))
        self.trace.origins[number[0]] = origin
        start, size, *_ = self.bounds(number)
        return symbolic(self.text, start, np.int64, True), symbolic(self.text, size, np.int64, True)


def unknown(text: Text, dtype: Any) -> Symbolic:
    """A value that each lane may have its own of."""
    return symbolic(text, "poison", dtype, False, RAW)


class _Held:
    """The registers of a block as one looks at it: what has been written in this region, and what nobody knows."""

    def __init__(self, text: Text, frame: Any, values: dict[int, Any]) -> None:
        self.text, self.frame, self.values = text, frame, values

    def __getitem__(self, slot: int) -> Any:
        if slot not in self.values:
            code = self.frame.fn.registers.code(slot)
            if code == "param":
                raise Untraceable("parameters of a call")
            self.values[slot] = unknown(self.text, DTYPES[code])
        return self.values[slot]

    def __setitem__(self, slot: int, value: Any) -> None:
        self.values[slot] = value


def survey(trace: Trace, place: int, members: set[int], first: int) -> Surveyed | None:
    """What one look at a block of threads spares the strips of the region that begins with block `first`; None where that is nothing."""
    text = Text(1, "v")
    text.asks_all, text.block = True, trace.block
    try:
        with np.errstate(all="ignore"):
            ok, sites, branches = _gone_through(trace, sorted(members), first, text)
    except (Untraceable, ArithmeticError, AttributeError, IndexError, KeyError, TypeError, ValueError):
        return None
    if not sites or not isinstance(ok, Symbolic):
        return None
    needed = _needed(text, operand(text, ok, False))
    if needed is None:
        return None
    lines, names = needed
    head = f"define i1 @{survey_name(place)}(ptr %c, ptr %w, i32 %cta_x, i32 %cta_y, i32 %cta_z) {{"
    needs = {name: declaration for name, declaration in text.needs.items() if any(f"@{name}(" in line for line in lines)}
    return Surveyed("\n".join([head, "entry:", *lines, f"  ret i1 {names[ok.name]}", "}"]), needs, frozenset(sites), frozenset(branches))


def survey_name(place: int) -> str:
    """The function that looks before the region that begins at a place."""
    return f"survey.{place + 1}"


def declared(place: int) -> str:
    """Its declaration."""
    return f"declare i1 @{survey_name(place)}(ptr, ptr, i32, i32, i32)"


def _gone_through(trace: Trace, members: list[int], first: int, text: Text) -> tuple[Any, set[int], set[int]]:
    """(whether all is well, the accesses and the branches that are so)."""
    flat, sites, branches = trace.flat, set[int](), set[int]()
    after: dict[int, dict[int, Any]] = {}
    reached: dict[int, Any] = {first: np.True_}
    edges: dict[int, list[int]] = {}
    written = {k: _written(flat.blocks[k]) for k in members}
    ok: Any = np.True_
    for k in members:
        block = flat.blocks[k]
        if block.end == "wait" or k not in trace.runs:
            continue
        if block.end not in _ENDS or block.frame is not flat.root:
            raise Untraceable("more than one function")
        x = Survey(trace, text, block)
        registers = _Held(text, block.frame, _merged(text, [after[p] for p in edges.get(k, ())], block) if k != first else {})
        for body in members:
            # What a loop writes is not known when it is looked at once.
            if any(t <= body and t == k for t in flat.blocks[body].targets) and flat.blocks[body].end != "barrier":
                for slot in {s for inner in members if k <= inner <= body for s in written[inner]}:
                    registers.values[slot] = unknown(text, DTYPES[block.frame.fn.registers.code(slot)])
        result = block.code.run(registers, x)  # type: ignore[arg-type]
        after[k] = registers.values
        here = reached.get(k, np.False_)
        if x.sites:
            ok = ok & (~here | (x.trouble >= np.int64(0)))
        sites |= x.sites
        both: tuple[Any, Any] = (np.True_, np.True_)
        decides = block.end == "branch" or block.code.block.guard is not None
        if decides and is_uniform(result):
            both = (result, ~result)
        elif decides and isinstance(result, Symbolic) and result.said is not None and any(isinstance(part, Symbolic) or part for part in result.said):
            every, nobody = result.said
            ok = ok & (~here | every | nobody)
            branches.add(k)
            both = (~nobody, ~every)
        targets = block.targets
        ways = list(zip(targets, both)) if block.end == "branch" else [(targets[0], both[1] if decides else np.True_)] if targets and block.end != "barrier" else []
        for target, taken in ways:
            if target > k:
                edges.setdefault(target, []).append(k)
                reached[target] = reached.get(target, np.False_) | (here & taken)
    return ok, sites, branches


def _written(block: FlatBlock) -> set[int]:
    """The registers that a block writes."""
    index, last = block.frame.fn.registers.index, block.code.block.last
    names = [name for instr in (*block.code.block.instructions, *([last] if last is not None else [])) for register in defs(instr)
             for name in ((register,) if register in index else halves_of(register))]
    return {index[name] for name in names if name in index}


def _merged(text: Text, before: list[dict[int, Any]], block: FlatBlock) -> dict[int, Any]:
    """What registers have where control comes from several blocks: what is the same from all."""
    if len(before) == 1:
        return dict(before[0])
    slots = {slot for values in before for slot in values}
    found = {}
    for slot in slots:
        values = [own.get(slot) for own in before]
        if all(value is values[0] for value in values):
            found[slot] = values[0]
        else:
            found[slot] = unknown(text, DTYPES[block.frame.fn.registers.code(slot)])
    return found


_NAME = re.compile(r"%[\w.]+")


def _needed(text: Text, name: str) -> tuple[list[str], dict[str, str]] | None:
    """The lines that a value needs, None where they are not all free of control."""
    made = {line.split(" = ", 1)[0].strip(): line for line in text.lines if " = " in line}
    wanted, work = set(), [name]
    while work:
        one = work.pop()
        if one in wanted or one not in made:
            continue
        if "phi " in made[one] or "poison" in made[one] or "alloca" in made[one]:
            return None
        wanted.add(one)
        work += _NAME.findall(made[one].split(" = ", 1)[1])
    return _once({one: made[one].split(" = ", 1)[1] for one in made if one in wanted})


_NOTHING = re.compile(r"(?:and i1 true|or i1 false|add i(?:32|64) 0), (\S+)|add i(?:32|64) (\S+), 0")


def _once(made: dict[str, str]) -> tuple[list[str], dict[str, str]]:
    """The lines of some values, each expression once, and what each value is now: LLVM's quick passes would not see that several are the same."""
    lines, names, found = [], dict[str, str](), dict[str, str]()
    for name, expression in made.items():
        expression = _NAME.sub(lambda match: names.get(match[0], match[0]), expression)
        nothing = _NOTHING.fullmatch(expression)
        names[name] = (nothing[1] or nothing[2]) if nothing else found.setdefault(expression, name)
        if names[name] == name:
            lines.append(f"  {name} = {expression}")
    return lines, names
