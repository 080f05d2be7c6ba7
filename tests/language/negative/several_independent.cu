__global__ void k(int *out) {
    int a = missing1; float *p = out; out[0] = a.x; break; // error@13: use of undeclared identifier 'missing1' // error@30: cannot initialize a variable of type 'float *' with an lvalue of type 'int *' // error@49: member reference base type 'int' is not a structure or union // error@53: 'break' statement not in loop or switch statement
}
