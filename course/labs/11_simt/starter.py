"""Lab 11: a SIMT interpreter. Write the lines between `# >>> gap` and `# <<< gap`; leave the fences and the
rest as they are.

The threads of one block ("CTA") run side by side: a register is a NumPy array with an element for each
thread, its *lane*; a mask is an array of bool. A kernel is cut into basic blocks (`Block`), which end at
branches, barriers and returns; they are numbered so that a block comes before its successors, and the exit of
a loop after its body.
"""

import numpy as np

from minicc.ptx.model import Address, FloatImm, IntImm, Register, Special, SymbolAddress
from minicc.runtime import Capabilities, LaunchResult
from minicc.runtime.arithmetic import numerics
from minicc.runtime.numpy_engine.translation.blocks import build_blocks
from minicc.support.diagnostics import BarrierError, FaultSite, LaunchError, MemoryFault, StackFrame

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
    """The engine of a launch: `kernel[grid, block]` with `engine=Engine()`."""

    name = "mine"
    capabilities = Capabilities()

    def prepare(self, executable, watch):
        return LoadedModule(executable)


class LoadedModule:
    """A module that is ready to run."""

    def __init__(self, executable):
        self.executable = executable

    def launch(self, kernel, memory, config, params, sink):
        """Run the CTAs of the grid one after the other. `issued` counts instructions, once for all lanes that
        execute one together; `lanes` once for each lane.
        """
        result, (gx, gy, gz) = LaunchResult(), config.grid
        allocations = self.executable.load(memory)
        symbols = {name: allocation.start for name, allocation in allocations.items()} | dict(kernel.shared)
        for number in range(gx * gy * gz):
            cta = Cta(
                kernel, memory, config, params, (number % gx, number // gx % gy, number // gx // gy), symbols
            )
            with np.errstate(all="ignore"):
                cta.run()
            result.steps += cta.issued
            result.thread_instructions += cta.lanes
            result.ctas += 1
        return result


class Cta:
    """The threads of one CTA, and their positions.

    `groups`: number of a Block → mask of the lanes that are about to run it (at least one). `waiting`: pairs
    (number of the Block after the barrier, mask) of lanes at the barrier. `alive`: the lanes that have not
    returned.
    """

    def __init__(self, kernel, memory, config, params, ctaid, symbols):
        x, y, z = config.block
        self.kernel, self.memory, self.params, self.symbols, self.ctaid = (
            kernel,
            memory,
            params,
            symbols,
            ctaid,
        )
        self.blocks = build_blocks(kernel.fn)
        self.n = n = x * y * z
        lane = np.arange(n)
        self.threads = (lane % x, lane // x % y, lane // x // y)
        self.special = {
            f"%{name}.{axis}": np.full(n, value, np.uint32) if np.isscalar(value) else value.astype(np.uint32)
            for name, values in (
                ("tid", self.threads),
                ("ntid", config.block),
                ("ctaid", ctaid),
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
        """Return an operand as an array of a PTX type, one element for each lane."""
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
        if isinstance(operand, SymbolAddress):
            return np.full(
                self.n, self.symbols[operand.name] + operand.offset, BITS[np.dtype(dtype).itemsize]
            ).view(dtype)
        raise LaunchError(f"engine 'mine' does not know the operand '{operand}'")

    def write(self, register, value, mask):
        """Write a register in the lanes of the mask."""
        size = np.dtype(TYPES[register.type]).itemsize
        if value.dtype != np.bool_:  # a narrower value is extended by its own type
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
        raise NotImplementedError
        # <<< gap 1

    # -- instructions

    def execute(self, instr, mask):
        """Execute an instruction in the lanes of the mask, which is not empty."""
        kind = instr.opcode
        if kind in ("ld", "st", "red"):
            return self.access(instr, mask)
        if kind not in COMPUTE:
            raise LaunchError(f"engine 'mine' does not execute '{instr.mnemonic}'")
        target, *sources = instr.operands
        self.write(target, COMPUTE[kind](self, instr.modifiers, *sources), mask)

    def access(self, instr, mask):
        """Execute ld, st and red."""
        mods = [m for m in instr.modifiers if m not in ("nc", "relaxed", "gpu", "weak", "volatile")]
        space, type = mods[0], mods[-1]
        dtype = np.dtype(TYPES[type])
        target, source = instr.operands if instr.opcode == "ld" else instr.operands[::-1]
        operand = source if isinstance(source, Address) else target
        if space == "param":
            offset = next(s.offset for s in self.kernel.slots if s.name == operand.base.name) + operand.offset
            return self.write(target, np.full(self.n, np.frombuffer(self.params, dtype, 1, offset)[0]), mask)
        base = self.value(
            operand.base,
            (
                "b32"
                if space == "shared" and not isinstance(operand.base, Register)
                else operand.base.type
                if isinstance(operand.base, Register)
                else "b64"
            ),
        )
        addresses = base.astype(np.int64) + operand.offset
        if instr.opcode == "ld":
            return self.write(target, self.load(instr, space, dtype, addresses, mask), mask)
        self.store(
            instr,
            space,
            self.value(target, type),
            addresses,
            mask,
            mods[1] if instr.opcode == "red" else None,
        )

    def check(self, instr, space, address, size, lane):
        """Return the array of bytes that contains an address. MemoryFault if a lane may not access `size`
        bytes there.
        """
        is_valid = address % size == 0 and (
            0 <= address <= len(self.shared) - size
            if space == "shared"
            else self.memory.find(address, size) is not None
        )
        if not is_valid:
            thread = tuple(int(axis[lane]) for axis in self.threads)
            site = FaultSite(
                self.kernel.fn.name,
                (StackFrame(self.kernel.fn.name, instr.location, instr.source),),
                str(instr),
                self.ctaid,
                thread,
                lane,
            )
            raise MemoryFault(
                f"out-of-bounds access of {size} bytes at {space} address {address:#x}",
                site,
                address=address,
                size=size,
                space=space,
            )
        return self.shared if space == "shared" else self.memory.bytes

    def load(self, instr, space, dtype, addresses, mask):
        """Return the values that the lanes of the mask load: an array of `dtype` for all lanes, zero in the
        others.
        """
        result = np.zeros(self.n, dtype)
        # >>> gap 2: loads
        # For each lane of the mask, in order: self.check(instr, space, place, size, lane) gives the bytes;
        # the element is at its place. Lanes that are not in the mask must not be checked: their addresses may
        # be undefined.
        raise NotImplementedError
        # <<< gap 2
        return result

    def store(self, instr, space, values, addresses, mask, operation):
        """Store the values of the lanes of the mask, the lowest lane first; `operation` 'add' adds to the old
        contents.
        """
        size = values.dtype.itemsize
        for lane in np.flatnonzero(mask).tolist():
            address = int(addresses[lane])
            cell = self.check(instr, space, address, size, lane)[address : address + size].view(values.dtype)
            cell[0] = values[lane] if operation is None else cell[0] + values[lane]

    # -- scheduling

    def run(self):
        """Run until all lanes have returned."""
        while (number := self.pick()) is not None:
            block, mask = self.blocks[number], self.groups.pop(number)
            for instr in block.instructions:
                active = (
                    mask if instr.guard is None else mask & (self.value(instr.guard, "pred") != instr.negated)
                )
                if active.any():
                    self.execute(instr, active)
            size = len(block.instructions) + (block.last is not None)
            self.issued += size
            self.lanes += size * int(mask.sum())
            if self.issued > self.budget:
                raise LaunchError("the instruction budget is used up")
            self.leave(block, mask)
        if self.waiting:
            raise BarrierError("threads wait at a barrier that can never be released")

    def pick(self):
        """Return the number of the Block that runs next, None if no group is left."""
        # >>> gap 3: scheduling
        # Diverged lanes should reconverge as early as possible: run the group with the earliest position
        # first.
        raise NotImplementedError
        # <<< gap 3

    def arrive(self, number, mask):
        """Add lanes to the group of a Block. An empty mask changes nothing."""
        # >>> gap 4: reconvergence
        # Join them with the group of that Block, or make one.
        raise NotImplementedError
        # <<< gap 4

    def leave(self, block, mask):
        """Move the lanes of the mask to the Block's successors."""
        if block.end == "jump":
            self.arrive(block.targets[0], mask)
        elif block.end == "branch":
            # >>> gap 5: branches
            # block.guard is a register of type pred, block.negated negates it. Lanes for which the condition
            # holds go to block.targets[0], the others to block.targets[1].
            raise NotImplementedError
            # <<< gap 5
        elif block.end in ("return", "exit"):
            returned = (
                mask if block.guard is None else mask & (self.value(block.guard, "pred") != block.negated)
            )
            if block.guard is not None:
                self.arrive(block.targets[0], mask & ~returned)
            self.alive = self.alive & ~returned
            self.release()
        elif block.end == "barrier":
            self.waiting.append((block.targets[0], mask))
            self.release()
        else:
            raise LaunchError(f"engine 'mine' does not execute '{block.last.mnemonic}'")

    def release(self):
        """Release the barrier if it is complete; called after lanes have come to it or returned."""
        # >>> gap 6: barriers
        # The barrier is complete when every lane that is alive waits; those that have returned are not waited
        # for. Then all continue at their Block, and none waits.
        raise NotImplementedError
        # <<< gap 6


# Functions of instructions: (cta, modifiers, operands) → an array.


def shift(a, b, left):
    """Return a shift as PTX defines it: a count of 32 (64) or more shifts everything out; to the right, a
    signed number keeps its sign.
    """
    # >>> gap 7: shifts
    # `a` is an array of a signed or unsigned type, `b` of u32. NumPy's shifts are undefined for counts that
    # are too large: limit them first.
    raise NotImplementedError
    # <<< gap 7


def compare(cta, modifiers, a, b, combined=None):
    """Execute setp: a comparison, perhaps combined with another predicate."""
    # >>> gap 8: comparisons
    # modifiers are like ('lt', 's32') or ('ge', 'or', 's32'). The last one is the type in which a and b are
    # compared; a combined one is joined by 'and', 'or' or 'xor'. Where one of two floats is NaN a
    # comparison is false, 'ne' too; with a suffix 'u', as in 'leu', it is true; 'num' tests that neither is
    # NaN, 'nan' that one is.
    raise NotImplementedError
    # <<< gap 8


def elementwise(function):
    """Return an instruction whose operands and result have the type of its last modifier."""
    return lambda cta, modifiers, *operands: function(*(cta.value(o, modifiers[-1]) for o in operands))


def divide(a, b):
    """Execute div: integers are truncated towards zero."""
    if a.dtype.kind == "f":
        return a / b
    down = a // b
    return down + ((down < 0) & (down * b != a)).astype(a.dtype)


def multiply(cta, modifiers, a, b, c=None):
    """Execute mul and mad: lo, hi, wide, and floats."""
    kind, type = modifiers[0], modifiers[-1]
    if kind in ("hi", "wide") and type in WIDER:
        wide = TYPES[WIDER[type]]
        product = cta.value(a, type).astype(wide) * cta.value(b, type).astype(wide)
        result = product if kind == "wide" else (product >> (4 * product.itemsize)).astype(TYPES[type])
        return result if c is None else result + cta.value(c, WIDER[type] if kind == "wide" else type)
    result = cta.value(a, type) * cta.value(b, type)
    return result if c is None else result + cta.value(c, type)


def convert(cta, modifiers, a):
    """Execute cvt.rounding.to.from, between numbers in range."""
    return cta.value(a, modifiers[-1]).astype(TYPES[modifiers[-2]])


COMPUTE = {
    "mov": elementwise(lambda a: a), "not": elementwise(lambda a: ~a), "neg": elementwise(lambda a: -a),
    "add": elementwise(lambda a, b: a + b), "sub": elementwise(lambda a, b: a - b),
    "and": elementwise(lambda a, b: a & b), "or": elementwise(lambda a, b: a | b),
    "xor": elementwise(lambda a, b: a ^ b), "abs": elementwise(np.abs), "min": elementwise(np.fmin),
    "max": elementwise(np.fmax), "div": elementwise(divide),
    "rem": elementwise(lambda a, b: a - divide(a, b) * b), "mul": multiply, "mad": multiply,
    "fma": elementwise(numerics.fma), "rcp": elementwise(numerics.rcp), "sqrt": elementwise(np.sqrt),
    "rsqrt": elementwise(numerics.rsqrt), "ex2": elementwise(numerics.ex2), "cvt": convert,
    "shl": lambda cta, modifiers, a, b: shift(cta.value(a, modifiers[-1]), cta.value(b, "u32"), True),
    "shr": lambda cta, modifiers, a, b: shift(cta.value(a, modifiers[-1]), cta.value(b, "u32"), False),
    "setp": compare,
    "selp": lambda cta, modifiers, a, b, p: np.where(
        cta.value(p, "pred"), cta.value(a, modifiers[-1]), cta.value(b, modifiers[-1])
    ),
    "popc": lambda cta, modifiers, a: np.bitwise_count(cta.value(a, modifiers[-1])).astype(np.uint32),
}  # fmt: skip
