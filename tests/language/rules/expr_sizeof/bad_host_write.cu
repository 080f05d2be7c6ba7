// [expr.sizeof] p1: what is evaluated writes no variable of the host's
// REFUSED: reference to __host__ variable 'n'
// HOST: no
static int n = 3;
extern "C" __global__ void bad_host_write(int *out) { n = *out; }
