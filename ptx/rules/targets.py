"""The versions and targets of PTX (rule 1 of the verifier; PTX ISA 11.1)."""

from __future__ import annotations

from .reports import VerifierReports, dotted

_MINORS = {1: 5, 2: 3, 3: 2, 4: 3, 5: 0, 6: 5, 7: 8, 8: 8, 9: 5}
VERSIONS = frozenset((major, minor) for major, last in _MINORS.items() for minor in range(last + 1))
"""Every version that ptxas 13.5 accepts."""
NEWEST = max(VERSIONS)
_SM_VERSIONS: list[tuple[tuple[int, int], tuple[int, ...]]] = [
    ((1, 0), (10, 11)),
    ((1, 2), (12, 13)),
    ((2, 0), (20,)),
    ((3, 0), (30,)),
    ((3, 1), (35,)),
    ((4, 0), (32, 50)),
    ((4, 1), (37, 52)),
    ((4, 2), (53,)),
    ((5, 0), (60, 61, 62)),
    ((6, 0), (70,)),
    ((6, 1), (72,)),
    ((6, 3), (75,)),
    ((7, 0), (80,)),
    ((7, 1), (86,)),
    ((7, 4), (87,)),
    ((7, 8), (89, 90)),
    ((8, 6), (100, 101)),
    ((8, 7), (120,)),
    ((8, 8), (103, 121)),
    ((9, 0), (88, 110)),
    ((9, 4), (107,)),
]
TARGETS: dict[int, tuple[int, int]] = {sm: version for version, sms in _SM_VERSIONS for sm in sms}
"""The first PTX version of each `sm_NN` (PTX ISA 11.1.2)."""
_SUFFIXED: dict[str, tuple[tuple[tuple[int, int], tuple[int, ...]], ...]] = {
    "a": (
        ((8, 0), (90,)),
        ((8, 6), (100, 101)),
        ((8, 7), (120,)),
        ((8, 8), (103, 121)),
        ((9, 0), (110,)),
        ((9, 4), (107,)),
    ),
    "f": (((8, 8), (100, 101, 103, 120, 121)), ((9, 0), (110,)), ((9, 4), (107,))),
}
"""The same of `sm_NNa` and `sm_NNf`."""


FLAG = "ptx-version"
"""The name of the warning about versions newer than `NEWEST`."""


def check_target(verifier: VerifierReports) -> None:
    """Report a version or target that does not exist, or that do not match, where the text names it.

    A version newer than `NEWEST`, and a target newer than all of `TARGETS` in such a module, are only
    warnings: the rows of the table apply as in the newest version.
    """
    module, name = verifier.module, verifier.module.target[0]
    newer = module.version > NEWEST
    if newer:
        verifier.report(
            1,
            f"PTX version {dotted(module.version)} is newer than {dotted(NEWEST)}, the newest known; it is"
            " read as that",
            module.version_location,
            len(dotted(module.version)),
            flag=FLAG,
        )
    elif module.version not in VERSIONS:
        verifier.report(
            1,
            f"unknown PTX version {dotted(module.version)}; the newest known is {dotted(NEWEST)}",
            module.version_location,
            len(dotted(module.version)),
        )
        return
    since = TARGETS.get(module.sm)
    if since is not None and name[-1] in _SUFFIXED:
        since = next((version for version, sms in _SUFFIXED[name[-1]] if module.sm in sms), None)
    if since is None and newer and module.sm > max(TARGETS):
        verifier.report(
            1,
            f"target '{name}' is newer than sm_{max(TARGETS)}, the newest known",
            module.target_location,
            len(name),
            flag=FLAG,
        )
    elif since is None:
        verifier.report(1, f"unknown target '{name}'", module.target_location, len(name))
    elif since > module.version:
        verifier.report(
            1,
            f"target '{name}' requires PTX version {dotted(since)}, the module has {dotted(module.version)}",
            module.target_location,
            len(name),
        )
