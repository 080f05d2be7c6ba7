// [expr.rel] p2: comparisons give bool; pointers into one object are ordered; a < b < c groups to the left
struct A { int a; }; struct B { int b; }; struct C : A, B { };
extern "C" __global__ void pointers_and_mixed(int *out) {
    int a[4]; int *p = a + 1, *q = a + 3; C c; B *b = &c; bool t = 3 > 2;
    out[0] = (p < q) * 1000 + (p >= q) * 100 + (a <= p) * 10 + (p + 2 > q);
    out[1] = (5 > 4 > 3) * 10 + (1 < 3 < 2);
    out[2] = (b == &c) * 10 + (&c == b) + sizeof(p < q) * 100;
    out[3] = (t == 1) + (1 == 2 == 0) * 10 + (3 == 3 != 0) * 100;
    out[4] = ('a' < 'b') + ((unsigned char)200 > (signed char)100) * 10;
    const void *v = a; out[5] = (v == a) + (v < q) * 10;
    out[6] = 1 & 3 == 3; out[7] = (0.1f == 0.1) * 10 + (0.5f == 0.5);
}
// LAUNCH: pointers_and_mixed<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1010, 1, 111, 111, 11, 11, 1, 1]
