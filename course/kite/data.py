"""Trees as JSON values and back, since they are sent between processes: a node is an object with its class's
name under "node".
"""

from __future__ import annotations

from typing import Any

from . import tree
from .tree import Type

_CLASSES: dict[str, Any] = {
    cls.__name__: cls
    for cls in (
        *(tree.KiteProgram, tree.Kernel, tree.Param, tree.Let, tree.Assign, tree.Store, tree.If, tree.While),
        *(tree.Return, tree.Int, tree.Float, tree.Bool, tree.Variable, tree.Element, tree.Unary),
        *(tree.Binary, tree.Call),
    )
}


def fields(node: Any) -> dict[str, Any]:
    """Return a node's fields by name, in order."""
    return {name: getattr(node, name) for name in type(node).__record_fields__}


def is_node(value: object) -> bool:
    """Return whether a value is a node of the tree."""
    return type(value) in _CLASSES.values()


def to_data(value: Any) -> Any:
    """Return a tree as JSON. TypeError for a value that is no part of a tree."""
    if is_node(value):
        return {"node": type(value).__name__, **{name: to_data(part) for name, part in fields(value).items()}}
    if isinstance(value, list | tuple):
        return [to_data(part) for part in value]
    if value is None or isinstance(value, str | int | float):
        return str(value) if isinstance(value, str) else value
    raise TypeError(f"a tree cannot hold {value!r}, of type {type(value).__name__}")


def from_data(data: Any) -> Any:
    """Return the tree that `to_data` wrote. ValueError or TypeError where the data is none."""
    if isinstance(data, list):
        return [from_data(part) for part in data]
    if not isinstance(data, dict):
        return data
    cls = _CLASSES.get(data.get("node", ""))
    if cls is None:
        raise ValueError(f"no kind of node: {data.get('node')!r}")
    parts = {name: from_data(part) for name, part in data.items() if name != "node"}
    if parts.get("type") is not None:
        parts["type"] = Type(parts["type"])
    return cls(**parts)
