"""Asynchronous copies and mbarriers (PTX ISA 9.7.9.25, 9.7.13.16).

A copy completes immediately, so waiting for it does nothing.
"""

from __future__ import annotations

from ....ptx.form import Variant
from ....ptx.model import Address, IntImm, Operand, Sink
from ..emit import Emitter
from ..instructions import mbarriers
from .memory import address_of, guarded, space_of
from .registry import NAMESPACE, UnsupportedInstruction, rule

NAMESPACE["mbarriers"] = mbarriers
_NOWHERE = Sink()


_SHARED = "shared shared::cta"


@rule("cp", ".async.mbarrier.arrive{.noinc}{.space}.b64", space=_SHARED)
def arrive(e: Emitter, v: Variant, a: Address) -> None:
    step = "arrive" if v.slot("noinc") else "arrive.increments"
    with guarded(e):
        e.line(
            f"mbarriers.operate(x, {step!r}, {space_of(e, v, a)!r}, {address_of(e, a)}, u4(1), {e.mask},"
            f" {e.site})"
        )


@rule("cp", ".async.commit_group")
@rule("cp", ".async.wait_group")
@rule("cp", ".async.wait_all")
def wait(e: Emitter, v: Variant, n: Operand | None = None) -> None:
    """Emit nothing: copies completed when they were started."""


@rule("cp", ".async.cop.space.global{.hint}{.prefetch}", cop="ca cg", space=_SHARED)
def cp(
    e: Emitter,
    v: Variant,
    d: Address,
    a: Address,
    size: Operand,
    rest: Operand | None = None,
    ignored: Operand | None = None,
    policy: Operand | None = None,
) -> None:
    if not isinstance(size, IntImm) or size.value not in (4, 8, 16):
        raise UnsupportedInstruction(f"'{v.mnemonic}' copies 4, 8 or 16 bytes")
    valid_bytes = None if rest is None else e.src(rest, "u32")
    if ignored is not None:
        valid_bytes = f"select({e.src(ignored, 'pred')}, u4(0), u4({size.value}))"
    with guarded(e):
        to, origin = e.temporary(address_of(e, d)), e.temporary(address_of(e, a))
        if valid_bytes is None:
            e.line(f"x.copy({to}, {origin}, {size.value}, {e.mask}, {e.site})")
        else:
            e.line(
                f"mbarriers.copy_partly(x, {to}, {origin}, {size.value}, {valid_bytes}, {e.mask}, {e.site})"
            )


_ORDER = "{.sem.scope}{.space}"
_BARRIER = {"sem": "release relaxed", "scope": "cta cluster", "space": "shared shared::cta shared::cluster"}


@rule("mbarrier", ".pending_count.b64")
def pending_count(e: Emitter, v: Variant, d: Operand, state: Operand) -> None:
    e.dst(d, "u32", f"mbarriers.pending_count({e.src(state, 'b64')})")


@rule(
    "mbarrier",
    f"{{.test_wait}}{{.try_wait}}{{.parity}}{_ORDER}.b64",
    **(_BARRIER | {"sem": "acquire relaxed"}),
)
def mbarrier_wait(
    e: Emitter,
    v: Variant,
    p: Operand,
    a: Address,
    state: Operand | None = None,
    phase: Operand | None = None,
    limit: Operand | None = None,
) -> None:
    with guarded(e):
        if phase is not None:
            parity = f"{e.src(phase, 'u32')}.astype(u8)"
        else:
            assert state is not None
            parity = f"({e.src(state, 'b64')} >> u8(63))"
        space, address = space_of(e, v, a), e.temporary(address_of(e, a))
        e.line(f"mbarriers.settle(x, {space!r}, {address}, {parity}, {e.mask})")
        word = f"x.load({space!r}, u8, {address}, {e.mask}, {e.site}, 0)"
        e.dst(p, "pred", f"mbarriers.is_complete({word}, {parity})")


_OPERATIONS = ("init", "inval", "arrive_drop", "arrive", "expect_tx", "complete_tx")


@rule("mbarrier", "{.init}{.inval}{.layout}{.space}.b64", layout="layout::v0 layout::v1", **_BARRIER)
@rule("mbarrier", "{.expect_tx}{.complete_tx}{.relaxed.scope}{.space}.b64", **_BARRIER)
@rule("mbarrier", f"{{.arrive}}{{.arrive_drop}}{{.expect_tx}}{_ORDER}.b64", **_BARRIER)
@rule("mbarrier", "{.arrive}{.arrive_drop}.noComplete{.release.cta}{.space}.b64", **_BARRIER)
def mbarrier(e: Emitter, v: Variant, a: Address, count: Operand | None = None, d: Operand = _NOWHERE) -> None:
    with guarded(e):
        op = next(name for name in _OPERATIONS if v.slot(name))
        if op.startswith("arrive"):
            op += next((f".{name}" for name in ("expect_tx", "noComplete") if v.slot(name)), "")
        amount = "u4(1)" if count is None else e.src(count, "u32")
        text = (
            f"mbarriers.operate(x, {op!r}, {space_of(e, v, a)!r}, {address_of(e, a)}, {amount}, {e.mask},"
            f" {e.site})"
        )
        if isinstance(d, Sink):
            e.line(text)
        else:
            e.dst(d, "b64", text)


_PRIMARY = "L2::evict_last L2::evict_normal L2::evict_first L2::evict_unchanged"
_SECONDARY = "L2::evict_first L2::evict_unchanged"


@rule("createpolicy", ".fractional.primary{.secondary}.b64", primary=_PRIMARY, secondary=_SECONDARY)
@rule("createpolicy", ".range{.global}.primary{.secondary}.b64", primary=_PRIMARY, secondary=_SECONDARY)
@rule("createpolicy", ".cvt.L2.b64")
def createpolicy(e: Emitter, v: Variant, d: Operand, **operands: Operand) -> None:
    """Write 0: caches are not modelled, and the policy is ignored."""
    e.dst(d, "b64", "u8(0)")
