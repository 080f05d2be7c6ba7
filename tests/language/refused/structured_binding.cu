__global__ void k(int *out) {
    int2 v = make_int2(1, 2);
    auto &[a, b] = v; // error@11: structured bindings are not supported
}
