"""An expression with an error in it is treated as one of another type, so one mistake is reported again and
again.

Fails: public/one_error
Says: expected: no further error
"""


class Checker:
    # >>> gap 4: operations
    def unary(self, node):
        operand = self.value(node.operand)
        if operand not in (NUMBERS if node.op == "-" else (Type.BOOL,)):
            return self.report(node, ErrorKind.OPERAND, f"'{node.op}' of {operand}")
        return operand

    def binary(self, node):
        left, right = self.value(node.left), self.value(node.right)
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
