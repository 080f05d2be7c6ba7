// [temp.func.order] p1 of temp.over: templates from using declarations and directives are ordered together
namespace a { template <class Z> __device__ int f(Z *, Z) { return 1; } template <class T> __device__ int g(T) { return 10; } }
namespace b { template <class T, class U> __device__ int f(T *, U) { return 2; } template <class LongName> __device__ int g(LongName *) { return 20; } }
using a::f;
using b::f;
using namespace a;
using namespace b;
template <class T> __device__ int f(T **, T *) { return 3; }
extern "C" __global__ void overload_chain_in_namespace(int *out) {
    int x = 0, *p = &x, **pp = &p;
    out[0] = f(p, 1);
    out[1] = f(p, 'c');
    out[2] = f(pp, p);
    out[3] = g(x) + g(p);
}
// LAUNCH: overload_chain_in_namespace<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 3, 30, 0, 0, 0, 0]
