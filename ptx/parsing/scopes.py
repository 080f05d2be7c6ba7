"""Renaming of labels in nested scopes, so that they are unique in their function.

A label belongs to the scope that defines it (inline assembly relies on it), but everything after the
parser needs unique labels. A label that several scopes of a function define keeps its name in
the outermost one; in scope n it becomes `name$n`.
"""

from __future__ import annotations

from ..model import Function, Instruction, LabelDef, LabelList, LabelOperand, Prototype, Scope, Statement


def uniquify_labels(fn: Function) -> None:
    """Rename labels of `fn` that are defined in more than one scope, and their uses."""
    defined: set[str] = set()
    repeated: set[str] = set()
    for statement in fn.statements():
        if isinstance(statement, (LabelDef, LabelList, Prototype)):
            (repeated if statement.name in defined else defined).add(statement.name)
    if repeated:
        _rename(fn.body or [], {}, repeated, set())


def _rename(
    statements: list[Statement], outer: dict[str, str], repeated: set[str], used: set[str], number: int = 0
) -> None:
    names = dict(outer)
    renamed: dict[str, str] = {}
    for statement in statements:
        if isinstance(statement, (LabelDef, LabelList, Prototype)) and statement.name in repeated:
            name = statement.name
            if name not in renamed:  # the verifier reports two in one scope
                renamed[name] = f"{name}${number}" if name in used else name
                used.add(name)
            statement.name = renamed[name]
    names |= renamed
    for statement in statements:
        if isinstance(statement, Scope):
            _rename(statement.statements, names, repeated, used, statement.number)
        elif isinstance(statement, LabelList):
            statement.targets = tuple(names.get(name, name) for name in statement.targets)
        elif isinstance(statement, Instruction) and any(
            isinstance(o, LabelOperand) for o in statement.operands
        ):
            statement.operands = tuple(
                LabelOperand(names.get(o.name, o.name)) if isinstance(o, LabelOperand) else o
                for o in statement.operands
            )
