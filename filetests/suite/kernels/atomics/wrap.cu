// Counters that begin again.
// LAUNCH: wrap<<<4,64>>> up=zeros(1) down=zeros(1) n=200
// EXPECT: up == 200 % 7
// EXPECT: down == (10 - 200 % 10) % 10

extern "C" __global__ void wrap(unsigned *up, unsigned *down, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    atomicInc(up, 6u);
    atomicDec(down, 9u);
}
