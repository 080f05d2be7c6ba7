// [temp.over.link] p6: parameters that are templates are the same in two declarations, whatever they are called
template <class T> struct Box { T v; };
template <template <class> class P, class T> __device__ int f(P<T> p);
template <class T, template <class> class P> struct Host : private P<T> { template <class U> __device__ U go(U u) { return u + extra<U>(); } template <class U> __device__ static U extra(); };
template <template <class> class Q, class U> __device__ int f(Q<U> p) { return sizeof(U); }
template <class A, template <class> class B> template <class C> __device__ C Host<A, B>::extra() { return C(sizeof(A)); }
extern "C" __global__ void template_parameters_are_one(int *out) {
    out[0] = f(Box<short>{});
    out[1] = Host<double, Box>().go(5);
}
// LAUNCH: template_parameters_are_one<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [2, 13]
