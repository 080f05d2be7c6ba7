"""Locations, diagnostics and the error tree.

Four kinds of error exist and are never mixed:

* a *diagnostic* is about the user's input: source, PTX, IR, launch arguments (`CompileError`,
  `PtxError`, `IRError`, `LaunchError`);
* a *fault* is about the guest program while it runs (`KernelFault` and its subclasses);
* a *plug-in's error* is one of a plug-in's code (`PluginError`);
* an *internal error* is one of minicc itself (`InternalError`).

Errors carry data; only the driver renders them. `str(error)` is one plain line per diagnostic, so
that an error that escapes into a Python session is readable without the driver.

Invariant: the records are immutable except `Diagnostics`, the collector.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from .fast_dataclass import field, record

Severity = Literal["error", "fatal error", "warning", "remark", "note"]
"""The seriousness of a diagnostic.

An error rejects the input, and a fatal error also ends the search for others. A warning
is about suspicious code, a remark about what a pass did; a note explains.
"""
AccessKind = Literal["load", "store", "atomic"]
"""A read, a write, or an atomic read-modify-write of memory."""
Space = Literal["generic", "global", "const", "param", "shared", "local", "image", "surface"]
"""The memory that an address of a running kernel refers to.

The first six are PTX's state spaces (5.1), with generic addresses (6.4.1.1). 'image' is the texels of
textures and surfaces, by their address in the device's memory; 'surface' a surface, by coordinates.
"""


@record(frozen=True)
class MacroExpansion:
    """One level of macro expansion: the token came from the body of `macro`, at `spelled_at`."""

    macro: str
    spelled_at: Location


@record(frozen=True)
class Location:
    """A position in a text. `line` and `column` count from 1, `column` in characters.

    `file`, `line` and `column` always name text that the user wrote: for a token that a macro produced they
    name the use of the macro, and `expansion` (outermost first) the definition. `inlined_at` is the location
    of the call through which this one was inlined (DWARF's sense), and `function` then the source name of the
    inlined function ('' where unknown).
    """

    file: str
    line: int
    column: int
    inlined_at: Location | None = None
    expansion: tuple[MacroExpansion, ...] = ()
    function: str = ""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    def inline_at(
        self, call: Location, function: str = "", cache: dict[int, Location] | None = None
    ) -> Location:
        """Return this location after its function, `function`, was inlined at `call`.

        Locations share their chains of inlined calls. `cache`, one dictionary for all locations of a call,
        keeps them shared: a chain is copied once, not once a location.
        """
        cache = {} if cache is None else cache
        chain: list[Location] = []
        location: Location | None = self
        while location is not None and id(location) not in cache:
            chain.append(location)
            location = location.inlined_at
        outer = call if location is None else cache[id(location)]
        for location in reversed(chain):
            name = location.function if location.inlined_at else function
            outer = cache[id(location)] = Location(
                location.file, location.line, location.column, outer, location.expansion, name
            )
        return outer


UNKNOWN = Location("<unknown>", 0, 0)
"""The location of code without a spelling (runtime support code, synthesised blocks)."""


@record(frozen=True)
class Note:
    """A remark attached to a diagnostic, with a location of its own where there is one."""

    message: str
    location: Location | None = None
    length: int = 1


@record(frozen=True)
class Diagnostic:
    """One message about the user's input.

    `length` is how many characters from `location` the caret line underlines. `flag` is the warning's name
    without `-W` (a remark's: its pass). `fix` is replacement text for the underlined characters, or None.
    """

    severity: Severity
    message: str
    location: Location | None = None
    length: int = 1
    notes: tuple[Note, ...] = ()
    flag: str | None = None
    fix: str | None = None

    @property
    def is_unsupported(self) -> bool:
        """Return whether it rejects a construct as unsupported, not as wrong."""
        return self.severity == "error" and " not supported" in self.message

    @property
    def all_notes(self) -> list[Note]:
        """The notes, then the origin of the location: macros, innermost first, and the calls it was inlined
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
        prefix = f"{self.location}: " if self.location is not None else ""
        option = "Rpass=" if self.severity == "remark" else "W"
        flag = f" [-{option}{self.flag}]" if self.flag else ""
        return f"{prefix}{self.severity}: {self.message}{flag}"


def first_user_location(*locations: Location | None) -> Location | None:
    """Return the first location outside of minicc's own headers: along the chain of inlined calls, innermost
    first. Else the first location.
    """
    for location in locations:
        at = location
        while at is not None:
            if not at.file.startswith("<"):
                return at
            at = at.inlined_at
    return next((location for location in locations if location is not None), None)


class MiniccError(Exception):
    """The root of every error that minicc raises on purpose. Copies and pickles keep its data; they do not
    call its constructor.
    """

    def __reduce__(self) -> tuple[Callable[..., MiniccError], tuple[object, ...], dict[str, object]]:
        return _reconstruct, (type(self), *self.args), self.__dict__


def _reconstruct(kind: type[MiniccError], *args: object) -> MiniccError:
    """Return an error built by `BaseException.__new__` alone."""
    return kind.__new__(kind, *args)


class DiagnosticError(MiniccError):
    """An error in the user's input. `diagnostics` holds every message, warnings included, in order.

    `sources` maps a file name to its text, for renderers that show the line.
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
    """PTX text that does not parse or that the PTX verifier rejects."""


class LaunchError(DiagnosticError):
    """A launch that is rejected before any thread runs: arguments, grid, memory limits."""


class UsageError(MiniccError):
    """A command line or API call that is not understood (exit status 2)."""


@record(frozen=True)
class StackFrame:
    """One level of the guest's call stack: the function and the current location in it."""

    function: str
    ptx: Location | None = None
    source: Location | None = None


MAX_CALLERS = 16
"""Frames of a call stack that a message shows."""


@record(frozen=True)
class FaultSite:
    """The position of a fault in a guest program.

    `block` and `thread` are (x, y, z). `instruction` is the PTX text. `frames` is the call stack, innermost
    first; it is never empty and its last frame is the kernel.
    """

    kernel: str
    frames: tuple[StackFrame, ...]
    instruction: str
    block: tuple[int, int, int]
    thread: tuple[int, int, int]
    lane: int = 0

    def callers(self) -> tuple[tuple[StackFrame, ...], int]:
        """Return the frames to show beneath the innermost one, and the number of the others: endless
        recursion has thousands.
        """
        outer = self.frames[1:]
        return (outer, 0) if len(outer) <= MAX_CALLERS else (outer[:MAX_CALLERS], len(outer) - MAX_CALLERS)


class KernelFault(MiniccError):
    """A fault of the guest program. `site` is None only when no single thread caused it.

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
            "\n  ".join([message if site is None else f"{message} ({_format_site(site)})", *self.notes])
        )

    def with_note(self, note: str) -> KernelFault:
        """Add a note and return the fault."""
        self.notes = (*self.notes, note)
        self.args = (f"{self.args[0]}\n  {note}",)
        return self


class MemoryFault(KernelFault):
    """An access outside every allocation, or misaligned, or to a forbidden space.

    `address` and `size` are in bytes.
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
        space: Space = "generic",
        access: AccessKind = "load",
        error: str = "",
    ):
        super().__init__(message, site, notes, error)
        self.address, self.size, self.space, self.access = address, size, space, access


class BarrierError(KernelFault):
    """Threads wait at a barrier that can never be released: hardware would hang."""

    error = "cudaErrorLaunchTimeout"


class StepLimitExceeded(KernelFault):
    """The launch used up its instruction budget (`max_steps`)."""

    error = "cudaErrorLaunchTimeout"


class TimeLimitExceeded(StepLimitExceeded):
    """The launch took longer than it may."""


class DeadlockError(StepLimitExceeded):
    """All remaining threads wait for memory to change, and no thread can change it: the launch would never
    end. The notes list the waiting threads, their locations and the addresses.
    """


class TrapFault(KernelFault):
    """The guest executed `trap`, failed an assertion, or reached code that cannot be executed."""


class SurfaceFault(TrapFault):
    """An access beyond the edges of a surface, or misaligned, which traps as its instruction specifies.
    `size` is in bytes.
    """

    space: Space = "surface"
    address = None

    def __init__(
        self,
        message: str,
        site: FaultSite | None = None,
        notes: Iterable[str] = (),
        error: str = "",
        *,
        size: int = 0,
        access: AccessKind = "load",
    ):
        super().__init__(message, site, notes, error)
        self.size, self.access = size, access


class InternalError(MiniccError):
    """An error of minicc itself. `where` names the pass or stage, `reproducer` a file, if written."""

    def __init__(self, message: str, where: str = "", reproducer: str | None = None):
        self.where, self.reproducer = where, reproducer
        super().__init__(f"{where}: {message}" if where else message)


class PluginError(MiniccError):
    """A plug-in (a pass, lint, engine, … of a file, a package or a session) failed or broke a rule; its
    author has to fix it (exit status 3).

    `diagnostic` has the line of the plug-in's code, where there is one, and the calls that led there;
    `sources` the text around it. `reproducer` is the IR that a pass was working on, as a file that repeats
    the failure ('' where there was none), and `command` the command line to run on it, with `%s` for that
    file.
    """

    def __init__(
        self,
        diagnostic: Diagnostic,
        sources: dict[str, str] | None = None,
        reproducer: str = "",
        command: str = "",
    ):
        self.diagnostic, self.sources, self.reproducer, self.command = (
            diagnostic,
            dict(sources or {}),
            reproducer,
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


def _format_site(site: FaultSite) -> str:
    frame = site.frames[0]
    at = ", ".join(str(location) for location in (frame.source, frame.ptx) if location is not None)
    block, thread = (",".join(map(str, xyz)) for xyz in (site.block, site.thread))
    callers, omitted = site.callers()
    calls = "".join(f", called from {outer.function} at {outer.source or outer.ptx}" for outer in callers)
    calls += f", {omitted} more calls" if omitted else ""
    return (
        f"kernel {site.kernel}, {at}, block ({block}), thread ({thread}), lane {site.lane}:"
        f" {site.instruction}{calls}"
    )


TOO_MANY = Diagnostic("fatal error", "too many errors emitted, stopping now [-ferror-limit=]")


@record(eq=True)
class Diagnostics:
    """Collects diagnostics in order; one cause is reported once.

    `sources` maps a file name to its text. An error at a location that already has an error is dropped: the
    first one is the cause, later ones are its consequences. One error more than `error_limit` (0: no limit)
    raises CompileError with the diagnostics so far. `system_headers` are the files that were included as
    `<FILE>`, and those that these include: text of a library, which users cannot change.
    """

    sources: dict[str, str] = field(default_factory=dict)
    items: list[Diagnostic] = field(default_factory=list)
    error_limit: int = 0
    system_headers: set[str] = field(default_factory=set)
    _error_locations: set[Location] = field(default_factory=set)
    _seen: set[Diagnostic] = field(default_factory=set)

    def add(self, diagnostic: Diagnostic) -> None:
        """Record a diagnostic."""
        if diagnostic.severity == "error" and diagnostic.location is not None:
            if diagnostic.location in self._error_locations:
                return
            self._error_locations.add(diagnostic.location)
            if self.error_limit and len(self._error_locations) > self.error_limit:
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
        """Record an error; the caller continues where it can."""
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
        """True if an error has been reported."""
        return any(d.severity == "error" for d in self.items)

    @property
    def lacks_headers(self) -> bool:
        """Return whether an included header was not found, so that names which it declares are unknown."""
        return any(d.flag == "unknown-header" for d in self.items)

    def raise_if_errors(self, kind: type[DiagnosticError] = CompileError) -> None:
        """Raise `kind` with everything collected so far when there is at least one error."""
        if self.has_errors:
            raise kind(self.items, self.sources)
