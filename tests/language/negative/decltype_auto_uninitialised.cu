__global__ void k() {
    decltype(auto) x; // error@20: declaration of variable 'x' with deduced type 'decltype(auto)' requires an initializer
}
