// [stmt.select] p3 of stmt.if: an initialiser's names live in both branches
struct T { int *p; __device__ T(int *q) : p(q) { *p += 1; } __device__ ~T() { *p += 100; } __device__ int v() const { return *p; } };
extern "C" __global__ void if_with_initialiser(int *out) {
    int n = 0, x = 7;
    if (T t(&n); t.v() > 5) out[0] = 1;
    else out[0] = 10 + t.v();
    out[1] = n;
    if (int x = 3; x > 2) out[2] = x;
    switch (int y = x * 2; y) { case 14: out[3] = y + x; break; default: out[3] = 1; }
    if (auto *p = &x; p && *p == 7) out[4] = *p;
}
// LAUNCH: if_with_initialiser<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [11, 101, 3, 21, 7, 0, 0, 0]
