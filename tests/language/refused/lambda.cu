__global__ void k(int *out) {
    auto f = [](int x) { return x; }; // error@14: lambda expressions are not supported
}
