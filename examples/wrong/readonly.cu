// Constant memory that is written through a generic address.
__constant__ int table[4] = {1, 2, 3, 4};
__global__ void k(int *out) {
    int *p = (int *)table;
    p[threadIdx.x] = 0;
    out[threadIdx.x] = table[threadIdx.x];
}
//   minicc run examples/wrong/readonly.cu --grid 1 --block 4 'out=zeros(4,i32)'
