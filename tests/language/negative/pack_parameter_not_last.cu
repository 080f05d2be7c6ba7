template <typename... Ts, typename T> struct S {}; // error@23: template parameter pack must be the last template parameter
__global__ void k(int *out) { out[0] = 1; }
