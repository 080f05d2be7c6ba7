// RUN: minicc %s -o - | FileCheck %s
// A comparison that fails acquires where it is told so, even if one that succeeds only releases ([atomics.types.operations]).
#include <cuda/atomic>

// CHECK-LABEL: .entry released(
// CHECK: membar.gl
// CHECK: atom.global.cas
// CHECK-NOT: membar
extern "C" __global__ void released(int *p, int *out) {
    int expected = 1;
    *out = __nv_atomic_compare_exchange_n(p, &expected, 2, false, __NV_ATOMIC_RELEASE, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
}

// CHECK-LABEL: .entry acquired(
// CHECK: membar.gl
// CHECK: atom.global.cas
// CHECK: membar.gl
extern "C" __global__ void acquired(int *p, int *out) {
    int expected = 1;
    *out = __nv_atomic_compare_exchange_n(p, &expected, 2, false, __NV_ATOMIC_RELEASE, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_DEVICE);
}

// CHECK-LABEL: .entry object(
// CHECK: membar.gl
// CHECK: atom.global.cas
// CHECK: membar.gl
extern "C" __global__ void object(int *p, int *out) {
    cuda::atomic_ref<int, cuda::thread_scope_device> there(*p);
    int expected = 1;
    *out = there.compare_exchange_strong(expected, 2, cuda::memory_order_release, cuda::memory_order_acquire);
}
