// [dcl.enum] p1: scoped enumerations as types and values of templates
enum class Op : unsigned char { add = 1, mul = 200 };
enum class Axis { x, y, z };
template <Op O> struct Do;
template <> struct Do<Op::add> { __device__ static int run(int a, int b) { return a + b; } };
template <> struct Do<Op::mul> { __device__ static int run(int a, int b) { return a * b; } };
template <class E, E V> struct Is { static constexpr int v = static_cast<int>(V); };
template <class E> __device__ int size(E) { return sizeof(E); }
__device__ int name(Axis a) { switch (a) { case Axis::x: return 10; case Axis::y: return 20; default: return 30; } }
extern "C" __global__ void scoped_in_templates(int *out) {
    out[0] = Do<Op::add>::run(3, 4) * 100 + Do<Op::mul>::run(3, 4);
    out[1] = Is<Op, Op::mul>::v;
    out[2] = size(Op::add) * 10 + size(Axis::x);
    out[3] = name(Axis::y) + name(static_cast<Axis>(2));
    out[4] = (Axis::x < Axis::z) * 10 + (Op(200) == Op::mul);
    Axis a{1};
    out[5] = static_cast<int>(a);
}
// LAUNCH: scoped_in_templates<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [712, 200, 14, 50, 11, 1, 0, 0]
