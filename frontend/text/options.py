"""What the command line and the API tell the front end.

Invariant: plain data, immutable but for what is asked back; nothing here reads files or the environment.
"""

from __future__ import annotations

from ...support.fast_dataclass import field, record


@record(frozen=True)
class HostClass:
    """A class in the host's code: size and alignment in bytes, and of its data members by name size,
    alignment and offset.
    """

    size: int
    align: int
    members: dict[str, tuple[int, int, int]]


@record
class HostLayouts:
    """What the host compiler says of classes that have members of types which device code does not know, by
    their names.

    `wanted` are the classes that were met and are not `known`, with their data members: the unit must be
    compiled again when they are.
    """

    known: dict[str, HostClass] = field(default_factory=dict)
    wanted: dict[str, list[str]] = field(default_factory=dict)


@record(frozen=True)
class FrontendOptions:
    """Options of one translation unit.

    `arch` is 'sm_NN' (or 'compute_NN'); it sets `__CUDA_ARCH__`. `defines` holds 'NAME' or 'NAME=VALUE' and
    `undefines` holds names, as `-D` and `-U` take them; undefinitions are applied after definitions.
    `pre_includes` are files to read before the source, found as `#include "FILE"` finds them.
    `instances` are instances of kernel templates, as expressions that name them (`k<float, 4>`), to be made
    besides those that the file asks for. `use_fast_math` implies `ftz`, `prec_div=False` and
    `prec_sqrt=False`, and maps `sinf` & co. to their fast intrinsics; `relocatable` keeps device functions
    that other units may call; `separate_locals` keeps local arrays apart down to the PTX; `fmad` lets
    `a * b + c` become one fused operation; `relaxed_constexpr` lets device code call constexpr functions of
    the host. `readable` are the files that may be included besides the built-in headers, by their real paths;
    None: all.
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
        """The target as a number: 80 for 'sm_80'; a suffix as in 'sm_90a' does not count."""
        digits = "".join(c for c in self.arch.partition("_")[2] if c.isdigit())
        return int(digits)
