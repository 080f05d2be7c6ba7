// [temp.variadic] p4, [temp.local] p6: a parameter that hides the name of a pack is none
template <class... T> struct A {
    int n;
    template <class... U> __device__ A(U... u) : n(sizeof...(U)) { }
    template <class U, int... I> __device__ int f(const U &t) { return sizeof...(I) * 10 + sizeof(U) + t; }
    __device__ int g(int u) { return u; }
};
extern "C" __global__ void names_of_packs(int *out) { A<int> a(1, 2, 3); out[0] = a.n, out[1] = a.f<char, 1, 2>(5), out[2] = a.g(7); }
// LAUNCH: names_of_packs<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [3, 26, 7]
