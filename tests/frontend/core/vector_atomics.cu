// atomicAdd of float2 and float4 adds each element by itself; targets before sm_90 do not have it.
// RUN: minicc %s -arch=sm_90 -o - | FileCheck %s
// RUN: not minicc %s -arch=sm_89 -o - 2>&1 | FileCheck %s --check-prefix=OLD
// CHECK-COUNT-6: .add.f32
// CHECK-NOT: .add.f32
// OLD: error: no matching function for call to 'atomicAdd'
extern "C" __global__ void vector_atomics(float2 *p, float4 *q) {
    float2 before = atomicAdd(p, make_float2(1.0f, threadIdx.x));
    q[1] = atomicAdd(q, make_float4(1.0f, 2.0f, before.x, before.y));
}
