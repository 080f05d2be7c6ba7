// [temp.mem] p5: a forwarding constructor beats the copy constructor for a non-const lvalue
struct S {
    int how;
    template <class T> __device__ S(T &&) : how(1) { }
    __device__ S(const S &) : how(2) { }
};
extern "C" __global__ void forwarding_constructor_wins(int *out) {
    S a(1);
    S b(a);
    const S &r = a;
    S c(r);
    out[0] = a.how * 100 + b.how * 10 + c.how;
}
// LAUNCH: forwarding_constructor_wins<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [112, 0, 0, 0, 0, 0, 0, 0]
