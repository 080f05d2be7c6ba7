"""Options of the command line and the API for the front end.

Invariant: plain data, immutable except `HostLayouts.wanted`; nothing here reads files or the environment.
"""

from __future__ import annotations

from ...support.fast_dataclass import field, record


@record(frozen=True)
class HostClass:
    """A class of host code: size and alignment in bytes; `members` maps the name of a data member to its
    size, alignment and offset.
    """

    size: int
    align: int
    members: dict[str, tuple[int, int, int]]


@record
class HostLayouts:
    """Layouts by the host compiler of classes that have members of types unknown to device code, by class
    name.

    `wanted` maps the classes whose layout was needed and is not `known` to their data members. The unit must
    be compiled again once these are known.
    """

    known: dict[str, HostClass] = field(default_factory=dict)
    wanted: dict[str, list[str]] = field(default_factory=dict)


@record(frozen=True)
class FrontendOptions:
    """Options of one translation unit.

    `arch` is 'sm_NN' (or 'compute_NN'); it sets `__CUDA_ARCH__`. `defines` holds 'NAME' or 'NAME=VALUE' and
    `undefines` holds names, as in `-D` and `-U`; undefinitions are applied after definitions. `pre_includes`
    are files to read before the source, looked up as by `#include "FILE"`. `instances` are explicit instances
    of kernel templates, as expressions that name them (`k<float, 4>`), besides those of the file.
    `use_fast_math` implies `ftz`, `prec_div=False` and `prec_sqrt=False`, and maps `sinf` and others to their
    fast intrinsics; `relocatable` keeps device functions that other units may call; `separate_locals` keeps
    local arrays separate in the PTX; `fmad` lets `a * b + c` become one fused operation; `relaxed_constexpr`
    lets device code call constexpr functions of the host. `readable` are the real paths of the files that may
    be included besides the built-in headers; None: all.
    """

    arch: str = "sm_80"
    defines: tuple[str, ...] = ()
    undefines: tuple[str, ...] = ()
    include_dirs: tuple[str, ...] = ()
    pre_includes: tuple[str, ...] = ()
    use_fast_math: bool = False
    ftz: bool = False
    fmad: bool = True
    prec_div: bool = True
    prec_sqrt: bool = True
    instances: tuple[str, ...] = ()
    relocatable: bool = False
    separate_locals: bool = False
    relaxed_constexpr: bool = False
    host_layouts: HostLayouts | None = None
    readable: frozenset[str] | None = None

    @property
    def arch_number(self) -> int:
        """The target as a number: 80 for 'sm_80'; a suffix as in 'sm_90a' is ignored."""
        digits = "".join(c for c in self.arch.partition("_")[2] if c.isdigit())
        return int(digits)
