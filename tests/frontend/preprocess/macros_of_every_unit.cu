// What CUDA's and glibc's headers define before every program of nvcc's: qualifiers are macros to conditions, too.
// LAUNCH: k<<<1,1>>> out=zeros(12,i32)
// EXPECT: out == [16, 8, 19, 4, 1000000, 0, 12, 1, 1, 48, 4884, 1]
#ifndef __device__
#define __device__
#endif
#ifndef __global__
#define __global__
#endif
#if !defined(__forceinline__) || !defined(__host__) || !defined(__shared__) || !defined(__constant__) || !defined(__launch_bounds__)
#error "qualifiers are macros"
#endif
#ifndef __align__
#define __align__(n)
#endif
#if !defined(__CUDA_RUNTIME_H__) || !defined(__VECTOR_TYPES_H__) || __GLIBC__ != 2 || !__GNUC_PREREQ(4, 3) || __WORDSIZE != 64
#error "the runtime's header has been read"
#endif
extern __device__ __device_builtin__ void __syncthreads(void);
struct __align__(16) S {
    int a;
};
struct __device_builtin__ __builtin_align__(8) P {
    int a, b;
};
__location__(device) int g1(int a) { return a + 1; }
__device__ __cudart_builtin__ int CUDARTAPI g2(int a) __THROW { return a + 2; }
__device__ __no_return__ void die() {
    while (1) asm volatile("trap;");
}
__device__ __inline_hint__ int g3() { return 3; }
CUDART_DEVICE int g5() { return __BYTE_ORDER == __LITTLE_ENDIAN; }
__BEGIN_DECLS
__device__ int g6(void);
__END_DECLS
__device__ int g6(void) { return 6; }
__global__ void k(int *out) {
    __shared__ int x;
    x = 1;
    __syncthreads();
    out[0] = sizeof(S);
    out[1] = alignof(P);
    out[2] = g1(2) + g2(3) + g3() + g5() + g6() + 1;
    out[3] = sizeof(__STRING(abc));
    if (out[5]) die();
    out[4] = CLOCKS_PER_SEC;
    out[5] = BYTE_ORDER == BIG_ENDIAN;
    out[6] = __glibc_likely(x) ? __CONCAT(1, 2) : 0;
    bool same = std::is_same<__uint64_t, unsigned long>::value && std::is_same<u_quad_t, unsigned long>::value && std::is_same<off_t, long>::value
        && std::is_same<daddr_t, int>::value && std::is_same<blksize_t, long>::value && std::is_same<register_t, long>::value
        && std::is_same<nlink_t, unsigned long>::value && std::is_same<useconds_t, unsigned>::value && std::is_same<suseconds_t, long>::value
        && std::is_same<id_t, unsigned>::value && std::is_same<clockid_t, int>::value && std::is_same<ino_t, unsigned long>::value
        && std::is_same<__intmax_t, long>::value && std::is_same<fsblkcnt_t, unsigned long>::value && std::is_same<pid_t, int>::value;
    out[7] = same;
    uid_t u = -1;
    out[8] = u > 0;
    out[9] = sizeof(off_t) + sizeof(mode_t) * 10;
    out[10] = sizeof(key_t) + sizeof(dev_t) * 10 + sizeof(double_t) * 100 + sizeof(float_t) * 1000;
    out[11] = std::is_same<float_t, float>::value;
}
