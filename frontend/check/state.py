"""The state of a check outside of function bodies: scopes, template instantiation, the translation unit.

A part of the state that holds for a block of the checker's code alone is set by a `with` statement (see
`ScopedState.override`) and restored after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager

from ...support.diagnostics import Diagnostic, Note
from ...support.fast_dataclass import record
from ..syntax import tree
from ..types.symbols import FunctionSymbol, Scope, Symbol, Template, TypeName, VariableSymbol

Check = Callable[[], object]
"""A deferred check; its result is not used."""


class ScopedState:
    """State of which some attributes have other values for the duration of a block."""

    @contextmanager
    def override(self, **values: object) -> Iterator[None]:
        """Set these attributes for the duration of the block."""
        attributes = vars(self)
        before = {name: attributes[name] for name in values}
        attributes.update(values)
        try:
            yield
        finally:
            attributes.update(before)


class ClassCompleteContext:
    """The complete-class context of the outermost class around ([class.mem.general] p7): names in bodies of
    its functions are looked up as at its end. `end` is the time of the scopes' clock there, None before it.
    """

    __slots__ = ("end",)

    def __init__(self) -> None:
        self.end: int | None = None


@record
class LookupContext:
    """The lookup context of a deferred check: scope, names around it, instantiation backtrace, point of
    declaration.
    """

    scope: Scope
    path: tuple[str, ...]
    backtrace: tuple[Note, ...]
    point: Callable[[], int | None]


class ScopeStack(ScopedState):
    """The scope in which names are declared and looked up.

    * `file`: the file scope. `current`: the innermost scope; the ones around it are its parents.
    * `path`: the names of the namespaces and classes around, for mangling.
    * `limit`: the time of the last declaration at namespace scope that lookup finds ([temp.nondep]); None
      where it finds all.
    * `complete_class`: that of the outermost class that is being defined.
    """

    def __init__(self) -> None:
        self.file = self.current = Scope("file", None)
        self.path: tuple[str, ...] = ()
        self.limit: int | None = None
        self.complete_class: ClassCompleteContext | None = None

    @property
    def point(self) -> int:
        """The point of declaration here: the time of the last declaration that lookup finds."""
        return self.file.clock.now if self.limit is None else self.limit

    @contextmanager
    def push(self, kind: str, function: FunctionSymbol | None = None) -> Iterator[Scope]:
        """Enter a new innermost scope, for a function's parameters with the function."""
        scope = Scope(kind, self.current)
        scope.function = function
        with self.override(current=scope):
            yield scope

    def enter(self, scope: Scope) -> AbstractContextManager[None]:
        """Enter a scope that is inside the innermost one."""
        return self.override(current=scope)

    def limit_lookup(self, point: int | None) -> AbstractContextManager[None]:
        """Hide names at namespace scope that are declared after a point ([temp.nondep])."""
        return self.override(limit=point)

    @contextmanager
    def class_definition(self) -> Iterator[None]:
        """Enter the definition of a class, which ends the complete-class context if no class is around."""
        outermost = ClassCompleteContext() if self.complete_class is None else None
        self.complete_class = outermost or self.complete_class
        try:
            yield
        finally:
            if outermost is not None:
                outermost.end, self.complete_class = self.current.clock.now, None

    def lookup_point(self) -> Callable[[], int | None]:
        """Return a function that gives the point up to which a check that is deferred here finds names: the
        end of the outermost class around.
        """
        limit, complete_class, now = self.limit, self.complete_class, self.point

        def point() -> int | None:
            return limit if limit is not None else complete_class.end if complete_class is not None else now

        return point


class InstantiationState(ScopedState):
    """The instantiation and the context in which expressions are checked.

    * `backtrace`: the notes that say what requested the current instantiation, innermost first.
    * `sfinae_depth`: the number of SFINAE contexts around ([temp.deduct] p8).
    * `pattern_depth`: the number of templates around that are checked as patterns, with parameters that
      stand for themselves.
    * `unevaluated_depth`: the number of unevaluated operands around.
    * `is_uninstantiated`: whether the body of a template is checked of whose parameters nothing is known: a
      value of the error type may be anything then.
    """

    def __init__(self) -> None:
        self.backtrace: list[Note] = []
        self.sfinae_depth = self.pattern_depth = self.unevaluated_depth = 0
        self.is_uninstantiated = False

    def requested_by(self, *notes: Note) -> AbstractContextManager[None]:
        """Add notes that say what requested an instance to the backtrace."""
        return self.override(backtrace=[*notes, *(n for n in self.backtrace if n not in notes)])


class DeferredChecks:
    """The checks that wait for the end of the translation unit, in order."""

    def __init__(self) -> None:
        self._queue: list[Check] = []
        self._collected: set[Check] = set()
        """Those whose errors are collected and not reported: they belong to a library's declaration that
        device code may never need.
        """

    def __contains__(self, check: object) -> bool:
        return check in self._queue

    def add(self, check: Check) -> None:
        self._queue.append(check)

    @contextmanager
    def collecting(self) -> Iterator[None]:
        """Mark the checks that are added in the block: their errors are collected, too."""
        before = len(self._queue)
        yield
        self._collected.update(self._queue[before:])

    def run_now(self, check: Check | None) -> None:
        """Run a check at once, if it is one that waits."""
        if check is not None and check in self._queue:
            self._queue.remove(check)
            check()

    def drain(self) -> Iterable[tuple[Check, bool]]:
        """Take the checks from the queue, those included that are added meanwhile; with each whether its
        errors are to be collected.
        """
        while self._queue:
            check = self._queue.pop(0)
            yield check, check in self._collected


class UnitState(ScopedState):
    """The translation unit that is being checked.

    * `library_name`: the stem of the file of the device library that is being checked; '' for a program.
    * `functions`, `variables`: everything with static storage or code, in order of declaration; the
      lowering's work list.
    * `externs`: the entities that a declaration in a block names as `extern`, by symbol.
    * `friend_classes`: classes and class templates that only friend declarations have declared; lookup does
      not find them yet.
    * `template_parameters`: the canonical template template parameters, by their shape.
    * `nondependent_callees`: the names of functions that templates call with no dependent argument
      ([temp.nondep]).
    * `unreadable_launches`: launches in host code whose template arguments cannot be read.
    * `uninstantiated_errors`: the errors in bodies of templates, reported where there is no instance.
    * `suggestions`: the number of unknown names for which a similar one was looked for.
    """

    def __init__(self, library_name: str) -> None:
        self.library_name = library_name
        self.functions: list[FunctionSymbol] = []
        self.variables: list[VariableSymbol] = []
        self.externs: dict[str, Symbol] = {}
        self.friend_classes: dict[tuple[Scope, str], TypeName | Template] = {}
        self.template_parameters: dict[tuple[object, ...], Template] = {}
        self.nondependent_callees: set[tree.Name] = set()
        self.unreadable_launches: list[tree.LaunchedInstance] = []
        self.uninstantiated_errors: list[tuple[Template, list[Diagnostic]]] = []
        self.suggestions = 0
        self.deferred = DeferredChecks()
        self._counts: dict[tuple[str, ...], int] = {}

    def count(self, *key: str) -> int:
        """Return the number of earlier calls with this key, such as a function's and a variable's name."""
        number = self._counts.get(key, 0)
        self._counts[key] = number + 1
        return number

    def uncounted(self) -> AbstractContextManager[None]:
        """Forget the calls of `count` in the block after it."""
        return self.override(_counts=dict(self._counts))

    @property
    def is_library(self) -> bool:
        """True if a file of the device library is being checked."""
        return bool(self.library_name)

    def add_function(self, fn: FunctionSymbol) -> None:
        """Add a function to the lowering's work list, unless it is there."""
        if fn not in self.functions:
            self.functions.append(fn)
