// [over.built] p24: operands of class type of ?: and conditions convert
struct A { int v; __device__ operator int() const { return v; } };
struct B { bool b; __device__ operator bool() const { return b; } };
extern "C" __global__ void conditional_operand(int *out) {
    A a{5}; B t{true}, f{false};
    out[0] = (t ? a : 7) * 10 + (f ? 1 : a);
    out[1] = t && a;
    out[2] = (f || t) * 10 + (t && f);
    switch (a) { case 5: out[3] = 55; break; default: out[3] = 1; }
    int arr[6] = {0, 1, 2, 3, 4, 66};
    out[4] = arr[a];
    for (; a; a.v--) out[5] += a;
}
// LAUNCH: conditional_operand<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [55, 1, 10, 55, 66, 15]
