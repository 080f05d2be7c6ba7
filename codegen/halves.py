"""64-bit values taken apart into 32-bit registers and put together again, by one `mov` each way.

    mov.b64 a, d                                     mov.b64 {lo, hi}, d
    cvt.u32.u64 lo, a; shr.u64 t, a, 32; cvt.u32.u64 hi, t      →
    cvt.u64.u32 u, hi; shl.b64 v, u, 32              mov.b64 e, {lo, hi}
    cvt.u64.u32 w, lo; or.b64 x, v, w; mov.b64 e, x

So does what shuffles a 64-bit number by halves. Requires SSA form; instructions that nobody needs any more are left to `cse.sweep`.
"""

from __future__ import annotations

from ..ptx.flow import defs
from ..ptx.model import Instruction, IntImm, Operand, Register, Statement, Vector
from ..ptx.table import build
from .machine import MachineFunction


def fuse(mf: MachineFunction) -> None:
    source = {defs(i)[0]: i for block in mf.blocks for i in block.code if isinstance(i, Instruction) and i.guard is None and len(defs(i)) == 1}

    def made_by(operand: Operand, mnemonic: str) -> Instruction | None:
        found = source.get(operand) if isinstance(operand, Register) else None
        return found if found is not None and found.mnemonic == mnemonic else None

    def moved(operand: Operand) -> Operand:
        """The register whose bits `operand` has."""
        found = made_by(operand, "mov.b64")
        return found.operands[1] if found is not None and isinstance(found.operands[1], Register) else operand

    def shifted(operand: Operand, mnemonic: str) -> Operand | None:
        """x for x shifted by 32."""
        found = made_by(operand, mnemonic)
        return found.operands[1] if found is not None and found.operands[2] == IntImm(32) and isinstance(found.operands[1], Register) else None

    def widened(operand: Operand) -> Operand | None:
        found = made_by(operand, "cvt.u64.u32")
        return found.operands[1] if found is not None and isinstance(found.operands[1], Register) else None

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
                block.code[index] = source[instr.operands[0]] = build("mov.b64", instr.operands[0], pair, source=instr.source)  # type: ignore[index]
            elif instr.mnemonic == "mov.b64" and isinstance(instr.operands[1], Register):
                pack = made_by(instr.operands[1], "mov.b64")
                if pack is not None and isinstance(pack.operands[1], Vector):
                    block.code[index] = build("mov.b64", instr.operands[0], pack.operands[1], source=instr.source)
        _take_apart(mf, block.code, parts)


def _take_apart(mf: MachineFunction, code: list[Statement], parts: dict[Operand, dict[str, int]]) -> None:
    """Replace the first of the instructions that take a half, where the high one is wanted; delete the other."""
    gone: set[int] = set()
    for whole, halves in parts.items():
        if "high" not in halves:
            continue
        first = min(halves.values())
        registers = [code[halves[half]].operands[0] if half in halves else mf.register("b32") for half in ("low", "high")]  # type: ignore[union-attr]
        code[first] = build("mov.b64", Vector(tuple(registers)), whole, source=code[first].source)  # type: ignore[union-attr]
        gone |= set(halves.values()) - {first}
    code[:] = [statement for index, statement in enumerate(code) if index not in gone]
