// [over.match.funcs] p1: code for host and device may name what is the host's, where the device does not come
// HOST: no
struct Vec { Vec() : x(3) {} int x; };
template<class T> __host__ __device__ int made(bool really) { if (really) { T t; return t.x; } return 7; }
extern "C" __global__ void code_for_both_calls_the_hosts(int *out) { out[0] = made<Vec>(out[0] != 0); }
// LAUNCH: code_for_both_calls_the_hosts<<<1,1>>> out=zeros(1,i32)
// EXPECT: out == [7]
