struct S { int a; };
__global__ void k(int *out) {
    S s = 5; // error@7: cannot initialize a variable of type 'S' with an rvalue of type 'int'
}
