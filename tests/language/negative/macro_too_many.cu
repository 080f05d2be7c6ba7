#define F(a) a
__global__ void k(int *out) {
    out[0] = F(1, 2); // error@19: too many arguments provided to function-like macro invocation
}
// note@-4:9: macro 'F' defined here
