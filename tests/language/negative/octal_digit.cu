__device__ int f() { return 08; } // error@30: invalid digit '8' in octal constant
