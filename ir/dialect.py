"""The parts of LLVM's IR text that are accepted beside the opcode table: attributes, metadata, linkages.

The subset is closed: what is in none of these tables is rejected by name. Parts that LLVM allows to be
dropped without a change of meaning (most attributes, all metadata but debug locations and `invariant.load`)
are dropped where a table here says so.

Not part of the text: `Module.signatures`, source names that are not in the debug info, macro expansions of
locations, and the absence of `convergent` (every function is convergent: the printer says so on each, and the
parser assumes it).
"""

from __future__ import annotations

from typing import Literal

from .core import Linkage

INT_WIDTHS = (1, 8, 16, 32, 64)
"""Widths of integer types. `legalize` rewrites others when a text is read."""

MAX_INT_WIDTH = 1024
"""The widest integer that a text may have."""

REFUSED_TYPES = frozenset(["x86_fp80", "fp128", "ppc_fp128", "x86_amx", "token", "metadata", "target"])
"""LLVM's types that have no meaning here."""

GRID_CONSTANT = "nvvm.grid_constant"
"""The attribute of a kernel's `byval` parameter that all threads have at one address."""
PARAM_ATTRS: dict[str, Literal["flag", "string", "int", "type", "drop"]] = {
    "noalias": "flag",
    "readonly": "flag",
    "writeonly": "flag",
    "readnone": "flag",
    "nonnull": "flag",
    "noundef": "flag",
    "zeroext": "flag",
    "signext": "flag",
    "align": "int",
    "dereferenceable": "int",
    "byval": "type",
    GRID_CONSTANT: "string",
    "nocapture": "drop",
    "captures": "drop",
    "range": "drop",
    "nofree": "drop",
    "returned": "drop",
    "inreg": "drop",
    "immarg": "drop",
    "initializes": "drop",
    "dereferenceable_or_null": "drop",
    "nofpclass": "drop",
    "dead_on_unwind": "drop",
    "writable": "drop",
}
"""Attributes of parameters, arguments and results: how they are written, or that they are dropped."""

FN_ATTRS_KEPT = (
    "mustprogress",
    "alwaysinline",
    "noinline",
    "inlinehint",
    "noreturn",
    "cold",
    "hot",
    "optnone",
    "optsize",
    "minsize",
)
"""Enum attributes of functions that stay in `Function.attrs`, in the order they are printed."""

FN_ATTRS_DROPPED = frozenset(
    "convergent nounwind norecurse nofree nosync willreturn memory nocallback speculatable"
    " nocreateundeforpoison readnone readonly writeonly argmemonly inaccessiblememonly"
    " inaccessiblemem_or_argmemonly uwtable ssp sspstrong sspreq nomerge noprofile null_pointer_is_valid"
    " nobuiltin builtin allocsize allockind nodivergencesource returns_twice noduplicate".split()
)
"""Enum attributes that only inform LLVM's optimiser or have no meaning on a GPU."""

STRING_ATTRS_KEPT = ("nvvm.", "denormal-fp-math", "separate-locals", "ptx.")
"""String attributes with these prefixes stay; others are dropped."""

LINKAGES: dict[str, Linkage] = {
    "": "",
    "internal": "internal",
    "private": "internal",
    "external": "external",
    "weak": "weak",
    "weak_odr": "weak",
    "linkonce": "weak",
    "linkonce_odr": "weak",
    "extern_weak": "external",
    "common": "weak",
}
"""LLVM's linkage → ours ('' is an external definition)."""

IGNORED_WORDS = frozenset(
    "dso_local dso_preemptable default protected hidden unnamed_addr local_unnamed_addr"
    " externally_initialized ccc fastcc ptx_device".split()
)
"""Words before a global's or function's type that change nothing here."""

IGNORED_CALLS = (
    "llvm.dbg.",
    "llvm.lifetime.",
    "llvm.assume",
    "llvm.experimental.noalias.scope.decl",
    "llvm.invariant.start",
    "llvm.donothing",
)
"""Calls of intrinsics with these prefixes are dropped: they only inform the optimiser."""
