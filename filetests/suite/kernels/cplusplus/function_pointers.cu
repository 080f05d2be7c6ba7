// Which function is called is known only when it is.
// LAUNCH: function_pointers<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == choose(a % 3, [a + 5, a - 5, a * 5])

__device__ int add(int a, int b) { return a + b; }
__device__ int sub(int a, int b) { return a - b; }
__device__ int mul(int a, int b) { return a * b; }
typedef int (*Op)(int, int);
__device__ Op table[3] = {add, sub, mul};
extern "C" __global__ void function_pointers(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = table[a[i] % 3](a[i], 5);
}
