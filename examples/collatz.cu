// Length of the Collatz sequence of every number below n, in 64-bit integers: trip counts differ from
// lane to lane, and intermediate values leave 32 bits behind.
//
//   minicc run examples/collatz.cu --kernel collatz --grid 4 --block 256 n=1000 'lengths=zeros(1000,i32)' --print lengths

__global__ void collatz(int n, int *lengths) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned long long value = i;
    int length = 0;
    while (value > 1) {
        value = value % 2 == 0 ? value / 2 : 3 * value + 1;
        length++;
    }
    lengths[i] = length;
}
