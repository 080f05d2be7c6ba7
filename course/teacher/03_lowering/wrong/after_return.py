"""The code after a `return` is put into the same block, which then has two terminators.

Fails: hidden/returns, public/collatz
Says: The compiler rejects
"""


class Lowering:
    # >>> gap 3: control flow
    def if_(self, node):
        then, otherwise, end = (self.function.add_block(name) for name in ("then", "else", "endif"))
        self.at.cond_br(self.value(node.condition), then, otherwise)
        for block, statements in ((then, node.then), (otherwise, node.otherwise)):
            self.at.at_end(block)
            self.block(statements)
            self.at.br(end)
        self.at.at_end(end)

    def while_(self, node):
        head, body, end = (
            self.function.add_block(name) for name in ("while.cond", "while.body", "while.end")
        )
        self.at.br(head)
        self.at.at_end(head)
        self.at.cond_br(self.value(node.condition), body, end)
        self.at.at_end(body)
        self.block(node.body)
        self.at.br(head)
        self.at.at_end(end)

    def return_(self):
        self.at.ret()

    # <<< gap 3
