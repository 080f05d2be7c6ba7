// [expr.prim.lambda] p4 (CUDA: a lambda that stands in no function is the host's)
// REFUSED: reference to __host__ function
// HOST: no
constexpr auto g = [](int x) { return x * 2; };
extern "C" __global__ void bad_of_a_namespace_in_device_code(int *out) { out[0] = g(4); }
