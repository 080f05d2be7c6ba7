"""The definition of Kite's types: the valid programs, and the type of every expression.

Invariant: an expression with a reported error has the type ERROR, and what contains it reports nothing for
it.
"""

from __future__ import annotations

from . import tree
from .errors import ErrorKind, KiteError
from .tree import Type

NUMBERS = (Type.INT, Type.FLOAT)
_OPERANDS = {
    **dict.fromkeys(("+", "-", "*", "/", "<", "<=", ">", ">="), NUMBERS),
    "%": (Type.INT,),
    **dict.fromkeys(("==", "!="), (*NUMBERS, Type.BOOL)),
    **dict.fromkeys(("and", "or"), (Type.BOOL,)),
}
_UNARY = {"-": NUMBERS, "not": (Type.BOOL,)}
_BOOL = ("<", "<=", ">", ">=", "==", "!=", "and", "or")
FUNCTIONS: dict[str, dict[tuple[Type, ...], Type]] = {
    "thread": {(): Type.INT},
    "min": {(kind, kind): kind for kind in NUMBERS},
    "max": {(kind, kind): kind for kind in NUMBERS},
    "sqrt": {(Type.FLOAT,): Type.FLOAT},
    "int": {(kind,): Type.INT for kind in NUMBERS},
    "float": {(kind,): Type.FLOAT for kind in NUMBERS},
}
"""Function → types of the arguments → type of the result."""


def check(program: tree.KiteProgram) -> list[KiteError]:
    """Set the type of every expression. Return the errors, in the order of the program."""
    errors: list[KiteError] = []
    names: set[str] = set()
    for kernel in program.kernels:
        checker = _KiteChecker(errors)
        if kernel.name in names:
            checker.report(kernel.line, ErrorKind.REDECLARED, f"there is a kernel '{kernel.name}' already")
        names.add(kernel.name)
        for param in kernel.params:
            checker.declare(param.name, param.type, param.line)
        for stmt in kernel.body:
            checker.statement(stmt)
    return errors


class _KiteChecker:
    def __init__(self, errors: list[KiteError]) -> None:
        self.errors = errors
        self.scopes: list[dict[str, Type]] = [{}]

    def report(self, line: int, kind: ErrorKind, message: str) -> Type:
        """Record an error. Return the error type."""
        self.errors.append(KiteError(line, kind, message))
        return Type.ERROR

    def declare(self, name: str, type: Type, line: int) -> None:
        """Declare a variable in the innermost block."""
        if name in self.scopes[-1]:
            self.report(line, ErrorKind.REDECLARED, f"'{name}' is declared in this block already")
        self.scopes[-1][name] = type

    def lookup(self, name: str, line: int) -> Type:
        """Return the type of a name. Reports an undeclared one."""
        for scope in reversed(self.scopes):
            if name in scope:
                return scope[name]
        return self.report(line, ErrorKind.UNDECLARED, f"nothing is called '{name}'")

    def block(self, body: list[tree.Stmt]) -> None:
        """Check a block in a scope of its own."""
        self.scopes.append({})
        for stmt in body:
            self.statement(stmt)
        self.scopes.pop()

    def statement(self, stmt: tree.Stmt) -> None:
        """Check a statement."""
        match stmt:
            case tree.Let():
                self.declare(stmt.name, self.value(stmt.value), stmt.line)
            case tree.Assign():
                target = self.lookup(stmt.name, stmt.line)
                if target.element:
                    target = self.report(
                        stmt.line, ErrorKind.ARRAY_VALUE, f"the array '{stmt.name}' cannot be assigned to"
                    )
                self.check_assignment(target, self.value(stmt.value), stmt.line)
            case tree.Store():
                self.check_assignment(
                    self.element(stmt.array, stmt.index, stmt.line), self.value(stmt.value), stmt.line
                )
            case tree.If():
                self.condition(stmt.condition)
                self.block(stmt.then)
                self.block(stmt.otherwise)
            case tree.While():
                self.condition(stmt.condition)
                self.block(stmt.body)

    def check_assignment(self, target: Type, value: Type, line: int) -> None:
        """Check that a value may be assigned to a type."""
        if Type.ERROR not in (target, value) and target != value:
            self.report(line, ErrorKind.MISMATCH, f"{value} cannot be stored where {target} is")

    def condition(self, expr: tree.Expr) -> None:
        """Check a condition, which must be a bool."""
        result = self.value(expr)
        if result not in (Type.BOOL, Type.ERROR):
            self.report(expr.line, ErrorKind.CONDITION, f"a condition is bool, and this is {result}")

    def element(self, array: str, index: tree.Expr, line: int) -> Type:
        """Return the type of `array[index]`."""
        result = self.lookup(array, line)
        index_type = self.value(index)
        if result is Type.ERROR or index_type is Type.ERROR:
            return Type.ERROR
        if result.element is None:
            return self.report(line, ErrorKind.NOT_AN_ARRAY, f"'{array}' is {result}, no array")
        if index_type is not Type.INT:
            return self.report(line, ErrorKind.INDEX, f"an index is int, and this is {index_type}")
        return result.element

    def value(self, expr: tree.Expr) -> Type:
        """Return the type of an expression that must not be an array."""
        result = self.expression(expr)
        if result.element:
            expr.type = self.report(expr.line, ErrorKind.ARRAY_VALUE, "a whole array is no value")
        return expr.type or result

    def expression(self, expr: tree.Expr) -> Type:
        """Check an expression and store its type."""
        expr.type = self.type_of(expr)
        return expr.type

    def type_of(self, expr: tree.Expr) -> Type:
        """Return the type of an expression."""
        match expr:
            case tree.Int():
                return Type.INT
            case tree.Float():
                return Type.FLOAT
            case tree.Bool():
                return Type.BOOL
            case tree.Variable():
                return self.lookup(expr.name, expr.line)
            case tree.Element():
                return self.element(expr.array, expr.index, expr.line)
            case tree.Unary():
                operand = self.value(expr.operand)
                if operand in (Type.ERROR, *_UNARY[expr.op]):
                    return operand
                return self.report(expr.line, ErrorKind.OPERAND, f"there is no '{expr.op}' of {operand}")
            case tree.Binary():
                left, right = self.value(expr.left), self.value(expr.right)
                if Type.ERROR in (left, right):
                    return Type.ERROR
                if left != right:
                    return self.report(
                        expr.line,
                        ErrorKind.MISMATCH,
                        f"'{expr.op}' of {left} and {right}: both must be the same",
                    )
                if left not in _OPERANDS[expr.op]:
                    return self.report(expr.line, ErrorKind.OPERAND, f"there is no '{expr.op}' of {left}")
                return Type.BOOL if expr.op in _BOOL else left
        types = tuple(self.value(argument) for argument in expr.arguments)
        if expr.function not in FUNCTIONS:
            return self.report(expr.line, ErrorKind.FUNCTION, f"there is no function '{expr.function}'")
        if Type.ERROR in types:
            return Type.ERROR
        result = FUNCTIONS[expr.function].get(types)
        if result is None:
            return self.report(
                expr.line, ErrorKind.ARGUMENTS, f"{expr.function}({', '.join(types)}) is not possible"
            )
        return result
