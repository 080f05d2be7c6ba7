// [expr.unary.op] p3, p4: & and a qualified name make a pointer to a member; inherited ones point to members of the base
struct A { int a; static int s; int n[2]; struct { int in; }; __device__ int f(int k) { return a + k; } __device__ int f(char c) { return c; } __device__ static int t(int k) { return k * 2; }
    __device__ int inside() { int A::*p = &A::a; int *q = &(A::a); int *r = &a; return this->*p * 100 + *q * 10 + *r; } };
struct B : A { int b; __device__ int g() const { return b; } };
template <class T, class U> struct Same { static const int value = 0; };
template <class T> struct Same<T, T> { static const int value = 1; };
__device__ int take(int (A::*f)(int), A &a) { return (a.*f)(1); }
extern "C" __global__ void member_addresses(int *out) {
    B b; b.a = 4; b.b = 6; b.in = 8; b.n[1] = 3;
    out[0] = Same<decltype(&B::a), int A::*>::value * 100 + Same<decltype(&B::b), int B::*>::value * 10 + Same<decltype(&B::g), int (B::*)() const>::value;
    int (A::*f)(int) = &A::f;
    int (A::*c)(char) = &A::f;
    out[1] = (b.*f)(1) * 100 + (b.*c)('0');
    int (*t)(int) = &A::t;
    out[2] = t(21);
    out[3] = b.inside();
    out[4] = take(&A::f, b);
    out[5] = b.*&A::in * 10 + (b.*&A::n)[1];
    int (B::*g)(int) = &A::f;
    out[6] = (b.*g)(10);
    out[7] = static_cast<int (A::*)(char)>(&A::f) != nullptr;
}
// LAUNCH: member_addresses<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [111, 548, 42, 444, 5, 83, 14, 1]
