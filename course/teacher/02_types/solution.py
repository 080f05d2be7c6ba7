"""Lab 2: types of Kite programs, and their errors. Write the lines between `# >>> gap` and `# <<< gap`; leave
the fences and the rest as they are.
"""

from minicc.course.kite import tree
from minicc.course.kite.errors import ErrorKind, KiteError
from minicc.course.kite.tree import Type

NUMBERS = (Type.INT, Type.FLOAT)
COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")


def check(program):
    """Write the type of every expression into the tree. Return the errors, in the order of the program."""
    errors = []
    names = set()
    for kernel in program.kernels:
        checker = Checker(errors)
        if kernel.name in names:
            checker.report(kernel, ErrorKind.REDECLARED, f"a second kernel '{kernel.name}'")
        names.add(kernel.name)
        for param in kernel.params:
            checker.declare(param.name, param.type, param)
        for statement in kernel.body:
            checker.statement(statement)
    return errors


class Checker:
    """Checks a kernel."""

    def __init__(self, errors):
        self.errors = errors
        self.scopes = [{}]

    def report(self, node, kind, message):
        """Report an error at a node's line. Return Type.ERROR, the type of an erroneous expression."""
        self.errors.append(KiteError(node.line, kind, message))
        return Type.ERROR

    # >>> gap 1: scopes
    # `self.scopes` is a list of dictionaries from names to types, the innermost block's last. `declare`
    # reports REDECLARED if the innermost has the name already, and adds it; `lookup` searches from the
    # innermost scope outwards and reports UNDECLARED; `block` checks the statements of a block in a scope of
    # its own.
    # starter: def declare(self, name, type, node):
    # starter:     raise NotImplementedError
    # starter:
    # starter: def lookup(self, name, node):
    # starter:     raise NotImplementedError
    # starter:
    # starter: def block(self, statements):
    # starter:     raise NotImplementedError
    def declare(self, name, type, node):
        if name in self.scopes[-1]:
            self.report(node, ErrorKind.REDECLARED, f"'{name}' is declared twice")
        self.scopes[-1][name] = type

    def lookup(self, name, node):
        for scope in reversed(self.scopes):
            if name in scope:
                return scope[name]
        return self.report(node, ErrorKind.UNDECLARED, f"'{name}' is not declared")

    def block(self, statements):
        self.scopes.append({})
        for statement in statements:
            self.statement(statement)
        self.scopes.pop()

    # <<< gap 1

    # >>> gap 2: statements
    # Let declares its name with the type of the value, after the value has been checked. An assignment to an
    # array is ARRAY_VALUE. Where two types must be the same and are not, MISMATCH at the statement's line; a
    # condition that is no bool, CONDITION at the condition's line.
    # starter: def statement(self, node):
    # starter:     raise NotImplementedError
    def statement(self, node):
        match node:
            case tree.Let():
                self.declare(node.name, self.value(node.value), node)
            case tree.Assign():
                target = self.lookup(node.name, node)
                if target.element is not None:
                    target = self.report(node, ErrorKind.ARRAY_VALUE, f"'{node.name}' is an array")
                self.store(node, target, self.value(node.value))
            case tree.Store():
                self.store(node, self.element(node.array, node.index, node), self.value(node.value))
            case tree.If():
                self.condition(node.condition)
                self.block(node.then)
                self.block(node.otherwise)
            case tree.While():
                self.condition(node.condition)
                self.block(node.body)

    def store(self, node, target, value):
        if Type.ERROR not in (target, value) and target != value:
            self.report(node, ErrorKind.MISMATCH, f"{value} where {target} is wanted")

    def condition(self, node):
        if self.value(node) not in (Type.BOOL, Type.ERROR):
            self.report(node, ErrorKind.CONDITION, "a condition must be bool")

    # <<< gap 2

    def value(self, node):
        """Return the type of an expression and write it into the node; an array is reported as
        ARRAY_VALUE.
        """
        node.type = self.type_of(node)
        if node.type.element is not None:
            node.type = self.report(node, ErrorKind.ARRAY_VALUE, "an array is used as a value")
        return node.type

    def type_of(self, node):
        match node:
            case tree.Int():
                return Type.INT
            case tree.Float():
                return Type.FLOAT
            case tree.Bool():
                return Type.BOOL
            case tree.Variable():
                return self.lookup(node.name, node)
            case tree.Element():
                return self.element(node.array, node.index, node)
            case tree.Unary():
                return self.unary(node)
            case tree.Binary():
                return self.binary(node)
            case tree.Call():
                return self.call(node)

    # >>> gap 3: elements
    # The type of `array[index]`: look up the array, then check the index. ERROR if either is; NOT_AN_ARRAY,
    # else INDEX if the index is no int.
    # starter: def element(self, array, index, node):
    # starter:     raise NotImplementedError
    def element(self, array, index, node):
        type, index_type = self.lookup(array, node), self.value(index)
        if Type.ERROR in (type, index_type):
            return Type.ERROR
        if type.element is None:
            return self.report(node, ErrorKind.NOT_AN_ARRAY, f"'{array}' is no array")
        if index_type != Type.INT:
            return self.report(node, ErrorKind.INDEX, "an index must be int")
        return type.element

    # <<< gap 3

    # >>> gap 4: operations
    # `-` of numbers, `not` of bools; + - * / and < <= > >= of two numbers, % of ints, == and != of all but
    # arrays, `and` and `or` of bools. Check both operands; ERROR if one is; MISMATCH if they differ; OPERAND
    # if there is no such operation of the type. Comparisons, `and`, `or` give bool.
    # starter: def unary(self, node):
    # starter:     raise NotImplementedError
    # starter:
    # starter: def binary(self, node):
    # starter:     raise NotImplementedError
    def unary(self, node):
        operand = self.value(node.operand)
        if operand != Type.ERROR and operand not in (NUMBERS if node.op == "-" else (Type.BOOL,)):
            return self.report(node, ErrorKind.OPERAND, f"'{node.op}' of {operand}")
        return operand

    def binary(self, node):
        left, right = self.value(node.left), self.value(node.right)
        if Type.ERROR in (left, right):
            return Type.ERROR
        if left != right:
            return self.report(node, ErrorKind.MISMATCH, f"'{node.op}' of {left} and {right}")
        allowed = {
            "%": (Type.INT,),
            "and": (Type.BOOL,),
            "or": (Type.BOOL,),
            "==": (*NUMBERS, Type.BOOL),
            "!=": (*NUMBERS, Type.BOOL),
        }
        if left not in allowed.get(node.op, NUMBERS):
            return self.report(node, ErrorKind.OPERAND, f"'{node.op}' of {left}")
        return Type.BOOL if node.op in (*COMPARISONS, "and", "or") else left

    # <<< gap 4

    # >>> gap 5: calls
    # thread() is int; min and max take two ints or two floats and give the same; sqrt takes a float; int and
    # float take an int or a float. Check all arguments; then FUNCTION if there is no such function, ERROR if
    # an argument is, else ARGUMENTS if these do not fit.
    # starter: def call(self, node):
    # starter:     raise NotImplementedError
    def call(self, node):
        arguments = [self.value(argument) for argument in node.arguments]
        if node.function not in ("thread", "min", "max", "sqrt", "int", "float"):
            return self.report(node, ErrorKind.FUNCTION, f"there is no '{node.function}'")
        if Type.ERROR in arguments:
            return Type.ERROR
        match node.function, arguments:
            case "thread", []:
                return Type.INT
            case "min" | "max", [left, right] if left == right and left in NUMBERS:
                return left
            case "sqrt", [Type.FLOAT]:
                return Type.FLOAT
            case "int" | "float", [Type.INT | Type.FLOAT]:
                return Type(node.function)
        return self.report(node, ErrorKind.ARGUMENTS, f"{node.function} does not take this")

    # <<< gap 5
