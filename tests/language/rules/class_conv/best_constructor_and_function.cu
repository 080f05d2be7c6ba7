// [class.conv] p1 of over.match.copy: constructor and conversion function compete
struct B;
struct A { int how; __device__ A(int h) : how(h) { } __device__ A(const B &); };
struct B { int v = 0; __device__ operator A() { return A(2); } };
__device__ A::A(const B &) : how(1) { }
struct C { int how; __device__ C(int h) : how(h) { } };
struct D { __device__ operator C() const { return C(3); } __device__ operator int() const { return 4; } };
extern "C" __global__ void best_constructor_and_function(int *out) {
    B b;
    A a = b;
    out[0] = a.how;
    C c = D();
    out[1] = c.how;
}
// LAUNCH: best_constructor_and_function<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 3, 0, 0, 0, 0, 0, 0]
