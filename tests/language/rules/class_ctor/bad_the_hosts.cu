// [class.ctor] p4: the host's constructor is chosen, and the device cannot call it
// REFUSED: host constructor called on the device
// HOST: no
struct Two { __device__ Two(long) : v(1) {} Two(int) : v(2) {} int v; };
extern "C" __global__ void bad_the_hosts(int *out) { Two two(1); out[0] = two.v; }
