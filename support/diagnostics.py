"""Locations, diagnostics and the error tree.

Four kinds of error exist and are never mixed:

* a *diagnostic* is about the user's input: source, PTX, IR, launch arguments (`CompileError`,
  `PtxError`, `IRError`, `LaunchError`);
* a *fault* is about the guest program while it runs (`KernelFault` and its subclasses);
* a *plug-in's error* is that of code from outside which took part (`PluginError`);
* an *internal error* is ours (`InternalError`).

Errors carry data; only the driver renders them. `str(error)` is one plain line per diagnostic, so
that an error that escapes into a Python session is readable without the driver.

Invariant: the records are immutable except `Diagnostics`, the collector.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from .fast_dataclass import field, record


@record(frozen=True)
class Expansion:
    """One level of macro expansion: the token came from the body of `macro`, at `spelled_at`."""

    macro: str
    spelled_at: Location


@record(frozen=True)
class Location:
    """A place in a text. `line` and `column` count from 1, `column` in characters.

    `file`, `line` and `column` always name text that the user wrote: for a token that a macro
    produced they name the use of the macro, and `expansion` (outermost first) names the definition.
    `inlined_at` is the place of the call through which this place was inlined (DWARF's sense), and
    `function` then the source name of the function that was inlined there ('' where unknown).
    """

    file: str
    line: int
    column: int
    inlined_at: Location | None = None
    expansion: tuple[Expansion, ...] = ()
    function: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    def inlined(
        self, call: Location, function: str = "", moved: dict[int, Location] | None = None
    ) -> Location:
        """This place as seen after `function`, which it is in, was inlined at `call`.

        Places share the chains of calls that they were inlined through. `moved`, one dictionary for
        all places of a call, keeps them shared, so that a chain is moved once and not once a place.
        """
        moved = {} if moved is None else moved
        chain: list[Location] = []
        place: Location | None = self
        while place is not None and id(place) not in moved:
            chain.append(place)
            place = place.inlined_at
        outer = call if place is None else moved[id(place)]
        for place in reversed(chain):
            name = place.function if place.inlined_at else function
            outer = moved[id(place)] = Location(
                place.file, place.line, place.column, outer, place.expansion, name
            )
        return outer


UNKNOWN = Location("<unknown>", 0, 0)
"""The location of things that no text spelled (runtime support code, synthesised blocks)."""


@record(frozen=True)
class Note:
    """A remark attached to a diagnostic, with a place of its own where there is one."""

    message: str
    location: Location | None = None
    length: int = 1


@record(frozen=True)
class Diagnostic:
    """One message about the user's input.

    `severity` is 'error', 'warning', 'remark', or 'fatal error' where nothing more is looked for. `length` is
    how many characters from `location` the caret line underlines. `flag` is the warning's name without `-W`
    (a remark's: its pass). `fix` is replacement text for the underlined characters, or None.
    """

    severity: str
    message: str
    location: Location | None = None
    length: int = 1
    notes: tuple[Note, ...] = ()
    flag: str | None = None
    fix: str | None = None

    @property
    def is_refusal(self) -> bool:
        """Whether it says that something is outside of the language, right as it may be."""
        return self.severity == "error" and " not supported" in self.message

    @property
    def all_notes(self) -> list[Note]:
        """The notes, then how the place came about: macros, innermost first, and the calls it was inlined
        through.
        """
        result = list(self.notes)
        if self.location is not None:
            result += [
                Note(f"expanded from macro '{level.macro}'", level.spelled_at)
                for level in reversed(self.location.expansion)
            ]
            outer = self.location.inlined_at
            while outer is not None:
                result.append(Note("inlined from here", outer))
                outer = outer.inlined_at
        return result

    def __str__(self) -> str:
        place = f"{self.location}: " if self.location is not None else ""
        option = "Rpass=" if self.severity == "remark" else "W"
        flag = f" [-{option}{self.flag}]" if self.flag else ""
        return f"{place}{self.severity}: {self.message}{flag}"


def outside_headers(*places: Location | None) -> Location | None:
    """The first place that is not in headers of minicc: up what is inlined, then up the calls, of which the
    innermost comes first. Else the first place.
    """
    for place in places:
        at = place
        while at is not None:
            if not at.file.startswith("<"):
                return at
            at = at.inlined_at
    return next((place for place in places if place is not None), None)


class MiniccError(Exception):
    """The root of every error minicc raises on purpose. Copies and pickles have its data; they are not made
    by its constructor.
    """

    def __reduce__(self) -> tuple[Callable[..., MiniccError], tuple[object, ...], dict[str, object]]:
        return _again, (type(self), *self.args), self.__dict__


def _again(kind: type[MiniccError], *args: object) -> MiniccError:
    """An error as `BaseException` alone makes it."""
    return kind.__new__(kind, *args)


class DiagnosticError(MiniccError):
    """The user's input is wrong. `diagnostics` holds every message, warnings included, in order.

    `sources` maps a file name to its text, so that whoever renders can show the line.
    """

    def __init__(
        self, diagnostics: Sequence[Diagnostic] | str, sources: dict[str, str] | None = None
    ) -> None:
        if isinstance(diagnostics, str):
            diagnostics = (Diagnostic("error", diagnostics),)
        self.diagnostics: tuple[Diagnostic, ...] = tuple(diagnostics)
        self.sources: dict[str, str] = dict(sources or {})
        super().__init__("\n".join(str(d) for d in self.diagnostics))


class CompileError(DiagnosticError):
    """Source text that is not a program of the language."""


class IRError(DiagnosticError):
    """IR text that does not parse or breaks a numbered rule of the IR verifier."""


class PtxError(DiagnosticError):
    """PTX text that does not parse or that the PTX verifier refuses."""


class LaunchError(DiagnosticError):
    """A launch that is refused before any thread runs: arguments, grid, memory limits."""


class UsageError(MiniccError):
    """A command line or API call that is not understood (exit status 2)."""


@record(frozen=True)
class Frame:
    """One level of the guest's call stack: the function and where execution stands in it."""

    function: str
    ptx: Location | None = None
    source: Location | None = None


MAX_CALLERS = 16
"""Frames of a call stack that a message shows."""


@record(frozen=True)
class FaultSite:
    """Where a guest program went wrong.

    `block` and `thread` are (x, y, z). `instruction` is the PTX text. `frames` is the call stack,
    innermost first; it is never empty and its last frame is the kernel.
    """

    kernel: str
    frames: tuple[Frame, ...]
    instruction: str
    block: tuple[int, int, int]
    thread: tuple[int, int, int]
    lane: int = 0

    def callers(self) -> tuple[tuple[Frame, ...], int]:
        """The frames to show beneath the innermost one, and how many more there are: endless recursion has
        thousands.
        """
        outer = self.frames[1:]
        return (outer, 0) if len(outer) <= MAX_CALLERS else (outer[:MAX_CALLERS], len(outer) - MAX_CALLERS)


class KernelFault(MiniccError):
    """The guest program did what no program may. `site` is None only when no thread is to blame.

    `error` is CUDA's name for it, which a host program of CUDA would get (enumeration cudaError).
    """

    error = "cudaErrorLaunchFailure"

    def __init__(
        self, message: str, site: FaultSite | None = None, notes: Iterable[str] = (), error: str = ""
    ):
        self.message = message
        self.error = error or self.error
        self.site = site
        self.notes: tuple[str, ...] = tuple(notes)
        super().__init__(
            "\n  ".join([message if site is None else f"{message} ({_place(site)})", *self.notes])
        )

    def noted(self, note: str) -> KernelFault:
        """The fault, with one note more."""
        self.notes = (*self.notes, note)
        self.args = (f"{self.args[0]}\n  {note}",)
        return self


class MemoryFault(KernelFault):
    """An access outside every allocation, or misaligned, or to a forbidden space.

    `address` and `size` are in bytes; `space` is PTX's name of the state space; `access` is
    'load', 'store' or 'atomic'.
    """

    error = "cudaErrorIllegalAddress"

    def __init__(
        self,
        message: str,
        site: FaultSite | None = None,
        notes: Iterable[str] = (),
        *,
        address: int = 0,
        size: int = 0,
        space: str = "generic",
        access: str = "load",
        error: str = "",
    ):
        super().__init__(message, site, notes, error)
        self.address, self.size, self.space, self.access = address, size, space, access


class BarrierError(KernelFault):
    """Threads wait at a barrier that nothing can ever release: hardware hangs until somebody stops it."""

    error = "cudaErrorLaunchTimeout"


class StepLimitExceeded(KernelFault):
    """The launch used up its instruction budget (`max_steps`)."""

    error = "cudaErrorLaunchTimeout"


class TimeLimitExceeded(StepLimitExceeded):
    """The launch took longer than it may."""


class DeadlockError(StepLimitExceeded):
    """All threads that are left wait for memory to change, and nothing changes any more: the launch would
    never end. The notes say who waits where for what.
    """


class TrapFault(KernelFault):
    """The guest executed `trap`, failed an assertion, or reached code that cannot be executed."""


class SurfaceFault(TrapFault):
    """An access beyond the edges of a surface, or misaligned, which traps as its instruction says. `size` is
    in bytes; `access` is 'load', 'store' or 'atomic'.
    """

    space = "surface"
    address = None

    def __init__(
        self,
        message: str,
        site: FaultSite | None = None,
        notes: Iterable[str] = (),
        error: str = "",
        *,
        size: int = 0,
        access: str = "load",
    ):
        super().__init__(message, site, notes, error)
        self.size, self.access = size, access


class InternalError(MiniccError):
    """minicc itself is at fault. `where` names the pass or stage, `reproducer` a file, if written."""

    def __init__(self, message: str, where: str = "", reproducer: str | None = None):
        self.where, self.reproducer = where, reproducer
        super().__init__(f"{where}: {message}" if where else message)


class PluginError(MiniccError):
    """Code from outside (a pass, lint, engine, … of a file, a package or a session) failed or broke a rule:
    its author's to mend (exit status 3).

    `diagnostic` has the line of that code, where there is one, and what led there; `sources` the text around
    it. `given` is the IR that a pass was at work on, as a file that repeats the failure ('' where there was
    none), and `command` what to run on it, with `%s` for that file.
    """

    def __init__(
        self,
        diagnostic: Diagnostic,
        sources: dict[str, str] | None = None,
        given: str = "",
        command: str = "",
    ):
        self.diagnostic, self.sources, self.given, self.command = (
            diagnostic,
            dict(sources or {}),
            given,
            command,
        )
        super().__init__(
            "\n  ".join(
                [
                    str(diagnostic),
                    *(
                        f"{note.location}: {note.message}" if note.location else note.message
                        for note in diagnostic.notes
                    ),
                ]
            )
        )


def _place(site: FaultSite) -> str:
    frame = site.frames[0]
    at = ", ".join(str(place) for place in (frame.source, frame.ptx) if place is not None)
    block, thread = (",".join(map(str, xyz)) for xyz in (site.block, site.thread))
    shown, left_out = site.callers()
    calls = "".join(f", called from {outer.function} at {outer.source or outer.ptx}" for outer in shown)
    calls += f", {left_out} more calls" if left_out else ""
    return (
        f"kernel {site.kernel}, {at}, block ({block}), thread ({thread}), lane {site.lane}:"
        f" {site.instruction}{calls}"
    )


TOO_MANY = Diagnostic("fatal error", "too many errors emitted, stopping now [-ferror-limit=]")


@record(eq=True)
class Diagnostics:
    """Collects diagnostics in the order they are found; one cause is reported once.

    `sources` maps a file name to its text. An error at a place that already has an error is
    dropped: the first one found there is the cause, later ones are its consequences. One error more than
    `error_limit` (0: no limit) raises CompileError with what was found so far. `system_headers` are the files
    that were included as `<FILE>`, and those that these include: text of a library, which nobody here will
    mend.
    """

    sources: dict[str, str] = field(default_factory=dict)
    items: list[Diagnostic] = field(default_factory=list)
    error_limit: int = 0
    system_headers: set[str] = field(default_factory=set)
    _error_places: set[Location] = field(default_factory=set)
    _seen: set[Diagnostic] = field(default_factory=set)

    def add(self, diagnostic: Diagnostic) -> None:
        """Record a ready-made diagnostic."""
        if diagnostic.severity == "error" and diagnostic.location is not None:
            if diagnostic.location in self._error_places:
                return
            self._error_places.add(diagnostic.location)
            if self.error_limit and len(self._error_places) > self.error_limit:
                self.add(TOO_MANY)
                raise CompileError(self.items, self.sources)
        elif diagnostic in self._seen:
            return
        self._seen.add(diagnostic)
        self.items.append(diagnostic)

    def error(
        self,
        message: str,
        location: Location | None = None,
        *,
        length: int = 1,
        notes: Iterable[Note] = (),
        fix: str | None = None,
    ) -> None:
        """Record an error; the caller goes on where it can."""
        self.add(Diagnostic("error", message, location, length, tuple(notes), None, fix))

    def warning(
        self,
        flag: str,
        message: str,
        location: Location | None = None,
        *,
        length: int = 1,
        notes: Iterable[Note] = (),
        fix: str | None = None,
    ) -> None:
        """Record a warning under its `-W` name."""
        self.add(Diagnostic("warning", message, location, length, tuple(notes), flag, fix))

    @property
    def has_errors(self) -> bool:
        return any(d.severity == "error" for d in self.items)

    @property
    def lacks_headers(self) -> bool:
        """Whether an included header was not found, so that names which it declares are unknown."""
        return any(d.flag == "unknown-header" for d in self.items)

    def raise_if_errors(self, kind: type[DiagnosticError] = CompileError) -> None:
        """Raise `kind` with everything collected so far when there is at least one error."""
        if self.has_errors:
            raise kind(self.items, self.sources)
