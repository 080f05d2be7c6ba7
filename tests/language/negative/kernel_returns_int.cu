__global__ int k() { return 1; } // error@16: kernel function type 'int ()' must have void return type
