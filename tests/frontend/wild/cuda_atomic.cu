// <cuda/atomic>: objects and references of several sizes and scopes, in global, shared and local memory.
// PTXAS: sm_80
#include <cuda/atomic>
__device__ cuda::atomic<int, cuda::thread_scope_device> counter{5};
extern "C" __global__ void atomics(int *out, float *f, unsigned long long *q, short *h) {
    cuda::atomic_ref<int, cuda::thread_scope_device> r(out[0]);
    r.fetch_add(2, cuda::memory_order_relaxed);
    r++;
    cuda::atomic_ref<float, cuda::thread_scope_block>(f[0]).fetch_add(0.5f);
    cuda::atomic_ref<float>(f[1]).fetch_max((float)threadIdx.x);
    cuda::atomic_ref<unsigned long long> w(q[0]);
    w.fetch_max(threadIdx.x);
    cuda::atomic_ref<short, cuda::thread_scope_device>(h[threadIdx.x & 1]).fetch_add(1);
    int old = counter.load(cuda::std::memory_order_acquire);
    while (!counter.compare_exchange_weak(old, old + 3)) 
        ;
    __shared__ cuda::atomic<unsigned, cuda::thread_scope_block> s;
    if (threadIdx.x == 0) s.store(0, cuda::memory_order_release);
    __syncthreads();
    s += threadIdx.x;
    s.fetch_or(1u << 31);
    __syncthreads();
    if (threadIdx.x == 0) { out[1] = s; out[2] = counter; cuda::std::atomic<int> m(3); m.exchange(4); out[3] = m;
      volatile cuda::std::atomic<int> v(3); v += 2; v++; out[3] += v.load() - 6; }
    cuda::atomic_thread_fence(cuda::memory_order_seq_cst, cuda::thread_scope_device);
}
// LAUNCH: atomics<<<1,64>>> out=zeros(4,i32) f=zeros(2,f32) q=zeros(1,u64) h=zeros(2,i16)
// EXPECT: out[0] == 192
// EXPECT: out[2:] == array([5 + 3 * 64, 4])
// EXPECT: out[1] == 2016 - 2147483648
// EXPECT: f == array([32, 63])
// EXPECT: q == 63
// EXPECT: h == 32
