// [class.conv.fct] p1: the host's conversion is chosen, and the device cannot call it
// REFUSED: host conversion called on the device
// HOST: no
struct From { operator int() const { return 3; } };
extern "C" __global__ void bad_the_hosts(int *out) { From from; out[0] = from; }
