// [basic.lookup.elab] p3: after `struct` or `enum` a qualified name means a class or enumeration, whatever else is called so
namespace n {
struct H { char c[3]; };
__device__ int H(int x) { return x; }
enum G { g = 7 };
__device__ int G;
struct S {
    struct N { char c[5]; };
    enum E { e = 4 };
};
template <class T> struct V {
    struct In { T c[2]; };
};
}
template <class X> __device__ int sum(X) { return sizeof(struct X::N) + (enum X::E)X::e; }
extern "C" __global__ void qualified_names_of_classes(int *out) {
    enum n::G g = n::g;
    out[0] = sizeof(struct n::H);
    out[1] = n::H(2);
    out[2] = g;
    out[3] = sizeof(struct n::S::N);
    out[4] = sizeof(struct n::V<short>::In);
    out[5] = sizeof(struct n::S::S::N);
    out[6] = sum(n::S{});
}
// LAUNCH: qualified_names_of_classes<<<1,1>>> out=zeros(7,i32)
// EXPECT: out == [3, 2, 7, 5, 4, 5, 9]
