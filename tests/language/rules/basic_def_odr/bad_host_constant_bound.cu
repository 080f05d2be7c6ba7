// [basic.def.odr] p4: a reference asks for the memory of the host's constant
// REFUSED: reference to a __host__ constant
// HOST: no
const int limit = 4;
template<class T> __device__ const T &lesser(const T &a, const T &b) { return b < a ? b : a; }
extern "C" __global__ void bad_host_constant_bound(int *out, int i) { out[0] = lesser(i, limit); }
