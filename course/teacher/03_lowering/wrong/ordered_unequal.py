"""`!=` of floats is `one`, ordered and not equal, so a NaN is not different from itself.

Fails: hidden/nan
Says: expected: 1
"""


class Lowering:
    # >>> gap 5: operations
    def unary(self, node):
        operand = self.value(node.operand)
        if node.op == "not":
            return self.at.binary("xor", operand, const_int(ty.I1, 1))
        if node.type == Type.FLOAT:
            return self.at.fneg(operand)
        return self.at.binary("sub", const_int(ty.I32, 0), operand)

    def binary(self, node):
        left, right = self.value(node.left), self.value(node.right)
        if node.op in COMPARISONS:
            signed, ordered = COMPARISONS[node.op]
            return (
                self.at.fcmp(ordered.replace("une", "one"), left, right)
                if node.left.type == Type.FLOAT
                else self.at.icmp(signed, left, right)
            )
        int_op, float_op = ARITHMETIC[node.op]
        return self.at.binary(float_op if node.type == Type.FLOAT else int_op, left, right)

    # <<< gap 5
