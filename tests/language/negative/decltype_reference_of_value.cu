__global__ void k(int n) {
    decltype((n)) r; // error@19: declaration of reference variable 'r' requires an initializer
}
