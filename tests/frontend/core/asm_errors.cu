// What nvcc refuses in inline assembly, and what stands wrong in the text, told where it stands.
__global__ void k(int *x, float f, char c) {
    int y;
    float2 pair;
    asm("add.s32 %0, %1, 1;" : "=r"(3) : "r"(x[0])); // error@37: invalid lvalue in asm output
    asm("mov.s32 %0, %1;" : "r"(y) : "=r"(x[0])); // error@29: an asm output operand must have one of the '=' or '+' modifiers // error@38: an asm input operand may not have the '=' or '+' modifiers
    asm("mov.s32 %0, %1;" : "=r"(y) : "n"(x[0])); // error@43: constraint 'n' expects an integer constant expression
    asm("mov.s32 %0, 1; // %1" : "=r"(y) : "C"(x)); // error@48: constraint 'C' expects the address of a constant array of characters
    asm("mov.s32 %0, 1;" : "=rm"(y)); // error@28: an asm operand may specify only one constraint letter
    asm("mov.s32 %0, 1;" : "=m"(y)); // error@28: asm constraint 'm' is not supported; use one of h, r, l, f, d
    asm("" : : "r"(f)); // error@20: asm operand of type 'float' does not match the type or size implied by constraint 'r'
    asm("" : : "r"(c)); // error@20: asm operand of type 'char' does not match the type or size implied by constraint 'r'
    asm("" : : "l"(y)); // error@20: asm operand of type 'int' does not match the type or size implied by constraint 'l'
    asm("" : : "f"(1.0)); // error@20: asm operand of type 'double' does not match the type or size implied by constraint 'f'
    asm("" : : "l"(pair)); // error@20: an asm operand must have scalar type
    asm("mov.u32 %0, %1;" : "=r"(y)); // error@5: asm operand reference '%1' has no operand
    asm("mov.u32 %0, %a0;" : "=r"(y)); // error@5: invalid '%' in asm text; write '%%' for a percent sign
    asm("mov.u32 %[to], 1;" : [to] "=r"(y)); // error@5: symbolic operand references in asm are not supported; use '%0', '%1', ...
}
