// [over.match.copy] p1: a constructor and a conversion function from the same class are alike good, for a reference's temporary, too
// REFUSED: ambiguous
struct Source;
struct Value { int how = 0; __device__ Value() {} __device__ Value(const Source &); };
struct Source { __device__ operator Value() const { return Value(); } };
__device__ Value::Value(const Source &) : how(11) {}
extern "C" __global__ void bad_constructor_or_conversion(int *out) { const Source cs = {}; Value &&r = cs; out[0] = r.how; }
