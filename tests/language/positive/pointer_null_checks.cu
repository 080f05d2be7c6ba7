__device__ int get(const int *p) { return p ? *p : -1; }
extern "C" __global__ void pointer_null_checks(int *out) {
    int i = threadIdx.x; int a = i; out[i] = get(i & 1 ? &a : nullptr) + (nullptr == (int *)0);
}
// LAUNCH: pointer_null_checks<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == where(arange(8) % 2, arange(8) + 1, 0)
