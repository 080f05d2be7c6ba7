template <typename T> __device__ T make() { return T(); } // note@36: candidate template ignored: couldn't infer template argument 'T'
__global__ void k(int *out) {
    out[0] = make(); // error@14: no matching function for call to 'make'
}
