"""Words of the IR and of PTX for the same things. Code generation reads these tables forwards, and the
translation of PTX reads them backwards.
"""

from __future__ import annotations

from ..ir import irtypes as ty
from ..ir.core import Linkage
from ..ptx.model import LinkingDirective

FCMP = {
    "oeq": "eq", "ogt": "gt", "oge": "ge", "olt": "lt", "ole": "le", "one": "ne", "ord": "num",
    "ueq": "equ", "ugt": "gtu", "uge": "geu", "ult": "ltu", "ule": "leu", "une": "neu", "uno": "nan",
}  # fmt: skip
"""LLVM's fcmp predicates in PTX; 'false' and 'true' are constants."""

REGISTER_TYPES = {"b": "pred", "h": "b16", "r": "b32", "l": "b64", "q": "b128", "f": "f32", "d": "f64"}
"""The register that a constraint letter of inline assembly asks for."""

REFERENCES = {"texture": "texref", "surface": "surfref"}
"""The opaque types of what the host binds."""

LIMITS = {
    "nvvm.maxntid": "maxntid",
    "nvvm.reqntid": "reqntid",
    "nvvm.minctasm": "minnctapersm",
    "nvvm.maxnreg": "maxnreg",
    "nvvm.cluster_dim": "reqnctapercluster",
    "nvvm.maxclusterrank": "maxclusterrank",
    "nvvm.blocksareclusters": "blocksareclusters",
    "ptx.explicitcluster": "explicitcluster",
    "ptx.abi_preserve": "abi_preserve",
    "ptx.abi_preserve_control": "abi_preserve_control",
}
"""Function attributes that are PTX performance directives."""

PARAMETERS = "ptx.parameters"
"""The function attribute with the declarations of a kernel's parameters in PTX, if they are given."""

LINKAGES: dict[Linkage, LinkingDirective] = {
    "internal": "",
    "": "visible",
    "external": "extern",
    "weak": "weak",
}
"""The linking directives of variables."""

SPACES = {name.replace("generic", ""): number for number, name in ty.SPACE_NAMES.items()}
"""The IR's number of each state space; '' is the generic one."""
