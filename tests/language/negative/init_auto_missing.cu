__global__ void k(int *out) {
    auto a; // error@10: declaration of variable 'a' with deduced type 'auto' requires an initializer
}
