// [temp.deduct.conv] p2: const of a by-value target does not matter
struct C {
    template <class T> __device__ operator T() const { return T(sizeof(T)); }
};
extern "C" __global__ void const_result_dropped(int *out) {
    const short a = C();
    const int b = C();
    out[0] = a * 10 + b;
    out[1] = static_cast<long>(C());
}
// LAUNCH: const_result_dropped<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [24, 8, 0, 0, 0, 0, 0, 0]
