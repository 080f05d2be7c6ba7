"""Statements of one instruction each, drawn from the whole instruction table.

They have registers of their own by size, and memory of their own for each thread: 64 bytes in each space.
Matrices are in the 2 KB of a warp, between two barriers. Source registers are filled with edge values,
values of the kernel or earlier results; each result goes into a hash that the kernel stores in the end.
"""

from __future__ import annotations

from collections.abc import Callable

from ....ptx.form import Variant
from ....ptx.notation import OperandRule
from ....ptx.ptxtypes import TYPES
from ....ptx.rules.checks import SELECTORS
from ..program import Choices
from .drawing import PtxTarget, drawn_variant, edge_values

OWN = 64
"""Bytes of a thread in each space."""
WARP = 32 * OWN
REGISTERS = {1: ("%pw", 4), 8: ("%bw", 8), 16: ("%hw", 8), 32: ("%rw", 12), 64: ("%dw", 8), 128: ("%qw", 2)}
"""The prefix and number of registers by their bits."""
EVERY_LANE = "0xFFFFFFFF"
KERNEL_VALUES = ("%x", "%y", "%z", "%l", "%t")

AREAS = {
    "global": ("%ag", "mov.u64 %ag, own_global; mad.wide.u32 %ag, %t, {OWN}, %ag;"),
    "shared": ("%as", "mov.u64 %as, own_shared; mad.wide.u32 %as, %l, {OWN}, %as;"),
    "local": ("%al", "mov.u64 %al, own_local;"),
    "const": ("%ac", "and.b32 %fc, %t, 7; mov.u64 %ac, own_const; mad.wide.u32 %ac, %fc, {OWN}, %ac;"),
    "constant": ("%an", "and.b32 %fc, %t, 7; mov.u64 %an, own_constant; mad.wide.u32 %an, %fc, {OWN}, %an;"),
    "spare": ("%ap", "mov.u64 %ap, own_spare; mad.wide.u32 %ap, %t, 128, %ap;"),
}
"""The register with a thread's address in each area, and what sets it: one in each space, 'constant' in
global memory that nothing writes, 'spare' in global memory that nothing reads.
"""
GENERIC = {"global": "%ag", "shared": "%gs", "local": "%gl", "const": "%gc"}
"""The registers with a thread's generic address in each space."""

SELECTED = {"part": 1.0, "mask2": 0.5, "mask4": 0.5, "pick2": 0.5, "pick4": 0.5}
"""The probability that a sub-word of a register is selected, by the kind of the selector."""


class RowStatements(Choices):
    """Writes statements for the kernel of a seed. `size` is the number of threads of a block; `leave` says
    that some of them may end early, so that no warp is whole.
    """

    def __init__(self, seed: int, target: PtxTarget, threads: int, blocks: int, leave: bool) -> None:
        super().__init__(f"rows {seed}")
        self.target, self.threads, self.blocks, self.leave = target, threads, blocks, leave
        self.tables: dict[tuple[str, bool], list[int]] = {}
        self.addresses: set[str] = set()
        self.number_of_statements = 0
        self.has_unaligned_barrier = False

    # -- parts of the kernel

    def variables(self) -> str:
        """Return the declarations at module level."""
        cells = self.threads * self.blocks
        random = [", ".join(str(self.random.getrandbits(32)) for _ in range(128)) for _ in range(2)]
        result = {
            "global": f".global .align 256 .b8 own_global[{OWN * cells}];",
            "shared": f".shared .align 256 .b8 own_shared[{OWN * self.threads}];",
            "const": f".const .align 64 .b32 own_const[128] = {{{random[0]}}};",
            "constant": f".global .align 64 .b32 own_constant[128] = {{{random[1]}}};",
            "spare": f".global .align 128 .b8 own_spare[{128 * cells}];",
        }
        tables = [
            f".const .align 16 .b{_bits(type_)} {self._table(type_, tame)}[{len(values)}] ="
            f" {{{', '.join(map(str, values))}}};"
            for (type_, tame), values in sorted(self.tables.items())
        ]
        return "\n".join([*(text for name, text in result.items() if name in self.addresses), *tables])

    def prologue(self) -> str:
        """Return the declarations of registers and the instructions that set them."""
        wide = self.target.sm >= 70 and self.target.version >= (8, 3)
        lines = [
            f".reg .{'pred' if bits == 1 else f'b{bits}'} {prefix}<{count}>;"
            for bits, (prefix, count) in REGISTERS.items()
            if bits < 128 or wide
        ]
        lines.append(
            ".reg .b32 %acc, %fc, %fd; .reg .b64 %fw, %fv, %pol, %ag, %as, %al, %ac, %an, %ap, %wg, %ws, %gs,"
            f" %gl, %gc;\n.local .align 64 .b8 own_local[{OWN}];\nmov.u32 %acc, %t;"
        )
        for i in range(REGISTERS[32][1]):
            lines.append(
                f"mad.lo.u32 %rw{i}, %t, {self.random.getrandbits(31)}, {self.random.getrandbits(31)};"
            )
        for bits in (8, 16):
            prefix, count = REGISTERS[bits]
            lines += [f"cvt.u{bits}.u32 {prefix}{i}, %rw{i};" for i in range(count)]
        lines += [f"mov.b64 %dw{i}, {{%rw{i}, %rw{i + 1}}};" for i in range(REGISTERS[64][1])]
        lines += [f"setp.lt.s32 %pw{i}, %rw{i}, 0;" for i in range(REGISTERS[1][1])]
        if wide:
            lines += [f"mov.b128 %qw{i}, {{%dw{i}, %dw{i + 1}}};" for i in range(REGISTERS[128][1])]
        for space, (register, code) in AREAS.items():
            if space in self.addresses:
                lines.append(code.format(OWN=OWN))
                if space in ("shared", "local", "const"):
                    generic = GENERIC[space]
                    lines.append(f"cvta.{space}.u64 {generic}, {register};")
                if space in ("shared", "local"):
                    lines += [
                        f"st.{space}.v4.b32 [{register}+{i}], {{%rw{i // 16}, %rw5, %rw{i // 8}, %t}};"
                        for i in range(0, OWN, 16)
                    ]
        for space, register in (("global", "%wg"), ("shared", "%ws")):
            if space in self.addresses:
                lines.append(
                    f"and.b32 %fc, %l, 31; mul.wide.u32 %fw, %fc, {OWN}; sub.u64 {register},"
                    f" {AREAS[space][0]}, %fw;"
                )
        return "\n".join(lines)

    def epilogue(self) -> str:
        """Return the instructions that add registers and memory to the hash, and the hash to `%x`."""
        lines = [
            self.hashed(f"{prefix}{i}", bits)
            for bits, (prefix, count) in REGISTERS.items()
            for i in range(count)
            if bits < 128
        ]
        for space in ("global", "shared", "local"):
            if space in self.addresses:
                lines += [
                    f"ld.{space}.v4.b32 {{%rw0, %rw1, %rw2, %rw3}}, [{AREAS[space][0]}+{i}];"
                    + "".join(self.hashed(f"%rw{k}", 32) for k in range(4))
                    for i in range(0, OWN, 16)
                ]
        return "\n".join([*lines, "xor.b32 %x, %x, %acc;"])

    def statement(self, uniform: bool) -> str:
        """Return a statement; `uniform` if all threads of the block execute it together."""
        self.number_of_statements += 1
        special = [self._calls] if self.leave or not uniform else [self._calls, self._arrive]
        if self.chance(0.06):
            return self.pick(special)(uniform)
        warp = uniform and not self.leave
        while True:
            text = _Instruction(self, drawn_variant(self.target, warp, self.random)).text()
            if text:
                return text

    # -- statements of several instructions

    def _calls(self, uniform: bool) -> str:
        """Call a function with or without parameters and results, by its name or by its address."""
        uni = self.pick(["", ".uni"]) if uniform else ""
        source = self.register(32)
        label = f"PROTO{self.number_of_statements}"
        kind = self.pick(["none", "take", "give", "indirect", "both"])
        text = {
            "none": f"call{uni} nothing;",
            "take": f"call{uni} take, ({source});",
            "give": f"call{uni} (%fc), give;",
            "indirect": f"{label}: .callprototype _ (); mov.u64 %fw, nothing; call{uni} %fw, {label};",
            "both": f"{label}: .callprototype (.reg .u32 _) _ (.reg .u32 _, .reg .u32 _); mov.u64 %fw, twist;"
            f" call{uni} (%fc), %fw, ({source}, {self.register(32)}), {label};",
        }[kind]
        return text + (self.hashed("%fc", 32) if kind in ("give", "both") else "")

    FUNCTIONS = """.global .align 4 .u32 taken;
.func nothing { ret; }
.func take (.reg .u32 %v) { red.global.add.u32 [taken], %v; ret; }
.func (.reg .u32 %r) give { mov.u32 %r, %tid.x; ret; }
"""

    def _arrive(self, uniform: bool) -> str:
        """Let one warp arrive at a barrier at which the others wait."""
        first, second = (f"R{self.number_of_statements}{letter}" for letter in "ab")
        kinds = ["bar", "bar.cta", "barrier", "barrier.cta"] if self.target.version >= (7, 8) else ["bar"]
        kind = self.pick(kinds)
        aligned = ".aligned" if kind.startswith("barrier") else ""
        number = self.number(6, 15)
        return (
            f"bar.sync 0; shr.u32 %fc, %l, 5; setp.eq.u32 %pw0, %fc, {self.random.randrange(3)}; @%pw0 bra"
            f" {first};\n{kind}.sync{aligned} {number}, {self.threads}; bra {second};\n{first}:"
            f" {kind}.arrive{aligned} {number}, {self.threads};\n{second}: bar.sync 0;"
        )

    # -- values

    def register(self, bits: int) -> str:
        """Return a random register of a size."""
        prefix, count = REGISTERS[bits]
        return f"{prefix}{self.random.randrange(count)}"

    def address(self, area: str) -> str:
        """Return the register with the thread's address in an area."""
        self.addresses.add(area)
        return AREAS[area][0]

    def generic(self, *spaces: str) -> str:
        """Return the register with the thread's generic address in one of some spaces."""
        space = self.pick(spaces)
        self.addresses.add(space)
        return GENERIC[space]

    @staticmethod
    def _table(type_: str, tame: bool) -> str:
        return f"{'small' if tame else 'edge'}_{type_}"

    def filled(self, register: str, bits: int, type_: str, tame: bool) -> str:
        """Return code that fills a register with a value of a type; '' keeps what is in it."""
        kind = self.weighted([(9, "lanes"), (3, "same"), (4, "kernel"), (4, "kept")])
        if bits == 1:
            return (
                ""
                if kind == "kept"
                else f"and.b32 %fc, {self.pick(KERNEL_VALUES)}, {self.pick([1, 2, 5])};"
                f" setp.ne.u32 {register}, %fc, 0;"
            )
        if kind == "kept":
            return ""
        if kind == "kernel" and not tame:
            one, other = self.pick(KERNEL_VALUES), self.pick(KERNEL_VALUES)
            return {
                8: f"cvt.u8.u32 {register}, {one};",
                16: f"cvt.u16.u32 {register}, {one};",
                32: f"mov.b32 {register}, {one};",
                64: f"mov.b64 {register}, {{{one}, {other}}};",
                128: f"mov.b64 %fw, {{{one}, {other}}}; mov.b128 {register}, {{%fw, %dw0}};",
            }[bits]
        if bits == 128:
            return f"mov.b128 {register}, {{{self.register(64)}, {self.register(64)}}};"
        values = self.tables.setdefault((type_, tame), []) or self.tables[type_, tame]
        if not values:
            values += edge_values(type_, self.random, tame)
        if kind == "same":
            value = self.pick(values)
            return f"cvt.u8.u32 {register}, {value};" if bits == 8 else f"mov.b{bits} {register}, {value};"
        size = _bits(type_)
        load = f"ld.const.b{size} {register}, [%fw];"
        return (
            f"and.b32 %fc, {self.pick(KERNEL_VALUES)}, 15; mov.u64 %fw, {self._table(type_, tame)};"
            f" mad.wide.u32 %fw, %fc, {size // 8}, %fw; {load}"
        )

    def hashed(self, register: str, bits: int) -> str:
        """Return code that adds a register to the hash."""
        step = "mad.lo.u32 %acc, %acc, 33, {};".format
        return {
            1: f"selp.u32 %fc, 1, 0, {register}; {step('%fc')}",
            8: f"cvt.u32.u8 %fc, {register}; {step('%fc')}",
            16: f"cvt.u32.u16 %fc, {register}; {step('%fc')}",
            32: step(register),
            64: f"mov.b64 {{%fc, %fd}}, {register}; {step('%fc')} {step('%fd')}",
            128: f"mov.b128 {{%fw, %fv}}, {register}; mov.b64 {{%fc, %fd}}, %fw; {step('%fc')} {step('%fd')}"
            f" mov.b64 {{%fc, %fd}}, %fv; {step('%fc')} {step('%fd')}",
        }[bits]


def _bits(type_: str) -> int:
    """Return the bits of a type in memory."""
    return max(TYPES[type_].bits, 8)


class _Instruction:
    """One instruction with random operands. `before` and `after` are the code around it."""

    def __init__(self, owner: RowStatements, variant: Variant) -> None:
        self.owner, self.variant, self.row = owner, variant, variant.form
        self.before: list[str] = []
        self.after: list[str] = []
        self.results: set[str] = set()
        self.is_matrix = self.row.opcode in ("mma", "wmma")
        self.size = self.number("size")
        self.packed_role = self.owner.pick(["src", "dst"])

    def number(self, name: str) -> int:
        """Return the constant of the operand of a name: what an access is as large as."""
        for rule in self.variant.operands:
            if rule.name == name and rule.low is not None and rule.high is not None:
                sizes = [n for n in (4, 8, 16, 128) if rule.low <= n <= rule.high and n % rule.step == 0]
                return self.owner.pick(sizes)
        return 0

    def text(self) -> str:
        """Return the statement; '' if there is none of this variant."""
        owner, effects = self.owner, self.row.effects
        if any("whole" in rule.accepts or "symbol" in rule.accepts for rule in self.variant.operands):
            # Addresses of modules of 64 bits.
            if self.row.opcode != "mov" and self.variant.type[1:] != "64":
                return ""
        if "barrier" in effects and (
            (self.row.opcode == "barrier" and "aligned" not in self.variant.modifiers) or "warp" in effects
        ):
            # The native engine has no kernels in which lanes of a warp may meet at different barriers.
            if owner.has_unaligned_barrier:
                return ""
            owner.has_unaligned_barrier = True
        count = owner.number(self.variant.required, len(self.variant.operands))
        rules = [rule for rule in self.variant.operands[:count] if rule.since <= owner.target.version]
        operands = [self.operand(rule) for rule in rules]
        if "getcc" in effects:
            self.before.append(f"add.cc.u32 %fc, {owner.register(32)}, {owner.register(32)};")
        guard = ""
        if not effects & {"warp", "barrier", "sync"} and owner.chance(0.15):
            guard = f"@{owner.pick(['', '!'])}{owner.register(1)} "
        if "warp" in effects and effects & {"read", "write"} and "barrier" not in effects:
            self.before.append("bar.sync 0;")
            self.after.insert(0, "bar.sync 0;")
        if self.row.opcode == "cp":
            self.after.insert(0, "cp.async.wait_all;")
        line = f"{guard}{self.variant.mnemonic} {', '.join(operands)}".rstrip() + ";"
        if owner.chance(0.3):
            self.after.append(f"xor.b32 {owner.pick(['%x', '%y', '%z'])}, {owner.pick(KERNEL_VALUES)}, %acc;")
        return "\n".join(filter(None, [" ".join(self.before), line, " ".join(self.after)]))

    # -- operands

    def operand(self, rule: OperandRule) -> str:
        """Return an operand."""
        own = _SPECIAL.get((self.row.opcode, rule.name)) or _SPECIAL.get(("", rule.name))
        text = own(self, rule) if own else None
        if text is not None:
            return text
        if rule.kind == "address":
            return f"[{self.address(rule)}]"
        if not rule.register:
            return str(self.constant(rule))
        value = self.result if rule.role == "dst" else self.source
        count = int(rule.count)
        if rule.packed and rule.role == self.packed_role:
            element = self.owner.pick([n for n in (16, 32, 64) if n < _bits(rule.type) <= 4 * n] or [0])
            if element:
                count = _bits(rule.type) // element
                packed = [value(rule, f"b{element}") for _ in range(count)]
                return f"{{{', '.join(packed)}}}"
        if count:
            bits = self.bits(rule, rule.type)
            return f"{{{', '.join(value(rule, rule.type, bits) for _ in range(count))}}}"
        text = value(rule, rule.type)
        if rule.select and self.owner.chance(SELECTED[rule.select]):
            text += f".{self.owner.pick(sorted(SELECTORS[rule.select]))}"
        if "neg" in rule.accepts and not self.variant.slot("po") and self.owner.chance(0.2):
            text = f"-{text}"
        if rule.pair is not None and (not rule.pair_optional or self.owner.chance(0.5)):
            text += f"|{self.result(rule.pair, rule.pair.type)}"
        return text

    def bits(self, rule: OperandRule, type_: str) -> int:
        """Return the size of a register for a value of a type."""
        bits = 1 if type_ == "pred" else max(TYPES[type_].bits, 8)
        if rule.relaxed and bits < 64 and TYPES[type_].kind in ("signed", "unsigned", "bits"):
            wider = [n for n in (8, 16, 32, 64) if n >= bits]
            bits = self.owner.random.choices(wider, [2, 3, 1, 1][: len(wider)])[0]
        return bits

    def result(self, rule: OperandRule, type_: str, bits: int = 0) -> str:
        """Return a register for a result, which goes into the hash."""
        if not rule.register:
            return "_"
        owner, bits = self.owner, bits or self.bits(rule, type_)
        prefix, count = REGISTERS[bits]
        free = [name for i in range(count) if (name := f"{prefix}{i}") not in self.results]
        register = owner.pick(free)
        self.results.add(register)
        self.after.append(owner.hashed(register, bits))
        return register

    def source(self, rule: OperandRule, type_: str, bits: int = 0) -> str:
        """Return a register with a value, or a constant."""
        owner, bits = self.owner, bits or self.bits(rule, type_)
        kind = TYPES[type_].kind
        if (
            "imm" in rule.accepts
            and not rule.count
            and not rule.packed
            and not rule.select
            and owner.chance(0.15)
        ):
            if rule.low is not None and rule.high is not None:
                return str(self.constant(rule))
            row = TYPES[type_]
            if kind in ("signed", "unsigned", "bits") and row.lanes == 1 and 16 <= row.bits <= 64:
                return str(owner.pick(edge_values(type_, owner.random, False)))
            if type_ in ("f32", "f64"):
                value = owner.pick(edge_values(type_, owner.random, False))
                return f"0f{value:08X}" if type_ == "f32" else f"0d{value:016X}"
        register = owner.register(bits)
        tame = self.is_matrix and owner.chance(0.85)
        self.before.append(owner.filled(register, bits, type_, tame))
        negated = "not" in rule.accepts and owner.chance(0.3)
        return f"!{register}" if negated else register

    def constant(self, rule: OperandRule) -> int:
        """Return a constant in the operand's range."""
        low, high = rule.low or 0, 3 if rule.high is None else rule.high
        return low + rule.step * self.owner.random.randrange((high - low) // rule.step + 1)

    # -- addresses

    @property
    def access(self) -> int:
        """The number of bytes that an instruction accesses, to which addresses are aligned."""
        if self.row.opcode in ("ldmatrix", "stmatrix"):
            return 16
        vector = self.variant.slot("vec")
        bits = _bits(self.variant.type) if self.variant.type in TYPES else 8
        return self.size or bits // 8 * (int(vector[1:]) if vector else 1)

    def address(self, rule: OperandRule) -> str:
        """Return an address of the thread's memory, without brackets."""
        owner, effects = self.owner, self.row.effects
        if self.size == 128:
            return owner.address("spare")
        if rule.space:
            base = owner.address("constant" if rule.space == "global" and self.is_constant else rule.space)
        elif self.is_constant:
            base = owner.address("constant")
        elif self.row.opcode == "prefetchu" or self.row.opcode == "createpolicy":
            base = owner.generic("global")
        elif self.row.opcode in ("ldmatrix", "stmatrix"):
            base = owner.generic("shared")
        elif effects & {"atomic", "volatile"} or self.row.opcode == "prefetch":
            base = owner.generic("global", "shared")
        elif "write" in effects:
            base = owner.generic("global", "shared", "local")
        else:
            base = owner.generic("global", "shared", "local", "const")
        offset = self.access * owner.random.randrange(OWN // self.access)
        return f"{base}+{offset}" if offset else base

    @property
    def is_constant(self) -> bool:
        """Return whether the instruction reads memory that nothing may write."""
        return "nc" in self.variant.slots.values() or self.row.opcode == "ldu"

    def matrix_address(self, rule: OperandRule) -> str:
        """Return the address of the warp's memory."""
        space = rule.space or self.owner.pick(["global", "shared"])
        self.owner.address(space)
        if rule.space or space == "global":
            return f"[{'%wg' if space == 'global' else '%ws'}]"
        self.before.append("cvta.shared.u64 %fv, %ws;")
        return "[%fv]"

    def stride(self, rule: OperandRule) -> str:
        """Return the elements between rows or columns of a matrix in memory: as many as each has."""
        m, n, k = (int(part) for part in self.variant.slot("shape")[1:].replace("n", "k").split("k"))
        which = self.variant.modifiers[1]
        height, width = {"a": (m, k), "b": (k, n)}.get(which, (m, n))
        return str(width if self.variant.slot("layout", self.variant.slot("row")) == "row" else height)

    def policy(self, rule: OperandRule) -> str:
        """Return a cache policy."""
        self.before.append("createpolicy.fractional.L2::evict_last.b64 %pol, 1.0;")
        return "%pol"

    def generic_address(self, rule: OperandRule) -> str:
        """Return a generic address, of the space that `cvta.to` names."""
        space = self.variant.slot("space").partition("::")[0]
        if self.row.opcode == "isspacep" or space not in GENERIC:
            return self.owner.generic(*GENERIC)
        return self.owner.generic(space)

    def space_address(self, rule: OperandRule) -> str:
        """Return an address in the space of `cvta`."""
        if "to" in self.variant.modifiers:
            return self.generic_address(rule)
        return self.owner.address(self.variant.slot("space").partition("::")[0])

    def shared_address(self, rule: OperandRule) -> str:
        """Return an address of shared memory, generic unless the instruction names the space."""
        return self.owner.address("shared") if self.variant.slot("space") else self.owner.generic("shared")

    def metadata(self, rule: OperandRule) -> str:
        """Return a register with the places of the values in a sparse matrix: 0 and 1 or 2 and 3 of four."""
        register = self.owner.register(32)
        value = sum(self.owner.pick([0x4, 0xE]) << 4 * i for i in range(8))
        self.before.append(f"mov.b32 {register}, {value};")
        return register


_SPECIAL: dict[tuple[str, str], Callable[[_Instruction, OperandRule], str | None]] = {
    ("", "policy"): _Instruction.policy,
    ("", "size"): lambda self, rule: str(self.size) if self.size else None,
    ("cp", "rest"): lambda self, rule: str(self.owner.number(0, self.size)),
    ("wmma", "p"): _Instruction.matrix_address,
    ("wmma", "stride"): _Instruction.stride,
    ("mma", "e"): _Instruction.metadata,
    ("fns", "base"): lambda self, rule: str(self.owner.random.randrange(32)),
    ("nanosleep", "t"): lambda self, rule: str(self.owner.random.randrange(40)),
    ("bar", "a"): lambda self, rule: str(self.owner.number(6, 15)),
    ("barrier", "a"): lambda self, rule: str(self.owner.number(6, 15)),
    ("bar", "b"): lambda self, rule: str(self.owner.threads),
    ("barrier", "b"): lambda self, rule: str(self.owner.threads),
    ("isspacep", "a"): _Instruction.generic_address,
    ("cvta", "a"): _Instruction.space_address,
    ("mapa", "a"): _Instruction.shared_address,
    ("mapa", "b"): lambda self, rule: "0",
    ("getctarank", "a"): _Instruction.shared_address,
    ("createpolicy", "fraction"): lambda self, rule: self.owner.pick(["0.25", "0.5", "1.0"]),
    ("createpolicy", "size"): lambda self, rule: "64",
    ("createpolicy", "total"): lambda self, rule: "128",
    **{
        (opcode, "mask"): lambda self, rule: EVERY_LANE
        for opcode in ("bar", "shfl", "vote", "match", "redux", "elect")
    },
}
"""The operands, by opcode and name, that the row's types do not describe in full."""
