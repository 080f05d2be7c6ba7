template <typename... Ts> __device__ int f(int a, int b, Ts... xs) { return a + b; } // note@42: candidate function template not viable: requires at least 2 arguments, but 1 was provided
__global__ void k(int *out) { out[0] = f(1); } // error@40: no matching function for call to 'f'
