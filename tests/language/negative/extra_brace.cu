__device__ int f() { return 1; } } // error@34: extraneous closing brace ('}')
