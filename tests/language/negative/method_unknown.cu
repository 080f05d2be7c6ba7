struct S { int a; };
__global__ void k(int *out) {
    S s; s.go(); // error@12: no member named 'go' in 'S'
}
