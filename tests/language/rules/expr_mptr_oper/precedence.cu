// [expr.mptr.oper] p1, p6: they bind tighter than multiplication, weaker than unary operators and calls, from left to right
struct I { int v; };
struct A { int x, y; I i; int *p; };
extern "C" __global__ void precedence(int *out) {
    int target = 9;
    A a{3, 4, {5}, &target}, *pa = &a;
    int A::*x = &A::x, A::*y = &A::y;
    I A::*i = &A::i;
    int I::*v = &I::v;
    int *A::*p = &A::p;
    out[0] = a.*x * a.*y;
    out[1] = -(a.*x) + 2 * pa->*y;
    out[2] = a.*i.*v;
    out[3] = pa->*i.*v * 2;
    out[4] = *(a.*p);
    out[5] = ++(a.*x) * 10 + (pa->*y)--;
    out[6] = a.x * 10 + a.y;
    out[7] = (*pa).*x % 3 == 1 ? a.*x << 1 : 0;
    out[8] = sizeof(a.*x) + !(a.*y);
    int A::**px = &x;
    out[9] = a.**px;
}
// LAUNCH: precedence<<<1,1>>> out=zeros(10,i32)
// EXPECT: out == [12, 5, 5, 10, 9, 44, 43, 8, 4, 4]
