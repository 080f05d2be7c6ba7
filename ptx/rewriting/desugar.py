"""Expansion of shorthand into plain instructions.

    mov.v4.f32 {a,b,c,d}, V;       four moves (6.4.3)
    mov.b64 packed, V;             V spelled out as {V.x, V.y}
    ld.global.u32 s, a[%r1+1];     the address is computed first
    add.u32 d, a + 4, b;           the sum is computed first
    call (V), f, (W);              the elements are passed
    call (_), f, (a);              the discarded result gets a register or parameter
    add.v3.f32 V, V, 1;            PTX 1.x: three additions
    @p { … }                       PTX 1.x: a branch around the scope

Extensions that assemblers accept beyond the syntax lines (`ptxas_extensions`) are expanded too. Sources: PTX
ISA 1.1, 6.4.2, 6.4.3, tables 10, 38 and 39; PTX ISA 6.4.2, 6.4.3.

Invariants: the expansion reads all sources before it writes the first result; the given module is not
changed; a module without shorthand is its own expansion, so desugaring is idempotent.
"""

from __future__ import annotations

from collections.abc import Callable

from ...support.fast_dataclass import replace
from ..build import build
from ..form import Variant
from ..model import (
    Address,
    FloatImm,
    Function,
    Indexed,
    Instruction,
    IntImm,
    LabelDef,
    LabelOperand,
    Module,
    Not,
    Operand,
    OperandList,
    Pair,
    Prototype,
    Register,
    RegisterDecl,
    Scope,
    Sink,
    Special,
    Statement,
    Sum,
    SymbolAddress,
    Variable,
    Vector,
)
from ..parsing import ptxas_extensions
from ..parsing.const_banks import bank_of, with_bank
from ..parsing.elements import element, expand_register, first_elements, split_vector
from ..ptxtypes import TYPES
from ..special import READABLE
from ..table import lookup, lookup_legacy, select

InstructionBuilder = Callable[[tuple[Operand, ...]], Instruction]


def desugar(module: Module) -> Module:
    """Return `module` without shorthand."""
    if not module.shorthand:
        return module
    return replace(
        module,
        shorthand=False,
        items=[
            _FunctionDesugarer(module, item).function() if isinstance(item, Function) else item
            for item in module.items
        ],
    )


class _FunctionDesugarer:
    """Desugaring of one function's statements."""

    def __init__(self, module: Module, fn: Function) -> None:
        self.fn, self.functions, self.address_size = fn, module.functions, module.address_size
        self.version, self.legacy = module.version, module.version < (2, 0)
        self.lookup = lookup_legacy if self.legacy else lookup
        self.prototypes: dict[str, Prototype | Function] = {}
        names, numbers = {*module.variables, *module.functions}, [0]
        for statement in fn.statements():
            if isinstance(statement, RegisterDecl):
                names.update(name for name, _ in statement.names)
            elif isinstance(statement, Variable):
                names.add(statement.name)
            elif isinstance(statement, Scope):
                numbers.append(statement.number)
            elif isinstance(statement, Prototype):
                self.prototypes[statement.name] = statement
        names.update(variable.name for variable in (*fn.params, *fn.returns))
        self.prefix = "%t"
        while any(name.startswith(self.prefix) for name in names):
            self.prefix += "t"
        self.scopes = max(numbers)

    def function(self) -> Function:
        """Return the desugared function."""
        fn = self.fn
        body = self.statements(fn.body) if fn.body is not None else None
        return replace(fn, params=_elements_of(fn.params), returns=_elements_of(fn.returns), body=body)

    def statements(self, statements: list[Statement]) -> list[Statement]:
        """Return the desugared statements."""
        result: list[Statement] = []
        for statement in statements:
            if isinstance(statement, Instruction):
                result += self.instruction(statement)
            elif isinstance(statement, Scope):
                result += self.scope(statement)
            elif isinstance(statement, Prototype):
                result.append(
                    replace(
                        statement,
                        params=_elements_of(statement.params),
                        returns=_elements_of(statement.returns),
                    )
                )
            else:
                result.append(statement)
        return result

    def scope(self, scope: Scope) -> list[Statement]:
        """Expand a guarded scope: threads whose guard is false branch around it."""
        inner = Scope(self.statements(scope.statements), scope.number, scope.location)
        if scope.guard is None:
            return [inner]
        location = scope.location
        end = f"$end_{location.line}_{location.column}"
        return [
            build("bra", LabelOperand(end), guard=scope.guard, negated=not scope.negated, location=location),
            inner,
            LabelDef(end, location),
        ]

    # -------------------------------------------------------------------------- one instruction

    def instruction(self, instr: Instruction) -> list[Statement]:
        """Return the expansion of `instr`."""
        variant = instr.variant
        assert variant is not None, instr
        if "call" in variant.form.effects:
            return self.call(instr)
        build_with = self.builder_of(instr)
        # A vector modifier of the row itself is no shorthand.
        width = (
            split_vector(instr.modifiers)[0] - split_vector(variant.modifiers)[0]
            if instr.modifiers != variant.modifiers
            else 0
        )
        if width:
            return self.expand_vector(width, variant, instr.operands, build_with)
        operands = self.with_vectors(variant, instr.operands)
        operands, _ = ptxas_extensions.remove_braces(self.lookup(variant.mnemonic) or (variant,), operands)
        if any(isinstance(operand, Sum) for operand in operands):
            return [self.with_sums(operands, build_with)]
        values = (
            ptxas_extensions.address_operands(variant, operands, self.is_function)
            if self.address_size == 64
            else []
        )
        if values:
            return [self.with_addresses(variant, operands, values, build_with)]
        if Vector in map(type, operands) and (
            vectors := ptxas_extensions.vectors_with_specials(variant, operands)
        ):
            return [self.with_specials(operands, vectors, build_with)]
        operands = with_bits(variant, operands)
        index = next((index for index, operand in enumerate(operands) if isinstance(operand, Indexed)), -1)
        if index >= 0:
            return [self.with_index(variant, operands, index, build_with)]
        if self.legacy and has_wide_amount(variant, operands):
            return [self.with_short_amount(operands, build_with)]
        return [build_with(operands)]

    def with_vectors(self, variant: Variant, operands: tuple[Operand, ...]) -> tuple[Operand, ...]:
        """Spell out vector registers as vectors of elements, where `variant` or another row of its name
        accepts vectors.
        """
        if not any(isinstance(operand, Register) and operand.vector for operand in operands):
            return operands
        if not self.legacy and bank_of(variant) == 0:
            spelled = tuple([expand_register(None, operand) for operand in operands])
            if select(self.lookup(variant.mnemonic), spelled) is not None:
                return spelled
        return tuple([expand_register(rule, operand) for rule, operand in zip(variant.operands, operands)])

    def builder_of(self, instr: Instruction) -> InstructionBuilder:
        """Return a function that builds `instr` with other operands, bound to the row that accepts them."""
        variant = instr.variant
        assert variant is not None
        bank, changed = bank_of(variant), self.legacy or instr.modifiers != variant.modifiers
        variants = self.lookup(variant.mnemonic) if not bank else ()

        def build_with(operands: tuple[Operand, ...]) -> Instruction:
            if operands == instr.operands and not changed:
                return instr
            chosen = (select(variants, operands) if variants else None) or variant
            if self.legacy:
                operands = first_elements(chosen, operands, self.version)
            return Instruction(
                chosen.form.opcode,
                chosen.modifiers,
                operands,
                instr.guard,
                instr.negated,
                with_bank(chosen, bank) if not variants else chosen,
                instr.location,
                instr.source,
            )

        return build_with

    def is_function(self, symbol: SymbolAddress) -> bool:
        """Return whether `symbol`, which nothing in this function declares, is a function."""
        return (
            symbol.scope == 0
            and symbol.name in self.functions
            and all(symbol.name != variable.name for variable in (*self.fn.params, *self.fn.returns))
        )

    # -------------------------------------------------------------------------------- calls

    def call(self, instr: Instruction) -> list[Statement]:
        """Expand a call: vectors are passed by elements; a discarded result gets a variable of its own."""
        assert instr.variant is not None
        operands = list(instr.operands)
        declarations: list[Statement] = []
        self.scopes += 1
        for index, (rule, operand) in enumerate(zip(instr.variant.operands, operands)):
            if not isinstance(operand, OperandList):
                continue
            parts: list[Operand] = []
            for number, part in enumerate(operand.elements):
                if isinstance(part, Sink) and rule.kind == "returns":
                    result_declaration, part = self.declare_result(instr, number)
                    declarations.append(result_declaration)
                expanded = expand_register(None, part)
                parts += expanded.elements if isinstance(expanded, Vector) else [expanded]
            operands[index] = OperandList(tuple(parts))
        call = replace(instr, operands=tuple(operands))
        return [Scope([*declarations, call], self.scopes, instr.location)] if declarations else [call]

    def declare_result(self, instr: Instruction, number: int) -> tuple[Statement, Operand]:
        """Return (a declaration, the operand that it declares) for discarded result `number` of a call."""
        names = [
            operand.name for operand in instr.operands if isinstance(operand, (SymbolAddress, LabelOperand))
        ]
        callee = next(
            (
                declared
                for name in reversed(names)
                if (declared := self.prototypes.get(name) or self.functions.get(name))
            ),
            None,
        )
        result = (
            callee.returns[number]
            if callee is not None and number < len(callee.returns)
            else Variable("", "reg", "b32")
        )
        name = f"{self.prefix}_{number}"
        if result.space == "reg":
            register = Register(name, result.type, self.scopes, result.vector)
            return RegisterDecl(result.type, [(name, None)], result.vector), register
        return replace(result, name=name, location=instr.location), SymbolAddress(name, 0, self.scopes)

    # ------------------------------------------------------------------------- through registers

    def new_registers(self, type_: str, count: int) -> list[Register]:
        """Return `count` new registers of the innermost scope being built."""
        return [Register(f"{self.prefix}{number}", type_, self.scopes) for number in range(count)]

    def expand_vector(
        self, width: int, variant: Variant, operands: tuple[Operand, ...], build_with: InstructionBuilder
    ) -> list[Statement]:
        """Return the instructions, one per element, of a vector instruction of `width` elements."""
        first = operands[0]
        count = (
            width
            if isinstance(first, (Vector, Pair)) or (isinstance(first, Register) and first.vector)
            else 1
        )
        if isinstance(first, Vector):
            count = min(width, len(first.elements))
        types = [rule.type or "b32" for rule in variant.operands]
        rows = [
            tuple([element(operand, number, type_) for operand, type_ in zip(operands, types)])
            for number in range(count)
        ]
        if not any(
            _reads_result(rows[early][0], later) for early in range(count) for later in rows[early + 1 :]
        ):
            return [build_with(row) for row in rows]
        self.scopes += 1
        declared = types[0] if TYPES[types[0]].declarable else f"b{max(TYPES[types[0]].bits, 8)}"
        new_registers = self.new_registers(declared, count)
        writes = [build_with((temporary, *row[1:])) for temporary, row in zip(new_registers, rows)]
        moves = [
            build(
                f"mov.{declared}",
                row[0],
                temporary,
                guard=one.guard,
                negated=one.negated,
                location=one.location,
            )
            for temporary, row, one in zip(new_registers, rows, writes)
        ]
        return [Scope([declaration(new_registers), *writes, *moves], self.scopes, writes[0].location)]

    def with_sums(self, operands: tuple[Operand, ...], build_with: InstructionBuilder) -> Scope:
        """Compute sums of registers and constants into registers first."""
        self.scopes += 1
        changed = list(operands)
        body: list[Statement] = []
        for index, operand in enumerate(operands):
            if isinstance(operand, Sum):
                sum_ = Register(f"{self.prefix}{index}", operand.register.type, self.scopes)
                bits = TYPES[sum_.type].bits
                body += [
                    declaration([sum_]),
                    build(f"add.u{bits}", sum_, operand.register, IntImm(operand.offset)),
                ]
                changed[index] = sum_
        return self.in_scope(body, build_with(tuple(changed)))

    def with_addresses(
        self,
        variant: Variant,
        operands: tuple[Operand, ...],
        indices: list[int],
        build_with: InstructionBuilder,
    ) -> Scope:
        """Move the addresses at `indices` to registers first, truncated where 64 bits are too many."""
        self.scopes += 1
        changed = list(operands)
        body: list[Statement] = []
        for index in indices:
            bits = max(TYPES[variant.operands[index].type].bits, 16)
            whole = Register(f"{self.prefix}{index}", "u64", self.scopes)
            low = Register(f"{self.prefix}{index}n", f"b{bits}", self.scopes)
            body += [
                declaration([whole]),
                declaration([low]),
                build("mov.u64", whole, operands[index]),
                build("mov.b64", low, whole) if bits == 64 else build(f"cvt.u{bits}.u64", low, whole),
            ]
            changed[index] = low
        return self.in_scope(body, build_with(tuple(changed)))

    def with_specials(
        self, operands: tuple[Operand, ...], indices: list[int], build_with: InstructionBuilder
    ) -> Scope:
        """Read the special registers in the vectors at `indices` to registers first."""
        self.scopes += 1
        changed = list(operands)
        body: list[Statement] = []
        for index in indices:
            vector = operands[index]
            assert isinstance(vector, Vector)
            elements = list(vector.elements)
            for number, element_ in enumerate(elements):
                if isinstance(element_, Special):
                    type_ = f"b{TYPES[READABLE[element_.name].type].bits}"
                    read = Register(f"{self.prefix}{index}_{number}", type_, self.scopes)
                    body += [declaration([read]), build(f"mov.{type_}", read, element_)]
                    elements[number] = read
            changed[index] = replace(vector, elements=tuple(elements))
        return self.in_scope(body, build_with(tuple(changed)))

    def with_index(
        self, variant: Variant, operands: tuple[Operand, ...], index: int, build_with: InstructionBuilder
    ) -> Scope:
        """Compute the element's address first; the operand becomes a memory access, or the address itself."""
        self.scopes += 1
        indexed = operands[index]
        assert isinstance(indexed, Indexed)
        address_type = f"u{self.address_size}"
        scaled, address = self.new_registers(address_type, 2)
        body: list[Statement] = [
            declaration([scaled, address]),
            build(f"mov.{address_type}", address, indexed.base),
        ]
        terms = [
            (register, stride)
            for (register, _), stride in zip(indexed.indices, indexed.strides)
            if register is not None
        ]
        for register, stride in terms:
            row = TYPES[register.type]
            wide = row.bits < self.address_size
            kind = "s" if row.kind == "signed" else "u"
            body += [
                build(
                    f"mul.wide.{kind}{row.bits}" if wide else f"mul.lo.{address_type}",
                    scaled,
                    register,
                    IntImm(stride),
                ),
                build(f"add.{address_type}", address, scaled, address),
            ]
        value: Operand = Address(address, indexed.offset)
        if variant.operands[index].kind != "address":
            body.append(build(f"add.{address_type}", address, address, IntImm(indexed.offset)))
            value = address
        return self.in_scope(body, build_with((*operands[:index], value, *operands[index + 1 :])))

    def with_short_amount(self, operands: tuple[Operand, ...], build_with: InstructionBuilder) -> Scope:
        """Convert the shift amount, a register of 16 or 64 bits, to 32 bits.

        Clamping it to 64 first preserves the meaning, as larger amounts are clamped to the width.
        """
        self.scopes += 1
        amount = operands[2]
        assert isinstance(amount, Register)
        bits = TYPES[amount.type].bits
        least, short = (
            Register(f"{self.prefix}0", f"u{bits}", self.scopes),
            Register(f"{self.prefix}1", "u32", self.scopes),
        )
        body: list[Statement] = [
            declaration([least]),
            declaration([short]),
            build(f"min.u{bits}", least, amount, IntImm(64)),
            build(f"cvt.u32.u{bits}", short, least),
        ]
        return self.in_scope(body, build_with((*operands[:2], short)))

    def in_scope(self, body: list[Statement], instr: Instruction) -> Scope:
        """Return a scope of `body` and `instr`, all with the location of `instr`."""
        number = self.scopes
        for statement in body:
            statement.location = instr.location
            if isinstance(statement, Instruction):
                statement.source = instr.source
        return Scope([*body, *self.instruction(instr)], number, instr.location)


def with_bits(variant: Variant, operands: tuple[Operand, ...]) -> tuple[Operand, ...]:
    """Replace floating-point constants in a packed vector by their bits, truncated to the element size."""
    result = list(operands)
    for index, (rule, operand) in enumerate(zip(variant.operands, operands)):
        if (
            rule.packed
            and isinstance(operand, Vector)
            and any(isinstance(element_, FloatImm) for element_ in operand.elements)
        ):
            mask = (1 << TYPES[rule.type].bits // len(operand.elements)) - 1
            result[index] = replace(
                operand,
                elements=tuple(
                    [
                        IntImm(element_.bits & mask) if isinstance(element_, FloatImm) else element_
                        for element_ in operand.elements
                    ]
                ),
            )
    return tuple(result) if result != list(operands) else operands


def has_wide_amount(variant: Variant, operands: tuple[Operand, ...]) -> bool:
    """Return whether this is a shift whose amount has 16 or 64 bits, as in PTX 1.1 (tables 38 and 39)."""
    if "shift" not in variant.form.takes or len(operands) != 3 or not isinstance(operands[2], Register):
        return False
    amount = TYPES[operands[2].type]
    return amount.bits in (16, 64) and amount.bits == TYPES[variant.type].bits and amount.kind != "float"


def declaration(registers: list[Register]) -> RegisterDecl:
    """Return the declaration of registers of one type."""
    return RegisterDecl(registers[0].type, [(register.name, None) for register in registers])


def _reads_result(result: Operand, row: tuple[Operand, ...]) -> bool:
    """Return whether `row` reads a register that `result` writes."""
    results = (result.first, result.second) if isinstance(result, Pair) else (result,)
    sources = [operand.register if isinstance(operand, Not) else operand for operand in row[1:]]
    return any(one in sources for one in results if isinstance(one, Register))


def _elements_of(params: list[Variable]) -> list[Variable]:
    """Return parameters with each vector in registers replaced by its elements."""
    result: list[Variable] = []
    for param in params:
        if param.space == "reg" and param.vector:
            result += [
                replace(param, name=f"{param.name}.{letter}", vector="")
                for letter in "xyzw"[: int(param.vector[1:])]
            ]
        else:
            result.append(param)
    return result
