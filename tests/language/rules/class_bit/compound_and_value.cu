// [class.bit] p2: the value of an assignment to a bit-field is what it holds
struct S { unsigned n : 3; bool f : 1; enum E { x, y, z } e : 2; };
extern "C" __global__ void compound_and_value(int *out) {
    S s = {};
    out[0] = (s.n = 13);
    out[1] = ++s.n;
    out[2] = s.n++ * 10 + s.n;
    s.n = 7;
    out[3] = ++s.n;
    s.f = 8;
    out[4] = s.f;
    s.e = S::z;
    out[5] = s.e * 10 + (s.n -= 1);
}
// LAUNCH: compound_and_value<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 6, 67, 0, 1, 27, 0, 0]
