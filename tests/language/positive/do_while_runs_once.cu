extern "C" __global__ void do_while_runs_once(int *out) {
    int i = threadIdx.x; int n = 0; do n++; while (n < i); out[i] = n;
}
// LAUNCH: do_while_runs_once<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == maximum(arange(8), 1)
