// [class.mem] p5 of class.mem: default member initialisers with = and with braces
struct P { int x, y; };
struct S {
    int a = 1, b{2}, c = {3};
    P p{4, 5}, q = {6};
    int arr[3] = {7, 8};
    const char *s{"xy"};
    P *ptr{};
    double d = a + 0.5;
};
extern "C" __global__ void default_member_with_braces(int *out) {
    S s;
    out[0] = s.a * 100 + s.b * 10 + s.c;
    out[1] = s.p.x * 1000 + s.p.y * 100 + s.q.x * 10 + s.q.y;
    out[2] = s.arr[0] * 100 + s.arr[1] * 10 + s.arr[2];
    out[3] = s.s[1] + (s.ptr == nullptr);
    out[4] = (int)(s.d * 2);
    S t{9};
    out[5] = t.a * 100 + t.b * 10 + (int)(t.d * 2);
}
// LAUNCH: default_member_with_braces<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [123, 4560, 780, 122, 3, 939, 0, 0]
