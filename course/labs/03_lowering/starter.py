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
    def variable(self, name, type):
        raise NotImplementedError

    def lookup(self, name):
        raise NotImplementedError

    def block(self, statements):
        raise NotImplementedError

    # <<< gap 1

    # >>> gap 2: simple statements
    # Let: lower the value first, then declare. Assign and Store: `self.at.store(value, address, align=…)`;
    # the address of an element is lowered by `self.element`.
    def simple(self, node):
        raise NotImplementedError

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
    def if_(self, node):
        raise NotImplementedError

    def while_(self, node):
        raise NotImplementedError

    def return_(self):
        raise NotImplementedError

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
    def element(self, array, index):
        raise NotImplementedError

    # <<< gap 4

    # >>> gap 5: operations
    # Integers: add, sub, mul, sdiv, srem, icmp with eq, ne, slt, sle, sgt, sge. Floats: fadd, fsub, fmul,
    # fdiv, fcmp with oeq, une, olt, ole, ogt, oge. Bools: icmp eq, ne. `-a` is 0 - a for ints and fneg for
    # floats; `not a` is xor with true.
    def unary(self, node):
        raise NotImplementedError

    def binary(self, node):
        raise NotImplementedError

    # <<< gap 5

    # >>> gap 6: and, or
    # The right side is evaluated only if the left does not decide, so it needs a block of its own. A phi in
    # the block after it gives the value: `self.at.phi(type, [(value, block), …])` with a pair for each block
    # that branches there. The right side may itself add blocks: `self.at.block` is the current one.
    def short_circuit(self, node):
        raise NotImplementedError

    # <<< gap 6

    # >>> gap 7: calls
    # `self.at.call(name, arguments)` calls an intrinsic. The number of a thread in the grid is ctaid * ntid +
    # tid: llvm.nvvm.read.ptx.sreg.ctaid.x and so on. min and max are llvm.smin.i32, llvm.smax.i32,
    # llvm.minnum.f32, llvm.maxnum.f32; sqrt is llvm.sqrt.f32. Conversions are casts: sitofp, fptosi; an int
    # of an int is itself.
    def call(self, function, node):
        raise NotImplementedError

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
