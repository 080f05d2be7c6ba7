// [class.base.init] p12: in a mem-initialiser the parameter hides the member inside the parentheses only
struct S {
    int a, b;
    __device__ S(int a, int b) : a(b), b(this->a * 10 + a) { a = 99; }
};
extern "C" __global__ void parameter_against_member(int *out) {
    S s(1, 2);
    out[0] = s.a;
    out[1] = s.b;
}
// LAUNCH: parameter_against_member<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [2, 21, 0, 0, 0, 0, 0, 0]
