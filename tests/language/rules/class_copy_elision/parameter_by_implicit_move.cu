// [class.copy.elision] p3: a parameter that is returned is moved by the constructor that its class has implicitly, which nothing else asks for
struct Part {
    int id;
    __device__ Part(int id) : id(id) {}
    __device__ Part(Part &&o) : id(o.id + 10) { o.id = 0; }
};
struct Whole {
    Part one, other;
    __device__ Whole(int id) : one(id), other(id + 1) {}
};
__device__ Whole back(Whole a) { return a; }
__device__ Part chosen(bool first) {
    Part a(1), b(2);
    if (first)
        return a;
    return b;
}
extern "C" __global__ void parameter_by_implicit_move(int *out) {
    Whole x = back(Whole(41));
    out[0] = x.one.id;
    out[1] = x.other.id;
    out[2] = chosen(false).id;
}
// LAUNCH: parameter_by_implicit_move<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [51, 52, 12]
