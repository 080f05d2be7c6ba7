"""Several modules made one, as a linker does: what is external in one is defined in another (PTX ISA,
"Linking Directives").

    .extern .func f;  .visible .entry k { call f; }   +   .visible .func f { … }   →   one module in which k calls f

What only its module sees keeps its name, or gets another one where two would clash. `.loc` is left out:
instructions know their places.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...support.diagnostics import CompileError, Diagnostic
from ...support.fast_dataclass import replace
from ..model import (
    Address,
    Bracket,
    Directive,
    Function,
    Group,
    Indexed,
    Instruction,
    LabelList,
    Loc,
    Module,
    Operand,
    Pair,
    Scope,
    Statement,
    Symbol,
    Variable,
    Vector,
)

Item = Variable | Function


def local_name(name: str, unit: int) -> str:
    """What the unit's own `name` is called where others have one of that name."""
    return f"{name}__unit{unit}"


def shared_name(name: str) -> tuple[str, int]:
    """What `local_name` made another name of, and the unit; -1 where it made none."""
    original, _, unit = name.rpartition("__unit")
    return (original, int(unit)) if original and unit.isdigit() else (name, -1)


def link(modules: Sequence[Module]) -> Module:
    """One module of several; it has the highest version and target of them. CompileError where two define the
    same name for all.
    """
    owners: dict[str, int] = {}
    for unit, module in enumerate(modules):
        for item in _definitions(module):
            if _is_shared(item):
                _claim(owners, modules, item, unit)
    taken = set(owners) | {item.name for module in modules for item in _declarations(module)}
    items: list[Item] = []
    others: list[Directive] = []
    for unit, module in enumerate(modules):
        own = [item.name for item in _definitions(module) if not _is_shared(item)]
        clashing = [name for name in own if name in taken]
        taken.update(own)
        names = {name: local_name(name, unit) for name in clashing}
        items += [
            _renamed_item(item, names)
            for item in _definitions(module)
            if not _is_shared(item) or owners[item.name] == unit
        ]
        others += [
            item
            for item in module.items
            if isinstance(item, Directive) and item.name not in ("file", "section")
        ]
    # What is used must have been declared: variables first, then functions that other units call.
    bodies = {item.name: item for item in items if isinstance(item, Function)}
    declared = [
        replace(bodies[item.name], body=None) if item.name in bodies else item
        for item in _first_declarations(modules)
        if isinstance(item, Function) or item.name not in owners
    ]
    order = sorted([*declared, *items], key=lambda item: isinstance(item, Function))
    newest = max(modules, key=lambda module: module.sm)
    return Module(
        max(module.version for module in modules),
        newest.target,
        modules[0].address_size,
        [*others, *order],
        filename=modules[0].filename,
    )


def _claim(owners: dict[str, int], modules: Sequence[Module], item: Item, unit: int) -> None:
    """The unit defines `item` for all; one of several weak ones is as good as another."""
    owner = owners.setdefault(item.name, unit)
    if owner == unit or item.linkage in ("weak", "common"):
        return
    before = next(
        other for other in _definitions(modules[owner]) if other.name == item.name and _is_shared(other)
    )
    if before.linkage not in ("weak", "common"):
        error = Diagnostic("error", f"multiple definition of '{item.name}'", item.location)
        raise CompileError([error, Diagnostic("note", "the first one is here", before.location)])
    owners[item.name] = unit


def _is_shared(item: Item) -> bool:
    """Whether other units mean it by its name. No unit means another's kernel, so two of one name may be one
    that each has for itself.
    """
    return bool(item.linkage) and not (isinstance(item, Function) and item.is_entry)


def _items(module: Module) -> list[Item]:
    return [item for item in module.items if isinstance(item, Variable | Function)]


def _is_definition(item: Item) -> bool:
    return item.linkage != "extern" and (isinstance(item, Variable) or item.body is not None)


def _definitions(module: Module) -> list[Item]:
    return [item for item in _items(module) if _is_definition(item)]


def _declarations(module: Module) -> list[Item]:
    return [item for item in _items(module) if not _is_definition(item)]


def _first_declarations(modules: Sequence[Module]) -> list[Item]:
    result: dict[str, Item] = {}
    for module in modules:
        for item in _declarations(module):
            result.setdefault(item.name, item)
    return list(result.values())


# -- other names for what a module has for itself


def _renamed_item(item: Item, names: Mapping[str, str]) -> Item:
    if isinstance(item, Variable):
        return replace(
            item, name=names.get(item.name, item.name), initializer=_initial(item.initializer, names)
        )
    own = {variable.name for variable in item.statements() if isinstance(variable, Variable)} | {
        p.name for p in (*item.params, *item.returns)
    }
    inner = {old: new for old, new in names.items() if old not in own}
    return replace(item, name=names.get(item.name, item.name), body=_statements(item.body or [], inner))


def _initial(value: object, names: Mapping[str, str]) -> tuple[object, ...] | None:
    if value is None:
        return None
    assert isinstance(value, tuple)
    return tuple(
        (
            _initial(each, names)
            if isinstance(each, tuple)
            else _operand(each, names)
            if isinstance(each, Symbol)
            else each
        )
        for each in value
    )


def _statements(statements: Sequence[Statement], names: Mapping[str, str]) -> list[Statement]:
    result: list[Statement] = []
    for statement in statements:
        if isinstance(statement, Loc):
            continue
        if not names:
            result.append(
                replace(statement, statements=_statements(statement.statements, names))
                if isinstance(statement, Scope)
                else statement
            )
        elif isinstance(statement, Instruction):
            result.append(
                replace(statement, operands=tuple(_operand(operand, names) for operand in statement.operands))
            )
        elif isinstance(statement, Scope):
            result.append(replace(statement, statements=_statements(statement.statements, names)))
        elif isinstance(statement, LabelList) and statement.kind == "calltargets":
            result.append(
                replace(statement, targets=tuple(names.get(target, target) for target in statement.targets))
            )
        elif isinstance(statement, Variable):
            result.append(replace(statement, initializer=_initial(statement.initializer, names)))
        else:
            result.append(statement)
    return result


def _operand(operand: Operand, names: Mapping[str, str]) -> Operand:
    match operand:
        case Symbol(name=name) if name in names and not operand.scope:
            return replace(operand, name=names[name])
        case Address(base=Symbol() as base):
            return replace(operand, base=_operand(base, names))
        case Indexed(base=base):
            return replace(operand, base=_operand(base, names))
        case Vector(elements=elements) | Bracket(elements=elements) | Group(elements=elements):
            return replace(operand, elements=tuple(_operand(element, names) for element in elements))
        case Pair(first=first, second=second):
            return replace(operand, first=_operand(first, names), second=_operand(second, names))
    return operand
