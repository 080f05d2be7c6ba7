"""Host variables in device code: their constant values may be used there, but they have no memory there.

CUDA C++ Programming Guide, "Const-qualified Variables". The uses that nvcc folds are accepted: a constant
that is read, an element or a member of one, an object that is copied whole, a call that is a constant
expression.
"""

from __future__ import annotations

from ...support.diagnostics import Diagnostics, Note
from ..syntax import tree
from ..types import constants
from ..types.expressions import root_variables
from ..types.symbols import FunctionSymbol, VariableSymbol
from ..types.typed_nodes import ConstructorCall


def is_foldable_read(node: tree.Expr, variable: VariableSymbol | None) -> bool:
    """Return whether an lvalue is `variable`, a host constant, or a part of it, with a value that
    nvcc folds.
    """
    if (
        variable is None
        or not variable.is_host
        or variable.is_dynamic
        or not variable.ctype.is_const
        or variable.ctype.is_volatile
    ):
        return False
    if constants.evaluate(node) is not None:
        return True
    # Of constants that are not `constexpr`, numbers and null pointers are folded, members of structures too.
    points = isinstance(variable.initial, constants.ConstantAddress) and variable.initial.base is not None
    return not points and not _has_element(node)


def is_constant_call(node: tree.Call | ConstructorCall) -> bool:
    """Return whether a call with host variables as arguments is a constant expression."""
    return any(_is_host(arg) for arg in node.args) and constants.evaluate(node) is not None


def _is_host(node: tree.Expr) -> bool:
    while isinstance(node, tree.ImplicitCast):
        node = node.operand
    if isinstance(node, tree.Unary) and node.op == "&":
        node = node.operand
    return any(variable.is_host for variable in root_variables(node))


def _has_element(node: tree.Expr) -> bool:
    while isinstance(node, tree.Member | tree.ImplicitCast):
        node = node.operand if isinstance(node, tree.ImplicitCast) else node.base
    return isinstance(node, tree.Index)


class HostVariables:
    """Reports the uses of host variables that require memory, each variable once per function."""

    def __init__(self, diags: Diagnostics) -> None:
        self.diags = diags
        self._reported: set[tuple[VariableSymbol, FunctionSymbol | VariableSymbol]] = set()

    def report_use(
        self, variable: VariableSymbol, user: FunctionSymbol | VariableSymbol, node: tree.Expr | None = None
    ) -> None:
        """Report a use of a host variable. `user` is the function that uses it, or the variable whose
        initialiser does.
        """
        if (variable, user) in self._reported:
            return
        self._reported.add((variable, user))
        where = (
            "device code"
            if isinstance(user, VariableSymbol)
            else "__global__ function"
            if user.is_kernel
            else "__device__ function"
        )
        at, length = (node.location, node.length) if node is not None else (user.location, len(user.name))
        kind = "constant" if variable.ctype.is_const else "variable"
        hint = (
            f"'{variable.name}' declared here; a '__constant__' or '__device__' variable would have memory in"
            " device code"
        )
        self.diags.error(
            f"reference to __host__ {kind} '{variable.name}' in {where}",
            at,
            length=length,
            notes=[Note(hint, variable.location, len(variable.name))],
        )
