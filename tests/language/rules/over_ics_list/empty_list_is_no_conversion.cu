// [over.ics.list] p10: an empty list is any scalar by the identity, so that the object of a member function decides
struct Holder {
    __device__ int f(const void *) { return 2; }
    __device__ int f(void *) const { return 3; }
    __device__ int g(int *) const { return 4; }
    __device__ int g(const int *) { return 5; }
};
extern "C" __global__ void empty_list_is_no_conversion(int *out) {
    const Holder fixed = {};
    out[0] = Holder().f({});
    out[1] = fixed.f({});
    out[2] = Holder().g({});
}
// LAUNCH: empty_list_is_no_conversion<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [2, 3, 5]
