// [class.bit] p1 of C++20: bit-fields with default initialisers
struct A {
    int a : 3 = 2;
    unsigned b : 5 {7}, c : 4 = 1, d;
    int : 0;
    unsigned long long e : 40 = 1ull << 35;
    bool f : 1 {true};
    int g : 6 = sizeof(int) * 2, h = 5;
    int i : (3 + 1){-3};
};
template <int N> struct B {
    int x : N = N - 1;
    unsigned y : N + 2 {N};
    int z;
    __device__ B() : z(x + y) {}
    __device__ B(int v) : x(v), z(x + (int)y) {}
};
struct C {
    A a;
    int z : 2 = -1;
};
enum E { P, Q, R };
struct D {
    E e : 4 = Q;
    enum class F : char { X, Y };
    F f : 3 {F::Y};
    const int cc : 5 = 9;
    int u : 4;
};

extern "C" __global__ void default_initialisers(int *out) {
    int *p = out;
    A a;
    p[0] = a.a;
    p[1] = a.b;
    p[2] = a.c;
    p[3] = (int)(a.e >> 30);
    p[4] = a.f;
    p[5] = a.g;
    p[6] = a.h;
    p[7] = a.i;
    A b{1};
    p[8] = b.a;
    p[9] = b.b;
    A c{1, 2, 3};
    p[10] = c.c;
    p[11] = c.g;
    B<4> bb;
    p[12] = bb.x;
    p[13] = bb.y;
    p[14] = bb.z;
    B<4> b2(2);
    p[15] = b2.z;
    C cc;
    p[16] = cc.z;
    p[17] = cc.a.b;
    D d{};
    p[18] = d.e;
    p[19] = d.f == D::F::Y;
    p[20] = d.cc;
    p[21] = d.u;
    constexpr int q = A{}.b;
    p[22] = q;
    A *n = new A;
    p[23] = n->b;
    delete n;
    A arr[2];
    p[24] = arr[1].g;
    __shared__ int s;
    s = A().a;
    p[26] = s;
    static_assert(A{3}.a == 3, "");
    auto l = [] {
        A z;
        return z.c;
    };
    p[27] = l();
    A e = {.a = 1};
    p[28] = e.b;
}
// LAUNCH: default_initialisers<<<1,1>>> out=zeros(29,i32)
// EXPECT: out == [2, 7, 1, 32, 1, 8, 5, -3, 1, 7, 3, 8, 3, 4, 7, 6, -1, 7, 1, 1, 9, 0, 7, 7, 8, 0, 2, 1, 7]
