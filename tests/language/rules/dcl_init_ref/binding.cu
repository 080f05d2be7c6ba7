// [dcl.init.ref] p5: to lvalues directly, to temporaries through conversion
struct B { int b = 1; };
struct D : B { int d = 2; };
__device__ B fb() { return B(); }
extern "C" __global__ void binding(int *out) {
    int x = 3;
    const int &r = x;
    const double &t = x;
    const long &l = x;
    x = 8;
    out[0] = r * 100 + (int)t * 10 + (int)l;
    D d;
    B &b = d;
    b.b = 5;
    out[1] = d.b;
    const B &e = fb();
    out[2] = e.b;
    int &&rr = 4;
    rr++;
    out[3] = rr;
    int &&conv = 2.9;
    out[4] = conv;
    int a[3] = {1, 2, 3};
    int (&ra)[3] = a;
    ra[2] = 7;
    out[5] = a[2] * 10 + sizeof(ra);
}
// LAUNCH: binding<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [833, 5, 1, 5, 2, 82, 0, 0]
