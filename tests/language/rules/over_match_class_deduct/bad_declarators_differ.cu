// [dcl.type.class.deduct] p1, [dcl.spec.auto] p8: all declarators deduce one type
// REFUSED: 'Box' deduced as 'Box<int>' in declaration of 'a' and deduced as 'Box<float>' in declaration of 'b'
template <typename T> struct Box {
    T v;
    __device__ Box(T x) : v(x) {}
};
extern "C" __global__ void bad_declarators_differ(int *out) {
    Box a(1), b(2.0f);
    out[0] = a.v;
}
