"""Terminators of blocks: the successors of their lanes.

Lanes that agree jump; lanes that do not are sent to wait where each is due, and control asks who waits next
(`cfg_linearization`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from .call_inlining import FlatBlock
from .cfg_linearization import Course
from .state_layout import CALL, INDEX, TRAP
from .values import Symbolic, operand, symbolic


def split(course: Course, k: int, condition: Any) -> tuple[str, str]:
    """(lanes where a condition holds, the others)."""
    out = course.out
    holds = out.value(f"bitcast <{course.width} x i1> {operand(out, condition, True)} to {course.mask}")
    taken = out.value(f"and {course.mask} {holds}, %mi{k}")
    others = out.value(f"xor {course.mask} {taken}, -1")
    return taken, out.value(f"and {course.mask} %mi{k}, {others}")


def together(course: Course, k: int, condition: Any) -> Any:
    """Return what all lanes say; where they do not say the same, and nobody has looked before, the whole form
    is left.
    """
    if not isinstance(condition, Symbolic) or condition.uniform or condition.said is None:
        return condition
    out, (every, nobody) = course.out, condition.said
    look = course.plan.surveys.get(course.region) if course.region is not None else None
    if look is not None and k in look.branches:
        return every
    on = out.label()
    out.branch(
        out.value(f"or i1 {operand(out, every, False)}, {operand(out, nobody, False)}"), on, "left", True
    )
    out.enter(on)
    return every


def _jump(course: Course, k: int, block: FlatBlock, result: Any) -> None:
    course.go(k, block.targets[0], f"%mi{k}")


def _return(course: Course, k: int, block: FlatBlock, result: Any) -> None:
    if block.frame.parent is None:
        _exit(course, k, block, result)
    elif block.code.block.guard is None:
        _jump(course, k, block, result)
    else:
        _either(course, k, result, block.targets[1], block.targets[0])


def _leave(course: Course, k: int, block: FlatBlock, result: Any) -> None:
    """A return from a member of a cycle: to the pads that the stack names."""
    out, (guard, number) = course.out, result
    pads, going = [pad for pad in course.flat.pads if pad.callee is block.frame], f"%mi{k}"
    if block.code.block.guard is not None:
        if isinstance(guard, Symbolic) and not guard.uniform:
            going, rest = split(course, k, guard)
            course.wait(block.targets[0], rest)
        else:
            yes, no = out.label(), out.label()
            out.branch(operand(out, guard, False), yes, no)
            out.enter(no)
            course.go(k, block.targets[0], f"%mi{k}")
            out.enter(yes)
    if k in course.waiting.divergent:
        for pad in pads:
            here = symbolic(out, number.name, number.dtype, number.uniform) == np.uint64(pad.number)
            course.wait(pad.block, out.value(f"and {course.mask} {split(course, k, here)[0]}, {going}"))
        out.do(f"br label %{course.after(k)}")
        return
    labels = [out.label() for _ in pads]
    cases = " ".join(f"i64 {pad.number}, label %{label}" for pad, label in zip(pads, labels))
    out.do(f"switch i64 {operand(out, number, False)}, label %{labels[0]} [ {cases} ]")
    for label, pad in zip(labels, pads):
        out.enter(label)
        course.go(k, pad.block, going)


def _branch(course: Course, k: int, block: FlatBlock, result: Any) -> None:
    _either(course, k, result, *block.targets)


def _either(course: Course, k: int, condition: Any, first: int, second: int) -> None:
    out = course.out
    if course.form == "whole":
        condition = together(course, k, condition)
    if isinstance(condition, Symbolic) and not condition.uniform:
        taken, rest = split(course, k, condition)
        course.wait(first, taken)
        course.wait(second, rest)
        out.do(f"br label %{course.after(k)}")
        return
    yes, no = out.label(), out.label()
    out.branch(operand(out, condition, False), yes, no)
    out.enter(yes)
    course.go(k, first, f"%mi{k}")
    out.enter(no)
    course.go(k, second, f"%mi{k}")


def _gone(course: Course, mask: str) -> None:
    out = course.out
    others, alive = out.value(f"xor {course.mask} {mask}, -1"), out.load(course.mask, "%alive")
    out.store(course.mask, out.value(f"and {course.mask} {alive}, {others}"), "%alive")


def _exit(course: Course, k: int, block: FlatBlock, result: Any) -> None:
    out = course.out
    if course.form == "whole" and block.code.block.guard is not None:
        result = together(course, k, result)
    if block.code.block.guard is None:
        _gone(course, f"%mi{k}")
        out.do(f"br label %{course.after(k)}")
    elif isinstance(result, Symbolic) and not result.uniform:
        taken, rest = split(course, k, result)
        _gone(course, taken)
        course.wait(block.targets[0], rest)
        out.do(f"br label %{course.after(k)}")
    else:
        yes, no = out.label(), out.label()
        out.branch(operand(out, result, False), yes, no)
        out.enter(yes)
        _gone(course, f"%mi{k}")
        out.do(f"br label %{course.after(k)}")
        out.enter(no)
        course.go(k, block.targets[0], f"%mi{k}")


def _trap(course: Course, k: int, block: FlatBlock, result: Any) -> None:
    out, site = course.out, block.frame.site_base + block.code.last_site
    if block.code.block.guard is None:
        course.fail(str(TRAP), block, f"%mi{k}", site)
        return
    taken, _ = split(course, k, result)
    some, none = out.label(), out.label()
    out.branch(out.value(f"icmp eq {course.mask} {taken}, 0"), none, some, True)
    out.enter(some)
    course.fail(str(TRAP), block, taken, site)
    out.enter(none)
    if k in course.waiting.divergent:
        course.wait(block.targets[0], f"%mi{k}")
        out.do(f"br label %{course.after(k)}")
    else:
        course.go(k, block.targets[0], f"%mi{k}")


def _switch(course: Course, k: int, block: FlatBlock, result: Any) -> None:
    out, index = course.out, result
    if isinstance(index, Symbolic):
        index = symbolic(out, index.name, index.dtype, index.uniform)
    lanes: Any = symbolic(out, f"%m{k}", np.bool_, False)
    count = np.uint32(len(block.targets))
    outside = lanes & (index >= count)
    bad = out.value(f"bitcast <{course.width} x i1> {operand(out, outside, True)} to {course.mask}")
    some, none = out.label(), out.label()
    out.branch(out.value(f"icmp eq {course.mask} {bad}, 0"), none, some, True)
    out.enter(some)
    least = out.intrinsic(
        f"llvm.vector.reduce.umin.v{course.width}i32",
        "i32",
        [(f"<{course.width} x i32>", operand(out, np.where(outside, index, np.uint32(0xFFFFFFFF)), True))],
    )
    chosen = out.value(
        f"bitcast <{course.width} x i1>"
        f" {operand(out, outside & (index == symbolic(out, least, np.uint32, True)), True)} to {course.mask}"
    )
    course.fail(
        str(INDEX),
        block,
        chosen,
        block.frame.site_base + block.code.last_site,
        out.value(f"zext i32 {least} to i64"),
    )
    out.enter(none)
    if isinstance(index, Symbolic) and not index.uniform:
        for number, target in enumerate(block.targets):
            course.wait(target, split(course, k, index == np.uint32(number))[0])
        out.do(f"br label %{course.after(k)}")
        return
    labels = [out.label() for _ in block.targets]
    cases = " ".join(f"i32 {number}, label %{label}" for number, label in enumerate(labels))
    out.do(f"switch i32 {operand(out, index, False)}, label %{labels[0]} [ {cases} ]")
    for label, target in zip(labels, block.targets):
        out.enter(label)
        course.go(k, target, f"%mi{k}")


def _dispatch(course: Course, k: int, block: FlatBlock, address: Any) -> None:
    """A call by address: each callee's lanes go there; what is no callee's address ends the strip."""
    out, executable = course.out, course.flat.executable
    if isinstance(address, Symbolic):
        address = symbolic(out, address.name, address.dtype, address.uniform)
    callees = [
        (np.uint64(executable.address_of(frame.fn.name)), target)
        for frame, target in zip(block.entered, block.targets)
    ]
    site = block.frame.site_base + block.code.last_site
    if not isinstance(address, Symbolic) or address.uniform:
        for number, target in callees:
            here, other = out.label(), out.label()
            out.branch(operand(out, address == number, False), here, other)
            out.enter(here)
            course.go(k, target, f"%mi{k}")
            out.enter(other)
        course.fail(str(CALL), block, f"%mi{k}", site, operand(out, address, False))
        return
    left: Any = symbolic(out, f"%m{k}", np.bool_, False)
    for number, target in callees:
        here = address == number
        course.wait(target, split(course, k, here)[0])
        left = left & ~here
    some, none, many = out.label(), out.label(), f"<{course.width} x i64>"
    out.branch(out.value(f"icmp eq {course.mask} {_whole(course, left)}, 0"), none, some, True)
    out.enter(some)
    least = out.intrinsic(
        f"llvm.vector.reduce.umin.v{course.width}i64",
        "i64",
        [(many, operand(out, np.where(left, address, np.uint64(2**64 - 1)), True))],
    )
    course.fail(
        str(CALL),
        block,
        _whole(course, left & (address == symbolic(out, least, np.uint64, True))),
        site,
        least,
    )
    out.enter(none)
    out.do(f"br label %{course.after(k)}")


def _whole(course: Course, lanes: Any) -> str:
    """Lanes as an integer."""
    return course.out.value(
        f"bitcast <{course.width} x i1> {operand(course.out, lanes, True)} to {course.mask}"
    )


ENDS: dict[str, Callable[[Course, int, FlatBlock, Any], None]] = {
    "jump": _jump,
    "land": _jump,
    "leave": _leave,
    "call": _jump,
    "dispatch": _dispatch,
    "service": _jump,
    "branch": _branch,
    "switch": _switch,
    "exit": _exit,
    "return": _return,
    "trap": _trap,
}
"""By how a block ends: (the course, the block's number, the block, what its text has come to); barriers are
the strip's own.
"""
