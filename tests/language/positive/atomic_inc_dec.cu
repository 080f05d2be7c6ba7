extern "C" __global__ void atomic_inc_dec(unsigned *out) {
    atomicInc(out, 4); atomicDec(out + 1, 4);
}
// LAUNCH: atomic_inc_dec<<<1,8>>> out=zeros(2,u32)
// EXPECT: out == [3, 2]
