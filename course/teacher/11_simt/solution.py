"""Lab 11: a SIMT interpreter. Write what stands between `# >>> gap` and `# <<< gap`; leave the fences and the
rest as they are.

The threads of one block ("CTA") run side by side: a register is a NumPy array with an element for each
thread, its *lane*; a mask is an array of bool. A kernel is cut into blocks of instructions (`Block`), which
end at branches, barriers and returns; they are numbered so that a block comes before those behind it, and a
loop's exit behind the loop's body.
"""

import numpy as np

from minicc.ptx.model import Address, FloatImm, IntImm, Register, Special, Symbol
from minicc.runtime import Capabilities, LaunchResult
from minicc.runtime.arithmetic import numerics
from minicc.runtime.numpy_engine.translation.blocks import cut
from minicc.support.diagnostics import BarrierError, FaultSite, Frame, LaunchError, MemoryFault

TYPES = {
    "pred": np.bool_,
    "u8": np.uint8,
    "s8": np.int8,
    "b8": np.uint8,
    "u16": np.uint16,
    "s16": np.int16,
    "b16": np.uint16,
    "u32": np.uint32,
    "s32": np.int32,
    "b32": np.uint32,
    "f32": np.float32,
    "u64": np.uint64,
    "s64": np.int64,
    "b64": np.uint64,
    "f64": np.float64,
}
BITS = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}
WIDER = {"u16": "u32", "s16": "s32", "u32": "u64", "s32": "s64"}


class Engine:
    """What a launch is given: `kernel[grid, block]` with `engine=Engine()`."""

    name = "mine"
    capabilities = Capabilities(fair=False, cooperative=False)

    def prepare(self, executable, watch):
        return Code(executable)


class Code:
    """A module ready to run."""

    def __init__(self, executable):
        self.executable = executable

    def launch(self, kernel, memory, config, params, sink):
        """Run the blocks of the grid one after the other. `issued` are instructions, one for all lanes at
        that place; `lanes` those times lanes.
        """
        result, (gx, gy, gz) = LaunchResult(), config.grid
        where = {name: place.start for name, place in self.executable.load(memory).items()} | dict(
            kernel.shared
        )
        for number in range(gx * gy * gz):
            cta = Cta(
                kernel, memory, config, params, (number % gx, number // gx % gy, number // gx // gy), where
            )
            with np.errstate(all="ignore"):
                cta.run()
            result.steps += cta.issued
            result.thread_instructions += cta.lanes
            result.ctas += 1
        return result


class Cta:
    """The threads of one block, and where they are.

    `groups`: number of a Block → mask of the lanes that are about to run it (at least one). `waiting`: pairs
    (Block to go on with, mask) of lanes at the barrier. `alive`: the lanes that have not returned.
    """

    def __init__(self, kernel, memory, config, params, place, where):
        x, y, z = config.block
        self.kernel, self.memory, self.params, self.where, self.place = kernel, memory, params, where, place
        self.blocks = cut(kernel.fn)
        self.n = n = x * y * z
        lane = np.arange(n)
        self.threads = (lane % x, lane // x % y, lane // x // y)
        self.special = {
            f"%{name}.{axis}": np.full(n, value, np.uint32) if np.isscalar(value) else value.astype(np.uint32)
            for name, values in (
                ("tid", self.threads),
                ("ntid", config.block),
                ("ctaid", place),
                ("nctaid", config.grid),
            )
            for axis, value in zip("xyz", values)
        }
        self.registers = {}
        self.shared = np.zeros(kernel.static_shared + config.shared_bytes, np.uint8)
        self.alive = np.ones(n, np.bool_)
        self.groups = {0: np.ones(n, np.bool_)}
        self.waiting = []
        self.issued = self.lanes = 0
        self.budget = config.max_steps or 1 << 62

    # -- registers

    def value(self, operand, type):
        """An operand as an array of numbers of a PTX type, one for each lane."""
        dtype = TYPES[type]
        if isinstance(operand, Register):
            bits = self.registers.get(operand.name)
            if bits is None:
                return np.zeros(self.n, dtype)
            return bits if dtype is np.bool_ else bits.astype(BITS[np.dtype(dtype).itemsize]).view(dtype)
        if isinstance(operand, IntImm):
            return np.full(
                self.n,
                operand.value & (1 << 8 * np.dtype(dtype).itemsize) - 1,
                BITS[np.dtype(dtype).itemsize],
            ).view(dtype)
        if isinstance(operand, FloatImm):
            return np.full(self.n, operand.bits, BITS[operand.width // 8]).view(dtype)
        if isinstance(operand, Special):
            return self.special[operand.name].view(dtype)
        if isinstance(operand, Symbol):
            return np.full(
                self.n, self.where[operand.name] + operand.offset, BITS[np.dtype(dtype).itemsize]
            ).view(dtype)
        raise LaunchError(f"engine 'mine' does not know the operand '{operand}'")

    def write(self, register, value, mask):
        """Give a register new contents, in the lanes of the mask."""
        size = np.dtype(TYPES[register.type]).itemsize
        if value.dtype != np.bool_:  # what is narrower than the register is extended as its type says
            signed = value.dtype.kind == "i"
            value = (
                value.astype(f"i{size}" if signed else BITS[size]).view(BITS[size])
                if value.dtype.itemsize < size
                else value.view(BITS[size])
            )
        old = self.registers.get(register.name, np.zeros(self.n, value.dtype))
        # >>> gap 1: masked writes
        # Set self.registers[register.name] to an array that has the new value in the lanes of the mask, and
        # the old one in the others. Do not change `old` in place: another register may share it.
        self.registers[register.name] = np.where(mask, value, old)
        # <<< gap 1

    # -- instructions

    def execute(self, instr, mask):
        """One instruction in the lanes of the mask, which is not empty."""
        kind = instr.opcode
        if kind in ("ld", "st", "red"):
            return self.access(instr, mask)
        if kind not in COMPUTE:
            raise LaunchError(f"engine 'mine' does not execute '{instr.mnemonic}'")
        target, *sources = instr.operands
        self.write(target, COMPUTE[kind](self, instr.modifiers, *sources), mask)

    def access(self, instr, mask):
        """ld, st and red."""
        mods = [m for m in instr.modifiers if m not in ("nc", "relaxed", "gpu", "weak", "volatile")]
        space, type = mods[0], mods[-1]
        dtype = np.dtype(TYPES[type])
        target, source = instr.operands if instr.opcode == "ld" else instr.operands[::-1]
        address = source if isinstance(source, Address) else target
        if space == "param":
            offset = next(s.offset for s in self.kernel.slots if s.name == address.base.name) + address.offset
            return self.write(target, np.full(self.n, np.frombuffer(self.params, dtype, 1, offset)[0]), mask)
        base = self.value(
            address.base,
            (
                "b32"
                if space == "shared" and not isinstance(address.base, Register)
                else address.base.type
                if isinstance(address.base, Register)
                else "b64"
            ),
        )
        places = base.astype(np.int64) + address.offset
        if instr.opcode == "ld":
            return self.write(target, self.load(instr, space, dtype, places, mask), mask)
        self.store(
            instr, space, self.value(target, type), places, mask, mods[1] if instr.opcode == "red" else None
        )

    def check(self, instr, space, place, size, lane):
        """MemoryFault if a lane may not access `size` bytes at `place`; else the array of bytes that they are
        in.
        """
        good = place % size == 0 and (
            0 <= place <= len(self.shared) - size
            if space == "shared"
            else self.memory.find(place, size) is not None
        )
        if not good:
            thread = tuple(int(axis[lane]) for axis in self.threads)
            site = FaultSite(
                self.kernel.fn.name,
                (Frame(self.kernel.fn.name, instr.location, instr.source),),
                str(instr),
                self.place,
                thread,
                lane,
            )
            raise MemoryFault(
                f"out-of-bounds access of {size} bytes at {space} address {place:#x}",
                site,
                address=place,
                size=size,
                space=space,
            )
        return self.shared if space == "shared" else self.memory.bytes

    def load(self, instr, space, dtype, places, mask):
        """What the lanes of the mask load: an array of `dtype` for all lanes, with zeros in the others."""
        result = np.zeros(self.n, dtype)
        # >>> gap 2: loads
        # For each lane of the mask, in order: self.check(instr, space, place, size, lane) gives the bytes;
        # the element is at its place. A lane that is not in the mask must not be looked at: its address may
        # be nonsense.
        for lane in np.flatnonzero(mask).tolist():
            place = int(places[lane])
            data = self.check(instr, space, place, dtype.itemsize, lane)
            result[lane] = data[place : place + dtype.itemsize].view(dtype)[0]
        # <<< gap 2
        return result

    def store(self, instr, space, values, places, mask, operation):
        """Store the values of the lanes of the mask, the lowest lane first; `operation` 'add' adds to what is
        there.
        """
        size = values.dtype.itemsize
        for lane in np.flatnonzero(mask).tolist():
            place = int(places[lane])
            cell = self.check(instr, space, place, size, lane)[place : place + size].view(values.dtype)
            cell[0] = values[lane] if operation is None else cell[0] + values[lane]

    # -- who runs

    def run(self):
        """Until all lanes have returned."""
        while (number := self.pick()) is not None:
            block, mask = self.blocks[number], self.groups.pop(number)
            for instr in block.instructions:
                holds = (
                    mask if instr.guard is None else mask & (self.value(instr.guard, "pred") != instr.negated)
                )
                if holds.any():
                    self.execute(instr, holds)
            size = len(block.instructions) + (block.last is not None)
            self.issued += size
            self.lanes += size * int(mask.sum())
            if self.issued > self.budget:
                raise LaunchError("the instruction budget is used up")
            self.leave(block, mask)
        if self.waiting:
            raise BarrierError("threads wait at a barrier that can never be released")

    def pick(self):
        """The number of the Block that runs next, None if no group is left."""
        # >>> gap 3: who runs next
        # Lanes that have parted should meet again as early as possible: let those run first that are furthest
        # behind.
        return min(self.groups, default=None)
        # <<< gap 3

    def arrive(self, number, mask):
        """Lanes come to a Block, where others may be already. An empty mask changes nothing."""
        # >>> gap 4: meeting
        # Join them with the group that is there, or make one.
        if mask.any():
            there = self.groups.get(number)
            self.groups[number] = mask if there is None else there | mask
        # <<< gap 4

    def leave(self, block, mask):
        """The lanes of the mask have run the block; they go where it says."""
        if block.end == "jump":
            self.arrive(block.targets[0], mask)
        elif block.end == "branch":
            # >>> gap 5: branches
            # block.guard is a register of type pred, block.negated says that its opposite decides. Lanes for
            # which the condition holds go to block.targets[0], the others to block.targets[1].
            taken = mask & (self.value(block.guard, "pred") != block.negated)
            self.arrive(block.targets[0], taken)
            self.arrive(block.targets[1], mask & ~taken)
            # <<< gap 5
        elif block.end in ("return", "exit"):
            gone = mask if block.guard is None else mask & (self.value(block.guard, "pred") != block.negated)
            if block.guard is not None:
                self.arrive(block.targets[0], mask & ~gone)
            self.alive = self.alive & ~gone
            self.release()
        elif block.end == "barrier":
            self.waiting.append((block.targets[0], mask))
            self.release()
        else:
            raise LaunchError(f"engine 'mine' does not execute '{block.last.mnemonic}'")

    def release(self):
        """Lanes have come to the barrier, or returned: let those who wait go on if nobody is missing."""
        # >>> gap 6: barriers
        # The barrier is complete when every lane that is alive waits; those that have returned are not waited
        # for. Then all arrive where they go on, and nobody waits any more.
        present = np.zeros(self.n, np.bool_)
        for _, mask in self.waiting:
            present |= mask
        if self.waiting and not (self.alive & ~present).any():
            waiting, self.waiting = self.waiting, []
            for number, mask in waiting:
                self.arrive(number, mask)
        # <<< gap 6


# What instructions compute: (cta, modifiers, operands) → an array.


def shifted(a, b, left):
    """PTX's shifts: by 32 bits or more (64) everything is gone; to the right, a signed number keeps its
    sign.
    """
    # >>> gap 7: shifts
    # `a` is an array of a signed or unsigned type, `b` of u32. NumPy's shifts are undefined for counts that
    # are too large: limit them first.
    width = 8 * a.dtype.itemsize
    count = np.minimum(b, width - 1).astype(a.dtype)
    if left:
        return np.where(b < width, a << count, a.dtype.type(0))
    return np.where((b < width) | (a.dtype.kind == "i"), a >> count, a.dtype.type(0))
    # <<< gap 7


def compare(cta, modifiers, a, b, combined=None):
    """setp: the comparison, perhaps combined with another predicate."""
    # >>> gap 8: comparisons
    # modifiers are like ('lt', 's32') or ('ge', 'or', 's32'). The last one is the type in which a and b are
    # compared; a combined one is joined by 'and' or 'or'. Where one of two floats is NaN a comparison is
    # false, 'ne' too; with a 'u' behind it, as in 'leu', it is true; 'num' says that none is, 'nan' that one
    # is.
    x, y = cta.value(a, modifiers[-1]), cta.value(b, modifiers[-1])
    ordered, how = (x == x) & (y == y), modifiers[0]
    result = {
        "eq": x == y,
        "ne": (x != y) & ordered,
        "lt": x < y,
        "le": x <= y,
        "gt": x > y,
        "ge": x >= y,
        "num": ordered,
        "nan": ~ordered,
    }[how.removesuffix("u")]
    result = result | ~ordered if how.endswith("u") else result
    if combined is None:
        return result
    other = cta.value(combined, "pred")
    return result & other if modifiers[1] == "and" else result | other
    # <<< gap 8


def simple(function):
    """An instruction whose operands and result have the type of its last modifier."""
    return lambda cta, modifiers, *operands: function(*(cta.value(o, modifiers[-1]) for o in operands))


def divide(a, b):
    """div: integers towards zero."""
    if a.dtype.kind == "f":
        return a / b
    down = a // b
    return down + ((down < 0) & (down * b != a)).astype(a.dtype)


def multiply(cta, modifiers, a, b, c=None):
    """mul and mad: lo, hi, wide, and floats."""
    how, type = modifiers[0], modifiers[-1]
    if how in ("hi", "wide") and type in WIDER:
        wide = TYPES[WIDER[type]]
        product = cta.value(a, type).astype(wide) * cta.value(b, type).astype(wide)
        result = product if how == "wide" else (product >> (4 * product.itemsize)).astype(TYPES[type])
        return result if c is None else result + cta.value(c, WIDER[type] if how == "wide" else type)
    result = cta.value(a, type) * cta.value(b, type)
    return result if c is None else result + cta.value(c, type)


def convert(cta, modifiers, a):
    """cvt.rounding.to.from, between numbers that fit."""
    return cta.value(a, modifiers[-1]).astype(TYPES[modifiers[-2]])


COMPUTE = {
    "mov": simple(lambda a: a), "add": simple(lambda a, b: a + b), "sub": simple(lambda a, b: a - b),
    "neg": simple(lambda a: -a), "abs": simple(np.abs),
    "and": simple(lambda a, b: a & b), "or": simple(lambda a, b: a | b), "xor": simple(lambda a, b: a ^ b),
    "not": simple(lambda a: ~a),
    "min": simple(np.fmin), "max": simple(np.fmax), "div": simple(divide),
    "rem": simple(lambda a, b: a - divide(a, b) * b), "mul": multiply, "mad": multiply,
    "fma": simple(numerics.fma), "rcp": simple(numerics.rcp), "sqrt": simple(np.sqrt),
    "rsqrt": simple(numerics.rsqrt), "ex2": simple(numerics.ex2), "cvt": convert,
    "shl": lambda cta, modifiers, a, b: shifted(cta.value(a, modifiers[-1]), cta.value(b, "u32"), True),
    "shr": lambda cta, modifiers, a, b: shifted(cta.value(a, modifiers[-1]), cta.value(b, "u32"), False),
    "setp": compare,
    "selp": lambda cta, modifiers, a, b,
    p: np.where(cta.value(p, "pred"), cta.value(a, modifiers[-1]), cta.value(b, modifiers[-1])),
    "popc": lambda cta, modifiers, a: np.bitwise_count(cta.value(a, modifiers[-1])).astype(np.uint32),
}  # fmt: skip
