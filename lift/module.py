"""The translation of a module: variables, functions, and `lift`, which translates all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..ir import irtypes as ty
from ..ir.core import (
    Constant,
    Function,
    Global,
    GlobalSymbol,
    Linkage,
    Module,
    Value,
    address_of,
    aggregate,
    const_int,
    zero,
)
from ..ir.irtypes import Type
from ..ptx import model as ptx
from ..ptx.analysis import flow
from ..ptx.model import (
    Address,
    Directive,
    FloatImm,
    IntImm,
    LinkingDirective,
    Register,
    Scope,
    SymbolAddress,
    Variable,
)
from ..ptx.printer import print_variables
from ..ptx.ptxtypes import VECTOR_SIZES
from ..ptx.rewriting.desugar import desugar
from ..support.diagnostics import Diagnostic, PtxError
from ..support.fast_dataclass import replace
from . import calls, compare, convert, floating, integer, memory, move
from .context import ModuleContext, function_type, no_form
from .equivalents import LIMITS, LINKAGES, PARAMETERS, REFERENCES, SPACES
from .function import FunctionTranslation
from .value_types import bits_of, constant, ir_type, passed_type, variable_type

__all__ = ["calls", "compare", "convert", "floating", "integer", "lift", "memory", "move"]

_LINKAGES: dict[LinkingDirective, Linkage] = {
    "common": "weak",
    **{directive: linkage for linkage, directive in LINKAGES.items()},
}
_LIMITS = {directive: attribute for attribute, directive in LIMITS.items()}
_REFERENCES = {type_name: annotation for annotation, type_name in REFERENCES.items()}
_FLUSH = ("denormal-fp-math-f32", "preserve-sign,preserve-sign")


def lift(source: ptx.Module, *, contracts: bool = True) -> Module:
    """Return a verified PTX module in the IR. Raises PtxError for what has no form there.

    `contracts` allows that products and sums without a rounding mode become one operation (PTX ISA 9.7.3.5).
    """
    return ModuleTranslation(desugar(source), contracts).run()


class ModuleTranslation:
    """The state of a translation: the module `target`, and the variables and functions by name."""

    def __init__(self, source: ptx.Module, contracts: bool) -> None:
        self.source = source
        self.target = Module(source.filename)
        self.symbols: dict[str, GlobalSymbol] = {}
        self.signatures = source.functions
        self.context = ModuleContext(self.target, self.signatures, self.symbols, contracts)
        self.shared: dict[_Key, Value] = {}
        """The addresses of variables in `frame`: shared memory whose layout is kept, and its size."""
        self.frame: tuple[Global, int] | None = None

    def run(self) -> Module:
        """Translate everything."""
        if self.source.address_size != 64:
            raise PtxError(
                [
                    Diagnostic(
                        "error",
                        "addresses of 32 bits have no form in the IR",
                        self.source.address_size_location
                        if self.source.address_size_location.line
                        else self.source.target_location,
                    )
                ]
            )
        self._lay_out_shared()
        for variable in self.source.variables.values():
            if (variable.name, 0, "") not in self.shared:
                self._declare_global(variable, variable.name)
        for function in self.signatures.values():
            self._declare_function(function)
        for item in self.source.items:
            if isinstance(item, Directive) and item.name == "alias":
                alias, name = (word.strip() for word in item.text.split(","))
                self.symbols[alias] = self.symbols[name]
        for variable in self.source.variables.values():
            self._initialize(variable)
        for function in self.signatures.values():
            if function.body is not None:
                self._define(function)
        return self.target

    # -- memory whose layout is kept

    def _lay_out_shared(self) -> None:
        """Let all shared variables be one if some address is constant. Each kernel has a layout of its own
        (PTX ISA 5.1.7), so this requires that there is one kernel.
        """
        bodies = [fn for fn in self.signatures.values() if fn.body is not None]
        kernels = [fn for fn in bodies if fn.is_entry]
        reached = flow.reachable(self.signatures, kernels[0]) if len(kernels) == 1 else bodies
        used = set().union(*map(flow.symbols, reached))
        variables: list[tuple[_Key, Variable]] = [
            ((name, 0, ""), variable) for name, variable in self.source.variables.items() if name in used
        ]
        for fn in reached:
            variables += [((v.name, scope, fn.name), v) for scope, v in _declared(fn.body or [], 0)]
        static = [(key, v) for key, v in variables if v.space == "shared" and v.shape[:1] != (None,)]
        self.context.has_static_shared = bool(static)
        if not static or len(kernels) != 1 or not any("shared" in _constant_spaces(fn) for fn in bodies):
            return
        offsets, type, align = _layout(static)
        name = "shared"
        while name in self.source.variables or name in self.signatures:
            name += "_"
        whole = self.target.add_global(Global(name, type, ty.SHARED, align=align))
        self.frame = whole, ty.size_of(type)
        for key, offset in offsets.items():
            self.shared[key] = address_of(whole, offset, ty.SHARED)

    def _lay_out_local(self, translation: FunctionTranslation) -> None:
        """Let all local variables of a kernel be one if some address is constant."""
        source, b = translation.source, translation.b
        if self.frame is not None:
            translation.frames[ty.SHARED] = self.frame
        own = {(variable.name, scope) for scope, variable in _declared(source.body or [], 0)}
        own |= translation.memory.keys()
        for (name, scope, function), address in self.shared.items():
            if function == source.name or (not function and (name, scope) not in own):
                translation.memory[name, scope] = address
        variables = [
            ((v.name, scope, source.name), v)
            for scope, v in _declared(source.body or [], 0)
            if v.space == "local"
        ]
        if not variables or not source.is_entry or "local" not in _constant_spaces(source):
            return
        offsets, type, align = _layout(variables)
        whole = b.emit("addrspacecast", ty.pointer(ty.LOCAL), (b.alloca(type, align, name="local"),))
        translation.frames[ty.LOCAL] = whole, ty.size_of(type)
        for (name, scope, _), offset in offsets.items():
            address = b.gep(ty.I8, whole, (const_int(ty.I64, offset),), inbounds=False)
            translation.memory[name, scope] = address

    # -- variables

    def _declare_global(self, variable: Variable, name: str) -> Global:
        opaque = _REFERENCES.get(variable.type)
        space = SPACES.get(variable.space)
        if space is None or variable.type == "samplerref":
            raise no_form(f"the variable '{variable.name}' in '.{variable.space}'", variable)
        while name in self.target.globals:
            name += "_"
        result = Global(
            name,
            variable_type(variable),
            space,
            linkage=_LINKAGES[variable.linkage],
            constant=variable.space == "const",
            align=variable.align,
            location=variable.location,
        )
        if opaque:
            result.annotation = opaque  # type: ignore[assignment]
        elif ".managed" in variable.attributes:
            result.annotation = "managed"
        if opaque and variable.initializer:
            result.declaration = print_variables([variable])
        elif set(variable.attributes) - {".managed"}:
            result.declaration = print_variables([replace(variable, initializer=None, linkage="")])
        if variable.linkage != "extern" and variable.space != "shared" and not opaque:
            result.initializer = zero(result.value_type)
        self.symbols.setdefault(name, result)
        return self.target.add_global(result)

    def _initialize(self, variable: Variable) -> None:
        if variable.initializer is None or variable.type in _REFERENCES:
            return
        result = self.target.globals[variable.name]
        leaves = list(_flatten(variable.initializer))
        if any(isinstance(leaf, SymbolAddress) for leaf in leaves):
            element, count = result.value_type, 1
            while isinstance(element, ty.ArrayType):
                count *= element.count
                element = element.element
            values = [self._constant(leaf, element, variable) for leaf in leaves]
            values += [const_int(element, 0)] * (count - len(values))
            result.value_type = ty.struct(tuple(value.type for value in values))
            result.initializer = aggregate(result.value_type, tuple(values))
        else:
            filled = self._filled(variable.initializer, result.value_type, variable)
            assert isinstance(filled, Constant)
            result.initializer = filled

    def _filled(self, values: Any, type: Type, variable: Variable) -> Constant | Global | Function:
        """Return an initial value with zeros for what it does not name."""
        if not isinstance(type, ty.ArrayType):
            while isinstance(values, Sequence):
                (values,) = values
            return self._constant(values, type, variable)
        given = [self._filled(one, type.element, variable) for one in values]
        return aggregate(type, (*given, *[zero(type.element)] * (type.count - len(given))))

    def _constant(self, leaf: Any, type: Type, variable: Variable) -> Constant | Global | Function:
        if isinstance(leaf, IntImm | FloatImm):
            return constant(leaf, type)
        if not isinstance(leaf, SymbolAddress) or leaf.mask or bits_of(type) != 64:
            raise no_form(f"the initial value '{leaf}'", variable)
        symbol = self.symbols[leaf.name]
        assert isinstance(symbol, Global | Function)
        own = symbol.space if isinstance(symbol, Global) else ty.GENERIC
        space = ty.GENERIC if leaf.generic else own
        return symbol if space == own and not leaf.offset else address_of(symbol, leaf.offset, space)

    # -- functions

    def _declare_function(self, source: ptx.Function) -> None:
        fn = Function(
            source.name,
            function_type(source.params, source.returns),
            [param.name for param in source.params],
            is_kernel=source.is_entry,
            linkage="external" if source.body is None else _LINKAGES[source.linkage],
            location=source.location,
        )
        addressed = _addressed(source)
        for arg, param in zip(fn.args, source.params):
            if param.shape or param.name in addressed:
                type = _structure(source, param)
                arg.type = ty.pointer()
                arg.attrs = {"byval": type, "align": param.align or ty.align_of(type)}
        fn.ftype = ty.function(fn.ftype.ret, tuple(arg.type for arg in fn.args))
        for name, numbers in source.limits.items():
            if name in _LIMITS:
                fn.attrs[_LIMITS[name]] = ",".join(map(str, numbers))
            else:
                assert name == "noreturn", name
                fn.attrs[name] = True
        if source.is_entry and source.params:
            fn.attrs[PARAMETERS] = print_variables(source.params)
        self.symbols[source.name] = self.target.add_function(fn)

    def _define(self, source: ptx.Function) -> None:
        fn = self.target.functions[source.name]
        fn.attrs["optsize"] = True  # its compiler, whichever it was, has copied what is worth it
        translation = FunctionTranslation(self.context, source, fn)
        if translation.flushes:
            fn.attrs[_FLUSH[0]] = _FLUSH[1]
        for arg, param in zip(fn.args, source.params):
            if "byval" in arg.attrs:
                translation.memory[param.name, 0] = arg
            elif param.space == "reg":
                translation.values[Register(param.name, param.type)] = arg
            else:
                memory = translation.b.alloca(arg.type, name=param.name)
                translation.memory[param.name, 0] = memory
                translation.b.store(arg, memory)
        for result in source.returns:
            if result.space == "param":
                type = passed_type(result)
                memory = translation.b.alloca(type, result.align or ty.align_of(type), name=result.name)
                translation.memory[result.name, 0] = memory
        self._lay_out_local(translation)
        self._declare_locals(translation)
        translation.run()

    def _declare_locals(self, translation: FunctionTranslation) -> None:
        for scope, statement in _declared(translation.source.body or [], 0):
            if (statement.name, scope) in translation.memory and statement.space in ("local", "shared"):
                continue
            if statement.space in ("local", "param"):
                translation.b.location = statement.location
                type = variable_type(statement)
                memory = translation.b.alloca(type, statement.align or ty.align_of(type), name=statement.name)
                if statement.space == "local":
                    memory = translation.b.emit("addrspacecast", ty.pointer(ty.LOCAL), (memory,))
                translation.memory[statement.name, scope] = memory
            else:
                name = f"{translation.source.name}_{statement.name}"
                own = statement.name if statement.name not in self.target.globals else name
                translation.memory[statement.name, scope] = self._declare_global(statement, own)


_Key = tuple[str, int, str]
"""A variable: its name, its scope, and the function that declares it or ''."""


def _declared(statements: Sequence[ptx.Statement], scope: int) -> Iterator[tuple[int, Variable]]:
    """Yield the variables that a function declares, with their scopes."""
    for statement in statements:
        if isinstance(statement, Scope):
            yield from _declared(statement.statements, statement.number)
        elif isinstance(statement, Variable):
            yield scope, statement


def _layout(variables: Sequence[tuple[_Key, Variable]]) -> tuple[dict[_Key, int], Type, int]:
    """Return the offsets of variables that lie one behind the other, and the type and the alignment of the
    whole.
    """
    offsets: dict[_Key, int] = {}
    end = greatest = 0
    for key, variable in variables:
        type = variable_type(variable)
        align = variable.align or ty.align_of(type)
        offsets[key] = end = -(-end // align) * align
        end, greatest = end + ty.size_of(type), max(greatest, align)
    return offsets, ty.array(end, ty.I8), greatest


def _constant_spaces(source: ptx.Function) -> set[str]:
    """Return the state spaces in which a function may have constant addresses: immediates, or registers that
    some move sets to one.
    """
    instructions = list(source.instructions())
    constant = {
        instr.operands[0]
        for instr in instructions
        if instr.opcode == "mov" and isinstance(instr.operands[-1], IntImm)
    }
    return {
        instr.slot("space").partition("::")[0]
        for instr in instructions
        for operand in instr.operands
        if isinstance(operand, Address) and (operand.base is None or operand.base in constant)
    }


def _structure(source: ptx.Function, param: Variable) -> Type:
    """Return the type of a parameter in memory: an array of bytes is a structure of what is read from it, as
    far as no two accesses overlap.
    """
    whole, end = variable_type(param), 0
    fields: list[Type] = []
    accesses: set[tuple[int, Type]] = set()
    for instr in source.instructions():
        for operand in instr.operands:
            if not isinstance(operand, Address) or not isinstance(operand.base, SymbolAddress):
                continue
            if operand.base.name == param.name and not operand.base.scope:
                type, first = ir_type(instr.type), operand.base.offset + operand.offset
                for n in range(VECTOR_SIZES.get(instr.slot("vec"), 1)):
                    accesses.add((first + n * ty.size_of(type), type))
    for offset, type in sorted(accesses, key=lambda access: access[0]):
        if offset < end or offset % ty.align_of(type):
            return whole
        fields += [ty.array(offset - end, ty.I8)] * (offset > end) + [type]
        end = offset + ty.size_of(type)
    size = ty.size_of(whole)
    if end > size or not param.shape:
        return whole
    fields += [ty.array(size - end, ty.I8)] * (size > end)
    result = ty.struct(tuple(fields))
    return result if ty.size_of(result) == size else whole


def _addressed(source: ptx.Function) -> set[str]:
    """Return the parameters whose address is a value."""
    names = {param.name for param in source.params}
    return {
        operand.name
        for instr in source.instructions()
        for operand in instr.operands
        if isinstance(operand, SymbolAddress) and not operand.scope and operand.name in names
    }


def _flatten(values: Any) -> Iterator[Any]:
    if isinstance(values, Sequence):
        for value in values:
            yield from _flatten(value)
    else:
        yield values
