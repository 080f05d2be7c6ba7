// Launches are checked against the kernel's parameters before anything runs.
__global__ void k(int n, float scale, const short *in, float *out) {
    if (threadIdx.x < n)
        out[threadIdx.x] = scale * in[threadIdx.x];
}
//   minicc run examples/wrong/arguments.cu --grid 1 --block 32 n=3000000000 scale=1.5 'in=zeros(32,i16)' 'out=zeros(32,f32)'
//   minicc run examples/wrong/arguments.cu --grid 1 --block 32 n=32 scale=1.5 'in=zeros(32,f64)' 'out=zeros(32,f32)'
//   minicc run examples/wrong/arguments.cu --grid 1 --block 32 n=32 scale=1.5 'in=zeros(32,i16)'
//   minicc run examples/wrong/arguments.cu --grid 1 --block 2048 n=32 scale=1.5 'in=zeros(32,i16)' 'out=zeros(32,f32)'
