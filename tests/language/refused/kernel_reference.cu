__global__ void by_reference(int &a) { a = 1; } // error@35: kernel parameters of reference type are not supported
