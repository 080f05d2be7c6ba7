// [class.friend] p6: a friend defined in the class is a namespace function, not a member
struct M {
    int v;
    friend __device__ M operator+(M a, M b) { return M{a.v + b.v}; }
    friend __device__ M operator-(M a) { return M{-a.v}; }
    friend __device__ int operator*(int k, M a) { return k * a.v; }
    friend __device__ int operator*(M a, int k) { return k * a.v + 1000; }
};
extern "C" __global__ void friend_operator_defined_inside(int *out) {
    M a{3}, b{4};
    out[0] = (a + b).v;
    out[1] = (-a + b).v;
    out[2] = 2 * a;
    out[3] = a * 2;
    out[4] = operator*(5, b);
}
// LAUNCH: friend_operator_defined_inside<<<1,1>>> out=zeros(5,i32)
// EXPECT: out == [7, 1, 6, 1006, 20]
