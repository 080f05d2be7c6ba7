// Members of a base, hidden and not.
// LAUNCH: inheritance<<<4,64>>> a=arange(200) out=zeros(200) n=200
// EXPECT: out == (a + 8) * 1000 + 2 * (a + 1)

struct A { int x; __device__ int f() const { return x; } __device__ int g() const { return f() * 2; } };
struct B : A { int y; __device__ int f() const { return A::f() + y; } };
extern "C" __global__ void inheritance(const int *a, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    B b;
    b.x = a[i];
    b.y = 7;
    A &base = b;
    base.x += 1;
    out[i] = b.f() * 1000 + b.g();
}
