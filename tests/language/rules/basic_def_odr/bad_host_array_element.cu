// [basic.def.odr] p4: an element at a run-time index asks for the memory of the host's array
// REFUSED: reference to a __host__ constant
// HOST: no
constexpr int table[4] = {1, 2, 3, 4};
extern "C" __global__ void bad_host_array_element(int *out, int i) { out[0] = table[i]; }
