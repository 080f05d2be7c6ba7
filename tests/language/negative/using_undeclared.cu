using nowhere::f; // error@7: use of undeclared identifier 'nowhere'
using namespace elsewhere; // error@17: expected namespace name
__global__ void k(int *out) { *out = 1; }
