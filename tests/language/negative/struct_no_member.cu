struct S { int a; };
__global__ void k(int *out) {
    S s; out[0] = s.b; // error@21: no member named 'b' in 'S'
}
