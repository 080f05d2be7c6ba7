// [class.conv.fct] p1 and CWG 2327: a conversion function makes the object itself, where no constructor takes the source as it is
struct Mid { int m = 6; };
struct Source;
struct Value {
    int how = 5;
    __device__ Value() {}
    __device__ Value(Source &&);
    __device__ Value(const Mid &) : how(42) {}
};
struct Source {
    template<class T> __device__ operator T() const { return T(); }
};
__device__ Value::Value(Source &&) : how(3) {}
extern "C" __global__ void directly_to_the_class(int *out) {
    const Source constant = {};
    Value x(constant);
    Value y{Source()};
    out[0] = x.how;
    out[1] = y.how;
}
// LAUNCH: directly_to_the_class<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [5, 3, 0, 0, 0, 0, 0, 0]
