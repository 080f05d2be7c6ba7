// [class.inhctor.init] p1, [over.match.funcs] p8: constructor templates of a base are inherited, through several classes too
struct H {
    int a;
    double b;
    template <class T> __device__ H(T x) : a(sizeof(T)), b(x) {}
    __device__ H(int x, int y) : a(x), b(y) {}
    template <class T, class U> __device__ H(T, U *y) : a(sizeof(T) * 10 + sizeof(U)), b(*y) {}
};
struct J : H { using H::H; int more = 4; };
struct K : J { using J::J; char z = 'z'; };
extern "C" __global__ void inherited_templates(int *out) {
    char c = 7;
    J one(2.5), two(1, 2), three(3, &c);
    K four(2.5f), five(4, &c);
    J six = 'a';
    out[0] = one.a * 100 + one.more * 10 + int(one.b);
    out[1] = two.a * 10 + int(two.b);
    out[2] = three.a * 10 + int(three.b);
    out[3] = four.a * 1000 + four.more * 200 + four.z;
    out[4] = five.a + five.more;
    out[5] = six.a * 1000 + int(six.b);
}
// LAUNCH: inherited_templates<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [842, 12, 417, 4922, 45, 1097, 0, 0]
