// [dcl.init] p13: an object that the host makes is none in device code
// REFUSED: __host__ variable 'a'
// HOST: no
struct X { int v; X(int a) : v(a) {} };
X a(3), b{4};
extern "C" __global__ void bad_object_of_the_host(int *out) { out[0] = a.v; }
