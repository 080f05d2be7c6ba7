// [basic.lookup.argdep] p2.2: the namespaces of a specialisation's type arguments are associated
namespace L { template <class T> struct Box { T t; }; template <int I> struct Num { }; }
namespace N {
struct S { int v; };
template <class T> __device__ int open(const L::Box<T> &b) { return b.t.v; }
__device__ int weigh(const L::Box<S *> &b) { return b.t->v * 3; }
}
extern "C" __global__ void template_arguments_bring_theirs(int *out) {
    L::Box<N::S> b{{4}};
    N::S s{5};
    L::Box<N::S *> p{&s};
    out[0] = open(b);
    out[1] = weigh(p);
}
// LAUNCH: template_arguments_bring_theirs<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [4, 15]
