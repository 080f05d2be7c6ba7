// [dcl.struct.bind] p3: arrays by element, aggregates by member, with and without references
struct S { int a; char b; int &r; }; struct B { int x, y; }; struct D : B { };
__device__ S make(int &i) { return S{1, 'b', i}; }
extern "C" __global__ void kinds(int *out) {
    int arr[3] = {1, 2, 3}; auto [a, b, c] = arr; a = 10; out[0] = arr[0] * 100 + a + c; auto &[d, e, f] = arr; e = 20; out[1] = arr[1] + f;
    int i = 5; auto [m, n, r] = make(i); r = 6; m++; out[2] = i * 100 + m * 10 + (n == 'b'); const auto &[x, y] = B{7, 8}; out[3] = x * 10 + y; D dd; dd.x = 3; dd.y = 4; auto &[p, q] = dd; p = q; out[4] = dd.x; auto &&[u, v] = B{1, 2}; u += v; out[5] = u; auto [z, w]{dd}; z = 99; out[6] = dd.x * 10 + w; out[7] = sizeof(n) + sizeof(m) * 10;
}
// LAUNCH: kinds<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [113, 23, 621, 78, 4, 3, 44, 41]
