// [expr.mptr.oper] p6: the result is an lvalue or xvalue as the object is, with the qualifiers of both
struct A { int x; const int c; A(const A &) = default; __device__ A(int a, int b) : x(a), c(b) { } };
__device__ int what(int &) { return 1; }
__device__ int what(const int &) { return 2; }
__device__ int what(int &&) { return 3; }
__device__ int what(const int &&) { return 4; }
template <class T, class U> struct Same { static const int value = 0; };
template <class T> struct Same<T, T> { static const int value = 1; };
extern "C" __global__ void categories(int *out) {
    A a(1, 2);
    const A k(3, 4);
    int A::*x = &A::x;
    const int A::*c = &A::c, A::*cx = &A::x;
    out[0] = what(a.*x) * 100 + what(k.*x) * 10 + what(a.*c);
    out[1] = what(A(5, 6).*x) * 10 + what(static_cast<A &&>(a).*c);
    out[2] = what((&a)->*x) * 10 + what((&k)->*x);
    out[3] = what(static_cast<const A &&>(a).*x) * 10 + what(a.*cx);
    out[4] = Same<decltype(a.*x), int &>::value * 10 + Same<decltype(static_cast<A &&>(a).*x), int &&>::value;
    out[5] = Same<decltype(&A::c), const int A::*>::value;
    int &r = a.*x;
    r = 70;
    out[6] = a.x + A(8, 9).*x;
}
// LAUNCH: categories<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [122, 34, 12, 42, 11, 1, 78]
