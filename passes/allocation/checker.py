"""Proves an allocation right, sharing no code with the allocator.

A forward dataflow over *places* (units of the banks, units of the frame): a fact is the set of
values whose current contents certainly stand in a place, so where paths meet, sets intersect. The
original operations are replayed together with the edits; each use must find its value in the place
where the allocation makes it look. This is the idea of the checker of Cranelift's regalloc2.

What is proved, numbered as in the messages:

1. every value of an operation has a place, of its class's alignment, inside the budget;
2. every use reads the contents it should, through spills, reloads, recomputations and merged copies;
3. results of one operation do not overlap, and an early result overlaps no other operand;
4. tuples stand in consecutive units, aligned;
5. an operation is dropped only where that loses nothing; edits name existing operations;
6. frame slots lie inside the frame;
7. the summary (`used`, `spilled`, `recomputed`) agrees with the rest.

A value that is used on a path where nothing defined it (a guarded first definition) may contain
anything there, so any place will do.
"""

from __future__ import annotations

from collections.abc import Iterator

from .problem import AllocationResult, Edit, Op, Problem, Recompute, Reload, SpillStore

Place = tuple[str, int]
Part = tuple[int, int]  # (value, which of its units)
State = dict[Place, frozenset[Part]]

FRAME = ""
"""The bank name under which frame slots are places."""

NOTHING: frozenset[Part] = frozenset()


def check(problem: Problem, allocation: AllocationResult) -> list[str]:
    """Everything that is wrong with `allocation`, in program order; empty when it is proved."""
    return _AllocationChecker(problem, allocation).run()


def _meet(a: State, b: State) -> State:
    return {place: held for place, parts in a.items() if (held := parts & b.get(place, NOTHING))}


class _AllocationChecker:
    def __init__(self, problem: Problem, allocation: AllocationResult) -> None:
        self.problem, self.allocation = problem, allocation
        self.errors: list[str] = []
        self.known: set[str] = set()
        self.reporting = False
        self.where = ""

    def report(self, rule: int, text: str) -> None:
        """Record a violation once."""
        message = f"rule {rule}: {self.where}{text}"
        if message not in self.known:
            self.known.add(message)
            self.errors.append(message)

    def run(self) -> list[str]:
        """Check the allocation and return the errors."""
        self.check_static()
        if self.errors:
            return self.errors  # without places there is nothing to replay
        arriving = self.solve()
        self.reporting = True
        for number in sorted(arriving):
            self.replay(number, dict(arriving[number]))
        return self.errors

    # -- rules that need no dataflow

    def check_static(self) -> None:
        """Check what does not depend on the flow of values."""
        problem, allocation = self.problem, self.allocation
        for number, at in sorted(allocation.edits):
            if not (0 <= number < len(problem.blocks) and 0 <= at < len(problem.blocks[number].ops)):
                self.report(5, f"an edit names operation {at} of block {number}, which does not exist")
        for value in allocation.recomputed:
            if value not in problem.remat or not self.is_recomputable(value):
                self.report(5, f"value {value} cannot be recomputed")
        for value, slot in allocation.slots.items():
            size = problem.class_of(value).size
            if slot % size or not 0 <= slot <= allocation.frame_size - size:
                self.report(6, f"value {value} has slot {slot} of a frame of {allocation.frame_size}")
        for _, _, op, edit in self.operations():
            self.check_units(op, edit)
        self.where = ""
        self.check_summary()

    def operations(self) -> Iterator[tuple[int, int, Op, Edit | None]]:
        """Yield block number, index, operation and edit of every operation."""
        for number, block in enumerate(self.problem.blocks):
            for at, op in enumerate(block.ops):
                self.where = f"block {number}, operation {at}: "
                yield number, at, op, self.allocation.edits.get((number, at))

    def check_units(self, op: Op, edit: Edit | None) -> None:
        """Check that each value of an operation has a suitable register."""
        problem, allocation = self.problem, self.allocation
        rename = edit.rename if edit else {}
        named = [] if edit and edit.dropped else [*op.uses, *op.defs]
        for value in named:
            new = rename.get(value, value)
            if new >= len(allocation.values) or allocation.values[new] != problem.values[value]:
                self.report(1, f"value {value} became value {new} of another class")
        registers = [rename.get(v, v) for v in named]
        for action in (*edit.before, *edit.after) if edit else ():
            registers.append(action.source if isinstance(action, SpillStore) else action.into)
            if not isinstance(action, Recompute) and action.value not in allocation.slots:
                self.report(6, f"value {action.value} has no slot")
            if isinstance(action, Recompute) and action.value not in allocation.recomputed:
                self.report(5, f"value {action.value} is recomputed but not listed so")
        for value in registers:
            self.check_register(value)
        if (
            edit
            and edit.dropped
            and not op.is_copy
            and not (op.defs and set(op.defs) <= set(allocation.recomputed))
        ):
            self.report(5, "dropped although its result is not recomputed")
        if edit and edit.dropped and op.is_copy and op.guarded:
            self.report(5, "a guarded copy is dropped")

    def check_register(self, value: int) -> None:
        """Check a value's register: it exists, fits the bank and is aligned."""
        unit = self.allocation.units.get(value)
        if unit is None:
            self.report(1, f"value {value} has no register")
            return
        cls = self.problem.classes[self.allocation.values[value]]
        budget = self.problem.budgets.get(cls.bank)
        if unit < 0 or unit % cls.size:
            self.report(1, f"value {value} is at unit {unit}, not aligned to {cls.size}")
        if budget is not None and unit + cls.size > budget:
            self.report(
                1, f"value {value} at unit {unit} exceeds the budget of {budget} for bank '{cls.bank}'"
            )

    def check_summary(self) -> None:
        """Check the counts of used registers that the allocation reports."""
        allocation, used = self.allocation, dict[str, int]()
        for value, unit in allocation.units.items():
            cls = self.problem.classes[allocation.values[value]]
            used[cls.bank] = max(used.get(cls.bank, 0), unit + cls.size)
        if used != allocation.used:
            self.report(7, f"used is {allocation.used}, the registers say {used}")
        if set(allocation.slots) != set(allocation.spilled):
            self.report(7, "spilled values and slots differ")

    def is_recomputable(self, value: int) -> bool:
        """Return whether a value has a single definition that may be repeated."""
        defining = [op for block in self.problem.blocks for op in block.ops if value in op.defs]
        return (
            len(defining) == 1
            and defining[0].defs == (value,)
            and not defining[0].uses
            and not defining[0].guarded
        )

    # -- the dataflow

    def solve(self) -> dict[int, State]:
        """Facts at the top of each reachable block."""
        blocks = self.problem.blocks
        anything = frozenset(
            (v, i) for v in self.undefined_at_entry() for i in range(self.problem.class_of(v).size)
        )
        arriving: dict[int, State] = {0: dict.fromkeys(self.places(), anything) if anything else {}}
        waiting = [0]
        while waiting:
            number = waiting.pop(0)
            leaving = self.replay(number, dict(arriving[number]))
            for target in blocks[number].successors:
                old = arriving.get(target)
                new = leaving if old is None else _meet(old, leaving)
                if old is None or new != old:
                    arriving[target] = new
                    if target not in waiting:
                        waiting.append(target)
        return arriving

    def places(self) -> list[Place]:
        """Return all register units and frame slots in use."""
        result: dict[Place, None] = {}
        for value, unit in self.allocation.units.items():
            cls = self.problem.classes[self.allocation.values[value]]
            result.update(((cls.bank, unit + i), None) for i in range(cls.size))
        result.update(((FRAME, i), None) for i in range(self.allocation.frame_size))
        return list(result)

    def undefined_at_entry(self) -> list[int]:
        """Values that some path from the entry uses before any certain definition."""
        blocks = self.problem.blocks
        first: list[set[int]] = []
        certain: list[set[int]] = []
        for block in blocks:
            uses: set[int] = set()
            defs: set[int] = set()
            for op in block.ops:
                uses |= set(op.uses) - defs
                if op.guarded:
                    uses |= set(op.defs) - defs
                else:
                    defs |= set(op.defs)
            first.append(uses)
            certain.append(defs)
        live = [set(f) for f in first]
        changed = True
        while changed:
            changed = False
            for number in range(len(blocks) - 1, -1, -1):
                after = set[int]().union(*(live[s] for s in blocks[number].successors))
                new = first[number] | (after - certain[number])
                if new != live[number]:
                    live[number], changed = new, True
        return sorted(live[0]) if blocks else []

    def replay(self, number: int, state: State) -> State:
        """Return the state after a block, given the state before it."""
        for at, op in enumerate(self.problem.blocks[number].ops):
            edit = self.allocation.edits.get((number, at))
            if self.reporting:
                self.where = f"block {number}, operation {at}: "
            if edit is not None:
                for action in edit.before:
                    self.fetch(state, action)
            rename = edit.rename if edit is not None else {}
            if edit is not None and edit.dropped:
                if op.is_copy:
                    self.now_equal(state, op.defs[0], op.uses[0])
            else:
                self.execute(state, op, rename)
            if edit is not None:
                for store in edit.after:
                    held = [state.get(p, NOTHING) for p in self.register(store.source)]
                    for place, parts in zip(self.slot(store.value), held):
                        state[place] = parts
        return state

    def register(self, value: int) -> list[Place]:
        """Return the units of a value's register."""
        cls = self.problem.classes[self.allocation.values[value]]
        unit = self.allocation.units[value]
        return [(cls.bank, unit + i) for i in range(cls.size)]

    def slot(self, value: int) -> list[Place]:
        """Return the units of a value's frame slot."""
        return [(FRAME, self.allocation.slots[value] + i) for i in range(self.problem.class_of(value).size)]

    def fetch(self, state: State, action: Reload | Recompute) -> None:
        """Update the state by a reload or a recomputation."""
        if isinstance(action, Reload):
            held = [state.get(p, NOTHING) for p in self.slot(action.value)]
        else:
            held = [frozenset([(action.value, i)]) for i in range(self.problem.class_of(action.value).size)]
        for place, parts in zip(self.register(action.into), held):
            state[place] = parts

    def execute(self, state: State, op: Op, rename: dict[int, int]) -> None:
        """Update the state by an operation, and check its uses."""
        if self.reporting:
            for value in op.uses:
                self.check_use(state, value, rename.get(value, value))
            self.check_overlaps(op, rename)
            self.check_tuples(op, rename)
        if op.is_copy and not op.guarded:
            held = [state.get(p, NOTHING) for p in self.register(rename.get(op.uses[0], op.uses[0]))]
            for place, parts in zip(self.register(rename.get(op.defs[0], op.defs[0])), held):
                state[place] = parts
            self.now_equal(state, op.defs[0], op.uses[0])
            return
        for value in op.defs:
            places = self.register(rename.get(value, value))
            stayed = op.guarded and all((value, i) in state.get(p, NOTHING) for i, p in enumerate(places))
            self.forget(state, value)
            for i, place in enumerate(places):
                state[place] = frozenset([(value, i)]) if stayed or not op.guarded else NOTHING

    def forget(self, state: State, value: int) -> None:
        """`value` changes: whatever held it is out of date."""
        for place, parts in list(state.items()):
            if any(v == value for v, _ in parts):
                state[place] = frozenset(part for part in parts if part[0] != value)

    def now_equal(self, state: State, dst: int, src: int) -> None:
        """After `dst ← src` a place holds `dst` exactly where it holds `src`."""
        if dst == src:
            return
        self.forget(state, dst)
        for place, parts in list(state.items()):
            same = [(dst, i) for v, i in parts if v == src]
            if same:
                state[place] = parts.union(same)

    # -- rules at one operation

    def check_use(self, state: State, value: int, register: int) -> None:
        """Check that a register contains the value that is used."""
        for i, place in enumerate(self.register(register)):
            held = state.get(place, NOTHING)
            if (value, i) not in held:
                result = ", ".join(str(v) for v in sorted({v for v, _ in held})) or "nothing certain"
                self.report(2, f"reads value {value} from {place[0]}{place[1]}, which holds {result}")
                return

    def check_overlaps(self, op: Op, rename: dict[int, int]) -> None:
        """Check that the results of an operation have disjoint registers."""
        taken: dict[Place, int] = {}
        for value in op.defs:
            for place in self.register(rename.get(value, value)):
                if taken.setdefault(place, value) != value:
                    self.report(3, f"results {taken[place]} and {value} overlap in {place[0]}{place[1]}")
        for value in op.early:
            for place in self.register(rename.get(value, value)):
                if taken.get(place, value) != value:
                    self.report(
                        3, f"early result {taken[place]} overlaps operand {value} in {place[0]}{place[1]}"
                    )

    def check_tuples(self, op: Op, rename: dict[int, int]) -> None:
        """Check that the values of a tuple are in adjacent, aligned registers."""
        for values in op.tuples:
            places = [p for v in values for p in self.register(rename.get(v, v))]
            start = places[0][1]
            align = 1 << (len(places) - 1).bit_length()
            if [unit for _, unit in places] != list(range(start, start + len(places))):
                self.report(4, f"tuple {values} is not in consecutive units")
            if start % align:
                self.report(4, f"tuple {values} starts at unit {start}, not aligned to {align}")
