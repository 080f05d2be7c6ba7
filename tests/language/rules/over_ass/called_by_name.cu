// [over.ass] p1: trivial operators called by name, of unions and classes with bit-fields
union U {
    int i;
    float f;
    char c[8];
};
struct S {
    U u;
    unsigned b : 5;
    int arr[3];
};
__device__ S g(int x) {
    S s{};
    s.u.i = x;
    s.b = x;
    s.arr[1] = x;
    return s;
}
extern "C" __global__ void called_by_name(int *out) {
    int *p = out;
    S s = g(1);
    s.u = g(2).u;
    p[0] = s.u.i;
    (s = g(3)).u = g(4).u;
    p[1] = s.u.i;
    p[2] = s.b;
    g(5).u = s.u;
    s.u.operator=(g(6).u);
    p[3] = s.u.i;
    s.operator=(g(7));
    p[4] = s.arr[1];
    p[5] = s.b;
    volatile int z = s.u.i;
    p[6] = z;
    U us[2];
    us[0] = s.u;
    us[1] = us[0];
    p[7] = us[1].i;
}
// LAUNCH: called_by_name<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 4, 3, 6, 7, 7, 7, 7]
