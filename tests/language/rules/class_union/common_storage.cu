// [class.union] p1: members of a union share their place; size and alignment are the greatest
union U { char c[5]; int i; short s; };
union V { double d; char c[9]; };
extern "C" __global__ void common_storage(int *out) {
    U u;
    u.i = 0x04030201;
    out[0] = u.c[2];
    out[1] = u.s;
    out[2] = sizeof(U) * 100 + alignof(U);
    out[3] = sizeof(V) * 100 + alignof(V);
    U w = {{1, 2}};
    out[4] = w.s;
}
// LAUNCH: common_storage<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 513, 804, 1608, 513, 0, 0, 0]
