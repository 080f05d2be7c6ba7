"""Asynchronous copies and mbarriers (PTX ISA 9.7.9.25, 9.7.13.16). A copy is done at once, so waiting for it is nothing."""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Address, IntImm, Operand, Sink
from .. import mbarriers
from ..emit import Emitter
from .memory import _address, _begin, _end, _space
from .registry import NAMESPACE, Refused, rule

NAMESPACE["mbarriers"] = mbarriers


@rule("cp")
def cp(e: Emitter, v: Variant, *operands: Operand) -> None:
    if v.slot("mbarrier"):
        # Without .noinc the thread's own arrival was added to what the barrier waits for.
        if v.slot("noinc"):
            assert isinstance(operands[0], Address)
            saved = _begin(e)
            e.line(f"mbarriers.operate(x, 'arrive', {_space(e, v, operands[0])!r}, {_address(e, operands[0])}, u4(1), {e.mask}, {e.site})")
            _end(e, saved)
        return
    if v.slot("commit_group") or v.slot("wait_group") or v.slot("wait_all"):
        return
    named = {rule.name: operand for rule, operand in zip(v.operands, operands)}
    target, source, size = named["d"], named["a"], named["size"]
    assert isinstance(target, Address) and isinstance(source, Address)
    if not isinstance(size, IntImm) or size.value not in (4, 8, 16):
        raise Refused(f"'{v.mnemonic}' copies 4, 8 or 16 bytes")
    given = e.src(named["rest"], "u32") if "rest" in named else None
    saved = _begin(e)
    to, origin = e.temporary(_address(e, target)), e.temporary(_address(e, source))
    if given is None:
        e.line(f"x.copy({to}, {origin}, {size.value}, {e.mask}, {e.site})")
    else:
        e.line(f"mbarriers.copy_partly(x, {to}, {origin}, {size.value}, {given}, {e.mask}, {e.site})")
    _end(e, saved)


@rule("mbarrier")
def mbarrier(e: Emitter, v: Variant, *operands: Operand) -> None:
    named = {rule.name: operand for rule, operand in zip(v.operands, operands)}
    if v.slot("pending_count"):
        return e.dst(named["d"], "u32", f"mbarriers.pending_count({e.src(operands[1], 'b64')})")
    address = named["a"]
    assert isinstance(address, Address)
    saved = _begin(e)
    if v.slot("test_wait") or v.slot("try_wait"):
        word = f"x.load({_space(e, v, address)!r}, u8, {_address(e, address)}, {e.mask}, {e.site}, 0)"
        phase = operands[2]
        parity = f"{e.src(phase, 'u32')}.astype(u8)" if v.slot("parity") else f"({e.src(phase, 'b64')} >> u8(63))"
        e.dst(named["p"], "pred", f"mbarriers.is_complete({word}, {parity})")
        return _end(e, saved)
    op = next(name for name in ("init", "inval", "arrive_drop", "arrive", "expect_tx", "complete_tx") if v.slot(name))
    if op.startswith("arrive"):
        op += next((f".{name}" for name in ("expect_tx", "noComplete") if v.slot(name)), "")
    count = e.src(named["count"], "u32") if "count" in named else "u4(1)"
    text = f"mbarriers.operate(x, {op!r}, {_space(e, v, address)!r}, {_address(e, address)}, {count}, {e.mask}, {e.site})"
    if isinstance(named.get("d", _NOWHERE), Sink):
        e.line(text)
    else:
        e.dst(named["d"], "b64", text)
    return _end(e, saved)


_NOWHERE = Sink()


@rule("createpolicy")
def createpolicy(e: Emitter, v: Variant, d: Operand, *operands: Operand) -> None:
    """There are no caches: a policy is a number that nobody looks at."""
    e.dst(d, "b64", "u8(0)")
