"""Accesses to the padding after an allocation, which hardware allows (`Memory.granule`).

They are recorded once per instruction and reported as warnings.
"""

from __future__ import annotations

from ...support.diagnostics import AccessKind, Location, MemoryFault, first_user_location


class PaddedAccesses:
    """The first access to padding of each kind at each instruction of a launch, as the fault without
    padding.
    """

    def __init__(self) -> None:
        self._by_site: dict[tuple[str, int, str], MemoryFault] = {}

    def has(self, function: str, site: int, access: AccessKind) -> bool:
        """Return whether an access of kind `access` at instruction `site` of a function is recorded."""
        return (function, site, access) in self._by_site

    def add(self, function: str, site: int, fault: MemoryFault) -> None:
        """Record an access, unless an earlier one of its kind is recorded there."""
        self._by_site.setdefault((function, site, fault.access), fault)

    def all(self) -> list[MemoryFault]:
        """Return the recorded accesses in source order."""
        return sorted(
            self._by_site.values(),
            key=lambda fault: (
                str(fault_location(fault).file),
                fault_location(fault).line,
                fault_location(fault).column,
                fault.access,
            ),
        )


def fault_location(fault: MemoryFault) -> Location:
    """Return the source line of an access, or the PTX line where the PTX names no source."""
    frames = fault.site.frames if fault.site is not None else ()
    return first_user_location(*(frame.source or frame.ptx for frame in frames)) or Location("?", 0, 0)


def padding_warning(fault: MemoryFault) -> str:
    """Return the text of the warning for an access to padding."""
    access = fault.message.removeprefix("out-of-bounds ")
    return (
        f"{fault_location(fault)}: {access} passes the end: {'; '.join(fault.notes)}; a GPU lets this"
        " pass, because"
        " it gives memory in larger units (--memory=exact: a fault)"
    )
