// [class.derived] p15 of namespace.udecl: a derived member hides the one of the same parameters that using brings
struct B { __device__ int f(int) { return 1; } __device__ int f(char) { return 2; } __device__ int f(int) const { return 3; } template <class T> __device__ int f(T *) { return 4; } };
struct D : B { using B::f; __device__ int f(int) { return 10; } __device__ int f(double) { return 20; } };
extern "C" __global__ void overloads_through_using(int *out) {
    D d;
    const D c;
    out[0] = d.f(1) * 10 + d.f('c');
    out[1] = c.f(1);
    out[2] = d.f(1.0) + d.f(out);
}
// LAUNCH: overloads_through_using<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [102, 3, 24, 0, 0, 0, 0, 0]
