"""The barrier numbers of a kernel, and the sets of barriers that may complete together."""

from __future__ import annotations

from itertools import chain, combinations

from .call_inlining import Flat, FlatBlock
from .values import Untraceable

_MOST = 6
"""Numbers of barriers in a kernel with counts."""


def operand_of(block: FlatBlock, name: str) -> str:
    """An operand of a barrier, as it is written; '' where it is not."""
    last = block.code.block.last
    assert last is not None and last.variant is not None
    return next(
        (str(operand) for rule, operand in zip(last.variant.operands, last.operands) if rule.name == name), ""
    )


def subsets(flat: Flat, parked: int) -> list[int]:
    """The places among those where lanes stand that may be released together: those of any barriers'
    numbers.
    """
    by_number: dict[str, int] = {}
    for k in range(parked.bit_length()):
        if parked >> k & 1:
            number = operand_of(flat.blocks[k - 1], "a")
            by_number[number] = by_number.get(number, 0) | 1 << k
    if len(by_number) > _MOST:
        raise Untraceable("many barriers with counts")
    groups = list(by_number.values())
    return [
        sum(chosen)
        for chosen in chain.from_iterable(combinations(groups, count) for count in range(1, len(groups) + 1))
    ]
