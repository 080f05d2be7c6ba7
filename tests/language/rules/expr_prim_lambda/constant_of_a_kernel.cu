// [expr.prim.lambda] p4: a constexpr lambda of the kernel itself is the device's
extern "C" __global__ void constant_of_a_kernel(int *out) {
    constexpr auto g = [](int x) { return x * 2; };
    static constexpr auto h = [](auto x) { return x * 3; };
    constexpr int four = g(2);
    out[0] = g(1) + four;
    out[1] = h(3);
}
// LAUNCH: constant_of_a_kernel<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [6, 9, 0, 0, 0, 0, 0, 0]
