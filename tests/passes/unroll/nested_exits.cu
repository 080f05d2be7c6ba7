// The last iteration of a loop with two exits, unrolled completely, leaves a block that nothing reaches; the loop around it is unrolled without it.
// CONFIGS: -O0 | -O2 -verify-each
__global__ void k(int *out, int p) {
    short table[2] = {7, 20};
    unsigned char x = 1;
    int sum = 0;
    for (unsigned i = 1; i <= 4; i *= 2) {
        sum += table[x & 1];
        int fuel = 7;
        do {
            sum += fuel * 100;
        } while (--fuel > 0 && (x = p + threadIdx.x) <= 11);
    }
    out[threadIdx.x] = sum;
}
// LAUNCH: k<<<1,4>>> out=zeros(4,i32) p=9
// EXPECT: out == [8460, 8434, 8460, 2134]
