__global__ void k(int *y) { y[0] = 1; }
using namespace std  // error@20: expected ';' after declaration
