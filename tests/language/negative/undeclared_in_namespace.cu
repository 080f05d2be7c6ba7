namespace n { const int a = 1; }
__global__ void k(int *out) {
    out[0] = n::b; // error@14: no member named 'b' in namespace 'n'
}
