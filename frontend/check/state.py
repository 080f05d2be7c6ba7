"""The state of a check outside of function bodies: scopes, template instantiation, the translation unit.

State that applies to a block of the checker's code is set by a `with` statement (see `ScopedState.override`)
and restored after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager

from ...support.diagnostics import Diagnostic, Note
from ...support.fast_dataclass import record
from ..syntax import tree
from ..types.symbols import (
    DeclarationContext,
    FunctionSymbol,
    NamespaceScope,
    Scope,
    Symbol,
    Template,
    TypeName,
    VariableSymbol,
)

Check = Callable[[], object]
"""A deferred check; its result is not used."""


class ScopedState:
    """State whose attributes can be overridden for the duration of a block."""

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
    """The complete-class context of the outermost enclosing class ([class.mem.general] p7): function bodies
    see all members. `end` is the clock of the scopes at the end of the class, None before it.
    """

    __slots__ = ("end",)

    def __init__(self) -> None:
        self.end: int | None = None


@record
class LookupContext:
    """The lookup context of a deferred check: scope, enclosing names, instantiation backtrace, point of
    declaration.
    """

    scope: Scope
    path: tuple[str, ...]
    backtrace: tuple[Note, ...]
    point: Callable[[], int | None]


class ScopeStack(ScopedState):
    """The scope in which names are declared and looked up.

    * `file`: the file scope. `current`: the innermost scope; enclosing ones are its parents.
    * `path`: the names of the enclosing namespaces and classes, for mangling.
    * `limit`: the clock of the last declaration at namespace scope that lookup finds ([temp.nondep]); None
      for all.
    * `complete_class`: the context of the outermost class that is being defined.
    """

    def __init__(self) -> None:
        self.file = NamespaceScope(None)
        self.current: Scope = self.file
        self.path: tuple[str, ...] = ()
        self.limit: int | None = None
        self.complete_class: ClassCompleteContext | None = None

    @property
    def point(self) -> int:
        """Return the current point of declaration: the clock of the last declaration that lookup finds."""
        return self.file.clock.now if self.limit is None else self.limit

    def context(self, scope: Scope | None = None, path: tuple[str, ...] | None = None) -> DeclarationContext:
        """Return the context of a declaration here, or in another scope or path."""
        return DeclarationContext(
            self.current if scope is None else scope, self.path if path is None else path, self.point
        )

    def enter(self, scope: Scope) -> AbstractContextManager[None]:
        """Enter a scope that is nested in the innermost one."""
        return self.override(current=scope)

    def limit_lookup(self, point: int | None) -> AbstractContextManager[None]:
        """Hide names at namespace scope that are declared after a point ([temp.nondep])."""
        return self.override(limit=point)

    @contextmanager
    def class_definition(self) -> Iterator[None]:
        """Enter the definition of a class. At the end of an outermost class its complete-class context
        ends.
        """
        outermost = ClassCompleteContext() if self.complete_class is None else None
        self.complete_class = outermost or self.complete_class
        try:
            yield
        finally:
            if outermost is not None:
                outermost.end, self.complete_class = self.current.clock.now, None

    def lookup_point(self) -> Callable[[], int | None]:
        """Return a function for the lookup point of a check that is deferred here: the end of the outermost
        enclosing class.
        """
        limit, complete_class, now = self.limit, self.complete_class, self.point

        def point() -> int | None:
            return limit if limit is not None else complete_class.end if complete_class is not None else now

        return point


class InstantiationState(ScopedState):
    """The instantiation and the context in which expressions are checked.

    * `backtrace`: the notes on what required the current instantiation, innermost first.
    * `sfinae_depth`: the number of enclosing SFINAE contexts ([temp.deduct] p8).
    * `pattern_depth`: the number of enclosing templates that are checked as patterns, with their own
      parameters.
    * `unevaluated_depth`: the number of enclosing unevaluated operands.
    * `is_uninstantiated`: whether the body of a template is checked with unknown parameters. Values of the
      error type are then dependent.
    """

    def __init__(self) -> None:
        self.backtrace: list[Note] = []
        self.sfinae_depth = self.pattern_depth = self.unevaluated_depth = 0
        self.is_uninstantiated = False

    def requested_by(self, *notes: Note) -> AbstractContextManager[None]:
        """Add notes to the backtrace on what required an instance."""
        return self.override(backtrace=[*notes, *(n for n in self.backtrace if n not in notes)])


class DeferredChecks:
    """The checks that are deferred to the end of the translation unit, in order."""

    def __init__(self) -> None:
        self._queue: list[Check] = []
        self._collected: set[Check] = set()
        """The checks whose errors are collected and not reported, because device code may never need the
        declaration.
        """
        self.is_at_end = False
        """True once the translation unit has ended, so that nothing that a check waits for can follow."""

    def __contains__(self, check: object) -> bool:
        return check in self._queue

    def add(self, check: Check) -> None:
        """Add a check."""
        self._queue.append(check)

    @contextmanager
    def collecting(self) -> Iterator[None]:
        """Mark the checks that are added in the block, so that their errors are collected, too."""
        before = len(self._queue)
        yield
        self._collected.update(self._queue[before:])

    def run_now(self, check: Check | None) -> None:
        """Run a check now, if it is deferred."""
        if check is not None and check in self._queue:
            self._queue.remove(check)
            check()

    def drain(self) -> Iterable[tuple[Check, bool]]:
        """Yield and remove the checks, including those added meanwhile. Each comes with whether its errors
        are collected.
        """
        self.is_at_end = True
        while self._queue:
            check = self._queue.pop(0)
            yield check, check in self._collected


class UnitState(ScopedState):
    """The translation unit that is being checked.

    * `library_name`: the stem of the file of the device library that is being checked; '' for a program.
    * `functions`, `variables`: functions and variables with static storage, in order of declaration; the
      lowering's work list.
    * `externs`: the entities that a declaration in a block names as `extern`, by symbol.
    * `friend_classes`: classes and class templates that only friend declarations declare, so that lookup does
      not find them.
    * `template_parameters`: the canonical template template parameters, by their shape.
    * `nondependent_callees`: the names of functions that templates call without dependent arguments
      ([temp.nondep]).
    * `unreadable_launches`: launches in host code whose template arguments cannot be read.
    * `uninstantiated_errors`: the errors in bodies of templates, reported if there is no instance.
    * `suggestions`: the number of unknown names for which a similar one was searched.
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
        """Undo the calls of `count` in the block after it."""
        return self.override(_counts=dict(self._counts))

    @property
    def is_library(self) -> bool:
        """Return whether a file of the device library is being checked."""
        return bool(self.library_name)

    def add_function(self, fn: FunctionSymbol) -> None:
        """Add a function to the lowering's work list, unless it is there."""
        if fn not in self.functions:
            self.functions.append(fn)
