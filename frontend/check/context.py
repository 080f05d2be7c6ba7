"""The state of the check of one translation unit, and the dispatch on nodes.

`Context.expr`, `.stmt`, `.resolve` and `.declare` call the handler of a node's class (see `dispatch`).

Invariants: an expression that was reported has type `ERROR`, and expressions that contain it are not
reported. The checker changes only nodes that it made, never the syntax.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

from ...support.diagnostics import Diagnostic, Diagnostics, Note
from ..syntax import tree
from ..text.options import FrontendOptions
from ..types import classes
from ..types import ctype as ct
from ..types.access import may_access
from ..types.ctype import CType
from ..types.symbols import FunctionSymbol, Namespace, Scope, TypeName, VariableSymbol
from .dispatch import HANDLERS
from .function_state import FunctionState
from .reporting import ERROR, Reporter, declared_here
from .state import InstantiationState, LookupContext, ScopedState, ScopeStack, UnitState

S = TypeVar("S", bound=Scope)


class DeviceLibrary(Protocol):
    """The device library, as the checker uses it."""

    variables: list[VariableSymbol]

    def function(self, file: str, name: str) -> FunctionSymbol:
        """Return a function of a library file."""


class Context(ScopedState):
    """One translation unit that is being checked.

    * `options`: the compilation's options. `library`: loads functions of the device library by name (see
      `library.Library`); lowering uses it too.
    * `unit`, `scopes`, `instantiation`, `report`: the parts of the state.
    * `body`: the state of the function whose body is being checked.
    * `access_checks`: access checks that are deferred until the declared entity is known ([class.access] p6);
      None if they are made at once.
    """

    def __init__(
        self, options: FrontendOptions, diags: Diagnostics, library: DeviceLibrary, library_name: str = ""
    ) -> None:
        self.options, self.library = options, library
        self.unit = UnitState(library_name)
        self.scopes = ScopeStack()
        self.instantiation = InstantiationState()
        self.report = Reporter(diags, self.instantiation, is_library=bool(library_name))
        self.body = FunctionState(None)
        self.access_checks: list[Callable[[], None]] | None = None

    # -- dispatch

    def expr(self, node: tree.Expr) -> tree.Expr:
        """Check an expression; the result has `ctype` and `lvalue`."""
        checked: tree.Expr = HANDLERS[type(node)](self, node.copied())
        return checked

    def unevaluated_expr(self, node: tree.Expr) -> tree.Expr:
        """Check an unevaluated operand ([expr.context])."""
        with self.instantiation.override(unevaluated_depth=self.instantiation.unevaluated_depth + 1):
            return self.expr(node)

    def stmt(self, node: tree.Stmt) -> tree.Stmt:
        """Check a statement."""
        checked: tree.Stmt = HANDLERS[type(node)](self, node.copied())
        return checked

    def declare(self, node: tree.Decl) -> tree.Decl:
        """Check a declaration in the innermost scope; the result has symbols and checked initialisers."""
        copy = node.copied()
        return HANDLERS[type(node)](self, copy) or copy

    def resolve(self, node: tree.TypeSyntax) -> CType:
        """Return the type that type syntax denotes; `ERROR` after reporting.

        Within one scope, the same syntax defines a type only once and is reported only once.
        """
        scope = self.scopes.current
        known = scope.resolved.get(node)
        if known is not None:
            result: CType = known.ctype
            return result
        defines = isinstance(node, tree.RecordType | tree.EnumType)
        typed = node.copied() if defines else node
        t: CType = HANDLERS[type(node)](self, typed)
        if defines or (t is ERROR and not self.instantiation.sfinae_depth):
            scope.resolved[node] = typed if defines else node.copied()
            scope.resolved[node].ctype = t
        return t

    def typed(self, node: tree.TypeSyntax) -> tree.TypeSyntax:
        """Return type syntax with its `ctype`, as in the checked tree."""
        t = self.resolve(node)
        result = self.scopes.current.resolved.get(node)
        if result is None:
            result = node.copied()
            result.ctype = t
        return result

    # -- functions

    @property
    def function(self) -> FunctionSymbol | None:
        """The function whose body is being checked."""
        return self.body.function

    def require(self, fn: FunctionSymbol) -> None:
        """Record that a function is called or launched. The body of an instance is checked and lowered only
        then.
        """
        fn.used = True
        if self.instantiation.unevaluated_depth or self.instantiation.sfinae_depth:
            return
        if fn.pending.body_check is not None:
            self.unit.deferred.add(fn.pending.body_check)
            fn.pending.body_check = None
            self.unit.add_function(fn)

    def may_call(self, fn: FunctionSymbol, node: tree.Node) -> bool:
        """Check that the current function may call a function: device code cannot call host functions.
        Reports an error at `node`, in `__host__ __device__` code a warning.
        """
        caller = self.function
        if fn.is_device or caller is None or not caller.is_device or self.instantiation.unevaluated_depth:
            return True
        if caller.declaration.is_host:
            self.report.warn(
                "host-call",
                f"reference to __host__ function '{fn.name}' in __host__ __device__ function",
                node,
                [declared_here(fn)],
            )
            return True
        where = "__global__" if caller.is_kernel else "__device__"
        return self.report.reject(
            f"reference to __host__ function '{fn.name}' in {where} function", node, [declared_here(fn)]
        )

    def may_access(
        self, t: ct.Record, access: tree.Access = "private", object_class: CType | None = None
    ) -> bool:
        """Return whether members of class `t` with this access are accessible here. `object_class` is that of
        the object, for protected members.
        """
        return (
            bool(self.unit.library_name)
            or self.instantiation.is_uninstantiated
            or may_access(self.function, self.scopes.current, t, access, object_class)
        )

    def finish(self) -> None:
        """Run the checks that wait for the end of the translation unit."""
        for check, is_collected in self.unit.deferred.drain():
            if is_collected:
                with self.collect_errors():
                    check()
            else:
                check()

    # -- state for the duration of a block

    @contextmanager
    def push_scope(self, kind: Callable[..., S], *args: object) -> Iterator[S]:
        """Enter a new innermost scope of a kind."""
        scope = kind(self.scopes.current, *args)
        with self.scopes.enter(scope):
            yield scope

    @contextmanager
    def enter_scope(
        self, scope: Scope, path: tuple[str, ...], function: FunctionSymbol | None = None
    ) -> Iterator[None]:
        """Check in another scope with a fresh function state, of `function` if given. The current
        complete-class, unevaluated and access contexts are left.
        """
        with (
            self.scopes.override(current=scope, path=path, complete_class=None),
            self.instantiation.override(unevaluated_depth=0),
            self.override(body=FunctionState(function), access_checks=None),
        ):
            yield

    @contextmanager
    def enter_function(self, function: FunctionSymbol | None) -> Iterator[FunctionState]:
        """Check in the same scope with a fresh function state, of `function` or of no function."""
        body = FunctionState(function)
        with self.override(body=body):
            yield body

    @contextmanager
    def defer_access_checks(self) -> Iterator[list[Callable[[], None]]]:
        """Add access checks to the list instead of making them."""
        checks: list[Callable[[], None]] = []
        with self.override(access_checks=checks):
            yield checks

    def lookup_context(self) -> LookupContext:
        """Save the lookup context for a deferred check of a body or default value."""
        return LookupContext(
            self.scopes.current,
            self.scopes.path,
            tuple(self.instantiation.backtrace),
            self.scopes.lookup_point(),
        )

    @contextmanager
    def restore(self, saved: LookupContext) -> Iterator[None]:
        """Check in a saved lookup context."""
        with (
            self.instantiation_context(*saved.backtrace),
            self.enter_scope(saved.scope, saved.path),
            self.scopes.limit_lookup(saved.point()),
        ):
            yield

    @contextmanager
    def sfinae_context(self) -> Iterator[Diagnostics]:
        """Enter a SFINAE context ([temp.deduct] p8). Its diagnostics are collected separately, and the
        function's state is restored after it.
        """
        diags, depth = Diagnostics(), self.instantiation.sfinae_depth
        with (
            self.report.override(diags=diags),
            self.instantiation.override(sfinae_depth=depth + 1),
            self.override(body=self.body.copy()),
        ):
            yield diags

    @contextmanager
    def uninstantiated_context(self) -> Iterator[Diagnostics]:
        """Enter a SFINAE context with unknown template parameters. Numbers given to names inside are reused
        after it.
        """
        with (
            self.instantiation.override(is_uninstantiated=True),
            self.unit.uncounted(),
            self.sfinae_context() as diags,
        ):
            yield diags

    @contextmanager
    def instantiation_context(self, *backtrace: Note) -> Iterator[None]:
        """Leave all SFINAE contexts for the instantiation of a template. An error in it is an error of the
        unit, even if a SFINAE context requires it ([temp.deduct] p8). `backtrace` are the notes on what
        requires it.
        """
        with (
            self.report.override(diags=self.report.unit_diags),
            self.instantiation.override(
                sfinae_depth=0,
                pattern_depth=0,
                unevaluated_depth=0,
                is_uninstantiated=False,
                backtrace=list(backtrace),
            ),
        ):
            yield

    @contextmanager
    def collect_errors(self) -> Iterator[list[Diagnostic]]:
        """Check a library's declaration that device code may never need. Its errors, and those of its
        deferred checks, are added to the list.
        """
        with self.unit.deferred.collecting(), self.report.collect() as errors:
            yield errors


def scope_of(symbol: object) -> Scope | None:
    """Return the scope of a namespace or class, None for other symbols."""
    if isinstance(symbol, Namespace):
        scope: Scope = symbol.scope
        return scope
    if isinstance(symbol, TypeName) and isinstance(symbol.ctype, ct.Record | ct.Enum):
        return classes.scope_in(symbol.ctype.decl)
    return None
