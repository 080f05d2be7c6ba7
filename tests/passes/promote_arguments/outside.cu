// What some paths read outside of a structure is not read in front of the call.
// RUN: minicc %s -O2 -verify-each -Wno-array-bounds -emit-llvm -o - | FileCheck %s --check-prefix=IR

struct Row { int at[4]; };

// IR: define internal i32 @{{.*}}outside{{.*}}(ptr {{.*}}byval({{.*}}) %r, i32 %n)
__device__ __noinline__ int outside(Row r, int n) { return n > 100 ? r.at[4096] : r.at[1]; }

extern "C" __global__ void inside(int *out) { out[threadIdx.x] = outside({{1, 4, 9, 16}}, threadIdx.x); }
// LAUNCH: inside<<<1,3>>> out=zeros(3,i32)
// EXPECT: out == [4, 4, 4]
