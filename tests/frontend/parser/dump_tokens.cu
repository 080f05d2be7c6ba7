// RUN: minicc %s -dump-tokens -o - | FileCheck %s
#define TWICE(x) (x + x)
// CHECK: dump_tokens.cu:6:1: '__device__'
// CHECK-NEXT: dump_tokens.cu:6:12: 'int'
// CHECK-NEXT: dump_tokens.cu:6:16: IDENTIFIER 'a'
__device__ int a = TWICE(0x1f);
// CHECK-NEXT: dump_tokens.cu:6:18: '='
// CHECK-NEXT: dump_tokens.cu:6:20: '(' (macro TWICE)
// CHECK-NEXT: dump_tokens.cu:6:26: INTEGER '0x1f' (macro TWICE)
// CHECK-NEXT: dump_tokens.cu:6:20: '+' (macro TWICE)
// CHECK-NEXT: dump_tokens.cu:6:26: INTEGER '0x1f' (macro TWICE)
// CHECK-NEXT: dump_tokens.cu:6:20: ')' (macro TWICE)
// CHECK-NEXT: dump_tokens.cu:6:31: ';'
