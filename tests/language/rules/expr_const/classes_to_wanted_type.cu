// [expr.const] p10: a class converts to the type that is wanted: of bounds, of the switch, of the enumeration
struct Both { __device__ constexpr operator int() const { return 1; } __device__ constexpr operator unsigned long() const { return 2; } };
struct Any { __device__ constexpr operator short() const { return 1; } template <class T> __device__ constexpr operator T() { return T(7); } };
enum Wide : long { wide = Any{} };
extern "C" __global__ void classes_to_wanted_type(int *out) {
    int few[Both{}];
    int many[Any{}];
    out[0] = sizeof few / sizeof few[0];
    out[1] = sizeof many / sizeof many[0];
    for (int i = 0; i < 2; ++i)
        switch (i * 6 + 1) {
        case Both{}: out[2] += 10; break;
        case Any{}: out[2] += 1; break;
        }
    out[3] = wide;
}
// LAUNCH: classes_to_wanted_type<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [2, 7, 11, 7]
