__global__ void k(int &&x) { x = 1; } // error@25: a kernel cannot have parameters of rvalue reference type
