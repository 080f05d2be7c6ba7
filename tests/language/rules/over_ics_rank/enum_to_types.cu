// [over.ics.rank] p4: an enumeration promotes before it converts
enum E { e }; enum class F { f }; enum L : long { l };
__device__ int f(int) { return 1; } __device__ int f(unsigned) { return 2; } __device__ int f(E) { return 3; } __device__ int g(long) { return 4; } __device__ int g(double) { return 5; } __device__ int g(...) { return 6; } __device__ int h(int) { return 7; } __device__ int h(char) { return 8; } __device__ int h(F) { return 9; }
extern "C" __global__ void enum_to_types(int *out) { out[0] = f(e) * 10 + f(e + 0); out[1] = g(F::f) * 10 + g(l); out[2] = h(e) * 10 + h(F::f); out[3] = f(E(1)) * 10 + f(~e); out[4] = f((E)0 == e); }
// LAUNCH: enum_to_types<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [31, 64, 79, 31, 1]
