// LAUNCH: constexpr_switch<<<1,1>>> p=zeros(4,i32)
// EXPECT: p == [11, 10, 6, 0]
constexpr __device__ int f(int n) {
    int s = 0;
    switch (n) {
    case 0:
    case 1: s += 1; // falls
    case 3: { s += 10; break; }
    case 4:
        for (int i = 0; i < n; i++)
            s += i;
        return s;
    default: break;
    }
    return s;
}
static_assert(f(1) == 11 && f(3) == 10 && f(9) == 0, "");
__global__ void constexpr_switch(int *p) {
    constexpr int x = f(0), y = f(3);
    int sizes[f(4)];
    p[0] = x;
    p[1] = y;
    p[2] = sizeof(sizes) / sizeof(int);
    p[3] = f(7);
}
