__global__ void k() {
    decltype(nothing) x; // error@14: use of undeclared identifier 'nothing'
}
