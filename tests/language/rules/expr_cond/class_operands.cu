// [expr.cond] p4: one operand may convert to the other's class
struct A { int v; }; struct B : A { int w; };
struct X { int v; __device__ X(int k) : v(k) { } };
struct Y { int v; __device__ operator int() const { return v + 50; } };
extern "C" __global__ void class_operands(int *out) {
    bool t = out[0] == 0; A a{1}; B b{{2}, 3}; const A ca{6}; X x(7); Y y{8};
    out[0] = (t ? b : a).v + (t ? a : b).v * 10;
    (t ? static_cast<A &>(b) : a).v = 9; out[1] = b.v;
    out[2] = (t ? x : 5).v * 10 + (!t ? x : 5).v;
    out[3] = (t ? y : 3) + (!t ? y : 3) * 100;
    out[4] = (t ? a : ca).v * 10 + (!t ? a : ca).v;
}
// LAUNCH: class_operands<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [12, 9, 75, 358, 16]
