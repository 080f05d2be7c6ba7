// [dcl.init.aggr] p16: braces initialise a union's first member
union U { short s; int i; char c[4]; };
struct S { int k; U u; };
extern "C" __global__ void unions(int *out) {
    U u = {258};
    out[0] = u.c[0] * 10 + u.c[1];
    S s = {1, {2}};
    out[1] = s.u.s * 10 + s.k;
    U a[2] = {{3}, {4}};
    out[2] = a[1].s;
    U z = {};
    out[3] = z.i;
}
// LAUNCH: unions<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [21, 21, 4, 0, 0, 0, 0, 0]
