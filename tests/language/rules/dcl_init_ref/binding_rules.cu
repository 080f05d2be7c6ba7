// [dcl.init.ref] p5: directly to lvalues and their bases; otherwise to a converted temporary
struct A { int a; }; struct B : A { int b; };
extern "C" __global__ void binding_rules(int *out) {
    int i = 3; const double &d = i; i = 4; out[0] = (int)(d * 10) + i; B b{{1}, 2}; A &a = b; a.a = 7; const A &ca = b; out[1] = b.a * 10 + ca.a; unsigned char c = 5; const int &ri = c; c = 6; out[2] = ri; int &&t = i + 1; t++; out[3] = t; int arr[3] = {1, 2, 3}; int (&ra)[3] = arr; ra[0] = 9; out[4] = arr[0]; const int &&cc = 8; out[5] = cc; int &&moved = static_cast<int &&>(i); moved = 11; out[6] = i; int *const &rp = &i; out[7] = *rp; 
}
// LAUNCH: binding_rules<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [34, 77, 5, 6, 9, 8, 11, 11]
