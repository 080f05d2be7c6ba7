// [over.match.copy] p1.2: what a conversion function refers to is copied, which is no better than another constructor with another conversion
// REFUSED: ambiguous
struct Value { __device__ Value(bool) { } };
struct Source {
    Value value = true;
    int n = 3;
    __device__ explicit operator const Value &() const { return value; }
    __device__ operator const int &() const { return n; }
};
extern "C" __global__ void bad_other_constructor_beside_reference(int *out) {
    const Source source = {};
    Value first(source); // error: call to constructor of 'Value' is ambiguous
    auto second = (Value)source; // error: call to constructor of 'Value' is ambiguous
    auto third = static_cast<Value>(source); // error: call to constructor of 'Value' is ambiguous
    Value fourth{source}; // error: call to constructor of 'Value' is ambiguous
}
