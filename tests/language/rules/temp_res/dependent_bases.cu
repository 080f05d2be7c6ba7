// [temp.res] p5: a base and a base's initialiser are types without typename
struct A {
    struct type { int x = 4; __device__ type() {} __device__ type(int k) : x(k) {} };
    template <class T> struct of { T y = 5; __device__ of() {} __device__ of(int k) : y(k) {} };
};
struct Empty {};
template <class B> struct G : B::type {};
template <class B> struct H : Empty, private B::type, public B::template of<short> {
    using B::type::x;
    __device__ H() {}
    __device__ H(int k) : B::type(k), B::template of<short>(k + 1) {}
};
extern "C" __global__ void dependent_bases(int *out) {
    out[0] = G<A>().x;
    H<A> g, h(9);
    out[1] = g.x * 10 + g.y;
    out[2] = h.x * 100 + h.y;
    out[3] = sizeof(h);
}
// LAUNCH: dependent_bases<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [4, 45, 910, 8]
