// [temp.dep.candidate] p1: a dependent call finds by its argument's namespaces what comes later
template <class T> __device__ int call(T x) { return f(x); }
namespace n { struct A { }; __device__ int f(A) { return 1; } }
namespace m { struct B { }; template <class T> __device__ int f(T) { return 2; } }
extern "C" __global__ void adl_at_instantiation(int *out) {
    out[0] = call(n::A());
    out[1] = call(m::B());
}
// LAUNCH: adl_at_instantiation<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 0, 0, 0, 0, 0, 0]
