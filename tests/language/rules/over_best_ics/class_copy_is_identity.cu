// [over.best.ics] p6: a class parameter from the same class is an exact match, from a derived class a conversion
struct A { int v; };
struct D : A { };
struct X { int v; __device__ X(const A &a) : v(a.v + 10) { } };
__device__ int f(A a) { return a.v; }
__device__ int f(X x) { return x.v; }
__device__ int g(A) { return 1; }
__device__ int g(const D &) { return 2; }
extern "C" __global__ void class_copy_is_identity(int *out) {
    A a{1}; D d; d.v = 2;
    out[0] = f(a) * 10 + f(d);
    out[1] = g(a) * 10 + g(d);
}
// LAUNCH: class_copy_is_identity<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [12, 12]
