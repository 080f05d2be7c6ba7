"""Accesses of the padding behind an allocation, which hardware lets pass (`Memory.granule`): recorded once
per instruction, and told as warnings.
"""

from __future__ import annotations

from ...support.diagnostics import Location, MemoryFault, outside_headers


class PaddedAccesses:
    """The accesses of one launch that touch padding: the first of each kind at each instruction, as the fault
    that each would be without padding.
    """

    def __init__(self) -> None:
        self._by_site: dict[tuple[str, int, str], MemoryFault] = {}

    def has(self, function: str, site: int, access: str) -> bool:
        """Whether an access of kind `access` at instruction `site` of a function is recorded."""
        return (function, site, access) in self._by_site

    def add(self, function: str, site: int, fault: MemoryFault) -> None:
        """Record an access, unless an earlier one of its kind is recorded there."""
        self._by_site.setdefault((function, site, fault.access), fault)

    def all(self) -> list[MemoryFault]:
        """The recorded accesses in the order of the source."""
        return sorted(
            self._by_site.values(),
            key=lambda fault: (
                str(place_of(fault).file),
                place_of(fault).line,
                place_of(fault).column,
                fault.access,
            ),
        )


def place_of(fault: MemoryFault) -> Location:
    """The source line of an access, or the PTX line where the PTX names no source."""
    frames = fault.site.frames if fault.site is not None else ()
    return outside_headers(*(frame.source or frame.ptx for frame in frames)) or Location("?", 0, 0)


def padding_warning(fault: MemoryFault) -> str:
    """The text of the warning for an access of padding."""
    what = fault.message.removeprefix("out-of-bounds ")
    return (
        f"{place_of(fault)}: {what} passes the end: {'; '.join(fault.notes)}; a GPU lets this pass, because"
        " it gives memory in larger units (--memory=exact: a fault)"
    )
