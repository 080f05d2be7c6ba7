"""Lab 3: Kite programs as IR. Variables live in memory, in allocas of the entry block; lab 4 turns them into
values. Write the lines between `# >>> gap` and `# <<< gap`; leave the fences and the rest as they are.
"""

from minicc.course.kite import tree
from minicc.course.kite.tree import Type
from minicc.ir import irtypes as ty
from minicc.ir.builder import Builder
from minicc.ir.core import Function, Module, const_float, const_int

IR_TYPES = {
    Type.INT: ty.I32,
    Type.FLOAT: ty.FLOAT,
    Type.BOOL: ty.I1,
    Type.INTS: ty.pointer(ty.GENERIC),
    Type.FLOATS: ty.pointer(ty.GENERIC),
}
SIZES = {Type.INT: 4, Type.FLOAT: 4, Type.BOOL: 1}


def lower(program):
    """Return the module of a program that has been checked."""
    module = Module("kite")
    for kernel in program.kernels:
        types = tuple(IR_TYPES[param.type] for param in kernel.params)
        function = module.add_function(
            Function(
                kernel.name,
                ty.FunctionType(ty.VOID, types),
                [param.name for param in kernel.params],
                is_kernel=True,
            )
        )
        Lowering(function).kernel(kernel)
    return module


class Lowering:
    """Lowers one kernel. `self.at` inserts instructions at the end of the current block."""

    def __init__(self, function):
        self.function = function
        self.at = Builder(function.add_block("entry"))
        self.scopes = [{}]
        """Scopes of name → (address, type), the innermost last. An array's name stands for its pointer."""

    def kernel(self, kernel):
        for param, argument in zip(kernel.params, self.function.args):
            if param.type.element is not None:
                self.scopes[-1][param.name] = (argument, param.type)
            else:
                self.scopes[-1][param.name] = (self.variable(param.name, param.type), param.type)
                self.at.store(argument, self.scopes[-1][param.name][0], align=SIZES[param.type])
        for statement in kernel.body:
            self.statement(statement)
        self.at.ret()

    # >>> gap 1: variables
    # `variable` makes an alloca for a variable and returns its address. It must stand at the start of the
    # entry block, wherever the `let` is: an alloca in a loop would allocate in each iteration. (A Builder of
    # its own with `before` set puts instructions in front of another.) `lookup` searches the scopes from the
    # inside to the outside and returns (address, type); `block` lowers statements in a scope of its own.
    # starter: def variable(self, name, type):
    # starter:     raise NotImplementedError
    # starter:
    # starter: def lookup(self, name):
    # starter:     raise NotImplementedError
    # starter:
    # starter: def block(self, statements):
    # starter:     raise NotImplementedError
    def variable(self, name, type):
        entry = self.function.entry
        builder = Builder(entry)
        builder.before = entry.instrs[0] if entry.instrs else None
        return builder.alloca(IR_TYPES[type], align=SIZES[type], name=name)

    def lookup(self, name):
        return next(scope[name] for scope in reversed(self.scopes) if name in scope)

    def block(self, statements):
        self.scopes.append({})
        for statement in statements:
            self.statement(statement)
        self.scopes.pop()

    # <<< gap 1

    # >>> gap 2: simple statements
    # Let: lower the value first, then declare. Assign and Store: `self.at.store(value, address, align=…)`;
    # the address of an element is lowered by `self.element`.
    # starter: def simple(self, node):
    # starter:     raise NotImplementedError
    def simple(self, node):
        match node:
            case tree.Let():
                value = self.value(node.value)
                address = self.variable(node.name, node.value.type)
                self.scopes[-1][node.name] = (address, node.value.type)
                self.at.store(value, address, align=SIZES[node.value.type])
            case tree.Assign():
                address, type = self.lookup(node.name)
                self.at.store(self.value(node.value), address, align=SIZES[type])
            case tree.Store():
                address = self.element(node.array, node.index)
                self.at.store(self.value(node.value), address, align=4)

    # <<< gap 2

    def statement(self, node):
        match node:
            case tree.If():
                self.if_(node)
            case tree.While():
                self.while_(node)
            case tree.Return():
                self.return_()
            case _:
                self.simple(node)

    # >>> gap 3: control flow
    # Make blocks with `self.function.add_block(name)`, branch with `self.at.cond_br(condition, then,
    # otherwise)` and `self.at.br(target)`, continue in another block with `self.at.at_end(block)`. Every
    # block ends with exactly one branch or return, so what follows a return goes into an unreachable block.
    # starter: def if_(self, node):
    # starter:     raise NotImplementedError
    # starter:
    # starter: def while_(self, node):
    # starter:     raise NotImplementedError
    # starter:
    # starter: def return_(self):
    # starter:     raise NotImplementedError
    def if_(self, node):
        then, otherwise, end = (self.function.add_block(name) for name in ("then", "else", "endif"))
        self.at.cond_br(self.value(node.condition), then, otherwise)
        for block, statements in ((then, node.then), (otherwise, node.otherwise)):
            self.at.at_end(block)
            self.block(statements)
            self.at.br(end)
        self.at.at_end(end)

    def while_(self, node):
        head, body, end = (
            self.function.add_block(name) for name in ("while.cond", "while.body", "while.end")
        )
        self.at.br(head)
        self.at.at_end(head)
        self.at.cond_br(self.value(node.condition), body, end)
        self.at.at_end(body)
        self.block(node.body)
        self.at.br(head)
        self.at.at_end(end)

    def return_(self):
        self.at.ret()
        self.at.at_end(self.function.add_block("unreachable"))

    # <<< gap 3

    def value(self, node):
        """Return the IR value of an expression."""
        match node:
            case tree.Int():
                return const_int(ty.I32, node.value)
            case tree.Float():
                return const_float(ty.FLOAT, node.value)
            case tree.Bool():
                return const_int(ty.I1, int(node.value))
            case tree.Variable():
                address, type = self.lookup(node.name)
                return self.at.load(IR_TYPES[type], address, align=SIZES[type])
            case tree.Element():
                return self.at.load(IR_TYPES[node.type], self.element(node.array, node.index), align=4)
            case tree.Unary():
                return self.unary(node)
            case tree.Binary() if node.op in ("and", "or"):
                return self.short_circuit(node)
            case tree.Binary():
                return self.binary(node)
            case tree.Call():
                return self.call(node.function, node)

    # >>> gap 4: addresses
    # The address of `array[index]`: the array's pointer and a getelementptr over its element type. Indices
    # are 64 bits wide and the index is signed: `sext`.
    # starter: def element(self, array, index):
    # starter:     raise NotImplementedError
    def element(self, array, index):
        pointer, type = self.lookup(array)
        wide = self.at.cast("sext", self.value(index), ty.I64)
        return self.at.gep(IR_TYPES[type.element], pointer, [wide])

    # <<< gap 4

    # >>> gap 5: operations
    # Integers: add, sub, mul, sdiv, srem, icmp with eq, ne, slt, sle, sgt, sge. Floats: fadd, fsub, fmul,
    # fdiv, fcmp with oeq, une, olt, ole, ogt, oge. Bools: icmp eq, ne. `-a` is 0 - a for ints and fneg for
    # floats; `not a` is xor with true.
    # starter: def unary(self, node):
    # starter:     raise NotImplementedError
    # starter:
    # starter: def binary(self, node):
    # starter:     raise NotImplementedError
    def unary(self, node):
        operand = self.value(node.operand)
        if node.op == "not":
            return self.at.binary("xor", operand, const_int(ty.I1, 1))
        if node.type == Type.FLOAT:
            return self.at.fneg(operand)
        return self.at.binary("sub", const_int(ty.I32, 0), operand)

    def binary(self, node):
        left, right = self.value(node.left), self.value(node.right)
        if node.op in COMPARISONS:
            signed, ordered = COMPARISONS[node.op]
            return (
                self.at.fcmp(ordered, left, right)
                if node.left.type == Type.FLOAT
                else self.at.icmp(signed, left, right)
            )
        int_op, float_op = ARITHMETIC[node.op]
        return self.at.binary(float_op if node.type == Type.FLOAT else int_op, left, right)

    # <<< gap 5

    # >>> gap 6: and, or
    # The right side is evaluated only if the left does not decide, so it needs a block of its own. A phi in
    # the block after it gives the value: `self.at.phi(type, [(value, block), …])` with a pair for each block
    # that branches there. The right side may itself add blocks: `self.at.block` is the current one.
    # starter: def short_circuit(self, node):
    # starter:     raise NotImplementedError
    def short_circuit(self, node):
        left = self.value(node.left)
        left_block, right_block, end = (
            self.at.block,
            self.function.add_block("more"),
            self.function.add_block("decided"),
        )
        self.at.cond_br(left, *((right_block, end) if node.op == "and" else (end, right_block)))
        self.at.at_end(right_block)
        right = self.value(node.right)
        last_block = self.at.block
        self.at.br(end)
        self.at.at_end(end)
        return self.at.phi(ty.I1, [(const_int(ty.I1, int(node.op == "or")), left_block), (right, last_block)])

    # <<< gap 6

    # >>> gap 7: calls
    # `self.at.call(name, arguments)` calls an intrinsic. The number of a thread in the grid is ctaid * ntid +
    # tid: llvm.nvvm.read.ptx.sreg.ctaid.x and so on. min and max are llvm.smin.i32, llvm.smax.i32,
    # llvm.minnum.f32, llvm.maxnum.f32; sqrt is llvm.sqrt.f32. Conversions are casts: sitofp, fptosi; an int
    # of an int is itself.
    # starter: def call(self, function, node):
    # starter:     raise NotImplementedError
    def call(self, function, node):
        arguments = [self.value(argument) for argument in node.arguments]
        if function == "thread":
            block, size, thread = (
                self.at.call(f"llvm.nvvm.read.ptx.sreg.{name}.x") for name in ("ctaid", "ntid", "tid")
            )
            return self.at.binary("add", self.at.binary("mul", block, size), thread)
        if function in ("min", "max"):
            return self.at.call(
                f"llvm.{function}num.f32" if node.type == Type.FLOAT else f"llvm.s{function}.i32", arguments
            )
        if function == "sqrt":
            return self.at.call("llvm.sqrt.f32", arguments)
        if node.arguments[0].type == node.type:
            return arguments[0]
        return self.at.cast("sitofp" if function == "float" else "fptosi", arguments[0], IR_TYPES[node.type])

    # <<< gap 7


COMPARISONS = {
    "<": ("slt", "olt"),
    "<=": ("sle", "ole"),
    ">": ("sgt", "ogt"),
    ">=": ("sge", "oge"),
    "==": ("eq", "oeq"),
    "!=": ("ne", "une"),
}
ARITHMETIC = {
    "+": ("add", "fadd"),
    "-": ("sub", "fsub"),
    "*": ("mul", "fmul"),
    "/": ("sdiv", "fdiv"),
    "%": ("srem", ""),
}
