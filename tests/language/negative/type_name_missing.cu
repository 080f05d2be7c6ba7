__global__ void k(int *out) {
    const = 3; // error@11: expected unqualified-id
}
