// [class.dtor] p12: an object that only the host can destroy
// REFUSED: host destructor called on the device
// HOST: no
struct End { ~End() {} int v; };
extern "C" __global__ void bad_the_hosts(int *out) { End end; end.v = 1; out[0] = end.v; }
