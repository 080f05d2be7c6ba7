// [conv.ptr] p1: only a literal zero or nullptr is a null pointer constant
__device__ int f(int *) { return 1; }
__device__ int f(int) { return 2; }
__device__ int g(char *) { return 3; }
__device__ int g(void *) { return 4; }
__device__ int g(long) { return 5; }
extern "C" __global__ void null_pointer_constants(int *out) {
    out[0] = f(0) * 10 + f(nullptr);
    int *p = 0; const char *q = 0L; void *r = 0u;
    out[1] = !p + !q + !r;
    out[2] = f(p) * 10 + f('\0');
    out[3] = (p == 0) + (p == nullptr) + (nullptr == nullptr);
    char c; out[4] = g(&c) * 100 + g((void *)&c) * 10 + g(0L);
}
// LAUNCH: null_pointer_constants<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [21, 3, 12, 3, 345]
