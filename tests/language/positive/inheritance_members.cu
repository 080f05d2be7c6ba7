struct Base { int a; __device__ int get() const { return a; } };
struct Derived : Base { int b; __device__ Derived(int x, int y) : b(y) { a = x; } };
extern "C" __global__ void inheritance_members(int *out) {
    int i = threadIdx.x; Derived d(i, 5); const Base &r = d; out[i] = d.get() * 10 + d.b + r.a;
}
// LAUNCH: inheritance_members<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == 11 * arange(8) + 5
