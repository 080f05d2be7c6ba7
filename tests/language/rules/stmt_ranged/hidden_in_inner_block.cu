// [basic.scope.block] p4: a block inside of the body may hide the loop's name; both are destroyed once an iteration
struct D { int *out; int n; __device__ ~D() { out[0] = out[0] * 10 + n; } };
struct R { int *out; __device__ operator D() const { return D{out, 1}; } };
extern "C" __global__ void hidden_in_inner_block(int *out) {
    R a[2] = {{out}, {out}};
    int n = 2;
    for (D v : a) {
        D w{out, n++};
        { D v{out, 5}; }
        if (n == 4)
            continue;
        out[1] += v.n;
    }
    int b[2] = {4, 5};
    for (int v : b)
        for (int v : b)
            out[2] += v;
}
// LAUNCH: hidden_in_inner_block<<<1,1>>> out=zeros(3,i32)
// EXPECT: out == [521531, 1, 18]
