// [over.ics.rank] p4.1: a conversion of a pointer to bool is worse than any that is not
struct A { int a; };
struct B : A { };
__device__ int f(bool) { return 1; }
__device__ int f(void *) { return 2; }
__device__ int g(bool) { return 3; }
__device__ int g(const A *) { return 4; }
__device__ int h(bool) { return 5; }
__device__ int h(...) { return 6; }
extern "C" __global__ void pointer_to_bool_is_worst(int *out) {
    int x; B b;
    out[0] = f(&x) * 10 + f(true);
    out[1] = g(&b) * 10 + g(&x);
    out[2] = h(&x) * 10 + h(b);
    out[3] = f(0.5f);
}
// LAUNCH: pointer_to_bool_is_worst<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [21, 43, 56, 1]
