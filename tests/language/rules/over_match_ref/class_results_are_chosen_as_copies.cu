// [dcl.init.ref] p5.2.2, [over.match.copy]: what returns an object is chosen among the constructors, too, and its result is bound itself
struct Source;
struct Value {
    int how = 0;
    __device__ Value() {}
    __device__ Value(Source);
    __device__ Value(const Value &v) : how(v.how + 100) {}
};
struct Source {
    template<class T> __device__ operator T() const { return T(); }
};
__device__ Value::Value(Source) : how(11) {}
struct Base { int b = 7; __device__ Base() {} __device__ Base(const Base &o) : b(o.b + 100) {} };
struct Mid : Base { int m = 1; };
struct ToMid { __device__ operator Mid() const { return Mid(); } };
struct Both {
    __device__ operator Value() const { Value v; v.how = 90; return v; }
    __device__ operator Value &&() { return static_cast<Value &&>(*new Value()); }
};
__device__ int show(const Value &v) { return v.how; }
__device__ int show(Value &&v) { return 1000 + v.how; }
extern "C" __global__ void class_results_are_chosen_as_copies(int *out) {
    Source s;
    const Source cs = {};
    Value &&a = cs;
    Value &&b = s;
    const Value &c = Source();
    ToMid m;
    Base &&d = m;
    const Base &e = ToMid();
    Both both;
    out[0] = a.how;
    out[1] = b.how;
    out[2] = c.how;
    out[3] = d.b;
    out[4] = e.b;
    out[5] = show(both);
}
// LAUNCH: class_results_are_chosen_as_copies<<<1,1>>> out=zeros(6,i32)
// EXPECT: out == [11, 11, 11, 7, 7, 1000]
