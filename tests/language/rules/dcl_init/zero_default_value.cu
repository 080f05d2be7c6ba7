// [dcl.init] p8: value initialisation zeroes, a user's default constructor does not
struct A { int a, b; };
struct B { int a; int b; __device__ B() : a(1), b(2) { } };
struct C { int a = 5; int b; };
struct D { A x; B y; };
extern "C" __global__ void zero_default_value(int *out) {
    out[0] = A().a + A{}.b;
    out[1] = B().b;
    out[2] = C().a * 10 + C().b;
    out[3] = D().x.b * 10 + D().y.a;
    int i{};
    int *p{};
    out[4] = i + (p == nullptr);
    A arr[3]{};
    out[5] = arr[2].b;
    out[6] = int() + int(7.9);
}
// LAUNCH: zero_default_value<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [0, 2, 50, 1, 1, 0, 7, 0]
