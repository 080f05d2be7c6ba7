// [class.dtor] p2 of stmt.jump: break, continue, goto and return destroy what they leave
struct T { int *p, id; __device__ ~T() { *p = *p * 10 + id; } };
__device__ int f(int *p, int how) {
    T a{p, 1};
    {
        T b{p, 2};
        if (how == 0) return *p;
        if (how == 1) goto end;
        T c{p, 3};
    }
    { T d{p, 4}; }
end:
    *p = *p * 10 + 5;
    return 7;
}
extern "C" __global__ void jumps_out_of_blocks(int *out) {
    for (int how = 0; how < 3; how++) {
        int n = 0;
        int r = f(&n, how);
        out[how] = n;
        out[3] = out[3] * 10 + r;
    }
    int n = 0;
    while (true) { T t{&n, 6}; if (n == 0) { n = 1; continue; } break; }
    out[4] = n;
}
// LAUNCH: jumps_out_of_blocks<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [21, 251, 32451, 77, 166, 0, 0, 0]
