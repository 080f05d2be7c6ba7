// RUN: minicc %s --diagnostics-format=json -Wall -Werror=bank-conflict -Wno-error=bank-conflict -o /dev/null 2>&1 | FileCheck %s --check-prefix=WARN
// RUN: not minicc %s --diagnostics-format=json -Werror=bank-conflict -o /dev/null 2>&1 | FileCheck %s
// WARN: "kind": "warning", "message": "2-way bank conflict in store to shared memory"
// CHECK: "kind": "error", "message": "2-way bank conflict in store to shared memory"
// CHECK-SAME: "option": "-Wbank-conflict"
__global__ void k() { __shared__ int s[64]; s[2 * threadIdx.x] = 1; }
