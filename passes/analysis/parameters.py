"""Structures passed by value: which of them can stay where the caller put them. No pass."""

from __future__ import annotations

from ...ir import irtypes as ty
from ...ir.core import Argument, Value


def is_accessed_in_place(arg: Argument) -> bool:
    """Return whether all that happens to a `byval` parameter are loads at places that parameter space can
    name.

    Only a kernel's parameters can be addressed by a register.
    """
    work: list[Value] = [arg]
    while work:
        for user in work.pop().users:
            if user.op == "load":
                continue
            if user.op == "getelementptr":
                if not arg.parent.is_kernel and not all(index.is_constant for index in user.operands[1:]):
                    return False
            elif user.op != "addrspacecast" or user.type not in (
                ty.pointer(ty.GENERIC),
                ty.pointer(ty.PARAM),
            ):
                return False
            work.append(user)
    return True
