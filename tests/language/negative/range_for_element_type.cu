struct P { int a; };
__global__ void k(int *out) {
    P p[2] = {{1}, {2}};
    for (int x : p) *out += x; // error@14: cannot initialize a variable of type 'int' with an lvalue of type 'P'
}
