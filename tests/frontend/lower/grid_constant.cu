// The address of a __grid_constant__ parameter is that of parameter memory: no thread copies the structure.
// RUN: minicc %s -O2 -o - | FileCheck %s
// RUN: minicc %s -O0 -emit-llvm -o - | FileCheck %s --check-prefix=IR
// IR: define ptx_kernel void @addresses(ptr align 4 byval(%struct.Table) "nvvm.grid_constant" %table
// CHECK-LABEL: .entry addresses(
// CHECK-NOT: .local
// CHECK: cvta.param.u64
// CHECK-LABEL: .entry copies(
// CHECK: .local
struct Table { int entries[8]; };
__device__ __noinline__ int entry(const Table *table, int i) { return table->entries[i & 7]; }
extern "C" __global__ void addresses(const __grid_constant__ Table table, int *out, unsigned long long *places)
{
    out[threadIdx.x] = entry(&table, threadIdx.x) + table.entries[1];
    places[threadIdx.x] = (unsigned long long)&table;
}
extern "C" __global__ void copies(const Table table, int *out) { out[threadIdx.x] = entry(&table, threadIdx.x); }
