// [over.unary] p1: an overloaded & is called for its class; a char's is the built-in one
struct A { int v; __device__ int operator&() const { return v + 100; } };
struct B { int v; };
extern "C" __global__ void address_of(int *out) {
    A a{5}; B b{6};
    out[0] = &a;
    out[1] = (&b)->v;
    const A *p = reinterpret_cast<const A *>(&reinterpret_cast<const char &>(a));
    out[2] = p->v;
    out[3] = a.operator&();
}
// LAUNCH: address_of<<<1,1>>> out=zeros(4,i32)
// EXPECT: out == [105, 6, 5, 105]
