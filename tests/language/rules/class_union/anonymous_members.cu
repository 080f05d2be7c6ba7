// [class.union] p1 of class.union.anon: the members of an anonymous union are names of its scope
struct S {
    int tag;
    union { int i; float f; struct { short lo, hi; } p; };
    union { char c; };
};
extern "C" __global__ void anonymous_members(int *out) {
    S s = {1, {0x50003}, {'x'}};
    out[0] = s.p.lo * 10 + s.p.hi;
    s.f = 1.0f;
    out[1] = s.i;
    out[2] = sizeof(S);
    union { int a; unsigned char b[4]; };
    a = 0x11223344;
    out[3] = b[3];
}
// LAUNCH: anonymous_members<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [35, 1065353216, 12, 17, 0, 0, 0, 0]
