// Averages without overflow.
// LAUNCH: average<<<4,64>>> a=random(200,i32,33) b=random(200,i32,34) down=zeros(200) up=zeros(200) n=200
// EXPECT: down == (a.astype(int64) + b) >> 1
// EXPECT: up == (a.astype(int64) + b + 1) >> 1

extern "C" __global__ void average(const int *a, const int *b, int *down, int *up, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    down[i] = __hadd(a[i], b[i]);
    up[i] = __rhadd(a[i], b[i]);
}
