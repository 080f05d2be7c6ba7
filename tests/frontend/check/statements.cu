// Statements out of place.
__device__ int value(int n) {
    if (n > 3) return; // error@16: non-void function 'value' should return a value
    return n;
}
__device__ void none() {
    return 3; // error@5: void function 'none' should not return a value
}
__device__ int *wrong(float *p) {
    return p; // error@12: cannot initialize return object of type 'int *' with an lvalue of type 'float *'
}

__global__ void k(int *out, int n) {
    break; // error@5: 'break' statement not in loop or switch statement
    continue; // error@5: 'continue' statement not in loop statement
    switch (n) {
    case 1: // note@5: previous case defined here
        break;
    case 1: // error@10: duplicate case value '1'
        continue; // error@9: 'continue' statement not in loop statement
    case n: // error@10: case value is not an integral constant expression
    default: // note@5: previous case defined here
        break;
    default: // error@5: multiple default labels in one switch
        break;
    }
    case 3: // error@5: 'case' statement not in switch statement
    default: // error@5: 'default' statement not in switch statement
        out[0] = 1;
    goto nowhere; // error@10: use of undeclared label 'nowhere'
twice: // note@1: previous definition is here
    out[1] = 2;
twice: // error@1: redefinition of label 'twice'
    out[2] = 2;
    asm volatile("membar.gl;");
}
