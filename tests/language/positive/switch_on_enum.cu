enum Color { RED, GREEN = 4, BLUE };
extern "C" __global__ void switch_on_enum(int *out) {
    int i = threadIdx.x; switch ((Color)i) { case RED: out[i] = 10; break; case GREEN: out[i] = 11; break; case BLUE: out[i] = 12; break; default: out[i] = 0; }
}
// LAUNCH: switch_on_enum<<<1,8>>> out=zeros(8,i32)
// EXPECT: out == [10, 0, 0, 0, 11, 12, 0, 0]
