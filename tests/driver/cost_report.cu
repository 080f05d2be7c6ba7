// RUN: minicc -O1 --report=cost %s | FileCheck %s
// RUN: minicc -O1 --report=cost-json %s | FileCheck --check-prefix=JSON %s
// The two loads in the loop wait 100 clocks each, 8 times; the store once. Shared memory and parameters are free.

// CHECK: Static estimate
// CHECK-LABEL: kernel dot (sm_80):
// CHECK-SAME: + 1700 memory)
// CHECK: space clocks each loads stores atomics weighted clocks
// CHECK-NEXT: param 0 4 - - 4 0
// CHECK-NEXT: global > 100 2 1 - 17 1700
// CHECK: block loops instructions accesses clocks share
// CHECK: block 2 1 8 global 2 {{16[0-9][0-9]}} {{[89][0-9]\.[0-9]}} %
// CHECK: line instructions accesses clocks share source
// CHECK: cost_report.cu:27 {{[0-9]+}} global 2 {{16[0-9][0-9]}} {{[89][0-9]\.[0-9]}} % sum += a[i] * b[i];
// CHECK-NEXT: cost_report.cu:28 {{[0-9]+}} global 1 10{{[0-9]}} {{[0-9.]+}} % *out = sum;

// JSON: "version": 1,
// JSON: "target": "sm_80",
// JSON: "loop_weight": 8,
// JSON: "global": 100,
// JSON: "name": "dot",
// JSON-NEXT: "kind": "kernel",
// JSON: "memory": 1700.0,
extern "C" __global__ void dot(int n, const float *a, const float *b, float *out) {
    float sum = 0;
    for (int i = 0; i < n; i++)
        sum += a[i] * b[i];
    *out = sum;
}
