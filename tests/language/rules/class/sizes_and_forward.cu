// [class] p2: an empty class has size 1, a forward declared one is completed later
struct F;
__device__ int size(F *p);
struct E { };
struct F { E e; E f[3]; int n; };
__device__ int size(F *p) { return sizeof(*p); }
extern "C" __global__ void sizes_and_forward(int *out) {
    F f{};
    out[0] = sizeof(E);
    out[1] = size(&f);
    out[2] = &f.f[1] != &f.f[2];
    class F *p = &f;
    p->n = 3;
    out[3] = f.n;
}
// LAUNCH: sizes_and_forward<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 8, 1, 3, 0, 0, 0, 0]
