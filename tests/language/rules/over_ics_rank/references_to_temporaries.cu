// [over.ics.rank] p3.2.6: the less qualified of two references is better, to a temporary that is made by a conversion too
struct A { int n; };
struct B { A a; };
__device__ int f(signed char &&) { return 1; }
__device__ int f(const signed char &&) { return 2; }
__device__ int g(int &&, A) { return 3; }
__device__ int g(const int &&, B) { return 4; }
extern "C" __global__ void references_to_temporaries(int *out) {
    long x = 5;
    out[0] = f(x);
    out[1] = f(2.5);
    out[2] = g(x, {1});
    out[3] = f({x == 5});
}
// LAUNCH: references_to_temporaries<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [1, 1, 3, 1, 0, 0, 0, 0]
