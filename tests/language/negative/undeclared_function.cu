__global__ void k(int *out) {
    out[0] = nothing_like_it(3); // error@14: use of undeclared identifier 'nothing_like_it'
}
