// [basic.def.odr] p4: the address of a constant of the host
// REFUSED: reference to a __host__ constant
// HOST: no
struct Sizes { static constexpr int width = 6; };
extern "C" __global__ void bad_host_constant_address(const int **out) { out[0] = &Sizes::width; }
