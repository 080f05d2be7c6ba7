// [class.qual] p1 of class.qual: qualified members through templates and typedefs
template <class T> struct B { int v = sizeof(T); __device__ int f() { return v; } };
struct D : B<char>, B<double> {
    typedef B<double> Wide;
    int v = 100;
    __device__ int g() { return B<char>::f() * 10 + Wide::f(); }
};
extern "C" __global__ void member_of_template_base(int *out) {
    D d;
    out[0] = d.g();
    out[1] = d.B<char>::v + d.Wide::v + d.v;
    B<char> &b = d;
    b.v = 5;
    out[2] = d.B<char>::f();
}
// LAUNCH: member_of_template_base<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [18, 109, 5, 0, 0, 0, 0, 0]
