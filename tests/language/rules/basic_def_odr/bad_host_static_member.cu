// [basic.def.odr] p4: a static member that is no constant lives with the host
// REFUSED: reference to a __host__ variable
// HOST: no
struct Counter { static int count; };
int Counter::count = 3;
extern "C" __global__ void bad_host_static_member(int *out) { out[0] = Counter::count; }
