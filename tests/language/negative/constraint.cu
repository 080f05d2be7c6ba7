template <typename T> requires true __global__ void k(T *out) { out[0] = 1; } // error@23: constraints are not supported
