"""`and` and `or` evaluate both sides: the element that the left side guards is loaded all the same.

Fails: public/guarded
Says: out-of-bounds
"""


class Lowering:
    # >>> gap 6: and, or
    def short_circuit(self, node):
        return self.at.binary(node.op, self.value(node.left), self.value(node.right))

    # <<< gap 6
