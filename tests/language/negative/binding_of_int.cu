__global__ void k(int n) {
    auto [x, y] = n; // error@10: cannot bind non-class, non-array type 'int'
}
