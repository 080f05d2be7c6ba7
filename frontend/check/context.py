"""The state of the check of one translation unit.

`Context.expr`, `.stmt`, `.resolve` and `.declare` call the handler of a node's class (see `dispatch`).

Invariants: an expression that was reported has type `ERROR`, and whatever contains it stays silent; nobody
writes to the syntax, only to nodes that the checker made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Literal, Protocol

from ...support.diagnostics import Diagnostic, Diagnostics, Location, Note
from ...support.fast_dataclass import record
from ..syntax import tree
from ..text.options import FrontendOptions
from ..types import classes
from ..types import ctype as ct
from ..types.access import may_access
from ..types.ctype import CType
from ..types.symbols import (
    Function,
    HostName,
    Namespace,
    Overloads,
    Scope,
    Symbol,
    Template,
    TypeName,
    Variable,
)
from .dispatch import HANDLERS
from .function_state import FunctionState

ERROR = ct.Scalar("<error>", "error", 1, False, 0)
"""The type of whatever has been reported already."""

_SHOWN = 5
"""How many requests for instances are shown at each end of a chain."""


class Closing:
    """The end of the outermost class around: what its functions mean by names is decided there
    ([basic.lookup.unqual] p8).
    """

    __slots__ = ("time",)

    def __init__(self) -> None:
        self.time: int | None = None


@record
class Place:
    """Where something stands whose check waits: what it sees once that is done, and who asked for it."""

    scope: Scope
    path: tuple[str, ...]
    requests: tuple[Note, ...]
    horizon: Callable[[], int | None]


class Library(Protocol):
    """The device library, as the checker uses it."""

    variables: list[Variable]

    def function(self, file: str, name: str) -> Function:
        """A function of a library file."""


class Context:
    """One translation unit being checked.

    * `scope`: the innermost scope. `body`: the state of the function whose body is being checked.
    * `functions`, `variables`: everything with static storage or code, in order of declaration; the
      lowering's work list.
    * `library`: loads functions of the device library by name (see `library.Library`), shared with lowering.
    * `trials`: how many trial checks are under way; `patterns`: whether a template's pattern is being made,
      whose parameters stand for themselves.
    """

    def __init__(self, options: FrontendOptions, diags: Diagnostics, library: Library) -> None:
        self.options, self.diags, self.library = options, diags, library
        self.unit_diags = diags
        self.file_scope = self.scope = Scope("file", None)
        self.limit: int | None = None
        self.accesses: list[Callable[[], None]] | None = None
        """Checks of access that wait until it is known what is being declared ([class.access] p6)."""
        self.closing: Closing | None = None
        self.body = FunctionState(None)
        self.befriended: dict[tuple[Scope, str], TypeName | Template] = {}
        """Classes and class templates that only friend declarations have announced: nobody sees them yet."""
        self.bound: set[tree.Name] = set()
        """The names of functions that templates call with no dependent argument ([temp.nondep])."""
        self.functions: list[Function] = []
        self.variables: list[Variable] = []
        self.record_path: tuple[str, ...] = ()
        self.unevaluated = 0
        self.in_library: str = ""
        self._counts: dict[tuple[str, ...], int] = {}
        self.externs: dict[str, Symbol] = {}
        self.parameter_templates: dict[tuple[object, ...], Template] = {}
        self.requests: list[Note] = []
        self.trials = 0
        self.patterns = 0
        self.pending: list[Callable[[], object]] = []
        self.withheld_checks: set[Callable[[], object]] = set()
        """Those among the pending ones of which nothing is reported."""
        self.unread: list[tree.LaunchedInstance] = []
        self.guesses = 0
        self.hypothetical = False
        """Whether a template's body is checked of whose parameters nothing is known: a value of the error
        type may be anything then.
        """
        self.hypothetical_errors: list[tuple[Template, list[Diagnostic]]] = []
        """What is wrong with templates if nobody makes an instance."""

    # -- dispatch

    def expr(self, node: tree.Expr) -> tree.Expr:
        """Check an expression; the result has `ctype` and `lvalue`."""
        checked: tree.Expr = HANDLERS[type(node)](self, node.copied())
        return checked

    def unevaluated_expr(self, node: tree.Expr) -> tree.Expr:
        """Check an expression of which only the type is wanted."""
        with self._having(unevaluated=self.unevaluated + 1):
            return self.expr(node)

    def stmt(self, node: tree.Stmt) -> tree.Stmt:
        checked: tree.Stmt = HANDLERS[type(node)](self, node.copied())
        return checked

    def declare(self, node: tree.Decl) -> tree.Decl:
        """Check a declaration in the innermost scope; the result has symbols and checked initialisers."""
        copy = node.copied()
        return HANDLERS[type(node)](self, copy) or copy

    def resolve(self, node: tree.TypeSyntax) -> CType:
        """The C type that type syntax means here. What defines a type does so once in a scope, and what is
        wrong is said once.
        """
        known = self.scope.resolved.get(node)
        if known is not None:
            result: CType = known.ctype
            return result
        defines = isinstance(node, tree.RecordType | tree.EnumType)
        typed = node.copied() if defines else node
        t: CType = HANDLERS[type(node)](self, typed)
        if defines or (t is ERROR and not self.trials):
            self.scope.resolved[node] = typed if defines else node.copied()
            self.scope.resolved[node].ctype = t
        return t

    def typed(self, node: tree.TypeSyntax) -> tree.TypeSyntax:
        """Type syntax as the checked tree has it: with its `ctype`."""
        t = self.resolve(node)
        result = self.scope.resolved.get(node)
        if result is None:
            result = node.copied()
            result.ctype = t
        return result

    def count(self, *key: str) -> int:
        """How many things of that name there were before in a function, or of that kind."""
        number = self._counts.get(key, 0)
        self._counts[key] = number + 1
        return number

    # -- functions

    def require(self, fn: Function) -> None:
        """The function is called or launched: an instance's body will be checked and lowered."""
        fn.used = True
        if self.unevaluated or self.trials:
            return
        if fn.body_check is not None:
            self.pending.append(fn.body_check)
            fn.body_check = None
            if fn not in self.functions:
                self.functions.append(fn)

    def may_call(self, fn: Function, node: tree.Node) -> bool:
        """Whether code that stands here can call a function: the device's none that is the host's alone;
        reports it.

        Code for both may, where the host runs it.
        """
        caller = self.function
        if fn.is_device or caller is None or not caller.is_device or self.unevaluated:
            return True
        if caller.is_host:
            self.warn(
                "host-call",
                f"reference to __host__ function '{fn.name}' in __host__ __device__ function",
                node,
                [declared_here(fn)],
            )
            return True
        where = "__global__" if caller.is_kernel else "__device__"
        return self.reported(
            f"reference to __host__ function '{fn.name}' in {where} function", node, [declared_here(fn)]
        )

    def check_waiting(self, fn: Function) -> None:
        """Check a function's body now, if it waits for the end of the file."""
        if fn.define is not None and fn.define in self.pending:
            self.pending.remove(fn.define)
            fn.define()

    def finish(self) -> None:
        """Check the bodies that waited for the end of the file."""
        while self.pending:
            check = self.pending.pop(0)
            if check in self.withheld_checks:
                with self.withholding():
                    check()
            else:
                check()

    # -- scopes

    @contextmanager
    def in_class(self) -> Iterator[None]:
        """The definition of a class: until its end, if it is the outermost one, its functions' bodies
        wait.
        """
        outermost = Closing() if self.closing is None else None
        self.closing = outermost or self.closing
        try:
            yield
        finally:
            if outermost is not None:
                outermost.time, self.closing = self.scope.clock.now, None

    def here(self) -> Place:
        """This place, for bodies and default values: they see what is declared by the end of the outermost
        class around.
        """
        limit, closing, now = self.limit, self.closing, self.horizon

        def horizon() -> int | None:
            return limit if limit is not None else closing.time if closing is not None else now

        return Place(self.scope, self.record_path, tuple(self.requests), horizon)

    @contextmanager
    def at(self, place: Place) -> Iterator[None]:
        """Go on with what stands there."""
        with (
            self.in_earnest(*place.requests),
            self.elsewhere(place.scope, place.path),
            self.seeing(place.horizon()),
        ):
            yield

    @contextmanager
    def nested(self, kind: str) -> Iterator[Scope]:
        """A new innermost scope for the duration of the block."""
        scope = Scope(kind, self.scope)
        scope.function = self.function if kind == "function" else None
        with self._having(scope=scope):
            yield scope

    @contextmanager
    def _having(self, **state: object) -> Iterator[None]:
        """These attributes have other values for the duration of the block."""
        attributes = vars(self)
        before = {name: attributes[name] for name in state}
        attributes.update(state)
        try:
            yield
        finally:
            attributes.update(before)

    def elsewhere(
        self, scope: Scope, path: tuple[str, ...], function: Function | None = None
    ) -> AbstractContextManager[None]:
        """Go on in another scope, as if nothing of what surrounds this place were there; in the body of
        `function`, if one is given.
        """
        return self._having(
            scope=scope,
            record_path=path,
            body=FunctionState(function),
            closing=None,
            unevaluated=0,
            accesses=None,
        )

    @contextmanager
    def later_access(self) -> Iterator[list[Callable[[], None]]]:
        """Names may be used whoever may name them; gives the checks of that."""
        accesses: list[Callable[[], None]] = []
        with self._having(accesses=accesses):
            yield accesses

    @contextmanager
    def acting_as(self, function: Function | None) -> Iterator[FunctionState]:
        """Go on in this scope as in the body of another function, or of none."""
        body = FunctionState(function)
        with self._having(body=body):
            yield body

    @property
    def function(self) -> Function | None:
        """The function whose body is being checked."""
        return self.body.function

    @contextmanager
    def tentative(self) -> Iterator[Diagnostics]:
        """A trial: what is reported inside is collected apart, and the innermost function goes on as if
        nothing had been tried.
        """
        diags = Diagnostics()
        with self._having(
            diags=diags,
            trials=self.trials + 1,
            body=self.body.copied(),
            scope=self.scope,
            record_path=self.record_path,
            unevaluated=self.unevaluated,
        ):
            yield diags

    @contextmanager
    def hypothetically(self) -> Iterator[Diagnostics]:
        """A trial with unknown parameters, after which nothing is counted."""
        with self._having(hypothetical=True, _counts=dict(self._counts)), self.tentative() as diags:
            yield diags

    @contextmanager
    def withholding(self) -> Iterator[list[Diagnostic]]:
        """A library's declaration is checked, which device code may never need: what is wrong is collected,
        with the instances that are made of it.
        """
        errors: list[Diagnostic] = []
        diags = Diagnostics(sources=self.diags.sources, system_headers=self.diags.system_headers)
        waiting = len(self.pending)
        with self._having(diags=diags, unit_diags=diags):
            yield errors
        for item in diags.items:
            if item.severity == "error":
                errors.append(item)
            elif item.location is None or item.location.file not in self.diags.system_headers:
                self.diags.add(item)
        self.withheld_checks.update(self.pending[waiting:])

    def within(self, scope: Scope) -> AbstractContextManager[None]:
        """Go on in a scope inside the innermost one."""
        return self._having(scope=scope)

    def seeing(self, horizon: int | None) -> AbstractContextManager[None]:
        """Names at namespace scope that were declared later are not seen ([temp.nondep])."""
        return self._having(limit=horizon)

    @property
    def horizon(self) -> int:
        """The number of the last declaration that is seen here."""
        return self.file_scope.clock.now if self.limit is None else self.limit

    def in_earnest(self, *notes: Note) -> AbstractContextManager[None]:
        """An instance is made: what is wrong in it is an error though it be asked for in a trial
        ([temp.deduct] p8); the notes say who asked.
        """
        return self._having(
            diags=self.unit_diags,
            trials=0,
            patterns=0,
            unevaluated=0,
            hypothetical=False,
            requests=list(notes),
        )

    def requested(self, *notes: Note) -> AbstractContextManager[None]:
        """Errors inside come with notes that say who asked for an instance."""
        return self._having(requests=[*notes, *(n for n in self.requests if n not in notes)])

    # -- reporting

    def _who_asked(self) -> list[Note]:
        """The requests that led here; of a long chain its two ends."""
        asked, skipped = self.requests, len(self.requests) - 2 * _SHOWN
        if skipped <= 0:
            return asked
        gap = Note(f"(skipping {skipped} contexts in backtrace)", asked[_SHOWN].location)
        return [*asked[:_SHOWN], gap, *asked[-_SHOWN:]]

    def error(
        self, message: str, node: tree.Node, notes: Iterable[Note] = (), fix: str | None = None
    ) -> None:
        """Report at the node's own place (the operator of an operation, the name of a declaration)."""
        self.diags.error(
            message, node.location, length=node.length, notes=[*notes, *self._who_asked()], fix=fix
        )

    def wrong(
        self, message: str, node: tree.Expr, notes: Iterable[Note] = (), fix: str | None = None
    ) -> tree.Expr:
        """Report an expression at its own place; gives what stands for it from then on."""
        self.error(message, node, notes, fix)
        return failed(node)

    def wrong_range(
        self, message: str, node: tree.Expr, notes: Iterable[Note] = (), *, failed_as: tree.Expr | None = None
    ) -> tree.Expr:
        """Report an expression as a whole; gives what stands for it, or for `failed_as` that it is in, from
        then on.
        """
        self.error_range(message, node, notes)
        return failed(failed_as or node)

    def reported(self, message: str, node: tree.Node, notes: Iterable[Note] = ()) -> Literal[False]:
        """Report why something is not so; gives False."""
        self.error(message, node, notes)
        return False

    def wrong_type(self, message: str, node: tree.Node, notes: Iterable[Note] = ()) -> CType:
        """Report what should have meant a type; gives what stands for that from then on."""
        self.error(message, node, notes)
        return ERROR

    def error_range(self, message: str, node: tree.Expr, notes: Iterable[Note] = ()) -> None:
        """Report an expression as a whole: caret at its first character, all of it underlined."""
        self.diags.error(
            message, node.start or node.location, length=extent(node), notes=[*notes, *self._who_asked()]
        )

    def error_at(self, message: str, location: Location, length: int = 1, notes: Iterable[Note] = ()) -> None:
        self.diags.error(message, location, length=length, notes=[*notes, *self._who_asked()])

    def warn(self, flag: str, message: str, node: tree.Node, notes: Iterable[Note] = ()) -> None:
        """Warn at the node's own place, except in the library and in unevaluated operands."""
        if not self.in_library and not self.unevaluated:
            self.diags.warning(flag, message, node.location, length=node.length, notes=notes)

    def warn_range(self, flag: str, message: str, node: tree.Expr, notes: Iterable[Note] = ()) -> None:
        if not self.in_library and not self.unevaluated:
            self.diags.warning(flag, message, node.start or node.location, length=extent(node), notes=notes)

    def may_access(self, t: ct.Record, access: str = "private", through: CType | None = None) -> bool:
        """Whether members of structure `t` with this access can be named here; protected ones of an object of
        class `through`.
        """
        return (
            bool(self.in_library)
            or self.hypothetical
            or may_access(self.function, self.scope, t, access, through)
        )

    def refuse(self, feature: str, node: tree.Node) -> None:
        """A feature of C++ or CUDA that is outside the language; of what nobody uses nothing is said."""
        if not self.hypothetical:
            self.error(f"{feature} not supported", node)


def scope_of(symbol: object) -> Scope | None:
    """The names inside a namespace or structure."""
    if isinstance(symbol, Namespace):
        scope: Scope = symbol.scope
        return scope
    if isinstance(symbol, TypeName) and isinstance(symbol.ctype, ct.Record | ct.Enum):
        return classes.scope_in(symbol.ctype.decl)
    return None


def extent(node: tree.Expr) -> int:
    """How many characters the expression takes on its first line, at least its own length."""
    start, end = node.start, node.end
    if start is None or end is None or start.line != end.line or start.file != end.file or start.expansion:
        return node.length
    return max(end.column - start.column, 1)


class Declared(Protocol):
    """What a note can point at."""

    @property
    def name(self) -> str | None: ...

    @property
    def location(self) -> Location | None: ...


def declared_here(symbol: Declared, text: str = "") -> Note:
    """The note that shows a declaration."""
    return Note(text or f"'{symbol.name}' declared here", symbol.location, len(symbol.name or ""))


def previous(symbol: Declared) -> Note:
    return Note("previous definition is here", symbol.location, len(symbol.name or ""))


def failed(node: tree.Expr) -> tree.Expr:
    """The expression, marked as reported."""
    copy = node.copied()
    copy.ctype, copy.lvalue = ERROR, False
    return copy


def is_error(*nodes: tree.Expr) -> bool:
    for node in nodes:  # noqa: SIM110 - called for every expression: a generator takes longer than the question
        if node.ctype is ERROR or node.ctype is None:
            return True
    return False


__all__ = [
    "ERROR",
    "Context",
    "Function",
    "HostName",
    "Overloads",
    "Scope",
    "Variable",
    "declared_here",
    "extent",
    "failed",
    "is_error",
    "previous",
]
