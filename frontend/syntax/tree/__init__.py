"""The syntax tree: the output of the parser, and, with types, that of the checker and the input of the
lowering.

Every node has `location`, where a message puts its caret: the operator of a binary operation, the name of a
declaration, the first token of everything else. `length` is the number of characters that the caret line
underlines. Fields declared with `attribute()` are not arguments of the constructor; the parser or the checker
sets them.

The checker never writes to the parser's nodes: it sets `ctype`, `lvalue`, … of copies, with checked nodes
below. So the same syntax can be checked any number of times, in different scopes; a node whose `ctype` is
None is unchecked.

Invariants:

* declarations are flat: `int a, *b;` gives two `VarDecl`; linkage blocks (`extern "C" {}`) only set
  `has_c_linkage`;
* parentheses are no nodes, but a `parenthesized` flag of the expression;
* no expression is deeper than `MAX_DEPTH` and no statement nests deeper than `MAX_NESTING`, so recursion over
  the tree is safe under the recursion limit that `compile_unit` sets.

Reading order: `node` (the base of all nodes), `names` (names as written), `type_syntax`, `expressions`,
`declarations`, `statements`, `dump` (`-ast-dump`).
"""

from __future__ import annotations

from collections.abc import Iterator

from .declarations import *  # noqa: F403
from .expressions import *  # noqa: F403
from .names import Name as Name
from .names import Part as Part
from .node import Decl as Decl
from .node import Expr as Expr
from .node import Node as Node
from .node import NodeType as NodeType
from .node import Stmt as Stmt
from .node import TypeSyntax as TypeSyntax
from .node import attribute as attribute
from .statements import *  # noqa: F403
from .statements import Case, Default, Label, Labeled, Switch
from .type_syntax import *  # noqa: F403

MAX_DEPTH = 1024
"""The maximum depth of an expression, a declarator or an `else if` chain (`a + b + c + …` has one level per
operator).
"""
MAX_NESTING = 256
"""The maximum nesting of brackets of all kinds (clang's `-fbracket-depth`)."""


def switch_labels(body: Node) -> Iterator[Case | Default]:
    """Yield the case and default labels of the switch around `body`, in order of the text; iterative."""
    stack = [body]
    while stack:
        node = stack.pop()
        if isinstance(node, Labeled):
            yield from (label for label in node.labels if not isinstance(label, Label))
        if not isinstance(node, Switch):
            stack += reversed([child for child in node.children() if isinstance(child, Stmt)])


def walk_syntax(root: Node) -> Iterator[Node]:
    """Yield a node and all syntax below it, including names and their template arguments, each once."""
    pending, seen = [root], set[int]()
    while pending:
        node = pending.pop()
        if id(node) not in seen:
            seen.add(id(node))
            yield node
            pending += node.all_nodes()


def walk(node: Node) -> Iterator[Node]:
    """Yield the node and everything below it, in order; iterative."""
    stack = [node]
    while stack:
        node = stack.pop()
        yield node
        if not node.is_leaf:
            stack.extend(reversed(node.children()))
