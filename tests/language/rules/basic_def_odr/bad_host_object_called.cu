// [basic.def.odr] p4: a member function of a host's constant is given its address, unless the call is constant
// REFUSED: reference to a __host__ constant
// HOST: no
struct Doubled { int by; __host__ __device__ constexpr int operator()(int n) const { return n * by; } };
constexpr Doubled doubled{2};
extern "C" __global__ void bad_host_object_called(int *out, int i) { out[0] = doubled(i); }
