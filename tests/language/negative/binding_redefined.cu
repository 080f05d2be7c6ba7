__global__ void k(int2 p) {
    auto [x, y] = p;
    auto [z, x] = p; // error@14: redefinition of 'x'
}
