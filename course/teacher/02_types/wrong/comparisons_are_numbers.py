"""A comparison is given the type of its operands instead of bool.

Fails: public/saxpy, public/collatz, hidden/nested
Says: condition
"""


class Checker:
    # >>> gap 4: operations
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
        return left

    # <<< gap 4
