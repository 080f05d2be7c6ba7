// [class.copy.assign] p4 of over.ass: operators of two bases, each assigns its own part
struct A {
    int x = 1;
};
struct B {
    int y = 2;
    int z = 3;
};
struct D : A, B {
    using A::operator=;
    using B::operator=;
    int c = 9;
};
extern "C" __global__ void two_bases_by_using(int *out) {
    int *p = out;
    D d;
    static_cast<B &>(d) = B{20, 30};
    p[0] = d.x;
    p[1] = d.y;
    p[2] = d.z;
    p[3] = d.c;
    d = A{11};
    d = B{5, 6};
    p[4] = d.x;
    p[5] = d.y;
    D e = d;
    e.c = 1;
    static_cast<B &>(e) = d;
    p[6] = e.z;
}
// LAUNCH: two_bases_by_using<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 20, 30, 9, 11, 5, 6, 0]
