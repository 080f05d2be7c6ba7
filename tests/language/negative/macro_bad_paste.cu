#define P(a, b) a##b
__global__ void k(int *out) {
    out[0] = P(+, 1); // error@16: pasting formed '+1', an invalid preprocessing token
}
// note@-4:17: expanded from macro 'P'
