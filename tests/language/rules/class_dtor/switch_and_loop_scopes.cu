// [class.dtor] p6 of stmt.dcl: each turn of a loop makes and destroys its locals
struct T { int *p; __device__ T(int *q) : p(q) { ++*p; } __device__ ~T() { *p += 100; } };
extern "C" __global__ void switch_and_loop_scopes(int *out) {
    int n = 0;
    for (int i = 0; i < 3; i++) { T t(&n); if (i == 1) break; }
    out[0] = n;
    n = 0;
    int i = 0;
again:
    T t(&n);
    if (++i < 3) goto again;
    out[1] = n;
    int m = 0;
    switch (i) { case 3: { T u(&m); m += 10; } case 4: m += 1000; break; default: m = 7; }
    out[2] = m;
    int k = 0;
    while (T *p = k < 2 ? &t : nullptr) { k++; if (p != &t) k = 50; }
    out[3] = k;
}
// LAUNCH: switch_and_loop_scopes<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [202, 203, 1111, 2, 0, 0, 0, 0]
