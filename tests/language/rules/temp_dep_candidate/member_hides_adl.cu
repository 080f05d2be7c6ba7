// [temp.dep.candidate] p3 of basic.lookup.argdep: a class member found first stops the search by argument
namespace n { struct A { }; __device__ int f(A) { return 1; } }
struct S {
    template <class T> __device__ int f(T) { return 2; }
    template <class T> __device__ int call(T x) { return f(x); }
};
template <class T> __device__ int paren(T x) { return f(x); }
extern "C" __global__ void member_hides_adl(int *out) {
    out[0] = S().call(n::A());
    out[1] = paren(n::A());
}
// LAUNCH: member_hides_adl<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 1, 0, 0, 0, 0, 0, 0]
