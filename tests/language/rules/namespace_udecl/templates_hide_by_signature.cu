// [namespace.udecl] p15: member templates hide those of like signature that a using declaration brings, before or after it
struct A {
    template<class U> __device__ int g(U) { return 1; }
    template<class U> __device__ int h(U) { return 2; }
    template<class U> __device__ int i(U) const { return 3; }
    __device__ int k(int) { return 4; }
};
struct B : A {
    using A::g;
    template<class U> __device__ int g(U) { return 11; }
    template<class U> __device__ int h(U) { return 12; }
    using A::h;
    template<class U> __device__ int i(U) { return 13; }
    using A::i;
    __device__ int k(int) { return 14; }
    using A::k;
};
extern "C" __global__ void templates_hide_by_signature(int *out) {
    B b;
    const B c = {};
    int (B::*p)(int) = &B::k;
    out[0] = b.g(1);
    out[1] = b.h(1);
    out[2] = b.i(1);
    out[3] = c.i(1);
    out[4] = (b.*p)(1);
}
// LAUNCH: templates_hide_by_signature<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [11, 12, 13, 3, 14]
