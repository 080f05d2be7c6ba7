// [temp.expl.spec] p5: one member function of one instance
template <class T> struct S {
    T v;
    __device__ int f() const { return 1; }
    __device__ int g() const { return 10 + f(); }
};
template <> __device__ int S<int>::f() const { return 2 + v; }
extern "C" __global__ void member_function(int *out) {
    S<char> a{1};
    S<int> b{5};
    out[0] = a.f();
    out[1] = b.f();
    out[2] = a.g();
    out[3] = b.g();
}
// LAUNCH: member_function<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 7, 11, 17, 0, 0, 0, 0]
