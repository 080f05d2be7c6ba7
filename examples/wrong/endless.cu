// A loop that never ends is stopped by a step limit.
__global__ void k(int *flag) {
    while (atomicAdd(flag, 0) == 0) { }
}
//   minicc run examples/wrong/endless.cu --grid 1 --block 32 --max-steps 100000 'flag=zeros(1)'
