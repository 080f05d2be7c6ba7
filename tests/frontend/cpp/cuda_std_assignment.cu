// What C++17 does not make constexpr of arrays, pairs and tuples is for both sides under cuda::std.
// LAUNCH: k<<<1,1>>> out=zeros(20,i32)
// EXPECT: out == [1, 0, 1, 1, 1, 5, 3, 5, 1, 2, 9, 8, 4, 31, 7, 6, 2, 1, 42, 24]
#include <cuda/std/array>
#include <cuda/std/tuple>
#include <cuda/std/utility>
namespace cs = cuda::std;
__global__ void k(int *out) {
    cs::array<int, 3> a;
    a.fill(4);
    cs::array<int, 3> b{{4, 4, 4}};
    out[0] = a == b;
    b[1] = 5;
    out[1] = a == b;
    out[2] = a != b;
    out[3] = a < b && b > a && a <= b && !(a >= b);
    cs::tuple<int, float> t(1, 2.f), u;
    u = t;
    out[4] = cs::get<0>(u);
    t = cs::make_tuple(3, 5.0);
    out[5] = cs::get<1>(t);
    int x;
    float y;
    cs::tie(x, y) = t;
    out[6] = x;
    out[7] = y;
    cs::pair<int, int> p(1, 2), q;
    q = p;
    out[8] = q.first;
    out[9] = q.second;
    q = cs::make_pair(short(9), char(8));
    out[10] = q.first;
    out[11] = q.second;
    cs::swap(a, b);
    out[12] = b[1];
    p.swap(q);
    out[13] = p.first * 3 + q.second * 2;
    t = cs::pair<int, int>(7, 6);
    out[14] = cs::get<0>(t);
    out[15] = cs::get<1>(t);
    t.swap(u);
    out[16] = cs::get<1>(t);
    out[17] = cs::get<0>(t);
    int left = 2, right = 4;
    cs::tie(left, right) = cs::make_tuple(right, left);
    out[18] = left * 10 + right;
    a.fill(2);
    b.fill(4);
    a.swap(b);
    out[19] = b[0] * 10 + a[2];
}
