// [over.match.best] p1.5: for a conversion, the result's second conversion decides
struct S { __device__ operator short() const { return 1; } __device__ operator long() const { return 2; } __device__ operator float() const { return 3; } };
struct T { __device__ operator char() const { return 4; } __device__ operator float() const { return 5; } };
extern "C" __global__ void context_of_result(int *out) {
    S s; T t;
    int i = s;
    out[0] = i;
    long l = s; float f = s; short h = s;
    out[1] = (int)l * 100 + (int)f * 10 + h;
    int j = t; double d = t;
    out[2] = j * 10 + (int)d;
}
// LAUNCH: context_of_result<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [1, 231, 45]
