// [expr.unary.op] p9: which conversion function ! calls depends on whether the object is const
struct Source {
    __device__ operator int() { return 0; }
    __device__ operator long() const { return 1; }
};
struct Kept {
    __device__ operator int() & { return 0; }
    __device__ operator int() && { return 1; }
};
struct Anything {
    template <class T> __device__ operator T() const { return T(1); }
};
struct Derived : Anything { };
extern "C" __global__ void not_of_objects(int *out) {
    const Source constant = {};
    Source source;
    Kept kept;
    out[0] = !constant;
    out[1] = !source;
    out[2] = !kept;
    out[3] = !Kept();
    out[4] = !Anything() + 10 * !Derived();
}
// LAUNCH: not_of_objects<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [0, 1, 1, 0, 0]
