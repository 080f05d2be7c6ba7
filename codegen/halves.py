"""Values taken apart into registers of half their size and put together again, by one `mov` each way.

    mov.b64 a, d                                     mov.b64 {lo, hi}, d
    cvt.u32.u64 lo, a; shr.u64 t, a, 32; cvt.u32.u64 hi, t      →
    cvt.u64.u32 u, hi; shl.b64 v, u, 32              mov.b64 e, {lo, hi}
    cvt.u64.u32 w, lo; or.b64 x, v, w; mov.b64 e, x

So does what shuffles a 64-bit number by halves. The same for pairs of 16 bits in a word (half2), which inline
assembly of the form `mov.b32 {lo, hi}, w` takes apart: putting together what was just taken apart is a copy,
and a pair is loaded and stored as a word.

Requires SSA form, and keeps it; what nobody needs any more goes.
"""

from __future__ import annotations

from ..ptx.build import build
from ..ptx.model import Instruction, IntImm, Operand, Register, Vector
from ..ptx.values import substitute
from .machine import Asm, Code, MachineFunction, defs, uses


def fuse(mf: MachineFunction) -> None:
    source = {
        defs(i)[0]: i
        for block in mf.blocks
        for i in block.code
        if isinstance(i, Instruction) and i.guard is None and len(defs(i)) == 1
    }

    def made_by(operand: Operand, mnemonic: str) -> Instruction | None:
        result = source.get(operand) if isinstance(operand, Register) else None
        return result if result is not None and result.mnemonic == mnemonic else None

    def moved(operand: Operand) -> Operand:
        """The register whose bits `operand` has."""
        result = made_by(operand, "mov.b64")
        return (
            result.operands[1] if result is not None and isinstance(result.operands[1], Register) else operand
        )

    def shifted(operand: Operand, mnemonic: str) -> Operand | None:
        """x for x shifted by 32."""
        result = made_by(operand, mnemonic)
        return (
            result.operands[1]
            if result is not None
            and result.operands[2] == IntImm(32)
            and isinstance(result.operands[1], Register)
            else None
        )

    def widened(operand: Operand) -> Operand | None:
        result = made_by(operand, "cvt.u64.u32")
        return result.operands[1] if result is not None and isinstance(result.operands[1], Register) else None

    def joined(instr: Instruction) -> Vector | None:
        """(low, high) of an `or` of two words in their places."""
        for a, b in (instr.operands[1:], instr.operands[:0:-1]):
            wide = shifted(a, "shl.b64")
            high = widened(wide) if wide is not None else None
            low = widened(b)
            if low is not None and high is not None:
                return Vector((low, high))
        return None

    for block in mf.blocks:
        parts: dict[Operand, dict[str, int]] = {}
        for index, instr in enumerate(block.code):
            if not isinstance(instr, Instruction) or instr.guard is not None:
                continue
            if instr.mnemonic == "cvt.u32.u64" and isinstance(instr.operands[1], Register):
                whole = shifted(instr.operands[1], "shr.u64")
                half = "low" if whole is None else "high"
                parts.setdefault(moved(whole or instr.operands[1]), {}).setdefault(half, index)
            elif instr.mnemonic == "or.b64" and (pair := joined(instr)) is not None:
                block.code[index] = source[instr.operands[0]] = build(  # type: ignore[index]
                    "mov.b64", instr.operands[0], pair, source=instr.source
                )
            elif instr.mnemonic == "mov.b64" and isinstance(instr.operands[1], Register):
                pack = made_by(instr.operands[1], "mov.b64")
                if pack is not None and isinstance(pack.operands[1], Vector):
                    block.code[index] = build(
                        "mov.b64", instr.operands[0], pack.operands[1], source=instr.source
                    )
        _take_apart(mf, block.code, parts)
    _pairs(mf)
    _sweep(mf)


def _is_pure(instr: Instruction) -> bool:
    """Whether `instr` computes one register from its operands and does nothing else."""
    assert instr.variant is not None
    return (
        not (instr.variant.form.effects or instr.guard)
        and bool(instr.operands)
        and isinstance(instr.operands[0], Register)
    )


def _count_uses(mf: MachineFunction) -> dict[Register, int]:
    """How often each register is read, phis and branch conditions included."""
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
    """Delete pure instructions whose result nobody reads."""
    count = _count_uses(mf)
    changed = True
    while changed:
        changed = False
        for block in mf.blocks:
            dead = {
                s
                for s in block.code
                if isinstance(s, Instruction)
                and (_is_pure(s) or takes_apart(s))
                and not any(count.get(r) for r in defs(s))
            }
            if dead:
                changed = True
                for instr in dead:
                    for register in uses(instr):
                        count[register] -= 1
                block.code = [s for s in block.code if s not in dead]


def takes_apart(instr: Instruction) -> bool:
    """Whether this is a `mov` to the halves of a value."""
    return instr.opcode == "mov" and isinstance(instr.operands[0], Vector) and instr.guard is None


def _pairs(mf: MachineFunction) -> None:
    """Pairs of 16 bits that are loaded, put together, taken apart and stored."""
    statements = [
        (block.code, s)
        for block in mf.blocks
        for s in block.code
        if isinstance(s, Instruction) and s.guard is None
    ]
    wanted = {
        s.operands[1] for _, s in statements if s.mnemonic == "mov.b32" and isinstance(s.operands[1], Vector)
    }
    words: dict[Operand, Register] = {}
    same: dict[Register, Register] = {}

    def find(register: Register) -> Register:
        while register in same:
            register = same[register]
        return register

    for code, instr in statements:
        if takes_apart(instr) and instr.mnemonic == "mov.b32":
            words[instr.operands[0]] = instr.operands[1]  # type: ignore[assignment]
        elif instr.opcode == "ld" and instr.modifiers[-2:] in _PAIR and instr.operands[0] in wanted:
            # The word is what is loaded; its halves are taken from it for those that want them.
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
            results = operation.results if isinstance(operation, Asm) else 1 if defs(operation) else 0
            read = operation.operands[results:]
            operation.operands = (*operation.operands[:results], *(substitute(o, find) for o in read))
        for phi in block.phis:
            phi.incoming = [(pred, substitute(source, find)) for pred, source in phi.incoming]


def _word_access(instr: Instruction) -> str:
    return instr.mnemonic.rpartition(".v2.")[0] + ".u32"


_PAIR = (("v2", "u16"), ("v2", "b16"))


def _take_apart(mf: MachineFunction, code: list[Code], parts: dict[Operand, dict[str, int]]) -> None:
    """Replace the first of the instructions that take a half, where the high one is wanted; delete the
    other.
    """
    gone: set[int] = set()
    for whole, halves in parts.items():
        if "high" not in halves:
            continue
        first = min(halves.values())
        registers = [
            code[halves[half]].operands[0] if half in halves else mf.register("b32")  # type: ignore[union-attr]
            for half in ("low", "high")
        ]
        code[first] = build("mov.b64", Vector(tuple(registers)), whole, source=code[first].source)  # type: ignore[union-attr]
        gone |= set(halves.values()) - {first}
    code[:] = [statement for index, statement in enumerate(code) if index not in gone]
