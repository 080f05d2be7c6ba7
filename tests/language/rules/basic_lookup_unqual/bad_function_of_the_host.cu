// [basic.lookup.unqual] p8: no base has the name, so it is the host's
// REFUSED: reference to __host__ function
// HOST: no
static int helper(int x) { return x * 100; }
struct Base { int v; };
struct D : Base { __device__ int f() const { return helper(1); } };
extern "C" __global__ void bad_function_of_the_host(int *out) { out[0] = D().f(); }
