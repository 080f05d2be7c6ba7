__device__ float f() { return 1e; } // error@32: exponent has no digits
