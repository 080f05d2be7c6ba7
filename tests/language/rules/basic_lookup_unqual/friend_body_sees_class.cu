// [basic.lookup.unqual] p9: a friend defined in the class looks names up as a member would
__device__ int c = 1;
struct S {
    static const int c = 50;
    enum E { red = 7 };
    friend __device__ int peek(const S &s) { return s.m + c + red; }
    int m = 100;
};
extern "C" __global__ void friend_body_sees_class(int *out) {
    S s;
    out[0] = peek(s);
    out[1] = c;
}
// LAUNCH: friend_body_sees_class<<<1,1>>> out=zeros(2,i32)
// EXPECT: out == [157, 1]
