#define BAD(x) (x + missing_name)
__global__ void k(int *out) {
    out[0] = BAD(1); // error@14: use of undeclared identifier 'missing_name'
}
// note@-4:21: expanded from macro 'BAD'
