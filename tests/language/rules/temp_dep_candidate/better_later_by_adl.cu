// [temp.dep.candidate] p1: a better match found by argument at the instantiation wins
namespace n {
struct A { };
struct B : A { };
__device__ int f(const A &) { return 1; }
}
template <class T> __device__ int call(const T &x) { return f(x); }
namespace n { __device__ int f(const B &) { return 2; } }
extern "C" __global__ void better_later_by_adl(int *out) {
    out[0] = call(n::A());
    out[1] = call(n::B());
}
// LAUNCH: better_later_by_adl<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 0, 0, 0, 0, 0, 0]
