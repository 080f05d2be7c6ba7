__global__ void k(int *out) {
    const int c = 1; ++c; // error@22: cannot assign to variable 'c' with const-qualified type 'const int' // note@15: variable 'c' declared const here
}
