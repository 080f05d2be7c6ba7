// [namespace.udecl] p19: a data member that a using declaration has brought has the access of that, in classes derived from there
struct First {
protected:
    int n = 4;
    int m = 5;
};
struct Second : private First {
protected:
    using First::n;
public:
    using First::m;
};
struct Third : Second {
    using Second::n;
private:
    using Second::m;
public:
    __device__ int look() { return n * 10 + m; }
};
struct Fourth : private Third {
    using Third::n;
    __device__ int more() { return look() + this->n; }
};
extern "C" __global__ void data_brought_anew(int *out) {
    Third t;
    t.n = 6;
    out[0] = t.look();
    Fourth f;
    f.n = 1;
    out[1] = f.more();
}
// LAUNCH: data_brought_anew<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [65, 16, 0, 0, 0, 0, 0, 0]
