// [over.ass] p4: a defaulted operator of the base called in the derived one's
struct B1 {
    int v;
    B1 &operator=(const B1 &) = default;
};
struct D : B1 {
    using B1::operator=;
    __device__ D &operator=(int x) {
        B1::operator=(B1{x});
        return *this;
    }
    __device__ D &operator=(const D &o) {
        B1::operator=(o);
        v++;
        return *this;
    }
    int pad = 1;
};
extern "C" __global__ void defaulted_in_a_base(int *out) {
    int *p = out;
    D d;
    d = 3;
    p[0] = d.v;
    D e;
    e = d;
    p[1] = e.v;
    static_cast<B1 &>(e) = B1{8};
    p[2] = e.v;
    e = B1{10};
    p[3] = e.v;
    (e = 4) = B1{6};
    p[4] = e.v;
}
// LAUNCH: defaulted_in_a_base<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [3, 4, 8, 10, 6, 0, 0, 0]
