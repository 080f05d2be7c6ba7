// [temp.nondep] p3 of temp.dep: an unqualified name is not looked up in a dependent base
__device__ int f() { return 1; }
const int n = 100;
template <class T> struct B { __device__ int f() { return 2; } static const int n = 200; int m = 3; };
template <class T> struct D : B<T> {
    __device__ int a() { return f(); }
    __device__ int b() { return this->f(); }
    __device__ int c() { return B<T>::f() + n; }
    __device__ int d() { return D::n + this->m; }
};
extern "C" __global__ void base_not_looked_into(int *out) {
    D<int> d;
    out[0] = d.a();
    out[1] = d.b();
    out[2] = d.c();
    out[3] = d.d();
}
// LAUNCH: base_not_looked_into<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 2, 102, 203, 0, 0, 0, 0]
