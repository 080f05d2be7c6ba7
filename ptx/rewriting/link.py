"""Linker: several modules become one, and externals of one are resolved by definitions of another.

    .extern .func f;  .visible .entry k { call f; }   +   .visible .func f { … }   →   one module: k calls f

A name with internal linkage stays as it is, or is renamed where two would clash. `.loc` directives are
dropped: instructions have their locations. Source: PTX ISA, "Linking Directives".
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
    Indexed,
    Instruction,
    LabelList,
    Loc,
    Module,
    Operand,
    OperandList,
    Pair,
    Scope,
    Statement,
    SymbolAddress,
    Variable,
    Vector,
)

Item = Variable | Function


def local_name(name: str, unit: int) -> str:
    """Return the new name of the unit's own `name` where others have one of that name."""
    return f"{name}__unit{unit}"


def shared_name(name: str) -> tuple[str, int]:
    """Return the name and unit that `local_name` was given; (`name`, -1) for any other name."""
    original, _, unit = name.rpartition("__unit")
    return (original, int(unit)) if original and unit.isdigit() else (name, -1)


def link(modules: Sequence[Module]) -> Module:
    """Return one module of several, with their highest version and target.

    CompileError where two define the same external name.
    """
    owners: dict[str, int] = {}
    # Each unit launches its own kernels, but for those that device code of another launches.
    declared_kernels = {
        item.name
        for module in modules
        for item in _declarations(module)
        if isinstance(item, Function) and item.is_entry and item.linkage == "extern"
    }

    def is_shared(item: Item) -> bool:
        """Return whether the item has external linkage."""
        is_kernel = isinstance(item, Function) and item.is_entry
        return bool(item.linkage) and (not is_kernel or item.name in declared_kernels)

    for unit, module in enumerate(modules):
        for item in _definitions(module):
            if is_shared(item):
                _claim(owners, modules, item, unit)
    used_names = set(owners) | {item.name for module in modules for item in _declarations(module)}
    items: list[Item] = []
    directives: list[Directive] = []
    for unit, module in enumerate(modules):
        internal = [item.name for item in _definitions(module) if not is_shared(item)]
        clashing = [name for name in internal if name in used_names]
        used_names.update(internal)
        names = {name: local_name(name, unit) for name in clashing}
        items += [
            _rename_item(item, names)
            for item in _definitions(module)
            if not is_shared(item) or owners[item.name] == unit
        ]
        directives += [
            item
            for item in module.items
            if isinstance(item, Directive) and item.name not in ("file", "section")
        ]
    # Declarations precede uses: variables first, then functions that other units call.
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
        [*directives, *order],
        filename=modules[0].filename,
    )


def _claim(owners: dict[str, int], modules: Sequence[Module], item: Item, unit: int) -> None:
    """Record that the unit defines `item` for all units; any one of several weak definitions will do."""
    owner = owners.setdefault(item.name, unit)
    if owner == unit or item.linkage in ("weak", "common"):
        return
    previous = next(other for other in _definitions(modules[owner]) if other.name == item.name)
    if previous.linkage not in ("weak", "common"):
        error = Diagnostic("error", f"multiple definition of '{item.name}'", item.location)
        raise CompileError([error, Diagnostic("note", "the first one is here", previous.location)])
    owners[item.name] = unit


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


# -- renaming of internal names


def _rename_item(item: Item, names: Mapping[str, str]) -> Item:
    if isinstance(item, Variable):
        return replace(
            item, name=names.get(item.name, item.name), initializer=_initial(item.initializer, names)
        )
    local_names = {variable.name for variable in item.statements() if isinstance(variable, Variable)} | {
        p.name for p in (*item.params, *item.returns)
    }
    inner = {old: new for old, new in names.items() if old not in local_names}
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
            if isinstance(each, SymbolAddress)
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
        case SymbolAddress(name=name) if name in names and not operand.scope:
            return replace(operand, name=names[name])
        case Address(base=SymbolAddress() as base):
            return replace(operand, base=_operand(base, names))
        case Indexed(base=base):
            return replace(operand, base=_operand(base, names))
        case Vector(elements=elements) | Bracket(elements=elements) | OperandList(elements=elements):
            return replace(operand, elements=tuple(_operand(element, names) for element in elements))
        case Pair(first=first, second=second):
            return replace(operand, first=_operand(first, names), second=_operand(second, names))
    return operand
