// [specialized.addressof] p1: without nvcc's option it is a function of the host, though constant
// REFUSED: reference to __host__ function 'addressof'
// HOST: no
#include <utility>
extern "C" __global__ void bad_in_device_code(int *out) { *std::addressof(out[1]) = 3; }
