"""Values split into registers of half their size and joined again, by one `mov` each way.

    mov.b64 a, d                                     mov.b64 {lo, hi}, d
    cvt.u32.u64 lo, a; shr.u64 t, a, 32; cvt.u32.u64 hi, t      →
    cvt.u64.u32 u, hi; shl.b64 v, u, 32              mov.b64 e, {lo, hi}
    cvt.u64.u32 w, lo; or.b64 x, v, w; mov.b64 e, x

So does what shuffles a 64-bit number by halves. The same for pairs of 16 bits in a word (half2), which inline
assembly of the form `mov.b32 {lo, hi}, w` splits: joining what was just split is a copy,
and a pair is loaded and stored as a word.

Requires SSA form, and keeps it; dead instructions are removed.
"""

from __future__ import annotations

from ..ptx.build import build
from ..ptx.model import Instruction, IntImm, Operand, Register, Vector
from ..ptx.values import substitute
from .machine import AsmText, Code, MachineFunction, defs, uses


def fuse(mf: MachineFunction) -> None:
    """Replace pairs of half operations by packed ones."""
    source = {
        defs(i)[0]: i
        for block in mf.blocks
        for i in block.code
        if isinstance(i, Instruction) and i.guard is None and len(defs(i)) == 1
    }

    def definition(operand: Operand, mnemonic: str) -> Instruction | None:
        result = source.get(operand) if isinstance(operand, Register) else None
        return result if result is not None and result.mnemonic == mnemonic else None

    def copy_source(operand: Operand) -> Operand:
        """The register whose bits `operand` has."""
        result = definition(operand, "mov.b64")
        return (
            result.operands[1] if result is not None and isinstance(result.operands[1], Register) else operand
        )

    def shift_source(operand: Operand, mnemonic: str) -> Operand | None:
        """x for x shifted by 32."""
        result = definition(operand, mnemonic)
        return (
            result.operands[1]
            if result is not None
            and result.operands[2] == IntImm(32)
            and isinstance(result.operands[1], Register)
            else None
        )

    def extension_source(operand: Operand) -> Operand | None:
        result = definition(operand, "cvt.u64.u32")
        return result.operands[1] if result is not None and isinstance(result.operands[1], Register) else None

    def halves_of_or(instr: Instruction) -> Vector | None:
        """(low, high) of an `or` of two words in their places."""
        for a, b in (instr.operands[1:], instr.operands[:0:-1]):
            wide = shift_source(a, "shl.b64")
            high = extension_source(wide) if wide is not None else None
            low = extension_source(b)
            if low is not None and high is not None:
                return Vector((low, high))
        return None

    for block in mf.blocks:
        parts: dict[Operand, dict[str, int]] = {}
        for index, instr in enumerate(block.code):
            if not isinstance(instr, Instruction) or instr.guard is not None:
                continue
            if instr.mnemonic == "cvt.u32.u64" and isinstance(instr.operands[1], Register):
                value = shift_source(instr.operands[1], "shr.u64")
                half = "low" if value is None else "high"
                parts.setdefault(copy_source(value or instr.operands[1]), {}).setdefault(half, index)
            elif instr.mnemonic == "or.b64" and (pair := halves_of_or(instr)) is not None:
                block.code[index] = source[instr.operands[0]] = build(  # type: ignore[index]
                    "mov.b64", instr.operands[0], pair, source=instr.source
                )
            elif instr.mnemonic == "mov.b64" and all(isinstance(o, Register) for o in instr.operands):
                pack = definition(instr.operands[1], "mov.b64")
                if pack is not None and isinstance(pack.operands[1], Vector):
                    block.code[index] = build(
                        "mov.b64", instr.operands[0], pack.operands[1], source=instr.source
                    )
        _split_values(mf, block.code, parts)
    _pairs(mf)
    _sweep(mf)


def _is_pure(instr: Instruction) -> bool:
    """Return whether `instr` computes one register from its operands and does nothing else."""
    assert instr.variant is not None
    return (
        not (instr.variant.form.effects or instr.guard)
        and bool(instr.operands)
        and isinstance(instr.operands[0], Register)
    )


def _count_uses(mf: MachineFunction) -> dict[Register, int]:
    """Return the number of reads of each register, phis and branch conditions included."""
    count: dict[Register, int] = {}
    for block in mf.blocks:
        read = [r for instr in block.instructions() for r in uses(instr)]
        read += [source for phi in block.phis for _, source in phi.incoming if isinstance(source, Register)]
        if block.cond is not None:
            read.append(block.cond)
        for register in read:
            count[register] = count.get(register, 0) + 1
    return count


def _sweep(mf: MachineFunction) -> None:
    """Delete pure instructions whose result has no use."""
    count = _count_uses(mf)
    changed = True
    while changed:
        changed = False
        for block in mf.blocks:
            dead = {
                s
                for s in block.code
                if isinstance(s, Instruction)
                and (_is_pure(s) or is_split(s))
                and not any(count.get(r) for r in defs(s))
            }
            if dead:
                changed = True
                for instr in dead:
                    for register in uses(instr):
                        count[register] -= 1
                block.code = [s for s in block.code if s not in dead]


def is_split(instr: Instruction) -> bool:
    """Return whether this is a `mov` to the halves of a value."""
    return instr.opcode == "mov" and isinstance(instr.operands[0], Vector) and instr.guard is None


def _pairs(mf: MachineFunction) -> None:
    """Rewrite pairs of 16 bits that are loaded, joined, split and stored."""
    statements = [
        (block.code, s)
        for block in mf.blocks
        for s in block.code
        if isinstance(s, Instruction) and s.guard is None
    ]
    split_words = {
        s.operands[1] for _, s in statements if s.mnemonic == "mov.b32" and isinstance(s.operands[1], Vector)
    }
    words: dict[Operand, Register] = {}
    same: dict[Register, Register] = {}

    def find(register: Register) -> Register:
        while register in same:
            register = same[register]
        return register

    for code, instr in statements:
        if is_split(instr) and instr.mnemonic == "mov.b32":
            words[instr.operands[0]] = instr.operands[1]  # type: ignore[assignment]
        elif instr.opcode == "ld" and instr.modifiers[-2:] in _PAIR and instr.operands[0] in split_words:
            # The word is loaded instead; a split gives the halves.
            pair, word, at = instr.operands[0], mf.register("b32"), code.index(instr)
            load = build(_word_access(instr), word, *instr.operands[1:], source=instr.source)
            code[at : at + 1] = [load, build("mov.b32", pair, word, source=instr.source)]
            words[pair] = word
    if not words:
        return
    for code, instr in statements:
        if (
            instr.mnemonic == "mov.b32"
            and instr.operands[1] in words
            and isinstance(instr.operands[1], Vector)
        ):
            same[instr.operands[0]] = words[instr.operands[1]]  # type: ignore[index]
        elif instr.opcode == "st" and instr.modifiers[-2:] in _PAIR and instr.operands[1] in words:
            code[code.index(instr)] = build(
                _word_access(instr), instr.operands[0], words[instr.operands[1]], source=instr.source
            )
    if not same:
        return
    for block in mf.blocks:
        for operation in block.instructions():
            results = operation.results if isinstance(operation, AsmText) else 1 if defs(operation) else 0
            read = operation.operands[results:]
            operation.operands = (*operation.operands[:results], *(substitute(o, find) for o in read))
        for phi in block.phis:
            phi.incoming = [(pred, substitute(source, find)) for pred, source in phi.incoming]


def _word_access(instr: Instruction) -> str:
    return instr.mnemonic.rpartition(".v2.")[0] + ".u32"


_PAIR = (("v2", "u16"), ("v2", "b16"))


def _split_values(mf: MachineFunction, code: list[Code], parts: dict[Operand, dict[str, int]]) -> None:
    """Replace the first of the instructions that take a half by a split, where the high one is used; delete
    the others.
    """
    deleted: set[int] = set()
    for value, halves in parts.items():
        if "high" not in halves:
            continue
        first = min(halves.values())
        registers = [
            code[halves[half]].operands[0] if half in halves else mf.register("b32")  # type: ignore[union-attr]
            for half in ("low", "high")
        ]
        code[first] = build("mov.b64", Vector(tuple(registers)), value, source=code[first].source)  # type: ignore[union-attr]
        deleted |= set(halves.values()) - {first}
    code[:] = [statement for index, statement in enumerate(code) if index not in deleted]
