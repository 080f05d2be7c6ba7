// LAUNCH: member_default_braces<<<1,1>>> p=zeros(4,i32)
// EXPECT: p == [5, 7, 0, 3]
struct S {
    bool a{};
    int b{3};
    float c = 2;
    int v[2]{3, 4};
    int *q{nullptr};
};
__global__ void member_default_braces(int *p) {
    S s;
    p[0] = s.b + s.a + (int)s.c;
    p[1] = s.v[0] + s.v[1];
    p[2] = s.q != nullptr;
    S t{};
    p[3] = t.b;
}
