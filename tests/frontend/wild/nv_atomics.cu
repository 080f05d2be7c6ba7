// The compiler's atomic functions, whose order and scope are arguments; a `volatile` object and bytes among them.
extern "C" __global__ void atomics(int *out, float *sums, unsigned char *bytes, int *in) {
    __shared__ unsigned seen;
    if (threadIdx.x == 0) __nv_atomic_store_n(&seen, 0u, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
    __syncthreads();
    __nv_atomic_fetch_or(&seen, 1u << threadIdx.x, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK);
    __nv_atomic_add(sums, 0.5f, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
    __nv_atomic_fetch_max(out, (int)threadIdx.x, __NV_ATOMIC_ACQ_REL);
    __nv_atomic_min(&out[1], -(int)threadIdx.x, __NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE);
    int expected = 5, wanted = 6, before;
    bool first = __nv_atomic_compare_exchange_n(&out[2], &expected, wanted, false, __NV_ATOMIC_SEQ_CST, __NV_ATOMIC_RELAXED);
    __nv_atomic_fetch_add(&out[3], first || expected == 6, __NV_ATOMIC_RELAXED);
    __syncthreads();
    if (threadIdx.x == 0) {
        __nv_atomic_exchange(&out[4], &wanted, &before, __NV_ATOMIC_RELAXED);
        __nv_atomic_load((volatile unsigned *)&seen, &seen, __NV_ATOMIC_ACQUIRE, __NV_THREAD_SCOPE_BLOCK);
        out[5] = seen == ~0u, out[6] = before + __nv_atomic_load_n(&in[1], __NV_ATOMIC_RELAXED);
        __nv_atomic_store_n(&bytes[1], __nv_atomic_load_n(&bytes[0], __NV_ATOMIC_RELAXED), __NV_ATOMIC_RELEASE);
        __nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE);
    }
}
// LAUNCH: atomics<<<1,32>>> out=array([-1,1,5,0,9,0,0],i32) sums=zeros(1,f32) bytes=array([7,0],u8) in=array([1,30],i32)
// EXPECT: out == [31, -31, 6, 32, 6, 1, 39]
// EXPECT: sums == [16]
// EXPECT: bytes == [7, 7]
