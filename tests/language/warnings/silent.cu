// RUN: minicc %s -w -Wall -Wextra -o /dev/null 2>&1 | FileCheck %s --allow-empty
// CHECK-NOT: warning
__device__ int f(int n, int unused) { n + 1; int a; return a / 0; }
