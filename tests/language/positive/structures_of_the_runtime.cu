extern "C" __global__ void structures_of_the_runtime(long long *out) {
    cudaPitchedPtr p = {out, 64, 8, 4};
    cudaExtent e = {1, 2, 3};
    out[0] = sizeof(cudaPos) + p.pitch * e.depth;
    ((long long *)p.ptr)[1] = e.height;
}
// LAUNCH: structures_of_the_runtime<<<1,1>>> out=zeros(2,i64)
// EXPECT: out == [216, 2]
