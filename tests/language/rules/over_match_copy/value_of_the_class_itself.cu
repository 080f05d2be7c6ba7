// [over.match.copy] as CWG 2327 has it: a conversion function that returns the class itself makes the object, whatever constructor takes what another one returns
struct Value {
    int how = 0;
    __device__ Value() { }
    __device__ Value(bool) : how(44) { }
    __device__ Value(const Value &other) : how(other.how + 1) { }
};
struct Source {
    __device__ explicit operator Value() const { return Value(); }
    __device__ operator int() const { return 3; }
};
struct Kept {
    Value value;
    __device__ operator const Value &() const { return value; }
};
extern "C" __global__ void value_of_the_class_itself(int *out) {
    const Source source = {};
    const Kept kept = {};
    Value a(source), b{source}, c(kept);
    auto e = static_cast<Value>(kept);
    Value f = kept;
    out[0] = a.how; out[1] = b.how; out[2] = c.how; out[3] = e.how; out[4] = f.how;
}
// LAUNCH: value_of_the_class_itself<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [0, 0, 1, 1, 1]
