"""The condition of a while is computed in front of the loop, once, so the loop is never left.

Fails: public/loop, public/collatz
Says: does not end when it runs
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
        condition = self.value(node.condition)
        self.at.br(head)
        self.at.at_end(head)
        self.at.cond_br(condition, body, end)
        self.at.at_end(body)
        self.block(node.body)
        self.at.br(head)
        self.at.at_end(end)

    def return_(self):
        self.at.ret()
        self.at.at_end(self.function.add_block("unreachable"))

    # <<< gap 3
