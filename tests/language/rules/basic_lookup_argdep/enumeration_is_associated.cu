// [basic.lookup.argdep] p2.3: an enumeration brings the namespace that declares it
namespace N {
enum Plain { a, b };
enum class Scoped { c, d };
__device__ int f(Plain p) { return p + 10; }
__device__ int f(Scoped s) { return (int)s + 20; }
__device__ int operator|(Scoped x, Scoped y) { return (int)x * 10 + (int)y + 300; }
}
__device__ int f(int i) { return i + 1000; }
extern "C" __global__ void enumeration_is_associated(int *out) {
    out[0] = f(N::b);
    out[1] = f(N::Scoped::d);
    out[2] = N::Scoped::d | N::Scoped::c;
    out[3] = f(1);
}
// LAUNCH: enumeration_is_associated<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [11, 21, 310, 1001]
