// [basic.lookup.argdep] p4: using directives in the associated namespace are ignored
namespace Other { struct T { int v; __device__ operator int() const { return v; } }; }
namespace Hidden { __device__ int f(Other::T) { return 1; } }
namespace Other { using namespace Hidden; __device__ int f(long) { return 2; } }
extern "C" __global__ void using_directive_is_ignored(int *out) {
    Other::T t{0};
    out[0] = f(t);
    out[1] = Other::f(t);
}
// LAUNCH: using_directive_is_ignored<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [2, 2]
