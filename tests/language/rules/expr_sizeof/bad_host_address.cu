// [expr.sizeof] p1: what is evaluated takes the address of no variable of the host's
// REFUSED: reference to __host__ variable 'n'
// HOST: no
int n = 3;
extern "C" __global__ void bad_host_address(int *out) { out = &n; }
