"""Lowering of a checked tree to IR, one function at a time, in the -O0 form that `mem2reg` expects (every
variable an `alloca` in the entry block).

Undefined behaviour of C has whatever result the IR's instruction has; defined behaviour is never poison.
Device functions are `internal`; kernels and variables without `static` are visible. A function without
`__device__` callers is left out only if it is `static`, `inline` or from the library.
"""

from __future__ import annotations

from typing import cast

from ...ir import core as ir
from ...ir import irtypes as ty
from ...ir.dialect import GRID_CONSTANT
from ...support.diagnostics import CompileError, Diagnostics, Note
from ...support.recursion import deep_recursion
from ..syntax import tree
from ..text.literals import WIDTHS, encoding_prefix
from ..text.options import FrontendOptions
from ..types import constants
from ..types import ctype as ct
from ..types.constants import Value
from ..types.symbols import FunctionSymbol, VariableSymbol
from . import copying, objects, ops, signature
from .bodies import lower_body, lower_host_stub
from .data import Data
from .function import FunctionLowering, Place
from .host import HostVariables
from .layout import Layouts

_SPACES = {"shared": ty.SHARED, "constant": ty.CONST, "device": ty.GLOBAL}
_DYNAMIC_SHARED_ALIGN = 16
"""The alignment of `extern __shared__` arrays in nvcc."""


def lower(unit: tree.TranslationUnit, options: FrontendOptions, diags: Diagnostics) -> ir.Module:
    """Return the module of a unit that was checked without errors. Raises CompileError when device code uses
    memory of the host.
    """
    name = unit.location.file if unit.location is not None else "module"
    lowering = ModuleLowering(ir.Module(name), options, diags)
    with deep_recursion():
        lowering.unit(unit)
    diags.raise_if_errors(CompileError)
    return lowering.module


class ModuleLowering:
    """One module in construction. Functions are lowered in the order of their first use."""

    def __init__(self, module: ir.Module, options: FrontendOptions, diags: Diagnostics) -> None:
        self.module, self.options = module, options
        self.diags = diags
        self.host = HostVariables(diags)
        self.layouts = Layouts(module.structs)
        self.data = Data(self.layouts, self._symbol)
        self._globals: dict[VariableSymbol, ir.Global] = {}
        self._functions: dict[FunctionSymbol, ir.Function] = {}
        self._pending: list[FunctionSymbol] = []
        self._in_definition: list[VariableSymbol] = []
        """The variables whose initial values are being built, each for the previous one."""
        self._strings: dict[tuple[bytes, int], ir.Global] = {}
        self.has_destructors = False

    def unit(self, unit: tree.TranslationUnit) -> None:
        """Lower the functions and variables of a unit."""
        self.has_destructors = any(fn.is_destructor for fn in unit.functions)
        for variable in unit.variables:
            if not variable.is_internal and not variable.is_extern:
                self.global_of(variable)
        for fn in unit.functions:
            if (
                fn.body is not None
                and not (fn.is_internal and not fn.is_kernel)
                and not fn.definition.withheld
            ):
                self.function_of(fn)
                self._drain()
        self._drain()

    def _drain(self) -> None:
        while self._pending:
            fn = self._pending.pop(0)
            if fn.definition.withheld:
                for error in fn.definition.withheld:
                    self.diags.add(error)
            elif fn.body is not None:
                lower_body(FunctionLowering(self, fn, self._functions[fn]))
            elif not fn.is_device:
                lower_host_stub(FunctionLowering(self, fn, self._functions[fn]))

    # -- functions

    def function_of(self, fn: FunctionSymbol) -> ir.Function:
        """Return the IR function of a symbol, declared on first use and then queued for lowering."""
        result = self._functions.get(fn)
        if result is None:
            result = self._declare(fn)
            self._functions[fn] = result
            self._pending.append(fn)
        return result

    def _declare(self, fn: FunctionSymbol) -> ir.Function:
        ftype = self.layouts.function(fn.abi)
        names = [p.name for p in fn.params] or [""] * len(fn.abi.params)
        if fn.ctype.ret.in_memory:
            names.insert(0, "result")
        result = ir.Function(
            fn.symbol,
            ftype,
            names,
            is_kernel=fn.is_kernel,
            linkage=self._linkage(fn),
            location=fn.location,
            source_name=fn.name,
        )
        self._attributes(fn, result)
        self.module.add_function(result)
        if fn.is_kernel:
            params = tuple(
                signature.param(name or f"arg{n}", t)
                for n, (name, t) in enumerate(zip(names, fn.ctype.params))
            )
            self.module.signatures[fn.symbol] = signature.KernelSignature(
                fn.name, fn.symbol, params, fn.instance
            )
        return result

    def _linkage(self, fn: FunctionSymbol) -> ir.Linkage:
        if fn.is_kernel:
            return ""
        if fn.body is None:
            return "external" if fn.is_device else "internal"
        return "" if self.options.relocatable and fn.is_device and not fn.is_internal else "internal"

    def external(self, name: str, ftype: ty.FunctionType) -> ir.Function:
        """Return a function of CUDA's device runtime, declared on first use."""
        result = self.module.functions.get(name)
        if result is None:
            names = [""] * len(ftype.params)
            result = self.module.add_function(
                ir.Function(name, ftype, names, linkage="external", source_name=name)
            )
        return result

    def _attributes(self, fn: FunctionSymbol, result: ir.Function) -> None:
        # [intro.progress] p1: a loop terminates or has an observable effect.
        result.attrs["mustprogress"] = True
        if fn.declaration.inline:
            result.attrs["alwaysinline" if fn.declaration.inline == "always" else "noinline"] = True
        for name, bound in zip(("nvvm.maxntid", "nvvm.minctasm"), fn.declaration.launch_bounds):
            if bound > 0:  # otherwise there is no bound, as with nvcc
                result.attrs[name] = str(bound)
        if self.options.ftz or self.options.use_fast_math:
            result.attrs["denormal-fp-math-f32"] = "preserve-sign,preserve-sign"
        if self.options.separate_locals:
            result.attrs["separate-locals"] = "true"
        args = result.args[1:] if fn.ctype.ret.in_memory else result.args
        declared = [p.ctype for p in fn.params] or list(fn.abi.params)
        for arg, variable in zip(args, fn.params):
            arg.location = variable.location
            if variable.is_grid_constant and variable.ctype.in_memory:
                arg.attrs[GRID_CONSTANT] = True
        for arg, t in zip(args, declared):
            if t.in_memory and (fn.is_kernel or not (isinstance(t, ct.Record) and t.decl.by_address)):
                arg.attrs.update(byval=self.layouts.memory(t), align=t.align)
            elif fn.is_kernel and isinstance(t, ct.Pointer) and t.quals & ct.RESTRICT:
                arg.attrs["noalias"] = True
                if t.pointee.is_const and not t.pointee.is_volatile:
                    arg.attrs["readonly"] = True

    # -- variables

    def global_of(self, variable: VariableSymbol) -> ir.Global:
        """Return the IR global of a variable with static storage, created on first use."""
        result = self._globals.get(variable)
        if result is None:
            result = self.module.globals.get(variable.symbol) or self._define(variable)
            self._globals[variable] = result
        return result

    def _define(self, variable: VariableSymbol) -> ir.Global:
        is_known = ct.innermost_element(variable.ctype).is_complete
        memory = self.layouts.memory(variable.ctype) if is_known else ty.array(0, ty.I8)
        dynamic = variable.is_extern and variable.space == "shared"
        align = max(
            variable.align, variable.ctype.align if is_known else 1, _DYNAMIC_SHARED_ALIGN if dynamic else 1
        )
        if variable.space == "shared":
            initial: ir.Constant | None = None if dynamic else ir.undef(memory)
        elif variable.is_extern:
            initial = None
        elif variable.initial is not None:
            self._in_definition.append(variable)
            initial = self.data.object(cast("Value", variable.initial), variable.ctype)
            self._in_definition.pop()
        else:
            initial = (
                self.data.object(constants.empty_value(variable.ctype, True), variable.ctype)
                if copying.has_offsets(variable.ctype)
                else ir.zero(memory)
            )
        result = ir.Global(
            variable.symbol,
            memory if initial is None else initial.type,
            _SPACES[variable.space],
            initial,
            linkage=self._variable_linkage(variable),
            constant=variable.space == "constant" and variable.ctype.is_const,
            align=align,
            location=variable.location,
            source_name=variable.name,
        )
        result.annotation = variable.annotation
        return self.module.add_global(result)

    def _variable_linkage(self, variable: VariableSymbol) -> ir.Linkage:
        """Return the linkage of a variable: a unit that is not linked with others exports all its variables
        to the host.
        """
        if variable.is_extern:
            return "external"
        if variable.is_internal or variable.space == "shared":
            return "internal"
        return variable.linkage if self.options.relocatable else ""

    def initialise(self, fl: FunctionLowering, target: Place, node: tree.Expr, t: ct.CType) -> None:
        """Give the object at `target` its initial value."""
        objects.initialise(fl, target, node, t)

    def effect(self, fl: FunctionLowering, node: tree.Expr) -> None:
        """Evaluate an expression for its side effects."""
        ops.effect(fl, node)

    def string(self, node: tree.StringLiteral) -> ir.Global:
        """Return the global of a string literal; equal literals share one."""
        width = WIDTHS[encoding_prefix(node.value)]
        data = bytes(node.value) + bytes(width)
        result = self._strings.get((data, width))
        if result is None:
            t = ty.array(len(data), ty.I8)
            initial = ir.aggregate(t, tuple(ir.const_int(ty.I8, byte) for byte in data))
            name = f"__minicc_str{len(self._strings)}"
            result = ir.Global(
                name, t, ty.GLOBAL, initial, constant=True, align=width, location=node.location
            )
            self._strings[data, width] = self.module.add_global(result)
        return result

    def _symbol(self, base: VariableSymbol | FunctionSymbol | tree.StringLiteral) -> ir.Global | ir.Function:
        """Return the IR global or function of an address in a constant. Reports initial values that depend on
        their own address.
        """
        if isinstance(base, tree.StringLiteral):
            return self.string(base)
        if isinstance(base, FunctionSymbol):
            return self.function_of(base)
        if base.is_host and self._in_definition:
            self.host.report_use(base, self._in_definition[-1])
        if base in self._in_definition:
            # A PTX variable cannot be declared before its own initial value; nvcc rejects it, too.
            others = self._in_definition[self._in_definition.index(base) + 1 :]
            path = f" through that of '{others[0].name}'" if others else ""
            notes = [
                Note(f"'{other.name}' declared here", other.location, len(other.name)) for other in others
            ]
            self.diags.error(
                f"the initial value of '{base.name}' depends on its own address{path}",
                base.location,
                length=len(base.name),
                notes=notes,
            )
            self.diags.raise_if_errors(CompileError)
        return self.global_of(base)
