__global__ void k(int *out) {
    const int c = 1; c = 2; // error@24: cannot assign to variable 'c' with const-qualified type 'const int' // note@15: variable 'c' declared const here
}
