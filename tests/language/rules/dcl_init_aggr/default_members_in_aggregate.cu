// [dcl.init.aggr] p8: elements that are not given take their default member initialiser, then {}
struct N { int v; __device__ N() : v(9) { } };
struct S { int a; int b = a + 1; N n; int c[2] = {3, 4}; };
extern "C" __global__ void default_members_in_aggregate(int *out) {
    S s{5};
    out[0] = s.a * 1000 + s.b * 100 + s.n.v * 10 + s.c[1];
    S t{5, 7};
    out[1] = t.a * 10 + t.b;
    S u = {};
    out[2] = u.a * 10 + u.b;
    S arr[2] = {{1}, {2, 2}};
    out[3] = arr[0].b * 10 + arr[1].b;
}
// LAUNCH: default_members_in_aggregate<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5694, 57, 1, 22, 0, 0, 0, 0]
