// [temp.arg.explicit] p3: a trailing pack may be given in part and is extended by deduction
template <class... T> __device__ int f(T... x) { return sizeof...(T) * 100 + (0 + ... + sizeof(T)); }
template <class R, class... T> __device__ R g(T... x) { return R((x + ...)); }
extern "C" __global__ void trailing_pack(int *out) {
    out[0] = f<char>(1);
    out[1] = f<char>(1, 2);
    out[2] = f<char, short>(1, 2, 3.0);
    out[3] = g<int>(1.75, 2.5);
    out[4] = f();
}
// LAUNCH: trailing_pack<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [101, 205, 311, 4, 0, 0, 0, 0]
