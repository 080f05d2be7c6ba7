"""One case with one generator."""

from __future__ import annotations

from ...driver.api import ObjectCode
from ...driver.checking import checking
from ...driver.ptxas import assemble_for, find_tool
from ...support.diagnostics import MiniccError
from ...support.fast_dataclass import record, replace
from ..launches import LaunchFailed, run_launch
from ..limits import MAX_STEPS, TIMEOUT, TimeIsUp, limited
from .cases import SuiteCase
from .generators import GeneratorFailed, SuiteGenerator

COLUMNS = ("compiles", "assembles", "right", "clean")
"""The steps in order; a step after a failed one is skipped."""


@record(frozen=True)
class Result:
    """The result of a case. Each of COLUMNS is None if the step was skipped: ptxas is missing, checks are
    off, or an earlier step has failed.

    `instructions` are thread-instructions of all launches; `registers` per thread are the maximum over the
    launched kernels, from ptxas (0: unknown); `message` is the reason of the first failure.
    """

    case: str
    generator: str
    compiles: bool = False
    assembles: bool | None = None
    right: bool | None = None
    clean: bool | None = None
    instructions: int = 0
    registers: int = 0
    message: str = ""
    ptx: str = ""

    @property
    def failed(self) -> str:
        """Return the first step that fails, '' if none does."""
        return next((step for step in COLUMNS if getattr(self, step) is False), "")


def run_case(
    case: SuiteCase,
    generator: SuiteGenerator,
    *,
    check: bool = True,
    timeout: float = TIMEOUT,
    max_steps: int = MAX_STEPS,
) -> Result:
    """Generate PTX for a case, assemble it if ptxas is installed, run it, compare, and with `check` run it
    once more under all checkers.

    Raises UsageError if the generator is a command that cannot be run at all.
    """
    try:
        text = case.form(generator.form)
    except MiniccError as error:
        return Result(case.name, generator.name, message=str(error))
    try:
        ptx = generator.make(text, timeout)
    except GeneratorFailed as error:
        return Result(case.name, generator.name, message=str(error))
    result = Result(case.name, generator.name, compiles=True, ptx=ptx)
    try:
        obj = ObjectCode.from_ptx(ptx, f"{case.name} by {generator.name}")
        obj._signatures = case.reference()._signatures
        kernels = {obj.get_kernel(launch.kernel).symbol for launch in case.launches}
    except MiniccError as error:
        return replace(result, right=False, message=str(error))
    complaint = None
    if find_tool("ptxas") is not None:
        said = assemble_for(ptx, obj._executable.module.target[0])
        complaint = said.complaint
        result = replace(
            result,
            assembles=complaint is None,
            registers=max((said.registers.get(symbol, 0) for symbol in kernels), default=0),
        )
    try:
        with limited(timeout):
            instructions = sum(run_launch(obj, launch, max_steps) for launch in case.launches)
        result = replace(result, right=True, instructions=instructions)
    except (MiniccError, LaunchFailed, TimeIsUp) as error:
        return replace(result, right=False, message=complaint or str(error))
    if not check or complaint:
        return replace(result, message=complaint or "")
    reports: list[str] = []
    try:
        with limited(timeout), checking("all") as told:
            for launch in case.launches:
                run_launch(obj, launch, max_steps)
        reports = [str(report) for report in told if report.severity == "error"]
    except (MiniccError, LaunchFailed, TimeIsUp) as error:
        reports = [f"under the checkers: {error}"]
    return replace(result, clean=not reports, message="\n".join(reports))
