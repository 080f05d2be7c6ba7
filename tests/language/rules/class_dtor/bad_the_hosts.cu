// [class.dtor] p12: an object that only the host can destroy
// HOST: no
// REFUSED: host destructor called on the device
struct End { ~End() {} int v; };
extern "C" __global__ void bad_the_hosts(int *out) { End end; end.v = 1; out[0] = end.v; }
