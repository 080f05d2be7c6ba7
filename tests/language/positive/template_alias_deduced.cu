// LAUNCH: template_alias_deduced<<<1,1>>> p=zeros(3,i32)
// EXPECT: p == [8, 1, 4]
namespace quantize {
    enum class Type { A, B };
    template <Type type, int bits> struct Params { int scale; };
}
namespace dequantize {
    using Type = quantize::Type;
    template <Type type, int bits> using Params = quantize::Params<type, bits>;
    template <typename T> using Pointer = T *;
    template <int bits, Type type> __device__ int chunk(int *out, Params<type, bits> q) { return bits * q.scale; }
    template <typename T, int bits, Type type> __device__ int chunk(T *out, Params<type, bits> q) { return 1; }
    template <typename T> __device__ int size(Pointer<T> p) { return sizeof(T); }
}
enum class Op { Add, Max };
template <typename T, Op a, int width = 4> __device__ int reduce(T x) { return width; }
template <typename T, Op a, Op b, int width = 5> __device__ int reduce(T x) { return width + 1; }
__global__ void template_alias_deduced(int *p) {
    quantize::Params<quantize::Type::B, 4> q{2};
    float f;
    p[0] = dequantize::chunk(p, q);
    p[1] = dequantize::chunk<float, 4, dequantize::Type::B>(&f, q);
    p[2] = dequantize::size(&f) + (reduce<int, Op::Add, 3>(1) - 3) + (reduce<int, Op::Add, Op::Max>(1) - 6);
}
