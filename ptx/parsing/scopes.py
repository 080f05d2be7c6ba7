"""Labels of nested scopes, made unique in their function.

A label belongs to the scope that defines it (inline assembly relies on it), but everything after the
parser wants one name per place. A name that several scopes of a function define keeps its spelling in
the outermost one; in scope n it becomes `name$n`.
"""

from __future__ import annotations

from ..model import Function, Instruction, Label, LabelDef, LabelList, Prototype, Scope, Statement


def separate_labels(fn: Function) -> None:
    """Rename labels of `fn` that are defined in more than one scope, with their uses."""
    seen: set[str] = set()
    repeated: set[str] = set()
    for statement in fn.statements():
        if isinstance(statement, (LabelDef, LabelList, Prototype)):
            (repeated if statement.name in seen else seen).add(statement.name)
    if repeated:
        _rename(fn.body or [], {}, repeated, set())


def _rename(
    statements: list[Statement], outer: dict[str, str], repeated: set[str], taken: set[str], number: int = 0
) -> None:
    names = dict(outer)
    here: dict[str, str] = {}
    for statement in statements:
        if isinstance(statement, (LabelDef, LabelList, Prototype)) and statement.name in repeated:
            name = statement.name
            if name not in here:  # twice in one scope is the verifier's to report
                here[name] = f"{name}${number}" if name in taken else name
                taken.add(name)
            statement.name = here[name]
    names |= here
    for statement in statements:
        if isinstance(statement, Scope):
            _rename(statement.statements, names, repeated, taken, statement.number)
        elif isinstance(statement, LabelList):
            statement.targets = tuple(names.get(name, name) for name in statement.targets)
        elif isinstance(statement, Instruction) and any(isinstance(o, Label) for o in statement.operands):
            statement.operands = tuple(
                Label(names.get(o.name, o.name)) if isinstance(o, Label) else o for o in statement.operands
            )
