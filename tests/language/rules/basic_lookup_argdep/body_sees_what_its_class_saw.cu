// [basic.lookup.argdep] p2, [class.mem] p6: a function's body in a class finds what is declared by the end of the class, friends included
struct G { int g = 1; };
namespace n {
struct N : G { friend __device__ int h(const N &) { return 7; } };
template<class T> __device__ int f(const T &) { return 29; }
struct Look {
    __device__ int see() { return f(N()); }
    __device__ int friends() { return h(N()); }
    template<class T> __device__ int late(T t) { return f(t); }
};
__device__ int h(const N &);
}
template<class T> __device__ int f(const T &) { return 23; }
namespace n { __device__ int f(N) { return 31; } }
extern "C" __global__ void body_sees_what_its_class_saw(int *out) {
    n::Look l;
    out[0] = l.see();
    out[1] = l.friends();
    out[2] = l.late(n::N());
}
// LAUNCH: body_sees_what_its_class_saw<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [29, 7, 31]
