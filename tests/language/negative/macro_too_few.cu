#define F(a, b) a + b
__global__ void k(int *out) {
    out[0] = F(1); // error@17: too few arguments provided to function-like macro invocation
}
// note@-4:9: macro 'F' defined here
