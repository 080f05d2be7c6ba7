// Shuffles and votes without masks, of the lanes that are active together: targets before sm_70 have them (CUDA C++ Programming Guide 9, "Warp Vote Functions", "Warp Shuffle Functions").
// CONFIGS: -arch=sm_60 -O0 | -arch=sm_60 | -arch=sm_52 --codegen=llvm
// LAUNCH: k<<<1,32>>> out=zeros(32,i32) wide=arange(32,f64) votes=zeros(3,i32)
// EXPECT: out == where(arange(32) % 2 == 1, arange(32), arange(32) + where(arange(32) % 8 < 6, arange(32) + 2, arange(32)) + 4 + where(arange(32) >= 2, arange(32) - 2, arange(32)))
// EXPECT: wide == arange(32) ^ 5
// EXPECT: votes == array([1, 0, 0x55555500])
extern "C" __global__ void k(int *out, double *wide, int *votes) {
  int i = threadIdx.x, v = i;
  wide[i] = __shfl_xor(wide[i], 5);  // before lanes part: nothing says when they meet again
  if (i % 2 == 0) {
    v += __shfl_down(i, 2, 8) + __shfl(i, 4) + __shfl_up(i, 2);
    int some = __any(i == 30), every = __all(i != 8);
    unsigned voters = __ballot(i >= 8);
    if (i == 4) votes[0] = some, votes[1] = every, votes[2] = voters;
  }
  out[i] = v;
}
