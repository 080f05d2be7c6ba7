// [class.layout] p3 of basic.types: copying a base does not write the derived class's members in its padding
struct B { int a; char b; __device__ B(int x, char y) : a(x), b(y) { } };
struct D : B { char c; __device__ D(int x, char y, char z) : B(x, y), c(z) { } };
extern "C" __global__ void copy_spares_reused_padding(int *out) {
    D d(1, 2, 3);
    B other(5, 6);
    static_cast<B &>(d) = other;
    out[0] = d.a * 100 + d.b * 10 + d.c;
    out[1] = sizeof(D);
}
// LAUNCH: copy_spares_reused_padding<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [563, 8, 0, 0, 0, 0, 0, 0]
