"""What a declaration must satisfy (rules 22 to 25 of the verifier; PTX ISA 5.1 to 5.5, 7.1, 11.4 to 11.6).

Modules of PTX 1.x follow the 1.1 document, which has none of these rules but that on linkage.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..support.diagnostics import Location
from .banks import BANK_BYTES, EXTERNAL_ONLY, is_whole, of_banks
from .checks import OperandChecks, dotted
from .model import Directive, Function, Prototype, RegisterDecl, Symbol, Variable
from .ptxtypes import TYPES, VECTOR_SIZES

_CLUSTER = ((7, 8), 90)
_NO_GATE = ((1, 0), 0)
LIMIT_GATES: dict[str, tuple[tuple[int, int], int]] = {
    "maxnreg": ((1, 3), 0), "maxntid": ((1, 3), 0), "reqntid": ((2, 1), 0), "minnctapersm": ((2, 0), 0),
    "noreturn": ((6, 4), 30), "explicitcluster": _CLUSTER, "reqnctapercluster": _CLUSTER, "maxclusterrank": _CLUSTER,
    "blocksareclusters": ((9, 0), 90), "abi_preserve": ((9, 0), 80), "abi_preserve_control": ((9, 0), 80),
}
"""From which PTX version and target a directive of a function exists (11.4)."""
LINKAGE_GATES = {"weak": (3, 1), "common": (5, 0)}
"""From which PTX version a linkage exists (11.6)."""
OF_FUNCTIONS = frozenset({"noreturn", "abi_preserve", "abi_preserve_control"})
"""Directives of `.func`; all others are those of `.entry`."""
POSITIVE = frozenset({"maxnreg", "maxntid", "reqntid", "minnctapersm", "maxnctapersm"})
CONFLICTS = (("maxntid", "reqntid"), ("reqnctapercluster", "maxclusterrank"))
NEEDS = {"blocksareclusters": ("reqntid", "reqnctapercluster")}
TYPE_GATES = {"b128": ((8, 3), 70), "f16x2": ((1, 0), 53)}
PRAGMA_GATES = {"used_bytes_mask": (8, 3), "enable_smem_spilling": (9, 0), "frequency": (9, 0)}
"""From which PTX version a string of `.pragma` means something (11.4); others are ignored."""
PARAMETER_BYTES = {False: 4352, True: 32764}
"""Of a kernel: before and from PTX 8.1 and sm_70 on."""
CONSTANT_BYTES = 1 << 16
LARGEST_ALIGNMENT = 128
"""Of a parameter, in bytes (5.1.6)."""
LARGEST_COUNT = (1 << 32) - 1


def check_module(verifier: OperandChecks) -> None:
    """The declarations at module level, and those of functions' headers."""
    _check_sizes(verifier)
    _check_banks(verifier)
    for item in verifier.module.items:
        if isinstance(item, Directive) and item.name == "pragma":
            check_pragma(verifier, item)
    if verifier.module.version < (6, 3):
        for item in verifier.module.items:
            if isinstance(item, Directive) and item.name == "alias":
                verifier.report(2, f"'.alias' requires PTX version 6.3, the module has {dotted(verifier.module.version)}", item.location)
                return
    _check_late(verifier)
    if verifier.module.version < (2, 0):
        return
    for item in verifier.module.items:
        if isinstance(item, Variable):
            _check_global(verifier, item)
        elif isinstance(item, Function):
            _check_header(verifier, item)
        elif item.name == "alias":
            _check_alias(verifier, item)


def check_pragma(verifier: OperandChecks, pragma: Directive) -> None:
    """A string that a later version brought is not there before it."""
    since = PRAGMA_GATES.get(pragma.text.strip('"').partition(" ")[0], (1, 0))
    if since > verifier.module.version:
        verifier.report(23, f"'.pragma {pragma.text}' requires PTX version {dotted(since)}, the module has {dotted(verifier.module.version)}",
                        pragma.location, len(".pragma"))


def check_prototype(verifier: OperandChecks, prototype: Prototype) -> None:
    """Directives of a prototype exist in the module's version."""
    for name in prototype.limits:
        since, _ = LIMIT_GATES.get(name, _NO_GATE)
        if since > verifier.module.version:
            verifier.report(23, f"'.{name}' requires PTX version {dotted(since)}, the module has {dotted(verifier.module.version)}",
                            prototype.location, len(prototype.name))


def _check_late(verifier: OperandChecks) -> None:
    """Linkage, and in a module of PTX 1.x every directive, is of a version that the module has."""
    def late(item: Function | Variable, what: str, since: tuple[int, int]) -> None:
        verifier.report(23, f"'.{what}' requires PTX version {dotted(since)}, the module has {dotted(verifier.module.version)}",
                        item.location, len(item.name))

    version = verifier.module.version
    for item in verifier.module.items:
        if isinstance(item, (Function, Variable)) and item.linkage in LINKAGE_GATES and version < LINKAGE_GATES[item.linkage]:
            late(item, item.linkage, LINKAGE_GATES[item.linkage])
        if isinstance(item, Function) and version < (2, 0):
            for name in item.limits:
                if LIMIT_GATES.get(name, _NO_GATE)[0] > (2, 0):
                    late(item, name, LIMIT_GATES[name][0])
        elif isinstance(item, Variable) and item.attributes and version < (2, 0):
            late(item, "attribute", (4, 0))


def _check_sizes(verifier: OperandChecks) -> None:
    """What kernels take and what constants fill is bounded (CUDA's limits, as ptxas has them)."""
    module = verifier.module
    large = module.version >= (8, 1) and verifier.sm >= 70
    end = 0
    for item in module.items:
        if isinstance(item, Function) and item.is_entry:
            taken = 0
            for param in item.params:
                taken = _end(taken, param)
            most = PARAMETER_BYTES[large]
            if taken > most:
                hint = "" if large else f" ({PARAMETER_BYTES[True]} from PTX 8.1 and sm_70 on)"
                verifier.report(17, f"kernel '{item.name}' takes {taken} bytes of parameters; at most {most} are possible{hint}",
                                item.location, len(item.name))
        elif isinstance(item, Variable) and item.space == "const" and item.linkage != "extern" and item.binding is None:
            end = _end(end, item)
            if end > CONSTANT_BYTES:
                verifier.report(22, f"'{item.name}' makes {end} bytes of constants; at most {CONSTANT_BYTES} are possible", item.location,
                                len(item.name))
                return


def _check_banks(verifier: OperandChecks) -> None:
    """What the constant banks after the first hold (`banks`); each has as much room as the first."""
    ends: dict[int, int] = {}
    for item in of_banks(item for item in verifier.module.items if isinstance(item, Variable)):
        bank = item.binding or 0
        if not is_whole(item):
            if verifier.module.version >= EXTERNAL_ONLY:
                verifier.report(22, f"constant bank {bank} holds external arrays without a size only, '{item.name}' is none", item.location,
                                len(item.name))
            ends[bank] = _end(ends.get(bank, 0), item)
            if ends[bank] > BANK_BYTES:
                verifier.report(22, f"'{item.name}' makes {ends[bank]} bytes in constant bank {bank}; at most {BANK_BYTES} are possible",
                                item.location, len(item.name))


def _end(start: int, variable: Variable) -> int:
    """Where `variable` ends if it is placed at the next place for it after `start`."""
    size = TYPES[variable.type].bytes * VECTOR_SIZES.get(variable.vector, 1)
    align = max(variable.align, size, 1)
    for dimension in variable.shape:
        size *= dimension or 0
    return -(-start // align) * align + size


def check_local(verifier: OperandChecks, item: Variable | RegisterDecl) -> None:
    """A variable or registers in a function's body."""
    if verifier.module.version < (2, 0):
        return
    if isinstance(item, Variable):
        if item.shape and not all(item.shape) and item.initializer is None and item.space == "param":
            verifier.report(22, f"array '{item.name}' needs a size", item.location, len(item.name))
        else:
            _check_variable(verifier, item)
        return
    name = item.names[0][0]
    if item.type == "pred" and item.vector:
        verifier.report(22, "there are no vectors of predicates", item.location)
    elif TYPES[item.type].kind == "opaque":
        verifier.report(22, f"'.{item.type}' cannot be the type of a register", item.location)
    elif item.vector not in ("", "v2", "v4"):
        verifier.report(22, f"a vector register has 2 or 4 elements, not '.{item.vector}'", item.location)
    elif TYPES[item.type].bits * VECTOR_SIZES.get(item.vector, 1) > 128:
        verifier.report(22, f"a vector register has at most 128 bits, not '.{item.vector} .{item.type}'", item.location)
    else:
        _check_type(verifier, item.type, item.location, name)


def _check_type(verifier: OperandChecks, type_: str, location: Location, name: str) -> None:
    (version, sm) = TYPE_GATES.get(type_, _NO_GATE)
    if version > verifier.module.version:
        verifier.report(2, f"type '.{type_}' of '{name}' requires PTX version {dotted(version)}, the module has "
                           f"{dotted(verifier.module.version)}", location, len(name))
    elif sm > verifier.sm:
        verifier.report(3, f"type '.{type_}' of '{name}' requires target sm_{sm} or higher, the module has "
                           f"{verifier.module.target[0]}", location, len(name))


def _check_global(verifier: OperandChecks, variable: Variable) -> None:
    def wrong(message: str) -> None:
        verifier.report(22, message, variable.location, len(variable.name))

    if variable.space == "param":
        wrong(f"parameter '{variable.name}' must be declared with a function")
    elif variable.space == "local" and verifier.module.version >= (3, 0):
        wrong(f"'.local' variable '{variable.name}' must be declared in a function")
    elif variable.space in ("tex", "surf"):
        wrong(f"'.{variable.space}' is of PTX 1.x only; declare '.global .{variable.space}ref {variable.name}'")
    elif variable.linkage == "common" and variable.space != "global":
        wrong(f"a '.common' variable must be in '.global' space, '{variable.name}' is in '.{variable.space}'")
    elif variable.linkage == "extern" and variable.initializer is not None:
        wrong(f"external variable '{variable.name}' cannot have an initializer")
    else:
        _check_variable(verifier, variable)


def _check_variable(verifier: OperandChecks, variable: Variable) -> None:
    row = TYPES[variable.type]

    def wrong(message: str) -> None:
        verifier.report(22, message, variable.location, len(variable.name))

    if variable.space in ("tex", "surf"):
        wrong(f"'.{variable.space}' variable '{variable.name}' must be declared outside functions")
    elif variable.vector and (variable.vector not in ("v2", "v4") or row.bits * VECTOR_SIZES[variable.vector] > 128 or row.kind == "opaque"):
        wrong(f"a vector has 2 or 4 elements and at most 128 bits, not '.{variable.vector} .{variable.type}'")
    elif None in variable.shape[1:]:
        wrong(f"only the first dimension of '{variable.name}' may be left out")
    elif row.kind == "opaque" and variable.space not in ("global", "param"):
        wrong(f"'.{variable.type}' variable '{variable.name}' must be in '.global' space")
    elif variable.initializer is not None and variable.type == "f16":
        wrong(f"'{variable.name}' of type '.f16' cannot have an initializer; use '.b16'")
    elif ".managed" in variable.attributes and variable.space != "global":
        wrong(f"managed variable '{variable.name}' must be in '.global' space")
    elif variable.space == "param" and not variable.shape and (variable.vector or variable.type == "f16x2"):
        wrong(f"parameter '{variable.name}' cannot have type '.{variable.vector + ' .' if variable.vector else ''}{variable.type}'; "
              f"use '.b{max(row.bits, 8)}'")
    elif unknown := [word for word in variable.attributes if not word.startswith((".managed", ".unified"))]:
        wrong(f"unknown attribute '{unknown[0]}'; expected '.managed' or '.unified'")
    elif variable.attributes and verifier.module.version < (4, 0):
        wrong(f"attributes require PTX version 4.0, the module has {dotted(verifier.module.version)}")
    elif variable.initializer is not None and row.kind == "opaque":
        _check_settings(verifier, variable)
    elif variable.initializer is not None:
        _check_addresses(verifier, variable)
    elif variable.space == "param" and variable.align > LARGEST_ALIGNMENT:
        wrong(f"the alignment of parameter '{variable.name}' is at most {LARGEST_ALIGNMENT}, not {variable.align}")
    if variable.type != "b128" or not variable.shape or variable.space == "param":  # arrays may hold what no register of the time could
        _check_type(verifier, variable.type, variable.location, variable.name)


_NUMBERS = "width height depth array_size num_samples num_mipmap_levels channel_data_type channel_order".split()
_SAMPLING = "filter_mode addr_mode_0 addr_mode_1 addr_mode_2".split()
FIELDS: dict[str, tuple[str, ...]] = {
    "texref": (*_NUMBERS, "normalized_coords", *_SAMPLING),
    "samplerref": ("force_unnormalized_coords", *_SAMPLING),
    "surfref": (*_NUMBERS, "memory_layout"),
}
"""What may be set initially (Tables 11 and 12 of 5.3)."""
WORDS = frozenset({"wrap", "mirror", "clamp_ogl", "clamp_to_edge", "clamp_to_border", "nearest", "linear"})


def _check_settings(verifier: OperandChecks, variable: Variable) -> None:
    pending: list[Any] = list(variable.initializer or ())
    while pending:
        setting = pending.pop()
        if isinstance(setting, tuple):
            pending += setting
        elif setting.name not in FIELDS[variable.type]:
            verifier.report(19, f"'.{variable.type}' has no field '{setting.name}'; expected one of "
                            + ", ".join(FIELDS[variable.type]), variable.location, len(variable.name))
        elif isinstance(setting.value, str) and setting.value not in WORDS:
            verifier.report(19, f"unknown value '{setting.value}' of field '{setting.name}'", variable.location, len(variable.name))
        elif variable.type == "samplerref" and "texmode_independent" not in verifier.module.target:
            verifier.report(19, f"sampler '{variable.name}' can be initialized with '.target texmode_independent' only",
                            variable.location, len(variable.name))


def _check_addresses(verifier: OperandChecks, variable: Variable) -> None:
    """Addresses in an initializer are those of `.global` and `.const` variables and of functions."""
    pending: list[Any] = list(variable.initializer or ())
    if len(variable.shape) > 1 and not all(isinstance(part, tuple) for part in pending):
        verifier.report(19, f"each part of '{variable.name}' needs a list of values in braces", variable.location, len(variable.name))
        return
    while pending:
        leaf = pending.pop()
        if isinstance(leaf, tuple):
            pending += leaf
        elif isinstance(leaf, Symbol):
            if TYPES[variable.type].kind in ("signed", "bits") and TYPES[variable.type].bits >= 32 and not leaf.mask:
                verifier.report(19, f"an address is an initial value of '.u32' or '.u64', not of '.{variable.type}'",
                                variable.location, len(variable.name))
                return
            named = verifier.globals.get(leaf.name)
            if named is not None and named.space not in ("global", "const"):
                verifier.report(19, f"'{leaf.name}' is in '.{named.space}' space; only addresses of '.global' and '.const' "
                                    "variables and of functions are initial values", variable.location, len(variable.name))
                return


def _check_header(verifier: OperandChecks, fn: Function) -> None:
    def wrong(rule: int, message: str) -> None:
        verifier.report(rule, message, fn.location, len(fn.name))

    if fn.linkage == "common":
        wrong(24, f"'.common' is for variables, '{fn.name}' is a function")
    elif fn.linkage == "extern" and fn.body is not None:
        wrong(24, f"external function '{fn.name}' cannot have a body")
    elif fn.linkage != "extern" and verifier.functions[fn.name].body is None and not _is_alias(verifier, fn.name):
        if not any(f.linkage == "extern" for f in verifier.module.items if isinstance(f, Function) and f.name == fn.name):
            wrong(24, f"function '{fn.name}' is declared but not defined; declare it '.extern'")
    _check_limits(verifier, fn)
    for params, results in ((fn.params, False), (fn.returns, True)):
        for index, param in enumerate(params):
            _check_parameter(verifier, fn, param, results, index == len(params) - 1)


def _is_alias(verifier: OperandChecks, name: str) -> bool:
    return any(isinstance(item, Directive) and item.name == "alias" and item.text.partition(",")[0] == name
               for item in verifier.module.items)


def _check_limits(verifier: OperandChecks, fn: Function) -> None:
    module = verifier.module
    for name, numbers in fn.limits.items():
        version, sm = LIMIT_GATES.get(name, _NO_GATE)
        problem = ""
        if (name in OF_FUNCTIONS) == fn.is_entry:
            problem = f"'.{name}' cannot stand on {'a kernel' if fn.is_entry else 'a function that is no kernel'}"
        elif name == "maxnctapersm" and module.version > (2, 0):
            problem = "'.maxnctapersm' was removed after PTX version 2.0; use '.minnctapersm'"
        elif version > module.version:
            problem = f"'.{name}' requires PTX version {dotted(version)}, the module has {dotted(module.version)}"
        elif sm > verifier.sm:
            problem = f"'.{name}' requires target sm_{sm} or higher, the module has {module.target[0]}"
        elif name in POSITIVE and 0 in numbers:
            problem = f"'.{name}' must be positive"
        elif any(number > LARGEST_COUNT for number in numbers):
            problem = f"{max(numbers)} is too large for '.{name}'"
        missing = [f"'.{other}'" for other in NEEDS.get(name, ()) if other not in fn.limits]
        if not problem and missing:
            problem = f"'.{name}' needs {' and '.join(missing)}"
        if problem:
            verifier.report(23, problem, fn.location, len(fn.name))
            return
    for first, second in CONFLICTS:
        if first in fn.limits and second in fn.limits:
            verifier.report(23, f"'.{first}' and '.{second}' exclude each other", fn.location, len(fn.name))


def _check_parameter(verifier: OperandChecks, fn: Function, param: Variable, result: bool, last: bool) -> None:
    row = TYPES[param.type]
    unsized = bool(param.shape) and not all(param.shape)
    problem = ""
    if param.ptr_space is not None and not fn.is_entry:
        problem = f"'.ptr' is for parameters of kernels, '{param.name}' is one of a function"
    elif not param.shape and (param.vector or (param.space == "param" and param.type == "f16x2")):
        problem = f"parameter '{param.name}' cannot have type '.{param.vector + ' .' if param.vector else ''}{param.type}'; use '.b{max(row.bits, 8)}'"
    elif param.space == "reg" and param.shape:
        problem = f"'{param.name}' is an array, which cannot be in a register"
    elif unsized and (fn.is_entry or result or not last):
        problem = f"'{param.name}' needs a size: only the last parameter of a function may be without"
    elif unsized and verifier.module.version < (6, 0):
        problem = f"'{param.name}' needs a size: arrays without one as parameters require PTX version 6.0"
    elif row.kind == "opaque" and not fn.is_entry and (result or fn.body is not None) and not param.shape:
        problem = f"'{param.name}' of type '.{param.type}' cannot be passed to or from a function; use its handle as '.b64'"
    elif row.is_integer and row.bits < 32 and not param.shape and not fn.is_entry and fn.body is not None:
        problem = f"'{param.name}' of type '.{param.type}' cannot be passed to a function; use '.b{row.bits}' or '.{param.type[0]}32'"
    elif param.align > LARGEST_ALIGNMENT and not fn.is_entry:
        problem = f"the alignment of parameter '{param.name}' is at most {LARGEST_ALIGNMENT}, not {param.align}"
    elif param.type == "pred" and fn.body is not None:
        problem = f"predicate '{param.name}' cannot be a parameter"
    if problem:
        verifier.report(25, problem, param.location, len(param.name))
    elif param.space == "reg":
        _check_type(verifier, param.type, param.location, param.name)


def _check_alias(verifier: OperandChecks, item: Directive) -> None:
    names = [name.strip() for name in item.text.split(",")]
    alias, aliasee = (verifier.functions.get(name) for name in names)
    for name, fn in zip(names, (alias, aliasee)):
        if fn is None:
            verifier.report(24, f"function '{name}' of '.alias' is not declared", item.location)
            return
    assert alias is not None and aliasee is not None
    if alias.body is not None:
        verifier.report(24, f"'{names[0]}' is defined, so it cannot be an alias", item.location)
    elif _shapes(alias.params) != _shapes(aliasee.params) or _shapes(alias.returns) != _shapes(aliasee.returns):
        verifier.report(24, f"alias '{names[0]}' and '{names[1]}' differ in their parameters", item.location)


def _shapes(params: Sequence[Variable]) -> list[tuple[Any, ...]]:
    return [(TYPES[param.type].bits, param.shape) for param in params]
