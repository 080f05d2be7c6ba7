"""Prints IR as LLVM IR text that LLVM 22 parses and `parser` reads back to the same text.

Names are deterministic: a named value keeps its name (a second holder of the name gets a number
appended), unnamed values and blocks are numbered as LLVM does: arguments, then blocks and results
in order. Debug information is line directives only (`emissionKind: DebugDirectivesOnly`): a
subprogram for every function that has locations, and then `!dbg` on each of its instructions, since
LLVM drops all debug information of a module in which one call lacks it.

Invariant: the output depends on the module alone, never on hashes or identities.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ..support.diagnostics import UNKNOWN, Location
from . import dialect
from . import irtypes as ty
from .core import (
    AddressOf,
    Aggregate,
    Block,
    Constant,
    Float,
    Function,
    Global,
    InlineAsm,
    Instr,
    Int,
    Module,
    Null,
    Poison,
    Undef,
    Value,
    Zero,
)
from .irtypes import Type, quote, quote_string
from .opcodes import FAST_MATH_FLAGS, OPCODES

_FAST = frozenset(FAST_MATH_FLAGS) - {"fast"}


def print_module(module: Module, debug: bool = True) -> str:
    """The whole module. `debug=False` leaves out all debug information."""
    printer = Printer(_Metadata(module.name) if debug else None)
    parts = [
        f"source_filename = {quote_string(module.name)}\n"
        f'target datalayout = "{ty.DATA_LAYOUT}"\n'
        f'target triple = "{ty.TRIPLE}"\n'
    ]
    for group in (
        [f"%{quote(name)} = type {t.body}\n" for name, t in module.structs.items()],
        [printer.global_variable(g) + "\n" for g in module.globals.values()],
    ):
        if group:
            parts.append("".join(group))
    parts += [printer.function(fn) for fn in module.functions.values()]
    annotated = [printer.annotation(g) for g in module.globals.values() if g.annotation]
    declared = [printer.declaration(g) for g in module.globals.values() if g.declaration]
    parts.append(printer.metadata(annotated, declared))
    return "\n".join(p for p in parts if p)


def print_function(fn: Function, debug: bool = False) -> str:
    """One function, as pass dumps show it. With `debug`, the metadata it refers to follows."""
    name = fn.module.name if fn.module else "module"
    printer = Printer(_Metadata(name) if debug else None)
    text = printer.function(fn)
    metadata = printer.metadata() if debug else ""
    return f"{text}\n{metadata}" if metadata else text


def print_blocks(fn: Function) -> dict[Block, list[tuple[Instr, str]]]:
    """Every instruction of a function by its block, as its line has it; a switch's cases stand on that line,
    too.
    """
    printer = Printer(None)
    printer.names = name_values(fn)
    return {
        block: [(instr, " ".join(printer.instr(instr).split())) for instr in block.instrs]
        for block in fn.blocks
    }


def print_instr(instr: Instr) -> str:
    """One instruction with the names it has in its function, for messages; detached ones too."""
    printer = Printer(None)
    if instr.parent is not None:
        printer.names = name_values(instr.parent.parent)
    return printer.instr(instr)


def print_operand(value: Value, fn: Function | None = None) -> str:
    """A value as an operand without its type. `fn` numbers unnamed local values."""
    printer = Printer(None)
    if fn is not None:
        printer.names = name_values(fn)
    return printer.ref(value)


def name_values(fn: Function) -> dict[Value, str]:
    """The printed name (without sigil, already quoted) of every argument, block and result."""
    values: list[Value] = [*fn.args]
    for block in fn.blocks:
        values.append(block)
        values += [i for i in block.instrs if not i.type.is_void]
    taken = {v.name for v in values if v.name}
    assigned: set[str] = set()
    suffix: dict[str, int] = {}
    names: dict[Value, str] = {}
    number = 0
    for value in values:
        name = value.name
        if not name:
            names[value] = str(number)
            number += 1
            continue
        if name in assigned:
            while name in taken:
                suffix[value.name] = suffix.get(value.name, 0) + 1
                name = f"{value.name}{suffix[value.name]}"
            taken.add(name)
        assigned.add(name)
        names[value] = quote(name)
    return names


class _Metadata:
    """Numbers metadata nodes in the order of their first use."""

    def __init__(self, source: str) -> None:
        self.lines: list[str] = []
        self.ids: dict[object, int] = {}
        self.source = source

    def node(self, key: object, text: str) -> int:
        """Return the number of a metadata node, which is added if it is new."""
        result = self.ids.get(key)
        if result is None:
            result = self.ids[key] = len(self.lines)
            self.lines.append(text)
        return result

    def loop(self, branch: Instr) -> int:
        """The node of the loop that `branch` goes round, with its `unroll`."""
        count = branch.attrs["unroll"]
        what = {0: '!{!"llvm.loop.unroll.enable"}', 1: '!{!"llvm.loop.unroll.disable"}'}.get(
            count, f'!{{!"llvm.loop.unroll.count", i32 {count}}}'
        )
        option = self.node(what, what)
        return self.node(("loop", branch), f"distinct !{{!{len(self.lines)}, !{option}}}")

    def file(self, name: str) -> int:
        """Return the number of a file's `DIFile` node."""
        known = self.ids.get(("file", name))
        return (
            known
            if known is not None
            else self.node(("file", name), f'!DIFile(filename: {quote_string(name)}, directory: "")')
        )

    def unit(self) -> int:
        """Return the number of the compile unit's node."""
        if "unit" not in self.ids:
            self.ids["unit"] = len(self.lines)
            self.lines.append("")
            self.lines[self.ids["unit"]] = (
                f"distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !{self.file(self.source)},"
                ' producer: "minicc", isOptimized: false, runtimeVersion: 0, emissionKind:'
                " DebugDirectivesOnly)"
            )
            self.node("version", '!{i32 2, !"Debug Info Version", i32 3}')
        return self.ids["unit"]

    def signature(self) -> int:
        """The type of every subprogram; LLVM's optimiser crashes without one."""
        nothing = self.node("no types", "!{null}")
        return self.node("signature", f"!DISubroutineType(types: !{nothing})")

    def inlined_subprogram(self, name: str, file: int) -> int:
        """The scope of places that were inlined from the function `name`."""
        unit, signature = self.unit(), self.signature()
        text = (
            f"distinct !DISubprogram(name: {quote_string(name)}, scope: !{file}, file: !{file}, "
            f"type: !{signature}, spFlags: DISPFlagDefinition, unit: !{unit})"
        )
        return self.node(("inlined", name, file), text)

    def subprogram(self, fn: Function) -> int | None:
        """The subprogram of a function that has any location, else None."""
        key = ("subprogram", fn)
        if key in self.ids:
            return self.ids[key]
        location = fn.location
        if not location.line:
            location = next((i.location for b in fn.blocks for i in b.instrs if i.location.line), UNKNOWN)
            if not location.line:
                return None
            while location.inlined_at is not None:
                location = location.inlined_at
            location = Location(location.file, 0, 0)
        unit, file = self.unit(), self.file(location.file)
        linkage = f", linkageName: {quote_string(fn.name)}" if fn.source_name != fn.name else ""
        text = (
            f"distinct !DISubprogram(name: {quote_string(fn.source_name)}{linkage}, scope: !{file}, file:"
            f" !{file}, line: {location.line}, type: !{self.signature()}, scopeLine: {location.line},"
            f" spFlags: DISPFlagDefinition, unit: !{unit})"
        )
        self.ids[("file of", fn)] = file
        return self.node(key, text)

    def location(self, location: Location, fn: Function, subprogram: int) -> int:
        """Return the node of `location` in `fn`. Where an inlined function's name is unknown, `fn` is the
        scope.
        """
        chain = [location]
        while chain[-1].inlined_at is not None:
            chain.append(chain[-1].inlined_at)
        inlined = None
        for level in reversed(chain):
            scope = subprogram
            if level.line:
                file = self.file(level.file)
                if level.inlined_at is not None and level.function:
                    scope = self.inlined_subprogram(level.function, file)
                elif file != self.ids["file of", fn]:
                    scope = self.node(
                        ("block", subprogram, file),
                        f"!DILexicalBlockFile(scope: !{subprogram}, file: !{file}, discriminator: 0)",
                    )
            at = "" if inlined is None else f", inlinedAt: !{inlined}"
            text = f"!DILocation(line: {level.line}, column: {level.column}, scope: !{scope}{at})"
            inlined = self.node(text, text)
        assert inlined is not None
        return inlined


class _Spelled(dict[Type, str]):
    """The texts of types."""

    def __missing__(self, type: Type) -> str:
        text = self[type] = str(type)
        return text


class Printer:
    """The text of types, operands and instructions. `convergent` says whether functions and calls of unknown
    functions may communicate with other threads, as on a GPU.
    """

    convergent = True

    def __init__(self, debug: _Metadata | None) -> None:
        self.debug = debug
        self.nodes = debug or _Metadata("")
        self.names: dict[Value, str] = {}
        self.type = _Spelled().__getitem__
        self.constants: dict[Value, str] = {}
        """Texts of constants, which are interned."""

    # -- module level

    def global_variable(self, g: Global) -> str:
        """Return the definition or declaration of a variable."""
        words = [f"@{quote(g.name)} ="]
        if g.linkage:
            words.append(g.linkage)
        if g.space:
            words.append(f"addrspace({g.space})")
        if host_may_write(g):
            words.append("externally_initialized")
        words.append("constant" if g.is_constant_data else "global")
        words.append(self.type(g.value_type))
        if g.initializer is not None:
            words.append(self.ref(g.initializer))
        elif g.linkage != "external":
            words.append("undef")
        return f"{' '.join(words)}, align {g.align}"

    def function(self, fn: Function) -> str:
        """Print a function."""
        self.names = name_values(fn)
        words = ["declare" if fn.is_declaration else "define"]
        if fn.linkage and not (fn.is_declaration and fn.linkage == "external"):
            words.append(fn.linkage)
        if fn.is_kernel:
            words.append("ptx_kernel")
        params = [self.parameter(a.type, a.attrs) for a in fn.args]
        if not fn.is_declaration:
            params = [f"{p} %{self.names[a]}" for p, a in zip(params, fn.args)]
        if fn.ftype.vararg:
            params.append("...")
        words.append(f"{self.type(fn.ftype.ret)} @{quote(fn.name)}({', '.join(params)})")
        if fn.intrinsic is None:
            words += self.function_attrs(fn)
        if fn.is_declaration:
            return " ".join(words) + "\n"
        subprogram = self.debug.subprogram(fn) if self.debug else None
        if subprogram is not None:
            words.append(f"!dbg !{subprogram}")
        lines = [" ".join(words) + " {"]
        for block in fn.blocks:
            if block is not fn.blocks[0]:
                lines += ["", f"{self.names[block]}:"]
            elif block.name:
                lines.append(f"{self.names[block]}:")
            for instr in block.instrs:
                text = self.instr(instr)
                if subprogram is not None:
                    assert self.debug is not None
                    text += f", !dbg !{self.debug.location(instr.location, fn, subprogram)}"
                if instr.attrs.get("unroll") is not None:
                    text += f", !llvm.loop !{self.nodes.loop(instr)}"
                if instr.attrs.get("invariant"):
                    text += f", !invariant.load !{self.nodes.node('empty', '!{}')}"
                lines.append("  " + text)
        lines.append("}\n")
        return "\n".join(lines)

    def function_attrs(self, fn: Function) -> list[str]:
        """Return the attributes of a function as words."""
        words = ["convergent"] if self.convergent else []
        words += [name for name in dialect.FN_ATTRS_KEPT if fn.attrs.get(name)]
        words += [
            quote_string(name) + (f"={quote_string(str(value))}" if value != "" else "")
            for name, value in fn.attrs.items()
            if name not in dialect.FN_ATTRS_KEPT
        ]
        return words

    def parameter(self, type: Type, attrs: Mapping[Any, Any]) -> str:
        """Return the type and the attributes of a parameter."""
        words = [self.type(type)]
        for name, kind in dialect.PARAM_ATTRS.items():
            value = attrs.get(name)
            if not value:
                continue
            if kind == "flag":
                words.append(name)
            elif kind == "string":
                words.append(quote_string(name))
            elif kind == "type":
                words.append(f"{name}({self.type(value)})")
            elif name == "align":
                words.append(f"align {value}")
            else:
                words.append(f"{name}({value})")
        return " ".join(words)

    def annotation(self, g: Global) -> int:
        """Return the node that gives a variable's kind in CUDA, as NVPTX expects it."""
        return self.nodes.node(
            (g.annotation, g), f'!{{ptr addrspace({g.space}) @{quote(g.name)}, !"{g.annotation}", i32 1}}'
        )

    def declaration(self, g: Global) -> int:
        """Return the node that gives a variable's declaration in PTX."""
        text = f"!{{ptr addrspace({g.space}) @{quote(g.name)}, !{quote_string(g.declaration)}}}"
        return self.nodes.node((g.declaration, g), text)

    def metadata(self, annotations: Sequence[int] = (), declarations: Sequence[int] = ()) -> str:
        """Return the metadata at the end of a module."""
        ids, lines = self.nodes.ids, self.nodes.lines
        named = [
            f"!{name} = !{{!{ids[key]}}}\n"
            for name, key in (("llvm.dbg.cu", "unit"), ("llvm.module.flags", "version"))
            if key in ids
        ]
        for name, numbers in (("nvvm.annotations", annotations), ("ptx.declarations", declarations)):
            if numbers:
                named.append(f"!{name} = !{{{', '.join(f'!{number}' for number in numbers)}}}\n")
        nodes = [f"!{number} = {text}\n" for number, text in enumerate(lines)]
        return "\n".join("".join(part) for part in (named, nodes) if part)

    # -- operands

    def ref(self, value: Value) -> str:
        """An operand without its type."""
        name = self.names.get(value)
        if name is not None:
            return f"%{name}"
        text = self.constants.get(value)
        if text is None:
            text = self.unnamed(value)
            if isinstance(value, Constant):
                self.constants[value] = text
        return text

    def unnamed(self, value: Value) -> str:
        """Return a constant or a global as an operand, or a value of no function."""
        match value:
            case Int():
                if value.type is ty.I1:
                    return "true" if value.value else "false"
                return str(value.signed)
            case Float():
                return float_text(value)
            case Null():
                return "null"
            case Undef():
                return "undef"
            case Poison():
                return "poison"
            case Zero():
                return "zeroinitializer"
            case Aggregate():
                return self.aggregate(value)
            case AddressOf():
                return self.address(value)
            case InlineAsm():
                sideeffect = "sideeffect " if value.sideeffect else ""
                return f"asm {sideeffect}{quote_string(value.text)}, {quote_string(value.constraints)}"
            case Global() | Function():
                return f"@{quote(value.name)}"
        return f"%{quote(value.name)}" if value.name else "%<unnamed>"

    def operand(self, value: Value) -> str:
        """An operand with its type."""
        return f"{self.type(value.type)} {self.ref(value)}"

    def label(self, block: Block) -> str:
        """Return a reference to a block."""
        return f"label {self.ref(block)}"

    def aggregate(self, value: Aggregate) -> str:
        """Return the text of an aggregate constant."""
        if (
            isinstance(value.type, ty.ArrayType)
            and value.type.element is ty.I8
            and value.elements
            and all(isinstance(e, Int) for e in value.elements)
        ):
            data = bytes(e.value for e in value.elements if isinstance(e, Int))
            return "c" + quote_string(data.decode("utf-8", "surrogateescape"))
        inner = ", ".join(self.operand(e) for e in value.elements)
        match value.type:
            case ty.ArrayType():
                return f"[{inner}]"
            case ty.VectorType():
                return f"<{inner}>"
            case ty.StructType(packed=True):
                return f"<{{ {inner} }}>" if inner else "<{}>"
        return f"{{ {inner} }}" if inner else "{}"

    def address(self, value: AddressOf) -> str:
        """Return the text of a constant address."""
        base = self.operand(value.base)
        text = f"@{quote(value.base.name)}"
        if value.offset:
            text = f"getelementptr (i8, {base}, i64 {value.offset})"
        if value.type is not value.base.type:
            text = f"addrspacecast ({self.type(value.base.type)} {text} to {self.type(value.type)})"
        return text

    # -- instructions

    def instr(self, instr: Instr) -> str:
        """The instruction without metadata."""
        text = FORMS[instr.info.form](self, instr)
        return text if instr.type.is_void else f"{self.ref(instr)} = {text}"

    def head(self, instr: Instr) -> str:
        """The opcode and its keyword flags, in the order of the table, as LLVM abbreviates them."""
        flags = instr.flags
        if not flags:
            return instr.op
        if len(flags) >= len(_FAST) and flags >= _FAST:
            flags = flags - _FAST | {"fast"}
        elif "inbounds" in flags:
            flags = flags - {"nusw"}
        return " ".join([instr.op, *(f for f in OPCODES[instr.op].flags if f in flags)])

    def access(self, instr: Instr, operands: str) -> str:
        """Return a load or store of these operands."""
        if "ordering" in instr.attrs:
            return _atomic_access(instr, operands)
        return f"{self.head(instr)} {operands}, align {instr.attrs['align']}"

    def refs(self, values: Iterable[Value]) -> str:
        """Return references to values, separated by commas."""
        return ", ".join(map(self.ref, values))


def float_text(value: Float) -> str:
    """LLVM's spelling: decimal where that is exact, else the bits (of the double, for float)."""
    type, bits = value.type, value.bits
    if type is ty.HALF:
        return f"0xH{bits:04X}"
    if type is ty.BFLOAT:
        return f"0xR{bits:04X}"
    if type is ty.FLOAT:
        sign, exponent, fraction = bits >> 31, bits >> 23 & 0xFF, bits & 0x7FFFFF
        if exponent == 0xFF:
            return f"0x{sign << 63 | 0x7FF << 52 | fraction << 29:016X}"
        number = struct.unpack("<f", struct.pack("<I", bits))[0]
    else:
        if bits >> 52 & 0x7FF == 0x7FF:
            return f"0x{bits:016X}"
        number = struct.unpack("<d", struct.pack("<Q", bits))[0]
    text = f"{number:.6e}"
    if float(text) == number:
        return text
    return f"0x{struct.unpack('<Q', struct.pack('<d', number))[0]:016X}"


def host_may_write(g: Global) -> bool:
    """Return whether a value may be put there before a launch, so that its initialiser is not the truth.

    Printed as `externally_initialized`; without it LLVM folds loads of `__constant__` tables.
    """
    return g.space in (ty.GLOBAL, ty.CONST) and not g.is_constant_data and g.linkage != "external"


def _binary(p: Printer, i: Instr) -> str:
    a, b = i.operands
    return f"{p.head(i)} {p.type(a.type)} {p.ref(a)}, {p.ref(b)}"


def _unary(p: Printer, i: Instr) -> str:
    return f"{p.head(i)} {p.operand(i.operands[0])}"


def _cast(p: Printer, i: Instr) -> str:
    return f"{p.head(i)} {p.operand(i.operands[0])} to {p.type(i.type)}"


def _compare(p: Printer, i: Instr) -> str:
    a, b = i.operands
    return f"{p.head(i)} {i.attrs['pred']} {p.type(a.type)} {p.ref(a)}, {p.ref(b)}"


def _operands(p: Printer, i: Instr) -> str:
    return f"{p.head(i)} " + ", ".join(map(p.operand, i.operands))


def _phi(p: Printer, i: Instr) -> str:
    pairs = ", ".join(f"[ {p.ref(v)}, {p.ref(b)} ]" for v, b in i.incoming)
    return f"{p.head(i)} {p.type(i.type)} {pairs}"


def _alloca(p: Printer, i: Instr) -> str:
    return p.access(i, f"{p.type(i.attrs['type'])}")


def _load(p: Printer, i: Instr) -> str:
    return p.access(i, f"{p.type(i.type)}, {p.operand(i.operands[0])}")


def _store(p: Printer, i: Instr) -> str:
    return p.access(i, ", ".join(map(p.operand, i.operands)))


def _atomic_access(i: Instr, operands: str) -> str:
    volatile = " volatile" if "volatile" in i.flags else ""
    order = f"{_scope(i)}{i.attrs['ordering']}"
    return f"{i.op} atomic{volatile} {operands} {order}, align {i.attrs['align']}"


def _gep(p: Printer, i: Instr) -> str:
    return f"{p.head(i)} {p.type(i.attrs['type'])}, " + ", ".join(map(p.operand, i.operands))


def _scope(i: Instr) -> str:
    scope = i.attrs.get("scope", "")
    return f'syncscope("{scope}") ' if scope else ""


def _atomicrmw(p: Printer, i: Instr) -> str:
    address, value = i.operands
    return (
        f"{p.head(i)} {i.attrs['rmw']} {p.operand(address)}, {p.operand(value)}"
        f" {_scope(i)}{i.attrs['ordering']}, align {i.attrs['align']}"
    )


def _cmpxchg(p: Printer, i: Instr) -> str:
    words = [i.op, *(f for f in ("weak", "volatile") if f in i.flags)]
    a = i.attrs
    return (
        f"{' '.join(words)} {', '.join(map(p.operand, i.operands))} {_scope(i)}{a['ordering']}"
        f" {a['failure_ordering']}, align {a['align']}"
    )


def _fence(p: Printer, i: Instr) -> str:
    return f"fence {_scope(i)}{i.attrs['ordering']}"


def _shuffle(p: Printer, i: Instr) -> str:
    lanes = i.attrs["mask"]
    order = f"<{', '.join(f'i32 {lane}' for lane in lanes)}>" if any(lanes) else "zeroinitializer"
    return f"{_operands(p, i)}, <{len(lanes)} x i32> {order}"


def _indexed(p: Printer, i: Instr) -> str:
    return f"{_operands(p, i)}, " + ", ".join(map(str, i.attrs["indices"]))


def _call(p: Printer, i: Instr) -> str:
    callee, target = i.callee, i.function
    ftype = i.attrs.get("ftype") or (target.ftype if target else None)
    params = target.args if target else ()
    args = []
    passed = i.attrs.get("byval") or any("byval" in param.attrs for param in params)
    for number, value in enumerate(i.call_args):
        if not passed:
            args.append(p.operand(value))
            continue
        byval = params[number].attrs if number < len(params) and params[number].attrs.get("byval") else {}
        if not target and number in i.attrs.get("byval", ()):
            byval = dict(zip(("byval", "align"), i.attrs["byval"][number]))
        printed_attrs = {k: byval[k] for k in ("byval", "align") if k in byval}
        args.append(
            f"{p.parameter(value.type, printed_attrs)} {p.ref(value)}" if printed_attrs else p.operand(value)
        )
    head = ["tail"] if i.attrs.get("tail") else []
    head += [p.head(i), p.type(ftype) if ftype is not None and ftype.vararg else p.type(i.type)]
    effects = ""
    if not target:
        memory = i.attrs.get("memory")
        effects = f" memory({memory})" if memory else " convergent" if p.convergent else ""
    return f"{' '.join(head)} {p.ref(callee)}({', '.join(args)}){effects}"


def _br(p: Printer, i: Instr) -> str:
    return "br " + ", ".join([*map(p.operand, i.operands), *map(p.label, i.blocks)])


def _switch(p: Printer, i: Instr) -> str:
    value, *cases = i.operands
    default, *targets = i.blocks
    inner = "".join(f"    {p.operand(c)}, {p.label(t)}\n" for c, t in zip(cases, targets))
    return f"switch {p.operand(value)}, {p.label(default)} [\n{inner}  ]"


def _ret(p: Printer, i: Instr) -> str:
    return f"ret {p.operand(i.operands[0])}" if i.operands else "ret void"


FORMS: dict[str, Callable[[Printer, Instr], str]] = {
    "binary": _binary,
    "unary": _unary,
    "freeze": _unary,
    "cast": _cast,
    "icmp": _compare,
    "fcmp": _compare,
    "select": _operands,
    "phi": _phi,
    "alloca": _alloca,
    "load": _load,
    "store": _store,
    "gep": _gep,
    "atomicrmw": _atomicrmw,
    "cmpxchg": _cmpxchg,
    "fence": _fence,
    "extractvalue": _indexed,
    "insertvalue": _indexed,
    "extractelement": _operands,
    "insertelement": _operands,
    "shufflevector": _shuffle,
    "call": _call,
    "br": _br,
    "switch": _switch,
    "ret": _ret,
    "unreachable": lambda p, i: "unreachable",
}
"""The printer of each form of the table."""
