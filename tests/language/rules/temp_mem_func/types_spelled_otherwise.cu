// [temp.mem.func] p1: the types of a definition outside of its class template may be spelled otherwise than those of the declaration
template <class T> struct S {
    typedef T V;
    typedef unsigned long N;
    __device__ T f(V *p, N n);
    __device__ T f(V *p, int n);
    __device__ T g(int);
    __device__ T h(const T *p, N n = 2) const;
    template <class U> __device__ U m(U u, N n);
    __device__ auto a(T t);
    __device__ auto b(T t) -> V;
};
template <class T> __device__ T S<T>::f(T *p, unsigned long n) { return p[n]; }
template <class T> __device__ T S<T>::f(T *p, int n) { return p[n] + 10; }
template <class T> __device__ T S<T>::g(const int n) { return n; }
template <class T> __device__ T S<T>::h(const T p[], unsigned long n) const { return p[n]; }
template <class T> template <class U> __device__ U S<T>::m(U u, unsigned long n) { return u + n; }
template <class T> __device__ auto S<T>::a(T t) { return t + 1; }
template <class T> __device__ T S<T>::b(T t) { return t + 2; }
extern "C" __global__ void types_spelled_otherwise(int *out) {
    int v[3] = {3, 4, 5};
    S<int> s;
    out[0] = s.f(v, 1ul);
    out[1] = s.f(v, 1);
    out[2] = s.g(2);
    out[3] = s.h(v);
    out[4] = s.m(2, 3);
    out[5] = s.a(6) * 10 + s.b(1);
}
// LAUNCH: types_spelled_otherwise<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [4, 14, 2, 5, 5, 73]
