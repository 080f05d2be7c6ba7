// [basic.def.odr] p4: a device variable cannot begin with the address of a constant of the host
// REFUSED: reference to a __host__ constant
// HOST: no
constexpr int limit = 4;
__device__ const int *where = &limit;
extern "C" __global__ void bad_host_constant_in_initialiser(int *out) { out[0] = *where; }
