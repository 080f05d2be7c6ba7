"""Lowers a checked tree to IR: one function of the tree at a time, in the -O0 form that `mem2reg` expects
(every variable an `alloca` in the entry block).

Reading order: this file (modules: functions, globals, signatures), `lower_function` (one function's state),
`lower_stmts`, `lower_exprs`, `lower_ops`, `lower_casts`, `lower_builtins`, `lower_objects` (structures, initialisers), `destroy`.

What C leaves undefined stays whatever the IR's instruction gives; what C defines is never poison.
Device functions are `internal`; kernels and variables without `static` are visible. A function without
`__device__` callers stays out only if it is `static`, `inline` or from the library.
"""

from __future__ import annotations

from typing import TypeAlias

from ...ir import core as ir
from ...ir import irtypes as ty
from ...support.diagnostics import Diagnostics
from ..syntax import tree
from ..text.options import FrontendOptions
from ..text.recursion import deep_recursion
from ..types import constants as const
from ..types import ctype as ct
from ..types.symbols import CONSTANT, DEVICE, SHARED, Function, Variable
from ..types.typed import ObjectInit
from . import destroy, signature
from .bodies import lower_body
from .function import FunctionLowering
from .layout import Layouts

_SPACES = {SHARED: ty.SHARED, CONSTANT: ty.CONST, DEVICE: ty.GLOBAL}
_DYNAMIC_SHARED_ALIGN = 16
"""What nvcc gives `extern __shared__` arrays."""


def lower(unit: tree.TranslationUnit, options: FrontendOptions, diags: Diagnostics) -> ir.Module:
    """The module of a unit that was checked without errors."""
    name = unit.location.file if unit.location is not None else "module"
    lowering = ModuleLowering(ir.Module(name), options)
    with deep_recursion():
        lowering.unit(unit)
    return lowering.module


class ModuleLowering:
    """One module being made. Functions are lowered in the order in which they are first needed."""

    def __init__(self, module: ir.Module, options: FrontendOptions) -> None:
        self.module, self.options = module, options
        self.layouts = Layouts(module.structs)
        self._globals: dict[Variable, ir.Global] = {}
        self._functions: dict[Function, ir.Function] = {}
        self._pending: list[Function] = []
        self._strings: dict[bytes, ir.Global] = {}
        self.has_destructors = False

    def unit(self, unit: tree.TranslationUnit) -> None:
        self.has_destructors = any(fn.is_destructor for fn in unit.functions)
        for variable in unit.variables:
            if not variable.is_internal and not variable.is_extern:
                self.global_of(variable)
        for fn in unit.functions:
            if fn.body is not None and not (fn.is_internal and not fn.is_kernel):
                self.function_of(fn)
                self._drain()
        self._drain()

    def _drain(self) -> None:
        while self._pending:
            fn = self._pending.pop(0)
            if fn.body is not None:
                lower_body(FunctionLowering(self, fn, self._functions[fn]))

    # -- functions

    def function_of(self, fn: Function) -> ir.Function:
        """The IR function of a symbol, declared on first use and then queued for lowering."""
        found = self._functions.get(fn)
        if found is None:
            found = self._declare(fn)
            self._functions[fn] = found
            self._pending.append(fn)
        return found

    def _declare(self, fn: Function) -> ir.Function:
        ftype = self.layouts.function(fn.abi)
        names = [p.name for p in fn.params] or [""] * len(fn.abi.params)
        if fn.ctype.ret.is_record:
            names.insert(0, "result")
        result = ir.Function(
            fn.symbol,
            ftype,
            names,
            is_kernel=fn.is_kernel,
            linkage="" if fn.is_kernel else "internal" if fn.body is not None else "external",
            location=fn.location,
            source_name=fn.name,
        )
        self._attributes(fn, result)
        self.module.add_function(result)
        if fn.is_kernel:
            params = tuple(
                signature.param(name or f"arg{n}", t) for n, (name, t) in enumerate(zip(names, fn.ctype.params))
            )
            self.module.signatures[fn.symbol] = signature.Signature(fn.name, fn.symbol, params, fn.instance)
        return result

    def external(self, name: str, ftype: ty.FunctionType) -> ir.Function:
        """A function of CUDA's device runtime, declared on first use."""
        found = self.module.functions.get(name)
        if found is None:
            names = [""] * len(ftype.params)
            found = self.module.add_function(ir.Function(name, ftype, names, linkage="external", source_name=name))
        return found

    def _attributes(self, fn: Function, result: ir.Function) -> None:
        if fn.inline:
            result.attrs["alwaysinline" if fn.inline == "always" else "noinline"] = True
        for name, bound in zip(("nvvm.maxntid", "nvvm.minctasm"), fn.launch_bounds):
            result.attrs[name] = str(bound)
        if self.options.ftz or self.options.use_fast_math:
            result.attrs["denormal-fp-math-f32"] = "preserve-sign,preserve-sign"
        args = result.args[1:] if fn.ctype.ret.is_record else result.args
        declared = [p.ctype for p in fn.params] or list(fn.abi.params)
        for arg, variable in zip(args, fn.params):
            arg.location = variable.location
        for arg, t in zip(args, declared):
            if t.is_record and (fn.is_kernel or not destroy.wanted(t)):
                arg.attrs.update(byval=self.layouts.memory(t), align=t.align)
            elif fn.is_kernel and isinstance(t, ct.Pointer) and t.quals & ct.RESTRICT:
                arg.attrs["noalias"] = True
                if t.pointee.is_const and not t.pointee.is_volatile:
                    arg.attrs["readonly"] = True

    # -- variables

    def global_of(self, variable: Variable) -> ir.Global:
        """The IR global of a variable with static storage, made on first use."""
        found = self._globals.get(variable)
        if found is None:
            found = self.module.globals.get(variable.symbol) or self._define(variable)
            self._globals[variable] = found
        return found

    def _define(self, variable: Variable) -> ir.Global:
        memory = self.layouts.memory(variable.ctype)
        dynamic = variable.is_extern and variable.place == SHARED
        align = max(variable.align, variable.ctype.align, _DYNAMIC_SHARED_ALIGN if dynamic else 1)
        if variable.place == SHARED:
            initial: ir.Constant | None = None if dynamic else ir.undef(memory)
        elif variable.is_extern:
            initial = None
        elif variable.init is not None:
            initial = self.constant(variable.init, variable.ctype)
        else:
            initial = ir.zero(memory)
        result = ir.Global(
            variable.symbol,
            memory if initial is None else initial.type,
            _SPACES[variable.place],
            initial,
            linkage="external" if variable.is_extern else "internal" if variable.is_internal or variable.place == SHARED else "",
            constant=variable.place == CONSTANT and variable.ctype.is_const,
            align=align,
            location=variable.location,
            source_name=variable.name,
        )
        result.is_managed = variable.is_managed
        return self.module.add_global(result)

    def string(self, node: tree.StringLiteral) -> ir.Global:
        """The global of a string literal; equal literals share one."""
        data = node.value + b"\0"
        found = self._strings.get(data)
        if found is None:
            t = ty.array(len(data), ty.I8)
            initial = ir.aggregate(t, tuple(ir.const_int(ty.I8, byte) for byte in data))
            name = f"__minicc_str{len(self._strings)}"
            found = ir.Global(name, t, ty.GLOBAL, initial, constant=True, align=1, location=node.location)
            self._strings[data] = self.module.add_global(found)
        return found

    # -- constants

    def constant(self, node: tree.Expr, t: ct.CType) -> ir.Constant:
        """The IR constant of a checked constant initialiser, in its memory form."""
        if isinstance(node, ObjectInit):
            return self._aggregate(_by_subobject(node), t)
        value = const.evaluate(node)
        assert value is not None, "the checker lets only constants initialise static storage"
        return self.number(value, t)

    def number(self, value: object, t: ct.CType) -> ir.Constant:
        """A result of `constants` as an IR constant of type `t`, in memory form."""
        memory = self.layouts.memory(t)
        if isinstance(value, const.Address):
            return self._address(value)
        if isinstance(memory, ty.FloatType):
            return ir.const_float_bits(memory, float_bits(memory, float(value)))  # type: ignore[arg-type]
        return ir.const_int(memory, int(value))  # type: ignore[call-overload]

    def _address(self, value: const.Address) -> ir.Constant:
        if value.base is None:
            return ir.null()
        base: ir.Global | ir.Function
        if isinstance(value.base, tree.StringLiteral):
            base = self.string(value.base)
        else:
            base = self.global_of(value.base) if isinstance(value.base, Variable) else self.function_of(value.base)
        return ir.address_of(base, value.offset, ty.GENERIC)

    def _aggregate(self, below: _Entries | tree.Expr | None, t: ct.CType, memory: ty.Type | None = None) -> ir.Constant:
        """The constant of a subobject: given as a whole, by its own subobjects, or not at all. `memory` is the IR type of a base."""
        memory = memory or self.layouts.memory(t)
        if below is None:
            return ir.zero(memory)
        if not isinstance(below, dict):
            return self.constant(below, t)
        if isinstance(t, ct.Array):
            return _assemble(memory, tuple(self._aggregate(below.get(n), t.element) for n in range(t.count or 0)))
        assert isinstance(t, ct.Record) and isinstance(memory, ty.StructType)
        values: list[ir.Constant] = [ir.zero(f) for f in memory.fields]
        if t.decl.kind == "union":
            number, entry = next(iter(below.items()))
            value = self._aggregate(entry, t.fields[number].ctype)
            if t.fields[number].bit_width is not None:
                assert isinstance(value, ir.Int)
                value = ir.const_int(value.type, value.value & self.layouts.parts(t.decl, number)[0].mask)
            rest = ty.size_of(memory) - ty.size_of(value.type)
            if value.type is memory.fields[0]:
                values[0] = value
            else:
                values = [value, ir.zero(ty.array(rest, ty.I8))] if rest else [value]
            return _assemble(memory, tuple(values))
        for number, entry in below.items():
            if t.fields[number].bit_width is not None:
                value = self._aggregate(entry, t.fields[number].ctype)
                assert isinstance(value, ir.Int)
                for part in self.layouts.parts(t.decl, number):
                    held = values[part.index]
                    assert isinstance(held, ir.Int)
                    bits = (value.value >> part.low & part.mask) << part.shift
                    values[part.index] = ir.const_int(held.type, held.value & ~(part.mask << part.shift) | bits)
                continue
            index, member = self.layouts.field_index(t.decl, number), t.fields[number]
            if not member.is_base:
                values[index] = self._aggregate(entry, member.ctype)
            elif index >= 0:
                values[index] = self._aggregate(entry, member.ctype, self.layouts.base(member.ctype.decl))  # type: ignore[attr-defined]
        return _assemble(memory, tuple(values))


_Entries: TypeAlias = "dict[int, _Entries | tree.Expr]"


def _by_subobject(node: ObjectInit) -> _Entries | tree.Expr:
    """The entries of an initialiser as nested dictionaries, one level for each step of a path."""
    root: _Entries = {}
    for path, value in node.entries.items():
        if not path:
            return value
        level = root
        for step in path[:-1]:
            level = level.setdefault(step, {})  # type: ignore[assignment]
        level[path[-1]] = value
    return root


def _assemble(memory: ty.Type, values: tuple[ir.Constant, ...]) -> ir.Constant:
    """A constant of type `memory`, or, where a union below holds another than its main member, of an
    unnamed structure with the same layout.
    """
    wanted = memory.fields if isinstance(memory, ty.StructType) else (memory.element,) * len(values)  # type: ignore[attr-defined]
    if tuple(v.type for v in values) == wanted:
        return ir.aggregate(memory, values)
    return ir.aggregate(ty.struct(tuple(v.type for v in values)), values)


def float_bits(t: ty.FloatType, value: float) -> int:
    """The encoding of a value that already is of format float or double."""
    import struct

    if t is ty.FLOAT:
        return struct.unpack("<I", struct.pack("<f", value))[0]
    return struct.unpack("<Q", struct.pack("<d", value))[0]
