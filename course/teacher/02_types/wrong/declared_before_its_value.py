"""A let declares its name before the value is checked, so `let a = a + 1` finds itself.

Fails: hidden/own_value
Says: undeclared
"""


class Checker:
    # >>> gap 2: statements
    def statement(self, node):
        match node:
            case tree.Let():
                self.declare(node.name, Type.ERROR, node)
                self.scopes[-1][node.name] = self.value(node.value)
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
