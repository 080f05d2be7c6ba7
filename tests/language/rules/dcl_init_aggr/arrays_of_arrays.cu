// [dcl.init.aggr] p11: partly braced arrays of arrays and of structs
struct P { char c; int v[2]; };
extern "C" __global__ void arrays_of_arrays(int *out) {
    int a[2][2][2] = {{{1}, {2, 3}}, {4, 5, 6}};
    out[0] = a[0][0][0] * 1000 + a[0][0][1] * 100 + a[0][1][1] * 10 + a[1][1][0];
    P p[] = {'a', 1, 2, 'b', 3, 0, {'c', {4}}};
    out[1] = sizeof(p) / sizeof(P);
    out[2] = p[0].v[1] * 100 + p[1].v[0] * 10 + p[1].v[1];
    out[3] = p[2].c * 10 + p[2].v[0];
    int b[3] = {}, c[5] = {1, 2};
    out[4] = b[2] + c[1] * 10 + c[4];
}
// LAUNCH: arrays_of_arrays<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1036, 3, 230, 994, 20, 0, 0, 0]
