// [basic.lookup.argdep] p2.2: the class of which a type is a member is associated, and so its friends
namespace N {
struct Outer {
    struct Inner { int v; };
    enum Color { red, green };
    friend __device__ int f(Inner i) { return i.v; }
    friend __device__ int g(Color c) { return c + 10; }
};
}
extern "C" __global__ void enclosing_class_is_associated(int *out) {
    N::Outer::Inner i{7};
    out[0] = f(i);
    out[1] = g(N::Outer::green);
}
// LAUNCH: enclosing_class_is_associated<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [7, 11]
