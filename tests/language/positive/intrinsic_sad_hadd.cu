extern "C" __global__ void intrinsic_sad_hadd(int *out) {
    int i = threadIdx.x; out[i] = (int)__sad(i, 5, 100u) + __hadd(i, 3) * 1000 + __rhadd(i, 3) * 100000;
}
// LAUNCH: intrinsic_sad_hadd<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == abs(arange(8) - 5) + 100 + (arange(8) + 3) // 2 * 1000 + (arange(8) + 4) // 2 * 100000
