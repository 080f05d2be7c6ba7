extern "C" __global__ void memory_malloc_free(int *out) {
    int i = threadIdx.x; int *p = (int *)malloc(4 * sizeof(int)); p[i & 3] = i; out[i] = p[i & 3]; free(p);
}
// LAUNCH: memory_malloc_free<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == arange(8)
