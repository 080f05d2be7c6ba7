__global__ void g(int a, ...) {} // error@17: variadic functions are not supported
