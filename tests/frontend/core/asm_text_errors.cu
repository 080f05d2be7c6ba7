// RUN: not minicc %s -o /dev/null 2>&1 | FileCheck %s
// RUN: not minicc %s --codegen=llvm -o /dev/null 2>&1 | FileCheck %s
// CHECK: asm_text_errors.cu:8:9: error: in inline assembly: unknown instruction 'adx'; did you mean 'sad'?
// CHECK: asm_text_errors.cu:9:9: error: in inline assembly: too few operands for 'add.s32': expected 3, have 2
__global__ void k(int *x) {
    int y;
    asm("add.s32 %0, %1, 1;\n\t"
        "adx.s32 %0, %1, 1;\n\t"
        "add.s32 %0, %1;" : "=r"(y) : "r"(x[0]));
    x[0] = y;
}
