"""One scope for the whole kernel: what a block declares stays visible after it, and a name in an inner block
is taken for a second declaration.

Fails: public/scopes, hidden/else_scopes
Says: redeclared
"""


class Checker:
    # >>> gap 1: scopes
    def declare(self, name, type, node):
        if name in self.scopes[-1]:
            self.report(node, ErrorKind.REDECLARED, f"'{name}' is declared twice")
        self.scopes[-1][name] = type

    def lookup(self, name, node):
        if name in self.scopes[-1]:
            return self.scopes[-1][name]
        return self.report(node, ErrorKind.UNDECLARED, f"'{name}' is not declared")

    def block(self, statements):
        for statement in statements:
            self.statement(statement)

    # <<< gap 1
