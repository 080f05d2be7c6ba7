"""Settings of the code generator.

Floating-point modes are not here: contraction (`-fmad`) is the `contract` flag of each IR instruction and
flushing of subnormals (`-ftz`) the function attribute `"denormal-fp-math-f32"="preserve-sign,preserve-sign"`,
so that linked IR keeps its own meaning.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..ptx.rules.targets import TARGETS
from ..support.diagnostics import UsageError
from ..support.fast_dataclass import field, record

OLDEST_VERSION = (8, 0)
"""The PTX version that is printed where the target needs no newer one."""

MIN_REGISTERS = 8
"""The smallest `-maxrregcount` we accept: a 64-bit address, a 64-bit value and two scratch pairs."""


@record(frozen=True)
class CodegenOptions:
    """`arch` is the `.target`; `ptx_version` None chooses the oldest version that knows it.

    * `opt_level`: 0 selects instruction by instruction without machine-level clean-up.
    * `lineinfo`: print `.file` and `.loc`; `src_in_ptx`: also the source line as a comment.
      `sources` maps a file name to its text, for the comments.
    * `maxrregcount`: budget of 32-bit registers; values beyond it are spilled to `.local`.
    * `verify`: prove every register allocation with the independent checker.
    * `stage_hook(stage, function name, machine function)` is called after each stage, for dumps
      and time reports.
    """

    arch: str = "sm_80"
    ptx_version: tuple[int, int] | None = None
    opt_level: int = 2
    lineinfo: bool = False
    src_in_ptx: bool = False
    maxrregcount: int | None = None
    sources: dict[str, str] = field(default_factory=dict)
    verify: bool = False
    stage_hook: Callable[[str, str, Any], None] | None = None

    def __post_init__(self) -> None:
        if self.maxrregcount is not None and self.maxrregcount < MIN_REGISTERS:
            raise UsageError(
                f"-maxrregcount={self.maxrregcount} is too small: at least {MIN_REGISTERS} registers are"
                " needed"
            )
        if self.sm < 50:
            raise UsageError(f"unsupported architecture '{self.arch}': sm_50 or newer is needed")

    @property
    def sm(self) -> int:
        """The number in `sm_NN`; UsageError when `arch` is not of that shape."""
        prefix, _, rest = self.arch.partition("_")
        digits = rest.rstrip("af")
        if prefix != "sm" or not digits.isdigit():
            raise UsageError(f"invalid architecture '{self.arch}': expected sm_NN")
        return int(digits)

    @property
    def version(self) -> tuple[int, int]:
        """The `.version` that is printed."""
        if self.ptx_version is not None:
            return self.ptx_version
        if self.sm not in TARGETS:
            raise UsageError(f"unsupported architecture '{self.arch}'")
        return max(OLDEST_VERSION, TARGETS[self.sm])
