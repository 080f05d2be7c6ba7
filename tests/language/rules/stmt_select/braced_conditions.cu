// [stmt.select] p2: a condition declares a variable with `=` or with braces
struct T { int v; __device__ T(int a, int b) : v(a + b) {} __device__ operator bool() const { return v; } };
extern "C" __global__ void braced_conditions(int *out) {
    if (T u{1, 2}) out[0] = u.v;
    if (int x{3}) out[1] = x; else out[1] = 9;
    while (int y{0}) out[2] = y;
    if (T u(1, 2); u) out[3] = u.v;
    if (T u{1, 2}; int *p{out}) out[4] = u.v;
    switch (int z{4}) { case 4: out[5] = z; }
    for (int i = 0; int w{3 - i}; i++) out[6] += w;
    for (T i{1,2}, j{3,4}; i.v < 10; i.v++) out[7]++;
}
// LAUNCH: braced_conditions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 3, 0, 3, 3, 4, 6, 7]
