"""What the command line and the API tell the front end.

Invariant: plain immutable data; nothing here reads files or the environment.
"""

from __future__ import annotations

from ...support.records import record


@record(frozen=True)
class FrontendOptions:
    """Options of one translation unit.

    `arch` is 'sm_NN' (or 'compute_NN'); it sets `__CUDA_ARCH__`. `defines` holds 'NAME' or 'NAME=VALUE' and
    `undefines` holds names, as `-D` and `-U` take them; undefinitions are applied after definitions.
    `pre_includes` are files to read before the source, found as `#include "FILE"` finds them.
    `instances` are instances of kernel templates, as expressions that name them (`k<float, 4>`), to be made besides those that the file asks for.
    `use_fast_math` implies `ftz`, `prec_div=False` and `prec_sqrt=False`, and maps `sinf` & co. to their fast
    intrinsics; `relocatable` keeps device functions that other units may call; `fmad` lets `a * b + c` become one fused operation.
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

    @property
    def arch_number(self) -> int:
        """The target as a number: 80 for 'sm_80'; a suffix as in 'sm_90a' does not count."""
        digits = "".join(c for c in self.arch.partition("_")[2] if c.isdigit())
        return int(digits)
