// [class.nest] p1: a nested class is in the scope of its class and may use its private names
class Outer {
    static const int secret = 5;
    int data = 8;
    enum Kind { small = 1, big = 9 };
public:
    struct In {
        __device__ int f() { return secret + big; }
        __device__ int g(const Outer &o) { return o.data * 10 + sizeof(data); }
    };
    class Later;
};
class Outer::Later { public: int v = secret * 2; };
extern "C" __global__ void nested_access(int *out) {
    Outer o;
    out[0] = Outer::In().f();
    out[1] = Outer::In().g(o);
    out[2] = Outer::Later().v;
}
// LAUNCH: nested_access<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [14, 84, 10, 0, 0, 0, 0, 0]
