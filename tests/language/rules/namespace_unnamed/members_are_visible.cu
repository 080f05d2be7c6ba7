// [namespace.unnamed] p1: an unnamed namespace behaves as if a using directive followed it
namespace { __device__ int i = 3; __device__ int f() { return i; } namespace In { __device__ int j = 4; } }
namespace A { namespace { __device__ int i = 5; __device__ int g() { return i; } } __device__ int h() { return i * 10 + ::i; } }
extern "C" __global__ void members_are_visible(int *out) {
    out[0] = f() + i;
    out[1] = A::h() + A::i * 100;
    out[2] = ::i + In::j + ::In::j * 10;
    ::i = 8;
    out[3] = f() + A::g();
}
// LAUNCH: members_are_visible<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [6, 553, 47, 13]
