"""An unknown function is reported before its arguments are checked, so errors in them are lost, and their
types are never written.

Fails: public/calls, hidden/arguments
Says: found:    None
"""


class Checker:
    # >>> gap 5: calls
    def call(self, node):
        if node.function not in ("thread", "min", "max", "sqrt", "int", "float"):
            return self.report(node, ErrorKind.FUNCTION, f"there is no '{node.function}'")
        arguments = [self.value(argument) for argument in node.arguments]
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
