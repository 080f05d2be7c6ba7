// [temp] p1: each instance has its own static members
template <class T> struct S { __device__ static int &n() { __shared__ int x; return x; } };
template <class T> __device__ int *slot() { __shared__ int s; return &s; }
extern "C" __global__ void static_member_of_template(int *out) {
    S<int>::n() = 5;
    S<char>::n() = 7;
    S<int>::n() += 1;
    out[0] = S<int>::n();
    out[1] = S<char>::n();
    *slot<int>() = 1;
    *slot<char>() = 2;
    out[2] = *slot<int>() * 10 + *slot<char>();
}
// LAUNCH: static_member_of_template<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [6, 7, 12, 0, 0, 0, 0, 0]
