// [class.union] p1: a union has functions, constructors and one default initialiser
union U {
    int i;
    unsigned char b[4] = {1, 2, 3, 4};
    __device__ int first() const { return b[0]; }
};
union W {
    float f;
    int i;
    __device__ W(int x) : i(x) { }
    __device__ W() : f(2.0f) { }
};
extern "C" __global__ void member_functions_and_default(int *out) {
    U u;
    out[0] = u.i;
    out[1] = u.first();
    out[2] = W(5).i;
    out[3] = W().i;
}
// LAUNCH: member_functions_and_default<<<1,1>>> out=zeros(8,i32)
// EXPECT: out == [67305985, 1, 5, 1073741824, 0, 0, 0, 0]
