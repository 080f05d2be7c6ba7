__device__ int f(int n) -> int { return n; } // error@12: function with trailing return type must specify return type 'auto'
