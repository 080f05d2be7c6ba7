"""Initial display format of four-byte words of memory: the declared type of the array that contains them."""

from __future__ import annotations

import re
from typing import Any

from ..driver.api import ObjectCode

_OF_IR = {"float": "float", "i32": "signed"}
_OF_NUMPY = {"<f4": "float", "<i4": "signed", "<u4": "unsigned"}
HEX = "hex"
"""The format of values of all other types."""


def describe(obj: ObjectCode, recording: dict[str, Any]) -> None:
    """Add the formats to a recording: `sharedForms`, a list of [offset, form] of the block's shared
    variables, and the `form` of each area of `memory`.
    """
    compilation = obj._compilation
    variables = compilation.module.globals if compilation.kind != "ptx" else {}
    recording["sharedForms"] = [
        [offset, _of_ir(str(variables[name].value_type)) if name in variables else HEX]
        for offset, name in recording["sharedNames"]
    ]
    signature = obj.kernels[recording["kernel"]].signature
    params = (
        {
            param.name: _OF_NUMPY.get(str(param.dtype), HEX)
            for param in signature.params
            if param.kind == "pointer"
        }
        if signature is not None
        else {}
    )
    for area in recording["memory"]:
        area["form"] = next(
            (form for name, form in params.items() if re.search(rf"\b{re.escape(name)}\b", area["name"])), HEX
        )


def _of_ir(text: str) -> str:
    """Return the format for a type of the IR: `[16 x [16 x float]]` is floats."""
    element = re.fullmatch(r"(?:\[\d+ x )*(\w+)\]*", text)
    return _OF_IR.get(element[1], HEX) if element is not None else HEX
