// [over.ass] p1: the source's category chooses, whichever part is assigned
struct Base {
    int a;
    __device__ Base(int x) : a(x) {}
    __device__ Base(const Base &) = default;
    __device__ Base &operator=(const Base &o) {
        a = o.a;
        return *this;
    }
    __device__ Base &operator=(Base &&o) {
        a = o.a * 100;
        o.a = 0;
        return *this;
    }
};
struct D : Base {
    using Base::operator=;
    using Base::Base;
};
extern "C" __global__ void base_part_is_copied_or_moved(int *out) {
    int *p = out;
    D d(1), e(2);
    static_cast<Base &>(d) = Base(3);
    p[0] = d.a;
    static_cast<Base &>(d) = e;
    p[1] = d.a;
    static_cast<Base &>(d) = static_cast<D &&>(e);
    p[2] = d.a;
    p[3] = e.a;
    static_cast<Base &&>(d) = Base(4);
    p[4] = d.a;
    D(3) = Base(5);
    (D &)d = Base(6);
    p[5] = d.a;
    Base &&r = static_cast<D &&>(d);
    r = Base(7);
    p[6] = d.a;
}
// LAUNCH: base_part_is_copied_or_moved<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [300, 2, 200, 0, 400, 600, 700, 0]
