__global__ void g(int a, ...) {} // error@17: kernel function 'g' cannot take a variable number of arguments
