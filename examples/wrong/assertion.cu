// An assertion that fails, and a trap.
#include <cassert>
__global__ void k(int *out) {
    assert(out[threadIdx.x] == 0);
    if (threadIdx.x == 5)
        __trap();
}
//   minicc run examples/wrong/assertion.cu --grid 1 --block 8 'out=[0,0,0,1,0,0,0,0]'
//   minicc run examples/wrong/assertion.cu --grid 1 --block 8 'out=zeros(8)'
