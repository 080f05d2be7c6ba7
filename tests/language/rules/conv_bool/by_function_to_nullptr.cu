// [conv.bool] p1, [over.match.conv] p1: in direct-initialisation of bool what a function converts to nullptr_t is false
struct S { __device__ operator decltype(nullptr)() const { return nullptr; } };
struct T {
    __device__ operator decltype(nullptr)() { return nullptr; }
    __device__ operator int() const { return 1; }
};
extern "C" __global__ void by_function_to_nullptr(int *out) {
    S s;
    T t;
    bool direct(s), list{s}, null{nullptr};
    out[0] = s ? 1 : 2;
    out[1] = direct + list + null;
    out[2] = static_cast<bool>(s) || (s && true);
    out[3] = t ? 1 : 2;
}
// LAUNCH: by_function_to_nullptr<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [2, 0, 0, 2]
