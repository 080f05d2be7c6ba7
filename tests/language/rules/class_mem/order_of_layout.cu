// [class.mem] p13: members lie in order of declaration
struct S { char a; int b; char c; short d; char e; };
extern "C" __global__ void order_of_layout(int *out) {
    S s{};
    char *base = reinterpret_cast<char *>(&s);
    out[0] = &s.a - base;
    out[1] = reinterpret_cast<char *>(&s.b) - base;
    out[2] = &s.c - base;
    out[3] = reinterpret_cast<char *>(&s.d) - base;
    out[4] = &s.e - base;
    out[5] = sizeof(S);
}
// LAUNCH: order_of_layout<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [0, 4, 8, 10, 12, 16, 0, 0]
