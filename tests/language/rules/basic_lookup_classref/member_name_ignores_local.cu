// [basic.lookup.classref] p2: the name after . or -> is looked up in the object's class
struct S { int x = 1; __device__ int f() { return 2; } struct T { int x = 30; } t; };
__device__ int f() { return 100; }
extern "C" __global__ void member_name_ignores_local(int *out) {
    int x = 1000;
    S s;
    S *p = &s;
    out[0] = s.x + x;
    out[1] = p->f() + f();
    out[2] = s.t.x + p->x + x;
    s.t.x = x;
    out[3] = s.t.x;
}
// LAUNCH: member_name_ignores_local<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [1001, 102, 1031, 1000]
