// [dcl.init.ref] p4 of expr.cond: a conditional of two lvalues is an lvalue that a reference binds
struct B { int v; };
struct D : B { };
extern "C" __global__ void conditional_keeps_lvalue(int *out) {
    int a = 1, b = 2;
    int &r = out[0] ? a : b;
    r = 9;
    out[0] = a * 10 + b;
    (a < b ? a : b) += 20;
    out[1] = a;
    D d;
    d.v = 3;
    B e{4};
    B &f = true ? static_cast<B &>(d) : e;
    f.v = 7;
    out[2] = d.v;
    const int &t = true ? a : 5;
    a = 50;
    out[3] = t;
    int x[2] = {1, 2};
    int(&y)[2] = x;
    y[1]++;
    out[4] = x[1];
}
// LAUNCH: conditional_keeps_lvalue<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [19, 21, 7, 21, 3, 0, 0, 0]
