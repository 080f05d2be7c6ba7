"""Random CUDA kernels: device functions, structures, control flow, barriers, shared memory, warp
instructions.

`generate(seed)` gives the same program for the same seed, everywhere. Programs have no undefined
behaviour and no races, see `statements` and `expressions`.
"""

from __future__ import annotations

from math import prod

from .ctypes_model import INT, UINT
from .expressions import RandomFunction, RandomVariable
from .statements import (
    COUNTERS,
    FIELD_TYPES,
    INPUT_ELEMENTS,
    INPUTS,
    OUTPUTS,
    OWNED,
    SCALARS,
    Place,
    RandomProgram,
    RandomStruct,
    Statements,
    owned,
)


def generate(seed: int, size: int = 24) -> RandomProgram:
    """Return the program of `seed`, of about `size` statements in the kernel; programs of fewer than 12 have
    fewer declarations.
    """
    return _KernelWriter(seed, size).program()


class _KernelWriter(Statements):
    # Programs

    def program(self) -> RandomProgram:
        """Write the program."""
        for _ in range(self.few(2)):
            self.struct()
        for _ in range(self.few(2)):
            self.global_array()
        for _ in range(self.few(3)):
            self.function()
        self.kernel()
        return RandomProgram(self.seed, "\n".join(self.lines) + "\n", self.grid, self.block)

    def few(self, most: int) -> int:
        """Return a number of items: at most `most`, or one."""
        return self.random.randrange(1 + (most if self.size >= 12 else 1))

    def struct(self) -> None:
        """Write a structure."""
        s = RandomStruct(f"S{len(self.structs)}", [])
        self.line(f"struct {s.name} {{")
        for i in range(self.random.randrange(1, 6)):
            t = self.pick(FIELD_TYPES)
            extent = self.pick((0, 0, 0, 2, 4))
            s.fields.append((f"f{i}", t, extent))
            self.line(f"    {t.name} f{i}{f'[{extent}]' if extent else ''};")
        self.line("};")
        self.structs.append(s)

    def global_array(self) -> None:
        """Write an initialised array in constant memory, or a read-only one in global memory."""
        t = self.pick(FIELD_TYPES)
        extent = self.pick((2, 4, 8, 7))
        name = self.name("table")
        values = ", ".join(self.constant(t) for _ in range(self.random.randrange(1, extent + 1)))
        space = self.pick(
            ("__constant__", "__constant__", "__device__", "__constant__ const", "static __device__ const")
        )
        self.line(f"{space} {t.name} {name}[{extent}] = {{{values}}};")
        self.variables.append(RandomVariable(name, t, (extent,), writable=False, uniform=True))

    def function(self) -> None:
        """Write a device function of a few statements, sometimes recursive, sometimes never inlined."""
        outer = self.variables
        self.variables = [v for v in outer if v.uniform]
        name = self.name("fn")
        result = self.pick((*FIELD_TYPES, INT, UINT))
        parameters = [(self.pick(FIELD_TYPES), self.chance(0.25)) for _ in range(self.random.randrange(1, 4))]
        parameters = [(t, p and not t.is_float) for t, p in parameters]
        words = []
        for i, (t, by_pointer) in enumerate(parameters):
            words.append(f"{t.name} {'*' if by_pointer else ''}a{i}")
            self.variables.append(RandomVariable(f"a{i}", t, (4,) if by_pointer else ()))
        recursive = self.chance(0.2)
        if recursive:
            words.append("int depth")
            self.variables.append(RandomVariable("depth", INT, writable=False, lo=0, hi=5))
        prefix = self.pick(
            ("__device__", "__device__ __noinline__", "__device__ __forceinline__", "static __device__")
        )
        if recursive:
            prefix = prefix.replace(" __forceinline__", "")
        self.line(f"{prefix} {result.name} {name}({', '.join(words)}) {{")
        self.indent += 1
        budget, self.budget = self.budget, self.random.randrange(1, 6)
        self.spent = 10
        if recursive:
            self.line("if (depth <= 0)")
            self.line(f"    return {self.value(result, 1)};")
        self.statements(Place(uniform=False, result=result, can_return=True), at_most=5)
        if recursive:
            arguments = [
                f"a{i}" if by_pointer else self.value(t, 1) for i, (t, by_pointer) in enumerate(parameters)
            ]
            call = f"{name}({', '.join([*arguments, 'depth - 1'])})"
            if result.kind != "i" or result.bits < 32:
                suffix = "u" if result.kind == "u" else ""
                self.line(f"return ({result.name})({call} + {self.random.randrange(5)}{suffix});")
            else:
                self.line(f"return {call} ^ {self.random.randrange(1000)};")
        else:
            self.line(f"return {self.value(result, 2)};")
        self.indent -= 1
        self.line("}")
        self.budget = budget
        self.variables = outer
        if recursive:  # called through a wrapper, so that the depth stays bounded
            wrapped = ", ".join(words[:-1])
            self.line(f"__device__ {result.name} {name}_start({wrapped}) {{")
            self.line(f"    return {name}({', '.join([f'a{i}' for i in range(len(parameters))] + ['4'])});")
            self.line("}")
        self.functions.append(
            RandomFunction(
                f"{name}_start" if recursive else name,
                result,
                parameters,
                self.spent * (5 if recursive else 1),
            )
        )

    def kernel(self) -> None:
        """Write the kernel."""
        words = ["int n"]
        words += [
            f"const {t.name} *{'__restrict__ ' if self.chance(0.5) else ''}{name}" for name, t in INPUTS
        ]
        words += [f"{t.name} *{name}" for name, t in OUTPUTS]
        words += ["unsigned *counters", "unsigned long long *wide_counters"]
        words += [f"{t.name} {name}" for name, t in SCALARS]
        self.line(f'extern "C" __global__ void k({", ".join(words)}) {{')
        self.indent += 1
        self.line("int tid = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);")
        self.line("int block = blockIdx.x + gridDim.x * blockIdx.y;")
        self.line("int gid = block * (int)(blockDim.x * blockDim.y * blockDim.z) + tid;")
        blocks = prod(self.grid)
        add = self.variables.append
        add(RandomVariable("tid", INT, writable=False, lo=0, hi=self.threads - 1))
        add(RandomVariable("gid", INT, writable=False, lo=0, hi=blocks * self.threads - 1))
        add(RandomVariable("block", INT, writable=False, uniform=True, lo=0, hi=blocks - 1))
        add(RandomVariable("blockDim.x", UINT, writable=False, uniform=True, lo=1, hi=1024))
        add(RandomVariable("threadIdx.x", UINT, writable=False, lo=0, hi=self.block[0] - 1))
        add(RandomVariable("n", INT, writable=False, uniform=True))
        for name, t in SCALARS:
            add(RandomVariable(name, t, writable=False, uniform=True))
        for name, t in INPUTS:
            add(RandomVariable(name, t, (INPUT_ELEMENTS,), writable=False, uniform=True))
        for name, t in OUTPUTS:
            if self.chance(0.6):
                add(RandomVariable(name, t, (OWNED,), element=owned(name, "gid")))
        for _ in range(self.few(2)):
            self.shared_array()
        for _ in range(2 + self.few(3)):
            self.declaration()
        self.statements(Place(uniform=True), at_most=self.budget)
        if self.chance(0.4):  # no barrier stands below: threads may leave
            self.statements(Place(uniform=False, can_return=True), at_most=4)
        self.results()
        self.indent -= 1
        self.line("}")

    def shared_array(self) -> None:
        """Write a shared array and the code that initialises it."""
        t = self.pick(FIELD_TYPES)
        slots = self.pick((1, 2, 4))
        name = self.name("sh")
        self.line(f"__shared__ {t.name} {name}[{self.threads * slots}];")
        self.shared.append(RandomVariable(name, t, (slots,), element=owned(name, "tid", slots)))
        self.line(f"for (int i = 0; i < {slots}; i++)")
        self.line(f"    {name}[tid * {slots} + i] = {self.value(t, 1)};")
        self.variables.append(self.shared[-1])

    def results(self) -> None:
        """Store the values of locals, so that nothing above is dead."""
        for v in [
            v for v in self.variables if v.writable and v.element is None and not v.name.startswith("a")
        ]:
            target, t = self.pick(OUTPUTS)
            self.begin()
            e = self.access(v)
            if e.type.is_float and not t.is_float:
                target, t = OUTPUTS[-1]
            place = f"{target}[gid * {OWNED} + {self.random.randrange(OWNED)}]"
            if t.is_float:
                self.line(f"{place} = {e.text};")
            else:
                self.line(f"{place} {self.pick(('=', '^=', '|='))} {e.text};")


__all__ = ["COUNTERS", "INPUTS", "INPUT_ELEMENTS", "OUTPUTS", "OWNED", "SCALARS", "RandomProgram", "generate"]
