__device__ int f() { return 1; }
__device__ int g = f(); // error@16: dynamic initialization is not supported for __device__, __constant__, __shared__, and __managed__ variables
