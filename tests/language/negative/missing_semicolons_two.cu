__global__ void k(int *out) {
    int i = threadIdx.x // error@24: expected ';' at end of declaration
    if (i < 10) {
        out[i] = foo(i); // error@18: use of undeclared identifier 'foo'
        out[i] = i +* 2; // error@21: indirection requires pointer operand ('int' invalid)
    }
    float x = 1.0f // error@19: expected ';' at end of declaration
    out[i] = x;
    return 3; // error@5: void function 'k' should not return a value
}
