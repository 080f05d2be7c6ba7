// [class.copy.assign] p4 of over.ass: a using-declaration brings the base's implicit operator; it assigns the base part
struct Base {
    int a, b;
    __host__ __device__ Base(int x = 0) : a(x), b(x + 1) {}
};
struct D : Base {
    using Base::operator=;
    int c;
    __device__ D() : Base(1), c(5) {}
};
extern "C" __global__ void inherited_by_using_assigns_base(int *out) {
    int *p = out;
    const int zero = out[0];
    D d;
    static_cast<Base &>(d) = Base(zero + 3);
    p[0] = d.a;
    p[1] = d.b;
    p[2] = d.c;
    d = Base(40);
    p[3] = d.a;
    p[4] = d.c;
    static_cast<Base &&>(d) = Base(50);
    p[5] = d.b;
    *static_cast<Base *>(&d) = Base(60);
    p[6] = d.b;
}
// LAUNCH: inherited_by_using_assigns_base<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 4, 5, 40, 5, 51, 61, 0]
