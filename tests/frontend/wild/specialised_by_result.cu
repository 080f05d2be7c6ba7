// A specialisation may differ from others in its result alone; an alias may name an enumeration of a namespace.
namespace reduce { enum class Op { Add, Max }; namespace deep { struct Pair { int x; }; const int WIDTH = 3; } }
using rop = reduce::Op;
using Pair = reduce::deep::Pair;
typedef reduce::deep::Pair Other;
constexpr int WIDTH = reduce::deep::WIDTH;
template <typename To, typename From> __device__ To to(From value);
template <> __device__ float to(double value) { return (float)value + 1; }
template <> __device__ int to(double value) { return (int)value; }
template <typename T, rop O> __device__ T first();
template <> __device__ float first<float, rop::Add>() { return 0.5f; }
template <> __device__ int first<int, rop::Add>() { return 20; }
template <> __device__ int first<int, rop::Max>() { return -30; }
extern "C" __global__ void specialised(float *out) {
    Pair a{4};
    Other b{5};
    out[0] = to<float>(3.0), out[1] = to<int>(3.5), out[2] = a.x + b.x + WIDTH;
    out[3] = first<float, rop::Add>() + first<int, rop::Add>() + first<int, rop::Max>();
}
// LAUNCH: specialised<<<1,1>>> out=zeros(4,f32)
// EXPECT: out == [4, 3, 12, -9.5]
