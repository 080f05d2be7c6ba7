template <typename T> __device__ T get() { return T(); } // note@36: candidate template ignored: couldn't infer template argument 'T'
__global__ void k(int *out) { out[0] = get(); } // error@40: no matching function for call to 'get'
