// LAUNCH: overload_beside_host<<<1,1>>> p=zeros(1,i32)
// EXPECT: p == 3
static int config(int a, int b) { return a * b; }
__device__ int config(int a) { return a + 1; }
int config(int a, int b, int c) { return config(a, b) + c; }
__global__ void overload_beside_host(int *p) { p[0] = config(2); }
