// [expr.static.cast] p4: static_cast does what an initialisation could, and some inverses
struct A { int a = 1; }; struct B { int b = 2; }; struct C : A, B { int c = 3; };
enum E { e0, e1, e2 }; enum class F { f0, f1 = 9 };
struct X { int v; __device__ explicit X(int k) : v(k) { } __device__ explicit operator int() const { return v + 1; } };
extern "C" __global__ void conversions(int *out) {
    C c; B *b = &c; const B &rb = c;
    out[0] = static_cast<C *>(b)->a * 10 + static_cast<const C &>(rb).c;
    out[1] = static_cast<int>(F::f1) * 10 + static_cast<E>(2) + static_cast<int>(static_cast<F>(1)) * 100;
    out[2] = static_cast<X>(5).v * 10 + static_cast<int>(X(7));
    out[3] = static_cast<int>(3.99) * 100 + static_cast<unsigned char>(300);
    void *v = &c; out[4] = static_cast<A *>(v)->a;
    int x = 4; static_cast<int &>(x) = 6; static_cast<void>(x);
    out[5] = x + (static_cast<const int &&>(x) == 6);
    out[6] = static_cast<bool>(b) + (static_cast<F>(e2 + 7.5) == F::f1) * 10;
}
// LAUNCH: conversions<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [13, 192, 58, 344, 1, 7, 11]
