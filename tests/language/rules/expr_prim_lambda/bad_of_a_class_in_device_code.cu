// [expr.prim.lambda] p4 (CUDA: nor may one be called that initialises a static member)
// REFUSED: reference to __host__ function
// HOST: no
struct A { static constexpr auto f = [](auto x) { return x + 1; }; };
extern "C" __global__ void bad_of_a_class_in_device_code(int *out) { out[0] = A::f(1); }
