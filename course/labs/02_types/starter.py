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
    def declare(self, name, type, node):
        raise NotImplementedError

    def lookup(self, name, node):
        raise NotImplementedError

    def block(self, statements):
        raise NotImplementedError

    # <<< gap 1

    # >>> gap 2: statements
    # Let declares its name with the type of the value, after the value has been checked. An assignment to an
    # array is ARRAY_VALUE. Where two types must be the same and are not, MISMATCH at the statement's line; a
    # condition that is no bool, CONDITION at the condition's line.
    def statement(self, node):
        raise NotImplementedError

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
    def element(self, array, index, node):
        raise NotImplementedError

    # <<< gap 3

    # >>> gap 4: operations
    # `-` of numbers, `not` of bools; + - * / and < <= > >= of two numbers, % of ints, == and != of all but
    # arrays, `and` and `or` of bools. Check both operands; ERROR if one is; MISMATCH if they differ; OPERAND
    # if there is no such operation of the type. Comparisons, `and`, `or` give bool.
    def unary(self, node):
        raise NotImplementedError

    def binary(self, node):
        raise NotImplementedError

    # <<< gap 4

    # >>> gap 5: calls
    # thread() is int; min and max take two ints or two floats and give the same; sqrt takes a float; int and
    # float take an int or a float. Check all arguments; then FUNCTION if there is no such function, ERROR if
    # an argument is, else ARGUMENTS if these do not fit.
    def call(self, node):
        raise NotImplementedError

    # <<< gap 5
